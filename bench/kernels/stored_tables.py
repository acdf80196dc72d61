"""Times lookups in tables of fewer bits a number against f32 and against FBGEMM's kernels, which are part of PyTorch.

python -m bench.kernels.stored_tables [--threads 2] [--only 8x50000] [--rounds 200]

All ways take turns in one process, and none reads another's memory, which would be in the cache. ``bytes`` are those of
one row; FBGEMM's kernels (torch.ops.quantized) take one table a call and their results are joined, as a model would.
"""

import sys

import torch
from rich.console import Console
from rich.table import Table
from torch import Tensor

import tilewright
from bench.kernels.tables import LOOKUPS, Bags, Lookup, Ways, medians, parse
from tilewright.quantized import FORMATS

quantized = torch.ops.quantized
FBGEMM = {
    "int8": (quantized.embedding_bag_byte_prepack, quantized.embedding_bag_byte_rowwise_offsets),
    "int4": (quantized.embedding_bag_4bit_prepack, quantized.embedding_bag_4bit_rowwise_offsets),
}


def fbgemm(bags: Bags, format: str, shape: Lookup, batches: list[Tensor]) -> Ways:
    """FBGEMM's lookup in a format, if it has one."""
    if format not in FBGEMM:
        return {}
    pack, lookup = FBGEMM[format]
    tables = [pack(table.weight.detach()) for table in bags.tables]
    offsets = torch.arange(0, shape.batch * shape.bag, shape.bag)
    flat = [[ids[t].flatten() for t in range(shape.tables)] for ids in batches]

    def way(i: int) -> Tensor:
        return torch.cat([lookup(table, ids, offsets) for table, ids in zip(tables, flat[i], strict=True)], 1)

    return {f"fbgemm {format}": way}


def main() -> int:
    """Time the shapes asked for."""
    arguments = parse("bench.kernels.stored_tables", __doc__, rounds=200)
    table = Table("shape", "format", "bytes", "rms error %", "ours us", "ns a row", "fbgemm us")
    for shape in LOOKUPS:
        if arguments.only not in str(shape):
            continue
        generator = torch.Generator().manual_seed(2)
        batches = [shape.ids(generator) for _ in range(8)]
        bags = Bags(shape).eval()
        ways: Ways = {}
        error, size = {"f32": 0.0}, {"f32": 4 * shape.width}
        for format in (None, *FORMATS):
            compiled = tilewright.compile(bags, batches[0], quantize_tables=format)
            ways[format or "f32"] = lambda i, compiled=compiled, batches=batches: compiled(batches[i])
            if format:
                report = compiled.tables["tables.0.weight"].report
                error[format], size[format] = report.rms_error / report.rms, report.nbytes // report.rows
                ways |= fbgemm(bags, format, shape, batches)
        with torch.inference_mode():
            took = medians(ways, arguments.rounds, len(batches))
        rows = shape.tables * shape.batch * shape.bag
        for format, bytes in size.items():
            other = took.get(f"fbgemm {format}")
            figures = [f"{took[format]:.1f}", f"{1e3 * took[format] / rows:.1f}", f"{other:.1f}" if other else ""]
            table.add_row(str(shape), format, str(bytes), f"{100 * error[format]:.2f}", *figures)
    Console(width=None if sys.stdout.isatty() else 120).print(table)
    return 0


if __name__ == "__main__":
    sys.exit(main())
