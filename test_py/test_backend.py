"""``torch.compile(backend="tilewright")``: inference, training, dynamic sizes, what stays in PyTorch."""

import copy

import pytest
import torch
from torch import nn
from torch.nn import functional as F

from tilewright.backend import tilewright
from tilewright.errors import fallbacks

pytestmark = pytest.mark.usefixtures("engine")


class Block(nn.Module):
    def __init__(self):
        super().__init__()
        self.qkv, self.out, self.norm = nn.Linear(16, 48), nn.Linear(16, 16), nn.LayerNorm(16)

    def forward(self, x):
        q, k, v = (t.view(*x.shape[:2], 4, 4).transpose(1, 2) for t in self.qkv(self.norm(x)).chunk(3, -1))
        y = F.scaled_dot_product_attention(q, k, v, is_causal=True)
        return x + self.out(y.transpose(1, 2).reshape(x.shape))


def compiled(function, **options):
    return torch.compile(function, backend=tilewright, **options)


def test_inference():
    model, x = Block().eval(), torch.randn(2, 7, 16)
    with torch.inference_mode():
        torch.testing.assert_close(compiled(model)(x), model(x))


def test_training_gradients():
    model = Block()
    reference = copy.deepcopy(model)
    fast = compiled(model)
    for size in (5, 6, 3):
        x = torch.randn(2, size, 16, requires_grad=True)
        y = x.detach().clone().requires_grad_(True)
        fast(x).square().sum().backward()
        reference(y).square().sum().backward()
        torch.testing.assert_close(x.grad, y.grad)
    for a, b in zip(model.parameters(), reference.parameters(), strict=True):
        torch.testing.assert_close(a.grad, b.grad, rtol=1e-4, atol=1e-5)


def test_dynamic_sizes():
    function = compiled(lambda x: (x * 2).sum(0) / x.shape[0], dynamic=True)
    for size in (5, 3, 1, 9, 3):
        x = torch.randn(size, 4)
        torch.testing.assert_close(function(x), 2 * x.mean(0))


def test_mutation_of_views():
    def function(x):
        y = x * 1
        y[:, 0].add_(10)
        x[0] = 5
        return y, x.t()

    x = torch.randn(3, 4)
    expected, ours = x.clone(), x.clone()
    for a, b in zip(compiled(function)(ours), function(expected), strict=True):
        assert torch.equal(a, b) and a.stride() == b.stride()
    assert torch.equal(ours, expected)


def test_aliased_inputs():
    """The same graph must not be reused when two inputs share memory."""
    function = compiled(lambda x, y: (x.mul_(2), x + y)[1])
    assert torch.equal(function(torch.ones(4), torch.ones(4)), torch.full((4,), 3.0))
    base = torch.ones(8)
    assert torch.equal(function(base[:4], base[2:6]), torch.tensor([4.0, 4.0, 3.0, 3.0]))
    assert torch.equal(base, torch.tensor([2.0, 2, 2, 2, 1, 1, 1, 1]))


def test_graph_breaks():
    def function(x):
        y = x.sin()
        if y.sum() > 0:
            return y + 1
        return y - 1

    for x in (torch.ones(3), -torch.ones(3)):
        torch.testing.assert_close(compiled(function)(x), function(x))


def test_eager_step():
    """An op without a kernel is one call of PyTorch between kernels."""
    function = lambda x: torch.sort(x.sin(), dim=1).values * 2  # noqa: E731
    x = torch.randn(3, 9)
    torch.testing.assert_close(compiled(function)(x), function(x))


def test_complex_numbers_stay_in_pytorch():
    count = len(fallbacks)
    x = torch.randn(8)
    function = lambda x: torch.fft.fft(x).abs()  # noqa: E731
    torch.testing.assert_close(compiled(function)(x), function(x))
    assert len(fallbacks) == count + 1
    assert fallbacks[-1].code == "TW1010"


def test_ops_with_side_effects_are_eager_steps():
    """Their effect tokens do not send the graph to PyTorch."""
    count = len(fallbacks)
    function = compiled(lambda x: torch.linalg.inv(x + 1) * 2)
    x = torch.eye(3)
    torch.testing.assert_close(function(x), torch.linalg.inv(x + 1) * 2)
    with pytest.raises(torch.linalg.LinAlgError):
        function(torch.zeros(3, 3))
    assert len(fallbacks) == count


def test_constants_and_inputs_as_outputs():
    function = compiled(lambda x: (x, torch.tensor([1.0, 2.0]), x + 1))
    x = torch.randn(2)
    same, constant, fresh = function(x)
    assert same is x
    assert torch.equal(constant, torch.tensor([1.0, 2.0])) and torch.equal(fresh, x + 1)


def test_registered_by_name():
    assert "tilewright" in torch.compiler.list_backends() or not _is_installed()


def _is_installed():
    from importlib.metadata import PackageNotFoundError, distribution

    try:
        distribution("tilewright")
    except PackageNotFoundError:
        return False
    return True
