"""How fast this machine is, and what time that gives each step of a program."""

from __future__ import annotations

import functools
import itertools
import math
from dataclasses import dataclass

import torch

# The share of the multiply-add peak that products reach where nothing else limits them.
PRODUCT_SHARE = {"matmul": 0.95, "library": 0.6}
# Rows of a table are touched at random: a page and half a pair of lines for each.
MEMORY_FACTOR = {"row_update": 2.0}
# Handing a step to the threads, and waiting for the last of them.
LAUNCH_NS = 700.0


@dataclass(frozen=True)
class Machine:
    """Measured ceilings of all threads together.

    Attributes
    ----------
    flops_per_ns
        f32 multiply-adds, each counting two.
    bytes_per_ns
        (bytes touched, bytes read and written in a nanosecond), by rising size: from the cores' caches to memory.
    """

    flops_per_ns: float
    bytes_per_ns: tuple[tuple[float, float], ...]

    def bandwidth(self, footprint: float) -> float:
        """Bytes that a kernel moves in a nanosecond if as many as `footprint` are touched again and again."""
        points = self.bytes_per_ns
        for (size, rate), (larger, its_rate) in itertools.pairwise(points):
            if footprint < larger:
                share = max(0.0, math.log(footprint / size) / math.log(larger / size)) if footprint > 0 else 0.0
                return rate * (its_rate / rate) ** share
        return points[-1][1]

    def predict_ns(self, kind: str, products: int, weighted: float, moved: int, footprint: int) -> float:
        """The time of a step.

        Parameters
        ----------
        kind
            What drives its kernel; see `explain.Step`.
        products
            Flops in matrix products.
        weighted
            All flops, those outside of products by the instructions that they take.
        moved
            Bytes read and written.
        footprint
            Bytes that the whole program touches in a call: what a step reads is where the steps before left it.
        """
        # An instruction outside of products takes the place of a multiply-add, which counts two.
        flops = products / PRODUCT_SHARE.get(kind, 1.0) + 2 * max(0.0, weighted - products)
        time = moved * MEMORY_FACTOR.get(kind, 1.0) / self.bandwidth(max(moved, footprint))
        return LAUNCH_NS + flops / self.flops_per_ns + time

    def __str__(self) -> str:
        """The ceilings, for a legend."""
        return f"{self.flops_per_ns:.0f} GFLOP/s, {self.bytes_per_ns[-1][1]:.0f} GB/s from memory"


def measure() -> Machine:
    """Measure the machine once for each number of threads, in 0.1 s."""
    return _measure(torch.get_num_threads())


@functools.cache
def _measure(threads: int) -> Machine:
    from . import _core

    flops, bandwidths = _core.probe_machine()
    return Machine(flops, tuple(bandwidths))
