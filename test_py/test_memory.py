"""Peak memory: what is cheap to compute again is not kept over the peak, and the numbers stay those of eager."""

import torch
from test_step import check_training
from torch import nn
from torch.nn import functional as F

from tilewright import compile_step

ROWS, WIDTH, DEPTH = 2048, 256, 6
ACTIVATION_BYTES = 4 * ROWS * 4 * WIDTH  # The widest tensor of a block: 8 MiB.


class Block(nn.Module):
    def __init__(self, activation):
        super().__init__()
        self.norm, self.up, self.down = nn.LayerNorm(WIDTH), nn.Linear(WIDTH, 4 * WIDTH), nn.Linear(4 * WIDTH, WIDTH)
        self.activation = activation

    def forward(self, x):
        return x + self.down(self.activation(self.up(self.norm(x))))


def model(activation):
    torch.manual_seed(0)
    return nn.Sequential(*(Block(activation) for _ in range(DEPTH)))


def loss(model, x, y):
    return F.mse_loss(model(x), y)


def batches(count):
    return [(torch.randn(ROWS, WIDTH), torch.randn(ROWS, WIDTH)) for _ in range(count)]


def test_training_with_recomputation():
    check_training(model(F.gelu), lambda m: torch.optim.SGD(m.parameters(), 0.1), loss, batches(1))


def test_one_wide_activation_a_block_is_kept():
    net = model(F.gelu)
    step = compile_step(net, torch.optim.AdamW(net.parameters()), loss)
    step(*batches(1)[0])
    (program,) = step.explain()
    # Beside the wide one: a normalised input a quarter as wide, and what the backward pass of one block needs.
    assert program.report["arena_bytes"] < (1.25 * DEPTH + 4.5) * ACTIVATION_BYTES
