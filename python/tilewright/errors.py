"""Coded errors.

Every error of Tilewright carries a stable code, the user's Python line where one is
known, and what to do about it. The codes are listed in ``docs/errors.md``:
``TW1xxx`` capture, ``TW2xxx`` graph, ``TW3xxx`` kernel, ``TW4xxx`` run time.
"""

from __future__ import annotations

import warnings


class TilewrightError(RuntimeError):
    """An error with a stable code.

    Parameters
    ----------
    code
        For example ``"TW1003"``.
    message
        What is wrong, in one sentence.
    hint
        What the user can do about it.
    location
        ``(file, line)`` in the user's code, where known.
    """

    def __init__(self, code: str, message: str, hint: str = "", location: tuple[str, int] | None = None) -> None:
        self.code = code
        self.message = message
        self.hint = hint
        self.location = location
        text = f"{code}: {message}"
        if location is not None and location[0]:
            text += f"\n  at {location[0]}:{location[1]}"
        if hint:
            text += f"\n  {hint}"
        super().__init__(text)


class UnsupportedGraphError(TilewrightError):
    """A graph that Tilewright cannot represent at all; callers may run PyTorch instead."""


# Graphs that stay in PyTorch, for `explain` and the tests: what is not compiled is not hidden.
fallbacks: list[TilewrightError] = []


def record_fallback(error: TilewrightError) -> None:
    """Remember why a whole graph runs in PyTorch; say so aloud where it is a whole step or the compiler is to blame."""
    fallbacks.append(error)
    if error.code == "TW1002" or error.code.startswith("TW3"):
        warnings.warn(f"tilewright runs a graph in PyTorch: {error}", stacklevel=2)
    elif error.code in ("TW1004", "TW1005"):
        warnings.warn(f"tilewright leaves the update to PyTorch: {error}", stacklevel=2)
