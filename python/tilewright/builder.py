"""Typed, shape-checked construction of ``graph`` programs.

`Builder` wraps ``_core.Graph``: it knows the dtype and shape of every value, so that a
lowering can be written as plain arithmetic. The semantics of each op are those of
``include/tilewright/Graph/IR/GraphOps.td``; nothing broadcasts or promotes implicitly
there, so the helpers here insert the conversions and broadcasts.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any

import torch

from .errors import UnsupportedGraphError

DTYPE_NAMES: dict[torch.dtype, str] = {
    torch.float64: "f64",
    torch.float32: "f32",
    torch.float16: "f16",
    torch.bfloat16: "bf16",
    torch.int64: "i64",
    torch.int32: "i32",
    torch.int16: "i16",
    torch.int8: "i8",
    torch.uint8: "ui8",
    torch.bool: "i1",
}

NARROW_INTEGERS = (torch.bool, torch.uint8, torch.int8, torch.int16)

Shape = tuple[int, ...]
Number = bool | int | float
Location = tuple[str, int, str]


@dataclass(frozen=True, slots=True)
class Value:
    """A value of the graph: its number there, element type and static shape."""

    id: int
    dtype: torch.dtype
    shape: Shape

    @property
    def rank(self) -> int:
        """The number of dims."""
        return len(self.shape)

    @property
    def numel(self) -> int:
        """The number of elements."""
        return math.prod(self.shape)


@dataclass(frozen=True, slots=True)
class RowGradient:
    """A table's gradient that is zero but for some rows: ``updates[n]`` counts for row ``ids[n]``, unless `skip_id`."""

    ids: Value
    updates: Value
    skip_id: int | None


class WholeTableReadError(Exception):
    """A table that is only to be read row by row is read in another way."""

    def __init__(self, table: int, reason: str) -> None:
        self.table = table
        self.reason = reason
        super().__init__(reason)


def dtype_name(dtype: torch.dtype) -> str:
    """The graph's name of a torch dtype; raises `UnsupportedGraphError` (TW1010) when it has none."""
    name = DTYPE_NAMES.get(dtype)
    if name is None:
        raise UnsupportedGraphError("TW1010", f"tensors of {dtype} cannot be compiled")
    return name


def opmath(dtype: torch.dtype) -> torch.dtype:
    """The dtype ATen computes in: f32 for the 16-bit floats, otherwise the dtype itself."""
    return torch.float32 if dtype in (torch.float16, torch.bfloat16) else dtype


class Builder:
    """Appends ops to a ``_core.Graph``, converting and broadcasting explicitly."""

    def __init__(self, graph: Any) -> None:
        self.graph = graph
        self.location: Location = ("", 0, "")
        self.random_streams = 0
        self.seed: Value | None = None
        # Tables that are read by `lookup(ids)` only, and gradients of which the rows are known; by the value's number.
        self.lookups: dict[int, Callable[[Value], Value]] = {}
        self.row_gradients: dict[int, list[RowGradient]] = {}
        self._constants: dict[tuple[torch.dtype, Shape, str], Value] = {}
        self._arange_steps: dict[int, Number] = {}

    # ------------------------------------------------------------------ sources
    def argument(self, dtype: torch.dtype, shape: Sequence[int], name: str, role: str) -> Value:
        """A function argument of the program."""
        return Value(self.graph.argument(dtype_name(dtype), list(shape), name, role), dtype, tuple(shape))

    def splat(self, value: Number, dtype: torch.dtype, shape: Sequence[int] = ()) -> Value:
        """A tensor of one repeated number."""
        key = (dtype, tuple(shape), repr(value))
        if key not in self._constants:
            data = torch.tensor(value).to(dtype).reshape(1).view(torch.uint8).numpy().tobytes()
            number = self.graph.constant(dtype_name(dtype), list(shape), data)
            self._constants[key] = Value(number, dtype, tuple(shape))
        return self._constants[key]

    def literal(self, tensor: torch.Tensor) -> Value:
        """A constant with the tensor's contents."""
        data = tensor.detach().contiguous().reshape(-1).view(torch.uint8).numpy().tobytes()
        number = self.graph.constant(dtype_name(tensor.dtype), list(tensor.shape), data)
        return Value(number, tensor.dtype, tuple(tensor.shape))

    def iota(self, dtype: torch.dtype, shape: Sequence[int], dim: int, start: Number = 0, step: Number = 1) -> Value:
        """``start + step * index`` along `dim`."""
        attributes = {"dim": dim, "start": float(start), "step": float(step)}
        result = self.op("iota", [], dtype, shape, attributes)
        if start == 0 and len(shape) == 1:
            self._arange_steps[result.id] = step
        return result

    def arange_step(self, x: Value) -> Number | None:
        """The step of a vector built as 0, step, 2 * step, ...; None for any other value."""
        return self._arange_steps.get(x.id)

    def random(self, shape: Sequence[int]) -> Value:
        """Uniform f32 numbers in [0, 1), a new stream for every call of this function."""
        stream, self.random_streams = self.random_streams, self.random_streams + 1
        return self.op("random", [self.program_seed()], torch.float32, shape, {"stream": stream})

    def program_seed(self) -> Value:
        """The seed of a call's random numbers."""
        if self.seed is None:
            raise UnsupportedGraphError("TW1011", "random numbers need the program's seed argument")
        return self.seed

    # ---------------------------------------------------------------------- ops
    def ops(
        self,
        name: str,
        operands: Sequence[Value],
        results: Sequence[tuple[torch.dtype, Sequence[int]]],
        attributes: dict[str, Any] | None = None,
    ) -> list[Value]:
        """Appends one op with any number of results."""
        for v in operands:
            if v.id in self.lookups and name not in ("take_current", "row_update"):
                raise WholeTableReadError(v.id, f"it is read by '{name}', not only looked up")
        types = [(dtype_name(dtype), list(shape)) for dtype, shape in results]
        numbers = self.graph.op(f"graph.{name}", [v.id for v in operands], attributes or {}, types, self.location)
        return [Value(n, d, tuple(s)) for n, (d, s) in zip(numbers, results, strict=True)]

    @contextmanager
    def body(self, dtypes: Sequence[torch.dtype]) -> Iterator[tuple[list[Value], list[Value]]]:
        """The body of the next op, on rank-0 arguments; what is put into the second list is what it yields."""
        outer, self._constants = self._constants, {}
        numbers = self.graph.body([(dtype_name(dtype), []) for dtype in dtypes])
        results: list[Value] = []
        yield [Value(n, dtype, ()) for n, dtype in zip(numbers, dtypes, strict=True)], results
        self.graph.yield_([v.id for v in results])
        self._constants = outer

    def op(
        self,
        name: str,
        operands: Sequence[Value],
        dtype: torch.dtype,
        shape: Sequence[int],
        attributes: dict[str, Any] | None = None,
    ) -> Value:
        """Appends one op with one result."""
        return self.ops(name, operands, [(dtype, shape)], attributes)[0]

    def unary(self, name: str, x: Value) -> Value:
        """An elementwise op that keeps dtype and shape."""
        return self.op(name, [x], x.dtype, x.shape)

    def binary(self, name: str, x: Value | Number, y: Value | Number) -> Value:
        """An elementwise op; numbers take the other operand's dtype, shapes broadcast."""
        x, y = self._pair(x, y)
        return self.op(name, [x, y], x.dtype, x.shape)

    def add(self, x: Value | Number, y: Value | Number) -> Value:
        """``x + y``."""
        result = self.binary("add", x, y)
        if isinstance(x, Value) and isinstance(y, Value) and {x.id, y.id} <= self.row_gradients.keys():
            self.row_gradients[result.id] = self.row_gradients[x.id] + self.row_gradients[y.id]
        return result

    def sub(self, x: Value | Number, y: Value | Number) -> Value:
        """``x - y``."""
        return self.binary("sub", x, y)

    def mul(self, x: Value | Number, y: Value | Number) -> Value:
        """``x * y``."""
        return self.binary("mul", x, y)

    def div(self, x: Value | Number, y: Value | Number) -> Value:
        """``x / y``; integers truncate."""
        return self.binary("div", x, y)

    def compare(self, predicate: str, x: Value | Number, y: Value | Number) -> Value:
        """``x <predicate> y`` as bool; predicates are ``eq ne lt le gt ge``."""
        x, y = self._pair(x, y)
        return self.op("cmp", [x, y], torch.bool, x.shape, {"predicate": predicate})

    def select(self, condition: Value, x: Value | Number, y: Value | Number) -> Value:
        """``condition ? x : y`` with broadcasting."""
        x, y = self._pair(x, y)
        shape = broadcast_shapes(condition.shape, x.shape)
        operands = [self.broadcast(v, shape) for v in (condition, x, y)]
        return self.op("select", operands, x.dtype, shape)

    def convert(self, x: Value, dtype: torch.dtype) -> Value:
        """`x` with another element type."""
        return x if x.dtype == dtype else self.op("convert", [x], dtype, x.shape)

    def _pair(self, x: Value | Number, y: Value | Number) -> tuple[Value, Value]:
        if not isinstance(x, Value):
            assert isinstance(y, Value), "one operand must be a value"
            x = self.splat(x, y.dtype)
        elif not isinstance(y, Value):
            y = self.splat(y, x.dtype)
        shape = broadcast_shapes(x.shape, y.shape)
        return self.broadcast(x, shape), self.broadcast(y, shape)

    # -------------------------------------------------------------------- views
    def broadcast(self, x: Value, shape: Sequence[int]) -> Value:
        """`x` with PyTorch's right-aligned broadcasting to `shape`."""
        shape = tuple(shape)
        if x.shape == shape:
            return x
        offset = len(shape) - x.rank
        return self.op("broadcast", [x], x.dtype, shape, {"dims": [offset + d for d in range(x.rank)]})

    def reshape(self, x: Value, shape: Sequence[int]) -> Value:
        """The same elements in row-major order, in another shape."""
        return x if x.shape == tuple(shape) else self.op("reshape", [x], x.dtype, shape)

    def transpose(self, x: Value, permutation: Sequence[int]) -> Value:
        """Dim k of the result is dim ``permutation[k]`` of `x`."""
        permutation = list(permutation)
        if permutation == list(range(x.rank)):
            return x
        return self.op("transpose", [x], x.dtype, [x.shape[d] for d in permutation], {"permutation": permutation})

    def swap(self, x: Value, a: int, b: int) -> Value:
        """Dims `a` and `b` exchanged."""
        permutation = list(range(x.rank))
        permutation[a], permutation[b] = permutation[b], permutation[a]
        return self.transpose(x, permutation)

    def slice(self, x: Value, dim: int, start: int, size: int, stride: int = 1) -> Value:
        """`size` elements along one dim from `start`, `stride` apart."""
        if (start, size, stride) == (0, x.shape[dim], 1):
            return x
        starts, strides, shape = [0] * x.rank, [1] * x.rank, list(x.shape)
        starts[dim], strides[dim], shape[dim] = start, stride, size
        return self.op("slice", [x], x.dtype, shape, {"starts": starts, "strides": strides})

    def concat(self, xs: Sequence[Value], dim: int) -> Value:
        """The values one after another along `dim`."""
        if len(xs) == 1:
            return xs[0]
        shape = list(xs[0].shape)
        shape[dim] = sum(x.shape[dim] for x in xs)
        return self.op("concat", xs, xs[0].dtype, shape, {"dim": dim})

    def pad(self, x: Value, low: Sequence[int], shape: Sequence[int], value: Number = 0) -> Value:
        """`x` at offset `low` in a tensor of `shape` that is otherwise `value`."""
        if x.shape == tuple(shape):
            return x
        return self.op("pad", [x, self.splat(value, x.dtype)], x.dtype, shape, {"low": list(low)})

    # --------------------------------------------------------------- reductions
    def reduce(self, kind: str, x: Value, dims: Sequence[int], keepdim: bool = False) -> Value:
        """Reduces `dims`; with `keepdim` they stay with size 1."""
        dims = sorted(dims)
        if dims:
            kept = [s for d, s in enumerate(x.shape) if d not in dims]
            result = self.op("reduce", [x], x.dtype, kept, {"kind": kind, "dims": dims})
        else:
            result = x
        if keepdim:
            return self.reshape(result, [1 if d in dims else s for d, s in enumerate(x.shape)])
        return result

    def sum(self, x: Value, dims: Sequence[int], keepdim: bool = False) -> Value:
        """The sum over `dims`."""
        return self.reduce("sum", x, dims, keepdim)

    def mean(self, x: Value, dims: Sequence[int], keepdim: bool = False) -> Value:
        """The mean; of no elements it is NaN, as in PyTorch."""
        count = math.prod(x.shape[d] for d in dims)
        return self.div(self.sum(x, dims, keepdim), float(count))

    # ------------------------------------------------------------------- heroes
    def matmul(self, x: Value, y: Value) -> Value:
        """``[batch..., M, K] x [batch..., K, N]`` with equal batch dims."""
        return self.op("matmul", [x, y], x.dtype, (*x.shape[:-1], y.shape[-1]))

    def take(self, table: Value, ids: Value, axis: int, wrap: bool = False) -> Value:
        """``table[..., ids, ...]`` at `axis`; `wrap` allows ids that count from the end."""
        if table.id in self.lookups and axis == 0 and not wrap:
            rows = self.lookups[table.id](self.reshape(ids, (ids.numel,)))
            return self.reshape(rows, (*ids.shape, *table.shape[1:]))
        shape = (*table.shape[:axis], *ids.shape, *table.shape[axis + 1 :])
        attributes: dict[str, Any] = {"axis": axis}
        if wrap:
            attributes["wrap"] = True
        return self.op("take", [table, ids], table.dtype, shape, attributes)

    def scatter_add(self, base: Value, ids: Value, updates: Value, skip_id: int | None = None) -> Value:
        """``base[ids[n]] += updates[n]`` in order of n; rows of `skip_id` are dropped."""
        if base.dtype in NARROW_INTEGERS:  # there are kernels for 32 and 64 bits; the low bits of a sum are the same
            wide = self.scatter_add(self.convert(base, torch.int32), ids, self.convert(updates, torch.int32), skip_id)
            return self.convert(wide, base.dtype)
        attributes = {} if skip_id is None else {"skip_id": skip_id}
        result = self.op("scatter_add", [base, ids, updates], base.dtype, base.shape, attributes)
        if base is self._constants.get((base.dtype, base.shape, repr(0))):
            self.row_gradients[result.id] = [RowGradient(ids, updates, skip_id)]
        return result


def broadcast_shapes(*shapes: Sequence[int]) -> Shape:
    """PyTorch's right-aligned broadcasting of shapes that fit, without the SymPy that PyTorch's own function loads."""
    rank = max(map(len, shapes), default=0)
    padded = [(1,) * (rank - len(shape)) + tuple(shape) for shape in shapes]
    return tuple(next((n for n in sizes if n != 1), 1) for sizes in zip(*padded, strict=True))
