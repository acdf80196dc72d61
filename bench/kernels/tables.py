"""Times pooled lookups and row updates against FBGEMM's CPU kernels, PyTorch, and a plain gather of the same rows.

python -m bench.kernels.tables [--threads 2] [--only 26x100000] [--rounds 40]

All ways take turns in one process and are checked against each other. An update is one step with a given gradient of
the lookup's result: FBGEMM updates in its backward pass, PyTorch gets tables declared sparse. FBGEMM is optional: pip
install --no-deps fbgemm-gpu-cpu, the release for the PyTorch that is installed.
"""

import argparse
import os
import statistics
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass

import torch
from rich.console import Console
from rich.table import Table
from torch import Tensor, nn

import tilewright
from bench.workloads import skewed_ids

OPTIMIZERS = {"sgd": torch.optim.SGD, "adagrad": torch.optim.Adagrad}
RATE = 0.01


@dataclass(frozen=True)
class Lookup:
    """Equal tables, each with one bag of ids a sample."""

    tables: int
    rows: int
    width: int
    bag: int
    batch: int

    def __str__(self) -> str:
        """Return the name by which --only selects."""
        return f"{self.tables}x{self.rows}x{self.width} bag {self.bag} batch {self.batch}"

    def ids(self, generator: torch.Generator) -> Tensor:
        """Return skewed ids (tables, batch, bag)."""
        return skewed_ids((self.tables, self.batch, self.bag), self.rows, generator)


LOOKUPS = [
    Lookup(1, 1_000_000, 64, 20, 512),
    Lookup(8, 200_000, 64, 20, 256),
    Lookup(8, 50_000, 32, 10, 2048),
    Lookup(26, 100_000, 16, 1, 2048),
    Lookup(26, 100_000, 32, 1, 64),
    Lookup(26, 100_000, 128, 1, 512),
    Lookup(100, 10_000, 16, 1, 512),
]


class Bags(nn.Module):
    """A bag for each table, side by side."""

    def __init__(self, shape: Lookup, sparse: bool = False):
        super().__init__()
        torch.manual_seed(0)
        self.tables = nn.ModuleList(
            nn.EmbeddingBag(shape.rows, shape.width, mode="sum", sparse=sparse) for _ in range(shape.tables)
        )

    def forward(self, ids: Tensor) -> Tensor:
        """Pool ids (tables, batch, bag) into (batch, tables * width)."""
        return torch.cat([table(ids[index]) for index, table in enumerate(self.tables)], 1)


def weighted(model: nn.Module, ids: Tensor, gradient: Tensor) -> Tensor:
    """Return a loss whose gradient with respect to the lookup's result is ``gradient``."""
    return (model(ids) * gradient).sum()


class Batched:
    """FBGEMM's tables, all in one lookup."""

    def __init__(self, module: nn.Module, shape: Lookup):
        self.module = module
        self.offsets = torch.arange(0, shape.tables * shape.batch * shape.bag + 1, shape.bag)

    def __call__(self, ids: Tensor) -> Tensor:
        """Pool ids as ``Bags`` does."""
        return self.module(ids.flatten(), self.offsets)

    def first(self) -> Tensor:
        """Return the first table."""
        return self.module.split_embedding_weights()[0]


def fbgemm_tables(shape: Lookup, bags: Bags, optimizer: str) -> Batched | None:
    """FBGEMM's batched tables with the weights of ``bags``, or None without FBGEMM."""
    try:
        from fbgemm_gpu.split_embedding_configs import EmbOptimType
        from fbgemm_gpu.split_table_batched_embeddings_ops_common import EmbeddingLocation
        from fbgemm_gpu.split_table_batched_embeddings_ops_training import (
            ComputeDevice,
            SplitTableBatchedEmbeddingBagsCodegen,
        )
    except (ImportError, OSError):
        return None
    kinds = {"sgd": EmbOptimType.EXACT_SGD, "adagrad": EmbOptimType.EXACT_ADAGRAD}
    place = (EmbeddingLocation.HOST, ComputeDevice.CPU)
    batched = SplitTableBatchedEmbeddingBagsCodegen(
        [(shape.rows, shape.width, *place)] * shape.tables, optimizer=kinds[optimizer], learning_rate=RATE, eps=1e-10
    )
    for ours, table in zip(batched.split_embedding_weights(), bags.tables, strict=True):
        ours.copy_(table.weight.detach())
    return Batched(batched, shape)


Ways = dict[str, Callable[[int], Tensor]]


def lookups(shape: Lookup, batches: list[Tensor]) -> Ways:
    """Return the ways to look up batch number ``i``."""
    bags = Bags(shape).eval()
    compiled = tilewright.compile(bags, batches[0])
    flat = torch.cat([table.weight.detach() for table in bags.tables])
    first = (torch.arange(shape.tables) * shape.rows).view(-1, 1, 1)
    wanted = [(ids + first).flatten() for ids in batches]
    gathered = torch.empty(len(wanted[0]), shape.width)
    ways: Ways = {
        "ours": lambda i: compiled(batches[i]),
        "torch": lambda i: bags(batches[i]),
        "gather": lambda i: torch.index_select(flat, 0, wanted[i], out=gathered),
    }
    if batched := fbgemm_tables(shape, bags, "sgd"):
        ways["fbgemm"] = lambda i: batched(batches[i])
    return ways


def updates(shape: Lookup, batches: list[Tensor], optimizer: str) -> Ways:
    """Return the ways to make one step on batch number ``i``; each returns its first table."""
    gradient = torch.randn(shape.batch, shape.tables * shape.width, generator=torch.Generator().manual_seed(1))
    ours, sparse = Bags(shape), Bags(shape, sparse=True)
    step = tilewright.compile_step(ours, OPTIMIZERS[optimizer](ours.parameters(), lr=RATE), weighted)
    eager = OPTIMIZERS[optimizer](sparse.parameters(), lr=RATE)

    def compiled_step(i: int) -> Tensor:
        step(batches[i], gradient)
        return ours.tables[0].weight

    def eager_step(i: int) -> Tensor:
        eager.zero_grad()
        sparse(batches[i]).backward(gradient)
        eager.step()
        return sparse.tables[0].weight

    ways: Ways = {"ours": compiled_step, "torch": eager_step}
    if batched := fbgemm_tables(shape, ours, optimizer):

        def fbgemm_step(i: int) -> Tensor:
            batched(batches[i]).backward(gradient)
            return batched.first()

        ways["fbgemm"] = fbgemm_step
    return ways


def medians(ways: Ways, rounds: int, batches: int) -> dict[str, float]:
    """Microseconds of each way, in turns."""
    times: dict[str, list[float]] = {name: [] for name in ways}
    for index in range(rounds + 3):
        for name, way in ways.items():
            begin = time.perf_counter()
            way(index % batches)
            times[name].append(1e6 * (time.perf_counter() - begin))
    return {name: statistics.median(samples[3:]) for name, samples in times.items()}


def check(ways: Ways, shape: Lookup) -> None:
    """All ways but the gather, which does not pool, give the same."""
    expected = ways["torch"](0)
    for name, way in ways.items():
        if name not in ("torch", "gather"):
            torch.testing.assert_close(
                way(0), expected, rtol=1e-4, atol=1e-5, msg=lambda m, name=name: f"{name} {shape}: {m}"
            )


def parse(program: str, description: str, rounds: int) -> argparse.Namespace:
    """Parse the arguments of a table's bench, and set the number of threads."""
    parser = argparse.ArgumentParser(prog=program, description=description.splitlines()[0])
    parser.add_argument("--only", default="", help="only shapes whose name has this in it")
    parser.add_argument("--threads", type=int, default=os.cpu_count(), help="threads (default: all cores)")
    parser.add_argument("--rounds", type=int, default=rounds, help="calls of each way")
    arguments = parser.parse_args()
    torch.set_num_threads(arguments.threads)
    return arguments


def main() -> int:
    """Time the shapes asked for."""
    arguments = parse("bench.kernels.tables", __doc__, rounds=40)
    table = Table("shape", "work", "ours us", "torch", "fbgemm", "gather", "to fbgemm", "to gather")
    for shape in LOOKUPS:
        if arguments.only not in str(shape):
            continue
        generator = torch.Generator().manual_seed(2)
        batches = [shape.ids(generator) for _ in range(8)]
        works = {"lookup": lookups(shape, batches)}
        works |= {name: updates(shape, batches, name) for name in OPTIMIZERS}
        for work, ways in works.items():
            with torch.set_grad_enabled(work != "lookup"):
                check(ways, shape)
                took = medians(ways, arguments.rounds, len(batches))
            ratios = [f"{took[name] / took['ours']:.2f}" if name in took else "" for name in ("fbgemm", "gather")]
            figures = [f"{took[name]:.0f}" if name in took else "" for name in ("ours", "torch", "fbgemm", "gather")]
            table.add_row(str(shape), work, *figures, *ratios)
    Console(width=None if sys.stdout.isatty() else 120).print(table)
    return 0


if __name__ == "__main__":
    sys.exit(main())
