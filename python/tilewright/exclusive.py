"""Who may use a model while threads share it.

While a forward pass is captured its model holds other tensors in place of its weights, so no other thread may call it.
"""

from __future__ import annotations

import threading
import weakref
from collections.abc import Iterator
from contextlib import contextmanager

from torch import nn


class Access:
    """Any number of threads call a model, or one captures it."""

    def __init__(self) -> None:
        self._changed = threading.Condition()
        self._callers = 0
        self._captured = False

    @contextmanager
    def to_call(self) -> Iterator[None]:
        """Wait until no thread captures."""
        with self._changed:
            self._changed.wait_for(lambda: not self._captured)
            self._callers += 1
        try:
            yield
        finally:
            with self._changed:
                self._callers -= 1
                self._changed.notify_all()

    @contextmanager
    def to_capture(self) -> Iterator[None]:
        """Wait until no other thread captures or calls."""
        with self._changed:
            self._changed.wait_for(lambda: not self._captured and not self._callers)
            self._captured = True
        try:
            yield
        finally:
            with self._changed:
                self._captured = False
                self._changed.notify_all()


_of_models: weakref.WeakKeyDictionary[nn.Module, Access] = weakref.WeakKeyDictionary()


def access(model: nn.Module) -> Access:
    """The access to a model, the same for all that have compiled it."""
    return _of_models.setdefault(model, Access())
