"""Compare 20 training steps of every workload with a float64 reference.

    python -m bench.accuracy
    python -m bench.accuracy --workloads din,mmoe --mode inductor

The rule: of every parameter and every tensor of the optimizer's state, the error (root mean square of the distance to
the same training in float64) is at most twice eager's own error plus two ulp.

Training is chaotic: where a ReLU's input comes within rounding of zero, a run may switch a sample that the reference
does not, and its error is then hundreds of times that of the others, whoever computes it. In some workloads half of the
runs have such a moment. So two questions are asked of several trainings, whose weights start a thousandth apart (closer
starts share their moments, and all runs of a mode the same luck):

- Does it keep the rule? Of all pairs of its trainings and eager's, it may break the rule in half at most.
- Does it switch more often than eager? The share of its trainings beyond a bound (by the lower quartile of eager's
  errors) is compared with eager's by Fisher's exact test, and may not be larger by more than chance (1 %, all tensors
  of a workload together).

The table shows the tensor that comes closest to breaking the rule, with the lower quartile of its error as a share of
the bound, and the one that speaks most against the mode in the second. The command fails where a tensor fails.
"""

import argparse
import math
import multiprocessing
import os
import sys
from collections import defaultdict
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import partial
from statistics import quantiles

import torch
from rich.console import Console
from rich.progress import track
from rich.table import Table
from torch import Tensor

from bench.workloads import TRAINING
from tilewright.comparison.modes import TRAINING_MODES, make_step
from tilewright.comparison.workload import Workload

STEPS = 20
# How likely chance alone may be to fail a workload.
SIGNIFICANCE = 0.01


def root_mean_square(x: Tensor) -> float:
    """Root mean square of a tensor."""
    return float(x.square().mean().sqrt())


def as_float64(work: Workload) -> Workload:
    """Turn a workload into float64, in place."""
    work.model.double()
    for state in work.optimizer.state.values():
        for key, value in state.items():
            if isinstance(value, Tensor) and value.is_floating_point():
                state[key] = value.double()
    work.batches = [tuple(t.double() if t.is_floating_point() else t for t in batch) for batch in work.batches]
    return work


class Training:
    """A workload in one mode, compiled once and trained from several starts."""

    def __init__(self, work: Workload, mode: str) -> None:
        self.work = work
        self.step = make_step(mode, work)
        self.weights = [parameter.detach().clone() for parameter in work.model.parameters()]
        self.buffers = [buffer.clone() for buffer in work.model.buffers()]
        self.state = {key: value.clone() for key, value in self._state().items()}

    def run(self, start: int) -> dict[str, Tensor]:
        """Train from start number ``start``; return every parameter and tensor of the state, as float64."""
        self._begin(start)
        for index in range(STEPS):
            self.step(*self.work.batches[index % len(self.work.batches)])
        tensors = {name: parameter.detach() for name, parameter in self.work.model.named_parameters()}
        names = {parameter: name for name, parameter in self.work.model.named_parameters()}
        tensors |= {f"{names[parameter]}.{key}": value for (parameter, key), value in self._state().items()}
        return {name: tensor.double().clone() for name, tensor in tensors.items()}

    def _begin(self, start: int) -> None:
        """Put weights, buffers and state where training begins, each in its own tensor."""
        generator = torch.Generator().manual_seed(start)
        with torch.no_grad():
            for parameter, weight in zip(self.work.model.parameters(), self.weights, strict=True):
                parameter.copy_(a_thousandth_apart(weight, generator) if start else weight)
            for buffer, value in zip(self.work.model.buffers(), self.buffers, strict=True):
                buffer.copy_(value)
            for key, value in self._state().items():
                # What the optimizer makes in its first step is zero before it.
                value.copy_(self.state[key]) if key in self.state else value.zero_()

    def _state(self) -> dict[tuple[Tensor, str], Tensor]:
        state = self.work.optimizer.state
        return {(p, k): v for p, entry in state.items() for k, v in entry.items() if isinstance(v, Tensor)}


def a_thousandth_apart(weight: Tensor, generator: torch.Generator) -> Tensor:
    """Move each float32 number by about a thousandth of it; float64 holds the result exactly."""
    factors = 1 + 1e-3 * torch.randn(weight.shape, generator=generator)
    return (weight.float() * factors).to(weight.dtype)


def lower_quartile(errors: list[float]) -> float:
    """Return the error that a quarter of the trainings stay below."""
    return quantiles(errors, method="inclusive")[0] if len(errors) > 1 else errors[0]


def breaks(ours: list[float], eager: list[float], slack: float) -> float:
    """Return the share of pairs in which our error is more than twice eager's, plus `slack`."""
    return sum(x > 2 * y + slack for x in ours for y in eager) / (len(ours) * len(eager))


def chance(ours: int, eager: int, starts: int) -> float:
    """Return how likely it is that at least `ours` of all events fall on one of two modes that are alike.

    Fisher's exact test, one-sided, of `starts` trainings of each mode.
    """
    events = ours + eager
    ways = (math.comb(starts, k) * math.comb(starts, events - k) for k in range(ours, min(starts, events) + 1))
    return sum(ways) / math.comb(2 * starts, events)


@dataclass
class Comparison:
    """How a mode's errors compare with the bound that eager's set.

    Parameters
    ----------
    breaks
        The share of pairs that break the rule, in the tensor where it is largest.
    where
        That tensor.
    share
        Its error as a share of its bound, both lower quartiles.
    tensors
        How many were compared.
    beyond
        The share of the mode's trainings beyond the bound, in the tensor that speaks most against the mode.
    eager_beyond
        The same of eager's trainings.
    chance
        How likely that difference is by chance, in any of the tensors.
    """

    breaks: float
    where: str
    share: float
    tensors: int
    beyond: float
    eager_beyond: float
    chance: float

    @property
    def accurate(self) -> bool:
        """Whether the mode keeps the rule."""
        return self.breaks <= 0.5 and self.chance >= SIGNIFICANCE


Errors = dict[str, dict[str, list[float]]]


def errors_of(name: str, modes: list[str], starts: range) -> tuple[dict[str, float], Errors]:
    """Train a workload from each start, in float64 and in each mode.

    Returns
    -------
    tuple
        The root mean square of each tensor in float64, at the last start, and by mode and tensor the error of each
        start.
    """
    torch.compiler.reset()  # Of the workload before this one.
    exact = Training(as_float64(TRAINING[name]()), "eager")
    trainings = {mode: Training(TRAINING[name](), mode) for mode in modes}
    errors: Errors = {mode: defaultdict(list) for mode in modes}
    sizes: dict[str, float] = {}
    for start in starts:
        reference = exact.run(start)
        sizes = {key: root_mean_square(value) for key, value in reference.items()}
        for mode, training in trainings.items():
            for key, value in training.run(start).items():
                error = root_mean_square(value - reference[key])
                # A NaN is worse than any error.
                errors[mode][key].append(float("inf") if math.isnan(error) else error)
    return sizes, errors


def compare(name: str, mode: str, starts: int, processes: int = 1) -> Comparison:
    """Train a workload in float64, with eager and in a mode, from each start; several processes have a thread each."""
    modes = list(dict.fromkeys(("eager", mode)))
    train = partial(errors_of, name, modes)
    if processes == 1:
        results = [train(range(starts))]
    else:
        parts = [range(starts)[first::processes] for first in range(min(processes, starts))]
        context = multiprocessing.get_context("spawn")
        with ProcessPoolExecutor(processes, context, initializer=torch.set_num_threads, initargs=(1,)) as pool:
            results = list(pool.map(train, parts))
    sizes = results[0][0]
    errors = {each: {key: [x for _, part in results for x in part[each][key]] for key in sizes} for each in modes}

    ulp = torch.finfo(torch.float32).eps
    typical = {each: {key: lower_quartile(errors[each][key]) for key in sizes} for each in modes}
    bounds = {key: 2 * typical["eager"][key] + 2 * ulp * size for key, size in sizes.items()}
    shares = {key: as_share(typical[mode][key], bound) for key, bound in bounds.items()}
    broken = {key: breaks(errors[mode][key], errors["eager"][key], 2 * ulp * size) for key, size in sizes.items()}
    where = max(broken, key=lambda key: (broken[key], shares[key]))

    def beyond(each: str, key: str) -> int:
        return sum(error > bounds[key] for error in errors[each][key])

    chances = {key: chance(beyond(mode, key), beyond("eager", key), starts) for key in bounds}
    worst = min(chances, key=chances.__getitem__)
    frequencies = (beyond(each, worst) / starts for each in (mode, "eager"))
    likely = min(1.0, chances[worst] * len(bounds))
    return Comparison(broken[where], where, shares[where], len(bounds), *frequencies, likely)


def as_share(error: float, bound: float) -> float:
    """Error as a share of its bound, which is 0 where eager is exact and the tensor zero."""
    return error / bound if bound else float("inf") if error else 0.0


def main() -> int:
    """Compare the workloads asked for."""
    parser = argparse.ArgumentParser(prog="bench.accuracy", description=__doc__.splitlines()[0])
    parser.add_argument("--workloads", default=",".join(TRAINING), help="comma-separated names (default: all)")
    parser.add_argument("--mode", default="tilewright", choices=TRAINING_MODES, help="what to compare")
    parser.add_argument("--starts", type=int, default=9, help="trainings of each workload (default: 9)")
    parser.add_argument("--processes", type=int, default=os.cpu_count(), help="default: one for each core")
    arguments = parser.parse_args()

    title = f"{arguments.mode}, {STEPS} steps from {arguments.starts} starts"
    headers = ("workload", "tensors", "breaks the rule", "where", "error / bound", "beyond (eager's)", "by chance")
    table = Table(*headers, title=title)
    failed = False
    for name in track(arguments.workloads.split(","), title, transient=True):
        found = compare(name, arguments.mode, arguments.starts, arguments.processes)
        failed |= not found.accurate
        runs = f"{found.beyond:.0%} ({found.eager_beyond:.0%})"
        cells = (f"{found.breaks:.0%}", found.where, f"{found.share:.3f}", runs, f"{found.chance:.0%}")
        table.add_row(name, str(found.tensors), *cells, style=None if found.accurate else "red")
    Console(width=None if sys.stdout.isatty() else 132).print(table)
    return int(failed)


if __name__ == "__main__":
    sys.exit(main())
