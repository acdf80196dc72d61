"""``numerics="fast"``: products are fused into sums, which rounds once instead of twice."""

import pytest
import torch
from accuracy import assert_accurate
from torch import nn
from torch.nn import functional as F

import tilewright
from tilewright import TilewrightError, backend, compile_step


class Polynomial(nn.Module):
    def forward(self, x, y):
        return (x * y - 1) * x + y / 3


def rounded_once(x, y):
    """``x * y - 1`` from the exact product."""
    return (x.double() * y.double() - 1).float()


def test_products_are_fused_into_sums():
    x, y = torch.randn(2, 5000)
    wrong = {}
    for numerics in ("strict", "fast"):
        result = tilewright.compile(lambda_module(lambda x, y: x * y - 1), x, y, numerics=numerics)(x, y)
        wrong[numerics] = (result != rounded_once(x, y)).sum().item()
    assert wrong["fast"] == 0
    assert wrong["strict"] > 100, "strict rounds the product, as PyTorch does"


def lambda_module(function):
    module = nn.Module()
    module.forward = function
    return module


@pytest.mark.parametrize("numerics", ["strict", "fast"])
def test_entry_points(numerics):
    model = Polynomial()
    x, y = torch.randn(2, 77, 13)
    exact = model(x.double(), y.double())
    through_backend = torch.compile(model, backend=backend.tilewright, options={"numerics": numerics})
    for function in (tilewright.compile(model, x, y, numerics=numerics), through_backend):
        assert_accurate(function(x, y), model(x, y), exact, numerics)


def test_step():
    torch.manual_seed(0)
    models = [nn.Sequential(nn.Linear(7, 9), nn.GELU(), nn.LayerNorm(9), nn.Linear(9, 1)) for _ in range(2)]
    models[1].load_state_dict(models[0].state_dict())
    steps = [
        compile_step(m, torch.optim.AdamW(m.parameters(), 0.01), lambda m, x, y: F.mse_loss(m(x), y), numerics=numerics)
        for m, numerics in zip(models, ("strict", "fast"), strict=True)
    ]
    for _ in range(3):
        x, y = torch.randn(5, 7), torch.randn(5, 1)
        torch.testing.assert_close(steps[0](x, y), steps[1](x, y))
    torch.testing.assert_close(models[0].state_dict(), models[1].state_dict(), rtol=1e-4, atol=1e-5)


def test_nan_and_infinity_stay():
    x, y = torch.tensor([float("nan"), float("inf"), 1.0, 0.0]), torch.tensor([1.0, 0.0, float("-inf"), 0.0])
    result = tilewright.compile(Polynomial(), x, y, numerics="fast")(x, y)
    torch.testing.assert_close(result, Polynomial()(x, y), equal_nan=True)


def test_unknown_mode():
    with pytest.raises(TilewrightError) as caught:
        tilewright.compile(Polynomial(), torch.ones(1), torch.ones(1), numerics="wild")
    assert caught.value.code == "TW1001"
