"""How a training step's program is built: differentiate the captured loss, trace the optimizer, compile."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import nullcontext
from dataclasses import dataclass, field
from typing import Any

import torch
from torch import nn
from torch._functorch._aot_autograd.logging_utils import setup_stacktrace_preservation_hooks

from .builder import RowGradient, Value, WholeTableReadError
from .dropout_attention import KeepDropoutAttention
from .errors import UnsupportedGraphError
from .gradients import check_loss, gradients
from .graphs import Trace, output_values
from .optimizer import (
    STAND_IN_SHAPE,
    OptimizerNotCompiledError,
    Place,
    StateNotReadyError,
    Update,
    initialise_state,
    run_time_places,
    trace_update,
    update_key,
)
from .program import ProgramBuilder, check_place
from .sparse import ROWS_ONLY, leaves_untouched_rows
from .step_program import BoundStep, StepLayout, StepRequest, UpdateByPyTorch, scalar_states, state_kinds
from .tables import HISTORY, Missed, RowUpdates, TableStep, looked_up, take_apart, write_rows
from .tracing import fake_inputs, fake_mode, run_module, trace


def build_step(request: StepRequest, key: str) -> BoundStep:
    """Traces, imports and compiles the whole step, and keeps it on disk unless `key` is empty."""
    traced = trace_step(request)
    while True:
        writer = StepWriter(request, traced)
        try:
            return writer.write(key)
        except WholeTableReadError as error:
            i = writer.position_of(error.table)
            if type(request.optimizer) in ROWS_ONLY:
                raise _not_of_rows(request, i, error.reason) from error
            traced.refused[request.name(i)] = error.reason
            traced.tables.remove(i)


def _not_of_rows(request: StepRequest, i: int, reason: str) -> UnsupportedGraphError:
    name = request.name(i)
    return UnsupportedGraphError(
        "TW1016",
        f"{type(request.optimizer).__name__} updates rows of gradients, and those of '{name}' are not known: {reason}",
        "give such parameters to another optimizer",
    )


@dataclass(slots=True)
class TracedStep:
    """A step as FX graphs.

    Attributes
    ----------
    trainable, trained
        Positions, in the inputs of the loss, of what has a gradient, and of what the optimizer updates.
    tables
        Positions of those that are updated row by row, apart from what the compiler finds out itself.
    updates
        The update of each trained parameter, by position; none where PyTorch makes them.
    refusal
        Why PyTorch makes them.
    refused
        Why tables by these names are not among `tables`.
    """

    joint: Trace
    trainable: list[int]
    trained: list[int]
    tables: list[int]
    updates: dict[int, Update]
    refusal: OptimizerNotCompiledError | None = None
    refused: dict[str, str] = field(default_factory=dict)


def trace_step(request: StepRequest) -> TracedStep:
    """Traces forward, backward and the updates."""
    optimizer, args, group_of = request.optimizer, request.args, request.groups()
    names = request.names()
    for tensor in args:
        if isinstance(tensor, torch.Tensor):
            check_place(tensor, names.get(id(tensor), "an input"))
    trainable = [i for i, t in enumerate(args) if isinstance(t, torch.Tensor) and t.requires_grad]
    joint = request.joint or trace_joint(request, trainable)
    request.clock.lap("trace autograd")

    metas = output_values(joint.module)
    behind = len(metas) - len(joint.mutated)
    gradients = metas[behind - len(trainable) : behind]
    trained = [i for i, g in zip(trainable, gradients, strict=True) if g is not None and id(args[i]) in group_of]
    if not initialise_state(optimizer, [args[i] for i in trained]):
        raise StateNotReadyError
    update_of: dict[int, Update] = {}
    refusal = None
    try:
        update_of = _updates(request, trained)
    except OptimizerNotCompiledError as error:
        refusal = error
    request.clock.lap("trace optimizer")

    tables: list[int] = []
    refused: dict[str, str] = {}
    if request.tables != "dense" and not leaves_untouched_rows(optimizer):
        candidates = looked_up(joint.module) - set(joint.mutated)
        if refusal:
            refused = {request.name(i): "PyTorch makes its update" for i in candidates & set(trained)}
        tables = [
            i
            for i, update in update_of.items()
            if i in candidates and args[i].dim() == 2 and args[i].is_contiguous() and update.is_shapeless
        ]
    if type(optimizer) in ROWS_ONLY and (others := set(update_of) - set(tables)):
        raise _not_of_rows(request, min(others), "it is not only a table of lookups")
    return TracedStep(joint, trainable, trained, tables, update_of, refusal, refused)


def _updates(request: StepRequest, trained: Sequence[int]) -> dict[int, Update]:
    """The update of each trained parameter, by position; parameters of a kind share one."""
    optimizer, args, group_of = request.optimizer, request.args, request.groups()
    updates: dict[Any, Update] = {}
    update_of: dict[int, Update] = {}
    for i in trained:
        g = group_of[id(args[i])]
        kind = (g, update_key(optimizer, args[i]))
        if kind not in updates:
            updates[kind] = trace_update(optimizer, optimizer.param_groups[g], args[i])
        update_of[i] = updates[kind]
    return update_of


class StepWriter:
    """Writes a traced step as one program."""

    def __init__(self, request: StepRequest, traced: TracedStep) -> None:
        self.request = request
        self.traced = traced
        self.program = ProgramBuilder(request.title, request.options)
        self.origin = (f"{type(request.optimizer).__name__}.step", 0)
        self.values: dict[int, Value] = {}  # by the tensor's id
        self.scalars: dict[tuple[int, Place], Value] = {}
        self.numbers: dict[tuple[int, str], Value] = {}  # of the state, by the parameter's position
        self.steps: dict[int, TableStep] = {}  # by the table's position
        self.kinds: list[RowUpdates] = []
        self.kind_of: dict[int, int] = {}  # by the table's position
        self.captures: dict[int, list[Value]] = {}  # by kind
        self.stamps: dict[int, Value] = {}  # after the step, by the table's position

    def position_of(self, table: int) -> int:
        """The position of the parameter that is value number `table`."""
        return next(i for i in self.traced.tables if self.values[id(self.request.args[i])].id == table)

    def write(self, key: str) -> BoundStep:
        """The compiled and bound program."""
        request, traced, program = self.request, self.traced, self.program
        args, joint, importer = request.args, traced.joint, program.importer
        tensors = [a for a in args if isinstance(a, torch.Tensor)]
        position = {id(t): i for i, t in enumerate(tensors)}
        slots = [(i, name) for i, update in traced.updates.items() for name in update.state_keys]
        slot_of = {slot: len(tensors) + n for n, slot in enumerate(slots)}
        self._declare(tensors, slots)

        # The outputs are those of the captured loss, a gradient (or None) for each trainable tensor,
        # and the new values of what the forward pass mutates.
        results = importer.run(joint.module, [self.values[id(a)] if isinstance(a, torch.Tensor) else a for a in args])
        metas = output_values(joint.module)
        behind = len(metas) - len(joint.mutated)
        first = behind - len(traced.trainable)
        outputs: list[tuple[str, Any]] = []
        for value, meta in zip(results[:first], metas[:first], strict=True):
            is_tensor = isinstance(value, Value)
            outputs.append(("result", program.result(value, meta)) if is_tensor else ("constant", value))
        for i, new in zip(joint.mutated, results[behind:], strict=True):
            if i in traced.updates:  # The optimizer takes over from there.
                self.values[id(args[i])] = new
            else:
                program.update(new, position[id(args[i])])
        left: list[tuple[int, int]] = []
        for i, gradient in zip(traced.trainable, results[first:behind], strict=True):
            if i not in traced.updates:
                if traced.refusal and i in traced.trained:
                    left.append((i, program.result(gradient, args[i])))
                continue
            keys = traced.updates[i].state_keys
            targets = dict(zip(keys, (slot_of[i, k] for k in keys), strict=True), **{"": position[id(args[i])]})
            new_values = self._update_table(i, gradient) if i in self.steps else self._update(i, gradient)
            for name, (old, value) in new_values.items():
                if value is not old:
                    program.update(value, targets[name])
        self._update_records(len(tensors) + len(slots))

        groups = request.groups()
        conditions = {(groups[id(args[i])], id(u)): u.condition for i, u in traced.updates.items()}
        layout = StepLayout(
            program.interface,
            traced.trained,
            state_kinds(request, traced.trained),
            slots,
            [(i, key, traced.updates[i].increments[key]) for i, key in self.numbers],
            [(g, condition) for (g, _), condition in conditions.items()],
            outputs,
            list(self.kind_of.items()) if request.tables == "deferred" else [],
            traced.refused,
        )
        # An eager step is a call of Python, which is not kept on disk.
        is_whole = not importer.recipes and not traced.refusal
        keep = {"key": key, "binding": layout.to_json()} if key and is_whole else {}
        request.clock.lap("00-import")
        kinds = [kind.parts for kind in self.kinds]
        update = UpdateByPyTorch(traced.refusal, left) if traced.refusal else None
        return BoundStep(program.compile(keep, request.clock), layout, request, kinds, update)

    def _declare(self, tensors: Sequence[torch.Tensor], slots: Sequence[tuple[int, str]]) -> None:
        """The program's arguments."""
        request, program, values = self.request, self.program, self.values
        optimizer, args, names = request.optimizer, request.args, request.names()
        for i, t in enumerate(tensors):
            role = "input"
            if id(t) in names:
                role = "parameter" if isinstance(t, nn.Parameter) else "buffer"
            values[id(t)] = program.argument(t, names.get(id(t), f"input{i}"), role)
        for i, key in slots:
            tensor = optimizer.state[args[i]][key]
            values[id(tensor)] = program.argument(tensor, f"{request.name(i)}.{key}", "state")
        self._number_kinds()
        histories, stamps = [], {}
        is_deferred = request.tables == "deferred" and bool(self.kind_of)
        if is_deferred:
            for number, kind in enumerate(self.kinds):
                like = torch.empty(HISTORY, len(kind.parts.captures), dtype=torch.float64, device="meta")
                histories.append(program.argument(like, f"history{number}", "state"))
            for i in self.kind_of:
                like = torch.empty(args[i].shape[0], 1, dtype=torch.int32, device="meta")
                stamps[i] = program.argument(like, f"{request.name(i)}.stamps", "state")
        self.scalars = {
            (g, place): program.scalar(f"group{g}.{place[0]}" + (f"[{place[1]}]" if place[1] >= 0 else ""))
            for g, group in enumerate(optimizer.param_groups)
            for place in run_time_places(group)
        }
        for i, update in self.traced.updates.items():
            for key in update.increments:
                self.numbers[i, key] = program.scalar(f"{request.name(i)}.{key}")
        now = program.scalar("now") if is_deferred else None
        program.seed(self.traced.joint.module)
        for i, number in self.kind_of.items():
            kind, state = self.kinds[number], optimizer.state[args[i]]
            tables = [values[id(args[i])], *(values[id(state[k])] for k in kind.parts.element_keys)]
            missed = None
            if now is not None:
                missed = Missed(stamps[i], program.builder.convert(now, torch.int32), histories[number])
            self.steps[i] = TableStep(kind, tables, missed)

    def _number_kinds(self) -> None:
        """Tables of one kind share the scalars of their updates."""
        request, numbers = self.request, {}
        groups = request.groups()
        for i in self.traced.tables:
            p, update = request.args[i], self.traced.updates[i]
            key = (groups[id(p)], id(update), *scalar_states(request.optimizer, p))
            if key not in numbers:
                numbers[key] = len(numbers)
                parts = take_apart(groups[id(p)], update)
                self.kinds.append(RowUpdates(self.program.importer, parts, self.origin))
            self.kind_of[i] = numbers[key]

    def _inputs(self, i: int, gradient: Value) -> list[Value]:
        """What the update of a parameter reads."""
        p, update, g = self.request.args[i], self.traced.updates[i], self.request.groups()[id(self.request.args[i])]
        state = [self.values[id(self.request.optimizer.state[p][k])] for k in update.state_keys]
        scalars = (self.scalars[g, place] for place in update.condition.places)
        return [self.values[id(p)], gradient, *state, *scalars, *(self.numbers[i, k] for k in update.increments)]

    def _update(self, i: int, gradient: Value) -> dict[str, tuple[Value, Value]]:
        """Old and new value of a parameter (named "") and its states."""
        update, inputs = self.traced.updates[i], self._inputs(i, gradient)
        resize = (STAND_IN_SHAPE, tuple(self.request.args[i].shape)) if update.is_shapeless else None
        new = self.program.importer.run(update.trace.module, inputs, self.origin, resize)
        names = ["", *update.state_keys]
        old = [inputs[0], *inputs[2 : 1 + len(names)]]
        return dict(zip(names, zip(old, new, strict=False), strict=False))

    def _update_table(self, i: int, gradient: Value) -> dict[str, tuple[Value, Value]]:
        """As `_update`, for a table that is updated row by row."""
        step, number = self.steps[i], self.kind_of[i]
        parts = self.kinds[number].parts
        inputs = self._inputs(i, gradient)
        captures, counts = self.kinds[number].scalars(inputs)
        new, stamps = step.update(gradient, captures)
        self.captures.setdefault(number, captures)
        if stamps is not None:
            self.stamps[i] = stamps
        old = dict(zip(self.traced.updates[i].state_keys, inputs[2:], strict=False))
        pairs = dict(zip(["", *parts.element_keys], zip(step.tables, new, strict=True), strict=True))
        return pairs | {k: (old[k], count) for k, count in zip(parts.scalar_keys, counts, strict=True)}

    def _update_records(self, first: int) -> None:
        """Histories and stamps, which are the arguments from number `first` on."""
        if not self.stamps:
            return
        b, missed = self.program.builder, {self.kind_of[i]: step.missed for i, step in self.steps.items()}
        for number, captures in self.captures.items():
            record = missed[number]
            row = b.concat([b.reshape(c, (1,)) for c in captures], 0)
            slot = b.reshape(b.convert(record.now, torch.int64), (1,))
            new = write_rows(b, record.history, RowGradient(slot, b.reshape(row, (1, len(captures))), None))
            self.program.update(new, first + number)
        for number, i in enumerate(self.kind_of):
            self.program.update(self.stamps[i], first + len(self.kinds) + number)


def trace_joint(request: StepRequest, trainable: list[int]) -> Trace:
    """Outputs of the loss and gradients as one functional graph."""

    def joint(*inputs: Any) -> list[Any]:
        with torch.enable_grad():
            leaves = [inputs[i].requires_grad_(True) for i in trainable]
            with nullcontext() if request.options.fallback_random else KeepDropoutAttention():
                outputs = run_module(request.module, *inputs)
            loss = outputs[0]
            check_loss(loss)
            # Marks what the backward pass of an op traces with the op's number, which gives its source line.
            setup_stacktrace_preservation_hooks([loss.grad_fn])
            found = gradients(loss, leaves, request.clip_grad_norm)
        return [*(x.detach() if isinstance(x, torch.Tensor) else x for x in outputs), *found]

    mode = fake_mode()
    return trace(joint, fake_inputs(request.args, mode), mode, whole_random=request.options.fallback_random)
