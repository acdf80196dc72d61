"""What may change between two calls of a compiled step: each change takes effect, as in eager."""

import copy

import pytest
import torch
from torch import nn
from torch.nn import functional as F

from tilewright import compile_step


class Net(nn.Module):
    def __init__(self):
        super().__init__()
        self.first, self.second = nn.Linear(6, 9), nn.Linear(9, 2)
        self.gain = 1.0
        self.extra = nn.ModuleList()

    def forward(self, x):
        x = torch.relu(self.first(x)) * self.gain
        for layer in self.extra:
            x = layer(x)
        return self.second(x)


SETTINGS = {"gain": 1.0}
GLOBAL_GAIN = 1.0


def loss(model, x, y, power=2):
    error = (model(x) - y).abs() ** power
    return error.mean() * SETTINGS["gain"] * GLOBAL_GAIN


def sgd(model):
    return torch.optim.SGD(model.parameters(), 0.1)


class Pair:
    """A compiled and an eager copy of the same training."""

    def __init__(self, make_optimizer=sgd):
        self.models = [Net()]
        self.models.append(copy.deepcopy(self.models[0]))
        self.optimizers = [make_optimizer(m) for m in self.models]
        self.compiled = compile_step(self.models[0], self.optimizers[0], loss)

    def check_step(self, *extra, batch=5):
        x, y = torch.randn(batch, 6), torch.randn(batch, 2)
        ours = self.compiled(x, y, *extra)
        model, optimizer = self.models[1], self.optimizers[1]
        eager = loss(model, x, y, *extra)
        eager.backward()
        optimizer.step()
        optimizer.zero_grad()
        torch.testing.assert_close(ours, eager.detach())
        torch.testing.assert_close(self.models[0].state_dict(), model.state_dict())

    def change(self, function):
        for model, optimizer in zip(self.models, self.optimizers, strict=True):
            function(model, optimizer)


def set_attribute(model, optimizer):
    model.gain = 3.0


def add_layer(model, optimizer):
    model.extra.append(nn.Tanh())


def replace_module(model, optimizer):
    model.first = nn.Linear(6, 9, bias=False)
    nn.init.ones_(model.first.weight)


def replace_parameter(model, optimizer):
    """The optimizer still holds the old one: the new one is not trained."""
    model.second.weight = nn.Parameter(torch.ones(2, 9))


def assign_data(model, optimizer):
    model.first.weight.data = torch.ones(9, 6)


def freeze(model, optimizer):
    model.first.requires_grad_(False)


def add_group(model, optimizer):
    bias = optimizer.param_groups[0]["params"].pop()
    optimizer.add_param_group({"params": [bias], "lr": 1.0})


def raise_rate(model, optimizer):
    optimizer.param_groups[0]["lr"] = 0.5


def hook(model, optimizer):
    model.first.register_forward_hook(lambda module, inputs, output: output * 2)


CHANGES = [
    set_attribute,
    add_layer,
    replace_module,
    replace_parameter,
    assign_data,
    freeze,
    add_group,
    raise_rate,
    hook,
]


@pytest.mark.parametrize("change", CHANGES, ids=lambda change: change.__name__)
def test_change_of_model_or_optimizer(change):
    pair = Pair()
    pair.check_step()
    pair.change(change)
    pair.check_step()
    pair.check_step()


def test_global_value(monkeypatch):
    pair = Pair()
    pair.check_step()
    monkeypatch.setitem(globals(), "GLOBAL_GAIN", 2.0)
    pair.check_step()
    monkeypatch.setitem(SETTINGS, "gain", 3.0)
    pair.check_step()


def test_python_arguments_of_the_batch():
    pair = Pair()
    for power in (2, 3, 2):
        pair.check_step(power)


def test_value_in_a_closure():
    def make(gain):
        def scaled(model, x):
            return model(x).sum() * gain

        def set_gain(value):
            nonlocal gain
            gain = value

        return scaled, set_gain

    scaled, set_gain = make(1.0)
    model, x = Net(), torch.randn(3, 6)
    step = compile_step(model, torch.optim.SGD(model.parameters(), 0.0), scaled)
    first = step(x)
    set_gain(-2.0)
    torch.testing.assert_close(step(x), -2 * first)


def test_groups_have_rates_of_their_own():
    def two_groups(model):
        groups = [
            {"params": model.first.parameters()},
            {"params": model.second.parameters(), "lr": 0.3, "momentum": 0.5},
        ]
        return torch.optim.SGD(groups, 0.1)

    def schedule(model, optimizer):
        for group in optimizer.param_groups:
            group["lr"] *= 0.5

    pair = Pair(two_groups)
    for _ in range(4):
        pair.check_step()
        pair.change(schedule)
    assert pair.compiled.compilations == 1


def test_tied_parameters_in_several_places():
    class Tied(nn.Module):
        def __init__(self):
            super().__init__()
            self.table, self.head, self.again = nn.Embedding(7, 4), nn.Linear(4, 7, bias=False), nn.Linear(4, 7)
            self.head.weight = self.again.weight = self.table.weight

        def forward(self, ids):
            x = self.table(ids)
            return self.head(x) + self.again(x)

    def cross_entropy(model, ids):
        return F.cross_entropy(model(ids), ids)

    models = [Tied()]
    models.append(copy.deepcopy(models[0]))
    optimizers = [torch.optim.AdamW(m.parameters(), 0.01) for m in models]
    step = compile_step(models[0], optimizers[0], cross_entropy)
    for _ in range(3):
        ids = torch.randint(7, (5,))
        ours, eager = step(ids), cross_entropy(models[1], ids)
        eager.backward()
        optimizers[1].step()
        optimizers[1].zero_grad()
        torch.testing.assert_close(ours, eager.detach())
    assert models[0].head.weight is models[0].table.weight
    torch.testing.assert_close(models[0].state_dict(), models[1].state_dict(), rtol=1e-4, atol=1e-5)


def test_gradients_are_left_alone():
    model = Net()
    step = compile_step(model, sgd(model), loss)
    kept = torch.full_like(model.first.weight, 7.0)
    model.first.weight.grad = kept
    step(torch.randn(3, 6), torch.randn(3, 2))
    assert model.first.weight.grad is kept
    assert (kept == 7).all()
    assert model.second.weight.grad is None
