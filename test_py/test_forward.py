"""The recorder of forward passes: what it takes for granted about each op, what it loads, what it leaves to make_fx."""

import subprocess
import sys
import textwrap

import pytest
import torch
from torch import fx, nn
from torch.nn import functional as F

import tilewright
from tilewright import forward

# What a recording may not load: a second of imports and 60 MB.
HEAVY = ["torch._dynamo", "torch._inductor"]


class Checked(fx.Interpreter):
    """Runs a graph, and compares what each op returns to what the recorder took it to return."""

    def run_node(self, node):
        result = super().run_node(node)
        expected = node.meta.get("val")
        if isinstance(expected, torch.Tensor):
            assert (result.dtype, result.shape) == (expected.dtype, expected.shape), node.format_node()
            if result.numel() > 1 and all(n != 1 for n in result.shape):
                assert result.stride() == expected.stride(), node.format_node()
        return result


def check(function, *tensors):
    trace = forward.record(function, tensors)
    results = Checked(trace.module).run(*(t.clone() for t in tensors))
    expected = function(*(t.clone() for t in tensors))
    expected = [expected] if isinstance(expected, torch.Tensor) else list(expected)
    torch.testing.assert_close(results[: len(expected)], expected)
    return trace


X = torch.randn(4, 6)
IMAGE = torch.randn(2, 3, 5, 4).contiguous(memory_format=torch.channels_last)
FUNCTIONS = {
    "broadcast": lambda x: x + x[:1] * x[:, :1] - 2,
    "transposed": lambda x: (x.t() + 1).relu().t().exp() * x,
    "promotion": lambda x: x.double() * torch.arange(6, dtype=torch.int8) + True,
    "comparison": lambda x: torch.where(x > 0, x, -1.0).masked_fill(x.isnan(), 3),
    "scalar tensor": lambda x: x * torch.tensor(2.0) + torch.tensor([1, 2, 3, 4, 5, 6]),
    "reductions": lambda x: (x.sum(), x.sum(1), x.mean(-1, keepdim=True), (x > 0).sum(0), x.amax((0, 1)), x.argmax(1)),
    "variance": lambda x: torch.var_mean(x, 0),
    "sum of a transpose": lambda x: x.reshape(2, 2, 6).permute(2, 1, 0).sum(1),
    "softmax": lambda x: torch.softmax(x.t(), 0).log_softmax(1),
    "products": lambda x: (x @ x.t(), F.linear(x, x, x[:, 0]), torch.baddbmm(x[None, :, :4], x[None], x.t()[None])),
    "batched product": lambda x: x.reshape(2, 2, 6) @ x.reshape(2, 6, 2),
    "joins": lambda x: (torch.cat([x, x[:, :2]], -1), torch.stack([x, x], 1), torch.cat([x.t(), x.t()])),
    "join of two types": lambda x: torch.cat([x, x.double()]),
    "join of expanded": lambda x: torch.cat([x[:1].expand(4, 6), x], 1),
    "indexing": lambda x: (x[torch.tensor([0, 2])], x[:, torch.tensor([[1], [0]])], x[1:, [0, 1, 2]]),
    "scattered indices": lambda x: x.reshape(2, 2, 3, 2)[torch.tensor([0, 1]), :, torch.tensor([2, 0])],
    "embedding": lambda x: F.embedding(torch.tensor([[1, 0, 3], [2, 2, 2]]), x),
    "mean bags": lambda x: F.embedding_bag(torch.tensor([[1, 0, 3], [2, 2, 2]]), x, mode="mean"),
    "offset bags": lambda x: F.embedding_bag(torch.tensor([1, 0, 3, 2]), x, torch.tensor([0, 3]), mode="sum"),
    "normalised": lambda x: F.layer_norm(x, [6], x[0], x[1]).unflatten(1, (2, 3)).mean((0, 2)),
    "attention": lambda x: F.scaled_dot_product_attention(*[x.reshape(1, 2, 2, 6)] * 3),
    "in place": lambda x: x.clone().mul_(2).t()[0].add_(1),
    "slices": lambda x: x.split([1, 3])[1].unflatten(1, (2, 3)).roll(1, 0).flip(0).cumsum(1),
    "empty": lambda x: torch.cat([x[:0], x[:0]]).sum(0),
    "no dims": lambda x: x.sum().sum(0).exp() + x.sum().argmax(),
    "repeated": lambda x: x.repeat_interleave(2, 0).repeat(2, 1),
}


@pytest.mark.parametrize("name", FUNCTIONS)
def test_every_op_returns_what_was_recorded(name):
    check(FUNCTIONS[name], X)


def test_channels_last():
    check(lambda x: (x.relu(), torch.cat([x, x], 1), x.sum(1)), IMAGE)
    check(lambda x: F.conv2d(x, torch.ones(2, 3, 2, 1), padding=1), IMAGE.contiguous())


def test_new_contents_of_inputs():
    trace = check(lambda x, y: x.t().add_(y.sum()).sum(), X, X[:2])
    assert trace.mutated == [0]


def test_attention_layer_is_taken_apart():
    layer = nn.MultiheadAttention(6, 2, batch_first=True).eval()
    trace = check(lambda x: layer(x, x, x)[0], X[None])
    assert not [n for n in trace.module.graph.nodes if "multi_head" in str(n.target)]
    assert torch.backends.mha.get_fastpath_enabled()


def test_random_numbers_are_not_drawn_by_the_recording():
    before = torch.get_rng_state()
    trace = forward.record(lambda x: F.dropout(x, 0.5) + torch.rand(6) + torch.randn_like(x), [X])
    assert torch.equal(before, torch.get_rng_state())
    assert len(trace.module.graph.nodes) > 4


@pytest.mark.parametrize(
    "function",
    [
        lambda x: x * x.sum().item(),
        lambda x: x[x > 0].sum(),
        lambda x: X.add_(x),
        lambda x: x.to("meta"),
        lambda x: F.conv2d(x[None, None].mT, torch.ones(1, 1, 1, 1)),
    ],
    ids=["number", "mask", "write to a constant", "device", "layout of a convolution"],
)
def test_what_the_recorder_leaves_to_others(function):
    with pytest.raises((forward.NotRecordedError, NotImplementedError, RuntimeError)):
        forward.record(function, [X])


def test_the_other_way_captures_the_rest():
    trace = forward.capture(lambda x: x * x.sum().item(), [X])
    assert any(node.op == "call_function" for node in trace.module.graph.nodes)


def test_source_lines_are_those_of_the_model():
    trace = forward.record(lambda x: F.softmax(x, 0), [X])
    (node,) = (node for node in trace.module.graph.nodes if node.op == "call_function")
    assert __file__ in node.meta["stack_trace"]


MODELS = """
    import sys
    import torch
    from torch import nn
    import tilewright

    class Recommender(nn.Module):
        def __init__(self):
            super().__init__()
            self.bag = nn.EmbeddingBag(50, 8, mode="sum")
            self.table = nn.Embedding(50, 8)
            self.attention = nn.MultiheadAttention(8, 2, batch_first=True)
            self.top = nn.Sequential(nn.Linear(20, 16), nn.LayerNorm(16), nn.ReLU(), nn.Linear(16, 1), nn.Sigmoid())

        def forward(self, dense, ids, history):
            rows = self.table(history)
            mixed = self.attention(rows, rows, rows)[0].masked_fill((history == 0).unsqueeze(-1), 0).mean(1)
            return self.top(torch.cat([dense, self.bag(ids), mixed], -1)).squeeze(-1)

    model = Recommender().eval()
    batch = torch.randn(3, 4), torch.randint(50, (3, 2)), torch.randint(50, (3, 5))
    torch.testing.assert_close(tilewright.compile(model, *batch)(*batch), model(*batch).detach())
    print([name for name in HEAVY if name in sys.modules])
"""


def test_compile_loads_no_dynamo():
    script = f"HEAVY = {HEAVY}\n" + textwrap.dedent(MODELS)
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert done.stdout.strip() == "[]"


def test_training_is_loaded_when_asked_for():
    assert callable(tilewright.compile_step)
    with pytest.raises(AttributeError, match="compile_stepp"):
        tilewright.compile_stepp  # noqa: B018
