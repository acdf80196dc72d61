"""Attention with dropout in a training step: one op, the same numbers in both directions, no score matrix."""

import copy
import math

import pytest
import torch
from torch import nn
from torch.nn import functional as F

from tilewright import _core, compile_step
from tilewright.program import _SEED_RANGE

BATCH, HEADS, DEPTH, DROPOUT = 2, 4, 8, 0.3


def uniform(shape: tuple[int, ...], seed: int, stream: int) -> torch.Tensor:
    """Return the numbers of ``graph.random``."""
    graph, here = _core.Graph(), ("", 0, "")
    argument = graph.argument("i64", [], "seed", "input")
    graph.result(graph.op("graph.random", [argument], {"stream": stream}, [("f32", list(shape))], here)[0])
    seeds, numbers = torch.tensor(seed), torch.empty(shape)
    graph.compile({"threads": 1}).run([seeds.data_ptr()], [numbers.data_ptr()])
    return numbers


class Attention(nn.Module):
    """Attention of a projection with itself; `keep` replaces its dropout by factors."""

    def __init__(self, causal: bool, mask: torch.Tensor | None, key_heads: int = HEADS):
        super().__init__()
        self.causal, self.key_heads = causal, key_heads
        self.project = nn.Linear(32, (HEADS + 2 * key_heads) * DEPTH)
        self.register_buffer("mask", mask)
        self.keep: torch.Tensor | None = None

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        parts = self.project(x).unflatten(-1, (-1, DEPTH)).transpose(1, 2)
        q, k, v = parts.split([HEADS, self.key_heads, self.key_heads], dim=1)
        if self.keep is None:
            grouped = self.key_heads != HEADS
            return F.scaled_dot_product_attention(q, k, v, self.mask, DROPOUT, self.causal, enable_gqa=grouped)
        k, v = (t.repeat_interleave(HEADS // self.key_heads, dim=1) for t in (k, v))
        scores = q @ k.mT / math.sqrt(DEPTH)
        if self.causal:
            scores = scores.masked_fill(torch.ones_like(scores, dtype=torch.bool).triu(1), -math.inf)
        if self.mask is not None:
            scores = scores.masked_fill(~self.mask, -math.inf) if self.mask.dtype == torch.bool else scores + self.mask
        return (scores.softmax(-1) * self.keep) @ v


def loss(model: nn.Module, x: torch.Tensor, y: torch.Tensor) -> torch.Tensor:
    return F.mse_loss(model(x), y)


def padding(length: int) -> torch.Tensor:
    """Return a mask of the last keys of the second batch element."""
    mask = torch.ones(BATCH, 1, 1, length, dtype=torch.bool)
    mask[1, ..., length - 3 :] = False
    return mask


@pytest.mark.parametrize(
    ("length", "causal", "mask", "key_heads"),
    [
        (16, True, None, HEADS),
        (70, True, None, HEADS),  # two blocks; rows of numbers are longer than those of keys
        (21, False, padding(21), HEADS),
        (64, False, torch.randn(1, HEADS, 64, 64), HEADS),
        (40, True, None, 2),
    ],
)
def test_values_and_gradients(length, causal, mask, key_heads):
    model = Attention(causal, mask, key_heads)
    reference = copy.deepcopy(model)
    step = compile_step(model, torch.optim.SGD(model.parameters(), 1.0), loss)
    optimizer = torch.optim.SGD(reference.parameters(), 1.0)
    x, y = torch.randn(BATCH, length, 32), torch.randn(BATCH, HEADS, length, DEPTH)
    step(x, y)
    reference.load_state_dict(model.state_dict())
    for seed in range(2):
        torch.manual_seed(seed)
        drawn = torch.randint(_SEED_RANGE, ()).item()
        numbers = uniform((BATCH, HEADS, length, (length + 3) // 4 * 4), drawn, -1)[..., :length]
        reference.keep = (numbers >= DROPOUT) / (1 - DROPOUT)
        expected = loss(reference, x, y)
        expected.backward()
        optimizer.step()
        optimizer.zero_grad()
        torch.manual_seed(seed)
        torch.testing.assert_close(step(x, y), expected.detach())
        torch.testing.assert_close(model.state_dict(), reference.state_dict(), rtol=1e-4, atol=1e-5)
    kernels = [s.name for s in step.explain()[0].steps]
    assert sum("attention" in name for name in kernels) == 2
    assert step.explain()[0].eager_steps == 0


def test_layers_draw_different_numbers():
    class Twice(nn.Module):
        def __init__(self):
            super().__init__()
            self.weight = nn.Parameter(torch.ones(1))

        def forward(self, x):
            x = x * self.weight
            first, second = (F.scaled_dot_product_attention(x, x, x, dropout_p=0.5) for _ in range(2))
            return first - second

    model = Twice()
    x = torch.randn(1, 2, 16, 8)
    step = compile_step(model, torch.optim.SGD(model.parameters(), 0.1), lambda m, x: m(x).square().mean())
    assert step(x) > 1e-3


def test_fallback_random_draws_what_eager_draws():
    model = Attention(True, None)
    reference = copy.deepcopy(model)
    step = compile_step(model, torch.optim.SGD(model.parameters(), 0.1), loss, fallback_random=True)
    x, y = torch.randn(BATCH, 16, 32), torch.randn(BATCH, HEADS, 16, DEPTH)
    torch.manual_seed(5)
    ours = step(x, y)
    torch.manual_seed(5)
    torch.testing.assert_close(ours, loss(reference, x, y).detach())


def test_half_precision_and_what_is_left_to_pytorch():
    """Autocast, and a dimension too many: values of the right kind come out."""
    model = Attention(True, None)

    def autocast(m, x, y):
        with torch.autocast("cpu", dtype=torch.bfloat16):
            result = m(x)
        assert result.dtype == torch.bfloat16
        return F.mse_loss(result.float(), y)

    step = compile_step(model, torch.optim.SGD(model.parameters(), 0.1), autocast)
    assert step(torch.randn(BATCH, 16, 32), torch.randn(BATCH, HEADS, 16, DEPTH)).isfinite()

    flat = nn.Linear(8, 8)
    step = compile_step(
        flat,
        torch.optim.SGD(flat.parameters(), 0.1),
        lambda m, x: F.scaled_dot_product_attention(m(x), x, x, dropout_p=0.2).mean(),
    )
    assert step(torch.randn(3, 5, 8)).isfinite()
