"""Times inference with batches of random sizes, as a server sees them, against eager.

    python -m bench.batches
    python -m bench.batches --workloads dlrm_b64 --largest 4096 --calls 500

Sizes are drawn log-uniformly from 1 to the largest. `compile` are all programs together, which are not found
on disk if TW_CACHE=off; `us` are medians of calls in turns, after every size was seen once.
"""

import argparse
import statistics
import time
from collections.abc import Callable

import torch
from rich.console import Console
from rich.progress import track
from rich.table import Table
from torch import Tensor, nn

import tilewright
from bench.workloads import INFERENCE

# The size of the batch in these workloads.
ROWS = {"dlrm_b64": 64, "dcnv2_b64": 64, "mmoe_b64": 64, "din_b128": 128}


def batch_of(inputs: tuple[Tensor, ...], known: int, rows: int) -> list[Tensor]:
    """Repeat or cut inputs to a number of rows."""
    batch = []
    for tensor in inputs:
        dim = tensor.shape.index(known)
        order = torch.arange(rows) % known
        batch.append(tensor.index_select(dim, order))
    return batch


def microseconds(function: Callable, inputs: list[Tensor]) -> float:
    """Time one call."""
    begin = time.perf_counter()
    function(*inputs)
    return 1e6 * (time.perf_counter() - begin)


def main() -> None:
    """Time the workloads asked for."""
    parser = argparse.ArgumentParser(prog="bench.batches", description=__doc__.splitlines()[0])
    parser.add_argument("--workloads", default=",".join(ROWS), help="comma-separated names (default: all)")
    parser.add_argument("--largest", type=int, default=4096, help="rows (default: 4096)")
    parser.add_argument("--calls", type=int, default=300, help="calls of each workload (default: 300)")
    arguments = parser.parse_args()

    headings = (
        "workload",
        "sizes",
        "programs",
        "compile s",
        "first call ms, worst",
        "eager us",
        "tilewright us",
        "ratio",
    )
    table = Table(*headings, title=f"batches of 1 to {arguments.largest} rows, median of {arguments.calls} calls")
    draw = torch.Generator().manual_seed(0)
    exponents = torch.rand(arguments.calls, generator=draw)
    sizes = [max(1, min(round(arguments.largest**x), arguments.largest)) for x in exponents.tolist()]
    for name in track(arguments.workloads.split(","), transient=True):
        work = INFERENCE[name]()
        model: nn.Module = work.model.eval()
        begin = time.perf_counter()
        compiled = tilewright.compile(model, *work.batches[0])
        compile_s = time.perf_counter() - begin
        batches = {rows: batch_of(work.batches[0], ROWS[name], rows) for rows in sizes}
        with torch.inference_mode():
            first = [microseconds(compiled, batch) for batch in batches.values()]
            compile_s += sum(us for us in first if us > 2e4) / 1e6
            eager, ours = [], []
            for rows in sizes:
                eager.append(microseconds(model, batches[rows]))
                ours.append(microseconds(compiled, batches[rows]))
        ratio = statistics.median(e / t for e, t in zip(eager, ours, strict=True))
        table.add_row(
            name,
            str(len(batches)),
            str(len(compiled.explain())),
            f"{compile_s:.1f}",
            f"{max(first) / 1e3:.0f}",
            f"{statistics.median(eager):.0f}",
            f"{statistics.median(ours):.0f}",
            f"{ratio:.2f}",
        )
    Console().print(table)


if __name__ == "__main__":
    main()
