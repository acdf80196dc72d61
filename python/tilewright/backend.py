"""``torch.compile(model, backend="tilewright")``.

AOTAutograd turns Dynamo's graph into functional ATen graphs for forward and backward;
each becomes one program. Graphs with symbolic sizes are specialised when they are called:
one program for each combination of sizes.
"""

from __future__ import annotations

import itertools
import operator
from collections import defaultdict
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

import torch
from torch import fx
from torch._dynamo.backends.common import aot_autograd
from torch._functorch.partitioners import min_cut_rematerialization_partition

from .builder import Value
from .decompositions import decompositions
from .errors import TilewrightError, UnsupportedGraphError, record_fallback
from .graphs import output_values
from .program import Options, Program, ProgramBuilder, check_place
from .tracing import drop_tokens, specialise


def tilewright(
    module: fx.GraphModule, example_inputs: Sequence[Any], *, options: dict[str, Any] | None = None, **_: Any
) -> Callable[..., Any]:
    """The backend that ``torch.compile`` finds by this name; `options` are those of `Options`."""
    how = Options(**(options or {}))

    def compiler(title: str, graph: fx.GraphModule, _: Sequence[Any]) -> Callable[[list[Any]], list[Any]]:
        compiled = CompiledGraph(graph, title, how)

        def call(args: list[Any]) -> list[Any]:
            return compiled(args)

        # AOTAutograd then passes one list, which is emptied so that saved activations die early.
        call._boxed_call = True  # type: ignore[attr-defined]
        return call

    backend = aot_autograd(
        fw_compiler=partial(compiler, "torch.compile: forward pass for training"),
        bw_compiler=partial(compiler, "torch.compile: backward pass"),
        inference_compiler=partial(compiler, "torch.compile: forward pass"),
        decompositions=decompositions(how.fallback_random),
        partition_fn=min_cut_rematerialization_partition,
    )
    compiled_module = backend(module, example_inputs)
    return AliasGuard(module, compiled_module) if may_mutate(module) else compiled_module


class AliasGuard:
    """Runs a graph in PyTorch when its inputs share memory in another way than in the first call.

    AOTAutograd orders reads and writes for the aliasing that it sees; with static shapes Dynamo does not guard it.
    """

    def __init__(self, module: fx.GraphModule, compiled: Callable[..., Any]) -> None:
        self.module = module
        self.compiled = compiled
        self.aliasing: frozenset[tuple[int, int]] | None = None

    def __call__(self, *args: Any) -> Any:
        """Run the compiled graph if the aliasing is what it was compiled for."""
        aliasing = overlaps(args)
        if self.aliasing is None:
            self.aliasing = aliasing
        return (self.compiled if aliasing == self.aliasing else self.module)(*args)


def overlaps(args: Sequence[Any]) -> frozenset[tuple[int, int]]:
    """The pairs of tensors that are views of one storage and may share elements."""
    by_storage = defaultdict(list)
    for i, tensor in enumerate(args):
        if isinstance(tensor, torch.Tensor) and tensor.numel():
            span = sum((n - 1) * s for n, s in zip(tensor.shape, tensor.stride(), strict=True))
            start = tensor.data_ptr()
            by_storage[tensor.untyped_storage().data_ptr()].append((i, start, start + (span + 1) * tensor.itemsize))
    return frozenset(
        (a[0], b[0])
        for views in by_storage.values()
        for a, b in itertools.combinations(views, 2)
        if a[1] < b[2] and b[1] < a[2]
    )


def may_mutate(module: fx.GraphModule) -> bool:
    """Whether a graph of PyTorch calls may write to its inputs: in-place names, assignments, ``out=``."""
    for node in module.graph.nodes:
        name = node.target if isinstance(node.target, str) else getattr(node.target, "__name__", "")
        in_place = name.endswith("_") and not name.endswith("__")
        augmented = node.op == "call_function" and getattr(operator, name, None) is node.target and name in AUGMENTED
        if node.op.startswith("call_") and (
            in_place or augmented or "out" in node.kwargs or node.kwargs.get("inplace")
        ):
            return True
    return False


AUGMENTED = {"setitem", "iadd", "isub", "imul", "itruediv", "ifloordiv", "imod", "ipow", "iand", "ior", "ixor"}


class CompiledGraph:
    """A functional ATen graph as a callable that compiles for the sizes it meets."""

    def __init__(self, module: fx.GraphModule, title: str, options: Options) -> None:
        drop_tokens(module)
        self.module = module
        self.title = title
        self.options = options
        self.programs: dict[tuple[Any, ...], BoundGraph | TilewrightError] = {}

    def __call__(self, args: list[Any]) -> list[Any]:
        """Run the graph on `args`, compiling it first for new sizes."""
        key = tuple(a for a in args if not isinstance(a, torch.Tensor))
        bound = self.programs.get(key)
        if bound is None:
            try:
                bound = bind_graph(self.module, args, self.title, self.options)
            except UnsupportedGraphError as error:
                bound = error
                record_fallback(error)
            self.programs[key] = bound
        if isinstance(bound, TilewrightError):
            values = list(args)
            args.clear()
            return list(self.module(*values))
        return bound.run(args)


class BoundGraph:
    """A program, and where each output of the graph comes from."""

    def __init__(self, program: Program, sources: list[tuple[str, Any]]) -> None:
        self.program = program
        # ("result", number), ("input", argument number) or ("constant", value)
        self.sources = sources

    def run(self, args: list[Any]) -> list[Any]:
        """Run the program and assemble the graph's outputs."""
        values = list(args)
        args.clear()
        tensors = [a for a in values if isinstance(a, torch.Tensor)]
        results = self.program.run_adapted(tensors, range(len(tensors)))
        pick = {"result": results.__getitem__, "input": values.__getitem__, "constant": lambda x: x}
        return [pick[kind](x) for kind, x in self.sources]


def bind_graph(module: fx.GraphModule, args: Sequence[Any], title: str, options: Options) -> BoundGraph:
    """Specialises, imports and compiles a functional graph for these arguments."""
    for i, argument in enumerate(args):
        if isinstance(argument, torch.Tensor):
            check_place(argument, f"input{i}")
    program = ProgramBuilder(title, options)
    specialised = module
    if any(isinstance(node.meta.get("val"), torch.SymInt) for node in module.graph.nodes):
        specialised = specialise(module, args)
    values = [
        program.argument(a, f"input{i}", "input") if isinstance(a, torch.Tensor) else a for i, a in enumerate(args)
    ]
    program.seed(specialised)
    outputs = program.importer.run(specialised, values)
    metas = output_values(specialised)
    sources: list[tuple[str, Any]] = []
    results: dict[int, int] = {}
    for value, meta in zip(outputs, metas, strict=True):
        if not isinstance(value, Value):
            sources.append(("constant", value))
        elif any(value is v for v in values):
            sources.append(("input", next(i for i, v in enumerate(values) if v is value)))
        else:
            if value.id not in results:
                results[value.id] = program.result(value, meta)
            sources.append(("result", results[value.id]))
    return BoundGraph(program.compile(), sources)
