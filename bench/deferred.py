"""Times a DLRM's training step with deferred tables, against tables that are updated as a whole.

python -m bench.deferred [--rows 100000 1000000 10000000] [--tables 26] [--optimizer adam] [--ways deferred old eager]

Ids are uniform, the worst case: every row is touched as rarely as the others. `deferred` begins with new tables.
`old` stands for a long training: the states are not zero and each row has missed as many updates as rows of that age
have. `eager` is PyTorch on all rows.
"""

import argparse
import statistics
import time
from collections.abc import Callable, Iterator

import torch
from rich.console import Console
from rich.table import Table
from torch import Tensor, nn

import tilewright
from examples.models.recommenders import DLRM
from tilewright.deferred import DeferredTables, deferred

OPTIMIZERS: dict[str, Callable[..., torch.optim.Optimizer]] = {
    "adam": lambda p: torch.optim.Adam(p, 1e-3),
    "adamw": lambda p: torch.optim.AdamW(p, 1e-3),
    "momentum": lambda p: torch.optim.SGD(p, 1e-2, momentum=0.9),
}
WAYS = ("deferred", "old", "eager")


def loss_of(model: nn.Module, dense: Tensor, ids: Tensor, labels: Tensor) -> Tensor:
    """The logistic loss."""
    return nn.functional.binary_cross_entropy_with_logits(model(dense, ids), labels)


def batches(rows: int, tables: int, batch: int) -> Iterator[tuple[Tensor, Tensor, Tensor]]:
    """Make new uniform ids for ever."""
    generator = torch.Generator().manual_seed(0)
    while True:
        ids = torch.randint(0, rows, (tables, batch, 1), generator=generator)
        yield torch.randn(batch, 13, generator=generator), ids, torch.rand(batch, generator=generator)


def make_old(tables: DeferredTables, batch: int) -> None:
    """Bring the tables into the state of a long training, in which rows are touched by chance."""
    assert tables.binding is not None
    for history in tables.histories:
        history.copy_(history[0].clone().expand_as(history))
    tables.now = tables.histories[0].shape[0] - 256
    for (parameter, kind), stamps in zip(tables.binding.tables, tables.stamps, strict=True):
        for key in tables.binding.kinds[kind].element_keys:
            tables.optimizer.state[parameter][key].uniform_(1e-6, 1e-4)
        age = torch.empty(stamps.shape).exponential_(batch / parameter.shape[0])
        stamps.copy_((tables.now - age).clamp_(min=0))


def time_way(way: str, rows: int, arguments: argparse.Namespace) -> float:
    """Median milliseconds of a step."""
    torch.manual_seed(0)
    model = DLRM([rows] * arguments.tables, arguments.width, [512, 256], [512, 256])
    optimizer = OPTIMIZERS[arguments.optimizer](model.parameters())
    data = batches(rows, arguments.tables, arguments.batch)
    if way == "eager":

        def step(*batch: Tensor) -> None:
            optimizer.zero_grad()
            loss_of(model, *batch).backward()
            optimizer.step()

    else:
        step = tilewright.compile_step(model, optimizer, loss_of, tables="deferred")
    step(*next(data))
    step(*next(data))
    if way == "old" and (tables := deferred(optimizer)):
        make_old(tables, arguments.batch)
    times = []
    for _ in range(arguments.eager_steps if way == "eager" else arguments.steps):
        batch = next(data)
        begin = time.perf_counter()
        step(*batch)
        times.append(time.perf_counter() - begin)
    return 1e3 * statistics.median(times)


def main() -> None:
    """Print a table of medians."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rows", type=int, nargs="+", default=[100_000, 1_000_000, 10_000_000])
    parser.add_argument("--tables", type=int, default=1)
    parser.add_argument("--width", type=int, default=16)
    parser.add_argument("--batch", type=int, default=2048)
    parser.add_argument("--optimizer", choices=OPTIMIZERS, default="adam")
    parser.add_argument("--ways", choices=WAYS, nargs="+", default=WAYS)
    parser.add_argument("--steps", type=int, default=100)
    parser.add_argument("--eager-steps", type=int, default=3)
    parser.add_argument("--threads", type=int, default=0)
    arguments = parser.parse_args()
    if arguments.threads:
        torch.set_num_threads(arguments.threads)
    table = Table("rows", *arguments.ways, title=f"ms a step, {arguments.tables} tables, {arguments.optimizer}")
    for rows in arguments.rows:
        table.add_row(f"{rows:,}", *(f"{time_way(way, rows, arguments):.2f}" for way in arguments.ways))
    Console().print(table)


if __name__ == "__main__":
    main()
