"""Watches which code runs while a loss is recorded, and stops at what a recording cannot stand for."""

from __future__ import annotations

import sys
import types
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import torch

from . import origins
from .origins import Origin
from .reachable import NotReachableError, Reachable
from .trusted import is_trusted

# In newer versions of PyTorch it is written in C; a call of it is then one that is not trusted.
APPLY = getattr(getattr(torch.autograd.Function.apply, "__func__", None), "__code__", None)


# Code of Python's own that looks at classes and nothing else.
CLASSES_ALONE = {"abc", "_collections_abc"}


class StopRecordingError(BaseException):
    """The code may not be recorded; not an Exception, so that the user's code does not catch it."""


class Watch:
    """Has `reachable` follow each function of the user before it runs, and stops at calls of what has effects."""

    def __init__(self, reachable: Reachable) -> None:
        self.reachable = reachable
        self.refusal = ""
        self._settled: set[types.CodeType] = set()
        self._watched: set[types.CodeType] = set()

    def refuse(self, reason: str) -> None:
        """Stop the recording."""
        self.refusal = self.refusal or reason
        raise StopRecordingError(reason)

    def __call__(self, frame: types.FrameType, event: str, called: Any) -> None:
        """What Python calls for each call, and for each return."""
        if event == "call":
            if frame.f_code not in self._settled:
                self._enter(frame)
        elif event == "c_call" and frame.f_code in self._watched and not is_trusted(called):
            self.refuse(f"{_place(frame)} calls {getattr(called, '__qualname__', called)}")

    def _enter(self, frame: types.FrameType) -> None:
        code = frame.f_code
        if code is APPLY:
            # Its gradient would be that of the tensor itself, not of what stands for it.
            if any(isinstance(x, torch.Tensor) and is_own_leaf(x) for x in frame.f_locals["args"]):
                self.refuse(f"{_place(frame.f_back)} calls a function of its own on a parameter")
            return
        origin = origins.of_file(code.co_filename)
        if origin is Origin.TORCH and not origins.computes(code.co_filename):
            is_called = _caller(frame) is Origin.USER and not origins.leaves_alone(code)
            if is_called or origins.compiles(frame):
                self.refuse(f"{_place(frame.f_back)} calls {code.co_qualname}")
            return
        if origin in (Origin.USER, Origin.PYTHON) and frame.f_globals.get("__name__") not in CLASSES_ALONE:
            if not self.reachable.knows(code):
                if _caller(frame) is Origin.USER:
                    self.refuse(f"{_place(frame)}: {code.co_qualname} is called in a way that was not followed")
                return
            self._watched.add(code)
            try:
                with torch._C.DisableTorchFunction():
                    self.reachable.start(code, frame.f_globals)
            except NotReachableError as error:
                self.refuse(str(error))
        self._settled.add(code)

    @contextmanager
    def watching(self) -> Iterator[None]:
        """Watches this thread."""
        sys.setprofile(self)
        try:
            yield
        finally:
            sys.setprofile(None)


# Python 3.12 would have to change all code for it.
if sys.version_info < (3, 12):

    def pause() -> Callable[..., Any] | None:
        """Stops watching; returns what `resume` takes."""
        watch = sys.getprofile()
        sys.setprofile(None)
        return watch

    resume = sys.setprofile
else:

    def pause() -> Callable[..., Any] | None:
        """Nothing."""

    def resume(watch: Callable[..., Any] | None) -> None:
        """Nothing."""


def is_own_leaf(x: torch.Tensor) -> bool:
    """Whether this is a trainable tensor, and not what stands for one."""
    return not torch._is_functional_tensor(x) and x.requires_grad


def _caller(frame: types.FrameType) -> Origin:
    """Whose code has called this frame: the first that is not Python's own, or is watched itself."""
    caller = frame.f_back
    while caller is not None:
        origin = origins.of_file(caller.f_code.co_filename)
        if origin is not Origin.PYTHON:
            return origin
        caller = caller.f_back
    return Origin.OWN


def _place(frame: types.FrameType | None) -> str:
    return f"{frame.f_code.co_filename}:{frame.f_lineno}" if frame else "something"
