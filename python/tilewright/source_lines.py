"""The user's source line of each node of a traced graph."""

from __future__ import annotations

import functools
import os
from pathlib import Path

import torch
from torch import fx

Line = tuple[str, int]

# Whose lines tell a user nothing about the model.
LIBRARIES = tuple(f"{Path(file).parent}{os.sep}" for file in (torch.__file__, __file__))


class SourceLines:
    """Source lines of the nodes of one graph, asked for in order.

    Nodes of the forward pass carry a stack trace. Those of the backward pass carry autograd's
    sequence number of the forward op they belong to, which numbers ops in order of creation: a
    number below the highest so far means that the graph has turned around.
    """

    def __init__(self, origin: Line) -> None:
        self.origin = origin
        self.highest = -1
        self.forward: dict[int, Line] = {}

    def of(self, node: fx.Node) -> Line:
        """The line that `node` was traced from, or the graph's origin."""
        number = node.meta.get("seq_nr", -1)
        if number < self.highest and number in self.forward:
            return self.forward[number]
        trace = node.meta.get("stack_trace")
        # The backward pass of the very last op, the loss, begins with the highest number.
        line = (innermost_frame(trace) if trace else None) or self.forward.get(number, self.origin)
        if number >= 0:
            self.highest = max(self.highest, number)
            self.forward.setdefault(number, line)
        return line


@functools.lru_cache(maxsize=4096)
def innermost_frame(trace: str) -> Line | None:
    """``(file, line)`` of the last frame of a stack trace in Python's own format that is not PyTorch's or ours."""
    frame = None
    for text in trace.splitlines():
        text = text.strip()
        if text.startswith('File "'):
            file, _, rest = text.removeprefix('File "').partition('", line ')
            number = rest.split(",")[0]
            if not file.startswith(LIBRARIES):
                frame = (file, int(number) if number.isdigit() else 0)
    return frame
