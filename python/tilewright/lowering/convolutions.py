"""Convolutions that are matrix products: those whose windows lie side by side, as the patches of a vision transformer.

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
    dilation: Sequence[int],
    transposed: bool,
    groups: int,
) -> bool:
    window = list(weight.shape[2:])
    steps = list(stride) * len(window) if len(stride) == 1 else list(stride)
    plain = steps == window and not any(padding) and set(dilation) <= {1} and not transposed
    return plain and groups == 1 and weight.dtype.is_floating_point


def _windows(b: Builder, x: Value, window: Sequence[int]) -> Value:
    """One row for each sample and window: its channels, and of each the elements.

    ``[batch, channels, *size]`` to ``[batch * windows, channels * elements]``; elements past the last whole window are
    left out.
    """
    batch, channels, *size = x.shape
    counts = [s // w for s, w in zip(size, window, strict=True)]
    for dim, (count, w) in enumerate(zip(counts, window, strict=True), start=2):
        x = b.slice(x, dim, 0, count * w)
    split = [s for pair in zip(counts, window, strict=True) for s in pair]
    x = b.reshape(x, (batch, channels, *split))
    x = b.transpose(x, [0, *range(2, x.rank, 2), 1, *range(3, x.rank, 2)])
    return b.reshape(x, (batch * math.prod(counts), channels * math.prod(window)))


def _from_windows(b: Builder, rows: Value, window: Sequence[int], shape: Sequence[int]) -> Value:
    """The inverse of `_windows`, zero where no window reaches, for a result of `shape`."""
    batch, channels, *size = shape
    counts = [s // w for s, w in zip(size, window, strict=True)]
    x = b.reshape(rows, (batch, *counts, channels, *window))
    spatial = len(counts)
    pairs = [d for i in range(spatial) for d in (1 + i, 2 + spatial + i)]
    x = b.transpose(x, [0, 1 + spatial, *pairs])
    x = b.reshape(x, (batch, channels, *(c * w for c, w in zip(counts, window, strict=True))))
    return b.pad(x, [0] * x.rank, shape)


def _matrix(b: Builder, weight: Value) -> Value:
    return b.reshape(weight, (weight.shape[0], math.prod(weight.shape[1:])))


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
    if not _is_product(weight, stride, padding, dilation, transposed, groups):
        return None
    rows = b.matmul(_windows(b, x, weight.shape[2:]), b.swap(_matrix(b, weight), 0, 1))
    if bias is not None:
        (rows,) = compute(b, out, rows)
        rows = b.add(rows, b.broadcast(operand(b, bias, rows.dtype), rows.shape))
    return finish(b, _from_windows(b, rows, [1] * (x.rank - 2), tuple(out.shape)), out)


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
    if not _is_product(weight, stride, padding, dilation, transposed, groups) or math.prod(grad.shape) == 0:
        return None
    window = weight.shape[2:]
    rows = _windows(b, grad, [1] * len(window))
    results: list[Value | None] = [None, None, None]
    if output_mask[0]:
        results[0] = _from_windows(b, b.matmul(rows, _matrix(b, weight)), window, x.shape)
    if output_mask[1]:
        results[1] = b.reshape(b.matmul(b.swap(rows, 0, 1), _windows(b, x, window)), weight.shape)
    if output_mask[2]:
        wide = b.convert(rows, opmath(rows.dtype))
        results[2] = b.convert(b.sum(wide, [0]), rows.dtype)
    return results
