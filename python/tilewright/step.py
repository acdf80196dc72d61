"""``compile_step``: forward, loss, backward, clipping and optimizer as one program.

Dynamo captures ``loss_fn(model, *batch)`` and guards every Python value it reads. Our
backend for that capture receives the forward graph with parameters and buffers as inputs,
differentiates it, appends the optimizer's update of each parameter, and compiles all of it
as one program that updates parameters, buffers and optimizer state in their own tensors.
"""

from __future__ import annotations

import gc
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, nullcontext
from typing import Any

import torch
from torch import fx, nn

from .deferred import deferred
from .errors import TilewrightError, UnsupportedGraphError, record_fallback
from .explain import Explanation
from .optimizer import StateNotReadyError, static_options
from .program import Options, StageClock, explain_refusal
from .readers import unhooked
from .sparse import leaves_untouched_rows, with_dense_tables
from .step_program import BoundStep, StepRequest, load_step
from .step_writer import build_step

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
        Any ``torch.optim`` optimizer whose step does not branch on tensor contents. Its
        state lives where PyTorch keeps it, its hyperparameters are read in every call.
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
        self.tables = tables
        self.options = options
        self.programs: list[BoundStep] = []
        self.refusals: list[TilewrightError] = []
        self.is_captured = True
        self.compilations = 0
        self.title = f"{type(model).__name__}: training step with {type(optimizer).__name__}"
        self.clock = StageClock()

        def forward(*batch: Any) -> torch.Tensor:
            return loss_fn(model, *batch)

        # Code of its own: Dynamo limits how often the same code is compiled, and other steps must not count.
        forward.__code__ = forward.__code__.replace()
        self._forward = torch.compile(forward, backend=self._capture, fullgraph=True)

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
            with _capture_settings(), unhooked(), nullcontext() if self.programs else _without_full_collections():
                return self._forward(*batch)
        except _NotCompiledError:
            pass
        except (torch._dynamo.exc.TorchDynamoException, torch._dynamo.exc.FailOnRecompileLimitHit) as error:
            refusal = capture_error(error)
            record_fallback(refusal)
            self.refusals.append(refusal)
            self.is_captured = False
        return self._uncaptured(*batch)

    def _uncaptured(self, *batch: Any) -> torch.Tensor:
        """One step by PyTorch."""
        with torch.enable_grad():
            loss = self.loss_fn(self.model, *batch)
            loss.backward()
        if self.clip_grad_norm is not None:
            nn.utils.clip_grad_norm_(self.model.parameters(), self.clip_grad_norm)
        self.optimizer.step()
        self.optimizer.zero_grad(set_to_none=True)
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
        return reports + [explain_refusal(error, self.title) for error in self.refusals]

    def _capture(self, module: fx.GraphModule, example_inputs: Sequence[Any]) -> Callable[..., Any]:
        return CapturedForward(self, module)


class _NotCompiledError(Exception):
    """The optimizer is about to create state, or the graph was refused."""


# What a step is captured with. By default Dynamo does not notice hooks that a module gets after it was captured, and
# does not look into recurrent layers.
CAPTURE = {"skip_nnmodule_hook_guards": False, "allow_rnn": True}


@contextmanager
def _capture_settings() -> Iterator[None]:
    config, guards = torch._dynamo.config, torch._dynamo.guards
    before = {name: getattr(config, name) for name in CAPTURE}
    profile = guards.profile_guard_manager
    for name, value in CAPTURE.items():
        setattr(config, name, value)
    # It flushes the caches, with 32 MB, to log how long the guards take: with small models that is the peak.
    guards.profile_guard_manager = _unknown_latency
    try:
        yield
    finally:
        guards.profile_guard_manager = profile
        for name, value in before.items():
            setattr(config, name, value)


@contextmanager
def _without_full_collections() -> Iterator[None]:
    """Compiling makes many objects that stay; Python would go over all of PyTorch to find that out."""
    before = gc.get_threshold()
    gc.set_threshold(*before[:2], 1 << 30)
    try:
        yield
    finally:
        gc.set_threshold(*before)


def _unknown_latency(*_: Any) -> float:
    return 0.0


def capture_error(error: Exception) -> UnsupportedGraphError:
    """Dynamo's refusal as a coded error; its text names the user's line."""
    return UnsupportedGraphError(
        "TW1002",
        f"the loss cannot be captured as one graph: {str(error).strip()}",
        "move what is named above out of loss_fn, or use torch.compile(backend='tilewright')",
    )


class CapturedForward:
    """What Dynamo calls: one forward graph, and the programs compiled from it."""

    def __init__(self, step: CompiledStep, module: fx.GraphModule) -> None:
        self.step = step
        self.module = with_dense_tables(module) if leaves_untouched_rows(step.optimizer) else module
        self.programs: dict[tuple[Any, ...], BoundStep] = {}
        self.refused: set[tuple[Any, ...]] = set()

    def __call__(self, *args: Any) -> list[Any]:
        """Make one step; Dynamo passes the inputs of the forward graph."""
        step = self.step
        # Sizes that Dynamo left symbolic come as integers; each combination is a program.
        sizes = tuple(a for a in args if not isinstance(a, torch.Tensor))
        key = (sizes, *(static_options(g) for g in step.optimizer.param_groups))
        if key in self.refused:
            raise _NotCompiledError
        bound = self.programs.get(key)
        if bound is None or not bound.is_current(args):
            try:
                bound = self._make_step(args)
            except StateNotReadyError as error:
                raise _NotCompiledError from error
            except UnsupportedGraphError as error:
                record_fallback(error)
                step.refusals.append(error)
                self.refused.add(key)
                raise _NotCompiledError from error
            self.programs[key] = bound
            step.programs.append(bound)
            step.compilations += 1
        return bound.run(args)

    def _make_step(self, args: Sequence[Any]) -> BoundStep:
        step = self.step
        step.clock.lap("capture")
        request = StepRequest(
            step.model,
            step.optimizer,
            step.title,
            step.clip_grad_norm,
            step.tables,
            step.options,
            self.module,
            args,
            step.clock,
        )
        key = request.key()
        return load_step(request, key) or build_step(request, key)
