"""One functional ATen graph from a Python function.

`trace` runs the function once on fake tensors under ``make_fx``, with PyTorch's
functionalisation: views and in-place ops disappear, and an input that the function
mutates becomes an extra output. Autograd may run inside the function, so the gradient of
a loss is part of the same graph.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import torch
from torch import fx
from torch._dispatch.python import enable_python_dispatcher
from torch._functorch._aot_autograd.functional_utils import from_fun, has_data_mutation, to_fun
from torch._higher_order_ops.effects import with_effects
from torch._subclasses.fake_tensor import DataDependentOutputException, DynamicOutputShapeException, FakeTensorMode
from torch._subclasses.functional_tensor import FunctionalTensorMode
from torch.fx.experimental.proxy_tensor import make_fx
from torch.fx.experimental.symbolic_shapes import GuardOnDataDependentSymNode, ShapeEnv
from torch.utils import _pytree as pytree

from .decompositions import decompositions
from .errors import UnsupportedGraphError
from .graphs import Trace

# What fake tensors raise where real ones would have to be looked at.
DATA_DEPENDENT = (DataDependentOutputException, DynamicOutputShapeException, GuardOnDataDependentSymNode)


def fake_mode() -> FakeTensorMode:
    """Fake tensors of fixed shape; the value of ``item()`` stays symbolic."""
    return FakeTensorMode(shape_env=ShapeEnv(allow_scalar_outputs=True), static_shapes=True)


def fake_inputs(inputs: Sequence[Any], mode: FakeTensorMode) -> list[Any]:
    """Fake tensors for tensors; everything else as it is."""
    return [mode.from_tensor(x) if isinstance(x, torch.Tensor) else x for x in inputs]


def trace(
    function: Callable[..., Any],
    inputs: Sequence[Any],
    mode: FakeTensorMode,
    *,
    record_lines: bool = False,
    whole_random: bool = False,
) -> Trace:
    """Traces ``function(*inputs)``.

    Parameters
    ----------
    inputs
        Fake tensors of `mode`, and numbers.
    record_lines
        Note the source lines of modules that are called; a graph of Dynamo's brings its own.
    whole_random
        Do not take random ops apart into others that draw other numbers.
    """
    spec: pytree.TreeSpec | None = None
    mutated: list[int] = []

    def functional(*args: Any) -> list[Any]:
        nonlocal spec
        # Ops with side effects (error checks of linalg) need tokens, which appear as they are met.
        with FunctionalTensorMode(_allow_token_discovery=True):
            wrapped = [to_fun(a) for a in args]
            leaves, spec = pytree.tree_flatten(function(*wrapped))
            outputs = [from_fun(leaf) for leaf in leaves]
            mutated.extend(i for i, w in enumerate(wrapped) if isinstance(w, torch.Tensor) and has_data_mutation(w))
            outputs += [from_fun(wrapped[i]) for i in mutated]
        return [o.detach() if isinstance(o, torch.Tensor) else o for o in outputs]

    tracer = make_fx(functional, decomposition_table=decompositions(whole_random), record_stack_traces=record_lines)
    with (
        torch.autograd.set_multithreading_enabled(False),
        enable_python_dispatcher(),
        mode,
        fx.traceback.preserve_node_meta(),
    ):
        try:
            module = tracer(*inputs)
        except DATA_DEPENDENT as error:
            raise UnsupportedGraphError("TW1014", f"a shape or a branch depends on data: {error}") from error
        except RuntimeError as error:
            if "functionalize" not in str(error):
                raise
            raise UnsupportedGraphError(
                "TW1015", f"memory is written in a way that values cannot express: {error}"
            ) from error
    effects = drop_tokens(module)
    module.graph.eliminate_dead_code(lambda node: node in effects or node.is_impure())
    assert spec is not None
    return Trace(module, spec, mutated)


def drop_tokens(module: fx.GraphModule) -> set[fx.Node]:
    """Calls ops with side effects as they are, without the tokens that order them: the graph's order is kept anyway.

    Returns the calls. Tokens that were inputs of the graph are returned as they are; those that the trace has made up
    are removed.
    """
    graph = module.graph
    calls = set()
    for node in graph.find_nodes(op="call_function", target=with_effects):
        token, op, *args = node.args
        if not isinstance(op, torch._ops.OpOverload):
            continue
        _, *outputs = node.meta["val"]
        count = len(op._schema.returns)
        with graph.inserting_before(node):
            call = graph.call_function(op, tuple(args), node.kwargs)
        call.meta = {**node.meta, "val": outputs[0] if count <= 1 else tuple(outputs)}
        calls.add(call)
        for item in list(node.users):
            if count > 1 and item.args[1] > 0:
                item.args = (call, item.args[1] - 1)
                continue
            item.replace_all_uses_with(call if item.args[1] else token)
            graph.erase_node(item)
        graph.erase_node(node)
    made_up = [node for node in graph.find_nodes(op="placeholder") if node.target == "tangents_token"]
    for placeholder in made_up:
        graph.erase_node(placeholder)
    if calls or made_up:
        module.recompile()
    return calls


def specialise(module: fx.GraphModule, args: Sequence[Any]) -> fx.GraphModule:
    """A functional graph with symbolic sizes, traced again for the sizes of these arguments."""
    mode = fake_mode()
    with mode:
        return make_fx(lambda *inputs: list(module(*inputs)))(*fake_inputs(args, mode))


def run_module(module: fx.GraphModule, *args: Any) -> Any:
    """Runs a captured module so that the trace keeps the user's source lines."""
    return fx.Interpreter(module).run(*args)
