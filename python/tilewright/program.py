"""Building, binding and calling compiled programs.

`ProgramBuilder` gathers a program's arguments and results while an importer fills in its
body; `Program` is the compiled result. Tensors cross the boundary as pointers, so each
side of it has a `Port`: the dtype, shape and strides that the compiled code relies on.
"""

from __future__ import annotations

import json
import os
import sys
import time
import warnings
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass, field
from typing import Any

import torch
from torch import fx

from . import recording
from .builder import Builder, Value
from .eager import Recipe, ScalarValue
from .errors import TilewrightError, UnsupportedGraphError
from .explain import Explanation
from .graphs import draws_numbers
from .importer import Importer
from .machine import measure as measure_machine
from .readers import before_program, behind

# Draws the seed of a call from torch's generator, so that torch.manual_seed decides it.
_SEED_RANGE = 2**62


@dataclass(frozen=True, slots=True)
class Port:
    """A tensor argument or result of a program.

    `permutation` orders the dims by decreasing stride: permuted so, the tensor is
    contiguous, and the program sees its memory in that order.
    """

    dtype: torch.dtype
    shape: tuple[int, ...]
    stride: tuple[int, ...]
    permutation: tuple[int, ...]

    @staticmethod
    def like(tensor: torch.Tensor) -> Port:
        """The port for tensors of this layout; for a layout with gaps, a contiguous one."""
        shape, stride = tuple(tensor.shape), tuple(tensor.stride())
        order = tuple(sorted(range(len(shape)), key=lambda d: (-stride[d], -shape[d])))
        expected = 1
        for dim in reversed(order):
            if shape[dim] != 1 and stride[dim] != expected:
                # Overlapping or strided with gaps (or already contiguous but for dims of size 1).
                return Port(tensor.dtype, shape, _contiguous(shape), tuple(range(len(shape))))
            expected *= shape[dim]
        if 0 in shape or tensor.is_contiguous():
            return Port(tensor.dtype, shape, stride, tuple(range(len(shape))))
        return Port(tensor.dtype, shape, stride, order)

    @staticmethod
    def from_json(data: dict[str, Any]) -> Port:
        """A port from plain data."""
        layout = {name: tuple(data[name]) for name in ("shape", "stride", "permutation")}
        return Port(getattr(torch, data["dtype"]), **layout)

    @property
    def memory_shape(self) -> list[int]:
        """The shape in the order of the memory."""
        return [self.shape[d] for d in self.permutation]

    def empty(self) -> torch.Tensor:
        """A new tensor of this layout, in the CPU's memory whatever the default device is."""
        return torch.empty_strided(self.shape, self.stride, dtype=self.dtype, device="cpu")

    def accepts(self, tensor: torch.Tensor) -> bool:
        """Whether the compiled code can use the tensor's memory as it is."""
        return is_memory(tensor) and (
            tensor.stride() == self.stride
            or (tensor.is_contiguous() and self.permutation == tuple(range(len(self.shape))))
        )


def is_memory(tensor: torch.Tensor) -> bool:
    """Whether the CPU finds the tensor's elements at `data_ptr`: a view may still have to be negated."""
    return tensor.is_cpu and not tensor.is_neg() and not tensor.is_conj() and not tensor._is_zerotensor()


def check_place(tensor: torch.Tensor, name: str) -> None:
    """Raises the `UnsupportedGraphError` for tensors that are no strided memory of the CPU's."""
    if not tensor.is_cpu or tensor.layout != torch.strided:
        raise UnsupportedGraphError("TW1017", f"{name} is on the device '{tensor.device}', laid out as {tensor.layout}")


@dataclass(slots=True)
class Interface:
    """What a program takes and gives: tensor arguments, then scalars, then the seed; and results.

    `updated` are the arguments whose contents the program replaces.
    """

    inputs: list[Port] = field(default_factory=list)
    outputs: list[Port] = field(default_factory=list)
    updated: list[int] = field(default_factory=list)
    scalars: int = 0
    has_seed: bool = False

    def to_json(self) -> dict[str, Any]:
        """Plain data."""
        return asdict(self, dict_factory=_plain)

    @staticmethod
    def from_json(data: dict[str, Any]) -> Interface:
        """The inverse of `to_json`."""
        ports = {side: [Port.from_json(port) for port in data[side]] for side in ("inputs", "outputs")}
        return Interface(**{**data, **ports})


def _plain(fields: list[tuple[str, Any]]) -> dict[str, Any]:
    return {name: str(x).removeprefix("torch.") if isinstance(x, torch.dtype) else x for name, x in fields}


def _contiguous(shape: Sequence[int]) -> tuple[int, ...]:
    stride, expected = [], 1
    for size in reversed(shape):
        stride.append(expected)
        expected *= max(size, 1)
    return tuple(reversed(stride))


class StageClock:
    """Where the time before the compiler goes: milliseconds by stage, in order."""

    def __init__(self) -> None:
        self.stages: dict[str, float] = {}
        self._last = time.perf_counter()

    def lap(self, stage: str) -> None:
        """What has passed since the last lap belongs to `stage`."""
        now = time.perf_counter()
        self.stages[stage] = self.stages.get(stage, 0.0) + 1e3 * (now - self._last)
        self._last = now


@dataclass(frozen=True, slots=True)
class Options:
    """How a program is compiled.

    Attributes
    ----------
    numerics
        ``"strict"`` rounds where PyTorch does; ``"fast"`` lets the compiler fuse products into
        sums and reassociate. Neither changes what NaN and infinities mean. In both, products of
        matrices and attention take subnormal numbers (below 1.2e-38 for float32) for zero, which
        costs no accuracy beside the numbers that they are added to; elsewhere
        ``torch.set_flush_denormal`` of the calling thread decides.
    fallback_random
        Leave random ops to PyTorch, so that they draw the numbers that eager draws from the same
        seed: slower, for comparing runs.
    """

    numerics: str = "strict"
    fallback_random: bool = False

    def __post_init__(self) -> None:
        if self.numerics not in ("strict", "fast"):
            raise TilewrightError("TW1001", f"numerics={self.numerics!r}", "use 'strict' or 'fast'")


def new_graph() -> Any:
    """An empty graph; its compiler starts now, and is ready by the time that the graph is complete."""
    from . import _core

    return _core.Graph()


def explain_refusal(error: TilewrightError, title: str, part: str = "the whole graph") -> Explanation:
    """The explanation of a graph, or a part of a step, that runs in PyTorch as a whole."""
    step = {"name": part, "kind": "eager", "reason": str(error)}
    if error.location and error.location[0]:
        step["lines"] = ["{}:{}".format(*error.location)]
    return Explanation({"title": title, "steps": [step]})


class ProgramBuilder:
    """Collects arguments, body and results of one program.

    Parameters
    ----------
    title
        What the program is, for people.
    """

    def __init__(self, title: str, options: Options) -> None:
        self.title = title
        self.options = options
        self.graph = new_graph()
        self.builder = Builder(self.graph)
        self.importer = Importer(self.builder, options.fallback_random)
        self.interface = Interface()

    def argument(self, tensor: torch.Tensor, name: str, role: str) -> Value:
        """A tensor argument; the value has the tensor's logical shape."""
        port = Port.like(tensor)
        self.interface.inputs.append(port)
        memory = self.builder.argument(port.dtype, port.memory_shape, name, role)
        inverse = sorted(range(len(port.permutation)), key=port.permutation.__getitem__)
        return self.builder.transpose(memory, inverse)

    def scalar(self, name: str) -> Value:
        """A Python float that the caller gives anew in every call. After all tensors."""
        self.interface.scalars += 1
        value = self.builder.argument(torch.float64, (), name, "scalar")
        return ScalarValue(value.id, value.dtype, value.shape)

    def seed(self, module: fx.GraphModule) -> None:
        """The seed of the random ops of `module`, if it has any. The last argument."""
        if self.options.fallback_random or not draws_numbers(module):
            return
        self.interface.has_seed = True
        self.builder.seed = self.builder.argument(torch.int64, (), "seed", "scalar")

    def result(self, value: Value, like: torch.Tensor) -> int:
        """A result that is returned in a new tensor with the layout of `like`; its number."""
        port = Port.like(like)
        self.interface.outputs.append(port)
        self.graph.result(self.builder.transpose(value, port.permutation).id)
        return len(self.interface.outputs) - 1

    def update(self, value: Value, argument: int) -> None:
        """A result that replaces the contents of tensor argument number `argument`."""
        port = self.interface.inputs[argument]
        self.interface.updated.append(argument)
        self.graph.result(self.builder.transpose(value, port.permutation).id, argument)

    def compile(self, keep: dict[str, str] | None = None, clock: StageClock | None = None) -> Program:
        """Compile what has been built.

        Parameters
        ----------
        keep
            ``key`` and ``binding``, to keep the program on disk.
        clock
            The stages so far, for `Program.explain`.

        Raises
        ------
        UnsupportedGraphError
            When there are no kernels for this machine, or the compiler's process died (TW3xxx): the caller runs the
            graph in PyTorch. A kernel that fails to compile is only a warning: its ops run one by one, in the
            interpreter where need be.
        """
        try:
            executable = self.graph.compile({"numerics": self.options.numerics, **(keep or {})})
        except TilewrightError as error:
            if error.code.startswith("TW3"):
                raise UnsupportedGraphError(error.code, error.message, error.hint, error.location) from error
            raise
        for failure in executable.failures():
            warnings.warn(f"tilewright runs the ops of a kernel one by one: {failure}", stacklevel=2)
        return Program(executable, self.title, self.interface, self.importer.recipes, clock)


class Program:
    """A compiled program: call it with tensors and scalars, get its results."""

    def __init__(
        self,
        executable: Any,
        title: str,
        interface: Interface,
        recipes: Sequence[Recipe] = (),
        clock: StageClock | None = None,
    ) -> None:
        from . import _core

        self.executable = executable
        self.title = title
        self.inputs = interface.inputs
        self.outputs = interface.outputs
        self.updated = frozenset(interface.updated)
        self.scalars = interface.scalars
        self.has_seed = interface.has_seed
        self.recipes = recipes
        self.weights: tuple[torch.Tensor, ...] = ()
        self.earlier_stages = clock.stages if clock else {}
        self._is_native = isinstance(executable, _core.Executable)  # and not the interpreter's, in tests
        self._eager: Callable[[int, list[int], list[int]], None] | None = None
        if recipes:
            self._eager = lambda call, operands, results: recipes[call].run(operands, results)
        recording.register(self)
        if os.environ.get("TW_EXPLAIN") == "1":
            from rich.console import Console

            # Wide where nothing says how wide: a log must not lose columns.
            console = Console(stderr=True, width=None if sys.stderr.isatty() else 160)
            self.explain().print(console)

    def watch(self, weights: Sequence[torch.Tensor], other: Program | None = None) -> bool:
        """Use `weights` as the first arguments of every call, if they can be.

        What depends on nothing else (packed operands of products above all) is computed again only when PyTorch counts
        a write to one of them, or one has moved. Writes to inference tensors are not counted, and a weight in another
        layout than the program's would have to be copied: with such weights the answer is False and nothing changes.
        What `other` computes of the same weights in the same way is kept once.
        """
        if any(w.is_inference() or not port.accepts(w) for port, w in zip(self.inputs, weights, strict=False)):
            return False
        self.weights = tuple(weights)
        if other is not None:
            self.executable.watch_with(other.executable)
        else:
            self.executable.watch(list(weights))
        return True

    def run(self, tensors: Sequence[torch.Tensor], scalars: Sequence[float] = ()) -> list[torch.Tensor]:
        """Runs the program.

        Parameters
        ----------
        tensors
            One for each argument that is not watched, laid out as its port says; updated arguments in place.
        scalars
            The run-time scalars, in the order in which they were declared.
        """
        outputs = [port.empty() for port in self.outputs]
        pointers = [t.data_ptr() for t in tensors]
        if behind:
            before_program([t.data_ptr() for t in (*self.weights, *tensors)])
        if self.scalars:
            # New tensors for each call, so that concurrent calls do not see each other's numbers.
            numbers = torch.tensor(scalars, dtype=torch.float64)
            start = numbers.data_ptr()
            pointers += [start + 8 * i for i in range(self.scalars)]
        if self.has_seed:
            seed = torch.randint(_SEED_RANGE, ())
            pointers.append(seed.data_ptr())
        self.executable.run(pointers, [t.data_ptr() for t in outputs], self._eager)
        if self.updated:
            # As PyTorch's own in-place ops do: autograd and other programs want to know.
            arguments = [*self.weights, *tensors]
            written = [arguments[i] for i in self.updated]
            torch.autograd.graph.increment_version([t for t in written if not t.is_inference()])
        return outputs

    def answer(self, calls: Any, inputs: tuple[Any, ...], tensors: Sequence[torch.Tensor], wrap: Any) -> None:
        """Let a `_core.NativeCalls` answer calls like the one with these inputs, if nothing but this program is needed.

        Parameters
        ----------
        tensors
            Those in `inputs`.
        wrap
            Makes the answer of the list of results; None where it is the only one.
        """
        if self.updated or self.has_seed or self.scalars or self._eager or not self._is_native:
            return
        ports = self.inputs[len(self.weights) :]
        if all(port.accepts(tensor) for port, tensor in zip(ports, tensors, strict=True)):
            calls.add(inputs, self.executable, [port.empty() for port in self.outputs], wrap)

    def run_adapted(
        self, tensors: Sequence[torch.Tensor], adapt: Sequence[int], scalars: Sequence[float] = ()
    ) -> list[torch.Tensor]:
        """`run`, when the layout of the tensors numbered in `adapt` is not known to be the program's."""
        adapted = list(tensors)
        first = len(self.weights)
        for i in adapt:
            tensor, port = tensors[i], self.inputs[first + i]
            # Almost never; a call to find out would take longer.
            if (
                tensor.shape != port.shape
                or tensor.dtype != port.dtype
                or tensor.stride() != port.stride
                or not is_memory(tensor)
            ):
                adapted[i] = self._adapted(tensor, first + i)
        outputs = self.run(adapted, scalars)
        if self.updated:
            for i in adapt:
                if first + i in self.updated and adapted[i] is not tensors[i]:
                    tensors[i].copy_(adapted[i])
        return outputs

    def _adapted(self, tensor: torch.Tensor, index: int) -> torch.Tensor:
        """`tensor` in the layout that argument `index` needs: itself, or a copy."""
        port = self.inputs[index]
        if tuple(tensor.shape) != port.shape or tensor.dtype != port.dtype or not tensor.is_cpu:
            raise TilewrightError(
                "TW4001",
                f"argument {index} is {tensor.dtype}{list(tensor.shape)} on {tensor.device}, "
                f"the program was compiled for {port.dtype}{list(port.shape)} on cpu",
            )
        return tensor if port.accepts(tensor) else port.empty().copy_(tensor)

    def explain(self) -> Explanation:
        """What the program consists of, and where its time went if a recording is open."""
        report = json.loads(self.executable.report())
        if self.earlier_stages:
            report["stage_ms"] = {**self.earlier_stages, **report.get("stage_ms", {})}
            report["total_ms"] = report.get("total_ms", 0.0) + sum(self.earlier_stages.values())
        return Explanation({"title": self.title, **report}, self.executable.events(), measure_machine)
