"""``flex_attention`` while a model is recorded: attention with the user's functions of scores.

PyTorch calls `score_mod` and `mask_mod` on scalars, under ``vmap``. Here they are called once, on indices that
broadcast, which gives the same if the functions treat each score alone; the recorder checks that they do. Scores that
only get something added, or are masked, never exist as a whole: that is attention with a bias. Others are a product,
the function, a softmax and a product.

PyTorch has no backward pass of it on CPUs; a recorded one is what autograd makes of the above.
"""

from __future__ import annotations

import math
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager, nullcontext
from types import ModuleType, SimpleNamespace
from typing import TYPE_CHECKING, Any

import torch
from torch.nn import functional as F

if TYPE_CHECKING:
    from .forward import Recorder

MODULE = "torch.nn.attention.flex_attention"
Modification = Callable[..., Any]


class _TorchWithoutDynamo:
    """``torch``, but to ask whether Dynamo would work does not import it."""

    _dynamo = SimpleNamespace(is_dynamo_supported=lambda: True)

    def __getattr__(self, name: str) -> Any:
        return getattr(torch, name)


@contextmanager
def recorded(recorder: Recorder) -> Iterator[None]:
    """Has ``flex_attention`` call ops that `recorder` sees, not ``torch.compile``."""
    module = sys.modules.get(MODULE)
    if module is None:  # Then nobody calls it.
        yield
        return
    new = {
        "flex_attention_hop": lambda *args: _attention(recorder, *args),
        "setup_compilation_env": nullcontext,
        "_validate_device": lambda query, key, value: None,  # which refuses gradients
        "_create_empty_block_mask": lambda query, key: _allowing_everything(module, query.device),
        "_FLEX_ATTENTION_DISABLE_COMPILE_DEBUG": True,
        "torch": _TorchWithoutDynamo(),
    }
    old = {name: getattr(module, name) for name in new}
    vars(module).update(new)
    try:
        yield
    finally:
        vars(module).update(old)


def _allowing_everything(module: ModuleType, device: torch.device) -> SimpleNamespace:
    """What ``flex_attention`` looks at of a block mask, which PyTorch would make of tensors."""
    size = (module._LARGE_SPARSE_BLOCK_SIZE,) * 2
    blocks = SimpleNamespace(device=device)
    return SimpleNamespace(BLOCK_SIZE=size, kv_num_blocks=blocks, as_tuple=lambda: (module.noop_mask,))


def _attention(
    recorder: Recorder,
    query: torch.Tensor,
    key: torch.Tensor,
    value: torch.Tensor,
    score_mod: Modification,
    block_mask: tuple[Any, ...],
    scale: float,
    options: dict[str, Any],
) -> tuple[torch.Tensor, torch.Tensor, torch.Tensor]:
    """Stands for the operator: attention, and for each query the base-2 logarithm of its sum, and its largest score.

    `query` is [B, H, T, E], `key` [B or 1, G, S, E], `value` [B or 1, G, S, Ev], where G divides H.
    """
    batch, heads, queries, _ = query.shape
    keys = key.shape[2]
    key, value = (x.expand(batch, -1, -1, -1) for x in (key, value))
    every_key, every_value = (x.repeat_interleave(heads // x.shape[1], 1) for x in (key, value))
    indices = [
        torch.arange(size).view([-1 if i == dim else 1 for i in range(4)])
        for dim, size in enumerate((batch, heads, queries, keys))
    ]
    mask_mod = block_mask[-1]
    precision = torch.float64 if query.dtype == torch.float64 else torch.float32
    scores = (query.to(precision) @ every_key.to(precision).transpose(-2, -1)) * scale
    with recorder.each_element_alone():
        allowed = mask_mod(*indices)
        modified = torch.where(allowed, score_mod(scores, *indices), -torch.inf)
        added = _added(score_mod, indices)
    # Statistics that nobody asks for are dropped, and then the scores, too.
    ln2 = math.log(2)
    statistics = modified.logsumexp(-1) / ln2, modified.amax(-1) / ln2
    if added is None or (isinstance(added, torch.Tensor) and query.dtype != precision):
        weights = torch._safe_softmax(modified, -1).to(query.dtype)
        return weights @ every_value.to(query.dtype), *statistics

    is_causal, mask = False, None
    if isinstance(added, torch.Tensor):
        mask = torch.where(allowed, added, -torch.inf).to(query.dtype)
    elif queries == keys and _is_causal(mask_mod):
        is_causal = True
    elif allowed.dim():  # else PyTorch's mask that allows everything
        mask = allowed
    if mask is not None:
        mask = mask.expand(-1, -1, queries, keys)
    result = F.scaled_dot_product_attention(query, key, value, mask, 0.0, is_causal, scale=scale, enable_gqa=True)
    return result, *statistics


class _NotASumError(Exception):
    """The score is used in another way."""


class _Sum:
    """Stands for a score, of which is known only what was added to it; minus infinity where it is masked."""

    def __init__(self, added: Any) -> None:
        self.added = added

    def __add__(self, other: Any) -> _Sum:
        return _Sum(self.added + _number(other))

    __radd__ = __add__

    def __sub__(self, other: Any) -> _Sum:
        return _Sum(self.added - _number(other))

    @classmethod
    def __torch_function__(cls, func: Any, types: Any, args: Any = (), kwargs: Any = None) -> _Sum:
        """Functions and operators of which the score is not the left operand."""
        name = func.__name__
        if name in ("add", "__add__", "__radd__") and len(args) == 2 and not kwargs:
            x, y = args
            return x + y if isinstance(x, _Sum) else y + x
        if name in ("sub", "__sub__") and len(args) == 2 and not kwargs and isinstance(args[0], _Sum):
            return args[0] - args[1]
        if func is torch.where and len(args) == 3:
            condition, x, y = args
            if isinstance(x, _Sum) and _is_minus_infinity(y):
                return _Sum(torch.where(condition, x.added, -torch.inf))
            if isinstance(y, _Sum) and _is_minus_infinity(x):
                return _Sum(torch.where(condition, -torch.inf, y.added))
        raise _NotASumError(name)


def _number(x: Any) -> Any:
    if not isinstance(x, (int, float, torch.Tensor)):
        raise _NotASumError
    return x


def _is_minus_infinity(x: Any) -> bool:
    return isinstance(x, float) and x == -torch.inf


def _added(score_mod: Modification, indices: list[torch.Tensor]) -> Any:
    """What `score_mod` adds to scores, a number or a tensor; None if it does anything else."""
    try:
        result = score_mod(_Sum(0.0), *indices)
    except (_NotASumError, AttributeError, TypeError):
        return None
    return result.added if isinstance(result, _Sum) else None


class _Index:
    """Stands for the index of a query or a key."""

    def __ge__(self, other: Any) -> tuple[Any, Any]:
        return self, other

    def __le__(self, other: Any) -> tuple[Any, Any]:
        return other, self


def _is_causal(mask_mod: Modification) -> bool:
    """Whether it is ``query >= key``, and nothing else."""
    query, key = _Index(), _Index()
    try:
        return mask_mod(None, None, query, key) == (query, key)
    except (AttributeError, TypeError, IndexError):
        return False
