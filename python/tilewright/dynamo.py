"""Losses captured by Dynamo, which guards every Python value that they read."""

from __future__ import annotations

import traceback
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any

import torch
from torch import fx

from .errors import UnsupportedGraphError

# What a step is captured with. By default Dynamo does not notice hooks that a module gets after it was captured, and
# does not look into recurrent layers.
CAPTURE = {"skip_nnmodule_hook_guards": False, "allow_rnn": True}


class CannotCaptureError(Exception):
    """Dynamo cannot make one graph of the loss; the argument is a coded error."""


class DynamoLoss:
    """A loss that Dynamo captures when it is called.

    Parameters
    ----------
    forward
        Maps a batch to the loss.
    capture
        Makes a function of a captured graph.
    """

    def __init__(self, forward: Callable[..., torch.Tensor], capture: Callable[[fx.GraphModule], Any]) -> None:
        # Code of its own: Dynamo limits how often the same code is compiled, and other steps must not count.
        forward.__code__ = forward.__code__.replace()  # type: ignore[attr-defined]

        def backend(module: fx.GraphModule, example_inputs: Sequence[Any]) -> Any:
            return capture(module)

        self._forward = torch.compile(forward, backend=backend, fullgraph=True)

    def __call__(self, *batch: Any) -> torch.Tensor:
        """What the functions that `capture` has made return."""
        try:
            with _capture_settings():
                return self._forward(*batch)
        except (torch._dynamo.exc.TorchDynamoException, torch._dynamo.exc.FailOnRecompileLimitHit) as error:
            raise CannotCaptureError(capture_error(error)) from error
        except Exception as error:
            if _is_of_capturing(error):
                raise CannotCaptureError(capture_error(error)) from error
            raise


def _is_of_capturing(error: Exception) -> bool:
    """Whether Dynamo has failed while it looked at the loss; if it was the loss that failed, PyTorch will tell."""
    frames = traceback.walk_tb(error.__traceback__)
    return any(frame.f_code.co_filename == torch._dynamo.symbolic_convert.__file__ for frame, _ in frames)


@contextmanager
def _capture_settings() -> Iterator[None]:
    config, guards = torch._dynamo.config, torch._dynamo.guards
    before = {name: getattr(config, name) for name in CAPTURE}
    profile = guards.profile_guard_manager
    for name, value in CAPTURE.items():
        setattr(config, name, value)
    # It flushes the caches, with 32 MB, to log how long the guards take: with small models that is the peak.
    guards.profile_guard_manager = _unknown_latency
    try:
        yield
    finally:
        guards.profile_guard_manager = profile
        for name, value in before.items():
            setattr(config, name, value)


def _unknown_latency(*_: Any) -> float:
    return 0.0


def capture_error(error: Exception) -> UnsupportedGraphError:
    """Dynamo's refusal as a coded error; its text names the user's line."""
    return UnsupportedGraphError(
        "TW1002",
        f"the loss cannot be captured as one graph: {str(error).strip()}",
        "move what is named above out of loss_fn, or use torch.compile(backend='tilewright')",
    )
