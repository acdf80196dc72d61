"""Inference programs kept on disk: found again when everything that matters is the same, and only then."""

import pytest
import torch
from torch import nn

import tilewright

SCALE = torch.tensor([1.0, 2.0, 3.0])


@pytest.fixture(autouse=True)
def cache(tmp_path, monkeypatch):
    monkeypatch.setenv("TW_CACHE_DIR", str(tmp_path / "cache"))
    return tmp_path / "cache"


class Net(nn.Module):
    def __init__(self, scale=SCALE, factor=2.0, width=13):
        super().__init__()
        self.first, self.second = nn.Linear(7, width), nn.Linear(width, 3)
        self.norm, self.dropout = nn.BatchNorm1d(width), nn.Dropout(0.5)
        self.scale, self.factor = scale, factor

    def forward(self, x):
        return {"out": self.second(self.dropout(self.norm(self.first(x)))) * self.scale * self.factor}


def infer(model=None, batch=6, **options):
    """What a new process would do: whether the program came from disk; the results are checked."""
    model, x = (model or Net()).eval(), torch.randn(batch, 7)
    fast = tilewright.compile(model, x, **options)
    torch.testing.assert_close(fast(x), model(x), rtol=1e-4, atol=1e-5)
    return fast.explain()[0].report.get("from_disk", False)


def test_second_process_compiles_nothing(monkeypatch):
    assert not infer()
    monkeypatch.setattr("tilewright.program.new_graph", lambda: pytest.fail("a compiler was started"))
    assert infer(), "also with other weights, which the key leaves out"


def in_channels_last(model):
    model.first.weight = nn.Parameter(torch.randn(7, 13).t())
    return model


# Each is another program than that of `infer()`.
CHANGES = {
    "another shape": {"batch": 5},
    "a Python number": lambda: {"model": Net(factor=3.0)},
    "the contents of a constant": lambda: {"model": Net(SCALE + 1)},
    "another width": lambda: {"model": Net(width=14)},
    "another layout": lambda: {"model": in_channels_last(Net())},
    "a buffer that was a constant": lambda: {"model": Net(nn.Buffer(SCALE))},
    "rounding": {"numerics": "fast"},
    "PyTorch's random numbers": {"fallback_random": True},
}


@pytest.mark.parametrize("change", CHANGES)
def test_a_change_is_a_miss(change):
    infer()
    made = CHANGES[change]
    made = made() if callable(made) else made
    assert not infer(**made)
    assert infer(**made), "and a program of its own"
    assert infer(), "which replaces no other"


def test_training_mode_updates_its_buffers():
    for from_disk in (False, True):
        model, other = Net().train(), Net().train()
        model.dropout.p = other.dropout.p = 0.0
        other.load_state_dict(model.state_dict())
        x = torch.randn(6, 7)
        fast = tilewright.compile(model, x)
        torch.testing.assert_close(fast(x), other(x), rtol=1e-4, atol=1e-5)
        torch.testing.assert_close(model.state_dict(), other.state_dict())
        assert fast.explain()[0].report.get("from_disk", False) == from_disk


def test_random_numbers_come_from_the_seed_of_the_call():
    class Noise(nn.Module):
        def forward(self, x):
            return x + torch.rand_like(x)

    results = []
    for _ in range(2):
        torch.manual_seed(5)
        x = torch.zeros(100)
        fast = tilewright.compile(Noise(), x)
        torch.manual_seed(6)
        results += [fast(x), fast(x)]
    assert fast.explain()[0].report["from_disk"]
    assert torch.equal(results[0], results[2])
    assert torch.equal(results[1], results[3])
    assert not torch.equal(results[0], results[1])


@torch.library.custom_op("tilewright_test::thrice", mutates_args=())
def thrice(x: torch.Tensor) -> torch.Tensor:
    return x * 3


@thrice.register_fake
def _(x):
    return torch.empty_like(x)


def test_code_outside_of_pytorch_is_not_kept():
    class Custom(nn.Module):
        def forward(self, x):
            return thrice(x)

    for _ in range(2):
        x = torch.randn(4)
        fast = tilewright.compile(Custom(), x)
        assert torch.equal(fast(x), x * 3)
        assert not fast.explain()[0].report.get("from_disk", False)
