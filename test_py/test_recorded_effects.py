"""Losses that have effects, or read what no guard can see: those are not recorded."""

import contextvars
import functools
import itertools
import os
import random
import time
import weakref

import numpy as np
import pytest
import torch
from torch import nn
from worlds import Config, Net, Worlds, plain

from tilewright.watching import APPLY

world = Worlds()


@world
def environment():
    os.environ["TEST_GAIN"] = "1.0"

    class Own(Net):
        @property
        def strength(self):
            return float(os.environ["TEST_GAIN"])

    return Own(), lambda m, x: plain(m, x) * m.strength, [lambda: os.environ.update(TEST_GAIN="4.0")]


@world
def python_random():
    random.seed(0)
    return Net(), lambda m, x: plain(m, x) * random.random(), [lambda: random.seed(1), lambda: None]


@world
def numpy_random():
    np.random.seed(0)
    return Net(), lambda m, x: plain(m, x) * float(np.random.rand()), [lambda: None]


@world
def numpy_array():
    model = Net()
    model.array = np.ones(2)
    return model, lambda m, x: plain(m, x) * float(m.array[0]), [lambda: model.array.__setitem__(0, 3.0)]


@world
def numpy_batch():
    weights = np.ones(2, dtype=np.float32)
    change = functools.partial(weights.__setitem__, 0, 3.0)
    return Net(), lambda m, x: (m(x) * torch.from_numpy(weights)).square().mean(), [change]


@world
def context_variable():
    variable = contextvars.ContextVar("gain", default=1.0)
    return Net(), lambda m, x: plain(m, x) * variable.get(), [lambda: variable.set(3.0)]


@world
def iterator():
    numbers = itertools.count(1)
    return Net(), lambda m, x: plain(m, x) * next(numbers), [lambda: None, lambda: None]


@world
def generator():
    numbers = (i for i in range(1, 10))
    return Net(), lambda m, x: plain(m, x) * next(numbers), [lambda: None, lambda: None]


@world
def weak_reference():
    holder = [Config(2.0)]
    reference = weakref.ref(holder[0])

    def loss(model, x):
        target = reference()
        return plain(model, x) * (target.gain if target else 5.0)

    return Net(), loss, [holder.clear]


@world
def cached_property():
    class Own(Net):
        @functools.cached_property
        def strength(self):
            return self.gain

    model = Own()

    def change():
        model.gain = 3.0

    return model, lambda m, x: plain(m, x) * m.strength, [change, lambda: delattr(model, "strength")]


@world(recorded=True)
def parameter_that_the_loss_clamps():
    class Own(Net):
        def forward(self, x):
            with torch.no_grad():
                self.first.weight.clamp_(-0.3, 0.3)
            return super().forward(x)

    return Own(), plain, [lambda: None]


@world(recorded=True)
def moving_average():
    teacher = Net()
    teacher.requires_grad_(False)

    def loss(model, x):
        with torch.no_grad():
            target = teacher(x)
            for mean, parameter in zip(teacher.parameters(), model.parameters(), strict=True):
                mean.mul_(0.9).add_(parameter, alpha=0.1)
        return (model(x) - target).square().mean()

    return Net(), loss, [lambda: None]


@world(recorded=True)
def normalization_read_after_it_was_written():
    class Own(Net):
        def __init__(self):
            super().__init__()
            self.norm = nn.BatchNorm1d(6)

        def forward(self, x):
            x = self.norm(self.norm(self.first(x)) * 2 + 1)
            return self.second(x + self.norm.running_mean)

    return Own(), plain, [lambda: None]


@world(recorded=True)
def writes_to_views():
    def loss(model, x):
        y = model.first(x).clone()
        y[:, :2] *= 2
        y[1:3] += 1
        flat = y.view(-1)
        flat[::2] = flat[::2] * 3
        zeros = torch.zeros_like(y)
        zeros[:, 1:] += y[:, 1:]
        zeros.index_add_(0, torch.tensor([0, 2]), y[:2])
        return model.second(zeros).square().mean()

    return Net(), loss, [lambda: None]


@world
def counter_in_forward():
    class Own(Net):
        def forward(self, x):
            self.count += 1
            return super().forward(x) * self.count

    return Own(), plain, [lambda: None, lambda: None]


@world
def counter_nobody_reads():
    class Own(Net):
        calls = 0

        def forward(self, x):
            Own.calls += 1
            return super().forward(x)

    model = Own()
    model.read = lambda: Own.calls
    return model, plain, [lambda: None]


@world
def list_in_forward():
    class Own(Net):
        def forward(self, x):
            self.seen.append(x.shape[0])
            return super().forward(x)

    model = Own()
    model.read = lambda: model.seen
    return model, plain, [lambda: None]


@world
def dict_of_a_global():
    statistics = {}

    def loss(model, x):
        statistics["calls"] = statistics.get("calls", 0) + 1
        return plain(model, x)

    model = Net()
    model.read = lambda: statistics
    return model, loss, [lambda: None]


@world
def set_by_name():
    def loss(model, x):
        setattr(model, "ga" + "in", getattr(model, "ga" + "in") + 1)
        return plain(model, x) * model.gain

    return Net(), loss, [lambda: None]


@world
def attribute_by_name():
    model = Net()
    name = "ga"
    return model, lambda m, x: plain(m, x) * getattr(m, name + "in"), [lambda: setattr(model, "gain", 4.0)]


@world
def attribute_by_dict():
    model = Net()
    return model, lambda m, x: plain(m, x) * m.__dict__["ga" + "in"], [lambda: setattr(model, "gain", 4.0)]


@world
def has_attribute():
    model = Net()
    return model, lambda m, x: plain(m, x) * (2 if hasattr(m, "extra") else 1), [lambda: setattr(model, "extra", 1)]


@world
def get_attribute():
    class Own(Net):
        def __getattr__(self, name):
            return self.options["gain"] if name == "strength" else super().__getattr__(name)

    model = Own()
    return model, lambda m, x: plain(m, x) * m.strength, [lambda: model.options.update(gain=3.0)]


@world
def clock():
    return Net(), lambda m, x: plain(m, x) * (1 if time.perf_counter() > 0 else 2), [lambda: None]


@world
def clock_by_map():
    return Net(), lambda m, x: plain(m, x) * len(list(map(time.localtime, [0]))), [lambda: None]


@world
def switched_off_gradients():
    def loss(model, x):
        return plain(model, x) * (2 if torch.is_grad_enabled() else 1)

    return Net(), loss, [lambda: None]


@world
def mode_changed_by_the_loss():
    model = nn.Sequential(nn.Linear(4, 6), nn.BatchNorm1d(6))

    def loss(model, x):
        model.train(not model.training)
        return plain(model, x)

    return model, loss, [lambda: None, lambda: None]


@world
def swallowed_error():
    def loss(model, x):
        try:
            scale = float(x.sum())
        except Exception:
            scale = 100.0
        return plain(model, x) * scale

    return Net(), loss, [lambda: None]


@world
def function_with_a_state():
    class Counter:
        def __init__(self):
            self.value = 0

        def __call__(self, x):
            self.value += 1
            return x * self.value

    counter = Counter()
    return Net(), lambda m, x, counter=counter: counter(plain(m, x)), [lambda: None]


@world(recorded=APPLY is not None)
def own_function():
    class Twice(torch.autograd.Function):
        @staticmethod
        def forward(ctx, x):
            ctx.save_for_backward(x)
            return x * x

        @staticmethod
        def backward(ctx, gradient):
            (x,) = ctx.saved_tensors
            return gradient * x * 3  # which is wrong, so that it shows

    return Net(), lambda m, x: Twice.apply(m(x)).mean(), [lambda: None]


@world
def own_function_of_a_parameter():
    class Twice(torch.autograd.Function):
        @staticmethod
        def forward(ctx, x):
            return x * 2

        @staticmethod
        def backward(ctx, gradient):
            return gradient * 3

    return Net(), lambda m, x: plain(m, x) + Twice.apply(m.first.weight).sum(), [lambda: None]


@world(recorded=True)
def penalty():
    def loss(model, x):
        x = x.clone().requires_grad_() if False else x * 1
        y = model(x).square().sum()
        (gradient,) = torch.autograd.grad(y, model.first.weight, create_graph=True)
        return y + gradient.square().sum()

    return Net(), loss, [lambda: None]


@world
def hook_that_the_loss_adds():
    model, calls = Net(), []

    def loss(model, x):
        if not calls:
            model.first.register_forward_hook(lambda module, inputs, output: -output)
        calls.append(None)
        return plain(model, x)

    model.read = lambda: (len(calls), len(list(model.first._forward_hooks.items())))
    return model, loss, [lambda: model.first.register_forward_hook(lambda *_: None).remove()]


@world
def hooks_that_the_loss_clears():
    model = Net()
    model.first.register_forward_hook(lambda module, inputs, output: -output)

    def loss(model, x):
        model.first._forward_hooks.clear()
        return plain(model, x)

    return model, loss, [lambda: model.first.register_forward_hook(lambda module, inputs, output: -output)]


@world
def weight_decay_in_the_loss():
    def loss(model, x):
        return plain(model, x) + 0.1 * sum(p.square().sum() for p in model.parameters())

    return Net(), loss, [lambda: None]


@world
def recurrent_layer():
    class Own(nn.Module):
        def __init__(self):
            super().__init__()
            self.layer, self.top = nn.GRU(4, 6, batch_first=True), nn.Linear(6, 2)

        def forward(self, x):
            return self.top(self.layer(x.unsqueeze(1))[0])

    model = Own()
    return model, plain, [lambda: setattr(model.layer, "weight_ih_l0", nn.Parameter(torch.ones(18, 4)))]


@world(recorded=True)
def recomputation():
    from torch.utils.checkpoint import checkpoint

    class Own(Net):
        def forward(self, x):
            return self.second(checkpoint(self.act, self.first(x), use_reentrant=False))

    return Own(), plain, [lambda: None]


@pytest.mark.filterwarnings("ignore:tilewright runs a graph in PyTorch")
@pytest.mark.parametrize("name", world)
def test_world(name):
    world.check(name)
