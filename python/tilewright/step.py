"""``compile_step``: forward, loss, backward, clipping and optimizer as one program.

Dynamo captures ``loss_fn(model, *batch)`` and guards every Python value it reads. Our
backend for that capture receives the forward graph with parameters and buffers as inputs,
differentiates it, appends the optimizer's update of each parameter, and compiles all of it
as one program that updates parameters, buffers and optimizer state in their own tensors.
"""

from __future__ import annotations

import itertools
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

import torch
from torch import fx, nn
from torch._functorch._aot_autograd.logging_utils import setup_stacktrace_preservation_hooks

from .builder import Value
from .errors import TilewrightError, UnsupportedGraphError, record_fallback
from .explain import Explanation
from .optimizer import (
    STAND_IN_SHAPE,
    StateNotReadyError,
    Update,
    initialise_state,
    read_place,
    run_time_places,
    static_options,
    trace_update,
    update_key,
)
from .program import Program, ProgramBuilder, check_numerics, explain_refusal
from .sparse import leaves_untouched_rows, with_dense_tables
from .tracing import fake_inputs, fake_mode, needs_seed, output_values, run_module, trace

LossFunction = Callable[..., torch.Tensor]


def compile_step(
    model: nn.Module,
    optimizer: torch.optim.Optimizer,
    loss_fn: LossFunction,
    *,
    clip_grad_norm: float | None = None,
    numerics: str = "strict",
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
    numerics
        ``"strict"`` rounds where PyTorch does; ``"fast"`` lets the compiler reassociate.

    Returns
    -------
    CompiledStep
        ``step(*batch)`` makes one step and returns the detached loss. ``.grad`` of the
        parameters is neither read nor written, so ``zero_grad`` is not needed.
    """
    return CompiledStep(model, optimizer, loss_fn, clip_grad_norm, numerics)


class CompiledStep:
    """A training step; see `compile_step`."""

    def __init__(
        self,
        model: nn.Module,
        optimizer: torch.optim.Optimizer,
        loss_fn: LossFunction,
        clip_grad_norm: float | None,
        numerics: str,
    ) -> None:
        check_numerics(numerics)
        self.model = model
        self.optimizer = optimizer
        self.loss_fn = loss_fn
        self.clip_grad_norm = clip_grad_norm
        self.programs: list[BoundStep] = []
        self.refusals: list[TilewrightError] = []
        self.compilations = 0
        self.title = f"{type(model).__name__}: training step with {type(optimizer).__name__}"

        def forward(*batch: Any) -> torch.Tensor:
            return loss_fn(model, *batch)

        self._forward = torch.compile(forward, backend=self._capture, fullgraph=True)

    def __call__(self, *batch: Any) -> torch.Tensor:
        """One step on `batch`; returns the loss before the update, detached."""
        try:
            loss = self._forward(*batch)
        except torch._dynamo.exc.TorchDynamoException as error:
            raise capture_error(error) from error
        # What torch's schedulers look at to warn about a missing optimizer.step().
        self.optimizer._opt_called = True  # type: ignore[attr-defined]
        return loss

    def explain(self) -> list[Explanation]:
        """One report for each program compiled so far, and the reason for each graph that is not compiled."""
        reports = [bound.program.explain() for bound in self.programs]
        return reports + [explain_refusal(error, self.title) for error in self.refusals]

    def _capture(self, module: fx.GraphModule, example_inputs: Sequence[Any]) -> Callable[..., Any]:
        return CapturedForward(self, module)

    def eager(self, batch_loss: Callable[[], torch.Tensor]) -> torch.Tensor:
        """One step by PyTorch: the optimizer is about to create state, or the graph was refused."""
        with torch.enable_grad():
            loss = batch_loss()
            loss.backward()
        if self.clip_grad_norm is not None:
            nn.utils.clip_grad_norm_(self.model.parameters(), self.clip_grad_norm)
        self.optimizer.step()
        self.optimizer.zero_grad(set_to_none=True)
        return loss.detach()


def capture_error(error: Exception) -> TilewrightError:
    """Dynamo's refusal as a coded error; its text names the user's line."""
    return TilewrightError(
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

    def __call__(self, *args: Any) -> list[torch.Tensor]:
        """Make one step; Dynamo passes the inputs of the forward graph."""
        step = self.step
        # Sizes that Dynamo left symbolic come as integers; each combination is a program.
        sizes = tuple(a for a in args if not isinstance(a, torch.Tensor))
        key = (sizes, *(static_options(g) for g in step.optimizer.param_groups))
        if key in self.refused:
            return [step.eager(lambda: self.module(*args)[0])]
        bound = self.programs.get(key)
        if bound is None or not bound.is_current(args):
            try:
                bound = build_step(step, self.module, args)
            except StateNotReadyError:
                return [step.eager(lambda: self.module(*args)[0])]
            except UnsupportedGraphError as error:
                record_fallback(error)
                step.refusals.append(error)
                self.refused.add(key)
                return [step.eager(lambda: self.module(*args)[0])]
            self.programs[key] = bound
            step.programs.append(bound)
            step.compilations += 1
        return [bound.run(args)]


@dataclass(slots=True)
class StateSlot:
    """A tensor of the optimizer's state: ``optimizer.state[parameter][key]``."""

    parameter: torch.Tensor
    key: str
    tensor: torch.Tensor


class BoundStep:
    """A program together with the tensors and scalars of one optimizer."""

    def __init__(
        self,
        program: Program,
        optimizer: torch.optim.Optimizer,
        parameters: list[tuple[int, torch.Tensor]],
        inputs: list[int],
        slots: list[StateSlot],
        updates: list[tuple[int, Update]],
    ) -> None:
        self.program = program
        self.optimizer = optimizer
        self.parameters = parameters  # (position in Dynamo's arguments, tensor)
        self.inputs = inputs  # positions of the other tensor arguments
        self.slots = slots
        self.updates = updates  # (group number, update) of each distinct trace
        self.scalar_places = [
            (g, place) for g, group in enumerate(optimizer.param_groups) for place in run_time_places(group)
        ]
        self._last_scalars: list[float] | None = None

    def scalars(self) -> list[float]:
        """The present hyperparameters, in the order of the program's arguments."""
        groups = self.optimizer.param_groups
        return [read_place(groups[g], place) for g, place in self.scalar_places]

    def is_current(self, args: Sequence[Any]) -> bool:
        """Whether the tensors are those that were compiled for, and the guards hold."""
        if any(args[i] is not p for i, p in self.parameters):
            return False
        state = self.optimizer.state
        for slot in self.slots:
            tensor = state[slot.parameter].get(slot.key)
            if tensor is not slot.tensor:
                # load_state_dict put a new tensor there; the same kind of tensor can be rebound.
                if not isinstance(tensor, torch.Tensor) or not _same_layout(tensor, slot.tensor):
                    return False
                slot.tensor = tensor
        values = self.scalars()
        if values != self._last_scalars:
            groups = self.optimizer.param_groups
            for g, update in self.updates:
                if not update.holds([read_place(groups[g], p) for p in update.places]):
                    return False
            self._last_scalars = values
        return True

    def run(self, args: Sequence[Any]) -> torch.Tensor:
        """Run the program on Dynamo's arguments; returns the loss."""
        tensors = [a for a in args if isinstance(a, torch.Tensor)]
        tensors += [slot.tensor for slot in self.slots]
        return self.program.run_adapted(tensors, self.inputs, self._last_scalars or self.scalars())[0]


def _same_layout(a: torch.Tensor, b: torch.Tensor) -> bool:
    return a.dtype == b.dtype and a.shape == b.shape and a.stride() == b.stride()


# ------------------------------------------------------------------------ building
def build_step(step: CompiledStep, module: fx.GraphModule, args: Sequence[Any]) -> BoundStep:
    """Traces, imports and compiles the whole step for these arguments."""
    optimizer = step.optimizer
    group_of = {id(p): g for g, group in enumerate(optimizer.param_groups) for p in group["params"]}
    names = {id(t): n for n, t in _named_tensors(step.model)}
    tensors = [a for a in args if isinstance(a, torch.Tensor)]
    trainable = [i for i, t in enumerate(args) if isinstance(t, torch.Tensor) and t.requires_grad]
    joint = trace_joint(module, args, trainable, step.clip_grad_norm)

    # The outputs are the loss, a gradient (or None) for each trainable tensor, and the new
    # values of what the forward pass mutates.
    gradients = output_values(joint.module)[1 : 1 + len(trainable)]
    trained = [args[i] for i, g in zip(trainable, gradients, strict=True) if g is not None and id(args[i]) in group_of]
    if not initialise_state(optimizer, trained):
        raise StateNotReadyError
    updates: dict[Any, tuple[int, Update]] = {}
    update_of: dict[int, Update] = {}
    for p in trained:
        g = group_of[id(p)]
        key = (g, update_key(optimizer, p))
        if key not in updates:
            updates[key] = (g, trace_update(optimizer, optimizer.param_groups[g], p))
        update_of[id(p)] = updates[key][1]

    program = ProgramBuilder(step.title)
    values: dict[int, Value] = {}
    for i, t in enumerate(tensors):
        role = "input"
        if id(t) in names:
            role = "parameter" if isinstance(t, nn.Parameter) else "buffer"
        values[id(t)] = program.argument(t, names.get(id(t), f"input{i}"), role)
    slots: list[StateSlot] = []
    slot_of: dict[tuple[int, str], int] = {}
    for p in trained:
        for key in update_of[id(p)].state_keys:
            tensor = optimizer.state[p][key]
            slot_of[id(p), key] = len(program.inputs)
            slots.append(StateSlot(p, key, tensor))
            values[id(tensor)] = program.argument(tensor, f"{names.get(id(p), 'parameter')}.{key}", "state")
    scalars = {
        (g, place): program.scalar(f"group{g}.{place[0]}" + (f"[{place[1]}]" if place[1] >= 0 else ""))
        for g, group in enumerate(optimizer.param_groups)
        for place in run_time_places(group)
    }
    if needs_seed(joint.module):
        program.seed()

    importer, origin = program.importer, (f"{type(optimizer).__name__}.step", 0)
    results = importer.run(joint.module, [values[id(a)] if isinstance(a, torch.Tensor) else a for a in args])
    program.result(results[0], torch.empty((), dtype=results[0].dtype))
    position = {id(t): i for i, t in enumerate(tensors)}
    for i, new in zip(joint.mutated, results[1 + len(trainable) :], strict=True):
        program.update(new, position[id(args[i])])
    for i, grad in zip(trainable, results[1 : 1 + len(trainable)], strict=True):
        p = args[i]
        if grad is None or id(p) not in update_of:
            continue
        update, g = update_of[id(p)], group_of[id(p)]
        state = [values[id(optimizer.state[p][k])] for k in update.state_keys]
        inputs = [values[id(p)], grad, *state, *(scalars[g, place] for place in update.places)]
        resize = (STAND_IN_SHAPE, tuple(p.shape)) if update.is_shapeless else None
        new = importer.run(update.trace.module, inputs, origin, resize)
        targets = [position[id(p)], *(slot_of[id(p), k] for k in update.state_keys)]
        for target, old, value in zip(targets, [inputs[0], *state], new, strict=False):
            if value is not old:
                program.update(value, target)
    _refuse_overlap(tensors + [s.tensor for s in slots])
    parameters = [(i, a) for i, a in enumerate(args) if isinstance(a, nn.Parameter)]
    inputs_only = [i for i, t in enumerate(tensors) if not isinstance(t, nn.Parameter)]
    return BoundStep(program.compile(), optimizer, parameters, inputs_only, slots, list(updates.values()))


def trace_joint(module: fx.GraphModule, args: Sequence[Any], trainable: list[int], clip_grad_norm: float | None):
    """Loss and gradients as one functional graph."""

    def joint(*inputs: Any) -> list[torch.Tensor | None]:
        with torch.enable_grad():
            leaves = [inputs[i].requires_grad_(True) for i in trainable]
            loss = run_module(module, *inputs)[0]
            _check_loss(loss)
            # Marks what the backward pass of an op traces with the op's number, which gives its source line.
            setup_stacktrace_preservation_hooks([loss.grad_fn])
            with torch.autocast("cpu", enabled=False):
                gradients = list(torch.autograd.grad(loss, leaves, allow_unused=True))
        if clip_grad_norm is not None:
            gradients = _clipped(gradients, clip_grad_norm)
        return [loss.detach(), *gradients]

    mode = fake_mode()
    return trace(joint, fake_inputs(args, mode), mode)


def _check_loss(loss: torch.Tensor) -> None:
    if loss.numel() != 1 or not loss.dtype.is_floating_point:
        raise TilewrightError(
            "TW1003",
            f"loss_fn returned {loss.dtype}{list(loss.shape)}",
            "it must return one floating-point number",
        )
    if not loss.requires_grad:
        raise TilewrightError("TW1003", "the loss does not depend on any trainable parameter")


def _clipped(gradients: list[torch.Tensor | None], max_norm: float) -> list[torch.Tensor | None]:
    """``clip_grad_norm_``: scale all gradients by max_norm / (norm + 1e-6) when that is below 1."""
    present = [g for g in gradients if g is not None]
    norm = nn.utils.get_total_norm(present, foreach=False)
    scale = torch.clamp(max_norm / (norm + 1e-6), max=1.0)
    return [None if g is None else g * scale for g in gradients]


def _named_tensors(model: nn.Module):
    yield from model.named_parameters()
    yield from model.named_buffers()


def _refuse_overlap(tensors: Sequence[torch.Tensor]) -> None:
    """In-place updates are only right when no two arguments share memory."""
    spans = sorted((t.data_ptr(), t.data_ptr() + t.numel() * t.element_size()) for t in tensors if t.numel())
    for (_, end), (start, _) in itertools.pairwise(spans):
        if start < end:
            raise TilewrightError(
                "TW1006",
                "two tensors of this step share memory without being the same tensor",
                "clone one of them, or tie them by using the same Parameter",
            )
