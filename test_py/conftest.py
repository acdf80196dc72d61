"""Fixtures shared by all tests."""

import pytest
import torch
from reference_graph import ReferenceGraph

import tilewright.program

ENGINES = ["importer", "compiler"]


@pytest.fixture(params=ENGINES)
def engine(request, monkeypatch):
    """Run a test twice: with each graph executed op by op in PyTorch, and compiled."""
    if request.param == "importer":
        monkeypatch.setattr(tilewright.program, "new_graph", ReferenceGraph)
        monkeypatch.setenv("TW_CACHE", "off")  # a program from the disk would be a compiled one
    return request.param


@pytest.fixture(autouse=True)
def fresh_state():
    """Give every test the same random numbers and no compiled code of another test."""
    torch.manual_seed(0)
    torch._dynamo.reset()
