"""``tilewright.compile``: a model's forward pass as one program, with no Dynamo in the call."""

from __future__ import annotations

import functools
import json
from collections.abc import Callable, Sequence
from typing import Any

import torch
from torch import nn
from torch.optim.optimizer import register_optimizer_step_post_hook
from torch.utils import _pytree as pytree

from .errors import TilewrightError, UnsupportedGraphError, record_fallback
from .explain import Explanation
from .fingerprint import NotExactError, fingerprint, text
from .forward import capture
from .graphs import Trace, output_values
from .program import Interface, Options, Program, ProgramBuilder, StageClock, explain_refusal
from .readers import CountFusedUpdates, unhooked


def compile(
    model: nn.Module, *example_inputs: Any, numerics: str = "strict", fallback_random: bool = False
) -> CompiledModel:
    """Compiles ``model(*inputs)`` for inference.

    The model is traced as it is now, in train or eval mode, without gradients; Python
    branches are taken as for the example. Weights are read in place, so loading a
    checkpoint into the model takes effect, and what depends on weights alone is computed
    again; only after a write that PyTorch does not count, through ``.data`` or NumPy, call
    `CompiledModel.refresh`. Inputs of another shape or dtype compile anew.
    A model whose shapes depend on data runs in PyTorch; ``explain`` says so. The keywords are
    those of `Options`.
    """
    compiled = CompiledModel(model, Options(numerics, fallback_random))
    compiled.prepare(example_inputs)
    return compiled


class CompiledModel:
    """A compiled forward pass; see `compile`."""

    def __init__(self, model: nn.Module, options: Options) -> None:
        self.model = model
        self.options = options
        named = {**dict(model.named_parameters()), **dict(model.named_buffers())}
        self.names = list(named)
        self.weights = list(named.values())
        self.title = f"{type(model).__name__}: forward pass"
        self.functions: dict[Any, CompiledFunction | TilewrightError] = {}
        count_fused_updates()

    def __call__(self, *inputs: Any) -> Any:
        """The model's output for `inputs`, without gradients."""
        function = self.functions.get(tuple([_signature(x) for x in inputs])) or self.prepare(inputs)
        if isinstance(function, TilewrightError):
            with torch.no_grad():
                return self.model(*inputs)
        leaves = pytree.tree_leaves(inputs) if function.nested_inputs else inputs
        tensors = [x for x in leaves if isinstance(x, torch.Tensor)]
        return function(tensors if function.program.weights else [*self.weights, *tensors])

    def refresh(self) -> None:
        """Makes the next call look at all weights anew, for writes to them that PyTorch does not count."""
        for function in self.functions.values():
            if isinstance(function, CompiledFunction):
                function.program.executable.refresh()

    def explain(self) -> list[Explanation]:
        """One report for each program compiled so far, or the reason why there is none."""
        return [
            explain_refusal(f, self.title) if isinstance(f, TilewrightError) else f.program.explain()
            for f in self.functions.values()
        ]

    def prepare(self, inputs: Sequence[Any]) -> CompiledFunction | TilewrightError:
        """Compile for inputs of these shapes, dtypes and Python values."""
        leaves, spec = pytree.tree_flatten(tuple(inputs))
        positions = [i for i, x in enumerate(leaves) if isinstance(x, torch.Tensor)]
        count = len(self.weights)

        def forward(*tensors: torch.Tensor) -> Any:
            filled = list(leaves)
            for position, tensor in zip(positions, tensors[count:], strict=True):
                filled[position] = tensor
            weights = dict(zip(self.names, tensors[:count], strict=True))
            arguments = pytree.tree_unflatten(filled, spec)
            with torch.no_grad(), unhooked():
                return torch.func.functional_call(self.model, weights, arguments, tie_weights=True)

        names = [*((name, "weight") for name in self.names), *((f"input{i}", "input") for i in positions)]
        function: CompiledFunction | TilewrightError
        try:
            tensors = [w.detach() for w in self.weights] + [leaves[i] for i in positions]
            function = compile_function(forward, tensors, names, self.title, self.options)
            function.program.watch(self.weights)
            function.nested_inputs = not all(map(pytree.tree_is_leaf, inputs))
        except UnsupportedGraphError as error:
            record_fallback(error)
            function = error
        self.functions[tuple(map(_signature, inputs))] = function
        return function


class CompiledFunction:
    """A program, and the structure of what the traced function returns."""

    def __init__(self, program: Program, spec: pytree.TreeSpec) -> None:
        self.program = program
        self.spec = spec
        self.is_single = spec.is_leaf()
        self.nested_inputs = False  # whether tensors are inside of tuples and the like

    def __call__(self, tensors: Sequence[torch.Tensor]) -> Any:
        """Run on the arguments that the program does not watch."""
        results = self.program.run_adapted(tensors, range(len(tensors)))
        return results[0] if self.is_single else pytree.tree_unflatten(results, self.spec)


def compile_function(
    function: Callable[..., Any],
    tensors: Sequence[torch.Tensor],
    names: Sequence[tuple[str, str]],
    title: str = "function",
    options: Options = Options(),  # noqa: B008 - frozen
) -> CompiledFunction:
    """Compiles a function of tensors, which it may mutate; `names` are (name, role) of each."""
    clock = StageClock()
    traced = capture(function, tensors, whole_random=options.fallback_random)
    clock.lap("capture")
    key = program_key(traced, tensors, names, options)
    program = load(key, title, clock) or build(key, traced, tensors, names, title, options, clock)
    return CompiledFunction(program, traced.spec)


def program_key(
    traced: Trace, tensors: Sequence[torch.Tensor], names: Sequence[tuple[str, str]], options: Options
) -> str:
    """The key under which the program of a captured function is kept on disk; empty if it cannot be."""
    from . import _core

    settings = [list(names), traced.mutated, options.numerics, options.fallback_random]
    try:
        parts = ["function", *fingerprint(traced.module, tensors, {}), text(settings)]
    except NotExactError:
        return ""
    return _core.program_key(parts)


def load(key: str, title: str, clock: StageClock) -> Program | None:
    """The program that an earlier process has kept on disk, or None."""
    from . import _core

    entry = _core.load_program(key) if key else None
    clock.lap("look up")
    if entry is None:
        return None
    executable, interface = entry
    return Program(executable, title, Interface.from_json(json.loads(interface)), clock=clock)


def build(
    key: str,
    traced: Trace,
    tensors: Sequence[torch.Tensor],
    names: Sequence[tuple[str, str]],
    title: str,
    options: Options,
    clock: StageClock,
) -> Program:
    """Compiles a captured function, and keeps the program on disk unless `key` is empty."""
    program = ProgramBuilder(title, options)
    values = []
    for i, (tensor, (name, role)) in enumerate(zip(tensors, names, strict=True)):
        # A buffer that the function writes to is none that changes rarely.
        values.append(program.argument(tensor, name, "buffer" if role == "weight" and i in traced.mutated else role))
    program.seed(traced.module)
    outputs = program.importer.run(traced.module, values)
    fresh = len(outputs) - len(traced.mutated)
    for value, like in zip(outputs[:fresh], output_values(traced.module)[:fresh], strict=True):
        if not isinstance(like, torch.Tensor):
            raise UnsupportedGraphError("TW1007", f"the function returns {like!r}, not only tensors")
        program.result(value, like)
    for value, argument in zip(outputs[fresh:], traced.mutated, strict=True):
        program.update(value, argument)
    clock.lap("import")
    keep = {"key": key, "binding": json.dumps(program.interface.to_json())}
    return program.compile(keep if key and not program.importer.recipes else {}, clock)


def _signature(x: Any) -> Any:
    if isinstance(x, torch.Tensor):
        return x.dtype, x.shape
    leaves, spec = pytree.tree_flatten(x)
    return x if spec.is_leaf() else (spec, *map(_signature, leaves))


@functools.cache
def count_fused_updates() -> None:
    """From now on fused optimizers count as writes to the parameters."""
    register_optimizer_step_post_hook(CountFusedUpdates())
