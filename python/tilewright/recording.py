"""Recording what compiled programs do: ``with tilewright.profile() as profile: ...``."""

from __future__ import annotations

import json
import weakref
from pathlib import Path
from types import TracebackType
from typing import Any

from .explain import Explanation
from .report import page

# Every program that is alive, and the recordings that are open.
_alive: weakref.WeakSet[Any] = weakref.WeakSet()
_open: list[profile] = []


def register(program: Any) -> None:
    """Note a new program, so that an open recording includes it."""
    _alive.add(program)
    for recording in _open:
        recording.include(program)


def is_recorded(program: Any) -> bool:
    """Whether an open recording includes the program."""
    return any(program is included for recording in _open for included in recording._programs)


class profile:  # noqa: N801 - used like a function
    """Records all compiled programs while the block runs.

    Recording costs two clock readings for each step and thread; a program that is not recorded pays nothing.

    Parameters
    ----------
    capacity
        Events that each program keeps; the oldest are dropped.

    Examples
    --------
    >>> with tilewright.profile() as recorded:
    ...     for batch in batches:
    ...         step(*batch)
    >>> recorded.print()
    >>> recorded.write_page("profile.html")
    """

    def __init__(self, capacity: int = 200_000) -> None:
        self.capacity = capacity
        self.explanations: list[Explanation] = []
        # Held until the end: a script's programs may die with the function that made them.
        self._programs: list[Any] = []

    def __enter__(self) -> profile:
        """Start recording."""
        _open.append(self)
        for program in _alive:
            self.include(program)
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        """Stop recording and explain the programs that ran."""
        _open.remove(self)
        for program in self._programs:
            if (explanation := program.explain()).calls:
                self.explanations.append(explanation)
            if not is_recorded(program):
                program.executable.profile(0)
        self._programs.clear()

    def include(self, program: Any) -> None:
        """Record one more program; within another recording its events are those of both."""
        if not is_recorded(program):
            program.executable.profile(self.capacity)
        self._programs.append(program)

    def print(self, console: Any = None) -> None:
        """Print the tables of every program that ran."""
        from rich.console import Console

        console = console or Console()
        for explanation in self.explanations:
            explanation.print(console)

    def write_trace(self, path: str | Path) -> None:
        """Write all recorded calls as JSON that Perfetto and chrome://tracing open, one process for each program."""
        events = [
            event for number, explanation in enumerate(self.explanations) for event in explanation.trace_events(number)
        ]
        Path(path).write_text(json.dumps({"traceEvents": events, "displayTimeUnit": "ns"}))

    def write_page(self, path: str | Path) -> None:
        """Write a self-contained HTML page with tables and timelines."""
        sections = [explanation.html() for explanation in self.explanations]
        Path(path).write_text(page("Tilewright: where the time goes", *sections))
