"""A comparison's figures as a table."""

from __future__ import annotations

from collections.abc import Callable

from rich.table import Table

from .measure import ModeResult
from .modes import BACKEND, PRODUCT

HEADINGS = ("ms", "quartiles", "vs eager", "vs best peer", "cold s", "warm s", "MB", "working MB", "eager steps")

# What the columns mean, for a help text.
LEGEND = (
    "Each row shows the median ms of a step, its ratio to eager and to the best other mode (above 1 is faster than "
    "they), seconds to compile with an empty and with a filled cache, the highest resident memory while stepping, and "
    "how much of that is neither the loaded model nor optimizer state."
)


def ratio_to(modes: dict[str, ModeResult], mode: str, others: list[str]) -> float | None:
    """How many times faster a mode is than the fastest of others; None where nothing was measured."""
    measured = [modes[name].median_ms for name in others if name in modes and modes[name].samples_ms]
    if not measured or not modes[mode].samples_ms:
        return None
    return min(measured) / modes[mode].median_ms


def peers_of(modes: dict[str, ModeResult], mode: str) -> list[str]:
    """Return the modes to compare with: for ours all others, for another all but itself and ours."""
    return [name for name in modes if name not in (mode, BACKEND, PRODUCT)]


def new_table(title: str, *more: str) -> Table:
    """Return an empty table with more columns at the end."""
    table = Table("workload", "mode", title=title)
    for heading in (*HEADINGS, *more):
        table.add_column(heading, justify="right")
    return table


def add_rows(table: Table, workload: str, modes: dict[str, ModeResult], *more: Callable[[ModeResult], str]) -> None:
    """Add a workload's modes; ``more`` fill the table's columns at the end."""

    def cell(value: float | None, form: str = ".2f") -> str:
        return "" if value is None else format(value, form)

    for index, (mode, result) in enumerate(modes.items()):
        label = workload if index == 0 else ""
        style = "bold" if mode == PRODUCT else None
        if result.error is not None:
            table.add_row(label, mode, "failed", style="red")
            continue
        first, third = result.quartiles_ms
        table.add_row(
            label,
            mode,
            f"{result.median_ms:.3f}",
            f"{first:.3f}-{third:.3f}",
            cell(ratio_to(modes, mode, ["eager"])),
            cell(ratio_to(modes, mode, peers_of(modes, mode))),
            f"{result.cold_compile_s:.1f}",
            f"{result.warm_compile_s:.1f}",
            f"{result.peak_mb:.0f}",
            f"{result.working_mb:.0f}",
            cell(result.eager_steps, "d"),
            *(column(result) for column in more),
            style=style,
        )
    table.add_section()


def failures(modes: dict[str, ModeResult]) -> list[str]:
    """Return the last words of every mode that failed."""
    return [
        f"{mode} failed: {result.error.strip()[-600:]}" for mode, result in modes.items() if result.error is not None
    ]
