"""Calls of a compiled model that C++ answers, and those that it must leave to Python."""

import copy
import gc
import sys
import threading
import weakref

import pytest
import torch
from torch import nn

import tilewright
from tilewright import inference


class Linear(nn.Module):
    """Whose results and inputs are structured as the test wants."""

    def __init__(self, wrap=lambda y: y, unwrap=lambda x: x):
        super().__init__()
        self.layer = nn.Linear(3, 2)
        self.wrap, self.unwrap = wrap, unwrap

    def forward(self, x, *rest):
        return self.wrap(self.layer(self.unwrap(x)))


@pytest.fixture
def python(monkeypatch):
    """The inputs of the calls that Python has answered."""
    calls = []
    answer = inference.CompiledModel._unusual

    def recorded(self, inputs):
        calls.append(inputs)
        return answer(self, inputs)

    monkeypatch.setattr(inference.CompiledModel, "_unusual", recorded)
    return calls


def served(model, *inputs):
    """`model` compiled, and called once."""
    fast = tilewright.compile(model, *inputs)
    fast(*inputs)
    return fast


RESULTS = {
    "tensor": lambda y: y,
    "tuple": lambda y: (y, y + 1),
    "tuple of one": lambda y: (y,),
    "list": lambda y: [y, y.sum()],
    "dict": lambda y: {"a": y, "b": y.t()},
    "nested": lambda y: {"a": (y, [y * 2]), "b": y[0]},
}


@pytest.mark.parametrize("name", RESULTS)
def test_results(name, python):
    model = Linear(RESULTS[name])
    fast = served(model, torch.randn(4, 3))
    for _ in range(3):
        x = torch.randn(4, 3)
        ours, eager = fast(x), model(x)
        assert type(ours) is type(eager)
        torch.testing.assert_close(ours, eager, check_stride=True)
    assert len(python) == 1


INPUTS = {
    "tuple": lambda x: (x, (x, x)),
    "list": lambda x: [x],
    "dict": lambda x: {"x": x, "y": [x]},
}


@pytest.mark.parametrize("name", INPUTS)
def test_inputs_with_a_structure(name, python):
    model = Linear(unwrap=lambda x: x["x"] if isinstance(x, dict) else x[0])
    fast = served(model, INPUTS[name](torch.randn(4, 3)), True, None, "text", 3)
    for _ in range(3):
        x = INPUTS[name](torch.randn(4, 3))
        torch.testing.assert_close(fast(x, True, None, "text", 3), model(x).detach())
    assert len(python) == 1


class Scaled(nn.Module):
    """A sum of what a dict holds, in its order, times a Python number."""

    def forward(self, xs, number):
        first, second = xs.values()
        return (first + 2 * second) * number


def test_constants_and_keys_are_compared():
    """Numbers that are equal are of another type or sign; dicts that are equal of another order."""
    model = Scaled()
    fast = tilewright.compile(model, {"a": torch.arange(3), "b": torch.ones(3, dtype=torch.long)}, 1)
    for _ in range(2):
        for number in (1, True, 1.0, 0.0, -0.0, 10**20 - 10**20 + 1, 2):
            for keys in ("ab", "ba", "ac"):
                xs = {key: torch.randint(9, (3,)) for key in keys}
                ours, eager = fast(xs, number), model(xs, number)
                torch.testing.assert_close(ours, eager, rtol=0, atol=0)
                assert torch.equal(ours.signbit(), eager.signbit())


def test_constants_of_filled_up_batches():
    class Times(nn.Module):
        def forward(self, x, number):
            return x * number

    fast = tilewright.compile(Times(), torch.arange(8), 1)
    for rows in (8, 5, 6):
        for number in (1, True, 1.0):
            ours = fast(torch.arange(rows), number)
            torch.testing.assert_close(ours, torch.arange(rows) * number, rtol=0, atol=0)


class Subclass(torch.Tensor):
    pass


# What has the same sizes as the example, and is something else.
OTHERS = {
    "strides": lambda x: torch.randn(x.shape[::-1]).t(),
    "gaps": lambda x: torch.randn(8, 3)[::2],
    "expanded": lambda x: x[:1].expand(4, 3),
    "not at the start of its storage": lambda x: torch.randn(5, 3)[1:],
    "unaligned": lambda x: torch.randn(13)[1:].view(4, 3),
    "rows": lambda x: torch.randn(9, 3),
    "no rows": lambda x: torch.randn(0, 3),
    "parameter": nn.Parameter,
    "gradient": lambda x: x.clone().requires_grad_(),
    "in a graph": lambda x: x.clone().requires_grad_() * 2,
    "to negate": lambda x: torch._neg_view(x),
    "zeros": lambda x: torch._efficientzerotensor((4, 3)),
    "subclass": lambda x: x.as_subclass(Subclass),
    "meta": lambda x: x.to("meta"),
    "double": lambda x: x.double(),
    "integers": lambda x: x.long(),
    "vector": lambda x: x[0],
    "sparse": lambda x: x.to_sparse(),
    "nothing": lambda x: None,
    "number": lambda x: 3.0,
}


@pytest.mark.filterwarnings("ignore:tilewright runs a graph in PyTorch")
@pytest.mark.parametrize("name", OTHERS)
def test_an_input_that_is_another(name):
    """It gives what eager gives, be it an error; and the usual calls go on."""
    torch.manual_seed(1)
    model = Linear()
    fast = served(model, torch.randn(4, 3))
    x = OTHERS[name](torch.randn(4, 3))
    for _ in range(3):
        try:
            with torch.no_grad():
                eager = model(x)
        except Exception as error:
            with pytest.raises(type(error)):
                fast(x)
        else:
            ours = fast(x)
            assert type(ours) is type(eager)
            assert not ours.requires_grad
            if not eager.is_meta:
                torch.testing.assert_close(ours, eager)
        usual = torch.randn(4, 3)
        torch.testing.assert_close(fast(usual), model(usual).detach())


def test_layouts_take_turns(python):
    model = Linear()
    inputs = [torch.randn(4, 3), torch.randn(3, 4).t(), torch.randn(7, 3)]
    fast = tilewright.compile(model, inputs[1])
    for _ in range(4):
        for x in inputs:
            torch.testing.assert_close(fast(x), model(x).detach())
    assert 0 < len(python) < 12


def test_vmap_sees_the_model():
    model, x = Linear(), torch.randn(5, 4, 3)
    fast = served(model, x[0])
    with torch.no_grad():
        torch.testing.assert_close(torch.vmap(fast)(x), model(x))


def test_modes():
    model, x = Linear(), torch.randn(4, 3)
    fast = served(model, x)
    with torch.device("meta"):
        torch.testing.assert_close(fast(x), model(x).detach())
    with torch.inference_mode():
        assert fast(x).is_inference()
    assert not fast(x).is_inference()
    with torch.inference_mode():
        y = torch.randn(4, 3)
    with torch.no_grad():
        torch.testing.assert_close(fast(y), model(y))


@torch.no_grad()
def test_weights_that_change(python):
    model, x = Linear(), torch.randn(4, 3)
    fast = served(model, x)
    model.layer.weight.mul_(2)
    torch.testing.assert_close(fast(x), model(x))
    model.layer.weight.set_(torch.randn(2, 3))
    torch.testing.assert_close(fast(x), model(x))
    model.load_state_dict(Linear().state_dict())
    torch.testing.assert_close(fast(x), model(x))
    model.layer.bias.data = torch.randn(2)
    torch.testing.assert_close(fast(x), model(x))
    assert len(python) == 1


def test_results_are_their_callers():
    """Nothing else refers to them, and each call makes new ones."""
    fast = served(Linear(lambda y: (y, [y + 1])), torch.randn(4, 3))
    x = torch.randn(4, 3)
    before = sys.getrefcount(x)
    first, (second,) = fast(x)
    assert sys.getrefcount(x) == before
    assert sys.getrefcount(first) == sys.getrefcount(second) == 2
    kept = first.clone()
    assert fast(torch.randn(4, 3))[0].data_ptr() != first.data_ptr()
    assert torch.equal(first, kept)
    dead = weakref.ref(first)
    del first
    assert dead() is None


def test_a_model_can_be_collected():
    fast = served(Linear(), torch.randn(4, 3))
    dead = weakref.ref(fast)
    del fast
    gc.collect()
    assert dead() is None


def test_errors_come_out():
    table = nn.Embedding(5, 2)
    fast = served(table, torch.tensor([1, 2]))
    for _ in range(2):
        with pytest.raises((IndexError, tilewright.TilewrightError)):
            fast(torch.tensor([1, 5]))
        ids = torch.tensor([4, 0])
        assert torch.equal(fast(ids), table(ids))


class Doubling(nn.Module):
    """Which is not compiled for an odd number of rows."""

    def __init__(self):
        super().__init__()
        self.layers = nn.Sequential(nn.Linear(64, 256), nn.ReLU(), nn.Linear(256, 8))

    def forward(self, x):
        y = self.layers(x)
        return y * 2 if x.shape[0] % 2 == 0 or y.sum().item() != 0.5 else y


@pytest.mark.filterwarnings("ignore:tilewright runs a graph in PyTorch")
def test_threads():
    """While one thread compiles for a new shape or calls the model itself, others call programs."""
    model = Doubling()
    reference = copy.deepcopy(model)
    fast = tilewright.compile(model, torch.randn(4, 64))
    failures = []

    def call(number):
        generator = torch.Generator().manual_seed(number)
        try:
            for i in range(60):
                x = torch.randn([4, 9, 64, 3, 2 + i % 5][(i + number) % 5], 64, generator=generator)
                with torch.no_grad():
                    torch.testing.assert_close(fast(x), reference(x))
        except Exception as error:
            failures.append(error)

    threads = [threading.Thread(target=call, args=(n,)) for n in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert not failures
    for ours, original in zip(model.parameters(), reference.parameters(), strict=True):
        assert type(ours) is nn.Parameter
        assert torch.equal(ours, original)
