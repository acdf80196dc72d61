"""Train DeepFM and DLRM on MovieLens-100k, to tell who likes which film.

python -m examples.recommender.train
"""

import functools
import sys
from collections.abc import Callable

import torch
from torch import Tensor, nn

from bench.workloads import click_loss
from examples.contest import SEED, Task
from examples.demo import main
from examples.models.recommenders import DLRM, DeepFM
from examples.recommender.movielens import area_under_curve, movielens

BATCH, EPOCHS = 1000, 4
WIDTH = 16
SPREAD = 0.05  # Of the initial embeddings. PyTorch's is 1: sums of products over all pairs of fields would start huge.


@functools.lru_cache(maxsize=1)
def shuffled(epoch: int) -> Tensor:
    """Order of the training ratings in an epoch."""
    return torch.randperm(movielens().split, generator=torch.Generator().manual_seed(SEED + epoch))


def with_small_tables(model: nn.Module) -> nn.Module:
    """Scale a new model's embeddings to ``SPREAD``."""
    with torch.no_grad():
        for module in model.modules():
            if isinstance(module, nn.Embedding | nn.EmbeddingBag):
                module.weight *= SPREAD
    return model


def recommender(
    title: str,
    model: Callable[[], nn.Module],
    optimizer: Callable[..., torch.optim.Optimizer],
    inputs: Callable[[Tensor | slice], tuple[Tensor, ...]],
) -> Task:
    """Describe the training of a model that reads ``inputs(rows)``."""
    data = movielens()
    steps_an_epoch = data.split // BATCH

    def batch(step: int) -> tuple[Tensor, ...]:
        epoch, position = divmod(step, steps_an_epoch)
        rows = shuffled(epoch)[position * BATCH : (position + 1) * BATCH]
        return *inputs(rows), data.liked[rows]

    def validate(trained: nn.Module) -> float:
        held_out = slice(data.split, None)
        return area_under_curve(trained(*inputs(held_out)), data.liked[held_out])

    return Task(
        title=title,
        model=lambda: with_small_tables(model()),
        optimizer=optimizer,
        loss_fn=click_loss,
        batch=batch,
        steps=EPOCHS * steps_an_epoch,
        sample="rating",
        samples=BATCH,
        metric="AUC",
        validate=validate,
        noise=0.002,
    )


def deepfm() -> Task:
    """DeepFM over seven fields."""
    data = movielens()
    return recommender(
        "DeepFM",
        model=lambda: DeepFM(data.rows, WIDTH, [400, 400, 400]),
        optimizer=lambda parameters: torch.optim.Adagrad(parameters, lr=0.01),
        inputs=lambda rows: (data.ids[rows],),
    )


def dlrm() -> Task:
    """DLRM with a table a field."""
    data = movielens()
    return recommender(
        "DLRM",
        model=lambda: DLRM(data.rows, WIDTH, [512, 256], [512, 256], dense_features=data.dense.shape[1]),
        optimizer=lambda parameters: torch.optim.Adagrad(parameters, lr=0.01),
        # A bag of one id for each table: (tables, batch, 1).
        inputs=lambda rows: (data.dense[rows], data.ids[rows].T.unsqueeze(-1).contiguous()),
    )


if __name__ == "__main__":
    sys.exit(main(["examples.recommender.train:deepfm", "examples.recommender.train:dlrm"]))
