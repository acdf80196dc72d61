"""Stage 00: an FX graph of ATen calls becomes a ``graph`` program.

Each node is lowered by the table in `lowering`; what is not in the table, or what its
lowering declines, becomes a ``graph.eager`` step with a recipe for the ATen call.
"""

from __future__ import annotations

import operator
from collections.abc import Sequence
from typing import Any

import torch
from torch import fx
from torch.utils import _pytree as pytree

from .builder import DTYPE_NAMES, Builder, Location, Value
from .eager import Recipe, ScalarValue, TensorType, make_recipe
from .errors import UnsupportedGraphError
from .lowering import TABLE

aten = torch.ops.aten

# Calls that only annotate a trace.
IGNORED = {
    torch.ops.profiler._record_function_enter_new.default,
    torch.ops.profiler._record_function_exit._RecordFunction,
    aten._assert_scalar.default,
    aten._assert_tensor_metadata.default,
}


class Importer:
    """Imports FX graphs into one builder, and keeps the recipes of its eager steps.

    Parameters
    ----------
    builder
        Where the ops go. Several graphs may be imported into one builder: the step
        compiler imports the forward and backward graph and then one update per parameter.
    """

    def __init__(self, builder: Builder) -> None:
        self.builder = builder
        self.recipes: list[Recipe] = []

    def run(self, module: fx.GraphModule, inputs: Sequence[Value | int | float | None]) -> Any:
        """Imports `module` applied to `inputs`; returns its outputs with values for tensors."""
        env: dict[fx.Node, Any] = {}
        remaining = iter(inputs)
        locations = _backward_locations(module)
        for node in module.graph.nodes:
            if node.op == "placeholder":
                env[node] = next(remaining)
            elif node.op == "get_attr":
                env[node] = self._attribute(module, node)
            elif node.op == "output":
                return pytree.tree_map_only(fx.Node, env.__getitem__, node.args[0])
            elif node.target not in IGNORED:
                self.builder.location = _location(node, locations)
                env[node] = self._call(node, env)
        raise AssertionError("an FX graph ends with an output")

    def _attribute(self, module: fx.GraphModule, node: fx.Node) -> Value:
        tensor = operator.attrgetter(node.target)(module)
        if not isinstance(tensor, torch.Tensor):
            raise UnsupportedGraphError("TW2003", f"the graph holds a {type(tensor).__name__}, not a tensor")
        return self.builder.literal(tensor)

    def _call(self, node: fx.Node, env: dict[fx.Node, Any]) -> Any:
        args, kwargs = pytree.tree_map_only(fx.Node, env.__getitem__, (node.args, node.kwargs))
        if node.target is operator.getitem:
            return args[0][args[1]]
        out = node.meta.get("val")
        lowering = TABLE.get(node.target)
        result = None
        if lowering is not None and _representable(out):
            result = lowering(self.builder, out, *args, **kwargs)
        if result is None:
            result = self._eager(node, args, kwargs, out)
        if isinstance(out, (torch.SymFloat, torch.SymInt)) and isinstance(result, Value):
            return ScalarValue(result.id, result.dtype, result.shape)
        return result

    def _eager(self, node: fx.Node, args: Any, kwargs: Any, out: Any) -> Any:
        target = node.target
        if not isinstance(target, torch._ops.OpOverload):
            raise UnsupportedGraphError("TW2004", f"'{target}' cannot be compiled", location=self.builder.location[:2])
        outputs = out if isinstance(out, (tuple, list)) else (out,)
        results: list[tuple[int, TensorType]] = []
        for position, tensor in enumerate(outputs):
            if isinstance(tensor, torch.Tensor):
                self._check_representable(node, tensor)
                results.append((position, TensorType(tensor.dtype, tuple(tensor.shape))))
        recipe, operands = make_recipe(target, args, kwargs, results)
        self.recipes.append(recipe)
        reason = "declined by its lowering" if target in TABLE else "no lowering"
        values = self.builder.ops(
            "eager",
            operands,
            [(kind.dtype, kind.shape) for _, kind in results],
            {
                "op": str(target),
                "call": len(self.recipes) - 1,
                "reason": reason,
            },
        )
        if not isinstance(out, (tuple, list)):
            return values[0]
        produced: list[Value | None] = [None] * len(outputs)
        for (position, _), value in zip(results, values, strict=True):
            produced[position] = value
        return produced

    def _check_representable(self, node: fx.Node, tensor: torch.Tensor) -> None:
        if _representable(tensor):
            return
        kind = "sparse tensor" if tensor.layout != torch.strided else f"tensor of {tensor.dtype}"
        if any(not isinstance(s, int) for s in tensor.shape):
            kind = "tensor whose shape depends on data"
        raise UnsupportedGraphError(
            "TW2001", f"'{node.target}' makes a {kind}", "this part stays in PyTorch", self.builder.location[:2]
        )


def _representable(out: Any) -> bool:
    tensors = [x for x in pytree.tree_leaves(out) if isinstance(x, torch.Tensor)]
    return all(
        t.dtype in DTYPE_NAMES and t.layout == torch.strided and all(isinstance(s, int) for s in t.shape)
        for t in tensors
    )


# ------------------------------------------------------------------ source lines
_trace_cache: dict[str, tuple[str, int]] = {}


def _last_frame(trace: str) -> tuple[str, int]:
    """``(file, line)`` of the innermost frame of a stack trace in Python's own format."""
    if trace not in _trace_cache:
        frame = ("", 0)
        for line in trace.splitlines():
            line = line.strip()
            if line.startswith('File "'):
                file, _, rest = line[len('File "') :].partition('", line ')
                digits = rest.split(",")[0]
                frame = (file, int(digits) if digits.isdigit() else 0)
        _trace_cache[trace] = frame
    return _trace_cache[trace]


def _backward_locations(module: fx.GraphModule) -> dict[int, str]:
    """Autograd's sequence number -> stack trace of the forward op that it belongs to."""
    traces: dict[int, str] = {}
    for node in module.graph.nodes:
        number, trace = node.meta.get("seq_nr"), node.meta.get("stack_trace")
        if number is not None and trace:
            traces.setdefault(number, trace)
    return traces


def _location(node: fx.Node, traces: dict[int, str]) -> Location:
    trace = node.meta.get("stack_trace") or traces.get(node.meta.get("seq_nr", -1), "")
    file, line = _last_frame(trace)
    return file, line, node.name
