"""What recommenders do that other models rarely do: a case of each kind that their packages showed."""

import contextlib
import copy

import pytest
import torch
from test_step import check_training, eager_step, mse
from torch import nn
from torch.nn import functional as F

from tilewright import TilewrightError, compile_step

pytestmark = pytest.mark.usefixtures("engine")


class Lookup(nn.Module):
    """A table, and a layer over what ``pool`` makes of a history [batch, 7, 6]."""

    def __init__(self, pool=lambda rows: rows.sum(1), width=6):
        super().__init__()
        self.table, self.out = nn.Embedding(30, 6), nn.Linear(width, 1)
        self.pool = pool

    def forward(self, ids):
        return self.out(self.pool(self.table(ids)))


def histories(count=3):
    return [(torch.randint(30, (9, 7)), torch.randn(9, 1)) for _ in range(count)]


def adam(model):
    return torch.optim.Adam(model.parameters(), 0.01)


def no_eager_steps(step):
    return [report.eager_steps for report in step.explain()] == [0] * len(step.programs)


POOLS = {
    "maximum": lambda rows: rows.max(1).values,
    "largest three": lambda rows: rows.topk(3, 1).values.sum(1),
    "repeated mask": lambda rows: (rows * (rows[..., :1] > 0).float().repeat_interleave(6, dim=2)).sum(1),
    "repeated from the end": lambda rows: rows.repeat_interleave(2, dim=-2).mean(1),
    "convolution over fields": lambda rows: F.conv1d(rows, rows.new_ones(4, 7, 1), rows.new_ones(4)).sum(1),
}
# A sort has no kernel.
EAGER = {"largest three"}


@pytest.mark.parametrize("name", POOLS)
def test_pooling(name):
    step = check_training(Lookup(POOLS[name]), adam, mse, histories())
    assert len(step.programs) == 1
    assert no_eager_steps(step) or name in EAGER


@pytest.mark.parametrize("dims", [1, 2])
def test_pointwise_convolutions_are_products(dims):
    kind = [nn.Conv1d, nn.Conv2d][dims - 1]
    model = nn.Sequential(kind(5, 8, 1), nn.ReLU(), kind(8, 3, 1, bias=False))
    shape = [4, 6][:dims]
    data = [(torch.randn(9, 5, *shape), torch.randn(9, 3, *shape)) for _ in range(2)]
    assert no_eager_steps(check_training(model, adam, mse, data))


@pytest.mark.parametrize("dims", [1, 2, 3])
def test_convolutions_of_windows_side_by_side_are_products(dims):
    kind = [nn.Conv1d, nn.Conv2d, nn.Conv3d][dims - 1]
    window, rest = (2, 3, 2)[:dims], (2, 1, 2)[:dims]
    # The first leaves an element of some sizes over, and so does the gradient of its input.
    model = nn.Sequential(kind(3, 8, 1), nn.Tanh(), kind(8, 4, window, window), nn.ReLU(), kind(4, 2, rest, rest))
    shape = [5, 6, 4][:dims]
    target = model(torch.zeros(1, 3, *shape)).shape[1:]
    data = [(torch.randn(2, 3, *shape), torch.randn(2, *target)) for _ in range(2)]
    assert no_eager_steps(check_training(model, adam, mse, data))


def test_repeats_of_a_number_and_of_everything():
    model = nn.Linear(4, 4)

    def loss(model, x):
        return (model(x).sum().repeat_interleave(3) * model(x).repeat_interleave(2)[:3]).sum()

    assert no_eager_steps(check_training(model, adam, loss, [(torch.randn(5, 4),)]))


@pytest.mark.parametrize("kind", [nn.RNN, nn.GRU, nn.LSTM])
def test_recurrent_layers(kind):
    class Sequence(Lookup):
        def __init__(self):
            super().__init__(width=5)
            self.recurrent = kind(6, 5, num_layers=2, batch_first=True)

        def forward(self, ids):
            return self.out(self.recurrent(self.table(ids))[0][:, -1])

    assert no_eager_steps(check_training(Sequence(), adam, mse, histories()))


class Remembering(Lookup):
    """Keeps what it computed, as attributes, among it something that does not depend on the batch."""

    def forward(self, ids):
        rows = self.table(ids)
        self.scores, self.count = rows.softmax(1), ids.shape[0]
        self.penalty = self.table.weight.square().mean()
        return self.out(rows.sum(1))


def test_a_model_that_keeps_tensors():
    model = Remembering()
    expected = copy.deepcopy(model)

    def loss(model, ids, y):
        return mse(model, ids, y) + model.penalty

    for ids, y in histories():
        scores = expected.table(ids).softmax(1)
        check_training(copy.deepcopy(expected), adam, loss, [(ids, y)])
        step = compile_step(model, adam(model), loss)
        step(ids, y)
        assert not model.scores.requires_grad
        torch.testing.assert_close(model.scores, scores)
        assert model.count == 9
        expected = copy.deepcopy(model)


def tensors(model, optimizer):
    states = (s for state in optimizer.state.values() for s in state.values() if isinstance(s, torch.Tensor))
    return [t.clone() for t in (*model.parameters(), *states)]


@pytest.mark.parametrize("bad", [30, -1, 1 << 40])
def test_a_bad_id_changes_nothing(bad, engine):
    if engine == "importer":
        pytest.skip("PyTorch raises from the middle of its work")
    model = Lookup()
    optimizer = adam(model)
    step = compile_step(model, optimizer, mse)
    (ids, y), *_ = histories()
    step(ids, y)
    before = tensors(model, optimizer)
    with pytest.raises(TilewrightError, match="TW4002"):
        step(torch.cat([ids[:-1], torch.full((1, 7), bad)]), y)
    assert all(map(torch.equal, before, tensors(model, optimizer)))
    step(ids, y)


def test_a_loss_that_cannot_be_captured_runs_in_pytorch():
    def loss(model, ids, y):
        known = ids[:, 0] > 3  # what is left depends on the data
        return mse(model, ids[known], y[known]) if known.any() else mse(model, ids, y)

    model = Lookup()
    expected = copy.deepcopy(model)
    optimizer, theirs = adam(model), adam(expected)
    step = compile_step(model, optimizer, loss)
    for first, batch in zip([True, False, False], histories(), strict=True):
        with pytest.warns(UserWarning, match="TW1002") if first else contextlib.nullcontext():
            ours = step(*batch)
        torch.testing.assert_close(ours, eager_step(expected, theirs, loss, batch), rtol=0, atol=0)
    assert all(map(torch.equal, tensors(model, optimizer), tensors(expected, theirs)))
    (report,) = step.explain()
    assert report.eager_steps == 1
    assert step.refusals[0].code == "TW1002"


def test_many_steps_in_one_process():
    for _ in range(torch._dynamo.config.recompile_limit + 2):
        model = Lookup()
        step = compile_step(model, torch.optim.SGD(model.parameters(), 0.1), mse)
        step(*histories(1)[0])
        assert step.compilations == 1
