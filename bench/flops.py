"""Counts the flops that a workload's matrix products need; elementwise work is not counted, as is usual."""

import copy

import torch
from torch.utils.flop_counter import FlopCounterMode

from tilewright.comparison.workload import Workload


def _attention_forward(query, key, value, dropout=0.0, is_causal=False, *args, out_shape=None, **kwargs) -> int:
    batch, heads, time, width = query
    products = 2 * 2 * batch * heads * time * key[2] * width
    # Half of the scores lie above the diagonal and are not needed.
    return products // 2 if is_causal else products


def _attention_backward(
    grad, query, key, value, out, logsumexp, dropout, is_causal, *args, out_shape=None, **kwargs
) -> int:
    # Four products (dV, dP, dQ, dK); computing the scores again is a choice, not a need.
    return 2 * _attention_forward(query, key, value, is_causal=is_causal)


# torch counts flash attention on GPUs only.
_MAPPING = {
    torch.ops.aten._scaled_dot_product_flash_attention_for_cpu: _attention_forward,
    torch.ops.aten._scaled_dot_product_flash_attention_for_cpu_backward: _attention_backward,
}


def count_flops(work: Workload) -> int:
    """Return the flops of one step's matrix products, without changing the workload."""
    model = copy.deepcopy(work.model)
    with FlopCounterMode(display=False, custom_mapping=_MAPPING) as counter:
        if work.training:
            work.loss_fn(model, *work.batches[0]).backward()
        else:
            with torch.inference_mode():
                model(*work.batches[0])
    return counter.get_total_flops()
