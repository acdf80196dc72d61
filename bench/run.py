"""Time every workload in every mode and print one table.

    python -m bench.run                                     # everything, about an hour on two cores
    python -m bench.run --workloads gpt_tiny,din --modes eager,tilewright --seconds 3
    python -m bench.run --gate                              # also fail where a target is missed

The table also shows what share of the machine's multiply-add peak, measured in the same run, the products reach.
"""

import argparse
import json
import math
import os
import statistics
import sys
from pathlib import Path

from rich.console import Console

from bench.flops import count_flops
from bench.peak import PeakProbe
from bench.workloads import TRAINING, WORKLOADS
from tilewright.comparison.measure import ModeResult, measure
from tilewright.comparison.modes import PRODUCT, all_modes
from tilewright.comparison.peers import NEEDS, missing
from tilewright.comparison.table import LEGEND, add_rows, failures, new_table, peers_of, ratio_to

TRAINING_TARGET = 1.2  # Geometric mean over the training workloads, against the best peer mode of each.
COLD_TARGET_S, WARM_TARGET_S = 5.0, 1.0


def geometric_mean(values: list[float]) -> float:
    """Return the geometric mean."""
    return math.exp(sum(map(math.log, values)) / len(values))


def missed_targets(results: dict[str, dict[str, ModeResult]]) -> list[str]:
    """Name every target that the product missed."""
    missed, training_ratios = [], []
    for workload, modes in results.items():
        ours = modes.get(PRODUCT)
        if ours is None or ours.error is not None:
            missed.append(f"{workload}: did not run")
            continue
        to_eager = ratio_to(modes, PRODUCT, ["eager"])
        if to_eager is not None and to_eager < 1:
            missed.append(f"{workload}: {to_eager:.2f}x of eager")
        if ours.cold_compile_s > COLD_TARGET_S:
            missed.append(f"{workload}: cold compile {ours.cold_compile_s:.1f} s")
        if ours.warm_compile_s > WARM_TARGET_S:
            missed.append(f"{workload}: warm compile {ours.warm_compile_s:.1f} s")
        if "eager" in modes and ours.peak_mb > modes["eager"].peak_mb:
            missed.append(f"{workload}: peak {ours.peak_mb:.0f} MB, eager's is {modes['eager'].peak_mb:.0f} MB")
        if ours.eager_steps:
            missed.append(f"{workload}: {ours.eager_steps} eager steps")
        to_best = ratio_to(modes, PRODUCT, peers_of(modes, PRODUCT))
        if workload in TRAINING and to_best is not None:
            training_ratios.append(to_best)
    if training_ratios and geometric_mean(training_ratios) < TRAINING_TARGET:
        missed.append(f"training: geometric mean {geometric_mean(training_ratios):.2f}x of the best peer mode")
    return missed


def parse_arguments() -> argparse.Namespace:
    """Read the command line."""
    parser = argparse.ArgumentParser(prog="bench.run", description=__doc__.splitlines()[0], epilog=LEGEND)
    parser.add_argument("--workloads", default=",".join(WORKLOADS), help="comma-separated names (default: all)")
    parser.add_argument("--modes", help="comma-separated modes (default: all that are installed)")
    parser.add_argument("--seconds", type=float, default=6.0, help="time to step for, each mode (default 6)")
    parser.add_argument("--threads", type=int, default=os.cpu_count(), help="threads (default: all cores)")
    parser.add_argument("--json", type=Path, help="also write the figures to this file")
    parser.add_argument("--gate", action="store_true", help="exit with an error where a target is missed")
    arguments = parser.parse_args()
    arguments.workloads = arguments.workloads.split(",")
    for name in arguments.workloads:
        if name not in WORKLOADS:
            parser.error(f"no workload {name}; there are {', '.join(WORKLOADS)}")
    return arguments


def main() -> int:
    """Run the benchmark."""
    arguments = parse_arguments()
    for mode in NEEDS:
        if how := missing(mode):
            print(f"{mode}: skipped, {how}", file=sys.stderr)
    peak_probe = PeakProbe(arguments.threads)
    table = new_table(f"{arguments.threads} threads", "of peak")
    results: dict[str, dict[str, ModeResult]] = {}
    report = {"threads": arguments.threads, "workloads": {}}
    with Console(stderr=True).status("") as status:
        for position, name in enumerate(arguments.workloads):
            work = WORKLOADS[name]()
            modes = all_modes(work)
            if arguments.modes:
                modes = [mode for mode in modes if mode in arguments.modes.split(",")]
            flops = count_flops(work)
            del work

            def progress(text: str, prefix: str = f"{name} ({position + 1} of {len(arguments.workloads)})") -> None:
                status.update(f"{prefix}: {text}")

            peaks: list[float] = []

            def probe(peaks: list[float] = peaks) -> None:
                peaks.append(peak_probe.measure())

            target = f"bench.workloads:WORKLOADS.{name}"
            results[name] = measure(target, modes, arguments.threads, arguments.seconds, progress, between_rounds=probe)
            peak = statistics.median(peaks)

            def share(result: ModeResult, flops: int = flops, peak: float = peak) -> str:
                return f"{100 * flops / (1e6 * result.median_ms) / peak:.1f} %"

            add_rows(table, name, results[name], share)
            report["workloads"][name] = {
                "flops": flops,
                "peak_gflops": peak,
                "modes": {mode: result.summary() for mode, result in results[name].items()},
            }
            # Written after every workload: an hour of measuring survives an interruption.
            if arguments.json:
                arguments.json.write_text(json.dumps(report, indent=1) + "\n")
    # A file or a log has no width of its own: do not cut the table there.
    Console(width=None if sys.stdout.isatty() else 140).print(table)
    for name, modes in results.items():
        for line in failures(modes):
            print(f"{name}: {line}")

    ratios = [
        ratio
        for name, modes in results.items()
        if name in TRAINING and PRODUCT in modes and (ratio := ratio_to(modes, PRODUCT, peers_of(modes, PRODUCT)))
    ]
    if ratios:
        print(f"training: geometric mean {geometric_mean(ratios):.3f}x of the best peer mode")
    if arguments.gate:
        for line in (missed := missed_targets(results)):
            print(f"missed: {line}")
        return 1 if missed else 0
    return 0


if __name__ == "__main__":
    sys.exit(main())
