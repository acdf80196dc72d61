"""Elementwise ops: arithmetic, comparison, conversion, selection."""

from __future__ import annotations

import math

import torch

from ..builder import Builder, Number, Value
from .registry import compute, finish, lower, operand

aten = torch.ops.aten
prims = torch.ops.prims

# ATen overload -> graph op, computed in the result's dtype.
UNARY = {
    aten.abs.default: "abs",
    aten.acos.default: "acos",
    aten.acosh.default: "acosh",
    aten.asin.default: "asin",
    aten.asinh.default: "asinh",
    aten.atan.default: "atan",
    aten.atanh.default: "atanh",
    aten.bitwise_not.default: "not",
    aten.cos.default: "cos",
    aten.cosh.default: "cosh",
    aten.erf.default: "erf",
    aten.erfc.default: "erfc",
    aten.exp.default: "exp",
    aten.exp2.default: "exp2",
    aten.expm1.default: "expm1",
    aten.log.default: "log",
    aten.log10.default: "log10",
    aten.log1p.default: "log1p",
    aten.log2.default: "log2",
    aten.neg.default: "neg",
    aten.reciprocal.default: "reciprocal",
    aten.rsqrt.default: "rsqrt",
    aten.sigmoid.default: "sigmoid",
    aten.sin.default: "sin",
    aten.sinh.default: "sinh",
    aten.sqrt.default: "sqrt",
    aten.tan.default: "tan",
    aten.tanh.default: "tanh",
}

# Ops that leave an integer as it is.
ROUNDING = {
    aten.ceil.default: "ceil",
    aten.floor.default: "floor",
    aten.round.default: "round",
    aten.trunc.default: "trunc",
    aten.fix.default: "trunc",
}

BINARY = {
    aten.atan2.default: "atan2",
    aten.bitwise_and.Tensor: "and",
    aten.bitwise_and.Scalar: "and",
    aten.bitwise_and.Scalar_Tensor: "and",
    aten.bitwise_or.Tensor: "or",
    aten.bitwise_or.Scalar: "or",
    aten.bitwise_or.Scalar_Tensor: "or",
    aten.bitwise_xor.Tensor: "xor",
    aten.bitwise_xor.Scalar: "xor",
    aten.bitwise_xor.Scalar_Tensor: "xor",
    aten.bitwise_left_shift.Tensor: "shl",
    aten.bitwise_left_shift.Tensor_Scalar: "shl",
    aten.bitwise_right_shift.Tensor: "shr",
    aten.bitwise_right_shift.Tensor_Scalar: "shr",
    aten.floor_divide.default: "floor_div",
    aten.fmod.Tensor: "fmod",
    aten.fmod.Scalar: "fmod",
    aten.maximum.default: "maximum",
    aten.minimum.default: "minimum",
    aten.mul.Tensor: "mul",
    aten.mul.Scalar: "mul",
    aten.remainder.Tensor: "remainder",
    aten.remainder.Scalar: "remainder",
    aten.remainder.Scalar_Tensor: "remainder",
}

COMPARE = {"eq": "eq", "ne": "ne", "lt": "lt", "le": "le", "gt": "gt", "ge": "ge"}


def _unary(name: str):
    def lowering(b: Builder, out: torch.Tensor, x: Value) -> Value:
        (x,) = compute(b, out, x)
        return finish(b, b.unary(name, x), out)

    return lowering


def _rounding(name: str):
    def lowering(b: Builder, out: torch.Tensor, x: Value) -> Value:
        if not x.dtype.is_floating_point:
            return x
        return _unary(name)(b, out, x)

    return lowering


def _binary(name: str):
    def lowering(b: Builder, out: torch.Tensor, x: Value | Number, y: Value | Number) -> Value:
        x, y = compute(b, out, x, y)
        return finish(b, b.binary(name, x, y), out)

    return lowering


def _result_type(x: Value | Number, y: Value | Number) -> torch.dtype:
    """The dtype in which PyTorch compares two operands."""

    def sample(v: Value | Number) -> torch.Tensor | Number:
        # A tensor of rank 0 takes part in promotion differently from one of rank 1.
        return torch.empty([0] * v.rank, dtype=v.dtype, device="meta") if isinstance(v, Value) else v

    return torch.result_type(sample(x), sample(y))


def _compare(predicate: str):
    def lowering(b: Builder, out: torch.Tensor, x: Value | Number, y: Value | Number) -> Value:
        dtype = _result_type(x, y)
        return finish(b, b.compare(predicate, operand(b, x, dtype), operand(b, y, dtype)), out)

    return lowering


for _op, _name in UNARY.items():
    lower(_op)(_unary(_name))
for _op, _name in ROUNDING.items():
    lower(_op)(_rounding(_name))
for _op, _name in BINARY.items():
    lower(_op)(_binary(_name))
for _name in COMPARE:
    lower(getattr(aten, _name).Tensor, getattr(aten, _name).Scalar)(_compare(_name))


@lower(aten.add.Tensor, aten.add.Scalar)
def add(b: Builder, out: torch.Tensor, x: Value, y: Value | Number, alpha: Value | Number = 1) -> Value:
    """``x + alpha * y``, rounded once for 16-bit floats, as ATen does."""
    x, y = compute(b, out, x, y)
    return finish(b, b.add(x, _scaled(b, y, alpha)), out)


@lower(aten.sub.Tensor, aten.sub.Scalar)
def sub(b: Builder, out: torch.Tensor, x: Value, y: Value | Number, alpha: Value | Number = 1) -> Value:
    x, y = compute(b, out, x, y)
    return finish(b, b.sub(x, _scaled(b, y, alpha)), out)


@lower(aten.rsub.Tensor, aten.rsub.Scalar)
def rsub(b: Builder, out: torch.Tensor, x: Value, y: Value | Number, alpha: Value | Number = 1) -> Value:
    x, y = compute(b, out, x, y)
    return finish(b, b.sub(y, _scaled(b, x, alpha)), out)


def _scaled(b: Builder, x: Value, alpha: Value | Number) -> Value:
    if not isinstance(alpha, Value) and alpha == 1:
        return x
    return b.mul(x, operand(b, alpha, x.dtype))


@lower(aten.div.Tensor, aten.div.Scalar, aten.true_divide.Tensor)
def div(b: Builder, out: torch.Tensor, x: Value, y: Value | Number) -> Value:
    x, y = compute(b, out, x, y)
    return finish(b, b.div(x, y), out)


@lower(aten.div.Tensor_mode, aten.div.Scalar_mode)
def div_mode(b: Builder, out: torch.Tensor, x: Value, y: Value | Number, rounding_mode: str | None = None) -> Value:
    x, y = compute(b, out, x, y)
    if rounding_mode == "floor":
        return finish(b, b.binary("floor_div", x, y), out)
    quotient = b.div(x, y)
    if rounding_mode == "trunc" and quotient.dtype.is_floating_point:
        quotient = b.unary("trunc", quotient)
    return finish(b, quotient, out)


@lower(aten.pow.Tensor_Tensor, aten.pow.Scalar)
def power(b: Builder, out: torch.Tensor, x: Value | Number, y: Value | Number) -> Value:
    x, y = compute(b, out, x, y)
    return finish(b, b.binary("pow", x, y), out)


@lower(aten.pow.Tensor_Scalar)
def power_scalar(b: Builder, out: torch.Tensor, x: Value, exponent: Value | Number) -> Value:
    """ATen takes these exponents without calling pow; so the results agree exactly."""
    (x,) = compute(b, out, x)
    if isinstance(exponent, Value) or exponent not in (0, 1, 2, 3, 0.5, -0.5, -1, -2):
        result = b.binary("pow", x, operand(b, exponent, x.dtype))
    elif exponent == 0:
        result = b.splat(1, x.dtype, x.shape)
    elif exponent in (1, 2, 3):
        result = x
        for _ in range(int(exponent) - 1):
            result = b.mul(result, x)
    elif not x.dtype.is_floating_point:
        result = b.binary("pow", x, operand(b, exponent, x.dtype))
    elif exponent == -2:
        result = b.unary("reciprocal", b.mul(x, x))
    else:
        result = b.unary({0.5: "sqrt", -0.5: "rsqrt", -1: "reciprocal"}[exponent], x)
    return finish(b, result, out)


@lower(aten.square.default)
def square(b: Builder, out: torch.Tensor, x: Value) -> Value:
    (x,) = compute(b, out, x)
    return finish(b, b.mul(x, x), out)


@lower(aten.sign.default, aten.sgn.default)
def sign(b: Builder, out: torch.Tensor, x: Value) -> Value:
    return x if x.dtype == torch.bool else b.unary("sign", x)


@lower(aten.relu.default)
def relu(b: Builder, out: torch.Tensor, x: Value) -> Value:
    return b.binary("maximum", x, 0)


@lower(aten.threshold_backward.default)
def threshold_backward(b: Builder, out: torch.Tensor, grad: Value, x: Value, threshold: Value | Number) -> Value:
    grad, x = compute(b, out, grad, x)
    keep = b.compare("gt", x, operand(b, threshold, x.dtype))
    # A NaN input keeps its gradient in ATen: it selects zero where x <= threshold.
    keep = b.binary("or", keep, b.op("is_nan", [x], torch.bool, x.shape))
    return finish(b, b.select(keep, grad, 0), out)


@lower(aten.logical_not.default)
def logical_not(b: Builder, out: torch.Tensor, x: Value) -> Value:
    return b.unary("not", b.convert(x, torch.bool))


def _logical(name: str):
    def lowering(b: Builder, out: torch.Tensor, x: Value, y: Value) -> Value:
        return finish(b, b.binary(name, b.convert(x, torch.bool), b.convert(y, torch.bool)), out)

    return lowering


lower(aten.logical_and.default)(_logical("and"))
lower(aten.logical_or.default)(_logical("or"))
lower(aten.logical_xor.default)(_logical("xor"))


@lower(aten.isnan.default)
def isnan(b: Builder, out: torch.Tensor, x: Value) -> Value:
    if not x.dtype.is_floating_point:
        return b.splat(False, torch.bool, x.shape)
    return b.op("is_nan", [x], torch.bool, x.shape)


@lower(aten.isinf.default)
def isinf(b: Builder, out: torch.Tensor, x: Value) -> Value:
    if not x.dtype.is_floating_point:
        return b.splat(False, torch.bool, x.shape)
    return b.compare("eq", b.unary("abs", x), math.inf)


def _ignoring_nan(name: str):
    """fmax and fmin: a NaN loses against a number."""

    def lowering(b: Builder, out: torch.Tensor, x: Value, y: Value) -> Value:
        x, y = compute(b, out, x, y)
        result = b.binary(name, x, y)
        if result.dtype.is_floating_point:
            x, y = b.broadcast(x, result.shape), b.broadcast(y, result.shape)
            result = b.select(b.op("is_nan", [x], torch.bool, x.shape), y, result)
            result = b.select(b.op("is_nan", [y], torch.bool, y.shape), x, result)
        return finish(b, result, out)

    return lowering


lower(aten.fmax.default)(_ignoring_nan("maximum"))
lower(aten.fmin.default)(_ignoring_nan("minimum"))


@lower(aten.where.self)
def where(b: Builder, out: torch.Tensor, condition: Value, x: Value, y: Value) -> Value:
    x, y = b.convert(x, out.dtype), b.convert(y, out.dtype)
    return finish(b, b.select(b.convert(condition, torch.bool), x, y), out)


@lower(aten.masked_fill.Scalar, aten.masked_fill.Tensor)
def masked_fill(b: Builder, out: torch.Tensor, x: Value, mask: Value, value: Value | Number) -> Value:
    return finish(b, b.select(mask, operand(b, value, x.dtype), x), out)


@lower(aten.clamp.default, aten.clamp.Tensor)
def clamp(
    b: Builder,
    out: torch.Tensor,
    x: Value,
    low: Value | Number | None = None,
    high: Value | Number | None = None,
) -> Value:
    (x,) = compute(b, out, x)
    if low is not None:
        x = b.binary("maximum", x, operand(b, low, x.dtype))
    if high is not None:
        x = b.binary("minimum", x, operand(b, high, x.dtype))
    return finish(b, x, out)


@lower(aten.hardtanh.default)
def hardtanh(b: Builder, out: torch.Tensor, x: Value, low: Number = -1, high: Number = 1) -> Value:
    return clamp(b, out, x, low, high)


@lower(aten.clamp_min.default, aten.clamp_min.Tensor)
def clamp_min(b: Builder, out: torch.Tensor, x: Value, low: Value | Number) -> Value:
    return clamp(b, out, x, low, None)


@lower(aten.clamp_max.default, aten.clamp_max.Tensor)
def clamp_max(b: Builder, out: torch.Tensor, x: Value, high: Value | Number) -> Value:
    return clamp(b, out, x, None, high)


@lower(aten.addcmul.default)
def addcmul(b: Builder, out: torch.Tensor, x: Value, y: Value, z: Value, value: Value | Number = 1) -> Value:
    """``x + value * y * z`` in ATen's order: (value * y) * z."""
    x, y, z = compute(b, out, x, y, z)
    return finish(b, b.add(x, b.mul(_scaled(b, y, value), z)), out)


@lower(aten.addcdiv.default)
def addcdiv(b: Builder, out: torch.Tensor, x: Value, y: Value, z: Value, value: Value | Number = 1) -> Value:
    """``x + value * y / z`` in ATen's order: (value * y) / z."""
    x, y, z = compute(b, out, x, y, z)
    return finish(b, b.add(x, b.div(_scaled(b, y, value), z)), out)


@lower(aten.lerp.Scalar, aten.lerp.Tensor)
def lerp(b: Builder, out: torch.Tensor, start: Value, end: Value, weight: Value | Number) -> Value:
    """ATen's two formulas: each is exact at its own end of the segment."""
    start, end = compute(b, out, start, end)
    weight = operand(b, weight, start.dtype)
    difference = b.sub(end, start)
    near_start = b.add(start, b.mul(weight, difference))
    near_end = b.sub(end, b.mul(difference, b.sub(1, weight)))
    is_near_start = b.compare("lt", b.unary("abs", weight), 0.5)
    return finish(b, b.select(is_near_start, near_start, near_end), out)


@lower(
    aten._to_copy.default,
    aten.clone.default,
    aten.alias.default,
    aten.detach.default,
    aten.lift_fresh_copy.default,
    aten.lift_fresh.default,
    aten.positive.default,
    aten.alias_copy.default,
    prims.convert_element_type.default,
)
def convert(b: Builder, out: torch.Tensor, x: Value, *_: object, **__: object) -> Value:
    return b.convert(x, out.dtype)


@lower(aten.copy.default)
def copy(b: Builder, out: torch.Tensor, x: Value, source: Value, *_: object) -> Value:
    return finish(b, source, out)


@lower(aten.fill.Scalar, aten.fill.Tensor)
def fill(b: Builder, out: torch.Tensor, x: Value, value: Value | Number) -> Value:
    return finish(b, operand(b, value, x.dtype), out)
