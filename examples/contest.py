"""Trains one task in several modes from the same seed, one step of each in turns, and shows what came out.

A task is a function without arguments that returns a ``Task``, named as "module:function". Every mode trains it in a
process of its own (``tilewright.comparison.process``), so that compile time and memory are its own too.
"""

import dataclasses
import statistics
import sys
import tempfile
import time
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from pathlib import Path

import torch
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table
from torch import Tensor, nn

from tilewright import report
from tilewright.comparison.modes import make_training_step
from tilewright.comparison.process import Child, ChildError, peak_memory_mb, reset_peak_memory, serve
from tilewright.comparison.workload import find

MODES = ("eager", "inductor", "tilewright")
NUDGED = "nudged"  # Eager, with all initial weights off by a rounding error: what it differs by is noise.
SEED = 20
TURN = 10  # Steps that a mode runs before the next one's turn.


@dataclass
class Task:
    """A model to train, with everything that is the same in every mode.

    Parameters
    ----------
    sample
        What a step consumes ``samples`` of: "token", "rating".
    metric, validate
        A figure of the trained model and its name.
    noise
        How far apart the metric of two trainings may end that differ in rounding only, as those of two compilers do:
        some ten times what eager and ``NUDGED`` were seen to differ by, since every machine rounds in other places.
    schedule
        Factor of the learning rate at each step.
    """

    title: str
    model: Callable[[], nn.Module]
    optimizer: Callable[[Iterable[nn.Parameter]], torch.optim.Optimizer]
    loss_fn: Callable[..., Tensor]
    batch: Callable[[int], tuple[Tensor, ...]]
    steps: int
    sample: str
    samples: int
    metric: str
    validate: Callable[[nn.Module], float]
    noise: float
    schedule: Callable[[int], float] = lambda step: 1.0


@dataclass
class Run:
    """One mode's training: what it printed in the table."""

    mode: str
    compile_s: float = 0.0
    peak_mb: float = 0.0
    metric: float = 0.0
    losses: list[float] = field(default_factory=list)
    step_ms: list[float] = field(default_factory=list)
    timeline: list[dict] = field(default_factory=list)
    error: str | None = None


# ---------------------------------------------------------------- the child: one mode


def start(name: str, mode: str, threads: int) -> tuple[dict, Callable[..., dict]]:
    """Build the task and compile its step; the compiling step is the first one of the training."""
    torch.set_num_threads(threads)
    task = find(name)()
    torch.manual_seed(SEED)
    model = task.model()
    if mode == NUDGED:
        mode = "eager"
        with torch.no_grad():
            for parameter in model.parameters():
                parameter *= 1 + torch.finfo(parameter.dtype).eps
    optimizer = task.optimizer(model.parameters())
    scheduler = torch.optim.lr_scheduler.LambdaLR(optimizer, task.schedule)
    step = make_training_step(mode, model, optimizer, task.loss_fn)
    done = 0

    def train(steps: int) -> dict:
        nonlocal done
        losses, step_ms = [], []
        for _ in range(steps):
            batch = task.batch(done)
            begin = time.perf_counter()
            loss = step(*batch)
            step_ms.append(1e3 * (time.perf_counter() - begin))
            losses.append(float(loss))
            # The scheduler runs outside the step, as in any training loop.
            scheduler.step()
            done += 1
        return {"losses": losses, "step_ms": step_ms, "peak_mb": peak_memory_mb()}

    def answer(request: str, **fields) -> dict:
        if request == "train":
            return train(**fields)
        model.eval()
        with torch.no_grad():
            metric = task.validate(model)
        model.train()
        return {"metric": metric, "timeline": recorded_step() if mode == "tilewright" else []}

    def recorded_step() -> list[dict]:
        """Record a step after some others, as the bars of its timeline."""
        import tilewright

        with tilewright.profile() as recorded:
            train(3)
        return [dataclasses.asdict(bar) for bar in recorded.explanations[-1].bars()]

    begin = time.perf_counter()
    first = train(1)
    first_s = time.perf_counter() - begin
    reset_peak_memory()
    return {"compile_s": first_s, "losses": first["losses"]}, answer


# ---------------------------------------------------------------- the parent: all modes in turns


def compete(
    name: str, console: Console, threads: int, steps: int | None = None, modes: Sequence[str] = MODES
) -> tuple[Task, list[Run]]:
    """Train a task in several modes.

    Parameters
    ----------
    name
        The task, as "module:function".
    steps
        Steps to train for, instead of the task's own number.
    """
    task = find(name)()
    task.steps = steps or task.steps
    runs = [Run(mode) for mode in modes]
    columns = (TextColumn("{task.description:24}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with tempfile.TemporaryDirectory() as folder, Progress(*columns, console=console) as progress:
        bars = {run.mode: progress.add_task(f"{run.mode}: waiting", total=task.steps) for run in runs}
        children: dict[str, Child] = {}
        for run in runs:
            progress.update(bars[run.mode], description=f"{run.mode}: compiling")
            try:
                child = Child("examples.contest", name, run.mode, str(threads), cache=Path(folder) / run.mode)
            except ChildError as error:
                run.error = str(error)
                continue
            children[run.mode] = child
            run.losses += child.hello["losses"]
            run.compile_s = child.hello["compile_s"]
            progress.update(bars[run.mode], advance=1)

        while any(len(run.losses) < task.steps for run in runs if run.mode in children):
            for run in runs:
                if run.mode not in children:
                    continue
                count = min(TURN, task.steps - len(run.losses))
                answer = children[run.mode].ask(request="train", steps=count)
                run.losses += answer["losses"]
                run.step_ms += answer["step_ms"]
                run.peak_mb = answer["peak_mb"]
                text = f"{run.mode}: loss {run.losses[-1]:.3f}"
                progress.update(bars[run.mode], advance=count, description=text)
        for run in runs:
            if child := children.get(run.mode):
                answer = child.ask(request="finish")
                run.metric, run.timeline = answer["metric"], answer["timeline"]
                child.close()
                # The first call's time is a step as well as compiling.
                run.compile_s = max(0.0, run.compile_s - statistics.median(run.step_ms) / 1e3)
    return task, runs


# ---------------------------------------------------------------- what is shown

HEADINGS = (
    "task", "mode", "ms/step", "quartiles", "vs eager", "samples/s", "compile s", "peak MB", "final loss", "validation",
    "off eager's"
)  # fmt: skip


def eager_of(runs: list[Run]) -> Run | None:
    """Return eager's run, unless it failed."""
    return next((run for run in runs if run.mode == "eager" and not run.error), None)


def disagreements(results: list[tuple[Task, list[Run]]]) -> list[str]:
    """Name every training that failed, or ended farther from eager's than run-to-run noise."""
    found = []
    for task, runs in results:
        eager = eager_of(runs)
        for run in runs:
            if run.error:
                found.append(f"{task.title}, {run.mode}: failed")
            # A NaN agrees with nothing.
            elif eager and not abs(run.metric - eager.metric) <= task.noise:
                found.append(
                    f"{task.title}, {run.mode}: {task.metric} {run.metric:.4f}, eager's is {eager.metric:.4f}, "
                    f"run-to-run noise {task.noise:g}"
                )
    return found


def rows(task: Task, runs: list[Run]) -> list[tuple[str, ...]]:
    """Return the figures of a task, one row for each mode."""
    lines = []
    eager = eager_of(runs)
    for run in runs:
        if run.error:
            lines.append((task.title, run.mode, "failed", *[""] * (len(HEADINGS) - 3)))
            continue
        first, median, third = statistics.quantiles(run.step_ms, n=4)
        against = statistics.median(eager.step_ms) / median if eager else float("nan")
        lines.append(
            (
                task.title,
                run.mode,
                f"{median:.2f}",
                f"{first:.2f}-{third:.2f}",
                f"{against:.2f}x",
                f"{1e3 * task.samples / median:,.0f} {task.sample}s",
                f"{run.compile_s:.1f}",
                f"{run.peak_mb:.0f}",
                f"{statistics.mean(run.losses[-TURN:]):.4f}",
                f"{task.metric} {run.metric:.4f}",
                f"{run.metric - eager.metric:+.4f}" if eager and run is not eager else "",
            )
        )
    return lines


def verdict(results: list[tuple[Task, list[Run]]]) -> str:
    """Say whether all trainings came out alike."""
    if found := disagreements(results):
        return "Not alike: " + "; ".join(found) + "."
    noise = ", ".join(f"{task.title} {task.metric} {task.noise:g}" for task, _ in results)
    return f"Every mode's validation agrees with eager's within run-to-run noise ({noise})."


def show(results: list[tuple[Task, list[Run]]], console: Console) -> None:
    """Print one table of all tasks, whether they agree, and why a mode failed."""
    shown = Table(*HEADINGS)
    for task, runs in results:
        for run, row in zip(runs, rows(task, runs), strict=True):
            shown.add_row(*row, style="bold" if run.mode == "tilewright" else None)
        shown.add_section()
    console.print(shown)
    console.print(verdict(results), style="bold red" if disagreements(results) else "green", highlight=False)
    for task, runs in results:
        for run in runs:
            if run.error:
                console.print(f"{task.title}, {run.mode} failed:\n{run.error}", style="red", markup=False)


def smooth(values: list[float], window: int = 10) -> list[tuple[float, float]]:
    """Return (step, mean of the last ``window`` values)."""
    return [(index, statistics.mean(values[max(0, index - window + 1) : index + 1])) for index in range(len(values))]


def by_time(run: Run) -> list[tuple[float, float]]:
    """Return (seconds since the start with compiling, smoothed loss)."""
    elapsed, line = run.compile_s, []
    for (_, loss), milliseconds in zip(smooth(run.losses)[1:], run.step_ms, strict=True):
        elapsed += milliseconds / 1e3
        line.append((elapsed, loss))
    return line


def write_page(results: list[tuple[Task, list[Run]]], path: Path, threads: int) -> None:
    """Write the self-contained page: the table, the loss curves and a step's timeline."""
    how = (
        f"Every mode trains the same models from the same seed on the same batches, on {threads} threads, each in a "
        f"process of its own, {TURN} steps at a time in turns. {verdict(results)}"
    )
    table_rows = [row for task, runs in results for row in rows(task, runs)]
    ours = [index for index, row in enumerate(table_rows) if row[1] == "tilewright"]
    sections = [report.section("Results", report.table(HEADINGS, table_rows, strong=ours), note=how)]
    for task, runs in results:
        finished = [run for run in runs if not run.error]
        by_step = report.line_chart({run.mode: smooth(run.losses) for run in finished}, "step", "loss")
        over_time = report.line_chart(
            {run.mode: by_time(run) for run in finished}, "seconds, compiling included", "loss"
        )
        note = "Same seed, same batches: the curves lie on each other where the modes agree."
        sections.append(report.section(f"{task.title}: loss", by_step, over_time, note=note))
        for run in finished:
            if run.timeline:
                bars = [report.Bar(**event) for event in run.timeline]
                note = "Every kernel of one step, by thread; point at a bar for its figures."
                sections.append(report.section(f"{task.title}: one step", report.timeline(bars, "ms"), note=note))
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(report.page("Tilewright: the demo", *sections))


if __name__ == "__main__":
    serve(lambda: start(sys.argv[1], sys.argv[2], int(sys.argv[3])))
