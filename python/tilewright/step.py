"""``compile_step``: forward, loss, backward, clipping and optimizer as one program.

``loss_fn(model, *batch)`` is recorded together with its gradients (`joint`), if all that it may depend on can be
guarded; else Dynamo captures it, which finds out what it does depend on. The optimizer's update of each parameter is
appended, and all of it compiled as one program that updates parameters, buffers and optimizer state in their own
tensors.
"""

from __future__ import annotations

import gc
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, nullcontext
from typing import Any

import torch
from torch import fx, nn

from .captured import CapturedLoss, NotCompiledError
from .deferred import deferred
from .dynamo import CannotCaptureError, DynamoLoss
from .errors import TilewrightError, UnsupportedGraphError, record_fallback
from .explain import Explanation
from .gradients import check_loss, gradients, gradients_apart
from .joint import Recording, record_loss
from .optimizer import OptimizerNotCompiledError, trained
from .program import Options, StageClock, explain_refusal
from .readers import unhooked
from .recordings import Call, RecordedLoss, Recordings
from .sparse import ROWS_ONLY, reads_rows_only, with_dense_tables
from .step_program import BoundStep

LossFunction = Callable[..., torch.Tensor]
TABLES = ("dense", "deferred", "lazy")


def compile_step(
    model: nn.Module,
    optimizer: torch.optim.Optimizer,
    loss_fn: LossFunction,
    *,
    clip_grad_norm: float | None = None,
    tables: str = "dense",
    numerics: str = "strict",
    fallback_random: bool = False,
) -> CompiledStep:
    """Compiles a whole training step.

    Parameters
    ----------
    model
        Trained in place; switching ``train()``/``eval()`` recompiles.
    optimizer
        Its state lives where PyTorch keeps it, its hyperparameters are read in every call. The update of one that
        branches on tensor contents is left to its own ``step()``; `explain` says so.
    loss_fn
        ``loss_fn(model, *batch)`` returns the scalar to minimise.
    clip_grad_norm
        Clip the gradients' global 2-norm to this value, as ``clip_grad_norm_`` does.
    tables
        What a step does to those rows of embedding tables that its batch does not name, where the optimizer moves
        them too (momentum, Adam, weight decay). ``"dense"``: moves them, as PyTorch does. ``"deferred"``: moves them
        when they are next read, with the same result; code that reads parameters or optimizer state behind PyTorch's
        back calls `CompiledStep.synchronize` first (see docs/tables.md). ``"lazy"``: leaves them alone, as
        ``torch.optim.SparseAdam`` does, which is another algorithm.
    numerics, fallback_random
        See `Options`.

    Returns
    -------
    CompiledStep
        ``step(*batch)`` makes one step and returns the detached loss. ``.grad`` of the
        parameters is neither read nor written, so ``zero_grad`` is not needed.
    """
    if tables not in TABLES:
        raise TilewrightError("TW1001", f"tables={tables!r}", f"use one of {', '.join(map(repr, TABLES))}")
    return CompiledStep(model, optimizer, loss_fn, clip_grad_norm, tables, Options(numerics, fallback_random))


class CompiledStep:
    """A training step; see `compile_step`."""

    def __init__(
        self,
        model: nn.Module,
        optimizer: torch.optim.Optimizer,
        loss_fn: LossFunction,
        clip_grad_norm: float | None,
        tables: str,
        options: Options,
    ) -> None:
        self.model = model
        self.optimizer = optimizer
        self.loss_fn = loss_fn
        self.clip_grad_norm = clip_grad_norm
        self.tables = "lazy" if type(optimizer) in ROWS_ONLY else tables
        self.options = options
        self.programs: list[BoundStep] = []
        self.refusals: list[TilewrightError] = []
        self.is_captured = True
        self.compilations = 0
        self.title = f"{type(model).__name__}: training step with {type(optimizer).__name__}"
        self.clock = StageClock()

        self.recordings = Recordings(loss_fn, model, self._record)
        self._dynamo: DynamoLoss | None = None

    def __call__(self, *batch: Any) -> torch.Tensor:
        """One step on `batch`; returns the loss before the update, detached."""
        self.clock = StageClock()
        loss = self._captured(*batch) if self.is_captured else self._uncaptured(*batch)
        # What torch's schedulers look at to warn about a missing optimizer.step().
        self.optimizer._opt_called = True  # type: ignore[attr-defined]
        return loss

    def _captured(self, *batch: Any) -> torch.Tensor:
        """One step on the captured loss; from a loss that cannot be captured on, PyTorch makes the steps."""
        try:
            with unhooked(), nullcontext() if self.programs else _without_full_collections():
                if (found := self.recordings.find(batch)) is not None:
                    try:
                        return self._run_recorded(*found)
                    except UnsupportedGraphError as error:
                        self.recordings.refuse(error)
                return self._by_dynamo(*batch)
        except NotCompiledError:
            pass
        except CannotCaptureError as error:
            (refusal,) = error.args
            record_fallback(refusal)
            self.refusals.append(refusal)
            self.is_captured = False
        return self._uncaptured(*batch)

    def _run_recorded(self, recorded: RecordedLoss, call: Call) -> torch.Tensor:
        if recorded.captured is None:
            joint = recorded.recording.joint
            recorded.captured = CapturedLoss(self, joint.module, joint)
        return recorded.captured.run(recorded.arguments(call))[0]

    def _record(self, arguments: Sequence[Any], roots: Sequence[tuple[Any, str]], batch: Any) -> Recording:
        def finish(loss: torch.Tensor, leaves: Sequence[torch.Tensor]) -> list[Any]:
            check_loss(loss)
            return [loss.detach(), *gradients(loss, leaves, self.clip_grad_norm)]

        return record_loss(
            self.loss_fn,
            arguments,
            roots,
            batch,
            finish=finish,
            dense_tables=reads_rows_only(self.optimizer),
            whole_random=self.options.fallback_random,
        )

    def _by_dynamo(self, *batch: Any) -> torch.Tensor:
        if self._dynamo is None:
            model, loss_fn = self.model, self.loss_fn

            def forward(*batch: Any) -> torch.Tensor:
                return loss_fn(model, *batch)

            def capture(module: fx.GraphModule) -> CapturedLoss:
                dense = reads_rows_only(self.optimizer)
                return CapturedLoss(self, with_dense_tables(module) if dense else module)

            self._dynamo = DynamoLoss(forward, capture)
        return self._dynamo(*batch)

    def _uncaptured(self, *batch: Any) -> torch.Tensor:
        """One step by PyTorch."""
        with gradients_apart([*self.model.parameters(), *trained(self.optimizer)]):
            with torch.enable_grad():
                loss = self.loss_fn(self.model, *batch)
                loss.backward()
            if self.clip_grad_norm is not None:
                nn.utils.clip_grad_norm_(self.model.parameters(), self.clip_grad_norm)
            self.optimizer.step()
        return loss.detach()

    def synchronize(self) -> None:
        """Bring all rows of deferred tables up to date, for readers that PyTorch cannot announce."""
        if tables := deferred(self.optimizer):
            tables.synchronize()

    def dense_tables(self) -> dict[str, str]:
        """The tables that are updated as a whole in spite of `tables`, and why."""
        return {name: reason for bound in self.programs for name, reason in bound.refused.items()}

    def explain(self) -> list[Explanation]:
        """One report for each program compiled so far, and the reason for each graph that is not compiled."""
        reports = [bound.program.explain() for bound in self.programs]
        update = "the optimizer's update"
        return reports + [
            explain_refusal(e, self.title, update if isinstance(e, OptimizerNotCompiledError) else "the whole graph")
            for e in self.refusals
        ]


@contextmanager
def _without_full_collections() -> Iterator[None]:
    """Compiling makes many objects that stay; Python would go over all of PyTorch to find that out."""
    before = gc.get_threshold()
    gc.set_threshold(*before[:2], 1 << 30)
    try:
        yield
    finally:
        gc.set_threshold(*before)
