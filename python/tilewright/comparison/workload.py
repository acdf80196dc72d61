"""What is compared: a model with what one step of it needs, and how the command line names one."""

from __future__ import annotations

import importlib
import runpy
import sys
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import torch
from torch import Tensor, nn

SEED = 0


@dataclass
class Workload:
    """A model with what one step of it needs.

    Parameters
    ----------
    model
        Trained, if there is an optimizer, else only called.
    batches
        Each is what ``loss_fn`` takes after the model, or the model's arguments; steps cycle through them.
    loss_fn
        ``loss_fn(model, *batch)`` gives the scalar loss.
    """

    model: nn.Module
    batches: list[tuple[Tensor, ...]]
    loss_fn: Callable[..., Tensor] | None = None
    optimizer: torch.optim.Optimizer | None = None

    @property
    def training(self) -> bool:
        """Whether a step trains."""
        return self.optimizer is not None

    def optimizer_state_mb(self) -> float:
        """The size of the optimizer's state, which is there from the first step on."""
        states = self.optimizer.state.values() if self.optimizer else ()
        tensors = (x for state in states for x in state.values() if isinstance(x, Tensor))
        return sum(x.numel() * x.element_size() for x in tensors) / 1e6


class TargetError(ValueError):
    """A name on the command line leads to nothing that can be run."""


def find(target: str) -> Any:
    """Return what ``FILE.py:NAME`` or ``package.module:NAME`` names; a dot in the name looks into it.

    Raises
    ------
    TargetError
        If there is no such file, module or name.
    """
    place, _, name = target.partition(":")
    if not name:
        raise TargetError(f"{target!r} names no function: write FILE.py:FUNCTION or module:FUNCTION")
    if place.endswith(".py"):
        if not Path(place).is_file():
            raise TargetError(f"there is no file {place}")
        sys.path.insert(0, str(Path(place).resolve().parent))
        found: Any = runpy.run_path(place)
    else:
        sys.path.insert(0, str(Path.cwd()))
        try:
            found = vars(importlib.import_module(place))
        except ModuleNotFoundError as error:
            raise TargetError(str(error)) from error
    for part in name.split("."):
        known = found if isinstance(found, Mapping) else vars(found)
        if part not in known:
            raise TargetError(f"{target}: there is no {part!r}")
        found = known[part]
    return found


def load(target: str) -> Workload:
    """Call the function that ``target`` names, from a fixed seed, and return what it describes.

    The function takes no arguments. It returns a `Workload`, or ``(model, optimizer, loss_fn, batch)`` for a training
    step, or ``(model, inputs)`` for a forward pass; a batch of a single tensor needs no tuple.
    """
    make = find(target)
    torch.manual_seed(SEED)
    match make():
        case Workload() as workload:
            return workload
        case (nn.Module() as model, torch.optim.Optimizer() as optimizer, loss_fn, batch):
            return Workload(model, [as_batch(batch)], loss_fn, optimizer)
        case (nn.Module() as model, inputs):
            return Workload(model, [as_batch(inputs)])
        case made:
            raise TargetError(
                f"{target} returned {type(made).__name__}: "
                "it must return (model, optimizer, loss_fn, batch) to train or (model, inputs) to call the model"
            )


def as_batch(batch: Any) -> tuple[Tensor, ...]:
    """A batch as a tuple."""
    return batch if isinstance(batch, tuple) else tuple(batch) if isinstance(batch, list) else (batch,)
