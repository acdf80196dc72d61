"""Measures one workload in several modes, interleaved."""

import statistics
import tempfile
from collections.abc import Callable
from dataclasses import asdict, dataclass, field
from pathlib import Path

from bench.peak import PeakProbe
from bench.process import Child, ChildError


@dataclass
class ModeResult:
    """What was measured of one mode on one workload."""

    cold_compile_s: float = 0.0
    warm_compile_s: float = 0.0
    peak_mb: float = 0.0
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
    workload: str,
    modes: list[str],
    threads: int,
    seconds: float,
    peak: PeakProbe,
    progress: Callable[[str], None],
    rounds: int = 8,
) -> tuple[dict[str, ModeResult], float]:
    """Measure a workload in several modes.

    Every mode compiles twice, each time in a fresh process: with an empty cache, then with the one just filled. The
    second process stays, and all of them step in turns.

    Parameters
    ----------
    seconds
        Time to step for, each mode, over all rounds.

    Returns
    -------
    tuple[dict[str, ModeResult], float]
        The results by mode, and the median of the peak in GFLOP/s that the probe measured between the rounds.
    """
    results = {mode: ModeResult() for mode in modes}
    workers: dict[str, Child] = {}
    with tempfile.TemporaryDirectory() as folder:
        for mode, result in results.items():
            cache = Path(folder) / mode
            try:
                progress(f"{mode}: cold compile")
                cold = Child("bench.worker", workload, mode, str(threads), cache=cache)
                cold.close()
                progress(f"{mode}: warm compile")
                workers[mode] = warm = Child("bench.worker", workload, mode, str(threads), cache=cache)
            except ChildError as error:
                result.error = str(error)
                continue
            result.cold_compile_s = cold.hello["compile_s"]
            result.warm_compile_s = warm.hello["compile_s"]
            result.eager_steps = warm.hello["eager_steps"]

        peaks = []
        for index in range(rounds):
            progress(f"round {index + 1} of {rounds}")
            peaks.append(peak.measure())
            for mode, worker in workers.items():
                reply = worker.ask(seconds=seconds / rounds)
                results[mode].samples_ms += reply["ms"]
                results[mode].peak_mb = reply["peak_mb"]
        for worker in workers.values():
            worker.close()
    return results, statistics.median(peaks)
