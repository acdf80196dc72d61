"""Activations, dropout and elementwise losses, with their gradients."""

from __future__ import annotations

import math

import torch

from ..builder import Builder, Value, opmath
from ..dropout_attention import OPS
from .registry import compute, finish, lower

aten = torch.ops.aten

# The ops whose numbers the compiler's own generator makes: a program with one needs a seed.
RANDOM = {
    OPS.dropout_attention.default,
    aten.native_dropout.default,
    aten.bernoulli.p,
    aten.rand.default,
    aten.rand_like.default,
}


@lower(aten.silu.default)
def silu(b: Builder, out: torch.Tensor, x: Value) -> Value:
    (x,) = compute(b, out, x)
    return finish(b, b.mul(x, b.unary("sigmoid", x)), out)


@lower(aten.silu_backward.default)
def silu_backward(b: Builder, out: torch.Tensor, grad: Value, x: Value) -> Value:
    grad, x = compute(b, out, grad, x)
    s = b.unary("sigmoid", x)
    slope = b.mul(s, b.add(b.mul(x, b.sub(1, s)), 1))
    return finish(b, b.mul(grad, slope), out)


@lower(aten.sigmoid_backward.default)
def sigmoid_backward(b: Builder, out: torch.Tensor, grad: Value, y: Value) -> Value:
    grad, y = compute(b, out, grad, y)
    return finish(b, b.mul(grad, b.mul(b.sub(1, y), y)), out)


@lower(aten.tanh_backward.default)
def tanh_backward(b: Builder, out: torch.Tensor, grad: Value, y: Value) -> Value:
    grad, y = compute(b, out, grad, y)
    return finish(b, b.mul(grad, b.sub(1, b.mul(y, y))), out)


_TANH_SCALE = math.sqrt(2 / math.pi)
_TANH_CUBIC = 0.044715


@lower(aten.gelu.default)
def gelu(b: Builder, out: torch.Tensor, x: Value, approximate: str = "none") -> Value:
    (x,) = compute(b, out, x)
    if approximate == "tanh":
        inner = b.mul(b.add(x, b.mul(b.mul(b.mul(x, x), x), _TANH_CUBIC)), _TANH_SCALE)
        return finish(b, b.mul(b.mul(x, 0.5), b.add(b.unary("tanh", inner), 1)), out)
    cdf = b.mul(b.add(b.unary("erf", b.mul(x, math.sqrt(0.5))), 1), 0.5)
    return finish(b, b.mul(x, cdf), out)


@lower(aten.gelu_backward.default)
def gelu_backward(b: Builder, out: torch.Tensor, grad: Value, x: Value, approximate: str = "none") -> Value:
    grad, x = compute(b, out, grad, x)
    if approximate == "tanh":
        square = b.mul(x, x)
        inner = b.mul(b.add(x, b.mul(b.mul(square, x), _TANH_CUBIC)), _TANH_SCALE)
        t = b.unary("tanh", inner)
        inner_slope = b.mul(b.add(b.mul(square, 3 * _TANH_CUBIC), 1), _TANH_SCALE)
        left = b.mul(b.add(t, 1), 0.5)
        right = b.mul(b.mul(b.mul(x, 0.5), b.sub(1, b.mul(t, t))), inner_slope)
        return finish(b, b.mul(grad, b.add(left, right)), out)
    cdf = b.mul(b.add(b.unary("erf", b.mul(x, math.sqrt(0.5))), 1), 0.5)
    pdf = b.mul(b.unary("exp", b.mul(b.mul(x, x), -0.5)), 1 / math.sqrt(2 * math.pi))
    return finish(b, b.mul(grad, b.add(cdf, b.mul(x, pdf))), out)


# --------------------------------------------------------- losses and dropout
@lower(aten.native_dropout.default)
def native_dropout(
    b: Builder, out: tuple[torch.Tensor, torch.Tensor], x: Value, p: float, train: bool | None
) -> list[Value]:
    """Keeps an element with probability 1 - p and scales it by 1 / (1 - p)."""
    result, mask = out
    if train is False or p == 0:
        return [x, b.splat(True, torch.bool, x.shape)]
    keep = b.compare("ge", b.random(tuple(mask.shape)), float(p))
    (x,) = compute(b, result, x)
    scale = 0.0 if p == 1 else 1.0 / (1.0 - p)
    kept = b.mul(b.mul(x, b.convert(keep, x.dtype)), scale)
    return [finish(b, kept, result), keep]


@lower(aten.native_dropout_backward.default)
def native_dropout_backward(b: Builder, out: torch.Tensor, grad: Value, mask: Value, scale: float) -> Value:
    (grad,) = compute(b, out, grad)
    return finish(b, b.mul(b.mul(grad, b.convert(mask, grad.dtype)), scale), out)


@lower(aten.bernoulli.p)
def bernoulli(b: Builder, out: torch.Tensor, x: Value, p: float, **_: object) -> Value:
    return b.convert(b.compare("lt", b.random(tuple(out.shape)), float(p)), out.dtype)


@lower(aten.rand.default, aten.rand_like.default)
def rand(b: Builder, out: torch.Tensor, *_: object, **__: object) -> Value | None:
    if opmath(out.dtype) != torch.float32:
        return None
    return b.convert(b.random(tuple(out.shape)), out.dtype)


@lower(aten.binary_cross_entropy_with_logits.default)
def bce_with_logits(
    b: Builder,
    out: torch.Tensor,
    x: Value,
    target: Value,
    weight: Value | None = None,
    pos_weight: Value | None = None,
    reduction: int = 1,
) -> Value:
    """``(1 - t) * x + w * log(1 + exp(-|x|)) + w * max(-x, 0)``, w = 1 + (pos_weight - 1) * t."""
    x, target = compute(b, out, x, target)
    softplus = b.add(
        b.unary("log1p", b.unary("exp", b.unary("neg", b.unary("abs", x)))),
        b.binary("maximum", b.unary("neg", x), 0),
    )
    if pos_weight is not None:
        (pos_weight,) = compute(b, out, pos_weight)
        softplus = b.mul(softplus, b.add(b.mul(b.sub(pos_weight, 1), target), 1))
    loss = b.add(b.mul(b.sub(1, target), x), softplus)
    if weight is not None:
        loss = b.mul(loss, compute(b, out, weight)[0])
    dims = range(loss.rank)
    if reduction == 1:
        loss = b.mean(loss, dims)
    elif reduction == 2:
        loss = b.sum(loss, dims)
    return finish(b, loss, out)
