"""The program of a training step: how it is built, kept on disk, and bound to tensors.

`build_step` is the long way: differentiate the captured loss, trace the optimizer, compile. What
it leaves on disk is the compiled program and its `StepLayout`; `load_step` finds both again in a
later process. Either way `BoundStep` ties the program to the tensors of one model and optimizer.
"""

from __future__ import annotations

import itertools
import json
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import torch
from torch import fx, nn
from torch._functorch._aot_autograd.logging_utils import setup_stacktrace_preservation_hooks

from .builder import Value
from .errors import TilewrightError
from .fingerprint import NotExactError, fingerprint, text
from .graphs import Trace, output_values
from .optimizer import (
    STAND_IN_SHAPE,
    Condition,
    StateNotReadyError,
    Update,
    initialise_state,
    optimizer_text,
    read_place,
    run_time_places,
    trace_update,
    update_key,
)
from .program import Interface, Options, Program, ProgramBuilder, StageClock
from .tracing import fake_inputs, fake_mode, run_module, trace


@dataclass(slots=True)
class StepRequest:
    """What a step is compiled from.

    Attributes
    ----------
    module, args
        The captured loss, and its inputs: parameters, buffers, batch.
    clock
        Runs since the call of the step.
    """

    model: nn.Module
    optimizer: torch.optim.Optimizer
    title: str
    clip_grad_norm: float | None
    options: Options
    module: fx.GraphModule
    args: Sequence[Any]
    clock: StageClock

    def names(self) -> dict[int, str]:
        """The names of the model's tensors, by ``id``."""
        return {id(t): n for n, t in itertools.chain(self.model.named_parameters(), self.model.named_buffers())}

    def groups(self) -> dict[int, int]:
        """The number of each parameter's group, by ``id``."""
        return {id(p): g for g, group in enumerate(self.optimizer.param_groups) for p in group["params"]}

    def key(self) -> str:
        """The key under which the program is kept on disk; empty if it cannot be."""
        from . import _core

        groups = self.groups()
        try:
            parts = [
                *fingerprint(self.module, self.args, self.names()),
                optimizer_text(self.optimizer),
                text([groups.get(id(a)) for a in self.args]),
                text([self.clip_grad_norm, self.options.numerics, self.options.fallback_random]),
            ]
        except NotExactError:
            return ""
        return _core.program_key(parts)


@dataclass(slots=True)
class StepLayout:
    """Which tensors and scalars a step's program takes, without the tensors themselves.

    Attributes
    ----------
    trained
        Positions, in the inputs of the captured loss, of the parameters that the optimizer updates.
    state
        What kind of state the optimizer keeps for each of them.
    slots
        The state tensors that follow the loss's own tensors: (position of the parameter, key).
    conditions
        (group, what the program assumes about its scalars).
    outputs
        What the captured loss returns, the loss first: ("result", its number) or ("constant", its value). There is
        more than the loss where the model keeps tensors as attributes.
    """

    interface: Interface
    trained: list[int]
    state: list[str]
    slots: list[tuple[int, str]]
    conditions: list[tuple[int, Condition]]
    outputs: list[tuple[str, Any]]

    def to_json(self) -> str:
        """All of it as text."""
        data = {name: getattr(self, name) for name in ("trained", "state", "slots", "outputs")}
        conditions = [(g, c.places, c.text) for g, c in self.conditions]
        return json.dumps({**data, "interface": self.interface.to_json(), "conditions": conditions})

    @staticmethod
    def from_json(data: str) -> StepLayout:
        """The inverse of `to_json`."""
        fields = json.loads(data)
        return StepLayout(
            interface=Interface.from_json(fields["interface"]),
            trained=fields["trained"],
            state=fields["state"],
            slots=[tuple(slot) for slot in fields["slots"]],
            conditions=[(g, Condition([tuple(p) for p in places], t)) for g, places, t in fields["conditions"]],
            outputs=[tuple(output) for output in fields["outputs"]],
        )


class BoundStep:
    """A program together with the tensors and scalars of one model and optimizer."""

    def __init__(self, program: Program, layout: StepLayout, request: StepRequest) -> None:
        self.program = program
        self.conditions = layout.conditions
        self.outputs = layout.outputs
        self.optimizer = optimizer = request.optimizer
        args = request.args
        self.parameters = [(i, a) for i, a in enumerate(args) if isinstance(a, nn.Parameter)]
        tensors = [a for a in args if isinstance(a, torch.Tensor)]
        self.inputs = [i for i, t in enumerate(tensors) if not isinstance(t, nn.Parameter)]
        self.slots = [(args[i], key) for i, key in layout.slots]
        self.states = [optimizer.state[parameter][key] for parameter, key in self.slots]
        self.scalar_places = [
            (g, place) for g, group in enumerate(optimizer.param_groups) for place in run_time_places(group)
        ]
        self._last_scalars: list[float] | None = None
        _refuse_overlap(tensors + self.states)

    def scalars(self) -> list[float]:
        """The present hyperparameters, in the order of the program's arguments."""
        groups = self.optimizer.param_groups
        return [read_place(groups[g], place) for g, place in self.scalar_places]

    def is_current(self, args: Sequence[Any]) -> bool:
        """Whether the tensors are those that were compiled for, and the conditions hold."""
        if any(args[i] is not p for i, p in self.parameters):
            return False
        state = self.optimizer.state
        for i, (parameter, key) in enumerate(self.slots):
            tensor = state[parameter].get(key)
            if tensor is not self.states[i]:
                # load_state_dict put a new tensor there; the same kind of tensor can be rebound.
                if not isinstance(tensor, torch.Tensor) or not _same_layout(tensor, self.states[i]):
                    return False
                self.states[i] = tensor
        values = self.scalars()
        if values != self._last_scalars:
            if not all(condition.holds(self.optimizer.param_groups[g]) for g, condition in self.conditions):
                return False
            self._last_scalars = values
        return True

    def run(self, args: Sequence[Any]) -> list[Any]:
        """Run the program on Dynamo's arguments; returns the outputs of the captured loss."""
        tensors = [a for a in args if isinstance(a, torch.Tensor)]
        scalars = self._last_scalars or self.scalars()
        results = self.program.run_adapted(tensors + self.states, self.inputs, scalars)
        return [results[x] if kind == "result" else x for kind, x in self.outputs]


def _same_layout(a: torch.Tensor, b: torch.Tensor) -> bool:
    return a.dtype == b.dtype and a.shape == b.shape and a.stride() == b.stride()


def _state_kinds(request: StepRequest, trained: Sequence[int]) -> list[str]:
    return [str(update_key(request.optimizer, request.args[i])) for i in trained]


# ------------------------------------------------------------------------ loading
def load_step(request: StepRequest, key: str) -> BoundStep | None:
    """The step that an earlier process has kept on disk, or None.

    Raises
    ------
    StateNotReadyError
        When the optimizer has yet to make the state that the program was compiled for.
    """
    from . import _core

    request.clock.lap("look up")
    entry = _core.load_program(key) if key else None
    if entry is None:
        return None
    executable, binding = entry
    layout = StepLayout.from_json(binding)
    optimizer, args = request.optimizer, request.args
    if not initialise_state(optimizer, [args[i] for i in layout.trained]):
        raise StateNotReadyError
    if any(name not in optimizer.state[args[i]] for i, name in layout.slots):
        raise StateNotReadyError
    groups = optimizer.param_groups
    is_same = layout.state == _state_kinds(request, layout.trained)
    if not is_same or not all(condition.holds(groups[g]) for g, condition in layout.conditions):
        return None
    request.clock.lap("bind")
    return BoundStep(Program(executable, request.title, layout.interface, clock=request.clock), layout, request)


# ----------------------------------------------------------------------- building
def build_step(request: StepRequest, key: str) -> BoundStep:
    """Traces, imports and compiles the whole step, and keeps it on disk unless `key` is empty."""
    program = ProgramBuilder(request.title, request.options)
    optimizer, args = request.optimizer, request.args
    names, group_of = request.names(), request.groups()
    tensors = [a for a in args if isinstance(a, torch.Tensor)]
    trainable = [i for i, t in enumerate(args) if isinstance(t, torch.Tensor) and t.requires_grad]
    joint = trace_joint(request, trainable)

    request.clock.lap("trace autograd")

    # The outputs are those of the captured loss, a gradient (or None) for each trainable tensor,
    # and the new values of what the forward pass mutates.
    metas = output_values(joint.module)
    first, behind = len(metas) - len(joint.mutated) - len(trainable), len(metas) - len(joint.mutated)
    gradients = metas[first:behind]
    trained = [i for i, g in zip(trainable, gradients, strict=True) if g is not None and id(args[i]) in group_of]
    if not initialise_state(optimizer, [args[i] for i in trained]):
        raise StateNotReadyError
    updates: dict[Any, tuple[int, Update]] = {}
    update_of: dict[int, Update] = {}  # by position
    for i in trained:
        g = group_of[id(args[i])]
        kind = (g, update_key(optimizer, args[i]))
        if kind not in updates:
            updates[kind] = (g, trace_update(optimizer, optimizer.param_groups[g], args[i]))
        update_of[i] = updates[kind][1]
    request.clock.lap("trace optimizer")

    values: dict[int, Value] = {}
    for i, t in enumerate(tensors):
        role = "input"
        if id(t) in names:
            role = "parameter" if isinstance(t, nn.Parameter) else "buffer"
        values[id(t)] = program.argument(t, names.get(id(t), f"input{i}"), role)
    slots = [(i, key) for i in trained for key in update_of[i].state_keys]
    for i, name in slots:
        tensor = optimizer.state[args[i]][name]
        values[id(tensor)] = program.argument(tensor, f"{names.get(id(args[i]), 'parameter')}.{name}", "state")
    scalars = {
        (g, place): program.scalar(f"group{g}.{place[0]}" + (f"[{place[1]}]" if place[1] >= 0 else ""))
        for g, group in enumerate(optimizer.param_groups)
        for place in run_time_places(group)
    }
    program.seed(joint.module)

    importer, origin = program.importer, (f"{type(optimizer).__name__}.step", 0)
    results = importer.run(joint.module, [values[id(a)] if isinstance(a, torch.Tensor) else a for a in args])
    outputs: list[tuple[str, Any]] = []
    for value, meta in zip(results[:first], metas[:first], strict=True):
        is_tensor = isinstance(value, Value)
        outputs.append(("result", program.result(value, meta)) if is_tensor else ("constant", value))
    position = {id(t): i for i, t in enumerate(tensors)}
    slot_of = {slot: len(tensors) + i for i, slot in enumerate(slots)}
    for i, new in zip(joint.mutated, results[behind:], strict=True):
        program.update(new, position[id(args[i])])
    for i, grad in zip(trainable, results[first:behind], strict=True):
        if i not in update_of:
            continue
        p, update, g = args[i], update_of[i], group_of[id(args[i])]
        state = [values[id(optimizer.state[p][k])] for k in update.state_keys]
        inputs = [values[id(p)], grad, *state, *(scalars[g, place] for place in update.condition.places)]
        resize = (STAND_IN_SHAPE, tuple(p.shape)) if update.is_shapeless else None
        new = importer.run(update.trace.module, inputs, origin, resize)
        targets = [position[id(p)], *(slot_of[i, k] for k in update.state_keys)]
        for target, old, value in zip(targets, [inputs[0], *state], new, strict=False):
            if value is not old:
                program.update(value, target)
    conditions = [(g, update.condition) for g, update in updates.values()]
    layout = StepLayout(program.interface, trained, _state_kinds(request, trained), slots, conditions, outputs)
    # An eager step is a call of Python, which is not kept on disk.
    keep = {"key": key, "binding": layout.to_json()} if key and not importer.recipes else {}
    request.clock.lap("00-import")
    return BoundStep(program.compile(keep, request.clock), layout, request)


def trace_joint(request: StepRequest, trainable: list[int]) -> Trace:
    """Outputs of the loss and gradients as one functional graph."""

    def joint(*inputs: Any) -> list[Any]:
        with torch.enable_grad():
            leaves = [inputs[i].requires_grad_(True) for i in trainable]
            outputs = run_module(request.module, *inputs)
            loss = outputs[0]
            _check_loss(loss)
            # Marks what the backward pass of an op traces with the op's number, which gives its source line.
            setup_stacktrace_preservation_hooks([loss.grad_fn])
            with torch.autocast("cpu", enabled=False):
                gradients = list(torch.autograd.grad(loss, leaves, allow_unused=True))
        if request.clip_grad_norm is not None:
            gradients = _clipped(gradients, request.clip_grad_norm)
        return [*(x.detach() if isinstance(x, torch.Tensor) else x for x in outputs), *gradients]

    mode = fake_mode()
    return trace(joint, fake_inputs(request.args, mode), mode, whole_random=request.options.fallback_random)


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
