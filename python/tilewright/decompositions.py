"""Which ATen ops are taken apart while tracing.

PyTorch's core decompositions, except for ops that `lowering` handles whole: those are
cheaper to trace and keep their structure for the compiler.
"""

from __future__ import annotations

import functools
from collections.abc import Callable
from typing import Any

import torch
from torch._decomp import _core_aten_decompositions_post_autograd, get_decompositions

from .lowering import TABLE

aten = torch.ops.aten

# Beyond the core set: ops that have a decomposition but are core ATen ops, or are rare.
EXTRA = [
    aten.native_batch_norm,
    aten._native_batch_norm_legit,
    aten._native_batch_norm_legit_no_training,
    aten.native_group_norm,
    aten.native_group_norm_backward,
    aten.leaky_relu,
    aten.logsumexp,
    aten.select_backward,
    aten.slice_backward,
    aten.linalg_vector_norm,
    aten.std,
]


@functools.cache
def decompositions(whole_random: bool = False) -> dict[Any, Callable[..., Any]]:
    """Overload -> decomposition, for `make_fx` and AOTAutograd; with `whole_random` none of random ops."""
    # Autograd takes composite ops apart before the tracer sees them; core_aten_decompositions() would add them after a
    # search of a tenth of a second.
    table = {**_core_aten_decompositions_post_autograd(), **get_decompositions(EXTRA)}
    kept = [op for op in table if whole_random and torch.Tag.nondeterministic_seeded in op.tags]
    return {op: function for op, function in table.items() if op not in TABLE and op not in kept}


@aten.repeat_interleave.self_int.py_impl(torch._C.DispatchKey.CompositeImplicitAutograd)
def _repeat_interleave(
    self: torch.Tensor, repeats: int, dim: int | None = None, *, output_size: int | None = None
) -> torch.Tensor:
    """The same number of copies of every element: known when traced, whereas PyTorch makes a tensor of the numbers.

    Dynamo sees this too, and with it a size that it need not guess.
    """
    if dim is None:
        self, dim = self.flatten(), 0
    elif self.dim() == 0:
        self = self.unsqueeze(0)
    dim %= self.dim()
    shape = list(self.shape)
    copies = self.unsqueeze(dim + 1).expand(*shape[: dim + 1], repeats, *shape[dim + 1 :])
    return copies.clone(memory_format=torch.contiguous_format).flatten(dim, dim + 1)
