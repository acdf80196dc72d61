"""Embedding tables of fewer bits a number, for serving.

A row of 8 or 4 bits a number is stored as FBGEMM's fused formats store it: codes, then the row's scale and bias, so
that a lookup touches one place in memory. PyTorch's own operators make the rows. A program takes the rows and reads
``codes * scale + bias``; that only rows which are looked up are converted, in the kernel that uses them, is the
compiler's business.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

import torch
from torch import nn

from .builder import Builder, Value
from .errors import TilewrightError
from .program import ProgramBuilder

# Rows that are converted and compared at a time.
_CHUNK = 1 << 16


@dataclass(frozen=True, slots=True)
class TableReport:
    """What storing a table in fewer bits saves and costs.

    Attributes
    ----------
    nbytes, original_nbytes
        Of the stored table and of the model's.
    max_error, rms_error
        Of single numbers: the largest, and the root of the mean square.
    rms
        The root of the mean square of the model's numbers, to compare with.
    """

    name: str
    format: str
    rows: int
    width: int
    nbytes: int
    original_nbytes: int
    max_error: float
    rms_error: float
    rms: float


class StoredTable:
    """A table in a narrower format.

    Attributes
    ----------
    format
        Its name: a key of `FORMATS`.
    data
        The stored rows.
    """

    format: str

    def __init__(self, name: str, weight: torch.Tensor) -> None:
        self.name = name
        self.rows, self.width = weight.shape
        self.data = torch.cat([self.pack(rows) for rows in weight.split(_CHUNK)])
        self.report = self._compare(weight)

    def pack(self, rows: torch.Tensor) -> torch.Tensor:
        """Stored rows for rows of numbers."""
        raise NotImplementedError

    def unpack(self, data: torch.Tensor) -> torch.Tensor:
        """The numbers that stored rows stand for."""
        raise NotImplementedError

    def views(self) -> list[torch.Tensor]:
        """The stored rows as the arguments of a program: once for each type of what they hold."""
        raise NotImplementedError

    def read(self, b: Builder, views: list[Value]) -> Value:
        """The table's numbers from its arguments."""
        raise NotImplementedError

    def value(self, program: ProgramBuilder, role: str) -> Value:
        """The table's numbers in a program that takes the stored rows."""
        return self.read(program.builder, [program.argument(view, self.name, role) for view in self.views()])

    def update(self, weight: torch.Tensor) -> None:
        """Store other numbers."""
        with torch.no_grad():
            for data, rows in zip(self.data.split(_CHUNK), weight.split(_CHUNK), strict=True):
                data.copy_(self.pack(rows))
        self.report = self._compare(weight)

    def _compare(self, weight: torch.Tensor) -> TableReport:
        largest = squares = total = 0.0
        for data, rows in zip(self.data.split(_CHUNK), weight.split(_CHUNK), strict=True):
            error = (self.unpack(data) - rows).double()
            largest = max(largest, error.abs().max().item())
            squares += error.square().sum().item()
            total += rows.double().square().sum().item()
        count = max(weight.numel(), 1)
        return TableReport(
            self.name,
            self.format,
            self.rows,
            self.width,
            self.data.nbytes,
            weight.nbytes,
            largest,
            (squares / count) ** 0.5,
            (total / count) ** 0.5,
        )


class HalfTable(StoredTable):
    """Numbers of 16 bits."""

    dtype: torch.dtype

    def pack(self, rows: torch.Tensor) -> torch.Tensor:
        """Round to nearest."""
        return rows.to(self.dtype)

    def unpack(self, data: torch.Tensor) -> torch.Tensor:
        """Exact."""
        return data.float()

    def views(self) -> list[torch.Tensor]:
        """One type."""
        return [self.data]

    def read(self, b: Builder, views: list[Value]) -> Value:
        """A conversion."""
        return b.convert(views[0], torch.float32)


class BFloat16Table(HalfTable):
    """bf16: the range of f32, 8 bits of precision."""

    format = "bfloat16"
    dtype = torch.bfloat16


class Float16Table(HalfTable):
    """f16: 11 bits of precision, numbers up to 65504."""

    format = "float16"
    dtype = torch.float16


class RowwiseTable(StoredTable):
    """Codes, then the row's scale and bias.

    The width is filled up to whole groups of 4 with copies of the last column, so that scale and bias are aligned.
    """

    parameters: torch.dtype  # of scale and bias
    codes_in_byte: int

    @property
    def padded(self) -> int:
        """The width of the stored rows."""
        return -(-self.width // 4) * 4

    @property
    def code_bytes(self) -> int:
        """The length of a row's codes."""
        return self.padded // self.codes_in_byte

    def views(self) -> list[torch.Tensor]:
        """The same memory twice: for the codes, and for scales and biases."""
        return [self.data, self.data.view(self.parameters)]

    def read(self, b: Builder, views: list[Value]) -> Value:
        """``codes * scale + bias``."""
        rows, parameters = views
        first = self.code_bytes // self.parameters.itemsize
        scale, bias = (b.convert(b.slice(parameters, 1, first + i, 1), torch.float32) for i in (0, 1))
        parts = []
        for codes in self.codes(b, rows):
            numbers = b.mul(b.convert(codes, torch.float32), b.broadcast(scale, codes.shape))
            parts.append(b.add(numbers, b.broadcast(bias, codes.shape)))
        return b.concat(parts, 1)

    def codes(self, b: Builder, rows: Value) -> Iterator[Value]:
        """The codes of the table's columns, some neighbours at a time."""
        raise NotImplementedError

    def filled(self, rows: torch.Tensor) -> torch.Tensor:
        """`rows` of the stored width, of the same smallest and largest numbers."""
        extra = rows[:, -1:].expand(-1, self.padded - self.width)
        return torch.cat([rows, extra], 1).detach().contiguous()


class Int8Table(RowwiseTable):
    """FBGEMM's 8-bit rows, with scale and bias in f32."""

    format = "int8"
    parameters = torch.float32
    codes_in_byte = 1

    def pack(self, rows: torch.Tensor) -> torch.Tensor:
        """Scale each row to 0..255."""
        return torch.ops.quantized.embedding_bag_byte_prepack(self.filled(rows))

    def unpack(self, data: torch.Tensor) -> torch.Tensor:
        """The numbers as PyTorch computes them."""
        return torch.ops.quantized.embedding_bag_byte_unpack(data)[:, : self.width]

    def codes(self, b: Builder, rows: Value) -> Iterator[Value]:
        """Each byte is one."""
        yield b.slice(rows, 1, 0, self.width)


class Int4Table(RowwiseTable):
    """FBGEMM's 4-bit rows, with scale and bias in f16, and columns in another order.

    FBGEMM keeps neighbours in one byte. Here a byte holds a column of the first half and the same of the second half of
    the row, so that neighbours need no shuffling.
    """

    format = "int4"
    parameters = torch.float16
    codes_in_byte = 2

    def pack(self, rows: torch.Tensor) -> torch.Tensor:
        """Scale each row to 0..15."""
        halves = self.filled(rows).view(-1, 2, self.padded // 2)
        return torch.ops.quantized.embedding_bag_4bit_prepack(halves.transpose(1, 2).flatten(1).contiguous())

    def unpack(self, data: torch.Tensor) -> torch.Tensor:
        """The numbers as PyTorch computes them."""
        numbers = torch.ops.quantized.embedding_bag_4bit_unpack(data)
        return numbers.view(-1, self.padded // 2, 2).transpose(1, 2).flatten(1)[:, : self.width]

    def codes(self, b: Builder, rows: Value) -> Iterator[Value]:
        """The lower halves of all bytes, then the upper ones."""
        lower = min(self.code_bytes, self.width)
        yield b.binary("and", b.convert(b.slice(rows, 1, 0, lower), torch.int32), 15)
        if self.width > lower:
            yield b.binary("shr", b.convert(b.slice(rows, 1, 0, self.width - lower), torch.int32), 4)


FORMATS = {kind.format: kind for kind in (Int8Table, Int4Table, BFloat16Table, Float16Table)}


def store_tables(model: nn.Module, format: str) -> dict[str, StoredTable]:
    """The tables of `model` in a format, by the names of their parameters.

    A table is an f32 weight that embedding layers alone use. What a layer renormalises when it is read (``max_norm``)
    stays as it is.

    Raises
    ------
    TilewrightError
        TW1001 for an unknown format, or a table with infinities or NaN, which have no code.
    """
    kind = FORMATS.get(format)
    if kind is None:
        raise TilewrightError("TW1001", f"quantize_tables={format!r}", f"use one of {', '.join(map(repr, FORMATS))}")
    others = set()
    for module in model.modules():
        if not isinstance(module, (nn.Embedding, nn.EmbeddingBag)) or module.max_norm is not None:
            others.update(id(p) for p in module.parameters(recurse=False))
    tables = {}
    for name, parameter in model.named_parameters():
        owner = model.get_submodule(name.rpartition(".")[0])
        is_table = isinstance(owner, (nn.Embedding, nn.EmbeddingBag)) and parameter.numel() > 0
        if is_table and id(parameter) not in others and parameter.dtype == torch.float32:
            if not torch.isfinite(parameter).all():
                raise TilewrightError("TW1001", f"the table {name} has infinite or undefined numbers")
            tables[name] = kind(name, parameter.detach())
    return tables
