"""The command ``tilewright``."""

from __future__ import annotations

import runpy
import sys
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
)

# A file or a log has no width of its own: do not cut tables there.
console = Console(width=None if sys.stdout.isatty() else 160)

PASS_ON = {"allow_extra_args": True, "ignore_unknown_options": True, "allow_interspersed_args": False}
Script = Annotated[Path, typer.Argument(help="A Python script that uses tilewright; what follows are its arguments.")]


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


@application.command(context_settings=PASS_ON)
def explain(
    context: typer.Context,
    script: Script,
    limit: Annotated[int, typer.Option(help="Rows of each table.")] = 20,
) -> None:
    """Run a script, then show every program it compiled: kernels, times, eager steps, refused fusions."""
    recorded = record(script, context.args)
    for number, explanation in enumerate(recorded.explanations):
        explanation.print(console, f"program {number}", limit)


@application.command(context_settings=PASS_ON)
def profile(
    context: typer.Context,
    script: Script,
    page: Annotated[Path, typer.Option(help="Where to write the page.")] = Path("profile.html"),
) -> None:
    """Run a script and write an HTML page with the timeline of its compiled programs."""
    recorded = record(script, context.args)
    for number, explanation in enumerate(recorded.explanations):
        console.print(f"program {number}: {explanation.summary()}", highlight=False)
    recorded.write_page(page)
    console.print(f"wrote {page}", highlight=False)


def record(script: Path, arguments: list[str]):
    """Run a script as ``python script arguments...`` would, with all compiled programs recorded."""
    from .recording import profile as recording

    sys.argv = [str(script), *arguments]
    sys.path.insert(0, str(script.resolve().parent))
    with recording() as recorded:
        try:
            runpy.run_path(str(script), run_name="__main__")
        except SystemExit as exit_request:
            if exit_request.code not in (None, 0):
                raise
    if not recorded.explanations:
        console.print(f"{script} ran no program compiled by tilewright")
        raise typer.Exit(1)
    return recorded


def main() -> None:
    """Run the command line."""
    application()


if __name__ == "__main__":
    main()
