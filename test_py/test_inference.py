"""`tilewright.compile`: values, structure, weights that change, inputs that do not fit."""

import copy
import pickle
import threading

import numpy as np
import pytest
import torch
from torch import nn

import tilewright

pytestmark = pytest.mark.usefixtures("engine")


def test_nested_outputs():
    class Model(nn.Module):
        def __init__(self):
            super().__init__()
            self.linear = nn.Linear(4, 3)

        def forward(self, x, scale):
            y = self.linear(x)
            return {"sum": y.sum(), "parts": (y * scale, y.t())}

    model, x = Model(), torch.randn(5, 4)
    ours, eager = tilewright.compile(model, x, 2.0)(x, 2.0), model(x, 2.0)
    torch.testing.assert_close(ours, eager)
    assert not ours["sum"].requires_grad
    assert ours["parts"][1].stride() == eager["parts"][1].stride()


def test_weights_are_read_in_place():
    model, x = nn.Linear(4, 3), torch.randn(5, 4)
    fast = tilewright.compile(model, x)
    with torch.no_grad():
        model.weight.mul_(2)
    torch.testing.assert_close(fast(x), model(x).detach())
    model.load_state_dict(nn.Linear(4, 3).state_dict())
    torch.testing.assert_close(fast(x), model(x).detach())


def test_other_shapes_and_layouts():
    model = nn.Sequential(nn.Linear(4, 3), nn.GELU()).eval()
    fast = tilewright.compile(model, torch.randn(5, 4))
    for x in (torch.randn(2, 4), torch.randn(4, 6).t(), torch.randn(3, 8)[:, ::2], torch.randn(0, 4)):
        torch.testing.assert_close(fast(x), model(x).detach())


def test_one_user_and_many_items():
    class Ranker(nn.Module):
        def __init__(self):
            super().__init__()
            self.layer = nn.Linear(96, 64)

        def forward(self, user, items):
            repeated = user.unsqueeze(1).expand(-1, items.shape[1], -1)
            return self.layer(torch.cat([items, repeated, items * repeated], -1)).relu()

    model, user, items = Ranker(), torch.randn(4, 32), torch.randn(4, 300, 32)
    torch.testing.assert_close(tilewright.compile(model, user, items)(user, items), model(user, items).detach())


@pytest.mark.parametrize("positions", [50, 7])
def test_padding_is_left_out(positions):
    class Attention(nn.Module):
        def __init__(self):
            super().__init__()
            self.score = nn.Sequential(nn.Linear(24, 40), nn.ReLU(), nn.Linear(40, 16), nn.PReLU(), nn.Linear(16, 1))

        def forward(self, history, valid):
            scores = self.score(history).squeeze(-1).masked_fill(~valid, -1e9)
            return scores, scores.softmax(-1)

    model, history = Attention(), torch.randn(9, positions, 24)
    fast = tilewright.compile(model, history, torch.ones(9, positions, dtype=torch.bool))
    lengths = torch.randint(1, positions, (9, 1))
    lengths[:2, 0] = torch.tensor([0, positions])
    everywhere = torch.rand(9, positions) < 0.3
    for valid in (torch.arange(positions) < lengths, everywhere):
        # Whatever is left behind in memory, or in the padding itself, is not seen.
        fast(torch.full_like(history, torch.inf), torch.ones_like(valid))
        padded = history.masked_fill(~valid.unsqueeze(-1), torch.nan)
        torch.testing.assert_close(fast(padded, valid), tuple(x.detach() for x in model(padded, valid)))


def test_state_in_buffers():
    class Counter(nn.Module):
        def __init__(self):
            super().__init__()
            self.register_buffer("count", torch.zeros(3))

        def forward(self, x):
            self.count += 1
            return x + self.count

    model, x = Counter(), torch.zeros(3)
    fast = tilewright.compile(model, x)
    assert [fast(x)[0].item() for _ in range(3)] == [1, 2, 3]
    assert torch.equal(model.count, torch.full((3,), 3.0))


def test_data_dependent_model_runs_in_pytorch():
    class Model(nn.Module):
        def forward(self, x):
            return x[x > 0]

    model, x = Model(), torch.tensor([1.0, -1.0, 2.0])
    fast = tilewright.compile(model, x)
    assert torch.equal(fast(x), torch.tensor([1.0, 2.0]))
    assert fast.explain()[0].eager_steps == 1


BEHIND = {
    "numpy": lambda x: torch.from_numpy(np.sort(x.numpy())),
    "asarray": lambda x: torch.from_numpy(np.asarray(x) + 1),
    "dlpack": lambda x: torch.from_numpy(np.from_dlpack(x) + 1),
    "tolist": lambda x: torch.tensor(sorted(x.tolist())),
    "item": lambda x: x * x.max().item(),
    "float": lambda x: x * float(x[0]),
    "format": lambda x: x * len(f"{x[0]:.3f}"),
    "bool": lambda x: x + 1 if x[0] > 0 else x - 1,
    "index": lambda x: torch.zeros(3 + int(x[0] > 0)),
    "iteration": lambda x: torch.tensor([float(e) for e in x]),
    "storage": lambda x: torch.tensor(x.untyped_storage().tolist()),
    "address": lambda x: torch.tensor(float(x.data_ptr() % 128)),
    "pickle": lambda x: pickle.loads(pickle.dumps(x)) * 2,
    "deepcopy": lambda x: copy.deepcopy(x) * 2,
    "apply": lambda x: x.clone().apply_(lambda e: e + 1),
}


class Behind(nn.Module):
    def __init__(self, function):
        super().__init__()
        self.function = function

    def forward(self, x):
        return self.function(x)


@pytest.mark.filterwarnings("ignore:tilewright runs a graph in PyTorch")
@pytest.mark.parametrize("way", BEHIND)
def test_contents_read_without_an_op(way):
    model = Behind(BEHIND[way])
    inputs = [torch.tensor([1.0, -2.0, 3.0]), torch.tensor([-4.5, 0.25, 77.0])]
    compiled = tilewright.compile(model, inputs[0])
    for x in inputs:
        assert torch.equal(compiled(x), model(x))


def test_model_that_cannot_be_captured_runs_in_pytorch():
    model, x = Behind(BEHIND["numpy"]), torch.randn(5)
    with pytest.warns(UserWarning, match="TW1002"):
        compiled = tilewright.compile(model, x)
    assert torch.equal(compiled(x), model(x))
    (explanation,) = compiled.explain()
    assert explanation.eager_steps == 1


def test_what_the_model_raises_is_raised():
    with pytest.raises(RuntimeError, match="cannot be multiplied"):
        tilewright.compile(nn.Linear(3, 4), torch.randn(5, 7))


def test_index_out_of_range_raises(engine):
    model = nn.Embedding(5, 3)
    fast = tilewright.compile(model, torch.tensor([1, 2]))
    fast(torch.tensor([4, 0]))
    for bad in (5, -1):
        with pytest.raises((tilewright.TilewrightError, IndexError), match="TW4002"):
            fast(torch.tensor([0, bad]))
    torch.testing.assert_close(fast(torch.tensor([3])), model(torch.tensor([3])).detach())


def test_threads_share_a_program():
    model = nn.Sequential(nn.Linear(8, 8), nn.Tanh(), nn.Linear(8, 8)).eval()
    inputs = [torch.randn(6, 8) for _ in range(8)]
    fast = tilewright.compile(model, inputs[0])
    results = [None] * 8

    def work(i):
        for _ in range(20):
            results[i] = fast(inputs[i])

    threads = [threading.Thread(target=work, args=(i,)) for i in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    for x, result in zip(inputs, results, strict=True):
        torch.testing.assert_close(result, model(x).detach())
