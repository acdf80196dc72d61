"""Compile the MLP block that docs/stages.md follows through the compiler, and print what it became.

python -m examples.mlp
"""

import argparse

import torch
from rich.console import Console
from torch import Tensor, nn
from torch.nn import functional as F

import tilewright


class Block(nn.Module):
    """Pre-norm MLP with a residual."""

    def __init__(self, width: int):
        super().__init__()
        self.norm = nn.LayerNorm(width)
        self.up = nn.Linear(width, 4 * width)
        self.down = nn.Linear(4 * width, width)

    def forward(self, x: Tensor) -> Tensor:
        """Map (rows, width) to the same shape."""
        return x + self.down(F.gelu(self.up(self.norm(x))))


def main() -> None:
    """Compile and run the block."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--width", type=int, default=64)
    parser.add_argument("--rows", type=int, default=32)
    arguments = parser.parse_args()

    model, x = Block(arguments.width).eval(), torch.randn(arguments.rows, arguments.width)
    compiled = tilewright.compile(model, x)
    with tilewright.profile() as recorded:
        for _ in range(100):
            result = compiled(x)
    recorded.print(Console(width=160))
    with torch.inference_mode():
        print(f"largest difference to eager: {(result - model(x)).abs().max():.1e}")


if __name__ == "__main__":
    main()
