"""Convolutions that are matrix products: those with a window of one element.

Others run in PyTorch.
"""

from __future__ import annotations

import math
from collections.abc import Sequence

import torch

from ..builder import Builder, Value, opmath
from .registry import compute, finish, lower, operand

aten = torch.ops.aten


def _is_product(
    weight: Value,
    stride: Sequence[int],
    padding: Sequence[int],
    transposed: bool,
    groups: int,
) -> bool:
    window, is_float = weight.shape[2:], weight.dtype.is_floating_point
    plain = {*window, *stride} == {1} and not any(padding) and not transposed
    return plain and groups == 1 and is_float


def _channels_last(b: Builder, x: Value) -> Value:
    """One row of channels for each sample and position."""
    return b.reshape(b.transpose(x, [0, *range(2, x.rank), 1]), (x.numel // x.shape[1], x.shape[1]))


def _channels_second(b: Builder, rows: Value, shape: Sequence[int]) -> Value:
    """The inverse of `_channels_last`, for a result of `shape`."""
    batch, channels, *positions = shape
    x = b.reshape(rows, (batch, *positions, channels))
    return b.transpose(x, [0, x.rank - 1, *range(1, x.rank - 1)])


def _matrix(b: Builder, weight: Value) -> Value:
    return b.reshape(weight, weight.shape[:2])


@lower(aten.convolution.default)
def convolution(
    b: Builder,
    out: torch.Tensor,
    x: Value,
    weight: Value,
    bias: Value | None,
    stride: Sequence[int],
    padding: Sequence[int],
    dilation: Sequence[int],
    transposed: bool,
    output_padding: Sequence[int],
    groups: int,
) -> Value | None:
    if not _is_product(weight, stride, padding, transposed, groups):
        return None
    rows = b.matmul(_channels_last(b, x), b.swap(_matrix(b, weight), 0, 1))
    if bias is not None:
        (rows,) = compute(b, out, rows)
        rows = b.add(rows, b.broadcast(operand(b, bias, rows.dtype), rows.shape))
    return finish(b, _channels_second(b, rows, tuple(out.shape)), out)


@lower(aten.convolution_backward.default)
def convolution_backward(
    b: Builder,
    out: Sequence[torch.Tensor | None],
    grad: Value,
    x: Value,
    weight: Value,
    bias_sizes: Sequence[int] | None,
    stride: Sequence[int],
    padding: Sequence[int],
    dilation: Sequence[int],
    transposed: bool,
    output_padding: Sequence[int],
    groups: int,
    output_mask: Sequence[bool],
) -> list[Value | None] | None:
    if not _is_product(weight, stride, padding, transposed, groups) or math.prod(grad.shape) == 0:
        return None
    rows = _channels_last(b, grad)
    results: list[Value | None] = [None, None, None]
    if output_mask[0]:
        results[0] = _channels_second(b, b.matmul(rows, _matrix(b, weight)), x.shape)
    if output_mask[1]:
        results[1] = b.reshape(b.matmul(b.swap(rows, 0, 1), _channels_last(b, x)), weight.shape)
    if output_mask[2]:
        wide = b.convert(rows, opmath(rows.dtype))
        results[2] = b.convert(b.sum(wide, [0]), rows.dtype)
    return results
