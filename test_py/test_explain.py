"""`Explanation`: the compiler's report and the runtime's events as figures, tables and a page."""

import io

import pytest
from rich.console import Console

from tilewright.explain import Explanation

REPORT = {
    "steps": [
        {
            "name": "linear",
            "kind": "matmul",
            "lines": ["model/net.py:7"],
            "flops": 4_000_000,
            "bytes": 50_000,
            "predicted_ns": 30e3,
        },
        {"name": "aten.sort", "kind": "eager", "lines": ["model/net.py:9"], "reason": "no kernel sorts"},
    ],
    "refusals": [
        {"producer": "a", "consumer": "b", "reason": "a lies between", "bytes": 2000, "nanoseconds": 100},
        {"producer": "c", "consumer": "d", "reason": "too much arithmetic", "bytes": 9000, "nanoseconds": 700},
    ],
    "arena_bytes": 4096,
    "distinct_kernels": 1,
    "total_ms": 1500.0,
}


def call(number, start, duration):
    """Two threads share the matmul; then one waits and sorts."""
    return [
        (number, 0, 0, 4, start, start + duration),
        (number, 0, 1, 4, start + 10, start + duration + 10),
        (number, 1, 0, 1, start + 2 * duration, start + 3 * duration),
    ]


@pytest.fixture
def explanation():
    # The oldest call is dropped: the ring may have lost its beginning.
    return Explanation(
        REPORT, [*call(0, 0, 1), *call(1, 1000, 40_000), *call(2, 200_000, 60_000), *call(3, 500_000, 50_000)]
    )


def test_measured_time_is_the_median_from_first_start_to_last_end(explanation):
    matmul, sort = explanation.steps
    assert matmul.measured_ns == 50_010
    assert sort.measured_ns == 50_000
    assert explanation.call_ns == 150_000
    assert explanation.waiting_ns == 150_000 - 100_010


def test_kinds_add_up_to_the_call(explanation):
    rows = explanation.kind_rows()
    assert [row[0] for row in rows] == ["matmul", "eager", "between steps"]
    assert sum(float(row[2]) for row in rows) == pytest.approx(150.0, abs=0.2)


def test_rates_come_from_exact_work(explanation):
    row = dict(zip(explanation.STEP_HEADINGS, explanation.step_rows()[0], strict=True))
    assert row["GFLOP/s"] == "80.0"
    assert row["GB/s"] == "1.0"
    assert row["predicted us"] == "30.0"
    assert row["from"] == "net.py:7"


def test_eager_steps_say_why(explanation):
    assert explanation.eager_steps == 1
    assert explanation.eager_rows() == [("aten.sort", "no kernel sorts", "50.0", "net.py:9")]


def test_dearest_refusal_comes_first(explanation):
    assert [row[0] for row in explanation.refusal_rows()] == ["c", "a"]


def test_timeline_shows_the_latest_call(explanation):
    bars = explanation.bars()
    assert [(bar.row, bar.kind) for bar in bars] == [
        ("thread 0", "matmul"),
        ("thread 1", "matmul"),
        ("thread 0", "eager"),
    ]
    assert bars[0].start == 0.0
    assert bars[-1].end == pytest.approx(0.15)


def test_without_events_only_the_prediction_is_shown():
    explanation = Explanation(REPORT)
    assert explanation.call_ns is None
    assert explanation.bars() == []
    assert explanation.step_rows()[0][2:5] == ("", "", "30.0")
    assert [row[0] for row in explanation.kind_rows()] == ["matmul", "eager"]


def test_prints_and_writes(explanation):
    console = Console(record=True, width=200, file=io.StringIO())
    explanation.print(console, "a program")
    text = console.export_text()
    assert "1 kernels (1 distinct), 1 eager steps" in text
    assert "too much arithmetic" in text
    assert "too much arithmetic" in explanation.html("a program")
