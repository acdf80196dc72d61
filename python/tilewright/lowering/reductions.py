"""Reductions, scans, softmax, normalisation and losses with class labels."""

from __future__ import annotations

import math
from collections.abc import Sequence

import torch

from ..builder import Builder, Number, Value, opmath
from .registry import canonical_dim, canonical_dims, compute, finish, lower, operand

aten = torch.ops.aten


@lower(aten.sum.default, aten.sum.dim_IntList)
def sum_(
    b: Builder,
    out: torch.Tensor,
    x: Value,
    dims: Sequence[int] | None = None,
    keepdim: bool = False,
    *,
    dtype: torch.dtype | None = None,
) -> Value:
    # A sum over bool counts, and a sum with dtype=bool is any().
    kind = "any" if out.dtype == torch.bool else "sum"
    return b.reduce(kind, b.convert(x, out.dtype), canonical_dims(dims, x.rank), keepdim)


@lower(aten.mean.default, aten.mean.dim)
def mean(
    b: Builder,
    out: torch.Tensor,
    x: Value,
    dims: Sequence[int] | None = None,
    keepdim: bool = False,
    *,
    dtype: torch.dtype | None = None,
) -> Value:
    (x,) = compute(b, out, x)
    return finish(b, b.mean(x, canonical_dims(dims, x.rank), keepdim), out)


@lower(aten.prod.default, aten.prod.dim_int)
def prod(
    b: Builder,
    out: torch.Tensor,
    x: Value,
    dim: int | None = None,
    keepdim: bool = False,
    *,
    dtype: torch.dtype | None = None,
) -> Value:
    kind = "all" if out.dtype == torch.bool else "prod"
    return b.reduce(kind, b.convert(x, out.dtype), canonical_dims(dim, x.rank), keepdim)


def _extreme(kind: str):
    def lowering(
        b: Builder, out: torch.Tensor, x: Value, dims: Sequence[int] | None = None, keepdim: bool = False
    ) -> Value:
        if x.dtype == torch.bool:
            return b.reduce({"max": "any", "min": "all"}[kind], x, canonical_dims(dims, x.rank), keepdim)
        return b.reduce(kind, x, canonical_dims(dims, x.rank), keepdim)

    return lowering


lower(aten.amax.default, aten.max.default)(_extreme("max"))
lower(aten.amin.default, aten.min.default)(_extreme("min"))


def _truth(kind: str):
    def lowering(
        b: Builder,
        out: torch.Tensor,
        x: Value,
        dims: int | Sequence[int] | None = None,
        keepdim: bool = False,
    ) -> Value:
        dims = canonical_dims(dims, x.rank)
        return b.convert(b.reduce(kind, b.convert(x, torch.bool), dims, keepdim), out.dtype)

    return lowering


lower(aten.any.default, aten.any.dim, aten.any.dims)(_truth("any"))
lower(aten.all.default, aten.all.dim, aten.all.dims)(_truth("all"))


def _arg(b: Builder, kind: str, x: Value, dim: int, keepdim: bool) -> Value:
    if x.rank == 0:
        return b.splat(0, torch.int64)
    if x.dtype == torch.bool:
        x = b.convert(x, torch.uint8)
    shape = [s for d, s in enumerate(x.shape) if d != dim]
    result = b.op("arg_reduce", [x], torch.int64, shape, {"kind": kind, "dim": dim})
    if keepdim:
        result = b.reshape(result, [1 if d == dim else s for d, s in enumerate(x.shape)])
    return result


def _arg_extreme(kind: str):
    def lowering(b: Builder, out: torch.Tensor, x: Value, dim: int | None = None, keepdim: bool = False) -> Value:
        if dim is None:
            return b.reshape(_arg(b, kind, b.reshape(x, (x.numel,)), 0, False), tuple(out.shape))
        return _arg(b, kind, x, canonical_dim(dim, x.rank), keepdim)

    return lowering


def _extreme_with_index(kind: str):
    def lowering(b: Builder, out: Sequence[torch.Tensor], x: Value, dim: int, keepdim: bool = False) -> list[Value]:
        dim = canonical_dim(dim, x.rank)
        return [_extreme(kind)(b, out[0], x, [dim], keepdim), _arg(b, kind, x, dim, keepdim)]

    return lowering


lower(aten.argmax.default)(_arg_extreme("max"))
lower(aten.argmin.default)(_arg_extreme("min"))
lower(aten.max.dim)(_extreme_with_index("max"))
lower(aten.min.dim)(_extreme_with_index("min"))


def _scan(kind: str):
    def lowering(b: Builder, out: torch.Tensor, x: Value, dim: int, *, dtype: torch.dtype | None = None) -> Value:
        (x,) = compute(b, out, x)
        if x.rank and x.dtype != torch.bool:
            x = b.op("scan", [x], x.dtype, x.shape, {"kind": kind, "dim": canonical_dim(dim, x.rank)})
        return finish(b, x, out)

    return lowering


lower(aten.cumsum.default)(_scan("sum"))
lower(aten.cumprod.default)(_scan("prod"))


def _variance(b: Builder, x: Value, dims: Sequence[int], correction: Number, keepdim: bool) -> tuple[Value, Value]:
    """Two passes: the mean, then the mean square of the distance to it, and the mean that is returned.

    A sum of many numbers rounds, so the first mean may be off by an ulp even where all elements are equal; the mean
    distance to it says by how much.
    """
    center = b.mean(x, dims, keepdim=True)
    distance = b.sub(x, center)
    center = b.add(center, b.mean(distance, dims, keepdim=True))
    count = math.prod(x.shape[d] for d in dims)
    squares = b.sum(b.mul(distance, distance), dims, keepdim)
    # ATen divides by max(0, count - correction): NaN or infinity for too few elements.
    variance = b.div(squares, float(max(0, count - correction)))
    kept = [s for d, s in enumerate(x.shape) if d not in dims]
    return variance, center if keepdim else b.reshape(center, kept)


@lower(aten.var.correction)
def var(
    b: Builder,
    out: torch.Tensor,
    x: Value,
    dims: Sequence[int] | None = None,
    *,
    correction: Number | None = None,
    keepdim: bool = False,
) -> Value:
    (x,) = compute(b, out, x)
    correction = 1 if correction is None else correction
    return finish(b, _variance(b, x, canonical_dims(dims, x.rank), correction, keepdim)[0], out)


@lower(aten.var_mean.correction)
def var_mean(
    b: Builder,
    out: Sequence[torch.Tensor],
    x: Value,
    dims: Sequence[int] | None = None,
    *,
    correction: Number | None = None,
    keepdim: bool = False,
) -> list[Value]:
    (x,) = compute(b, out[0], x)
    correction = 1 if correction is None else correction
    results = _variance(b, x, canonical_dims(dims, x.rank), correction, keepdim)
    return [finish(b, r, o) for r, o in zip(results, out, strict=True)]


# ----------------------------------------------------------------------- softmax
@lower(aten._softmax.default)
def softmax(b: Builder, out: torch.Tensor, x: Value, dim: int, half_to_float: bool) -> Value:
    (x,) = compute(b, out, x)
    dims = canonical_dims(dim, x.rank)
    e = b.unary("exp", b.sub(x, b.reduce("max", x, dims, keepdim=True)))
    return finish(b, b.div(e, b.sum(e, dims, keepdim=True)), out)


@lower(aten._softmax_backward_data.default)
def softmax_backward(b: Builder, out: torch.Tensor, grad: Value, y: Value, dim: int, input_dtype: torch.dtype) -> Value:
    grad, y = compute(b, out, grad, y)
    product = b.mul(grad, y)
    total = b.sum(product, canonical_dims(dim, y.rank), keepdim=True)
    return finish(b, b.sub(product, b.mul(y, total)), out)


@lower(aten._log_softmax.default)
def log_softmax(b: Builder, out: torch.Tensor, x: Value, dim: int, half_to_float: bool) -> Value:
    (x,) = compute(b, out, x)
    dims = canonical_dims(dim, x.rank)
    shifted = b.sub(x, b.reduce("max", x, dims, keepdim=True))
    total = b.sum(b.unary("exp", shifted), dims, keepdim=True)
    return finish(b, b.sub(shifted, b.unary("log", total)), out)


@lower(aten._log_softmax_backward_data.default)
def log_softmax_backward(
    b: Builder, out: torch.Tensor, grad: Value, y: Value, dim: int, input_dtype: torch.dtype
) -> Value:
    grad, y = compute(b, out, grad, y)
    total = b.sum(grad, canonical_dims(dim, y.rank), keepdim=True)
    return finish(b, b.sub(grad, b.mul(b.unary("exp", y), total)), out)


# ----------------------------------------------------------------- class labels
def _class_weights(
    b: Builder, x: Value, target: Value, weight: Value | None, ignore_index: int
) -> tuple[Value, Value, Value]:
    """For each row: a label that is safe to read, its weight (0 if ignored), and whether it counts."""
    counts = b.compare("ne", target, ignore_index)
    label = b.select(counts, target, 0)
    scale = b.splat(1, x.dtype, target.shape) if weight is None else b.take(weight, label, 0)
    return label, b.select(counts, scale, 0), counts


@lower(aten.nll_loss_forward.default)
def nll_loss(
    b: Builder,
    out: Sequence[torch.Tensor],
    x: Value,
    target: Value,
    weight: Value | None,
    reduction: int,
    ignore_index: int,
) -> list[Value]:
    """``-weight[target] * x[target]`` for each row; the mean divides by the sum of the weights."""
    x = b.convert(x, opmath(x.dtype))
    weight = None if weight is None else b.convert(weight, x.dtype)
    row = x if x.rank == 2 else b.reshape(x, (1, *x.shape))
    labels = b.reshape(target, (row.shape[0],))
    label, scale, _ = _class_weights(b, row, labels, weight, ignore_index)
    ids = b.reshape(label, (row.shape[0], 1))
    picked = b.reshape(b.op("gather", [row, ids], row.dtype, ids.shape, {"axis": 1}), label.shape)
    loss = b.unary("neg", b.mul(picked, scale))
    # An ignored label contributes exactly 0, also where x is infinite.
    loss = b.select(b.compare("ne", labels, ignore_index), loss, 0)
    total_weight = b.sum(scale, [0])
    if reduction == 0:
        result = b.reshape(loss, tuple(out[0].shape))
    else:
        result = b.sum(loss, [0])
        if reduction == 1:
            result = b.div(result, total_weight)
    return [finish(b, result, out[0]), finish(b, total_weight, out[1])]


@lower(aten.nll_loss_backward.default)
def nll_loss_backward(
    b: Builder,
    out: torch.Tensor,
    grad: Value,
    x: Value,
    target: Value,
    weight: Value | None,
    reduction: int,
    ignore_index: int,
    total_weight: Value,
) -> Value:
    """-weight[target] * grad at the label's column, 0 elsewhere: elementwise in (row, column)."""
    grad, total_weight = compute(b, out, grad, total_weight)
    weight = None if weight is None else b.convert(weight, grad.dtype)
    shape = x.shape if x.rank == 2 else (1, *x.shape)
    labels = b.reshape(target, (shape[0],))
    label, scale, counts = _class_weights(b, grad, labels, weight, ignore_index)
    if reduction == 1:
        grad = b.div(grad, total_weight)
    row = b.unary("neg", b.mul(scale, grad))
    row = b.reshape(b.select(counts, row, 0), (shape[0], 1))
    column = b.iota(target.dtype, shape, 1)
    hit = b.compare("eq", column, b.reshape(label, (shape[0], 1)))
    return finish(b, b.reshape(b.select(hit, row, 0), x.shape), out)


# ----------------------------------------------------------------- normalisation
def _trailing(shape: Sequence[int], count: int) -> list[int]:
    return list(range(len(shape) - count, len(shape)))


@lower(aten.native_layer_norm.default)
def layer_norm(
    b: Builder,
    out: Sequence[torch.Tensor],
    x: Value,
    normalized_shape: Sequence[int],
    weight: Value | None,
    bias: Value | None,
    eps: float,
) -> list[Value]:
    """(x - mean) * rstd * weight + bias over the trailing dims, with mean and rstd."""
    (x,) = compute(b, out[0], x)
    dims = _trailing(x.shape, len(normalized_shape))
    variance, mean_ = _variance(b, x, dims, 0, keepdim=True)
    rstd = b.unary("rsqrt", b.add(variance, eps))
    y = b.mul(b.sub(x, mean_), rstd)
    if weight is not None:
        y = b.mul(y, b.convert(weight, x.dtype))
    if bias is not None:
        y = b.add(y, b.convert(bias, x.dtype))
    return [finish(b, v, o) for v, o in zip((y, mean_, rstd), out, strict=True)]


@lower(aten.native_layer_norm_backward.default)
def layer_norm_backward(
    b: Builder,
    out: Sequence[torch.Tensor | None],
    grad: Value,
    x: Value,
    normalized_shape: Sequence[int],
    mean_: Value,
    rstd: Value,
    weight: Value | None,
    bias: Value | None,
    mask: Sequence[bool],
) -> list[Value | None]:
    """dx = rstd * (g - mean(g) - xhat * mean(g * xhat)) with g = grad * weight."""
    dtype = opmath(x.dtype)
    grad, x, mean_, rstd = (b.convert(v, dtype) for v in (grad, x, mean_, rstd))
    inner = _trailing(x.shape, len(normalized_shape))
    outer = list(range(x.rank - len(normalized_shape)))
    normal = b.mul(b.sub(x, mean_), rstd)
    results: list[Value | None] = [None, None, None]
    if mask[0]:
        g = grad if weight is None else b.mul(grad, b.convert(weight, dtype))
        mean_g = b.mean(g, inner, keepdim=True)
        mean_gx = b.mean(b.mul(g, normal), inner, keepdim=True)
        results[0] = b.mul(rstd, b.sub(b.sub(g, mean_g), b.mul(normal, mean_gx)))
    if mask[1]:
        results[1] = b.sum(b.mul(grad, normal), outer)
    if mask[2]:
        results[2] = b.sum(grad, outer)
    return [None if v is None or o is None else finish(b, v, o) for v, o in zip(results, out, strict=True)]


def _per_channel(b: Builder, v: Value, x: Value) -> Value:
    """A vector over channels (dim 1 of `x`), shaped to broadcast against `x`, in x's dtype."""
    return b.reshape(b.convert(v, x.dtype), [v.numel if d == 1 else 1 for d in range(x.rank)])


@lower(aten._native_batch_norm_legit_functional.default)
def batch_norm(
    b: Builder,
    out: Sequence[torch.Tensor],
    x: Value,
    weight: Value | None,
    bias: Value | None,
    running_mean: Value,
    running_var: Value,
    training: bool,
    momentum: float,
    eps: float,
) -> list[Value]:
    """Normalises each channel; returns y, saved mean, saved rstd and the new running statistics."""
    (x,) = compute(b, out[0], x)
    dims = [d for d in range(x.rank) if d != 1]
    count = math.prod(x.shape[d] for d in dims)
    new_mean, new_var = running_mean, running_var
    if training:
        variance, center = _variance(b, x, dims, 0, keepdim=False)
        rstd = b.unary("rsqrt", b.add(variance, eps))
        # The running variance is the unbiased one.
        unbiased = b.mul(variance, count / (count - 1) if count > 1 else math.nan)
        new_mean = _running(b, running_mean, center, momentum)
        new_var = _running(b, running_var, unbiased, momentum)
        saved = [center, rstd]
    else:
        center = b.convert(running_mean, x.dtype)
        rstd = b.unary("rsqrt", b.add(b.convert(running_var, x.dtype), eps))
        saved = [b.splat(0, o.dtype, tuple(o.shape)) for o in out[1:3]]
    y = b.mul(b.sub(x, _per_channel(b, center, x)), _per_channel(b, rstd, x))
    if weight is not None:
        y = b.mul(y, _per_channel(b, weight, x))
    if bias is not None:
        y = b.add(y, _per_channel(b, bias, x))
    return [finish(b, v, o) for v, o in zip((y, *saved, new_mean, new_var), out, strict=True)]


def _running(b: Builder, old: Value, new: Value, momentum: float) -> Value:
    new = b.convert(new, old.dtype)
    return b.add(b.mul(new, momentum), b.mul(old, operand(b, 1 - momentum, old.dtype)))


@lower(aten.native_batch_norm_backward.default)
def batch_norm_backward(
    b: Builder,
    out: Sequence[torch.Tensor | None],
    grad: Value,
    x: Value,
    weight: Value | None,
    running_mean: Value | None,
    running_var: Value | None,
    saved_mean: Value | None,
    saved_rstd: Value | None,
    training: bool,
    eps: float,
    mask: Sequence[bool],
) -> list[Value | None]:
    dtype = opmath(x.dtype)
    grad, x = b.convert(grad, dtype), b.convert(x, dtype)
    dims = [d for d in range(x.rank) if d != 1]
    if training:
        assert saved_mean is not None and saved_rstd is not None
        center, rstd = saved_mean, saved_rstd
    else:
        assert running_mean is not None and running_var is not None
        center = running_mean
        rstd = b.unary("rsqrt", b.add(b.convert(running_var, dtype), eps))
    rstd = _per_channel(b, rstd, x)
    normal = b.mul(b.sub(x, _per_channel(b, center, x)), rstd)
    results: list[Value | None] = [None, None, None]
    if mask[0]:
        scale = rstd if weight is None else b.mul(rstd, _per_channel(b, weight, x))
        inner = grad
        if training:
            mean_g = b.mean(grad, dims, keepdim=True)
            mean_gx = b.mean(b.mul(grad, normal), dims, keepdim=True)
            inner = b.sub(b.sub(grad, mean_g), b.mul(normal, mean_gx))
        results[0] = b.mul(inner, scale)
    if mask[1]:
        results[1] = b.sum(b.mul(grad, normal), dims)
    if mask[2]:
        results[2] = b.sum(grad, dims)
    return [None if v is None or o is None else finish(b, v, o) for v, o in zip(results, out, strict=True)]
