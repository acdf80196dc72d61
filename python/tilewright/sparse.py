"""Tables declared with ``sparse=True``.

A sparse gradient is a list of touched rows. The compiler finds those rows itself and updates
only them, so a dense gradient on paper costs the same and stays in the graph. Both are equal
exactly for optimizers that leave a row alone when its gradient is zero. Others either change such
rows, and then a sparse gradient makes PyTorch raise an error, or update the rows of a sparse
gradient and no others; the step does that itself. In both cases where the rows of a gradient are all
that counts, the tables of a captured loss are treated as dense.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import torch
from torch import Tensor, fx
from torch.nn import functional as F
from torch.overrides import TorchFunctionMode

from .graphs import unrun_module

# The position of `sparse` among the arguments.
SPARSE_ARGUMENT = {F.embedding: 6, torch.embedding: 4, F.embedding_bag: 7, torch.embedding_bag: 5}


# Optimizers that take sparse gradients only.
ROWS_ONLY = {torch.optim.SparseAdam}


class GradientOfRows(TorchFunctionMode):
    """Lets an optimizer of `ROWS_ONLY` run on dense tensors whose elements all belong to rows of the gradient."""

    def __init__(self) -> None:
        super().__init__()
        self.replaced: dict[Any, Callable[..., Any]] = {
            Tensor.is_sparse.__get__: lambda tensor, *_: True,  # type: ignore[attr-defined]
            Tensor.coalesce: lambda gradient: gradient,
            Tensor._indices: lambda gradient: gradient,
            Tensor._values: lambda gradient: gradient,
            Tensor.sparse_mask: lambda tensor, gradient: tensor.clone(),
            # The constructor of a sparse tensor: (gradient, indices, values, size).
            Tensor.new: lambda gradient, indices, values, size: values,
        }

    def __torch_function__(self, func: Any, types: Any, args: Any = (), kwargs: Any = None) -> Any:
        """Call `func`, or what stands for it."""
        return self.replaced.get(func, func)(*args, **(kwargs or {}))


def reads_rows_only(optimizer: torch.optim.Optimizer) -> bool:
    """Whether the rows that a batch names are all of a gradient that counts."""
    return type(optimizer) in ROWS_ONLY or leaves_untouched_rows(optimizer)


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
