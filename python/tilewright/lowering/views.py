"""Views, concatenation, padding and sources: everything that only moves elements."""

from __future__ import annotations

from collections.abc import Sequence

import torch

from ..builder import Builder, Number, Value
from .registry import canonical_dim, finish, lower, operand

aten = torch.ops.aten
prims = torch.ops.prims


@lower(
    aten.view.default,
    aten._unsafe_view.default,
    aten.reshape.default,
    aten.squeeze.default,
    aten.squeeze.dim,
    aten.squeeze.dims,
    aten.unsqueeze.default,
    aten.view_copy.default,
    aten.squeeze_copy.default,
    aten.squeeze_copy.dim,
    aten.squeeze_copy.dims,
    aten.unsqueeze_copy.default,
    aten.flatten.using_ints,
)
def reshape(b: Builder, out: torch.Tensor, x: Value, *_: object) -> Value:
    """All of these keep the row-major order; the result's shape says the rest."""
    return b.reshape(x, tuple(out.shape))


@lower(aten.view.dtype)
def view_dtype(b: Builder, out: torch.Tensor, x: Value, dtype: torch.dtype) -> Value | None:
    return x if dtype == x.dtype else None


@lower(aten.expand.default, aten.expand_copy.default)
def expand(b: Builder, out: torch.Tensor, x: Value, *_: object, **__: object) -> Value:
    return b.broadcast(x, tuple(out.shape))


@lower(aten.t.default, aten.t_copy.default)
def t(b: Builder, out: torch.Tensor, x: Value) -> Value:
    return x if x.rank < 2 else b.swap(x, 0, 1)


@lower(aten.transpose.int, aten.transpose_copy.int)
def transpose(b: Builder, out: torch.Tensor, x: Value, a: int, c: int) -> Value:
    if x.rank == 0:
        return x
    return b.swap(x, canonical_dim(a, x.rank), canonical_dim(c, x.rank))


@lower(aten.permute.default, aten.permute_copy.default)
def permute(b: Builder, out: torch.Tensor, x: Value, dims: Sequence[int]) -> Value:
    return b.transpose(x, [canonical_dim(d, x.rank) for d in dims])


@lower(aten.slice.Tensor, aten.slice_copy.Tensor)
def slice_tensor(
    b: Builder,
    out: torch.Tensor,
    x: Value,
    dim: int = 0,
    start: int | None = None,
    end: int | None = None,
    step: int = 1,
) -> Value:
    dim = canonical_dim(dim, x.rank)
    picked = range(x.shape[dim])[start:end:step]
    return b.slice(x, dim, picked.start, len(picked), step)


@lower(aten.select.int, aten.select_copy.int)
def select(b: Builder, out: torch.Tensor, x: Value, dim: int, index: int) -> Value:
    dim = canonical_dim(dim, x.rank)
    index += x.shape[dim] if index < 0 else 0
    return b.reshape(b.slice(x, dim, index, 1), tuple(out.shape))


@lower(aten.split.Tensor, aten.split_with_sizes.default, aten.split_copy.Tensor, aten.split_with_sizes_copy.default)
def split(b: Builder, out: Sequence[torch.Tensor], x: Value, sizes: int | Sequence[int], dim: int = 0) -> list[Value]:
    dim = canonical_dim(dim, x.rank)
    start, parts = 0, []
    for part in out:
        parts.append(b.slice(x, dim, start, part.shape[dim]))
        start += part.shape[dim]
    return parts


@lower(aten.unbind.int, aten.unbind_copy.int)
def unbind(b: Builder, out: Sequence[torch.Tensor], x: Value, dim: int = 0) -> list[Value]:
    dim = canonical_dim(dim, x.rank)
    return [b.reshape(b.slice(x, dim, i, 1), tuple(o.shape)) for i, o in enumerate(out)]


@lower(aten.flip.default)
def flip(b: Builder, out: torch.Tensor, x: Value, dims: Sequence[int]) -> Value:
    for d in dims:
        d = canonical_dim(d, x.rank)
        if x.rank and x.shape[d] > 1:
            x = b.slice(x, d, x.shape[d] - 1, x.shape[d], -1)
    return x


@lower(aten.diagonal.default, aten.diagonal_copy.default)
def diagonal(b: Builder, out: torch.Tensor, x: Value, offset: int = 0, dim1: int = 0, dim2: int = 1) -> Value:
    """With the two dims last and flattened, the diagonal is a strided slice."""
    dim1, dim2 = canonical_dim(dim1, x.rank), canonical_dim(dim2, x.rank)
    rest = [d for d in range(x.rank) if d not in (dim1, dim2)]
    x = b.transpose(x, [*rest, dim1, dim2])
    rows, columns = x.shape[-2:]
    x = b.reshape(x, (*x.shape[:-2], rows * columns))
    start = offset if offset >= 0 else -offset * columns
    size = out.shape[-1]
    return b.slice(x, x.rank - 1, start if size else 0, size, columns + 1)


@lower(aten.diagonal_scatter.default)
def diagonal_scatter(
    b: Builder, out: torch.Tensor, x: Value, source: Value, offset: int = 0, dim1: int = 0, dim2: int = 1
) -> Value:
    """Element (i, j) of the two dims comes from the source where j - i is the offset."""
    dim1, dim2 = canonical_dim(dim1, x.rank), canonical_dim(dim2, x.rank)
    permutation = [*(d for d in range(x.rank) if d not in (dim1, dim2)), dim1, dim2]
    x = b.transpose(x, permutation)
    rank, rows = x.rank, x.shape[-2]
    # Diagonal element k lies in row k + max(-offset, 0).
    low = [0] * (rank - 2) + [max(-offset, 0)]
    column = b.pad(source, low, x.shape[:-1]) if source.numel else b.splat(0, x.dtype, x.shape[:-1])
    index_shape = x.shape[-2:]
    distance = b.sub(b.iota(torch.int64, index_shape, 1), b.iota(torch.int64, index_shape, 0))
    result = b.select(b.compare("eq", distance, offset), b.reshape(column, (*x.shape[:-2], rows, 1)), x)
    return b.transpose(result, sorted(range(rank), key=permutation.__getitem__))


@lower(aten.unfold.default, aten.unfold_copy.default)
def unfold(b: Builder, out: torch.Tensor, x: Value, dim: int, size: int, step: int) -> Value:
    """Windows along `dim`; the position in the window becomes the last dim."""
    if x.rank == 0:
        return b.reshape(x, tuple(out.shape)) if size else b.splat(0, x.dtype, tuple(out.shape))
    dim = canonical_dim(dim, x.rank)
    windows = out.shape[dim]
    first = b.reshape(b.iota(torch.int64, (windows,), 0, 0, step), (windows, 1))
    ids = b.add(first, b.iota(torch.int64, (windows, size), 1))
    spread = b.take(x, ids, dim)
    return b.transpose(spread, [d for d in range(x.rank + 1) if d != dim + 1] + [dim + 1])


@lower(aten.as_strided.default, aten.as_strided_copy.default)
def as_strided(
    b: Builder, out: torch.Tensor, x: Value, size: Sequence[int], stride: Sequence[int], offset: int | None = 0
) -> Value | None:
    """A lookup by position in memory, which is that of the elements: `importer` refuses all other tensors."""
    position = b.splat(offset or 0, torch.int64, size)
    for dim, step in enumerate(stride):
        position = b.add(position, b.iota(torch.int64, size, dim, 0, step))
    return b.take(b.reshape(x, (x.numel,)), position, 0)


@lower(aten.cat.default)
def cat(b: Builder, out: torch.Tensor, xs: Sequence[Value], dim: int = 0) -> Value:
    """PyTorch lets an empty vector be concatenated with anything."""
    xs = [b.convert(x, out.dtype) for x in xs if x.rank == out.dim() and x.shape != (0,)]
    if not xs:
        return b.splat(0, out.dtype, tuple(out.shape))
    return b.concat(xs, canonical_dim(dim, out.dim()))


@lower(aten.stack.default)
def stack(b: Builder, out: torch.Tensor, xs: Sequence[Value], dim: int = 0) -> Value:
    dim = canonical_dim(dim, out.dim())
    shape = [1 if d == dim else s for d, s in enumerate(out.shape)]
    return b.concat([b.reshape(b.convert(x, out.dtype), shape) for x in xs], dim)


@lower(aten.repeat.default)
def repeat(b: Builder, out: torch.Tensor, x: Value, repeats: Sequence[int]) -> Value:
    """[s...] -> [1, s]... -> [r, s]... -> [r * s...]."""
    shape = [1] * (len(repeats) - x.rank) + list(x.shape)
    pairs = [n for s in shape for n in (1, s)]
    wide = [n for r, s in zip(repeats, shape, strict=True) for n in (r, s)]
    return b.reshape(b.broadcast(b.reshape(x, pairs), wide), tuple(out.shape))


@lower(aten.roll.default)
def roll(b: Builder, out: torch.Tensor, x: Value, shifts: Sequence[int] | int, dims: Sequence[int] | int = ()) -> Value:
    shifts = [shifts] if isinstance(shifts, int) else list(shifts)
    dims = [dims] if isinstance(dims, int) else list(dims)
    if not dims:
        flat = b.reshape(x, (x.numel,))
        return b.reshape(_rolled(b, flat, shifts[0], 0), x.shape)
    for shift, dim in zip(shifts, dims, strict=True):
        x = _rolled(b, x, shift, canonical_dim(dim, x.rank))
    return x


def _rolled(b: Builder, x: Value, shift: int, dim: int) -> Value:
    size = x.shape[dim]
    if size == 0 or shift % size == 0:
        return x
    cut = size - shift % size
    return b.concat([b.slice(x, dim, cut, size - cut), b.slice(x, dim, 0, cut)], dim)


@lower(aten.constant_pad_nd.default)
def constant_pad(b: Builder, out: torch.Tensor, x: Value, padding: Sequence[int], value: Number = 0) -> Value:
    """`padding` lists (low, high) from the last dim; a negative one crops."""
    low = [0] * x.rank
    for i in range(len(padding) // 2):
        dim = x.rank - 1 - i
        before, after = padding[2 * i], padding[2 * i + 1]
        crop_low, crop_high = max(-before, 0), max(-after, 0)
        x = b.slice(x, dim, crop_low, x.shape[dim] - crop_low - crop_high)
        low[dim] = max(before, 0)
    return b.pad(x, low, tuple(out.shape), value)


@lower(aten.slice_scatter.default)
def slice_scatter(
    b: Builder,
    out: torch.Tensor,
    x: Value,
    source: Value,
    dim: int = 0,
    start: int | None = None,
    end: int | None = None,
    step: int = 1,
) -> Value:
    dim = canonical_dim(dim, x.rank)
    picked = range(x.shape[dim])[start:end:step]
    first, count = picked.start, len(picked)
    if count == 0:
        return x
    source = b.convert(source, x.dtype)
    source = b.broadcast(source, [count if d == dim else s for d, s in enumerate(x.shape)])
    if step == 1:
        parts = [
            b.slice(x, dim, 0, first),
            source,
            b.slice(x, dim, first + count, x.shape[dim] - first - count),
        ]
        return b.concat([p for p in parts if p.shape[dim]], dim)
    # A stride greater than one: each row takes the source row that lands on it, if any.
    position = b.sub(b.iota(torch.int64, (x.shape[dim],), 0), first)
    hit = b.binary("and", b.compare("ge", position, 0), b.compare("eq", b.binary("remainder", position, step), 0))
    hit = b.binary("and", hit, b.compare("lt", position, picked.stop - first))
    row = b.select(hit, b.binary("floor_div", position, step), 0)
    spread = b.take(source, row, dim)
    hit = b.reshape(hit, [s if d == dim else 1 for d, s in enumerate(x.shape)])
    return b.select(hit, spread, x)


@lower(aten.select_scatter.default)
def select_scatter(b: Builder, out: torch.Tensor, x: Value, source: Value, dim: int, index: int) -> Value:
    dim = canonical_dim(dim, x.rank)
    index += x.shape[dim] if index < 0 else 0
    source = b.reshape(source, (*x.shape[:dim], 1, *x.shape[dim + 1 :]))
    return slice_scatter(b, out, x, source, dim, index, index + 1)


# ---------------------------------------------------------------------- sources
@lower(
    aten.full.default,
    aten.full_like.default,
    aten.new_full.default,
)
def full(b: Builder, out: torch.Tensor, _: object, value: object, *rest: object, **__: object) -> Value:
    # new_full has the shape between the tensor and the value.
    fill = rest[0] if isinstance(value, (list, tuple)) else value
    return finish(b, operand(b, fill, out.dtype), out)


@lower(aten.scalar_tensor.default)
def scalar_tensor(b: Builder, out: torch.Tensor, value: Value | Number, **_: object) -> Value:
    return operand(b, value, out.dtype)


@lower(
    aten.zeros.default,
    aten.zeros_like.default,
    aten.new_zeros.default,
    # Uninitialised memory: any value is right, and zero is reproducible.
    aten.empty.memory_format,
    aten.empty_like.default,
    aten.new_empty.default,
    aten.empty_strided.default,
    aten.new_empty_strided.default,
    prims.empty_strided.default,
)
def zeros(b: Builder, out: torch.Tensor, *_: object, **__: object) -> Value:
    return b.splat(0, out.dtype, tuple(out.shape))


@lower(aten.ones.default, aten.ones_like.default, aten.new_ones.default)
def ones(b: Builder, out: torch.Tensor, *_: object, **__: object) -> Value:
    return b.splat(1, out.dtype, tuple(out.shape))


@lower(aten.arange.default, aten.arange.start, aten.arange.start_step)
def arange(b: Builder, out: torch.Tensor, *args: Number, **_: object) -> Value:
    start, step = 0, 1
    if len(args) > 1:
        start = args[0]
    if len(args) > 2:
        step = args[2]
    return b.iota(out.dtype, tuple(out.shape), 0, start, step)


@lower(prims.iota.default)
def iota(b: Builder, out: torch.Tensor, length: int, *, start: int, step: int, **_: object) -> Value:
    return b.iota(out.dtype, (length,), 0, start, step)
