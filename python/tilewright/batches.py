"""How a program for many rows serves a batch of fewer.

A program has fixed sizes. A server sees every batch size from 1 to thousands, and neither a program for each nor the
time to compile them is affordable. Where row ``i`` of the results depends on row ``i`` of the inputs alone (see
`row_independence`), rows that fill a batch up change nothing: one program serves all sizes up to its own.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

import torch


def program_size(rows: int) -> int:
    """The size of the program for a batch of some rows: the next power of two."""
    return 1 << (rows - 1).bit_length() if rows > 1 else rows


def sizes_to_compare(size: int) -> list[int]:
    """The batches that a program of this size is for: the largest, one of odd size, and the smallest."""
    return sorted({size, size - 1, size // 2 + 1}, reverse=True)


@dataclass(slots=True)
class Filling:
    """How a batch is made as large as a program's.

    Attributes
    ----------
    batched
        Which tensors hold the batch, counted from the last input, and in which dim.
    rows, size
        Of the batch, and of the program.
    per_row
        See `row_independence.rows_of_results`.
    """

    batched: list[tuple[int, int]]
    rows: int
    size: int
    per_row: list[int] = field(default_factory=list)

    def resized(self, inputs: Sequence[torch.Tensor], size: int) -> list[torch.Tensor]:
        """The inputs, of `size` rows. Rows that are missing repeat the first, which is as valid as it."""
        resized = list(inputs)
        for i, dim in self.batched:
            tensor = resized[i].narrow(dim, 0, min(size, self.rows))
            if size > self.rows:
                shape = list(tensor.shape)
                shape[dim] = size - self.rows
                tensor = torch.cat([tensor, tensor.narrow(dim, 0, 1).expand(shape)], dim)
            resized[i] = tensor
        return resized

    def cut(self, results: Sequence[torch.Tensor]) -> list[torch.Tensor]:
        """The rows of the program's results that belong to the batch."""
        return [x[: n * self.rows] if n else x for x, n in zip(results, self.per_row, strict=True)]


def filling_between(first: Sequence[torch.Tensor], tensors: Sequence[torch.Tensor]) -> Filling | None:
    """How a program for larger batches may serve these inputs, if just the size of a batch tells them from the first.

    The larger program is that of the first inputs, or one for a power of two.
    """
    batched: list[tuple[int, int]] = []
    sizes = set()
    for i, (known, tensor) in enumerate(zip(first, tensors, strict=True)):
        dims = [d for d in range(tensor.dim()) if known.shape[d] != tensor.shape[d]]
        sizes |= {(known.shape[d], tensor.shape[d]) for d in dims}
        batched += [(i - len(tensors), d) for d in dims]
    if len(sizes) != 1 or len(dict(batched)) < len(batched):
        return None
    ((known_rows, rows),) = sizes
    return Filling(batched, rows, min(size for size in (program_size(rows), known_rows) if size >= rows))
