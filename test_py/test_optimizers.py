"""Optimizers that are not like Adam: state in Python numbers, sparse gradients, and updates that cannot be compiled."""

import copy
import math
import warnings

import pytest
import torch
from test_step import check_training, eager_step, state_tensors
from torch import nn

from tilewright import compile_step
from tilewright.errors import fallbacks


class Net(nn.Module):
    def __init__(self):
        super().__init__()
        self.layers = nn.Sequential(nn.Linear(5, 7), nn.Tanh(), nn.Linear(7, 3))

    def forward(self, x):
        return self.layers(x)


def mse(model, x, y):
    return (model(x) - y).square().mean()


def batches(count):
    generator = torch.Generator().manual_seed(1)
    return [(torch.randn(4, 5, generator=generator), torch.randn(4, 3, generator=generator)) for _ in range(count)]


class Counting(torch.optim.Optimizer):
    """Adam as many packages write it: the number of the step is a Python number of the parameter's state."""

    def __init__(self, params, lr=0.01, start=0, increment=1):
        super().__init__(params, {"lr": lr, "betas": (0.9, 0.99)})
        self.start, self.increment = start, increment

    @torch.no_grad()
    def step(self, closure=None):
        for group in self.param_groups:
            beta1, beta2 = group["betas"]
            for p in group["params"]:
                if p.grad is None:
                    continue
                state = self.state[p]
                if not state:
                    state.update(step=self.start, mean=torch.zeros_like(p), square=torch.zeros_like(p), name="adam")
                state["step"] += self.increment
                state["mean"].lerp_(p.grad, 1 - beta1)
                state["square"].mul_(beta2).addcmul_(p.grad, p.grad, value=1 - beta2)
                rate = group["lr"] * math.sqrt(1 - beta2 ** state["step"]) / (1 - beta1 ** state["step"])
                p.addcdiv_(state["mean"], state["square"].sqrt().add_(1e-8), value=-rate)


def numbers(optimizer):
    return [{k: v for k, v in s.items() if type(v) in (int, float)} for s in optimizer.state_dict()["state"].values()]


@pytest.mark.parametrize(("start", "increment"), [(0, 1), (3, 2), (0.5, 0.25)])
def test_python_number_in_the_state(start, increment):
    """It counts on, and one program serves all steps, also when the learning rate changes."""
    optimizers = []

    def make(model):
        optimizers.append(Counting(model.parameters(), 0.01, start, increment))
        return optimizers[-1]

    def slower(optimizer, i):
        optimizer.param_groups[0]["lr"] = 0.01 / (1 + i)

    step = check_training(Net(), make, mse, batches(7), between=slower)
    assert step.compilations == 1
    assert numbers(optimizers[0]) == numbers(optimizers[1]) == 4 * [{"step": start + 7 * increment}]
    assert sum(e.eager_steps for e in step.explain()) == 0


def test_numbers_are_loaded():
    """`load_state_dict` puts other numbers there, which the next step reads."""
    models = [Net(), Net()]
    models[1].load_state_dict(models[0].state_dict())
    optimizers = [Counting(m.parameters()) for m in models]
    step = compile_step(models[0], optimizers[0], mse)
    for x, y in batches(4):
        step(x, y)
    saved = copy.deepcopy(optimizers[0].state_dict())
    for state in saved["state"].values():
        state["step"] = 40
    models[1].load_state_dict(models[0].state_dict())
    for optimizer in optimizers:
        optimizer.load_state_dict(copy.deepcopy(saved))
    for x, y in batches(3):
        step(x, y)
        eager_step(models[1], optimizers[1], mse, (x, y))
    torch.testing.assert_close(models[0].state_dict(), models[1].state_dict())
    assert numbers(optimizers[0]) == 4 * [{"step": 43}]


class Tables(nn.Module):
    """Several lookups of one table, a padding row, bags."""

    def __init__(self):
        super().__init__()
        self.single = nn.Embedding(50, 6, sparse=True, padding_idx=3)
        self.bag = nn.EmbeddingBag(40, 6, mode="mean", sparse=True)

    def forward(self, x):
        return self.single(x).sum(1) * self.bag(x) + self.single(x + 7).mean(1)


def square(model, x):
    return model(x).square().mean()


@pytest.mark.parametrize("maximize", [False, True])
def test_sparse_adam(maximize):
    torch.manual_seed(2)
    data = [(torch.randint(40, (7, 3)),) for _ in range(9)]

    def slower(optimizer, i):
        optimizer.param_groups[0]["lr"] = 0.01 / (1 + i)

    def make(model):
        return torch.optim.SparseAdam(model.parameters(), 0.01, maximize=maximize)

    step = check_training(Tables(), make, square, data, between=slower)
    assert step.compilations == 1
    assert sum(e.eager_steps for e in step.explain()) == 0
    assert step.dense_tables() == {}
    # No gradient of a table's size, nor a pass over the table.
    assert not any("[50, 6]" in str(s) for e in step.explain() for s in e.steps if s.kind == "kernel")


def test_sparse_adam_goes_on_from_a_checkpoint():
    torch.manual_seed(3)
    models = [Tables(), Tables()]
    optimizers = [torch.optim.SparseAdam(m.parameters(), 0.01) for m in models]
    steps = [compile_step(m, o, square) for m, o in zip(models, optimizers, strict=True)]
    data = [torch.randint(40, (7, 3)) for _ in range(6)]
    for x in data[:3]:
        steps[0](x)
    models[1].load_state_dict(models[0].state_dict())
    optimizers[1].load_state_dict(copy.deepcopy(optimizers[0].state_dict()))
    for x in data[3:]:
        assert torch.equal(steps[0](x), steps[1](x))
    torch.testing.assert_close(models[0].state_dict(), models[1].state_dict(), rtol=0, atol=0)
    states = [optimizer.state_dict()["state"] for optimizer in optimizers]
    torch.testing.assert_close(states[0], states[1], rtol=0, atol=0)


def test_sparse_adam_on_a_matrix_is_pytorchs_error():
    model = Net()
    step = compile_step(model, torch.optim.SparseAdam(model.parameters()), mse)
    with pytest.raises(RuntimeError, match="does not support dense gradients"):
        step(*batches(1)[0])


class Impatient(torch.optim.SGD):
    """Stops where a parameter has become large."""

    @torch.no_grad()
    def step(self, closure=None):
        for group in self.param_groups:
            for p in group["params"]:
                if p.grad is not None and p.abs().max() < 1:
                    p.sub_(group["lr"] * p.grad)


class Restarting(Counting):
    """Begins anew every third step."""

    def step(self, closure=None):
        super().step()
        for state in self.state.values():
            state["step"] %= 3


class Adaptive(torch.optim.SGD):
    """Keeps a number that follows the gradients."""

    @torch.no_grad()
    def step(self, closure=None):
        for p in self.param_groups[0]["params"]:
            state = self.state[p]
            state["scale"] = 0.5 * state.get("scale", 1.0) + float(p.grad.abs().max())
            p.sub_(p.grad / state["scale"], alpha=self.param_groups[0]["lr"])


@pytest.mark.parametrize("kind", [Impatient, Restarting, Adaptive])
@pytest.mark.parametrize("clip", [None, 0.1])
@pytest.mark.filterwarnings("ignore:tilewright leaves the update to PyTorch")
def test_update_left_to_pytorch(kind, clip):
    """The optimizer's own step makes it, on gradients from the program; `.grad` is not touched."""
    models = [Net(), Net()]
    models[1].load_state_dict(models[0].state_dict())
    optimizers = [kind(m.parameters(), lr=0.1) for m in models]
    step = compile_step(models[0], optimizers[0], mse, clip_grad_norm=clip)
    mine = torch.ones(7, 5)
    models[0].layers[0].weight.grad = mine
    fallbacks.clear()
    for batch in batches(6):
        loss = step(*batch)
        torch.testing.assert_close(loss, eager_step(models[1], optimizers[1], mse, batch, clip))
        assert models[0].layers[0].weight.grad is mine
        assert models[0].layers[2].weight.grad is None
    torch.testing.assert_close(
        state_tensors(models[0], optimizers[0]), state_tensors(models[1], optimizers[1]), rtol=1e-4, atol=1e-6
    )
    for ours, theirs in zip(numbers(optimizers[0]), numbers(optimizers[1]), strict=True):
        assert ours == pytest.approx(theirs, rel=1e-4)
    assert step.compilations == 1
    assert [error.code in ("TW1004", "TW1005") for error in fallbacks] == [True]
    program, update = step.explain()
    assert program.eager_steps == 0
    assert update.steps[0].name == "the optimizer's update"
    assert kind.__name__ in update.steps[0].reason


def test_update_left_to_pytorch_is_told():
    model = Net()
    step = compile_step(model, Impatient(model.parameters(), 0.1), mse)
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        for batch in batches(3):
            step(*batch)
    assert [str(w.message) for w in caught if "TW1004" in str(w.message)]
