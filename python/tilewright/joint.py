"""The graph of a loss and its gradients, recorded in one pass.

The recorder of forward passes writes down what autograd calls, too: PyTorch's functionalisation, which has to be
below autograd for that, makes it functional. Parameters, buffers and the batch are inputs as soon as an op reads them.
"""

from __future__ import annotations

import gc
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, nullcontext
from dataclasses import dataclass
from typing import Any

import torch
from torch import fx, nn
from torch.overrides import TorchFunctionMode
from torch.utils import _pytree as pytree

from . import flex
from .dropout_attention import KeepDropoutAttention
from .forward import LOOKS_BEHIND, NotRecordedError, Recorded, Recorder, without_fast_path
from .graphs import Trace, unrun_module
from .reachable import NotReachableError, Reachable
from .sparse import SPARSE_ARGUMENT
from .watching import StopRecordingError, Watch, pause, resume

aten = torch.ops.aten

# What may be read of a tensor, of its attributes that are computed.
PROPERTIES = {
    *("shape", "dtype", "device", "layout", "ndim", "requires_grad", "is_leaf", "itemsize", "nbytes", "T", "mT", "H"),
    *("mH", "real", "imag", "is_cpu", "is_cuda", "is_meta", "is_mps", "is_xpu", "is_sparse", "is_sparse_csr"),
    *("is_quantized", "is_nested", "is_mkldnn"),
}
# Methods that look behind a tensor, or change what is no part of its contents.
REFUSED = LOOKS_BEHIND | {
    *("__hash__", "__contains__", "_is_view", "is_set_to", "register_hook", "register_post_accumulate_grad_hook"),
    *("retain_grad", "backward", "requires_grad_", "resize_", "resize_as_", "__deepcopy__", "__setstate__"),
    *("module_load", "swap_tensors", "new", "type", "cuda", "_make_subclass"),
}


@dataclass(slots=True)
class Recording:
    """A recorded loss.

    Attributes
    ----------
    joint
        Maps the inputs to the loss, a gradient (or None) for each input that requires one, and the new contents of
        buffers.
    inputs
        A tensor, or the number of one of the batch's leaves, for each input.
    state
        What the recording depends on.
    """

    joint: Trace
    inputs: list[torch.Tensor | int]
    state: Reachable


def record_loss(
    loss_fn: Callable[..., torch.Tensor],
    arguments: Sequence[Any],
    roots: Sequence[tuple[Any, str]],
    batch: Sequence[torch.Tensor],
    *,
    finish: Callable[[torch.Tensor, list[torch.Tensor]], list[Any]],
    dense_tables: bool = False,
    whole_random: bool = False,
) -> Recording:
    """Records ``loss_fn(*arguments)``, which leaves everything as it was.

    Parameters
    ----------
    roots
        What the loss can reach, and what it is called.
    batch
        The tensors among the arguments that will be others in another call.
    finish
        Maps loss and leaves to the outputs: the loss and the gradients.
    dense_tables
        Record lookups in tables of sparse gradients as those in others.
    whole_random
        See `forward.capture`.

    Raises
    ------
    NotRecordedError
        If the loss cannot be recorded, or what it depends on cannot be guarded.
    """
    state = Reachable()
    watch = Watch(state)
    recorder = JointRecorder(watch, whole_random)
    inputs = Inputs(recorder, state, batch, dense_tables)
    try:
        state.functions_of(nn.functional)
        for root, name in roots:
            state.value(root, name)
        attention = nullcontext() if whole_random else KeepDropoutAttention()
        with _functionalised(), flex.recorded(recorder), recorder, attention, inputs, watch.watching():
            loss = loss_fn(*arguments)
            outputs = inputs.outputs(loss, finish)
    except (NotReachableError, StopRecordingError) as error:
        raise NotRecordedError(watch.refusal or str(error)) from error
    finally:
        change = state.guard.change()
        if change is not None:
            state.guard.restore()
        if torch.is_autocast_enabled("cpu"):
            # It keeps what parameters were converted to.
            torch.clear_autocast_cache()
    if watch.refusal:
        raise NotRecordedError(watch.refusal)
    if change is not None:
        raise NotRecordedError(f"the loss changes {change[0]}.{change[1]}")
    return inputs.recording(outputs)


@contextmanager
def _functionalised() -> Iterator[None]:
    """Views and in-place ops become others below autograd; recurrent layers are taken apart."""
    # Finalizers are no part of the loss.
    collects = gc.isenabled()
    gc.disable()
    mkldnn = torch._C._get_mkldnn_enabled()
    torch._C._set_mkldnn_enabled(False)
    torch._enable_functionalization(reapply_views=True)
    try:
        with torch.autograd.set_multithreading_enabled(False), torch.enable_grad(), without_fast_path():
            yield
    finally:
        torch._disable_functionalization()
        torch._C._set_mkldnn_enabled(mkldnn)
        if collects:
            gc.enable()


class JointRecorder(Recorder):
    """A recorder of autograd's ops, too."""

    def __init__(self, watch: Watch, whole_random: bool) -> None:
        super().__init__(whole_random)
        self.watch = watch
        self.is_forward = True
        self._lines: dict[int, str | None] = {}  # of the forward pass, by autograd's number
        self._last: str | None = None  # that of the loss
        self._fresh: set[int] = set()

    def __torch_dispatch__(self, func: Any, types: Any, args: Any = (), kwargs: Any = None) -> Any:
        """As the recorder, unwatched."""
        watch = pause()
        try:
            if func is aten.lift_fresh.default:
                self._fresh.add(id(args[0]))
            return super().__torch_dispatch__(func, types, args, kwargs)
        except Exception as error:
            # The user's code might catch it, and go another way than with tensors that have contents.
            self.watch.refusal = self.watch.refusal or f"{func}: {error}"
            raise
        finally:
            resume(watch)

    def _append(self, func: torch._ops.OpOverload, leaves: list[Any], spec: pytree.TreeSpec) -> Any:
        if func.namespace not in ("aten", "prims", "tilewright"):
            raise NotRecordedError("it is a custom op")
        if torch.Tag.nondeterministic_seeded in func.tags and torch._C._current_autograd_node() is not None:
            raise NotRecordedError("numbers are drawn again by the backward pass")
        return super()._append(func, leaves, spec)

    def line(self) -> str | None:
        """An op of the backward pass belongs to the line of that whose gradient it computes."""
        node = torch._C._current_autograd_node()
        if node is not None:
            return self._lines.get(node._sequence_nr(), self._last)
        if self.is_forward:
            self._last = super().line()
            # That of the node which autograd has just made for the op.
            self._lines.setdefault(torch.autograd._get_sequence_nr() - 1, self._last)
        return self._last

    def rewritten(self, place: int) -> fx.Node:
        """Normalization writes to its statistics without saying so to functionalisation, and reads them no more."""
        return self.updates[place].node

    def constant(self, x: torch.Tensor) -> fx.Node:
        """Only tensors that the loss makes of numbers are constants."""
        if id(x) not in self._fresh:
            raise NotRecordedError("a tensor of unknown origin")
        return super().constant(x)


class Inputs(TorchFunctionMode):
    """Puts recorded values in the place of the tensors that the loss reads."""

    def __init__(
        self, recorder: JointRecorder, state: Reachable, batch: Sequence[torch.Tensor], dense_tables: bool
    ) -> None:
        super().__init__()
        self.recorder = recorder
        self.state = state
        self.dense_tables = dense_tables
        self.numbers = {id(t): i for i, t in enumerate(batch)}
        self.tensors: list[torch.Tensor] = []
        self.values: list[Recorded] = []
        self.wrappers: list[torch.Tensor] = []
        self.mutated: list[int] = []
        self._places: dict[int, int] = {}  # of tensors, and of what stands for them

    def __torch_function__(self, func: Any, types: Any, args: Any = (), kwargs: Any = None) -> Any:
        """Call `func` on what stands for the tensors."""
        watch = pause()
        try:
            self._check(func)
            args, kwargs = self.replaced(args), self.replaced(kwargs or {})
            if self.dense_tables and func in SPARSE_ARGUMENT:
                args, kwargs = _without_sparse(SPARSE_ARGUMENT[func], args, kwargs)
            result = func(*args, **kwargs)
            # In-place ops return their argument.
            place = self._places.get(id(result)) if isinstance(result, torch.Tensor) else None
            return result if place is None else self.tensors[place]
        finally:
            resume(watch)

    def _check(self, func: Any) -> None:
        name = func.__name__
        if name in ("__get__", "__set__"):
            name = func.__self__.__name__
            if func.__name__ == "__set__" or name not in PROPERTIES:
                self.recorder.watch.refuse(f"Tensor.{name}")
        elif name in REFUSED:
            self.recorder.watch.refuse(f"Tensor.{name}")

    def replaced(self, x: Any) -> Any:
        """`x` with values in place of its tensors."""
        kind = type(x)
        if kind in (torch.Tensor, nn.Parameter):
            return x if torch._is_functional_tensor(x) else self.wrappers[self._place(x)]
        if kind in (tuple, list):
            return kind(map(self.replaced, x))
        if kind is dict:
            return {key: self.replaced(value) for key, value in x.items()}
        return x

    def _place(self, tensor: torch.Tensor) -> int:
        place = self._places.get(id(tensor))
        return self._new(tensor) if place is None else place

    def _new(self, tensor: torch.Tensor) -> int:
        if (id(tensor) in self.numbers) == (id(tensor) in self.state.tensors):
            raise NotRecordedError("a tensor of unknown origin, or one of the model's in the batch")
        if tensor.requires_grad and not tensor.is_leaf:
            raise NotRecordedError("a tensor that was computed with gradients")
        below = torch._C.DispatchKeySet(torch._C.DispatchKey.Functionalize)
        with torch._C._DisableTorchDispatch(), torch._C._ExcludeDispatchKeyGuard(below):
            value = self.recorder.input(tensor)
            wrapper = torch._to_functional_tensor(value).requires_grad_(tensor.requires_grad)
        place = len(self.tensors)
        self.tensors.append(tensor)
        self.values.append(value)
        self.wrappers.append(wrapper)
        self._places[id(tensor)] = self._places[id(wrapper)] = place
        return place

    def outputs(self, loss: Any, finish: Callable[[torch.Tensor, list[torch.Tensor]], list[Any]]) -> list[Any]:
        """The outputs of the graph: those of `finish`, and what inputs have become."""
        self.recorder.is_forward = False
        loss = self.replaced(loss)
        leaves = [w for w in self.wrappers if w.requires_grad]
        results = finish(loss, leaves)
        if sum(w.requires_grad for w in self.wrappers) > len(leaves):
            raise NotRecordedError("the backward pass reads a parameter that the loss does not")
        new = dict(enumerate(map(self._unwrapped, self.wrappers)))
        contents = self.recorder.updates | {i: x for i, x in new.items() if x is not self.values[i]}
        self.mutated = sorted(contents)
        return [*map(self._unwrapped, results), *(contents[i] for i in self.mutated)]

    @staticmethod
    def _unwrapped(x: Any) -> Any:
        if not isinstance(x, torch.Tensor):
            return x
        if torch._is_functional_tensor(x):
            torch._sync(x)
            x = torch._from_functional_tensor(x)
        return x

    def recording(self, outputs: list[Any]) -> Recording:
        """All that was recorded."""
        inputs: list[torch.Tensor | int] = [self.numbers.get(id(t), t) for t in self.tensors]
        if any(isinstance(inputs[i], int) for i in self.mutated):
            raise NotRecordedError("the loss writes to its batch")
        recorder = self.recorder
        recorder.graph.output([recorder.node(x) for x in outputs])
        module = unrun_module(recorder.constants, recorder.graph)
        module.graph.eliminate_dead_code()
        _, spec = pytree.tree_flatten(outputs)
        return Recording(Trace(module, spec, self.mutated), inputs, self.state)


def _without_sparse(position: int, args: Any, kwargs: Any) -> tuple[Any, Any]:
    if len(args) > position:
        return (*args[:position], False, *args[position + 1 :]), kwargs
    return args, {**kwargs, "sparse": False} if "sparse" in kwargs else kwargs
