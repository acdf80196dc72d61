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

from .builder import DTYPE_NAMES, Builder, Shape, Value
from .eager import Recipe, ScalarValue, TensorType, make_recipe
from .errors import UnsupportedGraphError
from .lowering import TABLE
from .source_lines import SourceLines

aten = torch.ops.aten

# Calls that only annotate a trace.
IGNORED = {
    torch.ops.profiler._record_function_enter_new.default,
    torch.ops.profiler._record_function_exit._RecordFunction,
    aten._assert_scalar.default,
    aten._assert_tensor_metadata.default,
}

# Ops whose meaning depends on memory outside of the tensor; values have none.
READS_STORAGE = {
    aten.as_strided.default,
    aten.as_strided_copy.default,
    aten.as_strided_scatter.default,
    aten.resize.default,
}


class Importer:
    """Imports FX graphs into one builder, and keeps the recipes of its eager steps.

    Parameters
    ----------
    builder
        Where the ops go. Several graphs may be imported into one builder: the step
        compiler imports the forward and backward graph and then one update per parameter.
    fallback_random
        Whether random ops are eager steps.
    """

    def __init__(self, builder: Builder, fallback_random: bool = False) -> None:
        self.builder = builder
        self.fallback_random = fallback_random
        self._last_random: list[Value] = []
        self.recipes: list[Recipe] = []

    def run(
        self,
        module: fx.GraphModule,
        inputs: Sequence[Value | int | float | None],
        origin: tuple[str, int] = ("", 0),
        resize: tuple[Shape, Shape] | None = None,
    ) -> Any:
        """Imports `module` applied to `inputs`; returns its outputs with values for tensors.

        Parameters
        ----------
        module
            A functional graph of ATen calls.
        inputs
            One for each placeholder.
        origin
            The source line of nodes that carry none.
        resize
            ``(traced shape, actual shape)``, for an elementwise graph that was traced with a
            stand-in for the actual tensors.
        """
        env: dict[fx.Node, Any] = {}
        remaining = iter(inputs)
        lines = SourceLines(origin)
        for node in module.graph.nodes:
            if node.op == "placeholder":
                env[node] = next(remaining)
            elif node.op == "get_attr":
                env[node] = self._attribute(module, node)
            elif node.op == "output":
                return fx.map_arg(node.args[0], env.__getitem__)
            elif node.target not in IGNORED:
                self.builder.location = (*lines.of(node), node.name)
                out = node.meta.get("val")
                env[node] = self._call(node, env, out if resize is None else _resized(out, *resize))
        raise AssertionError("an FX graph ends with an output")

    def _attribute(self, module: fx.GraphModule, node: fx.Node) -> Value:
        tensor = operator.attrgetter(node.target)(module)
        if not isinstance(tensor, torch.Tensor):
            raise UnsupportedGraphError("TW1012", f"the graph holds a {type(tensor).__name__}, not a tensor")
        return self.builder.literal(tensor)

    def _call(self, node: fx.Node, env: dict[fx.Node, Any], out: Any) -> Any:
        args, kwargs = fx.map_arg((node.args, node.kwargs), env.__getitem__)
        if node.target is operator.getitem:
            return args[0][args[1]]
        if node.target in READS_STORAGE and not is_whole_storage(node.args[0].meta["val"]):
            raise UnsupportedGraphError("TW1015", f"'{node.target}' looks behind a tensor at its storage")
        is_random = self.fallback_random and torch.Tag.nondeterministic_seeded in getattr(node.target, "tags", ())
        lowering = None if is_random else TABLE.get(node.target)
        result = None
        if lowering is not None and _representable(out):
            result = lowering(self.builder, out, *args, **kwargs)
        if result is None:
            result = self._eager(node, args, kwargs, out, is_random)
        if isinstance(out, (torch.SymFloat, torch.SymInt)) and isinstance(result, Value):
            return ScalarValue(result.id, result.dtype, result.shape)
        return result

    def _eager(self, node: fx.Node, args: Any, kwargs: Any, out: Any, in_order: bool = False) -> Any:
        target = node.target
        if not isinstance(target, torch._ops.OpOverload):
            raise UnsupportedGraphError("TW1013", f"'{target}' cannot be compiled", location=self.builder.location[:2])
        outputs = out if isinstance(out, (tuple, list)) else (out,)
        results: list[tuple[int, TensorType]] = []
        for position, tensor in enumerate(outputs):
            if isinstance(tensor, torch.Tensor):
                self._check_representable(node, tensor)
                results.append((position, TensorType(tensor.dtype, tuple(tensor.shape))))
        recipe, operands = make_recipe(target, args, kwargs, results)
        if in_order:  # reads what the one before it made, so that no pass exchanges the two
            operands += self._last_random
            recipe.operands += [TensorType(v.dtype, v.shape) for v in self._last_random]
        self.recipes.append(recipe)
        reason = "declined by its lowering" if target in TABLE else "no lowering"
        if in_order:
            reason = "fallback_random"
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
        if in_order:
            self._last_random = values[:1]
        if not isinstance(out, (tuple, list)):
            return values[0] if values else None  # an assertion has no result
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
            "TW1010", f"'{node.target}' makes a {kind}", "this part stays in PyTorch", self.builder.location[:2]
        )


def _representable(out: Any) -> bool:
    tensors = [x for x in pytree.tree_leaves(out) if isinstance(x, torch.Tensor)]
    return all(
        t.dtype in DTYPE_NAMES and t.layout == torch.strided and all(isinstance(s, int) for s in t.shape)
        for t in tensors
    )


def is_whole_storage(tensor: torch.Tensor) -> bool:
    """Whether the tensor is all of its memory, in order."""
    size = tensor.numel() * tensor.element_size()
    return tensor.is_contiguous() and tensor.storage_offset() == 0 and tensor.untyped_storage().nbytes() == size


def _resized(out: Any, traced: Shape, actual: Shape) -> Any:
    if isinstance(out, torch.Tensor) and tuple(out.shape) == traced:
        return torch.empty(actual, dtype=out.dtype, device="meta")
    return out
