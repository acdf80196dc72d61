"""Tensors whose memory may be behind, and how a reader has them brought up to date.

This is apart from `deferred`, which decides what is behind, since programs and the optimizer's
fingerprint need it, and `deferred` needs those.
"""

from __future__ import annotations

import weakref
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any, Protocol

import torch
from torch import nn


class Behind(Protocol):
    """Tensors of which some rows are behind."""

    optimizer: torch.optim.Optimizer
    hooked: dict[nn.Module, int]  # numbers of forward hooks

    def owns(self, pointers: Sequence[int]) -> bool:
        """Whether one of these addresses is that of a tensor that is behind."""

    def synchronize(self) -> None:
        """Bring all of them up to date."""


# All of them in this process; the hooks below keep them alive.
behind: weakref.WeakSet[Any] = weakref.WeakSet()


def before_program(pointers: Sequence[int]) -> None:
    """Brings the tensors at these addresses up to date."""
    if not behind:  # which is sooner found out than an empty loop is over
        return
    for tensors in list(behind):
        if tensors.owns(pointers):
            tensors.synchronize()


@contextmanager
def unhooked() -> Iterator[None]:
    """While a model is captured, and a compiled step called, forward passes do not count as readers: programs do."""
    taken = []
    for tables in behind:
        for module, number in tables.hooked.items():
            if hook := module._forward_pre_hooks.pop(number, None):
                taken.append((module._forward_pre_hooks, number, hook))
    try:
        yield
    finally:
        for hooks, number, hook in taken:
            hooks[number] = hook
            hooks.move_to_end(number, last=False)


class OwnHook:
    """A hook of this package on modules and optimizers: it changes nothing of what they compute."""


class CountFusedUpdates(OwnHook):
    """A hook after steps of optimizers: fused ones count as writes to the parameters, which PyTorch forgets."""

    def __call__(self, optimizer: torch.optim.Optimizer, *_: Any) -> None:
        """Called after `optimizer` has stepped."""
        for group in optimizer.param_groups:
            if group.get("fused"):
                torch.autograd.graph.increment_version(group["params"])


class CatchUp(OwnHook):
    """A hook of a module or an optimizer that brings tensors up to date, and keeps the record of what is behind."""

    def __init__(self, tensors: Behind | None) -> None:
        self.tensors = tensors
        # A compiler that meets the hook must leave it to Python.
        self.synchronize = tensors and torch.compiler.disable(tensors.synchronize)

    def __call__(self, owner: Any, *_: Any, **__: Any) -> None:
        """Called before `owner` reads its tensors."""
        # The optimizer is traced through a copy of it, which must not count as a reader.
        if self.tensors and not (isinstance(owner, torch.optim.Optimizer) and owner is not self.tensors.optimizer):
            self.synchronize()

    def __reduce__(self) -> tuple[Any, ...]:
        # A copy of the model has tables of its own, of which no row is behind.
        return CatchUp, (None,)
