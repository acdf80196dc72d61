"""The command ``tilewright``."""

from __future__ import annotations

import itertools
import os
import runpy
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table

application = typer.Typer(
    name="tilewright",
    help="Compiles whole PyTorch training steps to native code, and explains where the time goes.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode="rich",
)

# A file or a log has no width of its own: do not cut tables there.
console = Console(width=None if sys.stdout.isatty() else 160)

PASS_ON = {"allow_extra_args": True, "ignore_unknown_options": True, "allow_interspersed_args": False}
# What a command runs, in the words of its help.
FUNCTION = (
    "a function without arguments, as FILE.py:FUNCTION or module:FUNCTION, that returns "
    "(model, optimizer, loss_fn, batch) for a training step or (model, inputs) for a forward pass"
)
Target = Annotated[str, typer.Argument(metavar="FILE.py:FUNCTION", help=f"What to run: {FUNCTION}.")]
Script = Annotated[str, typer.Argument(help=f"A Python script that uses tilewright, and its arguments; or {FUNCTION}.")]
Limit = Annotated[int, typer.Option(help="Rows of each table.", min=1)]
CALLS = 20  # Of a function's step, to record; a script decides itself how often it steps.


@application.command()
def doctor() -> None:
    """Show versions, CPU, threads and cache; say what is missing and how to get it."""
    from .doctor import examine

    findings = examine()
    table = Table(show_header=False, box=None)
    for finding in findings:
        mark = {True: "[green]ok[/]", False: "[red]missing[/]", None: ""}[finding.ok]
        table.add_row(finding.subject, mark, finding.value)
        if finding.advice and not finding.ok:
            table.add_row("", "", f"[yellow]{finding.advice}[/]")
    console.print(table)
    if any(finding.ok is False for finding in findings):
        raise typer.Exit(1)


@application.command()
def compile(
    target: Target,
    dump: Annotated[Path | None, typer.Option(help="Write the IR after every stage to this folder.")] = None,
    cpu: Annotated[str | None, typer.Option(help="Limit the instructions, as to x86-64-v3.")] = None,
    limit: Limit = 20,
) -> None:
    """Compile a step and show what became of it: kernels, predicted times, refused fusions."""
    for variable, value in (("TW_DUMP", dump), ("TW_CPU", cpu)):
        if value is not None:
            os.environ[variable] = str(value)
    step, call = prepare(target)
    call()
    for explanation in step.explain():
        explanation.print(console, limit)
    if dump:
        console.print(f"wrote the stages to {dump}", highlight=False)


@application.command()
def bench(
    target: Target,
    modes: Annotated[str, typer.Option(help="What to compare, separated by commas.")] = "eager,inductor,tilewright",
    seconds: Annotated[float, typer.Option(help="Time to step for, each mode.")] = 5.0,
    threads: Annotated[int | None, typer.Option(help="Threads (default: all cores).")] = None,
) -> None:
    """Time a step in eager PyTorch, Inductor and Tilewright, in turns, each in a process of its own."""
    from .comparison.measure import measure
    from .comparison.modes import PRODUCT, all_modes
    from .comparison.table import LEGEND, add_rows, failures, new_table

    known = all_modes(checked(target))
    wanted = modes.split(",")
    if unknown := [mode for mode in wanted if mode not in known]:
        raise typer.BadParameter(f"no mode {unknown[0]!r} for this step; there are {', '.join(known)}")
    threads = threads or os.cpu_count() or 1
    with Console(stderr=True).status("") as status:
        results = measure(target, wanted, threads, seconds, status.update)
    table = new_table(f"{threads} threads")
    add_rows(table, target.rpartition(":")[2], results)
    console.print(table)
    console.print(LEGEND, style="dim", highlight=False)
    for failure in failures(results):
        console.print(failure, style="red", markup=False, highlight=False)
    if PRODUCT in results and results[PRODUCT].error:
        raise typer.Exit(1)


@application.command(context_settings=PASS_ON)
def explain(context: typer.Context, script: Script, limit: Limit = 20) -> None:
    """Run a script, then show every program it compiled: kernels, times, eager steps, refused fusions."""
    recorded = record(script, context.args)
    for explanation in recorded.explanations:
        explanation.print(console, limit)


@application.command(context_settings=PASS_ON)
def profile(
    context: typer.Context,
    script: Script,
    page: Annotated[Path, typer.Option(help="Where to write the page.")] = Path("profile.html"),
    trace: Annotated[Path | None, typer.Option(help="Also write a trace of all calls, for Perfetto.")] = None,
) -> None:
    """Run a script and write an HTML page with the timeline of its compiled programs."""
    recorded = record(script, context.args)
    for explanation in recorded.explanations:
        console.print(f"{explanation.title}: {explanation.summary()}", highlight=False)
    recorded.write_page(page)
    console.print(f"wrote {page}", highlight=False)
    if trace:
        recorded.write_trace(trace)
        console.print(f"wrote {trace}: open it at ui.perfetto.dev or chrome://tracing", highlight=False)


def checked(target: str):
    """Load a target; what is wrong with it becomes a usage error."""
    from .comparison.workload import TargetError, load

    try:
        return load(target)
    except TargetError as error:
        raise typer.BadParameter(str(error)) from error


def prepare(target: str) -> tuple[Callable, Callable[[], None]]:
    """Return a target's compiled step, and a function that calls it with the next batch."""
    from .comparison.modes import PRODUCT, make_step

    workload = checked(target)
    step = make_step(PRODUCT, workload)
    batches = itertools.cycle(workload.batches)
    return step, lambda: step(*next(batches))


def record(script: str, arguments: list[str]):
    """Run a script as ``python script arguments...`` would, or a function's step, with all programs recorded."""
    from .recording import profile as recording

    with recording() as recorded:
        if ":" in script:
            _, call = prepare(script)
            for _ in range(CALLS):
                call()
        else:
            run_script(Path(script), arguments)
    if not recorded.explanations:
        console.print(f"{script} ran no program compiled by tilewright")
        raise typer.Exit(1)
    return recorded


def run_script(script: Path, arguments: list[str]) -> None:
    """Run a script as the main program."""
    if not script.is_file():
        raise typer.BadParameter(f"there is no file {script}")
    sys.argv = [str(script), *arguments]
    sys.path.insert(0, str(script.resolve().parent))
    try:
        runpy.run_path(str(script), run_name="__main__")
    except SystemExit as exit_request:
        if exit_request.code not in (None, 0):
            raise


def main() -> None:
    """Run the command line."""
    application()


if __name__ == "__main__":
    main()
