"""Worlds that change between the steps of a training, for comparing a compiled step with eager."""

import copy
import dataclasses

import torch
from torch import nn

from tilewright import compile_step


class Net(nn.Module):
    factor = 1.0

    def __init__(self):
        super().__init__()
        self.first, self.second = nn.Linear(4, 6), nn.Linear(6, 2)
        self.gain, self.count, self.kind, self.flag = 1.0, 1, "relu", False
        self.sizes, self.options, self.seen = [1, 2], {"gain": 1.0}, []

    def forward(self, x):
        return self.second(self.act(self.first(x)))

    def act(self, x):
        return torch.relu(x)


@dataclasses.dataclass
class Config:
    gain: float = 1.0
    inner: object = None


def plain(model, x):
    return model(x).square().mean()


class Worlds(dict):
    """Functions by name; each makes a model, a loss, and what is done between steps."""

    def __init__(self):
        self.recorded = set()

    def __call__(self, function=None, *, recorded=False):
        """Adds a world; `recorded`: no change in it is one for Dynamo."""
        if function is None:
            return lambda function: self(function, recorded=recorded)
        self[function.__name__] = function
        if recorded:
            self.recorded.add(function.__name__)
        return function

    def check(self, name):
        """Trains in two copies of a world, compiled and eager: everything has to be equal, what the loss did, too."""
        results = []
        for is_compiled in (False, True):
            torch.manual_seed(0)
            model, loss, changes = self[name]()
            data = [torch.randn(5, 4) for _ in range(len(changes) + 3)]
            optimizer = torch.optim.SGD(model.parameters(), 0.01)
            step = compile_step(model, optimizer, loss) if is_compiled else None
            losses = []
            for i, x in enumerate(data):
                if 2 <= i < 2 + len(changes):
                    changes[i - 2]()
                losses.append(step(x) if step else eager_step(model, optimizer, loss, x))
            if step and name in self.recorded:
                assert step.recordings.refusal == ""
            results.append((losses, model.state_dict(), copy.deepcopy(getattr(model, "read", list)())))
        # Dynamo of PyTorch 2.14 makes a float64 of a loss that is multiplied by a random number of Python's.
        is_typed = name in self.recorded
        torch.testing.assert_close(results[1][0], results[0][0], rtol=1e-4, atol=1e-6, check_dtype=is_typed)
        torch.testing.assert_close(results[1][1], results[0][1], rtol=1e-4, atol=1e-5)
        assert results[1][2] == results[0][2]


def eager_step(model, optimizer, loss, *batch):
    optimizer.zero_grad()
    value = loss(model, *batch)
    value.backward()
    optimizer.step()
    return value.detach()
