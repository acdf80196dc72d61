"""The accuracy of sums, and ``numerics="fast"``: products fused into sums, which rounds once instead of twice."""

import pytest
import torch
from accuracy import assert_accurate, root_mean_square
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


# Columns, rows and everything; lengths below, at and beyond a chain, its square and its cube, with and without a rest.
SUMS = [
    *[((length, 40), 0) for length in (7, 16, 17, 255, 256, 1000, 5003, 25600)],
    *[((40, length), 1) for length in (7, 16, 65, 255, 1024, 5003, 25600)],
    *[((length,), 0) for length in (17, 1000, 25600, 100003)],
    ((300, 50, 32), 1),
    ((25600, 1), 0),
    ((4, 20, 60, 8), (0, 2)),
]


@pytest.mark.parametrize(("shape", "dim"), SUMS)
def test_sums_are_as_accurate_as_eager_ones(shape, dim):
    module = lambda_module(lambda x: x.sum(dim))
    compiled = tilewright.compile(module, torch.zeros(shape))
    for draw in (torch.rand, torch.randn):
        inputs = [draw(shape, generator=torch.Generator().manual_seed(seed)) for seed in range(16)]
        exact = torch.stack([module(x.double()) for x in inputs])
        ours, eager = (root_mean_square(torch.stack([f(x) for x in inputs]) - exact) for f in (compiled, module))
        # Half an ulp of slack: how the last rounding of a few numbers falls out is luck.
        assert ours <= 1.5 * eager + 0.5 * torch.finfo(torch.float32).eps * root_mean_square(exact), draw.__name__


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


SMALLEST = torch.finfo(torch.float32).tiny


@pytest.fixture
def flushing():
    torch.set_flush_denormal(True)
    yield
    torch.set_flush_denormal(False)


def test_subnormal_numbers_stay():
    """Outside of products of matrices, on all threads."""
    x = torch.full((1 << 16,), SMALLEST)
    halved = tilewright.compile(lambda_module(lambda x: x * 0.5), x)
    for _ in range(3):
        assert torch.equal(halved(x), x * 0.5)
        assert halved(x).count_nonzero() == x.numel()


def test_callers_mode_holds_on_all_threads(flushing):
    x = torch.full((1 << 16,), SMALLEST)
    halved = tilewright.compile(lambda_module(lambda x: x * 0.5), x)
    for _ in range(3):
        assert halved(x).count_nonzero() == 0
    assert (x[:1] * 0.5).item() == 0
    torch.set_flush_denormal(False)
    assert halved(x).count_nonzero() == x.numel()


def test_products_of_tiny_numbers_are_accurate():
    """Rows of gradients that are subnormal, as those of samples that a model is sure of, among others."""
    torch.manual_seed(1)
    x, w = torch.randn(64, 96), torch.randn(96, 48)
    x[::3] *= 1e-39
    x[1::3] *= 1e-20
    product = tilewright.compile(lambda_module(lambda x, w: x @ w), x, w)(x, w)
    assert_accurate(product, x @ w, x.double() @ w.double())
    small = tilewright.compile(lambda_module(lambda x, w: x @ w), x[1::3], w)(x[1::3], w)
    assert_accurate(small, x[1::3] @ w, x[1::3].double() @ w.double())
    subnormal = tilewright.compile(lambda_module(lambda x, w: x @ w), x[::3], w)(x[::3], w)
    torch.testing.assert_close(subnormal, x[::3] @ w, rtol=0, atol=96 * SMALLEST)
