"""One mode of one workload, stepped on request: ``python -m tilewright.comparison.worker TARGET MODE THREADS``."""

import sys
import time
from collections.abc import Callable

import torch

from .modes import PRODUCT, make_step
from .process import peak_memory_mb, reset_peak_memory, resident_memory_mb, serve
from .workload import load


def start(target: str, mode: str, threads: int) -> tuple[dict, Callable[..., dict]]:
    """Build the workload and compile it."""
    torch.set_num_threads(threads)
    work = load(target)
    loaded_mb = resident_memory_mb()
    calls = 0

    def timed_call() -> float:
        nonlocal calls
        batch = work.batches[calls % len(work.batches)]
        calls += 1
        begin = time.perf_counter()
        step(*batch)
        return 1e3 * (time.perf_counter() - begin)

    begin = time.perf_counter()
    step = make_step(mode, work)
    built_ms = 1e3 * (time.perf_counter() - begin)
    first_ms = built_ms + timed_call()
    settled_ms = min(timed_call() for _ in range(3))
    reset_peak_memory()

    def run(seconds: float) -> dict:
        timed_call()  # Another mode ran since: its data, not ours, is in the cache.
        samples: list[float] = []
        while not samples or sum(samples) < 1e3 * seconds:
            samples.append(timed_call())
        peak_mb = peak_memory_mb()
        return {"ms": samples, "peak_mb": peak_mb, "working_mb": peak_mb - loaded_mb - work.optimizer_state_mb()}

    hello = {
        "compile_s": max(0.0, first_ms - settled_ms) / 1e3,
        "eager_steps": sum(program.eager_steps for program in step.explain()) if mode == PRODUCT else None,
    }
    return hello, run


if __name__ == "__main__":
    serve(lambda: start(sys.argv[1], sys.argv[2], int(sys.argv[3])))
