"""Functional ATen graphs, however they were captured."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from torch import fx
from torch.fx._lazy_graph_module import _LazyGraphModule
from torch.utils import _pytree as pytree

from .lowering import RANDOM


@dataclass(slots=True)
class Trace:
    """A functional graph.

    Attributes
    ----------
    module
        Its outputs are the leaves of the function's result, then the new values of the
        mutated inputs.
    spec
        The structure of the function's result.
    mutated
        Which inputs the last outputs are new values of.
    """

    module: fx.GraphModule
    spec: pytree.TreeSpec
    mutated: list[int]


def unrun_module(root: Any, graph: fx.Graph) -> fx.GraphModule:
    """A module for a graph that is read but not run: that makes no Python code of it."""
    return _LazyGraphModule(root, graph)


def draws_numbers(module: fx.GraphModule) -> bool:
    """Whether the graph has random ops that the compiler knows."""
    return any(node.target in RANDOM for node in module.graph.nodes)


def output_values(module: fx.GraphModule) -> list[Any]:
    """What the graph returns: tensors without contents, and constants as they are."""
    output = next(n for n in module.graph.nodes if n.op == "output")
    flat = output.args[0] if isinstance(output.args[0], (list, tuple)) else [output.args[0]]
    return [n.meta.get("val") if isinstance(n, fx.Node) else n for n in flat]
