"""Times compiled matrix products, packing included, against torch.matmul in one interleaved run.

python -m bench.kernels.matmul [--threads 2] [--only 2048x384x1536] [--gate]
"""

import argparse
import math
import os
import statistics
import time
from collections.abc import Callable
from dataclasses import dataclass

import torch
from rich.console import Console
from rich.table import Table

import tilewright
from bench.peak import PeakProbe


@dataclass(frozen=True)
class Product:
    """[batch, rows, depth] x [batch, depth, columns]; `t` marks an operand that is stored transposed."""

    rows: int
    depth: int
    columns: int
    batch: int = 1
    layout: str = "nn"

    def __str__(self) -> str:
        """Return the name by which --only selects."""
        batch = f"{self.batch}x" if self.batch > 1 else ""
        return f"{batch}{self.rows}x{self.depth}x{self.columns}{self.layout}"

    @property
    def flops(self) -> int:
        """Multiplications and additions."""
        return 2 * self.batch * self.rows * self.depth * self.columns

    def operands(self) -> tuple[torch.Tensor, torch.Tensor]:
        """Return random operands as views of how they are stored."""
        batch = (self.batch,) if self.batch > 1 else ()
        lhs, rhs = (self.rows, self.depth), (self.depth, self.columns)
        return tuple(
            torch.randn(*batch, *reversed(shape)).mT if mark == "t" else torch.randn(*batch, *shape)
            for mark, shape in zip(self.layout, (lhs, rhs), strict=True)
        )


def products() -> list[Product]:
    """Return the shapes of transformers and recommenders, skinny, ragged, small and batched ones."""
    forward = [(2048, 384, 1152), (2048, 384, 1536), (2048, 1536, 384), (2048, 384, 384), (2048, 384, 65)]
    forward += [(8192, 256, 1024), (4096, 16, 16), (2048, 512, 1), (2048, 512, 2), (2048, 512, 8), (2048, 512, 16)]
    forward += [(2048, 32, 32), (2048, 64, 13), (2048, 13, 64), (2048, 13, 512), (1024, 479, 512), (50, 128, 10000)]
    few = [(rows, 384, 1536) for rows in (1, 2, 3, 4, 8, 13, 16, 32, 64)]
    few += [(64, 1536, 384), (1, 1024, 8192), (16, 1024, 8192)]
    gradients = [(2048, 1152, 384), (2048, 1536, 384), (2048, 384, 1536), (2048, 65, 384), (1024, 512, 479)]
    weights = [(1152, 2048, 384), (1536, 2048, 384), (384, 2048, 1536), (65, 2048, 384), (13, 2048, 512)]
    weights += [(512, 2048, 13), (479, 1024, 512)]
    square = [(size, size, size) for size in (8, 16, 32, 64, 100, 128, 129, 256, 512, 1024)]
    batched = [(48, 256, 64, 256, "nt"), (48, 256, 256, 64, "nn"), (48, 64, 256, 256, "tn"), (128, 27, 64, 27, "nt")]
    batched += [(128, 27, 27, 64, "nn"), (16, 512, 32, 512, "nt"), (16, 197, 64, 197, "nt"), (8, 1024, 1024, 64, "nn")]
    return [
        *(Product(*shape, layout="nt") for shape in forward + few),
        *(Product(*shape) for shape in few[:8:2] + gradients + square),
        *(Product(*shape, layout="tn") for shape in weights),
        Product(777, 555, 333, layout="tt"),
        *(Product(*shape[1:4], batch=shape[0], layout=shape[4]) for shape in batched),
    ]


def stored(tensor: torch.Tensor, mark: str) -> torch.Tensor:
    """Return the contiguous tensor behind an operand: a program's inputs are contiguous."""
    return tensor.mT if mark == "t" else tensor


class StoredMatmul(torch.nn.Module):
    """The product of operands given as they are stored."""

    def __init__(self, layout: str):
        super().__init__()
        self.layout = layout

    def forward(self, lhs: torch.Tensor, rhs: torch.Tensor) -> torch.Tensor:
        """Return the product of the operands, transposed where the layout says so."""
        return stored(lhs, self.layout[0]) @ stored(rhs, self.layout[1])


def seconds_per_call(function: Callable[[], object], calls: int) -> float:
    """Return the mean time of a few calls."""
    start = time.perf_counter()
    for _ in range(calls):
        function()
    return (time.perf_counter() - start) / calls


def compare(product: Product, seconds: float) -> tuple[float, float]:
    """Return the median seconds of torch and of the compiled product, in alternating rounds."""
    lhs, rhs = product.operands()
    inputs = tuple(stored(tensor, mark) for tensor, mark in zip((lhs, rhs), product.layout, strict=True))
    compiled = tilewright.compile(StoredMatmul(product.layout), *inputs)
    torch.testing.assert_close(compiled(*inputs), lhs @ rhs, rtol=1e-4, atol=1e-3)
    calls = max(1, int(1e-3 / max(seconds_per_call(lambda: lhs @ rhs, 3), 1e-7)))
    times: tuple[list[float], list[float]] = ([], [])
    end = time.perf_counter() + seconds
    while time.perf_counter() < end or len(times[0]) < 5:
        times[0].append(seconds_per_call(lambda: torch.matmul(lhs, rhs), calls))
        times[1].append(seconds_per_call(lambda: compiled(*inputs), calls))
    return statistics.median(times[0]), statistics.median(times[1])


def main() -> int:
    """Print the table."""
    parser = argparse.ArgumentParser(prog="bench.kernels.matmul", description=__doc__.splitlines()[0])
    parser.add_argument("--threads", type=int, default=os.cpu_count(), help="threads (default: all cores)")
    parser.add_argument("--seconds", type=float, default=0.3, help="time for each product (default 0.3)")
    parser.add_argument("--only", default="", help="products whose name contains this")
    parser.add_argument("--gate", action="store_true", help="exit with an error where torch is faster")
    arguments = parser.parse_args()
    torch.set_num_threads(arguments.threads)
    probe = PeakProbe(arguments.threads)
    table = Table("product", title=f"f32, {arguments.threads} threads; the time of a whole call")
    for heading in ("torch us", "tilewright us", "ratio", "GFLOP/s", "of peak"):
        table.add_column(heading, justify="right")
    slower, ratios = [], []
    for product in products():
        if arguments.only not in str(product):
            continue
        eager, ours = compare(product, arguments.seconds)
        peak = probe.measure()
        speed = product.flops / ours / 1e9
        ratios.append(eager / ours)
        if ours > eager:
            slower.append(str(product))
        table.add_row(
            str(product),
            f"{eager * 1e6:.1f}",
            f"{ours * 1e6:.1f}",
            f"{eager / ours:.2f}x",
            f"{speed:.0f}",
            f"{100 * speed / peak:.0f} %",
        )
    Console().print(table)
    if ratios:
        geomean = math.exp(statistics.fmean(math.log(ratio) for ratio in ratios))
        print(f"{len(ratios)} products, geometric mean {geomean:.2f}x of torch; slower: {', '.join(slower) or 'none'}")
    return int(arguments.gate and bool(slower))


if __name__ == "__main__":
    raise SystemExit(main())
