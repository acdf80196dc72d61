"""A captured loss, and the programs of the training steps that were compiled from it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import torch
from torch import fx

from .errors import UnsupportedGraphError, record_fallback
from .graphs import Trace
from .optimizer import StateNotReadyError, static_options
from .step_program import BoundStep, StepRequest, load_step

if TYPE_CHECKING:
    from .step import CompiledStep


class NotCompiledError(Exception):
    """The optimizer is about to create state, or the graph was refused."""


class CapturedLoss:
    """One graph of the loss, and the programs compiled from it.

    Parameters
    ----------
    module
        The graph.
    joint
        The same if it was recorded, and so has the gradients.
    """

    def __init__(self, step: CompiledStep, module: fx.GraphModule, joint: Trace | None = None) -> None:
        self.step = step
        self.module = module
        self.joint = joint
        self.programs: dict[tuple[Any, ...], BoundStep] = {}
        self.refused: set[tuple[Any, ...]] = set()

    def __call__(self, *args: Any) -> list[Any]:
        """Make one step; Dynamo passes the inputs of the graph."""
        try:
            return self.run(args)
        except UnsupportedGraphError as error:
            record_fallback(error)
            self.step.refusals.append(error)
            self.refused.add(self._key(args))
            raise NotCompiledError from error

    def run(self, args: Sequence[Any]) -> list[Any]:
        """Make one step on the inputs of the graph; returns its outputs."""
        key = self._key(args)
        if key in self.refused:
            raise NotCompiledError
        bound = self.programs.get(key)
        if bound is None or not bound.is_current(args):
            try:
                bound = self._make_step(args)
            except StateNotReadyError as error:
                raise NotCompiledError from error
            if bound.update:
                record_fallback(bound.update.reason)
                self.step.refusals.append(bound.update.reason)
            self.programs[key] = bound
            self.step.programs.append(bound)
            self.step.compilations += 1
        return bound.run(args)

    def _key(self, args: Sequence[Any]) -> tuple[Any, ...]:
        # Sizes that Dynamo left symbolic come as integers; each combination is a program.
        sizes = tuple(a for a in args if not isinstance(a, torch.Tensor))
        return (sizes, *(static_options(g) for g in self.step.optimizer.param_groups))

    def _make_step(self, args: Sequence[Any]) -> BoundStep:
        step = self.step
        step.clock.lap("capture")
        reason = step.recordings.refusal
        request = StepRequest(
            step.model,
            step.optimizer,
            f"{step.title}; captured by Dynamo: {reason}" if reason else step.title,
            step.clip_grad_norm,
            step.tables,
            step.options,
            self.module,
            self.joint,
            args,
            step.clock,
        )
        key = request.key()
        if (bound := load_step(request, key)) is not None:
            return bound
        from .step_writer import build_step  # which is slow to import

        return build_step(request, key)
