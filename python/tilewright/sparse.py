"""Tables declared with ``sparse=True``.

A sparse gradient is a list of touched rows. The compiler finds those rows itself and updates
only them, so a dense gradient on paper costs the same and stays in the graph. Both are equal
exactly for optimizers that leave a row alone when its gradient is zero; only for these are the
tables of a captured loss treated as dense.
"""

from __future__ import annotations

from typing import Any

import torch
from torch import fx
from torch.nn import functional as F

from .graphs import unrun_module

# The position of `sparse` among the arguments.
SPARSE_ARGUMENT = {F.embedding: 6, torch.embedding: 4, F.embedding_bag: 7, torch.embedding_bag: 5}


def leaves_untouched_rows(optimizer: torch.optim.Optimizer) -> bool:
    """Whether a zero gradient changes neither the parameter nor the state of its element."""
    kind = type(optimizer)
    groups = optimizer.param_groups
    if kind is torch.optim.SGD:
        return all(g["momentum"] == 0 and g["weight_decay"] == 0 for g in groups)
    return kind is torch.optim.Adagrad and all(g["weight_decay"] == 0 for g in groups)


def with_dense_tables(module: fx.GraphModule) -> fx.GraphModule:
    """The captured loss with ``sparse=False`` in every lookup."""
    if not any(node.target in SPARSE_ARGUMENT for node in module.graph.nodes):
        return module
    graph = fx.Graph()
    graph.output(graph.graph_copy(module.graph, {}))
    for node in graph.nodes:
        if node.target in SPARSE_ARGUMENT:
            _set_dense(node)
    return unrun_module(module, graph)


def _set_dense(node: fx.Node) -> None:
    position = SPARSE_ARGUMENT[node.target]
    arguments: list[Any] = list(node.args)
    if len(arguments) > position:
        arguments[position] = False
        node.args = tuple(arguments)
    elif "sparse" in node.kwargs:
        node.update_kwarg("sparse", False)
