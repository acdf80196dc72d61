"""Code that a loss runs, changed between the steps: a recorded step does what eager does, or is none."""

import types

import pytest
import torch
from torch import nn
from torch.nn import functional as F
from worlds import Net, Worlds, plain

world = Worlds()


@world(recorded=True)
def method_of_the_class():
    class Own(Net):
        def act(self, x):
            return torch.tanh(x)

    return Own(), plain, [lambda: setattr(Own, "act", lambda self, x: torch.sigmoid(x))]


@world(recorded=True)
def method_of_the_object():
    model = Net()
    return model, plain, [lambda: setattr(model, "act", torch.tanh)]


@world(recorded=True)
def forward_of_the_object():
    model = Net()
    return model, plain, [lambda: setattr(model, "forward", types.MethodType(lambda self, x: self.first(x), model))]


@world(recorded=True)
def class_of_the_object():
    class Other(Net):
        def act(self, x):
            return torch.tanh(x)

    model = Net()
    return model, plain, [lambda: setattr(model, "__class__", Other)]


@world(recorded=True)
def method_of_pytorch():
    original = nn.Linear.forward

    def change():
        nn.Linear.forward = lambda self, x: original(self, x) * 2

    def undo():
        nn.Linear.forward = original

    return Net(), plain, [change, undo]


@world(recorded=True)
def hooks():
    model, handles = Net(), []

    def add():
        handles.append(model.first.register_forward_hook(lambda module, args, output: output * 2))

    def add_before():
        handles.append(model.second.register_forward_pre_hook(lambda module, args: args[0] + 1))

    return model, plain, [add, add_before, lambda: handles.pop().remove()]


@world
def hook_on_every_module():
    handles = []

    def add():
        handles.append(nn.modules.module.register_module_forward_hook(lambda module, args, output: output * 1.5))

    return Net(), plain, [add, lambda: handles.pop().remove()]


@world
def backward_hook():
    model = Net()

    def add():
        model.first.register_full_backward_hook(lambda module, inputs, outputs: (inputs[0],))

    return model, plain, [add]


@world(recorded=True)
def submodule():
    model = Net()

    def replace():
        model.second = nn.Linear(6, 3)
        nn.init.ones_(model.second.weight)
        nn.init.zeros_(model.second.bias)

    return model, plain, [replace]


@world(recorded=True)
def parameters():
    model = Net()

    def replace():
        model.second.weight = nn.Parameter(torch.ones(2, 6))

    def set_data():
        model.first.weight.data = torch.ones(6, 4)

    def set_transposed():
        model.first.weight.data = torch.ones(4, 6).t()

    return model, plain, [replace, set_data, set_transposed]


@world(recorded=True)
def frozen():
    model = Net()
    change = [lambda value=value: model.first.requires_grad_(value) for value in (False, True, False)]
    return model, plain, change


@world(recorded=True)
def training_flag():
    model = nn.Sequential(nn.Linear(4, 6), nn.BatchNorm1d(6), nn.Linear(6, 2))
    return model, plain, [model.eval, model.train, model.eval]


@world(recorded=True)
def function_of_pytorch():
    original = F.relu
    model = nn.Sequential(nn.Linear(4, 6), nn.ReLU(), nn.Linear(6, 2))

    def change():
        F.relu = lambda x, inplace=False: torch.tanh(x)

    def undo():
        F.relu = original

    return model, plain, [change, undo]


@world
def compiled_layer():
    model = Net()
    return model, plain, [lambda: model.first.compile(backend="eager")]


@world
def compiled_from_the_start():
    model = Net()
    model.first = torch.compile(model.first, backend="eager")
    return model, plain, [lambda: None]


@pytest.mark.filterwarnings("ignore:tilewright runs a graph in PyTorch")
@pytest.mark.parametrize("name", world)
def test_world(name):
    world.check(name)
