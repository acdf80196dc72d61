"""The optimizer's update, by running the real ``torch.optim`` class on fake tensors.

Optimizers treat each parameter alone, so one trace of ``optimizer.step()`` for a single
parameter serves all parameters of the same group, shape and kind of state. Python floats
in the parameter group (`lr`, `betas`, ...) become symbolic: they are read again in every
call, so that schedulers work without a new compilation. Where the optimizer's code branches
on one of them (``if weight_decay != 0``) the trace records a guard. Python numbers in a
parameter's state, such as the count of its steps, are symbolic as well, if each step adds a
constant to them.
"""

from __future__ import annotations

import inspect
import math
import sys
from collections import defaultdict
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, nullcontext
from dataclasses import dataclass, field
from typing import Any

import sympy
import torch
from torch._dynamo.source import ConstantSource
from torch.fx.experimental.symbolic_shapes import DimDynamic, ShapeEnv
from torch.utils._sympy.printers import PythonPrinter

from .errors import TilewrightError, UnsupportedGraphError
from .fingerprint import NotExactError, text
from .graphs import Trace
from .readers import OwnHook
from .sparse import ROWS_ONLY, GradientOfRows
from .tracing import fake_inputs, fake_mode, trace

# These update each element alone and look at no shape, so that one small trace serves parameters of
# every shape. (The trace is checked to be elementwise; what Python did with a shape would not show.)
SHAPELESS = {
    torch.optim.SGD,
    torch.optim.Adam,
    torch.optim.AdamW,
    torch.optim.Adagrad,
    torch.optim.RMSprop,
    torch.optim.Adadelta,
    torch.optim.Adamax,
    torch.optim.NAdam,
    torch.optim.RAdam,
    torch.optim.SparseAdam,
}
STAND_IN_SHAPE = (2, 3)

# These branch in Python on the number of the step, unless they must not look at it: their path for CUDA graphs
# ("capturable") selects with torch.where, and computes the same.
BRANCHES_ON_STEP = {torch.optim.RAdam}

# (key, index in a tuple or -1): where in a parameter group a run-time scalar stands.
Place = tuple[str, int]


@dataclass(slots=True)
class Condition:
    """Where the optimizer's code branches on run-time scalars: what holds on the way that was traced.

    `text` is a Python expression over the scalars ``v0, v1, ...``, which stand at `places` of the parameter group.
    """

    places: list[Place]
    text: str
    _check: Callable[..., bool] | None = field(default=None, compare=False)

    def holds(self, group: dict[str, Any]) -> bool:
        """Whether the optimizer would take the same way with the present scalars."""
        if self._check is None:
            names = ", ".join(f"v{i}" for i in range(len(self.places)))
            self._check = eval(f"lambda {names}: {self.text}", {"math": math, "torch": torch})
        return bool(self._check(*(read_place(group, place) for place in self.places)))


@dataclass(slots=True)
class Update:
    """The traced update of one parameter.

    The module maps (parameter, gradient, state tensors, run-time scalars, numbers of the state)
    to (new parameter, new state tensors). `increments` has what each step adds to these numbers.
    """

    trace: Trace
    state_keys: list[str]
    increments: dict[str, float]
    condition: Condition
    is_shapeless: bool  # traced with STAND_IN_SHAPE in place of the parameter's shape


class OptimizerNotCompiledError(TilewrightError):
    """The update cannot be part of a program; PyTorch makes it."""


class StateNotReadyError(Exception):
    """The optimizer makes new state in its first step; PyTorch must run that step."""


def trained(optimizer: torch.optim.Optimizer) -> Iterator[torch.Tensor]:
    """The parameters of all groups."""
    return (p for group in optimizer.param_groups for p in group["params"])


def initialise_state(optimizer: torch.optim.Optimizer, parameters: Sequence[torch.Tensor]) -> bool:
    """Lets the optimizer create the state that it would create in its first step.

    Returns
    -------
    bool
        False for an optimizer without the usual ``_init_group``; its first step must then
        run eagerly.
    """
    missing = [p for p in parameters if not optimizer.state.get(p)]
    if not missing:
        return True
    init_group = getattr(optimizer, "_init_group", None)
    if init_group is None:
        return False
    arity = len(inspect.signature(init_group).parameters) - 1
    saved = [p.grad for p in missing]
    try:
        for p in missing:
            # _init_group only looks at parameters that have a gradient; this one has no memory.
            p.grad = torch.zeros((), dtype=p.dtype).expand(p.shape)
        for group in optimizer.param_groups:
            init_group(group, *([] for _ in range(arity)))
    finally:
        for p, grad in zip(missing, saved, strict=True):
            p.grad = grad
    return True


def run_time_places(group: dict[str, Any]) -> list[Place]:
    """The floats of a parameter group (tensor learning rates included)."""
    places: list[Place] = []
    for key, value in group.items():
        if isinstance(value, float) or (key == "lr" and isinstance(value, torch.Tensor)):
            places.append((key, -1))
        elif isinstance(value, tuple):
            places += [(key, i) for i, x in enumerate(value) if isinstance(x, float)]
    return places


def read_place(group: dict[str, Any], place: Place) -> float:
    """The present value of a run-time scalar."""
    key, index = place
    return float(group[key] if index < 0 else group[key][index])


def static_options(group: dict[str, Any]) -> tuple[Any, ...]:
    """What of a parameter group is compiled in: everything but floats and parameters."""
    return tuple(value for key, value in group.items() if key != "params" and isinstance(value, (bool, int, str)))


def optimizer_text(optimizer: torch.optim.Optimizer) -> str:
    """What determines the traced updates, except for the state of each parameter.

    Raises
    ------
    NotExactError
        For an optimizer whose code is not PyTorch's own, or has hooks.
    """
    if type(optimizer) not in SHAPELESS:
        raise NotExactError(f"the optimizer {type(optimizer).__name__}")
    base = sys.modules[torch.optim.Optimizer.__module__]
    hooks = (
        optimizer._optimizer_step_pre_hooks,
        optimizer._optimizer_step_post_hooks,
        base._global_optimizer_pre_hooks,
        base._global_optimizer_post_hooks,
    )
    if any(not isinstance(hook, OwnHook) for kind in hooks for hook in kind.values()):
        raise NotExactError("a hook of the optimizer")
    settings = (optimizer.defaults, *optimizer.param_groups)
    return f"{type(optimizer).__name__} {text([_without_values(group) for group in settings])}"


def _without_values(group: dict[str, Any]) -> dict[str, Any]:
    """A parameter group with its run-time scalars reduced to their sign, by which optimizers choose their way."""

    def sign(value: Any) -> Any:
        return ["float", value > 0, value < 0] if isinstance(value, float) else value

    reduced: dict[str, Any] = {}
    for key, value in group.items():
        if key == "lr" and isinstance(value, torch.Tensor):
            reduced[key] = ["tensor", sign(float(value))]
        elif key != "params":
            reduced[key] = tuple(map(sign, value)) if isinstance(value, tuple) else sign(value)
    return reduced


def trace_update(
    optimizer: torch.optim.Optimizer,
    group: dict[str, Any],
    parameter: torch.Tensor,
) -> Update:
    """Traces the update of one parameter of `group`.

    Raises
    ------
    StateNotReadyError
        When the step creates state that does not exist yet.
    OptimizerNotCompiledError
        TW1004 or TW1005 when the optimizer cannot be traced.
    """
    state = optimizer.state.get(parameter, {})
    keys = [k for k, v in state.items() if isinstance(v, torch.Tensor)]
    counters = [k for k, v in state.items() if type(v) in (int, float)]
    places = run_time_places(group)
    branchless = type(optimizer) in BRANCHES_ON_STEP
    mode = fake_mode()
    shapes = mode.shape_env
    scalars = {f"{key}_{index}": read_place(group, (key, index)) for key, index in places}
    symbols, numbers = _symbolic_scalars(shapes, [*scalars.items(), *((k, state[k]) for k in counters)])
    increments: dict[str, float] = {}

    def update(param: torch.Tensor, grad: torch.Tensor, *rest: Any) -> list[torch.Tensor]:
        tensors, numbers = list(rest[: len(keys)]), rest[len(keys) :]
        if branchless:
            # Counted in Python's precision, as the path with branches does.
            tensors = [t if t.dim() else t.double() for t in tensors]
        clone = object.__new__(type(optimizer))
        clone.__dict__.update(optimizer.__dict__)
        clone.param_groups = [_substituted(group, param, places, numbers)]
        if branchless:
            clone.param_groups[0]["capturable"] = True
        clone.state = defaultdict(dict)
        own = {**state, **dict(zip(keys, tensors, strict=True))}
        before = own | dict(zip(counters, numbers[len(places) :], strict=True))
        if before:
            clone.state[param] = dict(before)
        param.grad = grad
        with (
            _as_for_a_device() if branchless else nullcontext(),
            GradientOfRows() if type(optimizer) in ROWS_ONLY else nullcontext(),
            _symbolic_roots(),
        ):
            type(optimizer).step(clone)
        param.grad = None
        after = clone.state[param]
        increments.update(_increments(optimizer, before, after))
        return [param, *(after[k].to(state[k].dtype) for k in keys)]

    real = [parameter.detach(), parameter.detach(), *(state[k] for k in keys)]
    is_shapeless = type(optimizer) in SHAPELESS and all(t.shape in (parameter.shape, ()) for t in real)
    if is_shapeless:
        real = [t.new_empty(STAND_IN_SHAPE if t.shape == parameter.shape else ()) for t in real]
    fake = fake_inputs(real, mode)
    try:
        traced = trace(update, [*fake, *numbers], mode)
    except UnsupportedGraphError as error:
        raise _branches(optimizer) from error
    if any(guard.expr.free_symbols & set(symbols[len(places) :]) for guard in shapes.guards):
        raise _branches(optimizer)
    assert not is_shapeless or _is_elementwise(traced), type(optimizer)
    condition = _condition(shapes, symbols[: len(places)], places)
    return Update(traced, keys, increments, condition, is_shapeless)


def _branches(optimizer: torch.optim.Optimizer) -> OptimizerNotCompiledError:
    return OptimizerNotCompiledError(
        "TW1004",
        f"{type(optimizer).__name__} decides in Python on a value that changes from step to step",
        "its own step makes the update, with gradients from the program",
    )


@contextmanager
def _as_for_a_device() -> Iterator[None]:
    """Optimizers refuse the path for CUDA graphs on a CPU, except to a compiler."""
    before = torch.compiler._is_compiling_flag
    torch.compiler._is_compiling_flag = True
    try:
        yield
    finally:
        torch.compiler._is_compiling_flag = before


@contextmanager
def _symbolic_roots() -> Iterator[None]:
    """``math.sqrt`` asks a symbolic number for its value, as the power does not."""
    root = math.sqrt

    def sqrt(x: Any) -> Any:
        return torch._sym_sqrt(x) if isinstance(x, (torch.SymFloat, torch.SymInt)) else root(x)

    math.sqrt = sqrt
    try:
        yield
    finally:
        math.sqrt = root


def _is_elementwise(traced: Trace) -> bool:
    values = (node.meta.get("val") for node in traced.module.graph.nodes)
    return all(tuple(v.shape) in (STAND_IN_SHAPE, ()) for v in values if isinstance(v, torch.Tensor))


def update_key(optimizer: torch.optim.Optimizer, parameter: torch.Tensor) -> tuple[Any, ...]:
    """Parameters of one group with equal keys share a trace."""
    own = None if type(optimizer) in SHAPELESS else (parameter.shape, parameter.stride())

    def kind(value: Any) -> Any:
        if not isinstance(value, torch.Tensor):
            return type(value).__name__ if type(value) in (int, float) else value
        shape = "parameter" if own is None and value.shape == parameter.shape else value.shape
        return shape, value.dtype

    return own, parameter.dtype, *((k, kind(v)) for k, v in optimizer.state.get(parameter, {}).items())


def _symbolic_scalars(
    shapes: ShapeEnv, scalars: Sequence[tuple[str, int | float]]
) -> tuple[list[sympy.Symbol], list[Any]]:
    """A symbol and a symbolic number for each named scalar."""
    symbols, numbers = [], []
    for name, value in scalars:
        source = ConstantSource(name)
        symbol = shapes.create_unspecified_symbol(value, source=source, dynamic_dim=DimDynamic.DYNAMIC)
        make = shapes.create_symintnode if isinstance(value, int) else shapes.create_symfloatnode
        symbols.append(symbol)
        numbers.append(make(symbol, hint=value, source=source))
    return symbols, numbers


def _substituted(
    group: dict[str, Any], param: torch.Tensor, places: list[Place], scalars: Sequence[Any]
) -> dict[str, Any]:
    """The group with one parameter, symbolic scalars, and the one-tensor-at-a-time path."""
    result = {**group, "params": [param], "foreach": False}
    if result.get("fused"):
        result["fused"] = False
    for (key, index), value in zip(places, scalars, strict=False):
        if index < 0:
            result[key] = value
        else:
            items = list(result[key])
            items[index] = value
            result[key] = tuple(items)
    return result


def _increments(optimizer: torch.optim.Optimizer, before: dict[str, Any], after: dict[str, Any]) -> dict[str, float]:
    """What the step adds to each number of the state; all else but tensors stays."""
    increments: dict[str, float] = {}
    for key, value in after.items():
        old = before.get(key)
        if isinstance(value, torch.Tensor):
            if not isinstance(old, torch.Tensor):
                raise StateNotReadyError(key)
            continue
        if isinstance(old, (torch.SymInt, torch.SymFloat)):
            new = value.node.expr if isinstance(value, (torch.SymInt, torch.SymFloat)) else sympy.sympify(value)
            added = new - old.node.expr
            if added.is_number:
                increments[key] = int(added) if isinstance(old, torch.SymInt) else float(added)
                continue
        elif old == value:
            continue
        raise OptimizerNotCompiledError(
            "TW1005",
            f"{type(optimizer).__name__} keeps '{key}' as a Python value that changes in another way than by counting",
            "its own step makes the update, with gradients from the program",
        )
    return increments


def _condition(shapes: ShapeEnv, symbols: list[sympy.Symbol], places: list[Place]) -> Condition:
    """The conditions under which the trace is valid."""
    names = {symbol: sympy.Symbol(f"v{i}", **symbol.assumptions0) for i, symbol in enumerate(symbols)}
    conditions = [g.expr.xreplace(names) for g in shapes.guards if g.expr.free_symbols & set(symbols)]
    return Condition(places, " and ".join(f"({PythonPrinter().doprint(c)})" for c in conditions) or "True")
