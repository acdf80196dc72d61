"""Building, binding and calling compiled programs.

`ProgramBuilder` gathers a program's arguments and results while an importer fills in its
body; `Program` is the compiled result. Tensors cross the boundary as pointers, so each
side of it has a `Port`: the dtype, shape and strides that the compiled code relies on.
"""

from __future__ import annotations

import json
import os
import sys
import warnings
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

import torch

from . import recording
from .builder import Builder, Value
from .eager import ScalarValue
from .errors import TilewrightError, UnsupportedGraphError
from .explain import Explanation
from .importer import Importer

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

    @property
    def memory_shape(self) -> list[int]:
        """The shape in the order of the memory."""
        return [self.shape[d] for d in self.permutation]

    def empty(self) -> torch.Tensor:
        """A new tensor of this layout."""
        return torch.empty_strided(self.shape, self.stride, dtype=self.dtype)

    def accepts(self, tensor: torch.Tensor) -> bool:
        """Whether the compiled code can use the tensor's memory as it is."""
        return tensor.stride() == self.stride or (
            tensor.is_contiguous() and self.permutation == tuple(range(len(self.shape)))
        )


def _contiguous(shape: Sequence[int]) -> tuple[int, ...]:
    stride, expected = [], 1
    for size in reversed(shape):
        stride.append(expected)
        expected *= max(size, 1)
    return tuple(reversed(stride))


def check_numerics(numerics: str) -> None:
    """Refuse a mode that does not exist. What "fast" may relax, "strict" already is right without."""
    if numerics not in ("strict", "fast"):
        raise TilewrightError("TW1001", f"numerics={numerics!r}", "use 'strict' or 'fast'")


def new_graph() -> Any:
    """An empty graph of the compiler. The import is late because the core loads LLVM."""
    from . import _core

    return _core.Graph()


def explain_refusal(error: TilewrightError, title: str) -> Explanation:
    """The explanation of a graph that runs in PyTorch as a whole."""
    step = {"name": "the whole graph", "kind": "eager", "reason": str(error)}
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

    def __init__(self, title: str) -> None:
        self.title = title
        self.graph = new_graph()
        self.builder = Builder(self.graph)
        self.importer = Importer(self.builder)
        self.inputs: list[Port] = []
        self.outputs: list[Port] = []
        self.updated: list[int] = []
        self.scalars = 0
        self.has_seed = False

    def argument(self, tensor: torch.Tensor, name: str, role: str) -> Value:
        """A tensor argument; the value has the tensor's logical shape."""
        port = Port.like(tensor)
        self.inputs.append(port)
        memory = self.builder.argument(port.dtype, port.memory_shape, name, role)
        inverse = sorted(range(len(port.permutation)), key=port.permutation.__getitem__)
        return self.builder.transpose(memory, inverse)

    def scalar(self, name: str) -> Value:
        """A Python float that the caller gives anew in every call. After all tensors."""
        self.scalars += 1
        value = self.builder.argument(torch.float64, (), name, "scalar")
        return ScalarValue(value.id, value.dtype, value.shape)

    def seed(self) -> None:
        """The seed of the program's random ops. The last argument."""
        self.has_seed = True
        self.builder.seed = self.builder.argument(torch.int64, (), "seed", "scalar")

    def result(self, value: Value, like: torch.Tensor) -> None:
        """A result that is returned in a new tensor with the layout of `like`."""
        port = Port.like(like)
        self.outputs.append(port)
        self.graph.result(self.builder.transpose(value, port.permutation).id)

    def update(self, value: Value, argument: int) -> None:
        """A result that replaces the contents of tensor argument number `argument`."""
        port = self.inputs[argument]
        self.updated.append(argument)
        self.graph.result(self.builder.transpose(value, port.permutation).id, argument)

    def compile(self) -> Program:
        """Compile what has been built.

        Raises
        ------
        UnsupportedGraphError
            When there are no kernels for this machine (TW3xxx): the caller runs the graph in PyTorch. A kernel that
            fails to compile is only a warning: its ops run one by one, in the interpreter where need be.
        """
        try:
            executable = self.graph.compile()
        except TilewrightError as error:
            if error.code.startswith("TW3"):
                raise UnsupportedGraphError(error.code, error.message, error.hint, error.location) from error
            raise
        for failure in executable.failures():
            warnings.warn(f"tilewright runs the ops of a kernel one by one: {failure}", stacklevel=2)
        program = Program(executable, self)
        if os.environ.get("TW_EXPLAIN") == "1":
            from rich.console import Console

            # Wide where nothing says how wide: a log must not lose columns.
            console = Console(stderr=True, width=None if sys.stderr.isatty() else 160)
            program.explain().print(console)
        return program


class Program:
    """A compiled program: call it with tensors and scalars, get its results."""

    def __init__(self, executable: Any, built: ProgramBuilder) -> None:
        self.executable = executable
        self.title = built.title
        self.inputs = built.inputs
        self.outputs = built.outputs
        self.updated = frozenset(built.updated)
        self.scalars = built.scalars
        self.has_seed = built.has_seed
        self.recipes = recipes = built.importer.recipes
        self._eager: Callable[[int, list[int], list[int]], None] | None = None
        if recipes:
            self._eager = lambda call, operands, results: recipes[call].run(operands, results)
        recording.register(self)

    def run(self, tensors: Sequence[torch.Tensor], scalars: Sequence[float] = ()) -> list[torch.Tensor]:
        """Runs the program.

        Parameters
        ----------
        tensors
            One for each argument, laid out as its port says; updated arguments in place.
        scalars
            The run-time scalars, in the order in which they were declared.
        """
        outputs = [port.empty() for port in self.outputs]
        pointers = [t.data_ptr() for t in tensors]
        # New tensors for each call, so that concurrent calls do not see each other's numbers.
        numbers = torch.tensor(scalars, dtype=torch.float64)
        start = numbers.data_ptr()
        pointers += [start + 8 * i for i in range(self.scalars)]
        if self.has_seed:
            seed = torch.randint(_SEED_RANGE, ())
            pointers.append(seed.data_ptr())
        self.executable.run(pointers, [t.data_ptr() for t in outputs], self._eager)
        return outputs

    def run_adapted(
        self, tensors: Sequence[torch.Tensor], adapt: Sequence[int], scalars: Sequence[float] = ()
    ) -> list[torch.Tensor]:
        """`run`, when the layout of the arguments numbered in `adapt` is not known to be the program's."""
        adapted = list(tensors)
        for i in adapt:
            adapted[i] = self._adapted(tensors[i], i)
        outputs = self.run(adapted, scalars)
        for i in adapt:
            if i in self.updated and adapted[i] is not tensors[i]:
                tensors[i].copy_(adapted[i])
        return outputs

    def _adapted(self, tensor: torch.Tensor, index: int) -> torch.Tensor:
        """`tensor` in the layout that argument `index` needs: itself, or a copy."""
        port = self.inputs[index]
        if tuple(tensor.shape) != port.shape or tensor.dtype != port.dtype:
            raise TilewrightError(
                "TW4001",
                f"argument {index} is {tensor.dtype}{list(tensor.shape)}, "
                f"the program was compiled for {port.dtype}{list(port.shape)}",
            )
        return tensor if port.accepts(tensor) else port.empty().copy_(tensor)

    def explain(self) -> Explanation:
        """What the program consists of, and where its time went if a recording is open."""
        return Explanation({"title": self.title, **json.loads(self.executable.report())}, self.executable.events())
