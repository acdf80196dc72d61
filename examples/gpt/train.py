"""Train a byte-level GPT of 10.6 million parameters on the sources of Python's standard library.

python -m examples.gpt.train
"""

import functools
import math
import sys
import sysconfig
from pathlib import Path

import torch
from torch import Tensor, nn

from bench.workloads import next_token_loss
from examples.contest import SEED, Task
from examples.demo import main
from examples.models.transformers import GPT

CONTEXT, BATCH, STEPS, WARMUP = 128, 8, 200, 20
VOCABULARY = 256  # A token is a byte.


@functools.cache
def corpus() -> tuple[Tensor, Tensor]:
    """Read the standard library's top-level modules and packages; the last tenth is for validation."""
    root = Path(sysconfig.get_path("stdlib"))
    skipped = {"site-packages", "dist-packages", "test", "tests", "idlelib", "lib2to3"}
    files = [path for path in sorted(root.rglob("*.py")) if not skipped.intersection(path.relative_to(root).parts)]
    text = b"".join(path.read_bytes() for path in files)
    tokens = torch.frombuffer(bytearray(text), dtype=torch.uint8).long()
    split = len(tokens) * 9 // 10
    return tokens[:split], tokens[split:]


def windows(tokens: Tensor, seed: int) -> tuple[Tensor, Tensor]:
    """Pick a batch of windows, and the same windows one byte on as the targets."""
    generator = torch.Generator().manual_seed(seed)
    starts = torch.randint(len(tokens) - CONTEXT - 1, (BATCH,), generator=generator).tolist()
    picked = torch.stack([tokens[start : start + CONTEXT + 1] for start in starts])
    return picked[:, :-1].contiguous(), picked[:, 1:].contiguous()


def validation_loss(model: nn.Module) -> float:
    """Mean loss over 16 fixed batches of text that training never saw."""
    held_out = corpus()[1]
    return sum(float(next_token_loss(model, *windows(held_out, -1 - index))) for index in range(16)) / 16


def schedule(step: int) -> float:
    """Linear warm-up, then a cosine down to a tenth."""
    if step < WARMUP:
        return (step + 1) / WARMUP
    return 0.1 + 0.45 * (1 + math.cos(math.pi * min(1.0, (step - WARMUP) / (STEPS - WARMUP))))


def gpt() -> Task:
    """Describe the training."""
    return Task(
        title="GPT",
        model=lambda: GPT(VOCABULARY, CONTEXT, layers=6, width=384, heads=6),
        optimizer=lambda parameters: torch.optim.AdamW(parameters, lr=1e-3, weight_decay=0.1),
        loss_fn=next_token_loss,
        batch=lambda step: windows(corpus()[0], SEED + step),
        steps=STEPS,
        sample="token",
        samples=BATCH * CONTEXT,
        metric="loss",
        validate=validation_loss,
        noise=0.002,
        schedule=schedule,
    )


if __name__ == "__main__":
    sys.exit(main(["examples.gpt.train:gpt"]))
