"""The backward pass of a training step."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any

import torch
from torch import nn

from .errors import TilewrightError


def check_loss(loss: Any) -> None:
    """Complain about what is no loss."""
    if loss.numel() != 1 or not loss.dtype.is_floating_point:
        raise TilewrightError(
            "TW1003",
            f"loss_fn returned {loss.dtype}{list(loss.shape)}",
            "it must return one floating-point number",
        )
    if not loss.requires_grad:
        raise TilewrightError("TW1003", "the loss does not depend on any trainable parameter")


def gradients(
    loss: torch.Tensor, leaves: Sequence[torch.Tensor], clip_grad_norm: float | None
) -> list[torch.Tensor | None]:
    """The clipped gradients of the loss."""
    with torch.autocast("cpu", enabled=False):
        found = list(torch.autograd.grad(loss, leaves, allow_unused=True))
    return found if clip_grad_norm is None else _clipped(found, clip_grad_norm)


def _clipped(found: list[torch.Tensor | None], max_norm: float) -> list[torch.Tensor | None]:
    """``clip_grad_norm_``: scale all gradients by max_norm / (norm + 1e-6) when that is below 1."""
    present = [g for g in found if g is not None]
    norm = nn.utils.get_total_norm(present, foreach=False)
    scale = torch.clamp(max_norm / (norm + 1e-6), max=1.0)
    return [None if g is None else g * scale for g in found]


@contextmanager
def gradients_apart(parameters: Iterable[torch.Tensor]) -> Iterator[None]:
    """Parameters have no gradient inside, and get back afterwards what they had."""
    before = {p: p.grad for p in parameters}
    try:
        for p in before:
            p.grad = None
        yield
    finally:
        for p, grad in before.items():
            p.grad = grad
