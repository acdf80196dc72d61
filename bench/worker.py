"""One mode of one workload in a process of its own, stepped on command.

A process of its own gives each mode its own compile caches, configuration and memory figures; the parent lets one
worker step at a time, so that all modes see the same machine.

Protocol: a JSON line on standard input (``{"seconds": 0.5}``), a JSON line back (``{"ms": [...], "peak_mb": 512}``);
the first line back, unasked, tells about the first call.
"""

import json
import os
import re
import sys
import time
from pathlib import Path

import torch

from bench.modes import make_step
from bench.workloads import WORKLOADS


def reset_peak_memory() -> None:
    """Forget the process's highest resident size, so that compiling does not count."""
    Path("/proc/self/clear_refs").write_text("5")


def peak_memory_mb() -> float:
    """Return the process's highest resident size since the last reset."""
    status = Path("/proc/self/status").read_text()
    return int(re.search(r"VmHWM:\s+(\d+) kB", status).group(1)) / 1e3


def main(name: str, mode: str, threads: int) -> None:
    """Build the workload, compile it, then step on command until standard input ends."""
    # Compilers print; the replies keep the real standard output to themselves.
    replies = os.fdopen(os.dup(1), "w")
    os.dup2(2, 1)

    def reply(**fields) -> None:
        print(json.dumps(fields), file=replies, flush=True)

    torch.set_num_threads(threads)
    work = WORKLOADS[name]()
    calls = 0

    def timed_call() -> float:
        nonlocal calls
        batch = work.batches[calls % len(work.batches)]
        calls += 1
        start = time.perf_counter()
        step(*batch)
        return 1e3 * (time.perf_counter() - start)

    start = time.perf_counter()
    step = make_step(mode, work)
    built = time.perf_counter() - start
    first_ms = 1e3 * built + timed_call()
    settled_ms = min(timed_call() for _ in range(3))
    reset_peak_memory()
    reply(compile_s=max(0.0, first_ms - settled_ms) / 1e3, eager_steps=getattr(step, "eager_steps", None))

    for line in sys.stdin:
        budget_ms = 1e3 * json.loads(line)["seconds"]
        timed_call()  # Another mode ran since: its data, not ours, is in the cache.
        samples = []
        while not samples or sum(samples) < budget_ms:
            samples.append(timed_call())
        reply(ms=samples, peak_mb=peak_memory_mb())


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2], int(sys.argv[3]))
