"""Compare 20 training steps of every workload with a float64 reference.

    python -m bench.accuracy
    python -m bench.accuracy --workloads din,mmoe --mode inductor

The rule: of every parameter and every tensor of the optimizer's state, the error (root mean square of the distance to
the same training in float64) is at most twice eager's own error plus two ulp. The table shows the tensor that comes
closest to its bound; the command fails where one exceeds it.
"""

import argparse
import os
import sys

import torch
from rich.console import Console
from rich.table import Table
from torch import Tensor

from bench.workloads import TRAINING
from tilewright.comparison.modes import TRAINING_MODES, make_step
from tilewright.comparison.workload import Workload

STEPS = 20


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


def trained(work: Workload, mode: str) -> dict[str, Tensor]:
    """Train and return every parameter and every tensor of the optimizer's state, as float64."""
    step = make_step(mode, work)
    for index in range(STEPS):
        step(*work.batches[index % len(work.batches)])
    tensors = {}
    for name, parameter in work.model.named_parameters():
        tensors[name] = parameter.detach()
        for key, value in work.optimizer.state[parameter].items():
            if isinstance(value, Tensor):
                tensors[f"{name}.{key}"] = value
    return {name: tensor.double() for name, tensor in tensors.items()}


def closest_to_bound(name: str, mode: str) -> tuple[float, str, int]:
    """Train a workload three ways.

    Returns
    -------
    tuple[float, str, int]
        The largest error as a share of its bound, the tensor where it is, and how many tensors were compared.
    """
    exact = trained(as_float64(TRAINING[name]()), "eager")
    eager = trained(TRAINING[name](), "eager")
    ours = trained(TRAINING[name](), mode)
    ulp = torch.finfo(torch.float32).eps
    worst, where = 0.0, ""
    for key, reference in exact.items():
        bound = 2 * root_mean_square(eager[key] - reference) + 2 * ulp * root_mean_square(reference)
        error = root_mean_square(ours[key] - reference)
        # A NaN must count as worse than anything.
        if not error <= worst * bound:
            worst, where = error / bound if bound else float("inf"), key
    return worst, where, len(exact)


def main() -> int:
    """Compare the workloads asked for."""
    parser = argparse.ArgumentParser(prog="bench.accuracy", description=__doc__.splitlines()[0])
    parser.add_argument("--workloads", default=",".join(TRAINING), help="comma-separated names (default: all)")
    parser.add_argument("--mode", default="tilewright", choices=TRAINING_MODES, help="what to compare")
    parser.add_argument("--threads", type=int, default=os.cpu_count(), help="threads (default: all cores)")
    arguments = parser.parse_args()
    torch.set_num_threads(arguments.threads)

    table = Table("workload", "tensors", "largest error / bound", "where", title=f"{arguments.mode}, {STEPS} steps")
    failed = False
    for name in arguments.workloads.split(","):
        torch.compiler.reset()
        share, where, count = closest_to_bound(name, arguments.mode)
        accurate = share <= 1
        failed |= not accurate
        table.add_row(name, str(count), f"{share:.3f}", where, style=None if accurate else "red")
    Console(width=None if sys.stdout.isatty() else 132).print(table)
    return int(failed)


if __name__ == "__main__":
    sys.exit(main())
