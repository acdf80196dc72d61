"""The graph of a forward pass, recorded op by op.

``make_fx`` and fake tensors load all of ``torch.compile``, which takes 100 MB and more than a second. A forward pass
whose shapes and branches do not depend on data needs none of that: a dispatch mode that writes down each op, tensors
that know their shape only, and PyTorch's functionalisation, which removes views and in-place ops.
"""

from __future__ import annotations

import operator
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any

import torch
from torch import fx
from torch.overrides import TorchFunctionMode
from torch.utils import _pytree as pytree
from torch.utils._python_dispatch import TorchDispatchMode, autograd_would_have_decomposed

from . import flex
from .decompositions import decompositions
from .graphs import Trace, unrun_module
from .layouts import results
from .source_lines import LIBRARIES

aten = torch.ops.aten

# Ops whose results, or the shape of their results, are not known before the program runs.
DATA_DEPENDENT = {torch.Tag.data_dependent_output, torch.Tag.dynamic_output_shape}
# Only with a mask, which the op refuses by itself when there are no contents.
INDEXING = {aten.index.Tensor}
# Methods that read a tensor's contents or address behind the back of all ops.
LOOKS_BEHIND = {
    *("tolist", "numpy", "data_ptr", "storage", "untyped_storage", "_typed_storage", "__array__", "__dlpack__"),
    *("apply_", "map_", "map2_", "set_", "share_memory_", "pin_memory", "__reduce_ex__"),
}
# Besides pointwise ops, those that give each element its own value.
ELEMENTWISE = {
    *(aten._to_copy.default, aten.clone.default, aten.detach.default, aten.alias.default, aten.expand.default),
    *(aten.lift_fresh_copy.default, aten.full_like.default, aten.ones_like.default, aten.zeros_like.default),
    *(aten.new_full.default, aten.new_ones.default, aten.new_zeros.default),
}


def capture(function: Callable[..., Any], tensors: Sequence[torch.Tensor], whole_random: bool = False) -> Trace:
    """The graph of ``function(*tensors)``; with `whole_random` random ops stay what they are."""
    try:
        return record(function, tensors, whole_random)
    except Exception:  # The other way knows more, and raises again what the function raised.
        from .tracing import fake_inputs, fake_mode, trace

        mode = fake_mode()
        return trace(function, fake_inputs(tensors, mode), mode, record_lines=True, whole_random=whole_random)


def record(function: Callable[..., Any], tensors: Sequence[torch.Tensor], whole_random: bool = False) -> Trace:
    """`capture` for functions of ATen ops, whose sizes and branches do not depend on data.

    Raises
    ------
    NotRecordedError
        For other functions; they may also raise other errors.
    """
    recorder = Recorder(whole_random)
    inputs = [recorder.input(t) for t in tensors]
    # Autograd, which takes composite ops apart, is no part of inference mode.
    with (
        torch.inference_mode(False),
        torch.no_grad(),
        without_fast_path(),
        flex.recorded(recorder),
        recorder,
        NotBehind(),
    ):
        result = torch.func.functionalize(function)(*inputs)
    leaves, spec = pytree.tree_flatten(result)
    mutated = sorted(recorder.updates)
    outputs = leaves + [recorder.updates[i] for i in mutated]
    recorder.graph.output([recorder.node(x) for x in outputs])
    module = unrun_module(recorder.constants, recorder.graph)
    module.graph.eliminate_dead_code()
    return Trace(module, spec, mutated)


class NotRecordedError(Exception):
    """A call that the recorder does not understand."""


class Recorded(torch.Tensor):
    """A tensor on the CPU without contents: the value of a node of the graph.

    Attributes
    ----------
    node
        The node.
    shadow
        A tensor on the ``meta`` device of the same layout, for computing that of results.
    """

    node: fx.Node
    shadow: torch.Tensor

    @staticmethod
    def __new__(cls, node: fx.Node, shadow: torch.Tensor) -> Recorded:
        """Create the value of `node`."""
        recorded = torch.Tensor._make_wrapper_subclass(
            cls,
            shadow.shape,
            strides=shadow.stride(),
            storage_offset=shadow.storage_offset(),
            dtype=shadow.dtype,
            device="cpu",
        )
        node.meta["val"] = shadow
        recorded.node, recorded.shadow = node, shadow
        return recorded

    @classmethod
    def __torch_dispatch__(cls, func: Any, types: Any, args: Any = (), kwargs: Any = None) -> Any:
        """Only the recorder knows what to do with it."""
        raise NotRecordedError(f"{func} outside of the recording")


class NotBehind(TorchFunctionMode):
    """Refuses what reads a recorded tensor without an op: it has no contents."""

    def __torch_function__(self, func: Any, types: Any, args: Any = (), kwargs: Any = None) -> Any:
        """Call `func`."""
        if func.__name__ in LOOKS_BEHIND:
            raise NotRecordedError(f"Tensor.{func.__name__}")
        return func(*args, **(kwargs or {}))


class Recorder(TorchDispatchMode):
    """Appends each ATen op that is called to a graph."""

    def __init__(self, whole_random: bool) -> None:
        super().__init__()
        self.graph = fx.Graph()
        self.decompositions = decompositions(whole_random)
        self.places: dict[fx.Node, int] = {}  # of the inputs
        self.updates: dict[int, Recorded] = {}  # new contents, by input
        self.constants: dict[str, torch.Tensor] = {}
        self._constant_nodes: dict[int, fx.Node] = {}  # by the tensor's id
        self._elements_alone = False
        self._layouts: dict[Any, Any] = {}  # of results, by call

    @classmethod
    def _should_skip_dynamo(cls) -> bool:
        """Dynamo never runs while a recorder is active; to be skipped by it would load it."""
        return False

    @contextmanager
    def each_element_alone(self) -> Iterator[None]:
        """Refuses ops that treat elements differently than if the function were called for each of them."""
        self._elements_alone = True
        try:
            yield
        finally:
            self._elements_alone = False

    def input(self, tensor: torch.Tensor) -> Recorded:
        """The value of the next input."""
        node = self.graph.placeholder(f"input_{len(self.places)}")
        self.places[node] = len(self.places)
        return Recorded(node, shadow_of(tensor))

    def __torch_dispatch__(self, func: Any, types: Any, args: Any = (), kwargs: Any = None) -> Any:
        """Decompose `func`, or append it."""
        kwargs = kwargs or {}
        if not isinstance(func, torch._ops.OpOverload):
            raise NotRecordedError(f"{func} is not an op")
        leaves, spec = pytree.tree_flatten((args, kwargs))
        decomposition = self.decompositions.get(func)
        if decomposition is None and autograd_would_have_decomposed(func, leaves):
            decomposition = func.decompose
        if decomposition is not None:
            with self:
                result = decomposition(*args, **kwargs)
            if result is not NotImplemented:
                return result
        # Functionalisation has removed all writes but one: an input's new contents at the end.
        if func is aten.copy_.default:
            return self._update(*args)
        if func._schema.is_mutable or (DATA_DEPENDENT.intersection(func.tags) and func not in INDEXING):
            raise NotRecordedError(f"{func} in the recording")
        return self._append(func, leaves, spec)

    def _update(self, target: torch.Tensor, source: torch.Tensor, non_blocking: bool = False) -> torch.Tensor:
        place = self.places.get(target.node) if isinstance(target, Recorded) else None
        if place is None or not isinstance(source, Recorded) or source.shape != target.shape:
            raise NotRecordedError("a write to what is no input")
        self.updates[place] = source
        return target

    def _append(self, func: torch._ops.OpOverload, leaves: list[Any], spec: pytree.TreeSpec) -> Any:
        if func is aten.lift_fresh.default:
            # Of a constant that later ops may write to.
            func = aten.lift_fresh_copy.default
        if self._elements_alone and not _is_elementwise(func, leaves):
            raise NotRecordedError(f"{func} in a function of single scores")
        result = self._results(func, leaves, spec)
        node_args, node_kwargs = pytree.tree_unflatten([self.node(x) for x in leaves], spec)
        node = self.graph.create_node("call_function", func, node_args, node_kwargs, name=func.overloadpacket.__name__)
        node.meta["stack_trace"] = self.line()
        if isinstance(result, torch.Tensor):
            return Recorded(node, result)
        if not isinstance(result, (tuple, list)):
            raise NotRecordedError(f"the result of {func}")
        node.meta["val"] = result
        return type(result)(self._item(node, i, x) for i, x in enumerate(result))

    def _results(self, func: torch._ops.OpOverload, leaves: list[Any], spec: pytree.TreeSpec) -> Any:
        """The shadows of an op's results. Models are deep: most ops are called again on tensors of the same layouts."""
        shadows = [self._shadow(x) for x in leaves]
        call = None
        if not any(r.alias_info for r in func._schema.returns):
            call = func, spec, *map(_layout, shadows)
            if (layouts := self._layouts.get(call)) is not None:
                return _fresh(layouts)
        args, kwargs = pytree.tree_unflatten(shadows, spec)
        if not any(isinstance(x, torch.Tensor) for x in leaves):
            if not any(a.name == "device" for a in func._schema.arguments):
                raise NotRecordedError(f"{func} without a tensor")
            kwargs["device"] = torch.device("meta")
        result = results(func, args, kwargs)
        if call and isinstance(result, torch.Tensor):
            self._layouts[call] = _layout(result)
        elif call and isinstance(result, tuple):
            self._layouts[call] = tuple(x if x is None else _layout(x) for x in result)
        return result

    def line(self) -> str | None:
        """The line of the model that calls the op."""
        return user_line()

    def _item(self, node: fx.Node, number: int, shadow: torch.Tensor | None) -> Recorded | None:
        if shadow is None:
            return None
        return Recorded(self.graph.call_function(operator.getitem, (node, number)), shadow)

    def _shadow(self, x: Any) -> Any:
        if isinstance(x, torch.Tensor):
            return x.shadow if isinstance(x, Recorded) else shadow_of(x)
        if isinstance(x, torch.device):
            if x.type != "cpu":
                raise NotRecordedError(f"a tensor on {x}")
            return torch.device("meta")
        return x

    def node(self, x: Any) -> Any:
        """What stands for `x` in the graph: a node if it is a tensor."""
        if not isinstance(x, torch.Tensor):
            return x
        if isinstance(x, Recorded):
            place = self.places.get(x.node)
            return x.node if place not in self.updates else self.rewritten(place)
        return self.constant(x)

    def rewritten(self, place: int) -> fx.Node:
        """What stands for an input that was written to."""
        raise NotRecordedError("an input is read after it was written to")

    def constant(self, x: torch.Tensor) -> fx.Node:
        """What stands for a tensor that is none of the recording's."""
        if id(x) not in self._constant_nodes:
            name = f"constant_{len(self.constants)}"
            self.constants[name] = x
            self._constant_nodes[id(x)] = self.graph.create_node("get_attr", name)
            self._constant_nodes[id(x)].meta["val"] = shadow_of(x)
        return self._constant_nodes[id(x)]


@dataclass(frozen=True, slots=True)
class _Layout:
    dtype: torch.dtype
    shape: torch.Size
    strides: tuple[int, ...]


def _layout(x: Any) -> Any:
    """The layout of a tensor; other values are told apart from those of other types."""
    return _Layout(x.dtype, x.shape, x.stride()) if isinstance(x, torch.Tensor) else (type(x), x)


def _fresh(layout: Any) -> Any:
    """Tensors of these layouts, on the ``meta`` device."""
    if isinstance(layout, _Layout):
        return torch.empty_strided(layout.shape, layout.strides, dtype=layout.dtype, device="meta")
    return tuple(part if part is None else _fresh(part) for part in layout)


def _is_elementwise(func: torch._ops.OpOverload, leaves: list[Any]) -> bool:
    tensors = [x for x in leaves if isinstance(x, torch.Tensor)]
    if func in INDEXING:  # of which the first is a table
        return len(tensors) == 1 + tensors[0].dim()
    return not tensors or torch.Tag.pointwise in func.tags or func in ELEMENTWISE


def shadow_of(tensor: torch.Tensor) -> torch.Tensor:
    """A tensor without contents that is the same part of a storage of the same size."""
    if type(tensor) not in (torch.Tensor, torch.nn.Parameter) or tensor.layout != torch.strided:
        raise NotRecordedError(f"a {type(tensor).__name__} of layout {tensor.layout}")
    if tensor.device.type != "cpu" or tensor.is_conj() or tensor.is_neg():
        raise NotRecordedError(f"a tensor on {tensor.device}, or one that is conjugated when it is read")
    storage = torch.empty(tensor.untyped_storage().nbytes(), dtype=torch.uint8, device="meta").untyped_storage()
    shadow = torch.empty(0, dtype=tensor.dtype, device="meta")
    return shadow.set_(storage, tensor.storage_offset(), tensor.shape, tensor.stride())


def user_line() -> str | None:
    """The frame of the model's code that is running, as a stack trace has it."""
    frame = sys._getframe(1)
    while frame is not None and frame.f_code.co_filename.startswith(LIBRARIES):
        frame = frame.f_back
    return frame and f'File "{frame.f_code.co_filename}", line {frame.f_lineno}, in {frame.f_code.co_name}'


@contextmanager
def without_fast_path():
    """Lets attention layers call the ops that they consist of."""
    enabled = torch.backends.mha.get_fastpath_enabled()
    torch.backends.mha.set_fastpath_enabled(False)
    try:
        yield
    finally:
        torch.backends.mha.set_fastpath_enabled(enabled)
