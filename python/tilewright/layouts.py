"""What an op returns, but for its contents: shape, dtype and strides.

PyTorch's answer is the op's ``meta`` kernel. Nearly all of these are written in Python and load SymPy or all of
``torch.compile`` when they are first called. So the ops that most models consist of are asked another way: those that
work element by element are run on a few elements, and products, lookups and joins have simple rules.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import torch
from torch.utils import _pytree as pytree

from .builder import broadcast_shapes

aten = torch.ops.aten

# Each keeps the shape of its first argument, and treats its elements or rows alike.
ROW_BY_ROW = {aten._softmax.default, aten._log_softmax.default, aten.lift_fresh_copy.default, aten._to_copy.default}
# Cheap enough to run, since they make a tensor from a few numbers.
SEQUENCES = {aten.arange.default, aten.arange.start, aten.arange.start_step}


def results(func: torch._ops.OpOverload, args: Any, kwargs: Any) -> Any:
    """What `func` returns for these tensors on the ``meta`` device: such tensors.

    Raises
    ------
    Exception
        Where the op itself would complain.
    """
    rule = _RULES.get(func)
    found = None
    if rule is not None:
        found = rule(*args, **kwargs)
    elif func in SEQUENCES:
        found = func(*args, **{**kwargs, "device": "cpu"}).to("meta")
    elif torch.Tag.nondeterministic_seeded not in func.tags and (
        func in ROW_BY_ROW or {torch.Tag.pointwise, torch.Tag.reduction}.intersection(func.tags)
    ):
        found = _by_example(func, args, kwargs)
    return func(*args, **kwargs) if found is None else found


# ------------------------------------------------------------------- a few elements
def _by_example(func: torch._ops.OpOverload, args: Any, kwargs: Any) -> Any:
    """The dtype and the order of strides of the result for tensors that are at most 2 long in each dim."""
    tensors = [x for x in pytree.tree_leaves((args, kwargs)) if isinstance(x, torch.Tensor)]
    if torch.Tag.reduction in func.tags:
        shape = _reduced(func, args, kwargs)
    elif func in ROW_BY_ROW:
        shape = tuple(args[0].shape)
    else:
        shape = broadcast_shapes(*(t.shape for t in tensors))
    small_args, small_kwargs = pytree.tree_map(_small, (args, kwargs))
    example = func(*small_args, **small_kwargs)
    parts = [example] if isinstance(example, torch.Tensor) else list(example)
    small_shape = tuple(min(n, 2) for n in shape)
    if any(tuple(x.shape) != small_shape for x in parts):
        return None
    like = [_dense(shape, _order(x), x.dtype) for x in parts]
    return like[0] if isinstance(example, torch.Tensor) else tuple(like)


def _small(x: Any) -> Any:
    """A tensor of ones with the dims and the order of strides of `x`, but at most 2 long in each dim."""
    if isinstance(x, torch.device):
        return torch.device("cpu")
    if not isinstance(x, torch.Tensor):
        return x
    sizes = [1 if stride == 0 else min(n, 2) for n, stride in zip(x.shape, x.stride(), strict=True)]
    order = _order(x)
    ones = torch.ones([sizes[d] for d in order], dtype=x.dtype)
    return ones.permute(_inverse(order)).expand([min(n, 2) for n in x.shape])


def _reduced(func: torch._ops.OpOverload, args: Any, kwargs: Any) -> tuple[int, ...]:
    named = {**dict(zip((a.name for a in func._schema.arguments), args, strict=False)), **kwargs}
    shape = named["self"].shape
    dims = named.get("dim")
    if dims is None or dims == []:
        dims = range(len(shape))
    gone = {d % max(len(shape), 1) for d in ([dims] if isinstance(dims, int) else dims)}
    keep = named.get("keepdim", False)
    return tuple(1 if d in gone else n for d, n in enumerate(shape) if keep or d not in gone)


def _order(tensor: torch.Tensor) -> list[int]:
    """The dims by decreasing stride."""
    return sorted(range(tensor.dim()), key=lambda d: -tensor.stride(d))


def _inverse(order: Sequence[int]) -> list[int]:
    return sorted(range(len(order)), key=order.__getitem__)


def _dense(shape: Sequence[int], order: Sequence[int], dtype: torch.dtype) -> torch.Tensor:
    memory = torch.empty([shape[d] for d in order], dtype=dtype, device="meta")
    return memory.permute(_inverse(order))


# ------------------------------------------------------------------------ rules
def _new(like: torch.Tensor, *shape: int) -> torch.Tensor:
    return torch.empty(shape, dtype=like.dtype, device="meta")


def _product(a: torch.Tensor, b: torch.Tensor) -> torch.Tensor | None:
    is_valid = a.dim() == b.dim() and a.dtype == b.dtype and a.shape[:-2] == b.shape[:-2] and a.size(-1) == b.size(-2)
    return _new(a, *a.shape[:-1], b.size(-1)) if is_valid else None


def _sum_and_product(c: torch.Tensor, a: torch.Tensor, b: torch.Tensor, **_: Any) -> torch.Tensor | None:
    product = _product(a, b)
    return product if product is not None and broadcast_shapes(c.shape, product.shape) == tuple(product.shape) else None


def _embedding(table: torch.Tensor, ids: torch.Tensor, *_: Any) -> torch.Tensor | None:
    return _new(table, *ids.shape, table.size(1)) if table.dim() == 2 and not ids.is_floating_point() else None


def _embedding_bag(
    table: torch.Tensor,
    ids: torch.Tensor,
    offsets: torch.Tensor,
    scale_grad_by_freq: bool = False,
    mode: int = 0,
    sparse: bool = False,
    weights: torch.Tensor | None = None,
    include_last_offset: bool = False,
    padding_idx: int = -1,
) -> tuple[torch.Tensor, ...] | None:
    if mode == 2 or include_last_offset or weights is not None or padding_idx >= 0:
        return None
    bags = offsets.size(0)
    # Sums of plain floats do not need to know the bag of each id.
    owners = 0 if mode == 0 and table.dtype in (torch.float32, torch.float16) and table.stride(1) == 1 else ids.size(0)
    return _new(table, bags, table.size(1)), _new(offsets, owners), _new(offsets, bags), _new(offsets, bags)


def _indexed(tensor: torch.Tensor, indices: Sequence[torch.Tensor | None]) -> torch.Tensor | None:
    dims = [d for d, index in enumerate(indices) if index is not None]
    given = [index for index in indices if index is not None]
    if not given or any(index.dtype not in (torch.int64, torch.int32) for index in given):
        return None
    # The indices' dims replace those they index if these are neighbours, else they come first.
    place = dims[0] if dims == list(range(dims[0], dims[-1] + 1)) else 0
    shape = [n for d, n in enumerate(tensor.shape) if d not in dims]
    shape[place:place] = broadcast_shapes(*(index.shape for index in given))
    small = [index if index is None else torch.zeros_like(_small(index)) for index in indices]
    return _dense(shape, _order(aten.index.Tensor(_small(tensor), small)), tensor.dtype)


def _joined(tensors: Sequence[torch.Tensor], dim: int = 0) -> torch.Tensor | None:
    first = tensors[0]
    rest = [[n for d, n in enumerate(t.shape) if d != dim % max(t.dim(), 1)] for t in tensors]
    # In 4 and 5 dims the result may have its channels last.
    plain = all(t.dtype == first.dtype and (t.dim() < 4 or t.is_contiguous()) for t in tensors)
    if not plain or any(r != rest[0] for r in rest):
        return None
    shape = list(first.shape)
    shape[dim] = sum(t.size(dim) for t in tensors)
    return _new(first, *shape)


def _stacked(tensors: Sequence[torch.Tensor], dim: int = 0) -> torch.Tensor | None:
    dim %= tensors[0].dim() + 1
    return _joined([t.unsqueeze(dim) for t in tensors], dim)


def _layer_norm(x: torch.Tensor, shape: Sequence[int], *parameters: Any) -> tuple[torch.Tensor, ...] | None:
    weights = [w for w in parameters if isinstance(w, torch.Tensor)]
    if any(w.dtype != x.dtype or list(w.shape) != list(shape) for w in weights):
        return None
    outer = x.dim() - len(shape)
    if outer < 0 or list(x.shape[outer:]) != list(shape) or x.dtype not in (torch.float32, torch.float64):
        return None
    statistics = [*x.shape[:outer], *(1 for _ in shape)]
    return _new(x, *x.shape), _new(x, *statistics), _new(x, *statistics)


def _convolution(x: torch.Tensor, weight: torch.Tensor, *_: Any) -> None:
    # Which layout PyTorch chooses for others depends on the machine.
    if not x.is_contiguous() or not weight.is_contiguous():
        raise NotImplementedError("a convolution of tensors that are not contiguous")


def _converted(tensor: torch.Tensor, dtype: torch.dtype) -> torch.Tensor:
    return _dense(tensor.shape, _order(tensor), dtype)


_RULES: dict[torch._ops.OpOverload, Callable[..., Any]] = {
    aten.mm.default: _product,
    aten.bmm.default: _product,
    aten.addmm.default: _sum_and_product,
    aten.baddbmm.default: _sum_and_product,
    aten.embedding.default: _embedding,
    aten._embedding_bag_forward_only.default: _embedding_bag,
    aten.index.Tensor: _indexed,
    aten.cat.default: _joined,
    aten.stack.default: _stacked,
    aten.native_layer_norm.default: _layer_norm,
    aten.convolution.default: _convolution,
    torch.ops.prims.convert_element_type.default: _converted,
}
