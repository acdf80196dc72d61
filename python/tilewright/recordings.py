"""The recordings of a loss: which one a call may use, when to make another, and when to leave it to Dynamo."""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from typing import Any

import torch
from torch import nn

from .captured import CapturedLoss
from .forward import NotRecordedError
from .joint import Recording
from .trusted import PLAIN_TYPES

# A loss that is called in more ways than that is one for Dynamo, which finds out what does not matter.
MAX_RECORDINGS = 16

MAX_CHANGES = 4
# A change of such a value is likely to be one of many.
VALUES = {int, float, complex, str, bytes, torch.Tensor}


class Call:
    """The arguments of one call: their structure with all values that are no tensors, and the tensors."""

    def __init__(self, batch: Sequence[Any]) -> None:
        self.tensors: list[torch.Tensor] = []
        self.structure: Any = None
        # Nearly always there are tensors and nothing else.
        if all(type(x) is torch.Tensor for x in batch):
            self.tensors = list(batch)
            self.structure = len(batch)
        else:
            self.structure = tuple(map(self._structure, batch))
        if len(self.tensors) > 1:
            ids = list(map(id, self.tensors))
            if len(set(ids)) < len(ids):
                self.structure = (self.structure, *map(ids.index, ids))

    def _structure(self, x: Any) -> Any:
        kind = type(x)
        if kind in (torch.Tensor, nn.Parameter):
            self.tensors.append(x)
            return kind
        if kind in (tuple, list):
            return (kind, *map(self._structure, x))
        if kind is dict:
            return (kind, *((self._structure(k), self._structure(v)) for k, v in x.items()))
        if kind not in PLAIN_TYPES:
            raise NotRecordedError(f"the batch holds a {kind.__module__}.{kind.__qualname__}")
        return kind, x.hex() if kind is float else repr(x) if kind is complex else x


def copied(x: Any) -> Any:
    """The same tensors in other containers."""
    if type(x) in (tuple, list):
        return type(x)(map(copied, x))
    return {key: copied(value) for key, value in x.items()} if type(x) is dict else x


def settings() -> tuple[Any, ...]:
    """What of PyTorch's settings changes what is recorded, apart from what a `GlobalStateGuard` looks at."""
    return (
        torch._C._len_torch_function_stack(),
        torch._C._len_torch_dispatch_stack(),
        torch._C._autograd._top_saved_tensors_default_hooks(True),
        torch._C._get_flash_sdp_enabled(),
        torch._C._get_math_sdp_enabled(),
        torch._C._get_mem_efficient_sdp_enabled(),
        torch._C._get_mkldnn_enabled(),
        torch._C._get_float32_matmul_precision(),
    )


class RecordedLoss:
    """A recording, and what tells whether it is that of a call."""

    def __init__(self, recording: Recording, call: Call) -> None:
        self.recording = recording
        self.captured: CapturedLoss | None = None
        self.structure = call.structure
        self.state = [x for x in recording.inputs if not isinstance(x, int)]
        self._ids = frozenset(map(id, self.state))
        self._inputs = [(i, x) for i, x in enumerate(recording.inputs) if isinstance(x, int)]
        self._arguments: list[Any] = list(recording.inputs)
        self._settings = settings()
        self._global = torch._C._dynamo.guards.GlobalStateGuard()
        self._tensors = _tensor_guard([*call.tensors, *self.state])

    def arguments(self, call: Call) -> list[torch.Tensor]:
        """The inputs of the recorded graph."""
        arguments = self._arguments.copy()
        for i, number in self._inputs:
            arguments[i] = call.tensors[number]
        return arguments

    def is_for(self, call: Call) -> bool:
        """Whether all but Python's state is as it was recorded."""
        return (
            call.structure == self.structure
            and self._tensors.check(*call.tensors, *self.state)
            and self._ids.isdisjoint(map(id, call.tensors))
            and self._global.check()
            and settings() == self._settings
        )

    def change(self) -> tuple[str, Any, Any, Any] | None:
        """What of Python's state is not as it was recorded, if anything: where, key, then and now."""
        return self.recording.state.guard.change()


def _tensor_guard(tensors: Sequence[torch.Tensor]) -> Any:
    return torch._C._dynamo.guards.TensorGuards(
        *tensors,
        dynamic_dims_sizes=[list(t.shape) for t in tensors],
        dynamic_dims_strides=[list(t.stride()) for t in tensors],
    )


class Recordings:
    """The recordings of one loss.

    Parameters
    ----------
    record
        Records the loss, given its arguments, what it can reach by name, and the tensors of the batch.

    Attributes
    ----------
    refusal
        Why Dynamo captures the loss instead; empty as long as it does not.
    """

    def __init__(
        self, loss_fn: Callable[..., torch.Tensor], model: nn.Module, record: Callable[..., Recording]
    ) -> None:
        self.loss_fn = loss_fn
        self.model = model
        self.record = record
        self.recorded: list[RecordedLoss] = []
        self.changes = 0
        self.refusal = ""

    def find(self, batch: Sequence[Any]) -> tuple[RecordedLoss, Call] | None:
        """The recording for a call, perhaps a new one, or None if Dynamo has to capture the loss."""
        if self.refusal:
            return None
        try:
            call = Call(batch)
            changes = []
            for i, recorded in enumerate(self.recorded):
                if recorded.is_for(call):
                    if (change := recorded.change()) is None:
                        if i:  # It is likely to be the next one, too.
                            self.recorded.insert(0, self.recorded.pop(i))
                        return recorded, call
                    changes.append(change)
            if changes:
                self._accept(changes[0])
            if len(self.recorded) == MAX_RECORDINGS:
                raise NotRecordedError("it is called in too many ways")
            recorded = self._record(batch, call)
        except Exception as error:
            # Dynamo raises again what the loss raises.
            self.refuse(error)
            return None
        self.recorded.insert(0, recorded)
        return recorded, call

    def refuse(self, error: Exception) -> None:
        """From now on leave the loss to Dynamo."""
        self.refusal = (str(error) or type(error).__name__).splitlines()[0]
        self.recorded.clear()

    def _accept(self, change: tuple[str, Any, Any, Any]) -> None:
        """Record again after a switch; a number that has changed will change again, and may not even matter."""
        where, key, then, now = change
        self.changes += 1
        if self.changes > MAX_CHANGES or not {type(then), type(now)}.isdisjoint(VALUES):
            raise NotRecordedError(f"{where}.{key} has changed")

    def _record(self, batch: Sequence[Any], call: Call) -> RecordedLoss:
        if settings()[:3] != (0, 0, None) or not torch.is_grad_enabled() or torch.is_inference_mode_enabled():
            raise NotRecordedError("a mode that intercepts calls, or without gradients")
        if sys.getprofile() is not None:
            raise NotRecordedError("a profiler that is watching")
        arguments = copied(tuple(batch))
        recording = self.record([self.model, *arguments], _roots(self.loss_fn, self.model), call.tensors)
        if Call(arguments).structure != call.structure or any(
            a is not b for a, b in zip(Call(arguments).tensors, call.tensors, strict=True)
        ):
            raise NotRecordedError("the loss changes its batch")
        return RecordedLoss(recording, call)


def _roots(loss_fn: Any, model: nn.Module) -> list[tuple[Any, str]]:
    hooks = [(x, name) for name, x in vars(nn.modules.module).items() if name.startswith("_global_") and x is not None]
    return [*((x, name) for x, name in hooks if isinstance(x, dict)), (loss_fn, "loss"), (model, "model")]
