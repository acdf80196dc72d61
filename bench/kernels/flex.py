"""Times ``flex_attention`` behind a projection: forward against Inductor, and a training step, which PyTorch has not.

    python -m bench.kernels.flex
    python -m bench.kernels.flex --tokens 2048 --seconds 2

One sequence, 8 heads of width 64. PyTorch has no backward pass of ``flex_attention`` on CPUs.
"""

import argparse
import statistics
import time
from collections.abc import Callable

import torch
from rich.console import Console
from rich.progress import track
from rich.table import Table
from torch import Tensor, nn
from torch.nn.attention.flex_attention import create_block_mask, flex_attention

import tilewright

HEADS, WIDTH, WINDOW = 8, 64, 128
SLOPES = torch.tensor([2.0 ** -(head + 1) for head in range(HEADS)])


def causal(b: Tensor, h: Tensor, q: Tensor, k: Tensor) -> Tensor:
    """Keys up to the query."""
    return q >= k


def window(b: Tensor, h: Tensor, q: Tensor, k: Tensor) -> Tensor:
    """The last keys up to the query."""
    return (q >= k) & (q - k < WINDOW)


def alibi(score: Tensor, b: Tensor, h: Tensor, q: Tensor, k: Tensor) -> Tensor:
    """Less for keys that are farther away."""
    return score - SLOPES[h] * (q - k)


def softcap(score: Tensor, b: Tensor, h: Tensor, q: Tensor, k: Tensor) -> Tensor:
    """Between -20 and 20."""
    return 20 * torch.tanh(score / 20)


CASES = {"causal": (None, causal), "window": (None, window), "alibi": (alibi, causal), "softcap": (softcap, causal)}


class Attention(nn.Module):
    """A projection to queries, keys and values, and the attention."""

    def __init__(self, case: str, tokens: int) -> None:
        super().__init__()
        self.projection = nn.Linear(HEADS * WIDTH, 3 * HEADS * WIDTH)
        self.score_mod, mask_mod = CASES[case]
        self.mask = create_block_mask(mask_mod, None, None, tokens, tokens, device="cpu")

    def forward(self, x: Tensor) -> Tensor:
        """[1, tokens, HEADS * WIDTH] to [1, HEADS, tokens, WIDTH]."""
        q, k, v = self.projection(x).view(1, -1, 3, HEADS, WIDTH).permute(2, 0, 3, 1, 4)
        return flex_attention(q, k, v, self.score_mod, self.mask)


def milliseconds(function: Callable, x: Tensor, seconds: float) -> float:
    """The median of calls."""
    for _ in range(3):
        function(x)
    times: list[float] = []
    end = time.perf_counter() + seconds
    while (begin := time.perf_counter()) < end:
        function(x)
        times.append(1e3 * (time.perf_counter() - begin))
    return statistics.median(times)


def main() -> None:
    """Time all cases."""
    parser = argparse.ArgumentParser(prog="bench.kernels.flex", description=__doc__.splitlines()[0])
    parser.add_argument("--tokens", type=int, default=1024, help="of the sequence (default: 1024)")
    parser.add_argument("--seconds", type=float, default=1.0, help="of each measurement (default: 1)")
    arguments = parser.parse_args()
    headings = ("case", "forward ms, Inductor", "forward ms", "ratio", "training step ms")
    table = Table(*headings, title=f"{arguments.tokens} tokens, {torch.get_num_threads()} threads")
    x = torch.randn(1, arguments.tokens, HEADS * WIDTH)
    for case in track(CASES, transient=True):
        model = Attention(case, arguments.tokens)
        optimizer = torch.optim.SGD(model.parameters(), 0.1)
        step = tilewright.compile_step(model, optimizer, lambda m, x: m(x).square().mean())
        with torch.no_grad():
            inductor = milliseconds(torch.compile(model), x, arguments.seconds)
            ours = milliseconds(tilewright.compile(model, x), x, arguments.seconds)
        training = milliseconds(step, x, arguments.seconds)
        table.add_row(case, f"{inductor:.1f}", f"{ours:.1f}", f"{inductor / ours:.2f}", f"{training:.1f}")
    Console().print(table)


if __name__ == "__main__":
    main()
