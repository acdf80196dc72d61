"""What a compiled program consists of and where its time goes.

The compiler reports each step's exact flops and bytes, the Python lines it came from and the fusions it refused; the
runtime records when which thread ran which step; a probe says how fast the machine is. An `Explanation` joins them.
"""

from __future__ import annotations

import functools
import itertools
import statistics
from collections import defaultdict
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from .machine import Machine
from .report import Bar, paragraph, section, subsection, table, timeline

# What the runtime records of one thread's share of one step: (call, step, thread, tiles, begin ns, end ns).
Event = tuple[int, int, int, int, int, int]

WITHOUT_KERNEL = ("eager", "interpreted")


@dataclass(frozen=True, slots=True)
class Step:
    """One step of a program.

    Attributes
    ----------
    kind
        What drives the kernel ("matmul", "row", "pointwise"...); "eager" for a call of PyTorch, "interpreted" for an
        op whose kernel failed to compile.
    kernel
        Number of its code among the distinct kernels; None for an eager step.
    reason
        Why there is no kernel, for a step of the last two kinds.
    flops, bytes
        Exact operations, and bytes read and written counting each buffer once; None where the compiler gives none.
    predicted_ns, measured_ns
        What the work takes at the machine's measured speed, and the median of the recorded calls from first start to
        last end.
    prologue
        Whether it depends on weights only, and runs only after a change of them.
    """

    name: str
    kind: str
    kernel: int | None
    lines: tuple[str, ...]
    reason: str
    flops: int | None
    bytes: int | None
    predicted_ns: float | None
    measured_ns: float | None
    prologue: bool = False


class Explanation:
    """The steps of a program with their work and time.

    Parameters
    ----------
    report
        The compiler's report, with a title.
    events
        What the runtime recorded; none if the program was not profiled.
    machine
        Measures the machine, for predictions; none if there is nothing to predict.
    """

    def __init__(
        self, report: dict[str, Any], events: Sequence[Event] = (), machine: Callable[[], Machine] | None = None
    ) -> None:
        self.report = report
        self._machine = machine
        self.title: str = report.get("title", "program")
        self.calls: dict[int, list[Event]] = defaultdict(list)
        for event in events:
            self.calls[event[0]].append(event)
        # The ring may have lost the beginning of its oldest call.
        if len(self.calls) > 1:
            del self.calls[min(self.calls)]
        self.refusals: list[dict[str, Any]] = report.get("refusals", [])

    @functools.cached_property
    def steps(self) -> list[Step]:
        """The steps in order; asking for them measures the machine."""
        walls = self._walls()
        footprint = sum(step.get("bytes", 0) for step in self.report["steps"])
        return [
            Step(
                name=step["name"],
                kind=step["kind"],
                kernel=step.get("kernel"),
                lines=tuple(step.get("lines", ())),
                reason=step.get("reason", ""),
                flops=step.get("flops"),
                bytes=step.get("bytes"),
                predicted_ns=self._predict(step, footprint),
                measured_ns=statistics.median(walls[index]) if index in walls else None,
                prologue=step.get("prologue", False),
            )
            for index, step in enumerate(self.report["steps"])
        ]

    @functools.cached_property
    def machine(self) -> Machine | None:
        """How fast this machine is, measured when it is first asked for."""
        return self._machine() if self._machine else None

    def _predict(self, step: dict[str, Any], footprint: int) -> float | None:
        if self.machine is None or "weighted" not in step:
            return None
        return self.machine.predict_ns(step["kind"], step["in_products"], step["weighted"], step["bytes"], footprint)

    def _walls(self) -> dict[int, list[int]]:
        """Return the wall time of each step in each call, in ns."""
        walls: dict[int, list[int]] = defaultdict(list)
        for events in self.calls.values():
            spans: dict[int, tuple[int, int]] = {}
            for _, step, _, _, begin, end in events:
                first, last = spans.get(step, (begin, end))
                spans[step] = min(first, begin), max(last, end)
            for step, (begin, end) in spans.items():
                walls[step].append(end - begin)
        return walls

    @property
    def eager_steps(self) -> int:
        """Number of steps without a kernel: calls of PyTorch, and ops that the interpreter runs."""
        return sum(step["kind"] in WITHOUT_KERNEL for step in self.report["steps"])

    @property
    def call_ns(self) -> float | None:
        """Median time of a call from its first step's start to its last one's end."""
        spans = [
            max(event[5] for event in events) - min(event[4] for event in events) for events in self.calls.values()
        ]
        return statistics.median(spans) if spans else None

    @property
    def waiting_ns(self) -> float | None:
        """The part of a call in which no step ran: barriers and the calls of eager steps."""
        if self.call_ns is None:
            return None
        return max(0.0, self.call_ns - sum(step.measured_ns or 0.0 for step in self.steps))

    def bars(self) -> list[Bar]:
        """The latest recorded call as a timeline, in ms."""
        if not self.calls:
            return []
        events = self.calls[max(self.calls)]
        origin = min(event[4] for event in events)
        bars = []
        for _, index, thread, tiles, begin, end in sorted(events, key=lambda event: event[4]):
            step = self.steps[index]
            tooltip = f"{step.name}: {(end - begin) / 1e3:.1f} us, {tiles} tiles\n" + "\n".join(step.lines)
            bars.append(Bar(f"thread {thread}", (begin - origin) / 1e6, (end - origin) / 1e6, step.kind, tooltip))
        return bars

    def trace_events(self, process: int) -> list[dict[str, Any]]:
        """All recorded calls as complete events of the Trace Event Format, which Perfetto reads; times in us.

        Parameters
        ----------
        process
            Number of the track that holds this program's threads.
        """
        events: list[dict[str, Any]] = [_metadata("process_name", self.title, process, 0)]
        recorded = sorted(itertools.chain.from_iterable(self.calls.values()), key=lambda event: event[4])
        for thread in sorted({event[2] for event in recorded}):
            events.append(_metadata("thread_name", f"thread {thread}", process, thread))
        for call, index, thread, tiles, begin, end in recorded:
            step = self.steps[index]
            events.append(
                {
                    "ph": "X",
                    "name": step.name,
                    "cat": step.kind,
                    "pid": process,
                    "tid": thread,
                    "ts": begin / 1e3,
                    "dur": (end - begin) / 1e3,
                    "args": {
                        "call": call,
                        "tiles": tiles,
                        "flops": step.flops,
                        "bytes": step.bytes,
                        "predicted us": step.predicted_ns and step.predicted_ns / 1e3,
                        "from": " ".join(step.lines),
                    },
                }
            )
        return events

    # ------------------------------------------------------------ as tables

    KERNEL_HEADINGS = (
        "kernel", "kind", "runs", "us", "share", "predicted us", "GFLOP/s", "GB/s", "flops", "bytes", "from"
    )  # fmt: skip

    def kernel_rows(self, limit: int | None = None) -> list[tuple[str, ...]]:
        """The kernels, those that take longest first; equal ones from the same lines, as of repeated blocks, are one.

        Figures are sums over the runs in a call.
        """
        groups: dict[Any, list[Step]] = defaultdict(list)
        for step in self.steps:
            groups[step.kind, step.name if step.kernel is None else step.kernel, step.lines].append(step)
        total = sum(filter(None, (step.measured_ns for step in self.steps)))
        rows = []
        for steps in groups.values():
            first = steps[0]
            measured, predicted = _sum(steps, "measured_ns"), _sum(steps, "predicted_ns")
            flops, moved = _sum(steps, "flops"), _sum(steps, "bytes")
            row = (
                first.name,
                first.kind,
                str(len(steps)),
                _number(measured, 1e3),
                f"{100 * measured / total:.1f} %" if measured and total else "",
                _number(predicted, 1e3),
                _rate(flops, measured),
                _rate(moved, measured),
                _count(flops),
                _count(moved),
                " ".join(_short(line) for line in first.lines[:3]) + (" ..." if len(first.lines) > 3 else ""),
            )
            rows.append((measured or predicted or 0.0, row))
        rows.sort(key=lambda entry: entry[0], reverse=True)
        return [row for _, row in rows[:limit]]

    KIND_HEADINGS = ("kind", "steps", "us", "share", "predicted us")

    def kind_rows(self) -> list[tuple[str, ...]]:
        """Time by kind of step, with the time in which no step ran; it adds up to the call."""
        groups: dict[str, list[Step]] = defaultdict(list)
        for step in self.steps:
            groups[step.kind].append(step)
        rows: list[tuple[str, str, float | None, float | None]] = [
            (kind, str(len(steps)), _sum(steps, "measured_ns"), _sum(steps, "predicted_ns"))
            for kind, steps in groups.items()
        ]
        if self.waiting_ns is not None:
            rows.append(("between steps", "", self.waiting_ns, None))
        rows.sort(key=lambda row: row[2] or row[3] or 0.0, reverse=True)
        return [
            (
                kind,
                count,
                _number(measured, 1e3),
                f"{100 * measured / self.call_ns:.1f} %" if measured is not None and self.call_ns else "",
                _number(predicted, 1e3),
            )
            for kind, count, measured, predicted in rows
        ]

    STAGE_HEADINGS = ("stage", "ms")

    def stage_rows(self) -> list[tuple[str, ...]]:
        """Where compiling spent its time; the stages of kernels are summed over threads."""
        return [(stage, f"{milliseconds:,.1f}") for stage, milliseconds in self.report.get("stage_ms", {}).items()]

    REFUSAL_HEADINGS = ("kernel", "read by", "price us", "bytes", "why they stayed apart")

    def refusal_rows(self, limit: int | None = None) -> list[tuple[str, ...]]:
        """Kernels that were not fused, the dearest first; the price is what fusing them would have saved.

        Equal pairs, and the readers that one kernel was not fused with for the same reason, are one row.
        """
        code = {step.name: step.kernel for step in self.steps}
        kind = {step.name: step.kind for step in self.steps}
        groups: dict[Any, list[dict[str, Any]]] = defaultdict(list)
        for refusal in self.refusals:
            producer, consumer = refusal["producer"], refusal["consumer"]
            groups[code.get(producer, producer), kind.get(consumer), refusal["reason"]].append(refusal)
        rows = []
        for refusals in groups.values():
            price = sum(refusal["nanoseconds"] for refusal in refusals)
            row = (
                refusals[0]["producer"],
                refusals[0]["consumer"] + (f" and {len(refusals) - 1} more" if len(refusals) > 1 else ""),
                _number(price, 1e3),
                _count(sum(refusal["bytes"] for refusal in refusals)),
                refusals[0]["reason"],
            )
            rows.append((price, row))
        rows.sort(key=lambda entry: entry[0], reverse=True)
        return [row for _, row in rows[:limit]]

    EAGER_HEADINGS = ("op", "why there is no kernel", "us", "from")

    def eager_rows(self) -> list[tuple[str, ...]]:
        """The steps without a kernel."""
        return [
            (step.name, step.reason, _number(step.measured_ns, 1e3), " ".join(map(_short, step.lines)))
            for step in self.steps
            if step.kind in WITHOUT_KERNEL
        ]

    def summary(self) -> str:
        """One sentence."""
        kernels, eager = len(self.steps) - self.eager_steps, self.eager_steps
        parts = [f"{kernels} kernels ({self.report.get('distinct_kernels', kernels)} distinct), {eager} eager steps"]
        parts.append(f"{_count(self.report.get('arena_bytes', 0))}B of intermediate results")
        if prologue := sum(step.prologue for step in self.steps):
            kept = _count(self.report.get("kept_bytes", 0))
            parts.append(f"{prologue} kernels only after a change of the weights ({kept}B kept)")
        if "total_ms" in self.report:
            how = "found on disk" if self.report.get("from_disk") else "compiled"
            parts.append(f"{how} in {self.report['total_ms'] / 1e3:.2f} s")
        if self.call_ns is not None:
            parts.append(f"{self.call_ns / 1e6:.3f} ms a call")
        return ", ".join(parts)

    def legend(self) -> str:
        """What the columns mean."""
        parts = []
        if self.call_ns is not None:
            calls = "the call" if len(self.calls) == 1 else f"{len(self.calls)} calls"
            parts.append(f"us: median of {calls}, from a kernel's first start to its last end on any thread.")
        if self.machine is not None:
            parts.append(f"predicted us: the time of the flops and bytes on this machine ({self.machine}).")
        parts.append("bytes: read and written, each buffer once. from: the Python lines, also of a backward pass.")
        if any(step.kind == "library" for step in self.steps):
            parts.append("library: written by hand, not generated.")
        if self.refusals:
            parts.append("price us: what the cost model expects fusing to save.")
        return " ".join(parts)

    def tables(self, limit: int | None) -> list[tuple[str, Sequence[str], list[tuple[str, ...]]]]:
        """Everything as (title, headings, rows); empty tables and columns are left out."""
        tables: list[tuple[str, Sequence[str], list[tuple[str, ...]]]] = [
            ("Time by kind", self.KIND_HEADINGS, self.kind_rows()),
            ("Kernels, slowest first", self.KERNEL_HEADINGS, self.kernel_rows(limit)),
            ("Eager steps", self.EAGER_HEADINGS, self.eager_rows()),
            ("Fusions refused, dearest first", self.REFUSAL_HEADINGS, self.refusal_rows(limit)),
            ("Time to compile", self.STAGE_HEADINGS, self.stage_rows()),
        ]
        return [(title, *_without_empty_columns(headings, rows)) for title, headings, rows in tables if rows]

    def html(self) -> str:
        """Everything as a section of a page, with the latest call's timeline."""
        parts = [timeline(self.bars(), "ms")]
        parts += [subsection(name, table(headings, rows)) for name, headings, rows in self.tables(None)]
        return section(self.title, *parts, paragraph(self.legend()), note=f"{self.summary()}.")

    def print(self, console: Any, limit: int | None = 20) -> None:
        """Print everything to a `rich` console."""
        from rich.table import Table

        console.rule(self.title)
        console.print(self.summary(), highlight=False)
        for name, headings, rows in self.tables(limit):
            shown = Table(*headings, title=name, title_justify="left")
            for row in rows:
                shown.add_row(*row)
            console.print(shown)
        console.print(self.legend(), style="dim", highlight=False)


def _metadata(kind: str, name: str, process: int, thread: int) -> dict[str, Any]:
    """An event that names a track of a trace."""
    return {"ph": "M", "name": kind, "pid": process, "tid": thread, "args": {"name": name}}


def _sum(steps: Sequence[Step], field: str) -> Any:
    """The sum of a field; None where no step has it."""
    values = [value for step in steps if (value := getattr(step, field)) is not None]
    return sum(values) if values else None


def _without_empty_columns(
    headings: Sequence[str], rows: list[tuple[str, ...]]
) -> tuple[Sequence[str], list[tuple[str, ...]]]:
    kept = [column for column in range(len(headings)) if any(row[column] for row in rows)]
    return [headings[column] for column in kept], [tuple(row[column] for column in kept) for row in rows]


def _number(value: float | None, unit: float) -> str:
    return "" if value is None else f"{value / unit:,.1f}"


def _rate(amount: int | None, nanoseconds: float | None) -> str:
    """Amount a nanosecond, which is giga-amounts a second."""
    return f"{amount / nanoseconds:.1f}" if amount and nanoseconds else ""


def _count(value: float | None) -> str:
    """A count with a decimal prefix."""
    if value is None:
        return ""
    for prefix in ("", "k", "M", "G", "T"):
        if abs(value) < 1000 or prefix == "T":
            break
        value /= 1000
    return f"{value:.3g} {prefix}"


def _short(line: str) -> str:
    """A source line without its folder; line 0 stands for a whole function."""
    return Path(line).name.removesuffix(":0")
