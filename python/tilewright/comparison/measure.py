"""Measures one workload in several modes, interleaved."""

import statistics
import tempfile
from collections.abc import Callable
from dataclasses import asdict, dataclass, field
from pathlib import Path

from .process import Child, ChildError

WORKER = "tilewright.comparison.worker"


@dataclass
class ModeResult:
    """What was measured of one mode on one workload.

    `peak_mb` is the highest resident size while stepping, `working_mb` what of it is neither the loaded model, data and
    imports nor the optimizer's state.
    """

    cold_compile_s: float = 0.0
    warm_compile_s: float = 0.0
    peak_mb: float = 0.0
    working_mb: float = 0.0
    eager_steps: int | None = None
    samples_ms: list[float] = field(default_factory=list)
    error: str | None = None

    @property
    def median_ms(self) -> float:
        """Median step time."""
        return statistics.median(self.samples_ms)

    @property
    def quartiles_ms(self) -> tuple[float, float]:
        """First and third quartile of the step time."""
        if len(self.samples_ms) < 4:
            return min(self.samples_ms), max(self.samples_ms)
        first, _, third = statistics.quantiles(self.samples_ms, n=4)
        return first, third

    def summary(self) -> dict:
        """Return the figures without the samples."""
        figures = {key: value for key, value in asdict(self).items() if key != "samples_ms"}
        if self.samples_ms:
            figures |= {
                "median_ms": self.median_ms,
                "quartiles_ms": self.quartiles_ms,
                "min_ms": min(self.samples_ms),
                "steps": len(self.samples_ms),
            }
        return figures


def measure(
    target: str,
    modes: list[str],
    threads: int,
    seconds: float,
    progress: Callable[[str], None],
    rounds: int = 8,
    between_rounds: Callable[[], None] = lambda: None,
) -> dict[str, ModeResult]:
    """Measure a workload in several modes.

    Every mode compiles twice, each time in a fresh process: with an empty cache, then with the one just filled. The
    second process stays, and all of them step in turns.

    Parameters
    ----------
    target
        The workload, as `workload.find` names it.
    seconds
        Time to step for, each mode, over all rounds.
    progress
        Called with what happens next.
    between_rounds
        Called before each round, to measure something else beside the modes.
    """
    results = {mode: ModeResult() for mode in modes}
    workers: dict[str, Child] = {}
    with tempfile.TemporaryDirectory() as folder:
        for mode, result in results.items():
            cache = Path(folder) / mode
            try:
                progress(f"{mode}: cold compile")
                cold = Child(WORKER, target, mode, str(threads), cache=cache)
                cold.close()
                progress(f"{mode}: warm compile")
                workers[mode] = warm = Child(WORKER, target, mode, str(threads), cache=cache)
            except ChildError as error:
                result.error = str(error)
                continue
            result.cold_compile_s = cold.hello["compile_s"]
            result.warm_compile_s = warm.hello["compile_s"]
            result.eager_steps = warm.hello["eager_steps"]

        for index in range(rounds):
            progress(f"round {index + 1} of {rounds}")
            between_rounds()
            for mode, worker in workers.items():
                reply = worker.ask(seconds=seconds / rounds)
                results[mode].samples_ms += reply["ms"]
                results[mode].peak_mb = reply["peak_mb"]
                results[mode].working_mb = reply["working_mb"]
        for worker in workers.values():
            worker.close()
    return results
