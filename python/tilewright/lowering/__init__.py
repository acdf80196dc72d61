"""Lowerings of ATen ops to the ``graph`` dialect, one file for each family."""

from . import activations, convolutions, elementwise, heroes, reductions, scalars, views
from .activations import RANDOM
from .registry import TABLE

__all__ = [
    "RANDOM",
    "TABLE",
    "activations",
    "convolutions",
    "elementwise",
    "heroes",
    "reductions",
    "scalars",
    "views",
]
