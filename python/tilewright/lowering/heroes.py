"""Matrix products, attention, and table lookups with their gradients."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

import torch

from ..builder import Builder, Number, Value, broadcast_shapes
from ..dropout_attention import OPS
from .registry import canonical_dim, compute, finish, lower, operand

aten = torch.ops.aten

MAX_SCATTERED = 8  # Ids along a dim up to which every element is compared with each of them.


# --------------------------------------------------------------- matrix products
@lower(aten.mm.default, aten.bmm.default)
def matmul(b: Builder, out: torch.Tensor, x: Value, y: Value) -> Value | None:
    """Bool and 8-bit products have ATen's own rules and stay eager."""
    return b.matmul(x, y) if _multiplies(x) else None


def _multiplies(x: Value) -> bool:
    return x.dtype.is_floating_point


@lower(aten.addmm.default, aten.baddbmm.default)
def addmm(
    b: Builder,
    out: torch.Tensor,
    bias: Value,
    x: Value,
    y: Value,
    *,
    beta: Number = 1,
    alpha: Number = 1,
) -> Value | None:
    """``beta * bias + alpha * (x @ y)``; a zero beta ignores NaN in the bias."""
    if not _multiplies(x):
        return None
    (product,) = compute(b, out, b.matmul(x, y))
    if alpha != 1:
        product = b.mul(product, alpha)
    if beta == 0:
        return finish(b, product, out)
    (bias,) = compute(b, out, bias)
    return finish(b, b.add(product, bias if beta == 1 else b.mul(bias, beta)), out)


@lower(aten.dot.default, aten.vdot.default)
def dot(b: Builder, out: torch.Tensor, x: Value, y: Value) -> Value:
    x, y = compute(b, out, x, y)
    return finish(b, b.sum(b.mul(x, y), [0]), out)


@lower(aten.mv.default)
def mv(b: Builder, out: torch.Tensor, x: Value, y: Value) -> Value:
    x, y = compute(b, out, x, y)
    return finish(b, b.sum(b.mul(x, y), [1]), out)


# --------------------------------------------------------------------- attention
def _bias(b: Builder, mask: Value | None, dtype: torch.dtype) -> list[Value]:
    if mask is None:
        return []
    mask = b.reshape(mask, (1,) * (4 - mask.rank) + mask.shape)
    return [b.convert(mask, dtype)]


@dataclass
class _Attention:
    """What an attention and its gradients share."""

    query: Value
    key: Value
    value: Value
    bias: list[Value]
    causal: bool
    scale: float | None
    seed: list[Value] = field(default_factory=list)
    attributes: dict[str, Any] = field(default_factory=dict)

    @property
    def settings(self) -> dict[str, Any]:
        scale = 1 / math.sqrt(self.query.shape[-1]) if self.scale is None else self.scale
        return self.attributes | {"scale": scale} | ({"causal": True} if self.causal else {})

    def forward(self, b: Builder) -> list[Value]:
        """The result and the log-sum-exp of its rows."""
        operands = [self.query, self.key, self.value, *self.bias, *self.seed]
        results = [(self.query.dtype, self.query.shape), (torch.float32, self.query.shape[:3])]
        sizes = [1, 1, 1, len(self.bias), len(self.seed)]
        return b.ops("attention", operands, results, self.settings | {"operandSegmentSizes": sizes})

    def backward(self, b: Builder, grad: Value, result: Value, log_sum_exp: Value) -> list[Value]:
        """The gradients of query, key and value."""
        operands = [grad, self.query, self.key, self.value, *self.bias, result, log_sum_exp, *self.seed]
        results = [(v.dtype, v.shape) for v in (self.query, self.key, self.value)]
        sizes = [1, 1, 1, 1, len(self.bias), 1, 1, len(self.seed)]
        return b.ops("attention_grad", operands, results, self.settings | {"operandSegmentSizes": sizes})


@lower(aten._scaled_dot_product_flash_attention_for_cpu.default)
def attention(
    b: Builder,
    out: Sequence[torch.Tensor],
    query: Value,
    key: Value,
    value: Value,
    dropout_p: float = 0.0,
    causal: bool = False,
    *,
    attn_mask: Value | None = None,
    scale: float | None = None,
) -> list[Value] | None:
    if dropout_p != 0 or key.shape != value.shape or query.rank != 4 or query.dtype == torch.float64:
        return None
    values = _Attention(query, key, value, _bias(b, attn_mask, query.dtype), causal, scale).forward(b)
    return [finish(b, v, o) for v, o in zip(values, out, strict=True)]


@lower(aten._scaled_dot_product_flash_attention_for_cpu_backward.default)
def attention_backward(
    b: Builder,
    out: Sequence[torch.Tensor],
    grad: Value,
    query: Value,
    key: Value,
    value: Value,
    result: Value,
    log_sum_exp: Value,
    dropout_p: float,
    causal: bool,
    *,
    attn_mask: Value | None = None,
    scale: float | None = None,
) -> list[Value] | None:
    if dropout_p != 0 or key.shape != value.shape or query.rank != 4 or query.dtype == torch.float64:
        return None
    attended = _Attention(query, key, value, _bias(b, attn_mask, query.dtype), causal, scale)
    return attended.backward(b, grad, result, log_sum_exp)


def _dropped(
    b: Builder,
    query: Value,
    key: Value,
    value: Value,
    mask: Value | None,
    dropout: float,
    causal: bool,
    scale: float | None,
    site: int,
) -> _Attention:
    # Streams from 0 on are those of Builder.random.
    attributes = {"dropout": dropout, "stream": -1 - site}
    return _Attention(query, key, value, _bias(b, mask, query.dtype), causal, scale, [b.program_seed()], attributes)


@lower(OPS.dropout_attention.default)
def dropout_attention(b: Builder, out: Sequence[torch.Tensor], *inputs: Any) -> list[Value]:
    return _dropped(b, *inputs).forward(b)


@lower(OPS.dropout_attention_backward.default)
def dropout_attention_backward(
    b: Builder, out: Sequence[torch.Tensor], grad: Value, result: Value, log_sum_exp: Value, *inputs: Any
) -> list[Value]:
    return _dropped(b, *inputs).backward(b, grad, result, log_sum_exp)


# ---------------------------------------------------------------- table lookups
@lower(aten.embedding.default)
def embedding(b: Builder, out: torch.Tensor, table: Value, ids: Value, *_: object) -> Value:
    return b.take(table, ids, 0)


@lower(aten.embedding_dense_backward.default)
def embedding_backward(
    b: Builder,
    out: torch.Tensor,
    grad: Value,
    ids: Value,
    rows: int,
    padding_idx: int,
    scale_grad_by_freq: bool,
) -> Value | None:
    if scale_grad_by_freq:
        return None
    updates = b.reshape(grad, (ids.numel, grad.shape[-1]))
    base = b.splat(0, grad.dtype, (rows, grad.shape[-1]))
    skip = padding_idx if padding_idx >= 0 else None
    return b.scatter_add(base, b.reshape(ids, (ids.numel,)), updates, skip)


def _bag_length(b: Builder, ids: Value, offsets: Value, bags: int) -> int | None:
    """The common length of the bags, when `offsets` is known to be 0, L, 2 L, ..."""
    step = b.arange_step(offsets)
    if step is None or bags == 0 or step * bags != ids.numel or ids.rank != 1:
        return None
    return step


@lower(aten._embedding_bag.default, aten._embedding_bag_forward_only.default)
def embedding_bag(
    b: Builder,
    out: Sequence[torch.Tensor],
    table: Value,
    ids: Value,
    offsets: Value,
    scale_grad_by_freq: bool = False,
    mode: int = 0,
    sparse: bool = False,
    per_sample_weights: Value | None = None,
    include_last_offset: bool = False,
    padding_idx: int = -1,
) -> list[Value] | None:
    """Bags of one length, summed (mode 0) or averaged (1): a lookup and a reduction."""
    bags = out[0].shape[0]
    length = _bag_length(b, ids, offsets, bags)
    if length is None or mode == 2 or include_last_offset or padding_idx >= 0:
        return None
    (rows,) = compute(b, out[0], b.take(table, ids, 0))
    if per_sample_weights is not None:
        rows = b.mul(rows, b.reshape(operand(b, per_sample_weights, rows.dtype), (ids.numel, 1)))
    rows = b.reshape(rows, (bags, length, rows.shape[1]))
    pooled = b.sum(rows, [1]) if mode == 0 else b.mean(rows, [1])
    # offset2bag, bag_size and max_indices only serve the gradient, which does not need them here.
    rest = [b.splat(0, o.dtype, tuple(o.shape)) for o in out[1:]]
    return [finish(b, pooled, out[0]), *rest]


@lower(aten._embedding_bag_backward.default)
def embedding_bag_backward(
    b: Builder,
    out: torch.Tensor,
    grad: Value,
    ids: Value,
    offsets: Value,
    offset2bag: Value,
    bag_size: Value,
    max_indices: Value,
    rows: int,
    scale_grad_by_freq: bool,
    mode: int,
    sparse: bool,
    per_sample_weights: Value | None,
    padding_idx: int = -1,
) -> Value | None:
    bags, width = grad.shape
    length = _bag_length(b, ids, offsets, bags)
    if length is None or mode == 2 or scale_grad_by_freq or sparse or padding_idx >= 0:
        return None
    (g,) = compute(b, out, grad)
    if mode == 1:
        g = b.div(g, float(length))
    g = b.broadcast(b.reshape(g, (bags, 1, width)), (bags, length, width))
    g = b.reshape(g, (ids.numel, width))
    if per_sample_weights is not None:
        g = b.mul(g, b.reshape(operand(b, per_sample_weights, g.dtype), (ids.numel, 1)))
    updates = b.convert(g, out.dtype)
    return b.scatter_add(b.splat(0, out.dtype, (rows, width)), ids, updates)


# --------------------------------------------------------------------- indexing
@lower(aten.index_select.default)
def index_select(b: Builder, out: torch.Tensor, x: Value, dim: int, ids: Value) -> Value:
    if x.rank == 0:
        return x
    return b.reshape(b.take(x, ids, canonical_dim(dim, x.rank)), tuple(out.shape))


@lower(aten.gather.default)
def gather(b: Builder, out: torch.Tensor, x: Value, dim: int, ids: Value, *, sparse_grad: bool = False) -> Value:
    if x.rank == 0 or ids.rank == 0:
        return b.reshape(b.take(b.reshape(x, (x.numel,)), b.reshape(ids, (ids.numel,)), 0), tuple(out.shape))
    return b.op("gather", [x, ids], x.dtype, ids.shape, {"axis": canonical_dim(dim, x.rank)})


class _Indexing:
    """``x[..., i, j, ...]`` as one lookup into the indexed dims, flattened and put first."""

    def __init__(self, b: Builder, x: Value, indices: Sequence[Value | None]) -> None:
        self.dims = [d for d, i in enumerate(indices) if i is not None]
        ids = [i for i in indices if i is not None]
        self.shape = broadcast_shapes(*(i.shape for i in ids))
        rest = [d for d in range(x.rank) if d not in self.dims]
        self.permutation = self.dims + rest
        self.rest_shape = tuple(x.shape[d] for d in rest)
        self.size = math.prod(x.shape[d] for d in self.dims)
        # NumPy's rule: the index dims go where they were if they are adjacent, else to the front.
        adjacent = self.dims == list(range(self.dims[0], self.dims[-1] + 1))
        self.position = self.dims[0] if adjacent else 0
        self.ids = self._combined(b, x, [b.broadcast(i, self.shape) for i in ids])

    def _combined(self, b: Builder, x: Value, ids: list[Value]) -> Value:
        """One flat id; -1, which the lookup reports, where any part is out of range."""
        total, valid = None, None
        for dim, part in zip(self.dims, ids, strict=True):
            size = x.shape[dim]
            part = b.convert(part, torch.int64)
            part = b.select(b.compare("lt", part, 0), b.add(part, size), part)
            total = part if total is None else b.add(b.mul(total, size), part)
            if len(ids) > 1:
                inside = b.binary("and", b.compare("ge", part, 0), b.compare("lt", part, size))
                valid = inside if valid is None else b.binary("and", valid, inside)
        assert total is not None
        return total if valid is None else b.select(valid, total, -1)

    def flattened(self, b: Builder, x: Value) -> Value:
        return b.reshape(b.transpose(x, self.permutation), (self.size, *self.rest_shape))

    def to_front(self) -> list[int]:
        """The permutation that brings the index dims of a result to the front."""
        k = len(self.shape)
        rank = k + len(self.rest_shape)
        moved = list(range(self.position, self.position + k))
        return moved + [d for d in range(rank) if d not in moved]


def _inverse(permutation: Sequence[int]) -> list[int]:
    return sorted(range(len(permutation)), key=permutation.__getitem__)


def _integer_indices(indices: Sequence[Value | None]) -> bool:
    return all(i is None or i.dtype in (torch.int64, torch.int32) for i in indices)


@lower(aten.index.Tensor, aten._unsafe_index.Tensor)
def index(b: Builder, out: torch.Tensor, x: Value, indices: Sequence[Value | None]) -> Value | None:
    if not _integer_indices(indices):
        return None
    ix = _Indexing(b, x, indices)
    if len(ix.dims) == 1:
        return b.take(x, b.convert(_only(indices), torch.int64), ix.dims[0], wrap=True)
    result = b.take(ix.flattened(b, x), ix.ids, 0)
    return b.transpose(result, _inverse(ix.to_front()))


def _only(indices: Sequence[Value | None]) -> Value:
    return next(i for i in indices if i is not None)


@lower(aten.index_put.default, aten._unsafe_index_put.default)
def index_put(
    b: Builder,
    out: torch.Tensor,
    x: Value,
    indices: Sequence[Value | None],
    values: Value,
    accumulate: bool = False,
) -> Value | None:
    """``x[indices] += values``; a plain mask assignment of one number is a select."""
    if not accumulate:
        mask = indices[0]
        if len(indices) == 1 and mask is not None and mask.dtype == torch.bool and values.numel == 1:
            mask = b.reshape(mask, mask.shape + (1,) * (x.rank - mask.rank))
            return b.select(mask, b.reshape(values, ()), x)
        return None
    if not _integer_indices(indices):
        return None
    ix = _Indexing(b, x, indices)
    front = ix.to_front()
    result_shape = [0] * len(front)
    for target, size in zip(front, (*ix.shape, *ix.rest_shape), strict=True):
        result_shape[target] = size
    updates = b.transpose(b.broadcast(values, result_shape), front)
    count = math.prod(ix.shape)
    updates = b.reshape(updates, (count, *ix.rest_shape))
    flat = b.scatter_add(ix.flattened(b, x), b.reshape(ix.ids, (count,)), updates)
    restored = b.reshape(flat, [x.shape[d] for d in ix.permutation])
    return b.transpose(restored, _inverse(ix.permutation))


@lower(aten.index_add.default)
def index_add(
    b: Builder,
    out: torch.Tensor,
    x: Value,
    dim: int,
    ids: Value,
    source: Value,
    *,
    alpha: Number = 1,
) -> Value:
    if x.rank == 0:
        return b.add(x, b.mul(b.reshape(source, ()), alpha))
    dim = canonical_dim(dim, x.rank)
    source = source if alpha == 1 else b.mul(source, alpha)
    ids = b.reshape(ids, (ids.numel,))
    result = b.scatter_add(
        b.swap(x, 0, dim), ids, b.swap(b.reshape(source, (*x.shape[:dim], ids.numel, *x.shape[dim + 1 :])), 0, dim)
    )
    return b.swap(result, 0, dim)


@lower(aten.scatter_add.default)
def scatter_add(b: Builder, out: torch.Tensor, x: Value, dim: int, ids: Value, source: Value) -> Value | None:
    """Each (position, id) names one element of the flattened tensor; a bad id becomes -1."""
    if x.rank == 0 or ids.numel == 0:
        return None
    dim = canonical_dim(dim, x.rank)
    for d in range(x.rank):
        source = b.slice(source, d, 0, ids.shape[d])
    ids = b.convert(ids, torch.int64)
    inside = b.binary("and", b.compare("ge", ids, 0), b.compare("lt", ids, x.shape[dim]))
    flat, stride = b.splat(0, torch.int64, ids.shape), 1
    for d in reversed(range(x.rank)):
        part = ids if d == dim else b.iota(torch.int64, ids.shape, d)
        flat = b.add(flat, b.mul(part, stride))
        stride *= x.shape[d]
    flat = b.select(inside, flat, -1)
    result = b.scatter_add(b.reshape(x, (x.numel,)), b.reshape(flat, (ids.numel,)), b.reshape(source, (ids.numel,)))
    return b.reshape(result, x.shape)


@lower(aten.scatter.src, aten.scatter.value)
def scatter(b: Builder, out: torch.Tensor, x: Value, dim: int, ids: Value, source: Value | Number) -> Value | None:
    """A few ids along `dim` for each position of the other dims; the last one that names an element sets it."""
    dim = canonical_dim(dim, x.rank)
    if (
        x.rank == 0
        or ids.shape[dim] > MAX_SCATTERED
        or any(n != m for d, (n, m) in enumerate(zip(ids.shape, x.shape, strict=True)) if d != dim)
    ):
        return None
    size, column = x.shape[dim], b.iota(torch.int64, x.shape, dim)
    # The lookup of an id is the id itself, once it has been checked.
    ids = b.take(b.iota(torch.int64, (size,), 0), b.convert(ids, torch.int64), 0)
    for i in range(ids.shape[dim]):
        named = b.compare("eq", column, b.broadcast(b.slice(ids, dim, i, 1), x.shape))
        new = b.slice(source, dim, i, 1) if isinstance(source, Value) else b.splat(source, x.dtype)
        x = b.select(named, b.broadcast(new, x.shape), x)
    return x
