"""``fallback_random=True``: the numbers that eager draws from the same seed."""

import copy

import pytest
import torch
from torch import nn
from torch.nn import functional as F

import tilewright
from tilewright import backend, compile_step


class Net(nn.Module):
    """Three random ops of equal shape, whose order shows."""

    def __init__(self):
        super().__init__()
        self.first, self.second = nn.Linear(6, 8), nn.Linear(8, 8)
        self.dropout = nn.Dropout(0.4)

    def forward(self, x):
        x = self.dropout(self.first(x))
        return self.dropout(self.second(x)) + torch.rand_like(x) * torch.bernoulli(x.detach(), 0.5)


def loss(model, x, y):
    return F.mse_loss(model(x), y)


def test_step_draws_what_eager_draws():
    models = [Net()]
    models.append(copy.deepcopy(models[0]))
    optimizers = [torch.optim.SGD(m.parameters(), 0.1) for m in models]
    step = compile_step(models[0], optimizers[0], loss, fallback_random=True)
    x, y = torch.randn(5, 6), torch.randn(5, 8)
    for seed in range(3):
        torch.manual_seed(seed)
        ours = step(x, y)
        torch.manual_seed(seed)
        eager = loss(models[1], x, y)
        eager.backward()
        optimizers[1].step()
        optimizers[1].zero_grad()
        torch.testing.assert_close(ours, eager.detach())
    torch.testing.assert_close(models[0].state_dict(), models[1].state_dict())
    reasons = [row[1] for row in step.explain()[0].eager_rows()]
    assert reasons == ["fallback_random"] * 4


@pytest.mark.parametrize("through", ["compile", "backend"])
def test_inference_draws_what_eager_draws(through):
    model, x = Net(), torch.randn(5, 6)
    if through == "compile":
        function = tilewright.compile(model, x, fallback_random=True)
    else:
        function = torch.compile(model, backend=backend.tilewright, options={"fallback_random": True})
        function(x)
    torch.manual_seed(3)
    with torch.no_grad():
        ours = function(x)
    torch.manual_seed(3)
    torch.testing.assert_close(ours.detach(), model(x).detach())


def test_own_generator_follows_the_seed():
    model, x = nn.Dropout(0.5), torch.ones(100)
    function = tilewright.compile(model, x)

    def draw(seed):
        torch.manual_seed(seed)
        return function(x)

    assert torch.equal(draw(1), draw(1))
    assert not torch.equal(draw(1), draw(2))
    assert function.explain()[0].eager_steps == 0
