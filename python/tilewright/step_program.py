"""The program of a training step: how it is found on disk, and bound to tensors.

`step_writer.build_step` leaves the compiled program and its `StepLayout` on disk; `load_step` finds
both again in a later process. Either way `BoundStep` ties the program to the tensors of one model
and optimizer.
"""

from __future__ import annotations

import itertools
import json
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import torch
from torch import fx, nn

from .deferred import TableBinding, defer
from .errors import TilewrightError
from .fingerprint import NotExactError, fingerprint, text
from .gradients import gradients_apart
from .graphs import Trace
from .optimizer import (
    Condition,
    OptimizerNotCompiledError,
    StateNotReadyError,
    initialise_state,
    optimizer_text,
    read_place,
    run_time_places,
    trace_update,
    trained,
    update_key,
)
from .program import Interface, Options, Program, StageClock
from .tables import UpdateParts, take_apart


@dataclass(slots=True)
class StepRequest:
    """What a step is compiled from.

    Attributes
    ----------
    module, args
        The captured loss, and its inputs: parameters, buffers, batch.
    joint
        The captured loss with its gradients, if it was recorded.
    clock
        Runs since the call of the step.
    """

    model: nn.Module
    optimizer: torch.optim.Optimizer
    title: str
    clip_grad_norm: float | None
    tables: str
    options: Options
    module: fx.GraphModule
    joint: Trace | None
    args: Sequence[Any]
    clock: StageClock

    def names(self) -> dict[int, str]:
        """The names of the model's tensors, by ``id``."""
        return {id(t): n for n, t in itertools.chain(self.model.named_parameters(), self.model.named_buffers())}

    def name(self, i: int) -> str:
        """The name of the parameter that is input number `i`."""
        return self.names().get(id(self.args[i]), f"parameter {i}")

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
                text(self.joint and self.joint.mutated),
                text([self.clip_grad_norm, self.tables, self.options.numerics, self.options.fallback_random]),
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
    numbers
        The Python numbers of the state that the program takes: (position of the parameter, key, what each step adds).
    conditions
        (group, what the program assumes about its scalars).
    outputs
        What the captured loss returns, the loss first: ("result", its number) or ("constant", its value). There is
        more than the loss where the model keeps tensors as attributes.
    tables
        The deferred tables: (position, number of the kind of update). Behind the states, the program takes a history
        for each kind and stamps for each table.
    refused
        Why tables by these names are updated as a whole.
    """

    interface: Interface
    trained: list[int]
    state: list[str]
    slots: list[tuple[int, str]]
    numbers: list[tuple[int, str, float]]
    conditions: list[tuple[int, Condition]]
    outputs: list[tuple[str, Any]]
    tables: list[tuple[int, int]]
    refused: dict[str, str]

    def to_json(self) -> str:
        """All of it as text."""
        names = ("trained", "state", "slots", "numbers", "outputs", "tables", "refused")
        data = {name: getattr(self, name) for name in names}
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
            numbers=[tuple(number) for number in fields["numbers"]],
            conditions=[(g, Condition([tuple(p) for p in places], t)) for g, places, t in fields["conditions"]],
            outputs=[tuple(output) for output in fields["outputs"]],
            tables=[tuple(table) for table in fields["tables"]],
            refused=fields["refused"],
        )


@dataclass(slots=True)
class UpdateByPyTorch:
    """The optimizer's own step, where it cannot be part of the program.

    Attributes
    ----------
    gradients
        The number of the result that is a parameter's gradient: (position of the parameter, number).
    """

    reason: OptimizerNotCompiledError
    gradients: list[tuple[int, int]]

    def run(self, optimizer: torch.optim.Optimizer, args: Sequence[Any], results: Sequence[torch.Tensor]) -> None:
        """Make the step on gradients from the program."""
        with gradients_apart(trained(optimizer)):
            for i, number in self.gradients:
                args[i].grad = results[number]
            optimizer.step()


class BoundStep:
    """A program together with the tensors and scalars of one model and optimizer."""

    def __init__(
        self,
        program: Program,
        layout: StepLayout,
        request: StepRequest,
        kinds: Sequence[UpdateParts] = (),
        update: UpdateByPyTorch | None = None,
    ) -> None:
        self.program = program
        self.conditions = layout.conditions
        self.outputs = layout.outputs
        self.refused = layout.refused
        self.optimizer = optimizer = request.optimizer
        args = request.args
        self.parameters = [(i, a) for i, a in enumerate(args) if isinstance(a, nn.Parameter)]
        tensors = [a for a in args if isinstance(a, torch.Tensor)]
        self.inputs = [i for i, t in enumerate(tensors) if not isinstance(t, nn.Parameter)]
        self.slots = [(args[i], key) for i, key in layout.slots]
        self.states = [optimizer.state[parameter][key] for parameter, key in self.slots]
        self.numbers = [(args[i], key, added) for i, key, added in layout.numbers]
        self.update = update
        self.scalar_places = [
            (g, place) for g, group in enumerate(optimizer.param_groups) for place in run_time_places(group)
        ]
        self._last_scalars: list[float] | None = None
        _refuse_overlap(tensors + self.states)
        self.model = request.model
        self.binding: TableBinding | None = None
        if layout.tables:
            tables = [(args[i], kind) for i, kind in layout.tables]
            self.binding = TableBinding(tables, list(kinds), request.options)

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
                if self.binding and not in_lockstep(self.optimizer, self.binding.tables):
                    return False
        if any(key not in state[parameter] for parameter, key, _ in self.numbers):
            return False
        values = self.scalars()
        if values != self._last_scalars:
            if not all(condition.holds(self.optimizer.param_groups[g]) for g, condition in self.conditions):
                return False
            self._last_scalars = values
        return True

    def run(self, args: Sequence[Any]) -> list[Any]:
        """Run the program on the inputs of the captured loss; returns its outputs."""
        tensors = [a for a in args if isinstance(a, torch.Tensor)]
        scalars = self._last_scalars or self.scalars()
        if self.numbers:
            state = self.optimizer.state
            scalars = [*scalars, *(state[parameter][key] for parameter, key, _ in self.numbers)]
        if self.binding is None:
            results = self.program.run_adapted(tensors + self.states, self.inputs, scalars)
        else:
            with defer(self.optimizer).update(self.binding, self.model) as (records, now):
                results = self.program.run_adapted(tensors + self.states + records, self.inputs, [*scalars, now])
        for parameter, key, added in self.numbers:
            self.optimizer.state[parameter][key] += added
        if self.update:
            self.update.run(self.optimizer, args, results)
        return [results[x] if kind == "result" else x for kind, x in self.outputs]


def in_lockstep(optimizer: torch.optim.Optimizer, tables: Sequence[tuple[torch.Tensor, int]]) -> bool:
    """Whether tables of one kind have made as many steps, so that they share the scalars of their updates."""
    counts = [(kind, scalar_states(optimizer, table)) for table, kind in tables]
    return all(count == dict(counts)[kind] for kind, count in counts)


def scalar_states(optimizer: torch.optim.Optimizer, parameter: torch.Tensor) -> list[float]:
    """The states of rank 0: how many steps a parameter has made."""
    state = optimizer.state[parameter].values()
    return [float(t) for t in state if isinstance(t, torch.Tensor) and t.dim() == 0]


def _same_layout(a: torch.Tensor, b: torch.Tensor) -> bool:
    return a.dtype == b.dtype and a.shape == b.shape and a.stride() == b.stride()


def state_kinds(request: StepRequest, trained: Sequence[int]) -> list[str]:
    """What kind of state the optimizer keeps for each of these inputs."""
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
    is_same = layout.state == state_kinds(request, layout.trained)
    if not is_same or not all(condition.holds(groups[g]) for g, condition in layout.conditions):
        return None
    if not in_lockstep(optimizer, [(args[i], kind) for i, kind in layout.tables]):
        return None
    group_of = request.groups()
    first = {kind: i for i, kind in reversed(layout.tables)}
    kinds = []
    for _, i in sorted(first.items()):
        g = group_of[id(args[i])]
        kinds.append(take_apart(g, trace_update(optimizer, groups[g], args[i])))
    request.clock.lap("bind")
    program = Program(executable, request.title, layout.interface, clock=request.clock)
    return BoundStep(program, layout, request, kinds)


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
