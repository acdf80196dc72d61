"""``torch.compile(model, backend="tilewright")``.

AOTAutograd turns Dynamo's graph into functional ATen graphs for forward and backward;
each becomes one program. Graphs with symbolic sizes are specialised when they are called:
one program for each combination of sizes.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import torch
from torch import fx
from torch._dynamo.backends.common import aot_autograd
from torch._functorch.partitioners import min_cut_rematerialization_partition

from .builder import Value
from .decompositions import decompositions
from .errors import TilewrightError, UnsupportedGraphError, record_fallback
from .program import Program, ProgramBuilder, check_numerics
from .tracing import fake_inputs, fake_mode, needs_seed, output_values, trace


def tilewright(
    module: fx.GraphModule, example_inputs: Sequence[Any], *, options: dict[str, Any] | None = None, **_: Any
) -> Callable[..., Any]:
    """The backend that ``torch.compile`` finds by this name."""
    check_numerics((options or {}).get("numerics", "strict"))

    def compiler(graph: fx.GraphModule, _: Sequence[Any]) -> CompiledGraph:
        return CompiledGraph(graph)

    backend = aot_autograd(
        fw_compiler=compiler,
        bw_compiler=compiler,
        inference_compiler=compiler,
        decompositions=decompositions(),
        partition_fn=min_cut_rematerialization_partition,
    )
    return backend(module, example_inputs)


class CompiledGraph:
    """A functional ATen graph as a callable that compiles for the sizes it meets."""

    # AOTAutograd then passes one list, which is emptied so that saved activations die early.
    _boxed_call = True

    def __init__(self, module: fx.GraphModule) -> None:
        self.module = module
        self.programs: dict[tuple[Any, ...], BoundGraph | TilewrightError] = {}

    def __call__(self, args: list[Any]) -> list[Any]:
        """Run the graph on `args`, compiling it first for new sizes."""
        key = tuple(a for a in args if not isinstance(a, torch.Tensor))
        bound = self.programs.get(key)
        if bound is None:
            try:
                bound = bind_graph(self.module, args)
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
        tensors = [self.program.adapt(t, i) for i, t in enumerate(tensors)]
        results = self.program.run(tensors)
        pick = {"result": results.__getitem__, "input": values.__getitem__, "constant": lambda x: x}
        return [pick[kind](x) for kind, x in self.sources]


def bind_graph(module: fx.GraphModule, args: Sequence[Any], options: dict[str, Any], graph: Any = None) -> BoundGraph:
    """Specialises, imports and compiles a functional graph for these arguments."""
    specialised = module
    if any(isinstance(node.meta.get("val"), torch.SymInt) for node in module.graph.nodes):
        mode = fake_mode()
        specialised = trace(lambda *a: list(module(*a)), fake_inputs(args, mode), mode).module

    program = ProgramBuilder()
    values = [
        program.argument(a, f"input{i}", "input") if isinstance(a, torch.Tensor) else a for i, a in enumerate(args)
    ]
    if needs_seed(specialised):
        program.seed()
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
                results[value.id] = len(program.outputs)
                program.result(value, meta)
            sources.append(("result", results[value.id]))
    return BoundGraph(program.compile(), sources)
