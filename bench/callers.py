"""Times inference that several threads call side by side, as in a server, against eager.

    python -m bench.callers
    python -m bench.callers --workloads dcnv2_b64 --callers 1,2,4 --seconds 2

Every caller is a Python thread that calls back to back; PyTorch's number of threads is its default.
"""

import argparse
import threading
import time
from collections.abc import Callable

import torch
from rich.console import Console
from rich.progress import track
from rich.table import Table

import tilewright
from bench.workloads import INFERENCE

WARM_UP = 200  # calls


def latencies(function: Callable, batches: list[tuple], callers: int, seconds: float) -> list[float]:
    """The microseconds of all calls, sorted."""
    everything: list[float] = []
    start = threading.Barrier(callers)

    def call() -> None:
        with torch.inference_mode():
            for i in range(WARM_UP):
                function(*batches[i % len(batches)])
            start.wait()
            times: list[float] = []
            end = time.perf_counter() + seconds
            while (begin := time.perf_counter()) < end:
                function(*batches[len(times) % len(batches)])
                times.append(1e6 * (time.perf_counter() - begin))
        everything.extend(times)

    threads = [threading.Thread(target=call) for _ in range(callers)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    return sorted(everything)


def main() -> None:
    """Time the workloads asked for."""
    parser = argparse.ArgumentParser(prog="bench.callers", description=__doc__.splitlines()[0])
    parser.add_argument("--workloads", default=",".join(INFERENCE), help="comma-separated names (default: all)")
    parser.add_argument("--callers", default="1,2", help="comma-separated numbers of threads (default: 1,2)")
    parser.add_argument("--seconds", type=float, default=1.5, help="of each measurement (default: 1.5)")
    arguments = parser.parse_args()

    headings = ("workload", "callers", "mode", "calls/s", "p50 us", "p99 us", "p99/p50")
    table = Table(*headings, title=f"{torch.get_num_threads()} threads")
    for name in track(arguments.workloads.split(","), transient=True):
        work = INFERENCE[name]()
        model = work.model.eval()
        modes = {"eager": model, "tilewright": tilewright.compile(model, *work.batches[0])}
        for callers in map(int, arguments.callers.split(",")):
            for mode, function in modes.items():
                us = latencies(function, work.batches, callers, arguments.seconds)
                p50, p99 = us[len(us) // 2], us[int(len(us) * 0.99)]
                rate = f"{len(us) / arguments.seconds:,.0f}"
                table.add_row(name, str(callers), mode, rate, f"{p50:.0f}", f"{p99:.0f}", f"{p99 / p50:.2f}")
        table.add_section()
    Console().print(table)


if __name__ == "__main__":
    main()
