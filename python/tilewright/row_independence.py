"""Whether row ``i`` of a function's results depends on row ``i`` of its inputs alone.

The proof compares graphs of the same function that were recorded with batches of different sizes. A dim whose size
differs holds the batch, as the outer factor of its index: ``size = batch * inner``. Everything else in the graphs must
be equal, or the function looks at the size of its batch. Then each op must keep rows apart, by a rule of its own.
"""

from __future__ import annotations

import math
import operator
from collections.abc import Callable, Sequence
from typing import Any

import torch
from torch import fx
from torch.fx.node import map_arg
from torch.utils import _pytree as pytree

from .graphs import Trace, draws_numbers

aten = torch.ops.aten


class DependentRowsError(Exception):
    """The function may compute something of several rows."""


class Batch:
    """The dim of a tensor that holds the batch, if one does.

    Attributes
    ----------
    dim, inner
        The dim's size is the size of the batch times `inner`. `dim` is None where the tensor is the same for every
        batch.
    shape
        The tensor's shape in the first graph.
    """

    __slots__ = ("dim", "inner", "shape")

    def __init__(self, values: Sequence[torch.Tensor], sizes: Sequence[int]) -> None:
        shapes = [tuple(v.shape) for v in values]
        if len(set(map(len, shapes))) > 1 or len({v.dtype for v in values}) > 1:
            raise DependentRowsError("a tensor's rank or dtype depends on the size of the batch")
        dims = [d for d in range(len(shapes[0])) if len({shape[d] for shape in shapes}) > 1]
        self.shape = shapes[0]
        self.dim = dims[0] if dims else None
        self.inner = 0
        if not dims:
            return
        self.inner, rest = divmod(shapes[0][dims[0]], sizes[0])
        grows = all(shape[dims[0]] == self.inner * size for shape, size in zip(shapes, sizes, strict=True))
        if len(dims) > 1 or rest or not grows:
            raise DependentRowsError("a tensor's size is not a multiple of the size of the batch")

    @property
    def from_end(self) -> int | None:
        """The dim, counted from the last one: -1 is the last."""
        return None if self.dim is None else self.dim - len(self.shape)

    @property
    def outer(self) -> int:
        """How many times the whole batch is repeated: the number of indices of dims before."""
        assert self.dim is not None
        return math.prod(self.shape[: self.dim])


def named_arguments(node: fx.Node) -> dict[str, Any]:
    """The arguments of an op by name, defaults included."""
    schema = node.target._schema.arguments
    values = {argument.name: argument.default_value for argument in schema if argument.has_default_value()}
    given = dict(zip((argument.name for argument in schema), node.args, strict=False))
    return {argument.name: (values | given | node.kwargs)[argument.name] for argument in schema}


class Call:
    """One op of the first graph, and one of its results.

    Attributes
    ----------
    arguments
        By name, with a `Batch` in place of each tensor.
    nodes
        The same with nodes.
    tensors
        All of these, in order.
    """

    def __init__(self, node: fx.Node, batches: dict[fx.Node, Any], result: Batch) -> None:
        self.nodes = named_arguments(node)
        self.arguments = map_arg(self.nodes, batches.__getitem__)
        self.tensors = [x for x in pytree.tree_leaves(list(self.arguments.values())) if isinstance(x, Batch)]
        self.result = result

    def batched(self) -> list[Batch]:
        """The operands that hold a batch."""
        return [x for x in self.tensors if x.dim is not None]

    def first(self) -> Batch:
        """The first operand that is a tensor."""
        return self.tensors[0]

    def dims(self, name: str, rank: int) -> list[int]:
        """The dims that an argument names; none of them means all."""
        value = self.arguments.get(name)
        dims = [value] if isinstance(value, int) else list(value or range(rank))
        return [d % max(rank, 1) for d in dims]


# ------------------------------------------------------------------------------- rules
# Whether a call keeps rows apart, given that one of its operands holds a batch, and its result does.
Rule = Callable[[Call], bool]


def aligned(call: Call) -> bool:
    """Elementwise: the batches of all operands lie where the result's does."""
    return all((x.from_end, x.inner) == (call.result.from_end, call.result.inner) for x in call.batched())


def reshaped(call: Call) -> bool:
    """Row-major order is kept, so the batch is where as many indices are before it."""
    return call.first().outer == call.result.outer


def permuted(call: Call) -> bool:
    """The dim moves with its data."""
    x = call.first()
    order = list(range(len(x.shape)))
    if "dims" in call.arguments:
        order = [d % len(order) for d in call.arguments["dims"]]
    else:
        i, j = (call.arguments[name] for name in ("dim0", "dim1")) if "dim0" in call.arguments else (0, -1)
        order[i], order[j] = order[j], order[i]
    return order[call.result.dim] == x.dim  # type: ignore[index]


def beside(*names: str) -> Rule:
    """The dims that these arguments name do not hold the batch."""

    def rule(call: Call) -> bool:
        return all(x.dim not in call.dims(name, len(x.shape)) for x in call.batched() for name in names)

    return rule


def product(call: Call) -> bool:
    """Rows of the left operand with all of the right one, or matrices of a batch each with its own."""
    *bias, left, right = call.tensors
    if bias and bias[0].dim is not None and bias[0].from_end != call.result.from_end:
        return False
    if right.dim is None:
        return left.dim == call.result.dim and left.dim != len(left.shape) - 1
    if left.dim is None:
        return right.from_end == -1 == call.result.from_end and len(right.shape) > 1
    return left.dim == right.dim == call.result.dim == 0 and len(left.shape) == 3 and left.inner == right.inner


def looked_up(call: Call) -> bool:
    """Rows of a table that is the same for every batch."""
    table, indices = call.arguments["weight"], call.arguments["indices"]
    return table.dim is None and indices.dim == call.result.dim


def bags(call: Call) -> bool:
    """Bags of equal size, one after the other: their offsets are ``arange(0, end, size)``."""
    table, indices, offsets = (call.arguments[name] for name in ("weight", "indices", "offsets"))
    starts = call.nodes["offsets"]
    regular = starts.target is aten.arange.start_step and not call.arguments["include_last_offset"]
    if regular:
        start = named_arguments(starts)
        regular = (start["start"], start["step"]) == (0, indices.inner)
    weights = call.arguments["per_sample_weights"] or indices
    same = (indices.dim, indices.inner) == (weights.dim, weights.inner)
    return regular and same and table.dim is None and indices.dim == 0 and offsets.inner == 1


def gathered(call: Call) -> bool:
    """Each row looks into its own row, or into what is the same for every batch."""
    x, index = call.arguments["self"], call.arguments["index"]
    (dim,) = call.dims("dim", len(x.shape))
    if x.dim is None:
        return index.dim == dim == call.result.dim
    return x.dim == index.dim == call.result.dim != dim and x.inner == index.inner


def selected(call: Call) -> bool:
    """Either the indices hold the batch, or what they select from, in another dim."""
    x, index = call.arguments["self"], call.arguments["index"]
    (dim,) = call.dims("dim", len(x.shape))
    return index.dim is not None if x.dim is None else index.dim is None and x.dim != dim


def indexed(call: Call) -> bool:
    """A table that is the same for every batch, by indices that hold it; or by other dims than the batch's."""
    x, indices = call.arguments["self"], call.arguments["indices"]
    if x.dim is None:
        places = {(index.from_end, index.inner) for index in call.batched()}
        return len(places) == 1
    taken = [d for d, index in enumerate(indices) if index is not None]
    return x.dim not in taken and len(call.batched()) == 1


def normalised(call: Call) -> bool:
    """The last dims are normalised."""
    x = call.arguments["input"]
    return x.dim is not None and x.dim < len(x.shape) - len(call.arguments["normalized_shape"])


def leading(call: Call) -> bool:
    """Every operand that holds the batch has it in its first dim, one index a row."""
    return all((x.dim, x.inner) == (0, 1) for x in [*call.batched(), call.result])


def attended(call: Call) -> bool:
    """Attention within each row."""
    query, key, value = (call.arguments[name] for name in ("query", "key", "value"))
    return leading(call) and all(x.dim == 0 for x in (query, key, value))


def convolved(call: Call) -> bool:
    """Images of a batch with the same weights."""
    return leading(call) and call.arguments["input"].dim == 0 and call.arguments["weight"].dim is None


def padded(call: Call) -> bool:
    """Other dims get longer."""
    x, (dim, inner) = call.first(), (call.result.dim, call.result.inner)
    return (x.dim, x.inner) == (dim, inner)


def rules() -> dict[Any, Rule]:
    """The rule of each op; ops without one may compute anything of several rows."""
    table: dict[Any, Rule] = {}
    packets = {
        aligned: "expand copy clone to _to_copy where masked_fill clamp clamp_min clamp_max lerp addcmul addcdiv silu "
        "sigmoid gelu relu tanh elu leaky_relu softplus hardtanh _prelu_kernel mish hardswish hardsigmoid abs neg exp "
        "exp2 expm1 log log2 log10 log1p sqrt rsqrt sin cos tan erf reciprocal floor ceil round trunc sign square add "
        "sub mul div rsub pow maximum minimum fmod remainder atan2 eq ne lt le gt ge logical_and logical_or "
        "logical_xor logical_not bitwise_and bitwise_or bitwise_xor bitwise_not isnan isinf full_like zeros_like "
        "ones_like fill log_sigmoid_forward detach alias lift_fresh_copy",
        reshaped: "view _unsafe_view reshape unsqueeze squeeze _reshape_copy view_copy",
        permuted: "permute transpose t",
        beside("dim"): "sum mean amax amin prod var var_mean argmax argmin any all logsumexp _softmax _log_softmax "
        "max min topk sort cumsum select slice split split_with_sizes unbind cat",
        beside(): "stack",  # whose new dim is none of the operands'
        beside("dims"): "flip roll",
        product: "mm bmm addmm baddbmm mv",
        looked_up: "embedding",
        bags: "_embedding_bag_forward_only _embedding_bag",
        gathered: "gather",
        selected: "index_select",
        indexed: "index",
        normalised: "native_layer_norm",
        attended: "_scaled_dot_product_flash_attention_for_cpu",
        convolved: "convolution",
        padded: "constant_pad_nd",
    }
    for rule, names in packets.items():
        for name in names.split():
            packet = getattr(aten, name, None)
            if packet is not None:
                table |= {getattr(packet, overload): rule for overload in packet.overloads()}
    return table


RULES = rules()
# Of these all rows are equal, or known by their number.
CREATED = {
    getattr(packet, overload)
    for packet in (aten.full, aten.zeros, aten.ones, aten.new_zeros, aten.new_ones, aten.new_full, aten.empty)
    for overload in packet.overloads()
} | {aten.arange.default, aten.arange.start, aten.arange.start_step}
# Arguments that may differ with the size of the batch, since the shape of the result says what they do.
SIZES = {"size", "shape", "end"}


# ------------------------------------------------------------------------------- proof
def rows_of_results(traces: Sequence[Trace], sizes: Sequence[int]) -> list[int]:
    """How many rows of each result belong to a row of the batch; 0 where the result is the same for every batch.

    Parameters
    ----------
    traces
        Of one function, with batches of these sizes in the first dims of some inputs.

    Raises
    ------
    DependentRowsError
        Where rows may depend on each other, or on how many they are.
    """
    module = traces[0].module
    if any(trace.mutated for trace in traces):
        raise DependentRowsError("the model writes to its buffers")
    if draws_numbers(module):
        raise DependentRowsError("the model draws random numbers")
    graphs = [list(trace.module.graph.nodes) for trace in traces]
    if len(set(map(len, graphs))) > 1:
        raise DependentRowsError("the model runs other ops for other sizes of the batch")
    same = dict[fx.Node, fx.Node]()  # nodes of the other graphs, to those of the first
    batches = dict[fx.Node, Any]()
    for nodes in zip(*graphs, strict=True):
        same |= dict.fromkeys(nodes, nodes[0])
        _compare(nodes, same, [trace.module for trace in traces])
        first = nodes[0]
        if first.op == "output":
            return [_rows(batches.get(leaf)) for leaf in pytree.tree_leaves(first.args)]
        if first.target is operator.getitem:
            batches[first] = batches[first.args[0]][first.args[1]]
            continue
        is_tuple = isinstance(first.meta["val"], (tuple, list))
        values = zip(*(node.meta["val"] if is_tuple else [node.meta["val"]] for node in nodes), strict=True)
        results = [Batch(value, sizes) if isinstance(value[0], torch.Tensor) else None for value in values]
        batches[first] = results if is_tuple else results[0]
        if first.op == "call_function":
            _check_rows(first, batches, [result for result in results if result])
    raise AssertionError("a graph without an output")


def _compare(nodes: Sequence[fx.Node], same: dict[fx.Node, fx.Node], modules: Sequence[fx.GraphModule]) -> None:
    """Whether nodes do the same, but for the sizes of their results."""
    first = nodes[0]
    if first.op == "get_attr":
        contents = [getattr(module, node.target) for module, node in zip(modules, nodes, strict=True)]
        if not all(torch.equal(x, contents[0]) for x in contents):
            raise DependentRowsError("a constant depends on the size of the batch")
        return

    def meaning(node: fx.Node) -> list[Any]:
        if node.op != "call_function":
            return [node.op]
        arguments = named_arguments(node) if isinstance(node.target, torch._ops.OpOverload) else {"args": node.args}
        fixed = {name: map_arg(x, same.__getitem__) for name, x in arguments.items() if name not in SIZES}
        return [node.op, node.target, fixed]

    wanted = meaning(first)
    if any(meaning(node) != wanted for node in nodes[1:]):
        raise DependentRowsError(f"{first.target} depends on the size of the batch")


def _check_rows(node: fx.Node, batches: dict[fx.Node, Any], results: Sequence[Batch]) -> None:
    """Whether an op keeps rows apart."""
    if node.target in CREATED:
        return
    for result in results:
        call = Call(node, batches, result)
        if call.batched():
            rule = RULES.get(node.target)
            apart = rule is not None and (math.prod(result.shape) == 0 or (result.dim is not None and rule(call)))
        else:
            apart = result.dim is None or node.target is aten.expand.default
        if not apart:
            raise DependentRowsError(f"{node.target} may compute something of several rows")


def _rows(result: Any) -> int:
    if not isinstance(result, Batch) or result.dim is None:
        return 0
    if result.dim:
        raise DependentRowsError("the batch is not the first dim of a result")
    return result.inner
