"""Attention with dropout as one op of a trace.

PyTorch has no fused kernel for it on a CPU: ``scaled_dot_product_attention`` with ``dropout_p`` becomes products, a
softmax and a dropout of the whole score matrix. Under `KeepDropoutAttention` a trace has one op for it and one for its
gradients instead, which the compiler computes block by block. Both draw the same random numbers: they name the same
`site`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import torch
from torch.nn import functional as F
from torch.overrides import TorchFunctionMode

LIBRARY = torch.library.Library("tilewright", "FRAGMENT")
_ARGUMENTS = "Tensor query, Tensor key, Tensor value, Tensor? mask, float dropout, bool causal, float? scale, int site"
LIBRARY.define(
    f"dropout_attention({_ARGUMENTS}) -> (Tensor, Tensor)",
    tags=(torch.Tag.nondeterministic_seeded, torch.Tag.pt2_compliant_tag),
)
LIBRARY.define(
    f"dropout_attention_backward(Tensor grad, Tensor result, Tensor log_sum_exp, {_ARGUMENTS})"
    " -> (Tensor, Tensor, Tensor)",
    tags=(torch.Tag.pt2_compliant_tag,),
)
OPS = torch.ops.tilewright


# Ops of traces only: they have shapes and no kernels.
@torch.library.register_fake("tilewright::dropout_attention", lib=LIBRARY)
def _(query: torch.Tensor, *_: object) -> tuple[torch.Tensor, torch.Tensor]:
    return query.new_empty(query.shape), query.new_empty(query.shape[:3], dtype=torch.float32)


@torch.library.register_fake("tilewright::dropout_attention_backward", lib=LIBRARY)
def _(grad: torch.Tensor, result: torch.Tensor, log_sum_exp: torch.Tensor, *inputs: Any) -> tuple[torch.Tensor, ...]:
    return tuple(x.new_empty(x.shape) for x in inputs[:3])


class _DropoutAttention(torch.autograd.Function):
    @staticmethod
    def forward(ctx: Any, *inputs: Any) -> torch.Tensor:
        query, key, value, mask, *ctx.settings = inputs
        result, log_sum_exp = OPS.dropout_attention(*inputs)
        ctx.save_for_backward(result, log_sum_exp, query, key, value, mask)
        return result

    @staticmethod
    def backward(ctx: Any, grad: torch.Tensor) -> tuple[torch.Tensor | None, ...]:
        gradients = OPS.dropout_attention_backward(grad, *ctx.saved_tensors, *ctx.settings)
        return *gradients, *[None] * 5


class KeepDropoutAttention(TorchFunctionMode):
    """Traces attention with dropout as one op, where the compiler has it."""

    def __init__(self) -> None:
        super().__init__()
        self.sites = 0

    def __torch_function__(
        self, func: Callable[..., Any], types: Any, args: Any = (), kwargs: dict[str, Any] | None = None
    ) -> Any:
        """Looks at attention; everything else passes."""
        if func is F.scaled_dot_product_attention:
            attended = self.attend(*args, **(kwargs or {}))
            if attended is not None:
                return attended
        return func(*args, **(kwargs or {}))

    def attend(
        self,
        query: torch.Tensor,
        key: torch.Tensor,
        value: torch.Tensor,
        attn_mask: torch.Tensor | None = None,
        dropout_p: float = 0.0,
        is_causal: bool = False,
        scale: float | None = None,
        enable_gqa: bool = False,
    ) -> torch.Tensor | None:
        """The result, or None for what PyTorch is to compute."""
        if not 0 < dropout_p < 1 or query.ndim != 4 or key.shape != value.shape:
            return None
        if torch.is_autocast_enabled("cpu"):
            dtype = torch.get_autocast_dtype("cpu")
            query, key, value = (x.to(dtype) for x in (query, key, value))
        batch, heads, _, depth = query.shape
        same = query.dtype == key.dtype == value.dtype and query.dtype in (torch.float32, torch.bfloat16, torch.float16)
        if not same or (key.shape[0], key.shape[3]) != (batch, depth):
            return None
        if key.shape[1] != heads and not (enable_gqa and heads % key.shape[1] == 0):
            return None
        if attn_mask is not None:
            if attn_mask.requires_grad or attn_mask.ndim > 4 or attn_mask.shape[-1] != key.shape[2]:
                return None
            if attn_mask.dtype == torch.bool:
                attn_mask = torch.zeros_like(attn_mask, dtype=query.dtype).masked_fill(~attn_mask, float("-inf"))
        site, self.sites = self.sites, self.sites + 1
        return _DropoutAttention.apply(query, key, value, attn_mask, dropout_p, is_causal, scale, site)
