"""Python scalars that are only known at run time, as rank-0 f64 (or i64) values.

Optimizers compute with Python floats (`lr`, bias corrections from ``step.item()``), which
are IEEE doubles; so the graph computes them in f64 and rounds where ATen rounds: when the
number meets a tensor.
"""

from __future__ import annotations

import operator

import torch

from ..builder import Builder, Number, Value
from .registry import lower, operand

aten = torch.ops.aten

BINARY = {
    operator.add: "add",
    operator.sub: "sub",
    operator.mul: "mul",
    operator.truediv: "div",
    operator.floordiv: "floor_div",
    operator.mod: "remainder",
    operator.pow: "pow",
    torch.sym_max: "maximum",
    torch.sym_min: "minimum",
}


@lower(aten._local_scalar_dense.default)
def item(b: Builder, out: object, x: Value) -> Value:
    dtype = torch.float64 if x.dtype.is_floating_point else torch.int64
    return b.reshape(b.convert(x, dtype), ())


def _binary(name: str):
    def lowering(b: Builder, out: object, x: Value | Number, y: Value | Number) -> Value:
        dtype = torch.float64 if isinstance(out, (float, torch.SymFloat)) else torch.int64
        return b.binary(name, operand(b, x, dtype), operand(b, y, dtype))

    return lowering


for _op, _name in BINARY.items():
    lower(_op)(_binary(_name))


@lower(operator.neg)
def neg(b: Builder, out: object, x: Value) -> Value:
    return b.unary("neg", x)


@lower(torch.sym_float)
def sym_float(b: Builder, out: object, x: Value) -> Value:
    return b.convert(x, torch.float64)


@lower(torch._sym_sqrt)
def sym_sqrt(b: Builder, out: object, x: Value) -> Value:
    return b.unary("sqrt", b.convert(x, torch.float64))
