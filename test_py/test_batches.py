"""Batches of many sizes: few programs where rows are independent, and never a row that sees the ones that fill up."""

import pytest
import torch
from torch import nn
from torch.nn import functional as F

import tilewright
from tilewright.forward import record
from tilewright.row_independence import DependentRowsError, rows_of_results

SIZES = (6, 7, 5, 8, 3, 13, 11, 16, 9, 2, 1, 10, 0)


class Function(nn.Module):
    """A module of a function of itself and its inputs."""

    def __init__(self, function):
        super().__init__()
        self.linear = nn.Linear(4, 4)
        self.table = nn.Embedding(20, 4)
        self.function = function

    def forward(self, *inputs):
        return self.function(self, *inputs)


def filled_up(compiled):
    return [f for f in compiled.functions.values() if f.filling]


def programs(compiled):
    return {id(f.program) for f in compiled.functions.values()}


INDEPENDENT = {
    "linear": lambda m, x, ids: F.gelu(m.linear(x)) + x.mean(-1, keepdim=True),
    "lookup": lambda m, x, ids: m.linear(m.table(ids)).sum(1) + x,
    "bag": lambda m, x, ids: F.embedding_bag(ids, m.table.weight, mode="mean"),
    "weighted bag": lambda m, x, ids: F.embedding_bag(ids, m.table.weight, mode="sum", per_sample_weights=x[:, :3]),
    "merged": lambda m, x, ids: m.linear(m.table(ids).view(-1, 4)).view(len(x), 3, 4).flatten(1),
    "batched product": lambda m, x, ids: m.table(ids) @ m.table(ids).transpose(1, 2) @ m.table(ids),
    "outer product": lambda m, x, ids: x[:, :, None] * x[:, None, :],
    "attention": lambda m, x, ids: F.scaled_dot_product_attention(*[m.table(ids)[:, None]] * 3, is_causal=True),
    "pairs": lambda m, x, ids: (x[:, :, None] * x[:, None])[:, [0, 1], [2, 3]],
    "norm": lambda m, x, ids: F.layer_norm(torch.cat([x, m.table(ids)[:, 0]], 1), (8,)),
    "softmax": lambda m, x, ids: torch.where(ids[:, :1] > 3, x.softmax(1), x.cumsum(1)),
    "stacked": lambda m, x, ids: torch.stack([x, x.flip(1)], 1).amax(1),
    "own rows": lambda m, x, ids: x.gather(1, ids % 4),
    "offsets": lambda m, x, ids: m.table((ids + torch.arange(3) * 5) % 20).sum(1),
    "initial state": lambda m, x, ids: torch.cat([x.new_zeros(len(x), 2), x, torch.ones(len(x), 1)], 1),
    "numbered": lambda m, x, ids: x + torch.arange(len(x))[:, None],
    "image": lambda m, x, ids: F.conv2d(x.view(-1, 1, 2, 2), m.linear.weight.view(4, 1, 2, 2), padding=1),
    "parts": lambda m, x, ids: {"rows": x.chunk(2, 1)[1], "weights": m.linear.weight * 2, "merged": ids.reshape(-1)},
}


@pytest.mark.parametrize("name", INDEPENDENT)
def test_few_programs_serve_independent_rows(name):
    model = Function(INDEPENDENT[name])
    compiled = tilewright.compile(model, torch.randn(12, 4), torch.randint(20, (12, 3)))
    for rows in SIZES:
        x, ids = torch.randn(rows, 4), torch.randint(20, (rows, 3))
        ours, eager = compiled(x, ids), model(x, ids)
        torch.testing.assert_close(ours, eager)
        leaves = (v for result in (ours, eager) for v in (result.values() if isinstance(result, dict) else [result]))
        assert all(v.is_contiguous() for v in leaves if v.numel()) or name == "parts"
    assert len(filled_up(compiled)) >= 6, compiled.dependent
    assert len(programs(compiled)) <= 7  # of 12 rows, and of 0, 1, 2, 4, 8, 16


DEPENDENT = {
    "sum of rows": lambda m, x: x - x.mean(0),
    "sum of all": lambda m, x: x / x.sum(),
    "softmax over rows": lambda m, x: x.softmax(0),
    "running sum": lambda m, x: x.cumsum(0),
    "similarity": lambda m, x: (x @ x.t()).sum(1),
    "gram matrix": lambda m, x: x @ (x.t() @ x),
    "number of rows": lambda m, x: x / len(x),
    "number of rows as a tensor": lambda m, x: x * torch.tensor(float(len(x))),
    "filled with their number": lambda m, x: x + torch.full((len(x), 1), float(len(x))),
    "share of the rows": lambda m, x: x * (torch.arange(len(x)) / len(x))[:, None],
    "first row": lambda m, x: x - x[:1],
    "last row": lambda m, x: x - x[-1],
    "backwards": lambda m, x: x.flip(0),
    "neighbour": lambda m, x: x.roll(1, 0),
    "sorted": lambda m, x: x.sort(0).values,
    "maximum": lambda m, x: x / x.abs().amax(),
    "batch norm": lambda m, x: F.batch_norm(x, None, None, training=True),
    "mixed by a view": lambda m, x: x.t().reshape(x.shape),
    "shifted by a view": lambda m, x: F.pad(x.reshape(-1), (1, 0))[:-1].view(x.shape),
    "halves": lambda m, x: torch.cat(x.chunk(2)[::-1]),
    "picked rows": lambda m, x: x[torch.arange(len(x)).flip(0)],
    "branch on the number": lambda m, x: x + 1 if len(x) > 6 else x - 1,
    "branch on an even number": lambda m, x: x + 1 if len(x) % 2 else x - 1,
    "transposed": lambda m, x: x.t().contiguous(),
    "one bag": lambda m, x: F.embedding_bag(x.long() % 20, m.table.weight).cumsum(0),
    "attention between rows": lambda m, x: F.scaled_dot_product_attention(x[None], x[None], x[None])[0],
    "distance": lambda m, x: (x[:, None] - x[None]).square().sum((1, 2)),
    "random": lambda m, x: F.dropout(x, 0.0) + torch.rand(len(x), 1) * 0,
}


@pytest.mark.parametrize("name", DEPENDENT)
def test_dependent_rows_are_found(name):
    model = Function(DEPENDENT[name])
    sizes = (8, 7, 5)
    traces = [record(lambda x: model.function(model, x), [torch.randn(rows, 4)]) for rows in sizes]
    with pytest.raises(DependentRowsError):
        rows_of_results(traces, sizes)


@pytest.mark.parametrize("name", ("sum of rows", "number of rows", "branch on an even number"))
def test_dependent_rows_are_never_filled_up(name):
    model = Function(DEPENDENT[name])
    compiled = tilewright.compile(model, torch.randn(12, 4))
    for rows in (6, 7, 5, 8):
        x = torch.randn(rows, 4)
        torch.testing.assert_close(compiled(x), model(x).detach())
    assert not filled_up(compiled)


def test_a_model_for_even_batches_only():
    model = Function(lambda m, x: x.view(2, -1, 4).flip(0).reshape(-1, 4))
    compiled = tilewright.compile(model, torch.randn(12, 4))
    for rows in (6, 10):
        x = torch.randn(rows, 4)
        torch.testing.assert_close(compiled(x), model(x))
    assert not filled_up(compiled)


def test_rows_do_not_see_what_fills_up():
    """A row's result is the same bits, whatever the other rows hold and however many there are."""
    model = Function(lambda m, x: F.silu(m.linear(x)).softmax(1))
    compiled = tilewright.compile(model, torch.randn(4, 4))
    x = torch.randn(64, 4)
    whole = compiled(x)
    for rows in (33, 40, 63):
        assert torch.equal(compiled(x[:rows]), whole[:rows])


def test_the_batch_may_be_any_dim():
    model = Function(lambda m, ids, x: m.table(ids[0]).sum(1) * m.table(ids[1]).sum(1) + x)
    compiled = tilewright.compile(model, torch.zeros(2, 16, 3, dtype=torch.int64), torch.zeros(16, 4))
    for rows in (13, 11, 9):
        ids, x = torch.randint(20, (2, rows, 3)), torch.randn(rows, 4)
        torch.testing.assert_close(compiled(ids, x), model(ids, x).detach())
    assert len(programs(compiled)) == 1


def test_other_dims_and_values_have_programs_of_their_own():
    model = Function(lambda m, x, scale: x.sum(1) * scale)
    compiled = tilewright.compile(model, torch.randn(8, 4), 2.0)
    for shape, scale in (((8, 4), 3.0), ((8, 5), 2.0), ((7, 5), 2.0), ((7, 4), 3.0), ((6, 6), 2.0)):
        x = torch.randn(shape)
        torch.testing.assert_close(compiled(x, scale), model(x, scale).detach())


def test_nested_inputs_and_bad_rows():
    model = Function(lambda m, batch: m.table(batch["ids"]) + batch["x"][0])
    compiled = tilewright.compile(model, {"ids": torch.zeros(8, dtype=torch.int64), "x": (torch.zeros(8, 4),)})
    for rows in (7, 5):
        batch = {"ids": torch.randint(20, (rows,)), "x": (torch.randn(rows, 4),)}
        torch.testing.assert_close(compiled(batch), model(batch).detach())
        batch["ids"][rows - 1] = 20
        with pytest.raises((tilewright.TilewrightError, IndexError), match="TW4002"):
            compiled(batch)
        batch["ids"][rows - 1] = 19
        torch.testing.assert_close(compiled(batch), model(batch).detach())
    assert len(programs(compiled)) == 1


def test_compiled_ahead():
    model = Function(lambda m, x: m.linear(x))
    compiled = tilewright.compile(model, torch.randn(8, 4))
    for rows in (4, 16):
        compiled.prepare((torch.randn(rows, 4),))
    before = programs(compiled)
    for rows in (3, 4, 5, 7, 9, 15):
        x = torch.randn(rows, 4)
        torch.testing.assert_close(compiled(x), model(x).detach())
    assert programs(compiled) == before
