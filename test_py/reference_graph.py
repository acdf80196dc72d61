"""A stand-in for ``tilewright._core.Graph`` that executes each op with PyTorch.

It separates two questions: whether the importer builds the right graph (tests that use this
class), and whether the compiler runs a graph rightly (all others). The meaning of each op is
the text of ``GraphOps.td``.
"""

import json
import math

import torch

from tilewright.builder import DTYPE_NAMES
from tilewright.eager import TensorType, over_memory

DTYPES = {name: dtype for dtype, name in DTYPE_NAMES.items()}


class ReferenceGraph:
    def __init__(self):
        self.values = []  # (dtype, shape) of each value
        self.arguments = []
        self.steps = []  # (op, operands, attributes, results)
        self.results = []  # (value, updated argument or -1)

    def _new(self, dtype, shape):
        self.values.append((DTYPES[dtype], tuple(shape)))
        return len(self.values) - 1

    def argument(self, dtype, shape, name, role):
        self.arguments.append(self._new(dtype, shape))
        return self.arguments[-1]

    def constant(self, dtype, shape, data):
        value = self._new(dtype, shape)
        element = DTYPES[dtype].itemsize
        flat = torch.frombuffer(bytearray(data), dtype=DTYPES[dtype]) if data else torch.empty(0, dtype=DTYPES[dtype])
        tensor = flat.view(()).expand(shape).clone() if len(data) == element else flat.view(shape)
        self.steps.append(("graph.constant", [], {"value": tensor}, [value]))
        return value

    def op(self, name, operands, attributes, results, location):
        values = [self._new(*r) for r in results]
        self.steps.append((name, list(operands), dict(attributes), values))
        return values

    def result(self, value, updates=-1):
        self.results.append((value, updates))

    def compile(self, options):
        return ReferenceExecutable(self)


class ReferenceExecutable:
    def __init__(self, graph):
        self.graph = graph
        self.watched = []

    def report(self):
        eager = [attributes["op"] for name, _, attributes, _ in self.graph.steps if name == "graph.eager"]
        return json.dumps({"steps": [{"name": name, "kind": "eager"} for name in eager]})

    def events(self):
        return []

    def failures(self):
        return []

    def profile(self, capacity):
        """Records nothing: there are no threads to watch."""

    def watch(self, tensors):
        self.watched = tensors

    def watch_with(self, other):
        self.watched = other.watched

    def refresh(self):
        """Nothing to do: every run computes everything."""

    def run(self, argument_pointers, result_pointers, eager):
        graph = self.graph
        argument_pointers = [t.data_ptr() for t in self.watched] + argument_pointers

        def memory(pointer, value):
            return over_memory(pointer, TensorType(*graph.values[value]))

        env = {v: memory(p, v) for v, p in zip(graph.arguments, argument_pointers, strict=True)}
        for name, operands, attributes, results in graph.steps:
            inputs = [env[v] for v in operands]
            if name == "graph.eager":
                inputs = [x.contiguous() for x in inputs]
                outputs = [torch.empty(graph.values[v][1], dtype=graph.values[v][0]) for v in results]
                eager(attributes["call"], [x.data_ptr() for x in inputs], [x.data_ptr() for x in outputs])
            else:
                dtype, shape = graph.values[results[0]]
                outputs = execute(name.removeprefix("graph."), inputs, attributes, dtype, shape)
            for value, output in zip(results, outputs, strict=True):
                assert (output.dtype, tuple(output.shape)) == graph.values[value], (
                    f"{name}: {output.dtype}{output.shape}"
                )
                env[value] = output
        fresh = iter(result_pointers)
        finals = [(env[v].clone(), v, updates) for v, updates in graph.results]
        for tensor, value, updates in finals:
            memory(next(fresh) if updates < 0 else argument_pointers[updates], value).copy_(tensor)


UNARY = {"not": torch.bitwise_not}
BINARY = {
    "floor_div": torch.floor_divide,
    "and": torch.bitwise_and,
    "or": torch.bitwise_or,
    "xor": torch.bitwise_xor,
    "shl": torch.bitwise_left_shift,
    "shr": torch.bitwise_right_shift,
    "atan2": torch.atan2,
    "pow": torch.pow,
}
ARITHMETIC = ["add", "sub", "mul", "fmod", "remainder", "maximum", "minimum"]


def execute(name, inputs, a, dtype, shape):
    """The results of one op."""
    function = globals().get(f"run_{name}")
    if function is not None:
        return function(inputs, a, dtype, shape)
    if name in BINARY:
        return [BINARY[name](*inputs)]
    if name in ARITHMETIC:
        return [getattr(torch, name)(*inputs)]
    return [UNARY.get(name, getattr(torch, name, None))(*inputs)]


def run_constant(inputs, a, dtype, shape):
    return [a["value"]]


def run_div(inputs, a, dtype, shape):
    return [torch.div(*inputs, rounding_mode=None if dtype.is_floating_point else "trunc")]


def run_cmp(inputs, a, dtype, shape):
    return [getattr(torch, a["predicate"])(*inputs)]


def run_is_nan(inputs, a, dtype, shape):
    return [inputs[0].isnan()]


def run_select(inputs, a, dtype, shape):
    return [torch.where(*inputs)]


def run_convert(inputs, a, dtype, shape):
    return [inputs[0].to(dtype)]


def run_iota(inputs, a, dtype, shape):
    exact = torch.float64 if dtype.is_floating_point else torch.int64
    line = torch.arange(shape[a["dim"]], dtype=exact) * a["step"] + a["start"]
    view = [-1 if d == a["dim"] else 1 for d in range(len(shape))]
    return [line.to(dtype).view(view).expand(shape)]


def run_random(inputs, a, dtype, shape):
    generator = torch.Generator().manual_seed((inputs[0].item() + 7919 * a["stream"]) % 2**63)
    return [torch.rand(shape, generator=generator)]


def run_broadcast(inputs, a, dtype, shape):
    view = [1] * len(shape)
    for size, dim in zip(inputs[0].shape, a["dims"], strict=True):
        view[dim] = size
    return [inputs[0].reshape(view).expand(shape)]


def run_reshape(inputs, a, dtype, shape):
    return [inputs[0].reshape(shape)]


def run_transpose(inputs, a, dtype, shape):
    return [inputs[0].permute(a["permutation"])]


def run_slice(inputs, a, dtype, shape):
    x = inputs[0]
    for dim, (start, stride) in enumerate(zip(a["starts"], a["strides"], strict=True)):
        x = x.index_select(dim, start + stride * torch.arange(shape[dim]))
    return [x]


def run_pad(inputs, a, dtype, shape):
    result = inputs[1].expand(shape).clone()
    where = tuple(slice(low, low + size) for low, size in zip(a["low"], inputs[0].shape, strict=True))
    result[where] = inputs[0]
    return [result]


def run_concat(inputs, a, dtype, shape):
    return [torch.cat(inputs, a["dim"])]


def run_reduce(inputs, a, dtype, shape):
    x, dims, kind = inputs[0], a["dims"], a["kind"]
    if kind == "sum":
        return [x.sum(dims, dtype=dtype)]
    if kind == "prod":
        for dim in reversed(dims):
            x = x.prod(dim, dtype=dtype)
        return [x]
    if kind in ("any", "all"):
        return [getattr(x, kind)(dims)]
    if any(x.shape[d] == 0 for d in dims):
        limits = torch.finfo(dtype) if dtype.is_floating_point else torch.iinfo(dtype)
        return [torch.full(shape, limits.min if kind == "max" else limits.max, dtype=dtype)]
    return [getattr(x, f"a{kind}")(dims)]


def run_arg_reduce(inputs, a, dtype, shape):
    return [getattr(inputs[0], f"arg{a['kind']}")(a["dim"])]


def run_scan(inputs, a, dtype, shape):
    return [getattr(torch, f"cum{a['kind']}")(inputs[0], a["dim"], dtype=dtype)]


def run_matmul(inputs, a, dtype, shape):
    return [torch.matmul(*inputs)]


def attention_scores(query, key, bias, a):
    key = key.repeat_interleave(query.shape[1] // key.shape[1], 1)
    scores = a["scale"] * (query.float() @ key.float().transpose(-1, -2))
    if bias is not None:
        scores = scores + bias.float()
    if a.get("causal"):
        row, column = torch.arange(scores.shape[-2])[:, None], torch.arange(scores.shape[-1])
        scores = scores.masked_fill(column > row, -math.inf)
    return scores


def run_attention(inputs, a, dtype, shape):
    query, key, value, *bias = inputs
    scores = attention_scores(query, key, bias[0] if bias else None, a)
    total = scores.logsumexp(-1)
    value = value.repeat_interleave(query.shape[1] // value.shape[1], 1)
    weights = (scores - total[..., None]).exp().nan_to_num(0)
    return [(weights @ value.float()).to(dtype), total]


def run_attention_grad(inputs, a, dtype, shape):
    grad, query, key, value, *bias, _, _ = inputs
    leaves = [t.detach().clone().requires_grad_(True) for t in (query, key, value)]
    with torch.enable_grad():
        output, _ = run_attention([*leaves, *bias], a, dtype, shape)
        return list(torch.autograd.grad(output, leaves, grad))


def run_take(inputs, a, dtype, shape):
    table, ids = inputs
    size = table.shape[a["axis"]]
    ids = torch.where(ids < 0, ids + size, ids) if a.get("wrap") else ids
    if ids.numel() and (ids.min() < 0 or ids.max() >= size):
        raise IndexError("TW4002")
    return [table.index_select(a["axis"], ids.reshape(-1)).reshape(shape)]


def run_gather(inputs, a, dtype, shape):
    return [torch.gather(inputs[0], a["axis"], inputs[1].long())]


def run_scatter_add(inputs, a, dtype, shape):
    base, ids, updates = inputs
    if "skip_id" in a:
        updates, ids = updates[ids != a["skip_id"]], ids[ids != a["skip_id"]]
    if ids.numel() and (ids.min() < 0 or ids.max() >= base.shape[0]):
        raise IndexError("TW4002")
    return [base.index_add(0, ids, updates)]
