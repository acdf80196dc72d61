"""Values that a loss reads, changed between the steps: a recorded step does what eager does, or is none."""

import collections
import dataclasses
import enum
import functools
import types

import pytest
import torch
from worlds import Config, Net, Worlds, plain

world = Worlds()


def attribute(name, *values):
    """A loss that uses an attribute of the model, and changes of it."""

    def make():
        model = Net()

        def loss(model, x):
            value = getattr(model, name)
            return plain(model, x) * (value if isinstance(value, (int, float)) else len(value) + value.count(value[-1]))

        return model, loss, [functools.partial(setattr, model, name, value) for value in values]

    return make


world["float"] = attribute("gain", 2.0, 3.0, -0.0)
world["int"] = attribute("count", 2, 3, 4, 5)
world["string"] = attribute("kind", "relu!", "gelu", "aaaa")
world["bool"] = attribute("flag", True, False)
world["other list"] = attribute("sizes", [1, 1], [3])
world["other type"] = attribute("gain", 1, True, 1.0)


@world
def list_in_place():
    model = Net()
    return model, lambda m, x: plain(m, x) * sum(m.sizes), [lambda: model.sizes.append(3), lambda: model.sizes.pop(0)]


@world
def dict_in_place():
    model = Net()
    return model, lambda m, x: plain(m, x) * m.options["gain"], [lambda: model.options.update(gain=5.0)]


@world
def dict_gets_a_key():
    model = Net()
    return model, lambda m, x: plain(m, x) * m.options.get("more", 1), [lambda: model.options.update(more=5.0)]


@world
def nested_config():
    model = Net()
    model.config = Config(inner=Config(inner={"a": [Config()]}))

    def change():
        model.config.inner.inner["a"][0].gain = 4.0

    return model, lambda m, x: plain(m, x) * m.config.inner.inner["a"][0].gain, [change]


@dataclasses.dataclass(frozen=True, slots=True)
class Slots:
    gain: float = 1.0


@world
def slots():
    model = Net()
    model.config = Slots()

    def change():
        model.config = Slots(3.0)

    def change_in_place():
        object.__setattr__(model.config, "gain", 2.0)

    return model, lambda m, x: plain(m, x) * m.config.gain, [change, change_in_place]


class Named(types.SimpleNamespace):
    pass


@world
def namespace():
    model, settings = Net(), Named(gain=1.0)
    return model, lambda m, x: plain(m, x) * settings.gain, [lambda: setattr(settings, "gain", 7.0)]


GLOBAL = 1.0


@world
def global_number():
    globals()["GLOBAL"] = 1.0
    return Net(), lambda m, x: plain(m, x) * GLOBAL, [lambda: globals().update(GLOBAL=6.0)]


@world
def global_that_appears():
    globals().pop("LATER", None)

    def loss(model, x):
        try:
            return plain(model, x) * LATER
        except NameError:
            return plain(model, x)

    return Net(), loss, [lambda: globals().update(LATER=6.0), lambda: globals().pop("LATER")]


def helper(x):
    return x * 2


@world
def global_function():
    globals()["helper"] = lambda x: x * 2
    return Net(), lambda m, x: helper(plain(m, x)), [lambda: globals().update(helper=lambda x: x * 5)]


@world
def closure():
    gain = 1.0

    def change():
        nonlocal gain
        gain += 1.5

    return Net(), lambda m, x: plain(m, x) * gain, [change, change]


@world
def default_argument():
    def loss(model, x, gain=1.0, *, more=1.0):
        return plain(model, x) * gain * more

    def change():
        loss.__defaults__ = (3.0,)

    def change_more():
        loss.__kwdefaults__ = {"more": 2.0}

    return Net(), loss, [change, change_more]


@world
def mutable_default():
    def loss(model, x, gains=[1.0]):  # noqa: B006
        return plain(model, x) * gains[0]

    return Net(), loss, [lambda: loss.__defaults__[0].__setitem__(0, 4.0)]


@world
def other_code():
    def loss(model, x):
        return plain(model, x)

    def change():
        loss.__code__ = (lambda model, x: plain(model, x) * 3).__code__

    return Net(), loss, [change]


@world
def class_attribute():
    class Own(Net):
        factor = 1.0

    model = Own()
    shadow = functools.partial(setattr, model, "factor", 9.0)
    return model, lambda m, x: plain(m, x) * m.factor, [functools.partial(setattr, Own, "factor", 2.0), shadow]


@world
def attribute_of_a_base_class():
    class Base(Net):
        scale = 1.0

    class Own(Base):
        pass

    return Own(), lambda m, x: plain(m, x) * m.scale, [functools.partial(setattr, Base, "scale", 2.0)]


@world
def tensor_attribute():
    model = Net()
    model.scale = torch.ones(2)
    model.scales = [torch.ones(2)]

    def replace():
        model.scales[0] = torch.full((2,), 5.0)

    def loss(model, x):
        return (model(x) * model.scale * model.scales[0]).square().mean()

    return model, loss, [lambda: model.scale.fill_(2), replace, lambda: setattr(model, "scale", torch.full((2,), 4.0))]


@world
def tensor_item():
    model = Net()
    model.register_buffer("scale", torch.tensor(1.0))
    return model, lambda m, x: plain(m, x) * m.scale.item(), [lambda: model.scale.fill_(2)]


@world
def tensor_as_list():
    model = Net()
    model.register_buffer("scale", torch.tensor([1.0]))
    return model, lambda m, x: plain(m, x) * m.scale.tolist()[0], [lambda: model.scale.fill_(2)]


@world
def tensor_attributes_of_tensors():
    model = Net()
    model.first.weight.gain = 1.0
    return model, lambda m, x: plain(m, x) * m.first.weight.gain, [lambda: setattr(model.first.weight, "gain", 2.0)]


@world(recorded=True)
def buffers():
    class Own(Net):
        def __init__(self):
            super().__init__()
            self.register_buffer("steps", torch.tensor(0.0))
            self.register_buffer("average", torch.zeros(6))

        def forward(self, x):
            self.steps += 1
            h = self.first(x)
            self.average.mul_(0.9).add_(h.detach().mean(0), alpha=0.1)
            self.average[1:3] *= 0.5
            return self.second(h - self.average) * self.steps

    model = Own()
    return model, plain, [lambda: model.steps.fill_(5), lambda: None]


@world
def order():
    model = Net()
    model.layers = collections.OrderedDict(a=torch.relu, b=torch.tanh, c=torch.sin)

    def loss(model, x):
        for function in model.layers.values():
            x = function(x)
        return plain(model, x)

    return model, loss, [lambda: model.layers.move_to_end("a")]


class Kind(enum.Enum):
    A, B = "a", "b"

    def __init__(self, letter):
        self.gain = 1.0 if letter == "a" else 2.0


@world
def enumeration():
    Kind.A.gain, Kind.B.gain = 1.0, 2.0
    model = Net()
    model.kind = Kind.A

    def scaled(model, x):
        return plain(model, x) * model.kind.gain * (3 if model.kind is Kind.B else 1)

    return model, scaled, [lambda: setattr(model, "kind", Kind.B), lambda: setattr(Kind.B, "gain", 5.0)]


@world(recorded=True)
def decorated():
    class Own(Net):
        @torch.no_grad()
        def average(self, x):
            return x.mean()

        def forward(self, x):
            return super().forward(x) - self.average(x)

    return Own(), plain, [lambda: None]


@world
def attributes_by_pattern():
    settings = Config(2.0)

    def loss(model, x):
        match settings:
            case Config(gain=strength):
                return plain(model, x) * strength
        return plain(model, x)

    return Net(), loss, [lambda: setattr(settings, "gain", 4.0)]


@world
def attributes_by_format():
    settings, text = Config(2.0), "{0.gain}"
    return Net(), lambda m, x: plain(m, x) * float(text.format(settings)), [lambda: setattr(settings, "gain", 4.0)]


@pytest.mark.filterwarnings("ignore:tilewright runs a graph in PyTorch")
@pytest.mark.parametrize("name", world)
def test_world(name):
    world.check(name)
