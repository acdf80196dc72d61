"""The run-time side of deferred tables: stamps, history, and who makes rows catch up.

The rows of a deferred table are behind until a lookup of the compiled step reads them (see `tables`).
Whoever else reads the table must see it as if every step had updated all of it. `DeferredTables`
brings all rows up to date before such readers, as far as PyTorch lets it notice them:

- ``state_dict()`` and ``load_state_dict()`` of the model and of the optimizer;
- a forward pass of the model, or of any of its modules that holds the table;
- ``optimizer.step()``;
- any program of Tilewright that takes the table: another step, `tilewright.compile`.

PyTorch has no hook for reads of ``parameter.data`` or ``optimizer.state``, ``copy.deepcopy`` and
pickling of the model, or another library's pointer to the memory: call ``step.synchronize()`` first.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any

import torch
from torch import nn
from torch._functorch.pyfunctorch import temporarily_clear_interpreter_stack
from torch.utils._python_dispatch import _disable_current_modes

from .builder import RowGradient
from .program import Options, Program, ProgramBuilder
from .readers import CatchUp, behind
from .tables import HISTORY, Missed, RowUpdates, UpdateParts, row_update, write_stamps

# Rows that catch up in one call: their new values lie in the arena before they are written.
CHUNK = 16384


@dataclass(slots=True)
class TableBinding:
    """Which tables a step's program defers, with which kind of update.

    Attributes
    ----------
    tables
        (parameter, number of its kind).
    """

    tables: list[tuple[nn.Parameter, int]]
    kinds: list[UpdateParts]
    options: Options

    def is_like(self, other: TableBinding) -> bool:
        """Whether the two may share stamps and history."""
        return (
            len(self.tables) == len(other.tables)
            and all(p is q and k == n for (p, k), (q, n) in zip(self.tables, other.tables, strict=True))
            and [kind.key for kind in self.kinds] == [kind.key for kind in other.kinds]
        )


@dataclass(eq=False)
class DeferredTables:
    """The deferred tables of one optimizer.

    Attributes
    ----------
    now
        How many updates the history holds.
    is_busy
        Whether a program that knows about stamps is running.
    """

    optimizer: torch.optim.Optimizer
    now: int = 0
    is_busy: bool = False
    binding: TableBinding | None = None
    histories: list[torch.Tensor] = field(default_factory=list)
    stamps: list[torch.Tensor] = field(default_factory=list)
    programs: dict[Any, Program] = field(default_factory=dict)
    hooked: dict[nn.Module, int] = field(default_factory=dict)  # the numbers of forward hooks

    @contextmanager
    def update(self, binding: TableBinding, model: nn.Module) -> Iterator[tuple[list[torch.Tensor], int]]:
        """For one update by a program: its histories and stamps, and the number of the update."""
        if self.binding is None or not self.binding.is_like(binding):
            self._bind(binding, model)
        if self.now == HISTORY:
            self.synchronize()
        with self._in_use():
            yield self.histories + self.stamps, self.now
        self.now += 1

    def _bind(self, binding: TableBinding, model: nn.Module) -> None:
        self.synchronize()
        self.binding = binding
        self.programs.clear()
        self.histories = [torch.zeros(HISTORY, len(k.captures), dtype=torch.float64) for k in binding.kinds]
        self.stamps = [torch.zeros(p.shape[0], 1, dtype=torch.int32) for p, _ in binding.tables]
        self._watch(model)

    def synchronize(self) -> None:
        """Bring all rows of all tables up to date."""
        if self.now == 0 or self.is_busy:
            return
        assert self.binding is not None
        # A reader may be a trace, whose modes and transforms are not for what happens here.
        with self._in_use(), temporarily_clear_interpreter_stack(), _disable_current_modes():
            for (parameter, kind), stamps in zip(self.binding.tables, self.stamps, strict=True):
                parts = self.binding.kinds[kind]
                state = self.optimizer.state[parameter]
                tensors = [parameter, *(state[k] for k in parts.element_keys), stamps, self.histories[kind]]
                rows = parameter.shape[0]
                key = (kind, *((t.dtype, t.shape) for t in tensors))
                if key not in self.programs:
                    self.programs[key] = catch_up_program(parts, tensors, self.binding.options)
                chunk = min(CHUNK, rows)
                for start in range(0, rows, chunk):
                    self.programs[key].run(tensors, [self.now, min(start, rows - chunk)])
            for stamps in self.stamps:
                stamps.zero_()
        self.now = 0

    def owns(self, pointers: Sequence[int]) -> bool:
        """Whether one of these addresses is a table's that is behind."""
        if self.now == 0 or self.is_busy or self.binding is None:
            return False
        return not {p.data_ptr() for p, _ in self.binding.tables}.isdisjoint(pointers)

    @contextmanager
    def _in_use(self) -> Iterator[None]:
        """While a program runs that knows which rows are behind."""
        self.is_busy = True
        try:
            yield
        finally:
            self.is_busy = False

    def _watch(self, model: nn.Module) -> None:
        """Notice readers of the tables through the optimizer and `model`."""
        assert self.binding is not None
        hook = CatchUp(self)
        if not self.hooked:
            self.optimizer.register_step_pre_hook(hook)
            self.optimizer.register_state_dict_pre_hook(hook)
            self.optimizer.register_load_state_dict_pre_hook(hook)
        tables = {p for p, _ in self.binding.tables}
        for module in model.modules():
            if module in self.hooked or tables.isdisjoint(module.parameters()):
                continue
            module.register_state_dict_pre_hook(hook)
            module.register_load_state_dict_pre_hook(hook)
            self.hooked[module] = module.register_forward_pre_hook(hook, prepend=True).id


def deferred(optimizer: torch.optim.Optimizer) -> DeferredTables | None:
    """The deferred tables of an optimizer, if it has any."""
    return next((tables for tables in behind if tables.optimizer is optimizer), None)


def defer(optimizer: torch.optim.Optimizer) -> DeferredTables:
    """The deferred tables of an optimizer, made if need be."""
    tables = deferred(optimizer) or DeferredTables(optimizer)
    behind.add(tables)
    return tables


def catch_up_program(parts: UpdateParts, like: Sequence[torch.Tensor], options: Options) -> Program:
    """The program that brings some rows of one table up to date, from row number `start` on.

    Parameters
    ----------
    like
        The parameter, its states, stamps and history, which are the arguments.
    """
    program = ProgramBuilder("rows of a table brought up to date", options)
    b = program.builder
    *tables, stamps, history = (program.argument(t.detach(), f"tensor{i}", "state") for i, t in enumerate(like))
    now = b.convert(program.scalar("now"), torch.int32)
    start = b.convert(program.scalar("start"), torch.int64)
    rows, width = tables[0].shape
    count = min(CHUNK, rows)
    ids = b.add(b.iota(torch.int64, (count,), 0), start)
    # Each row is a group of its own.
    order = b.iota(torch.int32, (count + 1,), 0)
    groups = [ids, order, b.slice(order, 0, 0, count), b.splat(count, torch.int32)]

    updates = RowUpdates(program.importer, parts, ("Optimizer.step", 0))
    current = updates.take_current(tables, ids, Missed(stamps, now, history))
    nothing = RowGradient(ids, b.splat(0, tables[0].dtype, (count, width)), None)
    with b.body([*(t.dtype for t in tables), tables[0].dtype]) as (arguments, results):
        results += arguments[: len(tables)]
    new = row_update(b, tables, nothing, current=current, groups=groups)
    for number, value in enumerate([*new, write_stamps(b, stamps, nothing, now, groups)]):
        program.update(value, number)
    return program.compile()
