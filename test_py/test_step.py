"""`compile_step` against eager: losses, parameters, buffers and optimizer state."""

import copy
import warnings

import pytest
import torch
from accuracy import assert_accurate
from torch import nn
from torch.nn import functional as F

import tilewright
from tilewright import TilewrightError, compile_step

pytestmark = pytest.mark.usefixtures("engine")


class Net(nn.Module):
    def __init__(self):
        super().__init__()
        self.first, self.second = nn.Linear(24, 37), nn.Linear(37, 5)
        self.norm = nn.LayerNorm(37)

    def forward(self, x):
        return self.second(self.norm(torch.tanh(self.first(x))))


def mse(model, x, y):
    return F.mse_loss(model(x), y)


def batches(count=4, dtype=torch.float32):
    return [(torch.randn(19, 24, dtype=dtype), torch.randn(19, 5, dtype=dtype)) for _ in range(count)]


def eager_step(model, optimizer, loss_fn, batch, clip=None):
    loss = loss_fn(model, *batch)
    loss.backward()
    if clip is not None:
        nn.utils.clip_grad_norm_(model.parameters(), clip)
    optimizer.step()
    optimizer.zero_grad()
    return loss.detach()


def state_tensors(model, optimizer):
    named = {f"model.{k}": v for k, v in model.state_dict().items()}
    for index, state in optimizer.state_dict()["state"].items():
        named.update({f"state{index}.{k}": v for k, v in state.items() if isinstance(v, torch.Tensor)})
    return named


def double(batch):
    return tuple(t.double() if t.is_floating_point() else t for t in batch)


def check_training(model, make_optimizer, loss_fn, data, clip=None, between=lambda optimizer, i: None):
    """Train three copies and compare: compiled, eager, and eager in float64."""
    models = [model, copy.deepcopy(model), copy.deepcopy(model).double()]
    optimizers = [make_optimizer(m) for m in models]
    step = compile_step(models[0], optimizers[0], loss_fn, clip_grad_norm=clip)
    for i, batch in enumerate(data):
        ours = step(*batch)
        eager = eager_step(models[1], optimizers[1], loss_fn, batch, clip)
        exact = eager_step(models[2], optimizers[2], loss_fn, double(batch), clip)
        assert not ours.requires_grad
        assert_accurate(ours, eager, exact, f"loss of step {i}")
        for optimizer in optimizers:
            between(optimizer, i)
    results = [state_tensors(m, o) for m, o in zip(models, optimizers, strict=True)]
    assert results[0].keys() == results[1].keys()
    for name in results[0]:
        assert_accurate(*(r[name] for r in results), name)
    return step


OPTIMIZERS = {
    "sgd": lambda p: torch.optim.SGD(p, 0.05),
    "sgd_decay": lambda p: torch.optim.SGD(p, 0.05, weight_decay=0.1),
    "momentum": lambda p: torch.optim.SGD(p, 0.05, momentum=0.9),
    "dampened": lambda p: torch.optim.SGD(p, 0.05, momentum=0.9, dampening=0.3, weight_decay=0.01),
    "nesterov": lambda p: torch.optim.SGD(p, 0.05, momentum=0.9, nesterov=True),
    "sgd_maximize": lambda p: torch.optim.SGD(p, 0.05, maximize=True),
    "adam": lambda p: torch.optim.Adam(p, 0.01),
    "adam_decay": lambda p: torch.optim.Adam(p, 0.01, weight_decay=0.1),
    "amsgrad": lambda p: torch.optim.Adam(p, 0.01, amsgrad=True),
    "adamw": lambda p: torch.optim.AdamW(p, 0.01),
    "adamw_foreach": lambda p: torch.optim.AdamW(p, 0.01, foreach=True),
    "adamw_fused": lambda p: torch.optim.AdamW(p, 0.01, fused=True),
    "adamw_amsgrad_maximize": lambda p: torch.optim.AdamW(p, 0.01, amsgrad=True, maximize=True),
    "adam_betas": lambda p: torch.optim.Adam(p, 0.01, betas=(0.3, 0.7)),
    "adagrad": lambda p: torch.optim.Adagrad(p, 0.05),
    "adagrad_decay": lambda p: torch.optim.Adagrad(
        p, 0.05, lr_decay=0.1, weight_decay=0.01, initial_accumulator_value=0.1
    ),
    "rmsprop": lambda p: torch.optim.RMSprop(p, 0.01),
    # A centered second moment is a difference that may vanish; eps bounds how much that magnifies rounding.
    "rmsprop_all": lambda p: torch.optim.RMSprop(p, 0.01, eps=1e-3, momentum=0.9, centered=True, weight_decay=0.1),
    "adadelta": lambda p: torch.optim.Adadelta(p, 0.5),
    "adamax": lambda p: torch.optim.Adamax(p, 0.01),
    "nadam": lambda p: torch.optim.NAdam(p, 0.01),
    "radam": lambda p: torch.optim.RAdam(p, 0.01),
    "radam_decay": lambda p: torch.optim.RAdam(p, 0.01, weight_decay=0.1, decoupled_weight_decay=True),
    "tensor_lr": lambda p: torch.optim.SGD(p, torch.tensor(0.05)),
}


@pytest.mark.parametrize("name", OPTIMIZERS)
def test_optimizer(name):
    step = check_training(Net(), lambda m: OPTIMIZERS[name](m.parameters()), mse, batches())
    assert step.compilations == 1


@pytest.mark.parametrize("clip", [0.1, 1e6])
def test_clipping(clip):
    check_training(Net(), lambda m: torch.optim.SGD(m.parameters(), 0.1), mse, batches(), clip)


def test_parameter_groups():
    def optimizer(model):
        groups = [
            {"params": model.first.parameters(), "lr": 0.1, "weight_decay": 0.0},
            {"params": model.second.parameters(), "betas": (0.5, 0.6)},
        ]
        return torch.optim.AdamW(groups, 0.01)

    model = Net()
    norm = copy.deepcopy(model.norm)
    check_training(model, optimizer, mse, batches())
    assert torch.equal(model.norm.weight, norm.weight), "a parameter in no group stays as it is"


def test_frozen_parameters():
    model = Net()
    model.first.requires_grad_(False)
    before = model.first.weight.clone()
    optimizer = torch.optim.AdamW(model.parameters(), 0.01)
    step = compile_step(model, optimizer, mse)
    step(*batches(1)[0])
    assert torch.equal(model.first.weight, before)
    assert model.first.weight not in optimizer.state
    model.first.requires_grad_(True)
    step(*batches(1)[0])
    assert not torch.equal(model.first.weight, before), "unfreezing recompiles"


def test_unused_parameter():
    model = Net()
    model.unused = nn.Linear(2, 2)
    before = model.unused.weight.clone()
    optimizer = torch.optim.AdamW(model.parameters(), 0.01)
    compile_step(model, optimizer, mse)(*batches(1)[0])
    assert torch.equal(model.unused.weight, before)
    assert model.unused.weight not in optimizer.state


def test_tied_weights():
    class Tied(nn.Module):
        def __init__(self):
            super().__init__()
            self.table, self.head = nn.Embedding(11, 6), nn.Linear(6, 11, bias=False)
            self.head.weight = self.table.weight

        def forward(self, x):
            return self.head(self.table(x))

    def loss(model, x, y):
        return F.cross_entropy(model(x), y)

    data = [(torch.randint(11, (7,)), torch.randint(11, (7,))) for _ in range(3)]
    check_training(Tied(), lambda m: torch.optim.Adam(m.parameters(), 0.01), loss, data)


@pytest.mark.parametrize("name", ["sgd", "adagrad"])
def test_sparse_tables(name):
    """The same numbers as eager's sparse update, without a step in PyTorch."""

    class Tables(nn.Module):
        def __init__(self):
            super().__init__()
            self.single, self.bag = nn.Embedding(50, 6, sparse=True), nn.EmbeddingBag(40, 6, mode="sum", sparse=True)

        def forward(self, x):
            return self.single(x).sum(1) * self.bag(x)

    def loss(model, x):
        return model(x).square().mean()

    models = [Tables()]
    models += [copy.deepcopy(models[0])]
    optimizers = [OPTIMIZERS[name](m.parameters()) for m in models]
    step = compile_step(models[0], optimizers[0], loss)
    for _ in range(3):
        x = torch.randint(40, (7, 3))
        torch.testing.assert_close(step(x), eager_step(models[1], optimizers[1], loss, (x,)))
    torch.testing.assert_close(models[0].state_dict(), models[1].state_dict())
    assert sum(e.eager_steps for e in step.explain()) == 0


SCHEDULERS = {
    "step": lambda o: torch.optim.lr_scheduler.StepLR(o, 2),
    "cosine": lambda o: torch.optim.lr_scheduler.CosineAnnealingLR(o, 10),
    "one_cycle": lambda o: torch.optim.lr_scheduler.OneCycleLR(o, 0.1, total_steps=20),
    "warmup": lambda o: torch.optim.lr_scheduler.LinearLR(o, 0.1, total_iters=4),
}


@pytest.mark.parametrize("name", SCHEDULERS)
def test_schedulers_compile_once(name):
    schedulers = {}

    def make_optimizer(model):
        optimizer = torch.optim.AdamW(model.parameters(), 0.01)
        schedulers[optimizer] = SCHEDULERS[name](optimizer)
        return optimizer

    with warnings.catch_warnings():
        warnings.filterwarnings("error", "Detected call of `lr_scheduler.step")
        step = check_training(
            Net(), make_optimizer, mse, batches(8), between=lambda optimizer, i: schedulers[optimizer].step()
        )
    assert step.compilations == 1


def test_zero_weight_decay_is_guarded():
    model = Net()
    optimizer = torch.optim.AdamW(model.parameters(), 0.01, weight_decay=0.0)
    step = compile_step(model, optimizer, mse)
    step(*batches(1)[0])
    optimizer.param_groups[0]["weight_decay"] = 0.1
    step(*batches(1)[0])
    assert step.compilations == 2
    optimizer.param_groups[0]["weight_decay"] = 0.2
    step(*batches(1)[0])
    assert step.compilations == 2


@pytest.mark.parametrize("name", ["momentum", "adamw", "adagrad"])
def test_state_dict_round_trip(name):
    """Steps, a checkpoint into fresh objects, more steps: as one uninterrupted run."""
    data = batches(6)
    model = Net()
    optimizer = OPTIMIZERS[name](model.parameters())
    whole, parts = copy.deepcopy(model), model
    whole_optimizer = OPTIMIZERS[name](whole.parameters())
    whole_step, step = compile_step(whole, whole_optimizer, mse), compile_step(parts, optimizer, mse)
    for batch in data[:3]:
        whole_step(*batch), step(*batch)
    saved = copy.deepcopy((parts.state_dict(), optimizer.state_dict()))
    step(*data[3])  # a step that the checkpoint undoes
    parts.load_state_dict(saved[0])
    optimizer.load_state_dict(copy.deepcopy(saved[1]))
    fresh = Net()
    fresh.load_state_dict(saved[0])
    fresh_optimizer = OPTIMIZERS[name](fresh.parameters())
    fresh_optimizer.load_state_dict(saved[1])
    fresh_step = compile_step(fresh, fresh_optimizer, mse)
    for batch in data[3:]:
        whole_step(*batch), step(*batch), fresh_step(*batch)
    expected = state_tensors(whole, whole_optimizer)
    for other in (state_tensors(parts, optimizer), state_tensors(fresh, fresh_optimizer)):
        for key, value in expected.items():
            assert torch.equal(value, other[key]), key
    # And eager goes on from the same state.
    eager_step(fresh, fresh_optimizer, mse, data[0])


def test_batch_norm_and_modes():
    model = nn.Sequential(nn.Linear(24, 8), nn.BatchNorm1d(8), nn.ReLU(), nn.Linear(8, 5))
    step = check_training(model, lambda m: torch.optim.SGD(m.parameters(), 0.1), mse, batches())
    assert model[1].num_batches_tracked == 4
    model.eval()
    before = model[1].running_mean.clone()
    step(*batches(1)[0])
    assert torch.equal(model[1].running_mean, before), "eval() recompiles"


def test_dropout():
    model = nn.Dropout(0.3)
    weight = nn.Parameter(torch.ones(100, 100))
    holder = nn.ParameterList([weight])

    def loss(model, x):
        return model(weight * x).sum()

    step = compile_step(holder, torch.optim.SGD([weight], 1.0), lambda _, x: loss(model, x))
    x = torch.ones(100, 100)
    value = step(x)
    gradient = 1 - weight.detach()  # the learning rate is 1
    kept = gradient != 0
    assert 0.65 < kept.float().mean() < 0.75
    torch.testing.assert_close(gradient[kept], torch.full_like(gradient[kept], 1 / 0.7))
    torch.testing.assert_close(value, gradient.sum(), rtol=1e-4, atol=0)
    with torch.no_grad():
        weight.fill_(1)
    step(x)
    assert not torch.equal((1 - weight.detach()) != 0, kept), "a new mask in every step"

    def seeded():
        with torch.no_grad():
            weight.fill_(1)
        torch.manual_seed(5)
        return step(x).item()

    assert seeded() == seeded()


def test_other_batch_shapes():
    model = Net()
    reference = copy.deepcopy(model)
    optimizer, other = (torch.optim.SGD(m.parameters(), 0.1) for m in (model, reference))
    step = compile_step(model, optimizer, mse)
    for size in (5, 3, 1, 7, 5):
        batch = torch.randn(size, 24), torch.randn(size, 5)
        torch.testing.assert_close(step(*batch), eager_step(reference, other, mse, batch))
    torch.testing.assert_close(model.state_dict(), reference.state_dict())


def test_transposed_inputs_and_parameters():
    model = Net()
    model.first.weight = nn.Parameter(torch.randn(24, 37).t())
    data = [(torch.randn(24, 19).t(), torch.randn(5, 38).t()[::2]) for _ in range(3)]
    check_training(model, lambda m: torch.optim.AdamW(m.parameters(), 0.01), mse, data)


def test_autocast():
    def loss(model, x, y):
        with torch.autocast("cpu", torch.bfloat16):
            return F.mse_loss(model(x), y)

    model, data = Net(), batches(3)
    reference = copy.deepcopy(model)
    optimizer, other = (torch.optim.SGD(m.parameters(), 0.1) for m in (model, reference))
    step = compile_step(model, optimizer, loss)
    for batch in data:
        torch.testing.assert_close(step(*batch), eager_step(reference, other, loss, batch), rtol=2e-2, atol=2e-2)
    torch.testing.assert_close(model.state_dict(), reference.state_dict(), rtol=2e-2, atol=2e-2)


def test_python_state_is_guarded():
    scale = {"value": 1.0}

    def loss(model, x, y):
        return mse(model, x, y) * scale["value"]

    model = Net()
    step = compile_step(model, torch.optim.SGD(model.parameters(), 0.0), loss)
    batch = batches(1)[0]
    first = step(*batch)
    scale["value"] = 2.0
    torch.testing.assert_close(step(*batch), 2 * first)


def test_mutated_input():
    def loss(model, x, y):
        x.mul_(2)
        return mse(model, x, y)

    model = Net()
    step = compile_step(model, torch.optim.SGD(model.parameters(), 0.1), loss)
    x, y = batches(1)[0]
    before = x.clone()
    step(x, y)
    assert torch.equal(x, before * 2)


# ------------------------------------------------------------------------- errors
def error_code(function):
    with pytest.raises(TilewrightError) as caught:
        function()
    return caught.value.code


def test_loss_must_be_a_number():
    model = Net()
    step = compile_step(model, torch.optim.SGD(model.parameters(), 0.1), lambda m, x, y: m(x))
    assert error_code(lambda: step(*batches(1)[0])) == "TW1003"


def test_loss_without_parameters():
    model = Net()
    step = compile_step(model, torch.optim.SGD(model.parameters(), 0.1), lambda m, x, y: x.sum())
    assert error_code(lambda: step(*batches(1)[0])) == "TW1003"


def test_graph_break_names_the_line():
    def loss(model, x, y):
        if model(x).sum() > 0:  # a branch on data
            return mse(model, x, y)
        return mse(model, x, y) * 2

    model = Net()
    step = compile_step(model, torch.optim.SGD(model.parameters(), 0.1), loss)
    with pytest.warns(UserWarning, match=r"TW1002(.|\n)*test_step\.py"):
        step(*batches(1)[0])


def test_radam_rectifies_from_its_sixth_step():
    step = check_training(Net(), lambda m: torch.optim.RAdam(m.parameters(), 0.01), mse, batches(9))
    assert step.compilations == 1


def test_overlapping_parameters():
    base = torch.randn(8)
    model = nn.Module()
    model.a, model.b = nn.Parameter(base[:5]), nn.Parameter(base[3:])
    step = compile_step(model, torch.optim.SGD(model.parameters(), 0.1), lambda m: m.a.sum() + m.b.sum())
    assert error_code(step) == "TW1006"


def test_numerics_option():
    model = Net()
    optimizer = torch.optim.SGD(model.parameters(), 0.1)
    assert error_code(lambda: tilewright.compile_step(model, optimizer, mse, numerics="wild")) == "TW1001"
