"""Updates of the touched rows of embedding tables, for optimizers that move every row in every step.

Momentum, Adam's averages and weight decay change a row whose gradient is zero as well, and so a step
costs as much as the whole table. But a row that no batch names is not read either, so that its updates
can wait until one does: `deferred` tables keep, for each row, how many updates it has had (its stamp),
and the scalars of the updates in a history. A lookup (``graph.take_current``) runs the missed ones on
the rows it reads; the step then writes these rows with their own update (``graph.row_update``).

The real optimizer's trace serves for both: `take_apart` separates what it computes once for a
parameter, which is what the history keeps, from what it does to each element. Nothing here knows
what Adam is.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import torch
from torch import fx

from .builder import Builder, RowGradient, Value, WholeTableReadError
from .eager import ScalarValue
from .graphs import unrun_module
from .importer import Importer
from .optimizer import STAND_IN_SHAPE, Update

aten = torch.ops.aten

LOOKUPS = (aten.embedding.default, aten._embedding_bag.default, aten._embedding_bag_forward_only.default)

# The updates that a history holds. When it is full, all rows catch up.
HISTORY = 4096


def looked_up(module: fx.GraphModule) -> set[int]:
    """The numbers of the inputs of a graph that are tables of a lookup."""
    tables = {node.args[0] for node in module.graph.nodes if node.target in LOOKUPS}
    return {i for i, node in enumerate(module.graph.find_nodes(op="placeholder")) if node in tables}


@dataclass(slots=True)
class UpdateParts:
    """A traced update in two.

    Attributes
    ----------
    key
        What tells it from updates whose scalars mean something else.
    scalars
        From all inputs of the update, of which it reads those of rank 0: `captures`, then the new states of rank 0.
    elements
        From (parameter, gradient, other states, captures): the new parameter and other states.
    captures
        The fake values of the scalars that the elements need.
    element_keys, scalar_keys
        The states of the parameter's shape, and of rank 0.
    """

    key: tuple[Any, ...]
    scalars: fx.GraphModule
    elements: fx.GraphModule
    captures: list[Any]
    element_keys: list[str]
    scalar_keys: list[str]


def take_apart(group: int, update: Update) -> UpdateParts:
    """Separates what an update of parameter group `group` computes once from what it does to each element."""
    graph = update.trace.module.graph

    def is_element(node: fx.Node) -> bool:
        value = node.meta.get("val")
        return isinstance(value, torch.Tensor) and tuple(value.shape) == STAND_IN_SHAPE

    count = len(update.state_keys)
    outputs = list(graph.output_node().args[0])[: 1 + count]
    keys = list(zip(outputs[1:], update.state_keys, strict=True))
    captured = [n for n in graph.nodes if not is_element(n) and any(is_element(user) for user in n.users)]

    scalars, env = fx.Graph(), {}
    for node in graph.nodes:
        if node.op == "placeholder" or (node.op != "output" and not is_element(node)):
            env[node] = scalars.node_copy(node, env.__getitem__)
    scalars.output([env[n] for n in [*captured, *(n for n, _ in keys if not is_element(n))]])

    elements, env = fx.Graph(), {}
    for node in graph.find_nodes(op="placeholder"):
        if is_element(node):
            env[node] = elements.node_copy(node)
    for number, node in enumerate(captured):
        env[node] = elements.placeholder(f"capture{number}")
        env[node].meta = dict(node.meta)
    for node in graph.nodes:
        if is_element(node) and node.op != "placeholder":
            env[node] = elements.node_copy(node, env.__getitem__)
    elements.output([env[n] for n in outputs if is_element(n)])

    module = update.trace.module
    return UpdateParts(
        (group, update.condition.text, *update.state_keys),
        unrun_module(module, scalars),
        unrun_module(module, elements),
        [node.meta["val"] for node in captured],
        [k for n, k in keys if is_element(n)],
        [k for n, k in keys if not is_element(n)],
    )


@dataclass(slots=True)
class Missed:
    """The updates that rows have missed: those numbered from the row's stamp to `now`, in the history."""

    stamps: Value
    now: Value
    history: Value


class RowUpdates:
    """Emits what happens to the rows of tables under one kind of update."""

    def __init__(self, importer: Importer, parts: UpdateParts, origin: tuple[str, int]) -> None:
        self.importer = importer
        self.builder = importer.builder
        self.parts = parts
        self.origin = origin

    def scalars(self, inputs: Sequence[Value | None]) -> tuple[list[Value], list[Value]]:
        """The captures of the present step, as f64, and the new states of rank 0."""
        results = self.importer.run(self.parts.scalars, inputs, self.origin)
        count = len(self.parts.captures)
        return [self.builder.convert(c, torch.float64) for c in results[:count]], results[count:]

    def take_current(self, tables: Sequence[Value], ids: Value, missed: Missed) -> list[Value]:
        """The rows `ids` of a parameter and its states, after the updates they have missed."""
        b = self.builder
        with b.body([*(t.dtype for t in tables), *self._capture_types()]) as (arguments, results):
            elements, captures = arguments[: len(tables)], arguments[len(tables) :]
            results += self._update(elements, b.splat(0, tables[0].dtype), captures)
        operands = [*tables, ids, missed.stamps, missed.now, missed.history]
        return b.ops("take_current", operands, [(t.dtype, (ids.numel, t.shape[1])) for t in tables])

    def update(
        self, tables: Sequence[Value], gradient: RowGradient, captures: Sequence[Value], current: Sequence[Value] = ()
    ) -> list[Value]:
        """The tables after the rows that have a gradient had their update."""
        b = self.builder
        with b.body([*(t.dtype for t in tables), tables[0].dtype, *self._capture_types()]) as (arguments, results):
            count = len(tables)
            results += self._update(arguments[:count], arguments[count], arguments[count + 1 :])
        return row_update(b, tables, gradient, captures, current)

    def _capture_types(self) -> list[torch.dtype]:
        return [torch.float64] * len(self.parts.captures)

    def _update(self, elements: Sequence[Value], gradient: Value, captures: Sequence[Value]) -> list[Value]:
        """The update of one element, in a body."""
        b, kinds = self.builder, self.parts.captures
        scalars = [
            b.convert(c, kind.dtype) if isinstance(kind, torch.Tensor) else ScalarValue(c.id, c.dtype, c.shape)
            for c, kind in zip(captures, kinds, strict=True)
        ]
        inputs = [elements[0], gradient, *elements[1:], *scalars]
        return self.importer.run(self.parts.elements, inputs, self.origin, (STAND_IN_SHAPE, ()))


def row_update(
    b: Builder,
    tables: Sequence[Value],
    gradient: RowGradient,
    captures: Sequence[Value] = (),
    current: Sequence[Value] = (),
    groups: Sequence[Value] = (),
) -> list[Value]:
    """The op whose body has just been built."""
    operands = [*tables, gradient.ids, gradient.updates, *captures, *groups, *current]
    sizes = [len(tables), 1, 1, len(captures), len(groups), len(current)]
    attributes: dict[str, Any] = {"operandSegmentSizes": sizes}
    if gradient.skip_id is not None:
        attributes["skip_id"] = gradient.skip_id
    return b.ops("row_update", operands, [(t.dtype, t.shape) for t in tables], attributes)


def write_rows(b: Builder, table: Value, rows: RowGradient) -> Value:
    """The table with `rows`, whose ids differ, written."""
    with b.body([table.dtype, table.dtype]) as (arguments, results):
        results.append(arguments[1])
    return row_update(b, [table], rows)[0]


def write_stamps(b: Builder, stamps: Value, rows: RowGradient, stamp: Value, groups: Sequence[Value] = ()) -> Value:
    """The stamps with those of `rows` set to `stamp`."""
    with b.body([stamps.dtype, stamps.dtype, stamps.dtype]) as (arguments, results):
        results.append(arguments[2])
    nothing = RowGradient(rows.ids, b.splat(0, stamps.dtype, (rows.ids.numel, 1)), rows.skip_id)
    return row_update(b, [stamps], nothing, [stamp], groups=groups)[0]


class TableStep:
    """The lookups and the update of one table in a step under construction.

    Parameters
    ----------
    tables
        The parameter, and the states of its shape.
    missed
        None where rows that are not looked up are left as they are.
    """

    def __init__(self, updates: RowUpdates, tables: Sequence[Value], missed: Missed | None) -> None:
        self.updates = updates
        self.tables = tables
        self.missed = missed
        self.builder = updates.builder
        self._current: dict[int, list[Value]] = {}
        if missed:
            self.builder.lookups[tables[0].id] = lambda ids: self.current(ids)[0]

    def current(self, ids: Value) -> list[Value]:
        """The rows `ids` of the parameter and its states, up to date."""
        assert self.missed is not None
        if ids.id not in self._current:
            self._current[ids.id] = self.updates.take_current(self.tables, ids, self.missed)
        return self._current[ids.id]

    def update(self, gradient: Value, captures: Sequence[Value]) -> tuple[list[Value], Value | None]:
        """The new parameter, states and stamps."""
        b = self.builder
        lookups = rows_of_lookups(b, self.tables[0], gradient)
        rows = RowGradient(
            b.concat([r.ids for r in lookups], 0), b.concat([r.updates for r in lookups], 0), lookups[0].skip_id
        )
        if self.missed is None:
            return self.updates.update(self.tables, rows, captures), None
        each = [self.current(r.ids) for r in lookups]
        current = [b.concat(parts, 0) for parts in zip(*each, strict=True)]
        new = self.updates.update(self.tables, rows, captures, current)
        return new, write_stamps(b, self.missed.stamps, rows, b.add(self.missed.now, 1))


def rows_of_lookups(b: Builder, table: Value, gradient: Value) -> list[RowGradient]:
    """The rows of a gradient, one entry for each lookup.

    Raises
    ------
    WholeTableReadError
        When they are not known.
    """
    rows = b.row_gradients.get(gradient.id)
    if rows is None:
        raise WholeTableReadError(table.id, "its gradient is not only that of lookups (is it clipped?)")
    if len({(r.skip_id, r.ids.dtype) for r in rows}) > 1:
        raise WholeTableReadError(table.id, "its lookups differ in padding_idx or the type of ids")
    return rows
