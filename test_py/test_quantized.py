"""Tables stored in fewer bits: lookups against dequantizing the whole table first."""

import pytest
import torch
from torch import nn
from torch.nn import functional as F

import tilewright
from tilewright.quantized import FORMATS, Int8Table

ROWS = 300


class Tables(nn.Module):
    """A plain lookup, sums and means of bags, and arithmetic behind them."""

    def __init__(self, width):
        super().__init__()
        self.one = nn.Embedding(ROWS, width)
        self.sums = nn.EmbeddingBag(ROWS, width, mode="sum")
        self.means = nn.EmbeddingBag(ROWS, width, mode="mean")
        self.top = nn.Linear(3 * width, 5)

    def forward(self, ids, bags):
        return self.top(torch.cat([self.one(ids), self.sums(bags), self.means(bags)], 1))


def ids_for(batch, bag=3):
    return torch.randint(ROWS, (batch,)), torch.randint(ROWS, (batch, bag))


def dequantized(model, compiled):
    """A copy of the model that holds the numbers that its stored tables stand for."""
    other = type(model)(model.one.embedding_dim)
    stored = {name: table.unpack(table.data) for name, table in compiled.tables.items()}
    other.load_state_dict(model.state_dict() | stored)
    return other


@pytest.mark.parametrize("width", [1, 6, 16, 33, 64])
@pytest.mark.parametrize("format", FORMATS)
def test_lookups(format, width, engine):
    model = Tables(width)
    fast = tilewright.compile(model, *ids_for(8), quantize_tables=format)
    assert sorted(fast.tables) == ["means.weight", "one.weight", "sums.weight"]
    reference = dequantized(model, fast)
    # More ids than rows: then the table is converted as a whole, once.
    for batch in (8, 1, 2 * ROWS):
        inputs = ids_for(batch)
        torch.testing.assert_close(fast(*inputs), reference(*inputs).detach())
    assert all(e.eager_steps == 0 for e in fast.explain())


@pytest.mark.parametrize("format", FORMATS)
def test_reports_tell_the_error(format):
    model = Tables(16)
    fast = tilewright.compile(model, *ids_for(8), quantize_tables=format)
    weight, table = model.one.weight.detach(), fast.tables["one.weight"]
    error = table.unpack(table.data) - weight
    assert table.report.max_error == pytest.approx(error.abs().max().item())
    assert table.report.rms_error == pytest.approx(error.square().mean().sqrt().item(), rel=1e-4)
    assert table.report.rms == pytest.approx(weight.square().mean().sqrt().item(), rel=1e-4)
    assert table.report.nbytes == table.data.nbytes < table.report.original_nbytes == weight.nbytes
    steps = {"int8": 255, "int4": 15}.get(format)
    if steps:
        half_a_step = (weight.max(1).values - weight.min(1).values) / (2 * steps)
        # f16 rounds the bias and scale of 4-bit rows.
        assert (error.abs().max(1).values <= half_a_step * 1.01 + (0.02 if steps == 15 else 1e-6)).all()


def test_rows_of_8_bits_are_those_of_fbgemm():
    weight = torch.randn(10, 12)
    assert torch.equal(Int8Table("table", weight).data, torch.ops.quantized.embedding_bag_byte_prepack(weight))


def test_constant_rows_are_exact():
    weight = torch.arange(10.0).view(-1, 1).expand(-1, 8).contiguous()
    for kind in FORMATS.values():
        table = kind("table", weight)
        assert torch.equal(table.unpack(table.data), weight)


def test_the_models_tables_may_be_given_up():
    model = Tables(16)
    fast = tilewright.compile(model, *ids_for(8), quantize_tables="int8")
    reference = dequantized(model, fast)
    model.to("meta")
    fast.refresh()
    for batch in (8, 5):
        inputs = ids_for(batch)
        torch.testing.assert_close(fast(*inputs), reference(*inputs).detach())


def test_refresh_follows_the_model():
    model, inputs = Tables(16), ids_for(8)
    fast = tilewright.compile(model, *inputs, quantize_tables="int8")
    before = fast(*inputs)
    model.load_state_dict({name: 2 * value for name, value in model.state_dict().items() if "top" not in name}, False)
    assert torch.equal(fast(*inputs), before)
    fast.refresh()
    torch.testing.assert_close(fast(*inputs), dequantized(model, fast)(*inputs).detach())
    assert not torch.allclose(fast(*inputs), before)


class Tied(nn.Module):
    def __init__(self):
        super().__init__()
        self.table, self.output = nn.Embedding(ROWS, 8), nn.Linear(8, ROWS, bias=False)
        self.output.weight = self.table.weight
        self.renormalised = nn.Embedding(ROWS, 8, max_norm=1.0)
        self.precise = nn.Embedding(ROWS, 8, dtype=torch.float64)

    def forward(self, ids):
        return self.output(self.table(ids) + self.precise(ids).float())


def test_other_uses_keep_a_table_as_it_is():
    model, ids = Tied(), torch.randint(ROWS, (4,))
    fast = tilewright.compile(model, ids, quantize_tables="int8")
    assert not fast.tables
    torch.testing.assert_close(fast(ids), model(ids).detach())


def test_refusals():
    model, inputs = Tables(8), ids_for(4)
    with pytest.raises(tilewright.TilewrightError, match="int3"):
        tilewright.compile(model, *inputs, quantize_tables="int3")
    with torch.no_grad():
        model.sums.weight[3, 3] = float("inf")
    with pytest.raises(tilewright.TilewrightError, match=r"sums\.weight"):
        tilewright.compile(model, *inputs, quantize_tables="int8")

    class Writes(nn.Module):
        def __init__(self):
            super().__init__()
            self.table = nn.Embedding(ROWS, 8).requires_grad_(False)

        def forward(self, ids):
            self.table.weight.add_(1)
            return self.table(ids)

    with pytest.raises(tilewright.TilewrightError, match=r"writes to the table table\.weight"):
        tilewright.compile(Writes(), inputs[0], quantize_tables="int8")


def test_ids_out_of_range_raise():
    model, (ids, bags) = Tables(8), ids_for(4)
    fast = tilewright.compile(model, ids, bags, quantize_tables="int8")
    bags[2, 1] = ROWS
    with pytest.raises(tilewright.TilewrightError, match="TW4002"):
        fast(ids, bags)


def test_formats_are_programs_of_their_own(tmp_path, monkeypatch):
    monkeypatch.setenv("TW_CACHE_DIR", str(tmp_path))
    model, inputs = Tables(8), ids_for(4)
    for from_disk in (False, True):
        for format in (None, *FORMATS):
            fast = tilewright.compile(model, *inputs, quantize_tables=format)
            assert fast.explain()[0].report.get("from_disk", False) == from_disk


def test_a_model_may_hold_quantized_rows_itself():
    class Own(nn.Module):
        def __init__(self):
            super().__init__()
            self.register_buffer("codes", torch.randint(256, (ROWS, 16), dtype=torch.uint8))
            self.register_buffer("scale", torch.rand(ROWS, 1))

        def forward(self, ids):
            return F.embedding(ids, self.codes.float() * self.scale)

    model, ids = Own(), torch.randint(ROWS, (7,))
    fast = tilewright.compile(model, ids)
    torch.testing.assert_close(fast(ids), model(ids))
    assert len(fast.explain()[0].report["steps"]) == 1
