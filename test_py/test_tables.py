"""Deferred and lazy updates of embedding tables: what every reader sees is what updating all rows gives."""

import copy

import pytest
import torch
from accuracy import assert_accurate
from test_step import double, eager_step, state_tensors
from torch import nn
from torch.nn import functional as F

import tilewright
from tilewright import TilewrightError, backend, compile_step, deferred

ROWS = 60
# No batch names the rows from here on, but for `RARE`, which one batch names once.
NAMED, RARE = 40, 50
OUTPUTS = 16


class Tables(nn.Module):
    """A table with lookups of one id, one that two features share, and one in bags."""

    def __init__(self, width=8):
        super().__init__()
        self.single, self.shared = nn.Embedding(ROWS, width), nn.Embedding(ROWS, width, padding_idx=3)
        self.bag = nn.EmbeddingBag(ROWS, width, mode="sum")
        # Many outputs: the error of a single number would be luck, and the rule compares root mean squares.
        self.out = nn.Linear(4 * width, OUTPUTS)

    def forward(self, ids, bags):
        rows = [self.single(ids[:, 0]), self.shared(ids[:, 1]), self.shared(ids[:, 2]), self.bag(bags)]
        return self.out(torch.cat(rows, 1))


def loss_of(model, ids, bags, labels):
    return F.binary_cross_entropy_with_logits(model(ids, bags), labels)


def batch_of(generator, rare=False, size=6):
    ids = torch.randint(0, NAMED, (size, 3), generator=generator)
    bags = torch.randint(0, NAMED, (size, 2), generator=generator)
    if rare:
        ids[0] = RARE
    return ids, bags, torch.rand(size, OUTPUTS, generator=generator)


OPTIMIZERS = {
    "momentum": lambda p: torch.optim.SGD(p, 0.05, momentum=0.9),
    "nesterov_decay": lambda p: torch.optim.SGD(p, 0.05, momentum=0.9, nesterov=True, weight_decay=0.01),
    "sgd_decay": lambda p: torch.optim.SGD(p, 0.05, weight_decay=0.01),
    "adam": lambda p: torch.optim.Adam(p, 0.01),
    "adam_l2": lambda p: torch.optim.Adam(p, 0.01, weight_decay=0.01),
    "adam_maximize": lambda p: torch.optim.Adam(p, 1e-4, maximize=True),
    "adamw": lambda p: torch.optim.AdamW(p, 0.01, weight_decay=0.1),
    "amsgrad": lambda p: torch.optim.AdamW(p, 0.01, amsgrad=True, foreach=True),
    "adagrad_decay": lambda p: torch.optim.Adagrad(p, 0.05, weight_decay=0.01),
    "rmsprop": lambda p: torch.optim.RMSprop(p, 0.005, momentum=0.5, centered=True),
    "adadelta": lambda p: torch.optim.Adadelta(p, 0.5),
    "adamax": lambda p: torch.optim.Adamax(p, 0.01),
    "nadam": lambda p: torch.optim.NAdam(p, 0.01),
    "radam": lambda p: torch.optim.RAdam(p, 0.01),
}


class Run:
    """A model in training, compiled or not."""

    def __init__(self, model, make_optimizer, tables=None):
        self.model, self.optimizer = model, make_optimizer(model.parameters())
        self.schedule = torch.optim.lr_scheduler.CosineAnnealingLR(self.optimizer, 40)
        self.step = tables and compile_step(model, self.optimizer, loss_of, tables=tables)

    def __call__(self, batch):
        if self.step:
            self.step(*batch)
        else:
            eager_step(self.model, self.optimizer, loss_of, batch)
        self.schedule.step()


def behind(run):
    """How many updates rows may have missed."""
    return deferred.deferred(run.optimizer).now


@pytest.mark.parametrize("name", OPTIMIZERS)
def test_a_thousand_steps(name):
    """Bit for bit what updating all rows in every step gives; and as close to eager, in float64 too, as that."""
    torch.manual_seed(1)
    model = Tables()
    runs = [Run(copy.deepcopy(model), OPTIMIZERS[name], tables) for tables in ("deferred", "dense", None)]
    runs.append(Run(copy.deepcopy(model).double(), OPTIMIZERS[name]))
    generator = torch.Generator().manual_seed(2)
    for i in range(1000):
        batch = batch_of(generator, rare=i == 100)
        for run in runs:
            run(double(batch) if run is runs[3] else batch)
        if i == 300:  # evaluation sees all rows, the one that was touched once too
            assert behind(runs[0]) > 0
            ids, bags = torch.full((2, 3), RARE), torch.arange(ROWS).reshape(2, -1)
            assert torch.equal(runs[0].model(ids, bags), runs[1].model(ids, bags))
        if i == 600:  # a checkpoint goes on in new tensors
            for run in runs:
                run.optimizer.load_state_dict(copy.deepcopy(run.optimizer.state_dict()))
                run.model.load_state_dict(copy.deepcopy(run.model.state_dict()))
    assert runs[0].step.dense_tables() == {}
    assert behind(runs[0]) > 0
    results = [state_tensors(r.model, r.optimizer) for r in runs]
    assert behind(runs[0]) == 0
    for key, ours in results[0].items():
        same = ours == results[1][key]
        if key.startswith("state"):  # what has died out need not decay further
            same |= torch.maximum(ours.abs(), results[1][key].abs()) < torch.finfo(torch.float32).tiny
        assert same.all(), key
        assert_accurate(ours, results[2][key], results[3][key], key)


@pytest.fixture
def trained():
    """A model after some deferred steps, and one after the same steps on all rows."""
    torch.manual_seed(3)
    model = Tables()
    runs = [Run(copy.deepcopy(model), OPTIMIZERS["adamw"], tables) for tables in ("deferred", "dense")]
    generator = torch.Generator().manual_seed(4)
    for _ in range(12):
        batch = batch_of(generator)
        for run in runs:
            run(batch)
    assert not torch.equal(runs[0].model.single.weight, runs[1].model.single.weight)
    return runs


ALL = torch.arange(ROWS)

READERS = {
    "state_dict": lambda run: run.model.state_dict()["single.weight"],
    "state_dict of a part": lambda run: run.model.single.state_dict()["weight"],
    "state_dict of the optimizer": lambda run: run.optimizer.state_dict()["state"][0]["exp_avg_sq"],
    "forward": lambda run: run.model(ALL[:, None].expand(-1, 3), ALL[:, None]),
    "forward of a part": lambda run: run.model.single(ALL),
    "synchronize": lambda run: (run.step.synchronize(), run.model.single.weight)[1],
    "compile": lambda run: tilewright.compile(run.model.single, ALL)(ALL),
    "torch.compile": lambda run: torch.compile(run.model.single, backend=backend.tilewright)(ALL),
    "another backend": lambda run: torch.compile(run.model.single, backend="aot_eager")(ALL),
    "another step": lambda run: compile_step(
        run.model, torch.optim.SGD(run.model.out.parameters(), 0.0), lambda m, i: m.out(m.single(i).repeat(1, 4)).sum()
    )(ALL),
}


@pytest.mark.parametrize("name", READERS)
def test_reader(trained, name):
    got, expected = [READERS[name](run) for run in trained]
    assert torch.equal(got, expected)


def test_eager_steps_between(trained):
    """What PyTorch's own step changes starts from rows that are up to date, and later steps go on from there."""
    generator = torch.Generator().manual_seed(5)
    for _ in range(3):
        batch = batch_of(generator)
        for run in trained:
            eager_step(run.model, run.optimizer, loss_of, batch)
            run(batch)
    first, second = [state_tensors(r.model, r.optimizer) for r in trained]
    for key, ours in first.items():
        assert torch.equal(ours, second[key]), key


def test_several_programs_share_the_tables(trained):
    """Batches of other sizes are other programs; a parameter group's changed options make another kind of update."""
    generator = torch.Generator().manual_seed(6)
    for i in range(9):
        batch = batch_of(generator, size=4 + i % 3)
        for run in trained:
            run.optimizer.param_groups[0]["weight_decay"] = 0.0 if i > 5 else 0.1
            run(batch)
    first, second = [state_tensors(r.model, r.optimizer) for r in trained]
    for key, ours in first.items():
        assert torch.equal(ours, second[key]), key


def test_history_fills(trained, monkeypatch):
    """When the history is full all rows catch up."""
    generator = torch.Generator().manual_seed(7)
    monkeypatch.setattr(deferred, "HISTORY", behind(trained[0]) + 2)
    seen = set()
    for _ in range(5):
        batch = batch_of(generator)
        for run in trained:
            run(batch)
        seen.add(behind(trained[0]))
    assert 1 in seen
    assert torch.equal(*(r.model.state_dict()["bag.weight"] for r in trained))


def test_tables_outlive_the_step(trained):
    """A model that is kept without its step and optimizer is still brought up to date."""
    run, expected = trained[0], trained[1].model.state_dict()
    model = run.model
    run.step = run.optimizer = run.schedule = None
    for key, ours in model.state_dict().items():
        assert torch.equal(ours, expected[key]), key


def test_a_bad_id_changes_nothing(trained):
    run = trained[0]
    before = state_tensors(copy.deepcopy(run.model), run.optimizer)
    generator = torch.Generator().manual_seed(8)
    ids, bags, labels = batch_of(generator)
    for bad in (ROWS, -1):
        ids[2, 1] = bad
        with pytest.raises(TilewrightError, match="TW4002"):
            run.step(ids, bags, labels)
    for key, tensor in state_tensors(run.model, run.optimizer).items():
        if key.startswith("state"):
            assert torch.equal(tensor, before[key]), key


def test_lazy_is_sparse_adam():
    """Rows without a gradient keep their values and their averages, as in torch.optim.SparseAdam."""
    torch.manual_seed(9)

    class One(nn.Module):
        def __init__(self, sparse):
            super().__init__()
            self.table = nn.Embedding(ROWS, 4, sparse=sparse)

        def forward(self, ids):
            return self.table(ids).sin().sum()

    lazy, sparse = One(False), One(True)
    sparse.load_state_dict(lazy.state_dict())
    ours, theirs = torch.optim.Adam(lazy.parameters(), 0.01), torch.optim.SparseAdam(sparse.parameters(), 0.01)
    step = compile_step(lazy, ours, lambda m, ids: m(ids), tables="lazy")
    generator = torch.Generator().manual_seed(10)
    for _ in range(20):
        ids = torch.randint(0, NAMED, (7,), generator=generator)
        step(ids)
        eager_step(sparse, theirs, lambda m, ids: m(ids), (ids,))
    assert torch.allclose(lazy.table.weight, sparse.table.weight, atol=1e-6)
    assert step.dense_tables() == {}


def test_refusals_have_reasons():
    """A table that is read as a whole too, or whose gradient is clipped, is updated as a whole, and right."""

    class Tied(nn.Module):
        def __init__(self):
            super().__init__()
            self.table, self.other = nn.Embedding(ROWS, 6), nn.Embedding(ROWS, 6)

        def forward(self, ids):
            return (self.table(ids) * self.other(ids)) @ self.table.weight.T

    def loss(model, ids, targets):
        return F.cross_entropy(model(ids), targets)

    torch.manual_seed(11)
    model = Tied()
    runs = [copy.deepcopy(model) for _ in range(2)]
    adams = [torch.optim.Adam(m.parameters(), 0.01) for m in runs]
    steps = [compile_step(m, o, loss, tables=t) for m, o, t in zip(runs, adams, ("deferred", "dense"), strict=True)]
    for _ in range(5):
        batch = torch.randint(0, NAMED, (8,)), torch.randint(0, NAMED, (8,))
        for step in steps:
            step(*batch)
    assert list(steps[0].dense_tables()) == ["table.weight"]
    assert "only looked up" in steps[0].dense_tables()["table.weight"]
    for key, ours in runs[0].state_dict().items():
        assert torch.equal(ours, runs[1].state_dict()[key]), key

    clipped = compile_step(runs[1], adams[1], loss, tables="deferred", clip_grad_norm=1.0)
    clipped(*batch)
    assert "clipped" in clipped.dense_tables()["other.weight"]


def test_unknown_option():
    with pytest.raises(TilewrightError, match="TW1001"):
        compile_step(nn.Linear(1, 1), None, None, tables="sparse")
