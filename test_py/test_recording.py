"""Recordings: what they include, and that one may stand within another."""

import json

import pytest
import torch
from torch import nn

import tilewright

X = torch.ones(3, 4)


@pytest.fixture
def model():
    return tilewright.compile(nn.Linear(4, 2).eval(), X)


def calls(recording):
    """The number of calls that each program of a recording explains; the first of several is dropped."""
    return [len(explanation.calls) for explanation in recording.explanations]


def test_a_recording_includes_old_and_new_programs_that_ran(model):
    silent = tilewright.compile(nn.Linear(4, 3).eval(), X)
    model(X)
    with tilewright.profile() as recorded:
        model(X)
        tilewright.compile(nn.Linear(4, 5).eval(), X)(X)
    model(X)
    assert calls(recorded) == [1, 1]
    assert silent is not None


def test_recordings_may_be_nested(model):
    with tilewright.profile() as outer:
        model(X)
        with tilewright.profile() as inner:
            for _ in range(3):
                model(X)
        model(X)
    assert calls(outer) == [4]
    assert calls(inner) == [3]
    with tilewright.profile() as later:
        model(X)
    assert calls(later) == [1]


def test_trace_holds_every_program(model, tmp_path):
    other = tilewright.compile(nn.Linear(4, 3).eval(), X)
    with tilewright.profile() as recorded:
        model(X)
        other(X)
    recorded.write_trace(tmp_path / "trace.json")
    events = json.loads((tmp_path / "trace.json").read_text())["traceEvents"]
    assert {event["pid"] for event in events if event["ph"] == "X"} == {0, 1}
