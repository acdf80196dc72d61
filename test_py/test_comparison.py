"""What compares the modes: workers in processes of their own, and the names of workloads."""

from pathlib import Path

import pytest
import torch
from torch import nn

from tilewright.comparison import peers
from tilewright.comparison.measure import WORKER, ModeResult, measure
from tilewright.comparison.modes import SPARSE, all_modes, make_step
from tilewright.comparison.process import Child, ChildError
from tilewright.comparison.table import peers_of, ratio_to
from tilewright.comparison.workload import Workload, find, load

MMOE = "bench.workloads:INFERENCE.mmoe_b1"


def served():
    return nn.Linear(2, 3), torch.ones(1, 2)


def trained():
    model = nn.Linear(2, 3)
    return model, torch.optim.SGD(model.parameters(), 0.1), lambda model, x: model(x).sum(), [torch.ones(1, 2)]


def test_a_dot_looks_into_dictionaries_and_modules():
    assert find("math:pi") == pytest.approx(3.14159)
    assert find("os:path.sep") == "/"
    assert find(f"{__file__}:MMOE") == MMOE
    assert isinstance(load(MMOE), Workload)


def test_a_tuple_becomes_a_workload_from_a_fixed_seed():
    forward, step, again = load(f"{__file__}:served"), load(f"{__file__}:trained"), load(f"{__file__}:trained")
    assert (forward.training, step.training) == (False, True)
    assert [len(batch) for batch in forward.batches + step.batches] == [1, 1]
    assert torch.equal(step.model.weight, again.model.weight)


def test_ratios_compare_with_the_fastest_peer():
    modes = {
        "eager": ModeResult(samples_ms=[4.0]),
        "inductor": ModeResult(samples_ms=[3.0]),
        "inductor_opt": ModeResult(error="broken"),
        "tilewright": ModeResult(samples_ms=[2.0]),
    }
    assert peers_of(modes, "tilewright") == ["eager", "inductor", "inductor_opt"]
    assert ratio_to(modes, "tilewright", ["eager"]) == 2.0
    assert ratio_to(modes, "tilewright", peers_of(modes, "tilewright")) == 1.5


def test_a_child_that_dies_says_why(tmp_path: Path):
    with pytest.raises(ChildError, match="no_such_workload"):
        Child(WORKER, "bench.workloads:no_such_workload", "eager", "1", cache=tmp_path)


def test_a_child_steps_on_request(tmp_path: Path):
    child = Child(WORKER, MMOE, "eager", "1", cache=tmp_path)
    answer = child.ask(seconds=0.01)
    child.close()
    assert sum(answer["ms"]) >= 10
    assert answer["peak_mb"] > 50
    assert answer["working_mb"] < answer["peak_mb"] - 50


def test_a_mode_that_fails_does_not_stop_the_others():
    rounds = []
    results = measure(
        MMOE, ["eager", "no_mode"], 1, 0.02, lambda _: None, rounds=2, between_rounds=lambda: rounds.append(1)
    )
    assert len(results["eager"].samples_ms) >= 2
    assert "no_mode" in results["no_mode"].error
    assert len(rounds) == 2


def table_step(optimizer):
    model = nn.Sequential(nn.EmbeddingBag(9, 4, mode="sum"), nn.Linear(4, 1))
    batches = [(torch.randint(9, (5, 3)),)]
    return Workload(model, batches, lambda model, x: model(x).square().mean(), optimizer(model.parameters(), lr=0.1))


def test_sparse_tables_are_a_mode_only_where_they_train_alike():
    assert SPARSE not in all_modes(table_step(torch.optim.Adam))
    assert SPARSE not in all_modes(load(f"{__file__}:trained"))
    models = []
    for mode in ("eager", SPARSE):
        torch.manual_seed(0)
        work = table_step(torch.optim.Adagrad)
        assert SPARSE in all_modes(work)
        step = make_step(mode, work)
        step(*work.batches[0])
        models.append(work.model)
    assert models[1][0].sparse
    for eager, sparse in zip(*(model.parameters() for model in models), strict=True):
        torch.testing.assert_close(sparse, eager)


@pytest.mark.parametrize("mode", peers.NEEDS)
def test_exported_peers_compute_the_same(mode):
    if how := peers.missing(mode):
        pytest.skip(how)
    work = table_step(torch.optim.SGD)
    work.optimizer = None
    expected = work.model(work.batches[0][0]).detach()
    call = make_step(mode, work)
    for _ in range(2):
        torch.testing.assert_close(call(*work.batches[0]), expected)
    other = torch.randint(9, (5, 3))
    torch.testing.assert_close(call(other), work.model(other).detach())
