"""What a compiled program consists of and where its time goes.

The compiler reports each step's exact flops and bytes, its predicted time, the Python lines it came from and the
fusions it refused; the runtime records when which thread ran which step. An `Explanation` joins the two.
"""

from __future__ import annotations

import statistics
from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from .report import Bar, section, table, timeline

# What the runtime records of one thread's share of one step: (call, step, thread, tiles, begin ns, end ns).
Event = tuple[int, int, int, int, int, int]


@dataclass(frozen=True, slots=True)
class Step:
    """One step of a program.

    Attributes
    ----------
    kind
        What drives the kernel ("matmul", "row", "pointwise"...), or "eager" for a call of PyTorch.
    reason
        Why PyTorch runs it, for an eager step.
    flops, bytes
        Exact operations, and bytes read and written counting each buffer once; None where the compiler gives none.
    predicted_ns, measured_ns
        The cost model's estimate, and the median of the recorded calls from first start to last end.
    """

    name: str
    kind: str
    lines: tuple[str, ...]
    reason: str
    flops: int | None
    bytes: int | None
    predicted_ns: float | None
    measured_ns: float | None


class Explanation:
    """The steps of a program with their work and time.

    Parameters
    ----------
    report
        The compiler's report.
    events
        What the runtime recorded; none if the program was not profiled.
    """

    def __init__(self, report: dict[str, Any], events: Sequence[Event] = ()) -> None:
        self.report = report
        self.calls: dict[int, list[Event]] = defaultdict(list)
        for event in events:
            self.calls[event[0]].append(event)
        # The ring may have lost the beginning of its oldest call.
        if len(self.calls) > 1:
            del self.calls[min(self.calls)]
        walls = self._walls()
        self.steps = [
            Step(
                name=step["name"],
                kind=step["kind"],
                lines=tuple(step.get("lines", ())),
                reason=step.get("reason", ""),
                flops=step.get("flops"),
                bytes=step.get("bytes"),
                predicted_ns=step.get("predicted_ns"),
                measured_ns=statistics.median(walls[index]) if index in walls else None,
            )
            for index, step in enumerate(report["steps"])
        ]
        self.refusals: list[dict[str, Any]] = report.get("refusals", [])

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
        """Number of steps that PyTorch runs."""
        return sum(step.kind == "eager" for step in self.steps)

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

    # ------------------------------------------------------------ as tables

    STEP_HEADINGS = ("step", "kind", "us", "share", "predicted us", "GFLOP/s", "GB/s", "flops", "bytes", "from")

    def step_rows(self, limit: int | None = None) -> list[tuple[str, ...]]:
        """The steps, those that take longest first."""
        total = sum(filter(None, (step.measured_ns for step in self.steps)))
        ordered = sorted(self.steps, key=lambda step: step.measured_ns or step.predicted_ns or 0.0, reverse=True)
        return [
            (
                step.name,
                step.kind,
                _number(step.measured_ns, 1e3),
                f"{100 * step.measured_ns / total:.1f} %" if step.measured_ns and total else "",
                _number(step.predicted_ns, 1e3),
                _rate(step.flops, step.measured_ns),
                _rate(step.bytes, step.measured_ns),
                _count(step.flops),
                _count(step.bytes),
                " ".join(_short(line) for line in step.lines[:3]) + (" ..." if len(step.lines) > 3 else ""),
            )
            for step in ordered[:limit]
        ]

    KIND_HEADINGS = ("kind", "steps", "us", "share", "predicted us")

    def kind_rows(self) -> list[tuple[str, ...]]:
        """Time by kind of step, with the time in which no step ran; it adds up to the call."""
        groups: dict[str, list[Step]] = defaultdict(list)
        for step in self.steps:
            groups[step.kind].append(step)
        rows = []
        for kind, steps in groups.items():
            measured = sum(step.measured_ns or 0.0 for step in steps)
            predicted = sum(step.predicted_ns or 0.0 for step in steps)
            rows.append((measured, predicted, kind, str(len(steps))))
        if self.waiting_ns is not None:
            rows.append((self.waiting_ns, 0.0, "between steps", ""))
        return [
            (
                kind,
                count,
                _number(measured, 1e3) if self.call_ns else "",
                f"{100 * measured / self.call_ns:.1f} %" if self.call_ns else "",
                _number(predicted, 1e3),
            )
            for measured, predicted, kind, count in sorted(rows, reverse=True)
        ]

    REFUSAL_HEADINGS = ("producer", "consumer", "price us", "bytes", "why they stayed apart")

    def refusal_rows(self, limit: int | None = None) -> list[tuple[str, ...]]:
        """Pairs of kernels that were not fused, the dearest first; the price is what fusing would have saved."""
        ordered = sorted(self.refusals, key=lambda refusal: refusal["nanoseconds"], reverse=True)
        return [
            (
                refusal["producer"],
                refusal["consumer"],
                _number(refusal["nanoseconds"], 1e3),
                _count(refusal["bytes"]),
                refusal["reason"],
            )
            for refusal in ordered[:limit]
        ]

    EAGER_HEADINGS = ("op", "why PyTorch runs it", "us", "from")

    def eager_rows(self) -> list[tuple[str, ...]]:
        """The steps that PyTorch runs."""
        return [
            (step.name, step.reason, _number(step.measured_ns, 1e3), " ".join(map(_short, step.lines)))
            for step in self.steps
            if step.kind == "eager"
        ]

    def summary(self) -> str:
        """One sentence."""
        kernels = len(self.steps) - self.eager_steps
        parts = [f"{kernels} kernels ({self.report.get('distinct_kernels', kernels)} distinct)"]
        parts.append(f"{self.eager_steps} eager steps")
        parts.append(f"{_count(self.report.get('arena_bytes', 0))}B of intermediate results")
        if "total_ms" in self.report:
            parts.append(f"compiled in {self.report['total_ms'] / 1e3:.2f} s")
        if self.call_ns is not None:
            parts.append(f"{self.call_ns / 1e6:.3f} ms a call")
        return ", ".join(parts)

    def tables(self, limit: int | None) -> list[tuple[str, Sequence[str], list[tuple[str, ...]]]]:
        """Everything as (title, headings, rows); empty tables are left out."""
        tables: list[tuple[str, Sequence[str], list[tuple[str, ...]]]] = [
            ("Time by kind", self.KIND_HEADINGS, self.kind_rows()),
            ("Steps, slowest first", self.STEP_HEADINGS, self.step_rows(limit)),
            ("Eager steps", self.EAGER_HEADINGS, self.eager_rows()),
            ("Fusions refused, dearest first", self.REFUSAL_HEADINGS, self.refusal_rows(limit)),
        ]
        return [entry for entry in tables if entry[2]]

    def html(self, title: str) -> str:
        """Everything as a section of a page, with the latest call's timeline."""
        parts = [timeline(self.bars(), "ms")]
        parts += [f"<h3>{name}</h3>{table(headings, rows)}" for name, headings, rows in self.tables(None)]
        return section(title, *parts, note=self.summary())

    def print(self, console: Any, title: str, limit: int | None = 20) -> None:
        """Print everything to a `rich` console."""
        from rich.table import Table

        console.rule(title)
        console.print(self.summary(), highlight=False)
        for name, headings, rows in self.tables(limit):
            shown = Table(*headings, title=name, title_justify="left")
            for row in rows:
                shown.add_row(*row)
            console.print(shown)


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
    """A source line without its folder."""
    return Path(line).name
