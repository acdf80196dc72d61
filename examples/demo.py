"""The demo: trains a GPT and two recommenders with eager, Inductor and Tilewright, and shows how they compare.

python -m examples.demo
"""

import argparse
import os
import sys
from pathlib import Path

from rich.console import Console

from examples.contest import MODES, NUDGED, compete, disagreements, show, write_page

TASKS = ["examples.gpt.train:gpt", "examples.recommender.train:deepfm", "examples.recommender.train:dlrm"]


def main(tasks: list[str]) -> int:
    """Train the tasks, print the table and write the page; fails where a mode does not agree with eager."""
    parser = argparse.ArgumentParser(description=sys.modules["__main__"].__doc__.splitlines()[0])
    parser.add_argument("--steps", type=int, help="steps to train for (default: what the task needs)")
    parser.add_argument("--threads", type=int, default=os.cpu_count(), help="threads (default: all cores)")
    parser.add_argument(
        "--modes", default=",".join(MODES), help=f"separated by commas; {NUDGED} shows what rounding alone changes"
    )
    parser.add_argument("--page", type=Path, default=Path("demo-out/index.html"), help="where to write the page")
    arguments = parser.parse_args()

    console = Console(width=None if sys.stdout.isatty() else 150)
    results = []
    for name in tasks:
        console.rule(name.rpartition(":")[2])
        results.append(compete(name, console, arguments.threads, arguments.steps, arguments.modes.split(",")))
    show(results, console)
    write_page(results, arguments.page, arguments.threads)
    console.print(f"The loss curves and the timeline of a step: {arguments.page}")
    return int(bool(disagreements(results)))


if __name__ == "__main__":
    sys.exit(main(TASKS))
