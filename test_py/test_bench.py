"""The benchmark harness: what it counts and how it compares."""

import math
import time

import torch

from bench import accuracy
from bench.accuracy import Training, a_thousandth_apart, as_float64, breaks, chance, compare, lower_quartile
from bench.callers import WARM_UP, latencies
from bench.flops import count_flops
from bench.kernels.attention import Case
from bench.kernels.attention import measure as measure_attention
from bench.run import missed_targets
from bench.workloads import INFERENCE, TRAINING, gpt, mmoe
from tilewright.comparison.measure import ModeResult


def test_number_of_workloads():
    assert (len(TRAINING), len(INFERENCE)) == (10, 7)


def test_flops_of_a_transformer_step():
    vocabulary, context, layers, width, batch = 65, 64, 2, 64, 3
    counted = count_flops(gpt(vocabulary, context, layers, width, heads=4, batch=batch))
    tokens = batch * context
    products = 3 * 2 * tokens * (12 * layers * width * width + vocabulary * width)
    attention = 3 * layers * 2 * tokens * context * width  # two products, of which half is needed
    # The gradient of the first norm's input is needed, that of the token ids is not: nothing else differs.
    assert counted == products + attention


def test_float64_workload_trains_in_float64():
    work = as_float64(TRAINING["mmoe"]())
    loss = work.loss_fn(work.model, *work.batches[0])
    assert loss.dtype == torch.float64
    assert {state["sum"].dtype for state in work.optimizer.state.values()} == {torch.float64}


def test_eager_is_half_its_own_bound(monkeypatch):
    monkeypatch.setitem(TRAINING, "small", lambda: mmoe(lambda p: torch.optim.Adagrad(p, 0.01), batch=16))
    found = compare("small", "eager", starts=2)
    assert found.breaks <= 0.5
    assert 0 < found.share < 1.5
    assert found.accurate
    assert found.tensors == 3 * len(list(TRAINING["small"]().model.parameters()))


def test_every_start_trains_from_the_beginning(monkeypatch):
    monkeypatch.setitem(TRAINING, "small", lambda: mmoe(lambda p: torch.optim.Adam(p, 0.01), batch=16))
    training = Training(TRAINING["small"](), "eager")
    first, other, again = training.run(0), training.run(1), training.run(0)
    assert all(torch.equal(first[name], again[name]) for name in first)
    assert any(not torch.equal(first[name], other[name]) for name in first)


def test_starts_are_a_thousandth_apart():
    weight = torch.randn(1000)
    moved = a_thousandth_apart(weight, torch.Generator().manual_seed(1))
    assert 0.5e-3 < (moved / weight - 1).std().item() < 2e-3
    wide = a_thousandth_apart(weight.double(), torch.Generator().manual_seed(1))
    assert torch.equal(wide, moved.double())


def test_quartile_pairs_and_chance():
    assert breaks([1.0, 5.0], [1.0, 2.0, 3.0], 0.5) == 2 / 6
    assert lower_quartile([3.0]) == 3
    assert lower_quartile([1.0, 2.0, 3.0, 4.0, 5.0]) == 2
    assert chance(0, 5, 9) == 1
    assert chance(9, 0, 9) == 1 / math.comb(18, 9)
    assert math.isclose(chance(3, 1, 4), (4 * 4 + 1) / math.comb(8, 4))  # 3 + 1 and 4 + 0 of four events
    assert chance(20, 18, 40) > 0.3


def test_a_mode_that_is_less_accurate_fails(monkeypatch):
    """Errors four times as large as eager's, and ones that are large too often."""

    def errors(factor, every):
        return lambda name, modes, starts: (
            {"w": 1e-6},
            {"eager": {"w": [1.0] * len(starts)}, "mode": {"w": [100.0 if i % every == 0 else factor for i in starts]}},
        )

    for factor, every, accurate in ((1.5, 100, True), (4, 100, False), (1, 2, False), (1, 9, True)):
        monkeypatch.setattr(accuracy, "errors_of", errors(factor, every))
        assert compare("anything", "mode", starts=24).accurate == accurate


def test_processes_share_the_starts():
    found = compare("din", "eager", starts=3, processes=2)
    assert found.breaks <= 0.5


def test_attention_bench_compares_equal_results():
    passes = measure_attention(Case("small", batch=2, heads=2, length=9, depth=8, causal=True), rounds=1)
    assert [name for name, _, _ in passes] == ["forward", "backward"]


def test_gate_names_what_missed_its_target():
    modes = {
        "eager": ModeResult(samples_ms=[4.0]),
        "inductor": ModeResult(samples_ms=[3.0]),
        "inductor_opt": ModeResult(error="broken"),
        "tilewright": ModeResult(samples_ms=[2.0]),
    }
    assert missed_targets({"din": modes}) == []
    modes["tilewright"].samples_ms = [5.0]
    assert missed_targets({"din": modes}) == [
        "din: 0.80x of eager",
        "training: geometric mean 0.60x of the best peer mode",
    ]


def test_callers_call_side_by_side():
    inside, most, calls = [], [], []

    def function(x):
        inside.append(x)
        most.append(len(inside))
        time.sleep(1e-4)
        inside.pop()
        calls.append(x)

    times = latencies(function, [(0,), (1,)], callers=2, seconds=0.05)
    assert times == sorted(times) and times[0] >= 100
    assert len(calls) == len(times) + 2 * WARM_UP
    assert max(most) == 2
