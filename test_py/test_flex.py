"""``flex_attention``: against PyTorch's definition of it, with gradients, which PyTorch has not on CPUs."""

import copy
import math

import pytest
import torch
from torch import nn
from torch._higher_order_ops.flex_attention import math_attention
from torch.nn.attention.flex_attention import AuxRequest, create_block_mask, flex_attention, noop_mask

import tilewright

B, H, T, E = 2, 4, 24, 16
SLOPES = torch.tensor([2.0 ** (-2 * (h + 1)) for h in range(H)])
DOCUMENTS = torch.tensor([0] * 7 + [1] * 10 + [2] * 7)
LENGTHS = torch.tensor([24, 9])


def alibi(score, b, h, q, k):
    return score - SLOPES[h] * (q - k)


def added_from_the_left(score, b, h, q, k):
    return 0.25 * (k - q) + score


def softcap(score, b, h, q, k):
    return 2 * torch.tanh(score / 2)


def window_in_scores(score, b, h, q, k):
    return torch.where((q - k).abs() <= 5, score + 0.5 * h, -torch.inf)


def halved_when_far(score, b, h, q, k):
    return torch.where(q - k > 8, score * 0.5, score)


def causal(b, h, q, k):
    return q >= k


def causal_from_the_right(b, h, q, k):
    return k <= q


def not_causal(b, h, q, k):
    return q <= k


def window(b, h, q, k):
    return (q >= k) & (q - k < 6)


def documents(b, h, q, k):
    return (DOCUMENTS[q] == DOCUMENTS[k]) & (q >= k)


def lengths(b, h, q, k):
    return k < LENGTHS[b]


def nothing_for_some(b, h, q, k):
    return (q % 3 != 0) & (h != 1)


class Attention(nn.Module):
    """Projections around the attention; `by_definition` calls PyTorch's definition, which is differentiable."""

    def __init__(self, score_mod=None, mask_mod=None, groups=H, keys=T, by_definition=False):
        super().__init__()
        self.query = nn.Linear(E, H * E)
        self.key, self.value = nn.Linear(E, groups * E), nn.Linear(E, groups * E)
        self.score_mod, self.groups, self.keys = score_mod, groups, keys
        self.block_mask = create_block_mask(mask_mod, B, H, T, keys, device="cpu") if mask_mod else None
        self.by_definition = by_definition

    def forward(self, x):
        q = self.query(x).view(B, T, H, E).transpose(1, 2)
        k, v = (f(x[:, : self.keys]).view(B, self.keys, self.groups, E).transpose(1, 2) for f in (self.key, self.value))
        if self.by_definition:
            mask = self.block_mask.as_tuple() if self.block_mask else (noop_mask,)
            mod = self.score_mod or (lambda score, b, h, q, k: score)
            return math_attention(q, k, v, mod, mask, 1 / math.sqrt(E), {})[0].flatten()
        y = flex_attention(q, k, v, self.score_mod, self.block_mask, enable_gqa=self.groups < H)
        return y.flatten()


def squares(model, x):
    return model(x).square().mean()


def library_kernels(explanation):
    return [s.name for s in explanation.steps if s.kind == "library"]


CASES = [
    (None, None, {}, True),
    (None, causal, {}, True),
    (None, causal_from_the_right, {}, True),
    (None, not_causal, {}, True),
    (alibi, causal, {}, True),
    (added_from_the_left, window, {}, True),
    (None, documents, {}, True),
    (None, lengths, {}, True),
    (window_in_scores, None, {}, True),
    (None, nothing_for_some, {}, True),
    (None, causal, {"groups": 2}, True),
    (alibi, None, {"keys": 17}, True),
    (None, causal, {"keys": 17}, True),
    (softcap, causal, {}, False),
    (halved_when_far, lengths, {"groups": 1}, False),
]


@pytest.mark.parametrize(("score_mod", "mask_mod", "sizes", "is_hero"), CASES)
def test_values_and_gradients(score_mod, mask_mod, sizes, is_hero):
    model = Attention(score_mod, mask_mod, **sizes)
    reference = copy.deepcopy(model)
    reference.by_definition = True
    x = torch.randn(B, T, E)

    fast = tilewright.compile(model, x)
    torch.testing.assert_close(fast(x), reference(x).detach(), rtol=1e-4, atol=1e-5)
    (explanation,) = fast.explain()
    assert any("attention" in name for name in library_kernels(explanation)) == is_hero

    optimizers = [torch.optim.SGD(m.parameters(), lr=1.0) for m in (model, reference)]
    step = tilewright.compile_step(model, optimizers[0], squares)
    for _ in range(3):
        loss = step(x)
        optimizers[1].zero_grad()
        expected = squares(reference, x)
        expected.backward()
        optimizers[1].step()
        torch.testing.assert_close(loss, expected.detach(), rtol=1e-4, atol=1e-6)
    for p, q in zip(model.parameters(), reference.parameters(), strict=True):
        torch.testing.assert_close(p, q, rtol=1e-4, atol=1e-5)
    (explanation,) = step.explain()
    assert any("attention" in name for name in library_kernels(explanation)) == is_hero


class RelativeBias(Attention):
    """A learned bias for each head and distance."""

    def __init__(self):
        super().__init__(None, causal)
        self.bias = nn.Parameter(torch.randn(H, 2 * T))
        self.score_mod = self.biased

    def biased(self, score, b, h, q, k):
        return score + self.bias[h, q - k + T]


def test_learned_bias_has_a_gradient():
    model = RelativeBias()
    reference = copy.deepcopy(model)
    reference.score_mod, reference.by_definition = reference.biased, True
    x = torch.randn(B, T, E)
    step = tilewright.compile_step(model, torch.optim.SGD(model.parameters(), lr=1.0), squares)
    step(x)
    squares(reference, x).backward()
    assert reference.bias.grad.abs().max() > 0
    for p, q in zip(model.parameters(), reference.parameters(), strict=True):
        torch.testing.assert_close(p, q - q.grad, rtol=1e-4, atol=1e-5)


@pytest.mark.parametrize("score_mod", [None, alibi, softcap])
def test_half_precision_keeps_the_scores_precision(score_mod):
    model = Attention(score_mod, causal).bfloat16()
    x = torch.randn(B, T, E).bfloat16()
    fast = tilewright.compile(model, x)
    with torch.no_grad():
        torch.testing.assert_close(fast(x), model(x), rtol=2e-2, atol=1e-2)


class Statistics(nn.Module):
    def forward(self, q, k, v):
        y, aux = flex_attention(q, k, v, alibi, return_aux=AuxRequest(lse=True))
        return y, aux.lse


def test_statistics():
    q, k, v = (torch.randn(B, H, T, E) for _ in range(3))
    fast = tilewright.compile(Statistics(), q, k, v)
    for ours, theirs in zip(fast(q, k, v), Statistics()(q, k, v), strict=True):
        torch.testing.assert_close(ours, theirs, rtol=1e-4, atol=1e-5)


def of_a_row(score, b, h, q, k):
    return score + SLOPES.view(1, H)[0][h]


def of_half_an_index(score, b, h, q, k):
    return score + torch.eye(T)[q][k]


def of_other_scores(score, b, h, q, k):
    return score - score.mean()


@pytest.mark.parametrize("score_mod", [of_a_row, of_half_an_index, of_other_scores])
def test_what_is_not_of_single_scores_is_pytorchs(score_mod):
    model = Attention(score_mod, causal)
    x = torch.randn(B, T, E)
    with torch.no_grad():
        expected = model(x)
    with pytest.warns(UserWarning, match="TW1002"):
        fast = tilewright.compile(model, x)
    torch.testing.assert_close(fast(x), expected, rtol=1e-4, atol=1e-5)
