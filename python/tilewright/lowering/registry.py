"""The table from ATen overloads to lowerings."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import torch

from ..builder import Builder, Number, Value, opmath

# A lowering takes the builder, the FakeTensor(s) that the node produces, and the node's
# arguments with graph values in place of tensors. It returns a value, a list of values
# (for tuple results), or None when this call is one that it cannot express.
Lowering = Callable[..., Any]

TABLE: dict[Any, Lowering] = {}


def lower(*targets: Any) -> Callable[[Lowering], Lowering]:
    """Registers a lowering for some overloads (or Python scalar operators)."""

    def register(function: Lowering) -> Lowering:
        for target in targets:
            assert target not in TABLE, f"{target} is lowered twice"
            TABLE[target] = function
        return function

    return register


def operand(b: Builder, x: Value | Number, dtype: torch.dtype) -> Value:
    """A number or value as a graph value of `dtype`."""
    return b.convert(x, dtype) if isinstance(x, Value) else b.splat(x, dtype)


def finish(b: Builder, x: Value, out: torch.Tensor) -> Value:
    """`x` with the dtype and shape that PyTorch gives the result."""
    return b.broadcast(b.convert(x, out.dtype), tuple(out.shape))


def compute(b: Builder, out: torch.Tensor, *xs: Value | Number) -> list[Value]:
    """Operands in the dtype in which ATen computes a result like `out`."""
    return [operand(b, x, opmath(out.dtype)) for x in xs]


def canonical_dim(dim: int, rank: int) -> int:
    """A dim that may count from the end, as one that does not."""
    return dim + max(rank, 1) if dim < 0 else dim


def canonical_dims(dims: int | list[int] | None, rank: int) -> list[int]:
    """The dims of a reduction; none (or an empty list) means all."""
    if isinstance(dims, int):
        dims = [dims]
    if not dims:
        return list(range(rank))
    return sorted(canonical_dim(d, rank) for d in dims) if rank else []
