"""Every model of deepctr-torch and torch-rechub with what a step of it needs.

Features, sizes and losses follow the packages' own tests, examples and trainers; nothing of theirs is changed. Dropout
is off, since a training in float64 would draw other masks.
"""

import importlib
from collections.abc import Callable
from dataclasses import dataclass

import torch
from torch import nn

SAMPLES, LENGTH, STEPS = 64, 6, 5


@dataclass
class Case:
    """A model to train.

    Attributes
    ----------
    make
        Gives the model, from the seed that is set.
    loss
        ``loss(model, *batch)``; a batch has dictionaries and tensors.
    batch
        One batch, from the seed that is set.
    optimizer
        Of the model's parameters.
    """

    make: Callable[[], nn.Module]
    loss: Callable[..., torch.Tensor]
    batch: Callable[[], tuple]
    optimizer: Callable[..., torch.optim.Optimizer]


def ids(rows, *shape):
    return torch.randint(rows, shape or (SAMPLES,))


def labels(*shape):
    return torch.randint(2, shape or (SAMPLES,)).float()


def histories(rows, lengths):
    """Ids from 1 up to a row's length, then padding."""
    return torch.where(torch.arange(LENGTH) < lengths.unsqueeze(1), torch.randint(1, rows, (len(lengths), LENGTH)), 0)


def all_cases():
    """Every case by package and label, of the packages that are installed."""
    found = {}
    for package, module in (("deepctr-torch", "deepctr_models"), ("torch-rechub", "rechub_models")):
        try:
            cases = importlib.import_module(module).all_cases()
            found |= {(package, label): case for label, case in cases.items()}
        except ModuleNotFoundError as missing:
            print(f"{package}: skipped, {missing}")
    return found
