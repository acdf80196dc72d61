"""A kernel that fails to compile costs only itself: its ops run one by one, and what fails alone is interpreted."""

import copy
import warnings

import pytest
import torch
from accuracy import assert_accurate
from torch import nn
from torch.nn import functional as F

import tilewright.program
from tilewright import compile_step


class Net(nn.Module):
    """A little of everything: a table, attention, norms, products."""

    def __init__(self):
        super().__init__()
        self.table = nn.Embedding(11, 16)
        self.projections = nn.Linear(16, 48)
        self.norm = nn.LayerNorm(16)
        self.last = nn.Linear(16, 11)

    def forward(self, ids):
        x = self.table(ids)
        q, k, v = (t.unflatten(-1, (2, 8)).transpose(1, 2) for t in self.projections(x).chunk(3, -1))
        x = x + F.scaled_dot_product_attention(q, k, v, is_causal=True).transpose(1, 2).flatten(2)
        return self.last(F.gelu(self.norm(x)))


def loss_fn(model, ids, labels):
    return F.cross_entropy(model(ids).flatten(0, 1), labels.flatten())


class FailingGraph:
    """A graph in which kernels with one op do not compile."""

    def __init__(self, make, op):
        self.graph, self.failing_op = make(), op

    def __getattr__(self, name):
        return getattr(self.graph, name)

    def compile(self, options):
        return self.graph.compile({**options, "failing_op": self.failing_op})


OPS = ["exp", "erf", "reduce", "matmul", "attention", "attention_grad", "take", "row_update", "group_rows", "mul"]


@pytest.mark.parametrize("op", OPS)
def test_training_goes_on_without_a_kernel(op, monkeypatch, tmp_path):
    make = tilewright.program.new_graph
    monkeypatch.setattr(tilewright.program, "new_graph", lambda: FailingGraph(make, f"graph.{op}"))
    monkeypatch.setenv("TW_DUMP", str(tmp_path))
    monkeypatch.setenv("TW_CACHE", "off")  # The key of a kept program says nothing of injected failures.
    torch.manual_seed(0)
    models = [Net()]
    models += [copy.deepcopy(models[0]), copy.deepcopy(models[0]).double()]
    optimizers = [torch.optim.SGD(m.parameters(), 0.1) for m in models]
    step = compile_step(models[0], optimizers[0], loss_fn)
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        for _ in range(3):
            ids, labels = torch.randint(11, (3, 5)), torch.randint(11, (3, 5))
            losses = [step(ids, labels)]
            for model, optimizer in zip(models[1:], optimizers[1:], strict=True):
                optimizer.zero_grad()
                losses.append(loss_fn(model, ids, labels))
                losses[-1].backward()
                optimizer.step()
            assert_accurate(*(loss.detach() for loss in losses))
    for parameters in zip(*(m.parameters() for m in models), strict=True):
        assert_accurate(*(p.detach() for p in parameters))

    reasons = [str(w.message) for w in caught if f"'graph.{op}' is to fail" in str(w.message)]
    assert reasons
    assert all("reproducer: " in reason for reason in reasons)
    assert list(tmp_path.glob("tilewright-kernel-*.mlir"))
    (program,) = step.explain()
    interpreted = [s for s in program.steps if s.kind == "interpreted"]
    assert interpreted
    assert all(op in s.name or op in s.kind or s.reason for s in interpreted)
    assert program.eager_steps == len(interpreted)
    assert len(program.steps) > len(interpreted), "only what fails is interpreted"
    assert ("interpreted", interpreted[0].reason) in {(s.kind, s.reason) for s in program.steps}
    assert any("is to fail" in row[1] for row in program.eager_rows())
