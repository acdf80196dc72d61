"""`Explanation`: the compiler's report and the runtime's events as figures, tables and a page."""

import io

import pytest
from rich.console import Console

from tilewright.explain import Explanation
from tilewright.machine import LAUNCH_NS, PRODUCT_SHARE, Machine, measure

# 100 flops a nanosecond; 40 bytes from the cache of 32 KB, 10 bytes from memory.
MACHINE = Machine(100.0, ((32768.0, 40.0), (131072.0, 10.0)))

REPORT = {
    "title": "a program",
    "steps": [
        {
            "name": "linear",
            "kind": "matmul",
            "kernel": 0,
            "lines": ["model/net.py:7"],
            "flops": 4_000_000,
            "bytes": 50_000,
            "in_products": 3_000_000,
            "weighted": 3_500_000.0,
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
    "stage_ms": {"30-fuse": 1234.5, "90-llvm": 265.5},
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
        REPORT,
        [*call(0, 0, 1), *call(1, 1000, 40_000), *call(2, 200_000, 60_000), *call(3, 500_000, 50_000)],
        lambda: MACHINE,
    )


def test_measured_time_is_the_median_from_first_start_to_last_end(explanation):
    matmul, sort = explanation.steps
    assert matmul.measured_ns == 50_010
    assert sort.measured_ns == 50_000
    assert explanation.call_ns == 150_000
    assert explanation.waiting_ns == 150_000 - 100_010


def test_time_is_predicted_from_work_and_measured_speed(explanation):
    matmul, sort = explanation.steps
    products, others = 3_000_000 / PRODUCT_SHARE["matmul"] / 100, 2 * 500_000 / 100
    assert matmul.predicted_ns == pytest.approx(LAUNCH_NS + products + others + 50_000 / MACHINE.bandwidth(50_000))
    assert sort.predicted_ns is None


def test_bandwidth_falls_from_the_cache_to_memory():
    assert MACHINE.bandwidth(0) == MACHINE.bandwidth(32768) == 40
    assert MACHINE.bandwidth(65536) == pytest.approx(20)
    assert MACHINE.bandwidth(1e9) == 10


def test_the_machine_is_measured():
    machine = measure()
    rates = [rate for _, rate in machine.bytes_per_ns]
    assert machine.flops_per_ns > 1
    assert all(rate > 0.1 for rate in rates)
    assert measure() is machine


def test_stages_show_where_compiling_spent_its_time(explanation):
    assert explanation.stage_rows() == [("30-fuse", "1,234.5"), ("90-llvm", "265.5")]
    assert "compiled in 1.50 s" in explanation.summary()
    assert "found on disk in 1.50 s" in Explanation({**REPORT, "from_disk": True}).summary()


def test_kinds_add_up_to_the_call(explanation):
    rows = explanation.kind_rows()
    assert [row[0] for row in rows] == ["matmul", "eager", "between steps"]
    assert sum(float(row[2]) for row in rows) == pytest.approx(150.0, abs=0.2)


def test_rates_come_from_exact_work(explanation):
    row = dict(zip(explanation.KERNEL_HEADINGS, explanation.kernel_rows()[0], strict=True))
    assert row["GFLOP/s"] == "80.0"
    assert row["GB/s"] == "1.0"
    assert row["predicted us"] == "44.2"
    assert row["from"] == "net.py:7"


def test_a_kernel_that_runs_twice_is_one_row():
    first = REPORT["steps"][0]
    report = {"steps": [first, {**first, "name": "linear_1"}, {**first, "lines": ["model/net.py:8"]}]}
    rows = [
        dict(zip(Explanation.KERNEL_HEADINGS, row, strict=True))
        for row in Explanation(report, machine=lambda: MACHINE).kernel_rows()
    ]
    assert [(row["runs"], row["predicted us"], row["flops"], row["from"]) for row in rows] == [
        ("2", "94.6", "8 M", "net.py:7"),
        ("1", "47.3", "4 M", "net.py:8"),
    ]


def test_eager_steps_say_why(explanation):
    assert explanation.eager_steps == 1
    assert explanation.eager_rows() == [("aten.sort", "no kernel sorts", "50.0", "net.py:9")]


def test_dearest_refusal_comes_first(explanation):
    assert [row[0] for row in explanation.refusal_rows()] == ["c", "a"]


def test_readers_refused_for_one_reason_are_one_row():
    refusals = [{**REPORT["refusals"][0], "consumer": consumer} for consumer in ("b", "c", "d")]
    rows = Explanation({**REPORT, "refusals": refusals}).refusal_rows()
    assert rows == [("a", "b and 2 more", "0.3", "6 k", "a lies between")]


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
    explanation = Explanation(REPORT, machine=lambda: MACHINE)
    assert explanation.call_ns is None
    assert explanation.bars() == []
    assert [row[0] for row in explanation.kind_rows()] == ["matmul", "eager"]
    headings = {title: headings for title, headings, _ in explanation.tables(None)}
    assert "predicted us" in headings["Kernels, slowest first"]
    assert not {"us", "share", "GB/s"}.intersection(headings["Kernels, slowest first"])


def test_trace_is_what_perfetto_reads(explanation):
    trace = explanation.trace_events(process=3)
    names = {(event["name"], event["tid"]): event["args"]["name"] for event in trace if event["ph"] == "M"}
    assert names == {("process_name", 0): "a program", ("thread_name", 0): "thread 0", ("thread_name", 1): "thread 1"}
    complete = [event for event in trace if event["ph"] == "X"]
    assert len(complete) == 9  # Three calls of three events; the oldest call is dropped.
    assert {event["pid"] for event in trace} == {3}
    assert [event["ts"] for event in complete] == sorted(event["ts"] for event in complete)
    assert complete[0]["dur"] == 40.0
    assert complete[0]["args"]["from"] == "model/net.py:7"


def test_prints_and_writes(explanation):
    console = Console(record=True, width=200, file=io.StringIO())
    explanation.print(console)
    text = console.export_text()
    assert "1 kernels (1 distinct), 1 eager steps" in text
    assert "too much arithmetic" in text
    assert "too much arithmetic" in explanation.html()
