"""Steps that PyTorch executes: call recipes, and tensors over the program's memory."""

from __future__ import annotations

import ctypes
import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import torch
from torch.utils import _pytree as pytree

from .builder import Value


@dataclass(frozen=True, slots=True)
class Operand:
    """The place of operand number `index` in a call's arguments."""

    index: int
    is_scalar: bool  # a rank-0 value that stands for a Python number


@dataclass(frozen=True, slots=True)
class TensorType:
    """Dtype and shape of a contiguous tensor."""

    dtype: torch.dtype
    shape: tuple[int, ...]

    @property
    def nbytes(self) -> int:
        """The size of its memory."""
        return math.prod(self.shape) * self.dtype.itemsize


@dataclass(slots=True)
class Recipe:
    """How to repeat one ATen call: the overload and its arguments with operands as holes."""

    op: Any
    args: tuple[Any, ...]
    kwargs: dict[str, Any]
    operands: list[TensorType]
    results: list[tuple[int, TensorType]]  # (position in the op's results, type)

    def run(self, operand_pointers: Sequence[int], result_pointers: Sequence[int]) -> None:
        """Calls ATen on tensors over the operands' memory and copies the results out."""
        tensors = [over_memory(p, t) for p, t in zip(operand_pointers, self.operands, strict=True)]

        def fill(x: Any) -> Any:
            if not isinstance(x, Operand):
                return x
            return tensors[x.index].item() if x.is_scalar else tensors[x.index]

        args, kwargs = pytree.tree_map(fill, (self.args, self.kwargs))
        with torch.no_grad():
            produced = self.op(*args, **kwargs)
        outputs = produced if isinstance(produced, (tuple, list)) else (produced,)
        for pointer, (position, kind) in zip(result_pointers, self.results, strict=True):
            over_memory(pointer, kind).copy_(outputs[position])


def over_memory(pointer: int, kind: TensorType) -> torch.Tensor:
    """A contiguous tensor over memory that somebody else owns and keeps alive."""
    if kind.nbytes == 0:
        return torch.empty(kind.shape, dtype=kind.dtype)
    buffer = (ctypes.c_char * kind.nbytes).from_address(pointer)
    return torch.frombuffer(buffer, dtype=kind.dtype).view(kind.shape)


def make_recipe(
    op: Any, args: Any, kwargs: Any, results: Sequence[tuple[int, TensorType]]
) -> tuple[Recipe, list[Value]]:
    """A recipe from a call on graph values, and the operands it needs."""
    operands: list[Value] = []

    def hole(x: Any) -> Any:
        if not isinstance(x, Value):
            return x
        operands.append(x)
        return Operand(len(operands) - 1, isinstance(x, ScalarValue))

    args, kwargs = pytree.tree_map_only(Value, hole, (tuple(args), dict(kwargs)))
    types = [TensorType(v.dtype, v.shape) for v in operands]
    return Recipe(op, args, kwargs, types, list(results)), operands


class ScalarValue(Value):
    """A rank-0 value that the traced program uses as a Python number."""

    __slots__ = ()
