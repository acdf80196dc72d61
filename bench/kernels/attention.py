"""Attention, forward and backward, against torch's scaled_dot_product_attention.

python -m bench.kernels.attention [--threads N] [--rounds N]

Both read queries, keys and values in place from one projection [B, T, 3, H, D]. The two sides run in turns; the
times are medians.
"""

import argparse
import math
import statistics
import time
from collections.abc import Callable
from dataclasses import dataclass

import torch
import torch.nn.functional as F

from tilewright import _core


@dataclass
class Case:
    """One shape."""

    name: str
    batch: int
    heads: int
    length: int
    depth: int
    causal: bool

    def flops(self, backward: bool) -> float:
        """Multiply-adds that are needed, counted twice each."""
        forward = 4 * self.batch * self.heads * self.length**2 * self.depth
        return forward * (2.5 if backward else 1) * (0.5 if self.causal else 1)


CASES = [
    Case("gpt_char", 8, 6, 256, 64, True),
    Case("gpt_tiny", 12, 4, 64, 32, True),
    Case("gpt 1k", 1, 6, 1024, 64, True),
    Case("bert", 4, 12, 128, 64, False),
    Case("vit", 2, 12, 197, 64, False),
    Case("26 fields", 512, 2, 26, 16, False),
    Case("bert 512", 4, 12, 512, 64, False),
    Case("llama 2k", 1, 8, 2048, 128, True),
    Case("long 4k", 1, 4, 4096, 64, True),
    Case("wide heads", 2, 4, 512, 256, False),
    Case("narrow heads", 4, 8, 512, 32, True),
    Case("short", 64, 8, 32, 64, True),
]


def tensor(shape: tuple[int, ...]) -> tuple[str, list[int]]:
    """The type of an f32 tensor."""
    return "f32", list(shape)


def build(case: Case, backward: bool):
    """Compile attention, or its gradients, between views of the projection and of its gradient."""
    b, h, t, d = case.batch, case.heads, case.length, case.depth
    graph, here = _core.Graph(), ("", 0, "")
    heads, rows = (b, h, t, d), (b, t, h, d)

    def op(name: str, operands: list[int], attributes: dict, *shapes: tuple[int, ...]) -> list[int]:
        return graph.op(f"graph.{name}", operands, attributes, [tensor(s) for s in shapes], here)

    def by_head(value: int) -> int:
        return op("transpose", [value], {"permutation": [0, 2, 1, 3]}, heads)[0]

    def third(value: int, i: int) -> int:
        slice_ = {"starts": [0, 0, i, 0, 0], "strides": [1] * 5}
        (part,) = op("slice", [value], slice_, (b, t, 1, h, d))
        return by_head(op("reshape", [part], {}, rows)[0])

    projection = graph.argument(*tensor((b, t, 3, h, d)), "projection", "input")
    attributes = {"scale": 1 / math.sqrt(d)} | ({"causal": True} if case.causal else {})
    q, k, v = (third(projection, i) for i in range(3))
    if not backward:
        segments = {"operandSegmentSizes": [1, 1, 1, 0, 0]}
        result, log_sum_exp = op("attention", [q, k, v], attributes | segments, heads, (b, h, t))
        graph.result(op("transpose", [result], {"permutation": [0, 2, 1, 3]}, rows)[0])
        graph.result(log_sum_exp)
    else:
        result, grad = (by_head(graph.argument(*tensor(rows), name, "input")) for name in ("result", "grad"))
        log_sum_exp = graph.argument(*tensor((b, h, t)), "log_sum_exp", "input")
        segments = {"operandSegmentSizes": [1, 1, 1, 1, 0, 1, 1, 0]}
        grads = op("attention_grad", [grad, q, k, v, result, log_sum_exp], attributes | segments, heads, heads, heads)
        grads = [op("transpose", [g], {"permutation": [0, 2, 1, 3]}, rows)[0] for g in grads]
        grads = [op("reshape", [g], {}, (b, t, 1, h, d))[0] for g in grads]
        graph.result(op("concat", grads, {"dim": 2}, (b, t, 3, h, d))[0])
    return graph.compile({"threads": torch.get_num_threads()})


def measure(case: Case, rounds: int) -> list[tuple[str, float, float]]:
    """Return (pass, torch ms, tilewright ms)."""
    b, h, t, d = case.batch, case.heads, case.length, case.depth
    projection = torch.randn(b, t, 3, h, d, requires_grad=True)
    q, k, v = (x.transpose(1, 2) for x in projection.unbind(2))
    grad = torch.randn(b, t, h, d)
    by_torch = F.scaled_dot_product_attention(q, k, v, is_causal=case.causal)

    result, log_sum_exp = torch.empty(b, t, h, d), torch.empty(b, h, t)
    projection_grad = torch.empty(b, t, 3, h, d)
    forward, backward = build(case, False), build(case, True)
    operands = [x.data_ptr() for x in (projection, result, grad, log_sum_exp)]

    def ours_forward() -> None:
        forward.run(operands[:1], [result.data_ptr(), log_sum_exp.data_ptr()])

    def ours_backward() -> None:
        backward.run(operands, [projection_grad.data_ptr()])

    def torch_forward() -> None:
        with torch.no_grad():
            F.scaled_dot_product_attention(q, k, v, is_causal=case.causal)

    def torch_backward() -> torch.Tensor:
        return torch.autograd.grad(by_torch, projection, grad.transpose(1, 2), retain_graph=True)[0]

    ours_forward()
    ours_backward()
    torch.testing.assert_close(result, by_torch.detach().transpose(1, 2), rtol=1e-4, atol=1e-5)
    torch.testing.assert_close(projection_grad, torch_backward(), rtol=1e-3, atol=1e-4)

    def milliseconds(call: Callable[[], object]) -> float:
        start = time.perf_counter()
        call()
        return (time.perf_counter() - start) * 1e3

    rows = []
    for name, reference, ours in (
        ("forward", torch_forward, ours_forward),
        ("backward", torch_backward, ours_backward),
    ):
        times = [(milliseconds(reference), milliseconds(ours)) for _ in range(rounds)]
        rows.append((name, *(statistics.median(column) for column in zip(*times, strict=True))))
    return rows


def main() -> None:
    """Print a table."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--threads", type=int, default=torch.get_num_threads())
    parser.add_argument("--rounds", type=int, default=31)
    options = parser.parse_args()
    torch.set_num_threads(options.threads)
    print("| shape | pass | torch ms | tilewright ms | ratio | GFLOP/s |\n|---|---|---|---|---|---|")
    ratios = []
    for case in CASES:
        passes = measure(case, options.rounds)
        for name, reference, ours in passes:
            rate = case.flops(name == "backward") / ours / 1e6
            print(f"| {case.name} | {name} | {reference:.2f} | {ours:.2f} | {reference / ours:.2f} | {rate:.0f} |")
        ratios.append(sum(reference for _, reference, _ in passes) / sum(ours for _, _, ours in passes))
    print(f"\nforward and backward: geometric mean {statistics.geometric_mean(ratios):.2f}, least {min(ratios):.2f}")


if __name__ == "__main__":
    main()
