"""``tilewright.compile``: a model's forward pass as one program, with no Dynamo in the call."""

from __future__ import annotations

from typing import Any

import torch
from torch import nn
from torch.utils import _pytree as pytree

from .backend import output_metas
from .errors import TilewrightError
from .program import Program, ProgramBuilder
from .tracing import fake_inputs, fake_mode, needs_seed, trace


def compile(model: nn.Module, *example_inputs: Any, numerics: str = "strict") -> CompiledModel:
    """Compiles ``model(*inputs)`` for inference.

    The model is traced as it is now, in train or eval mode, without gradients; Python
    branches are taken as for the example. Weights are read in place, so loading a
    checkpoint into the model takes effect. Inputs of another shape or dtype compile anew.
    """
    compiled = CompiledModel(model, numerics)
    compiled.program_for(example_inputs)
    return compiled


class CompiledModel:
    """A compiled forward pass; see `compile`."""

    def __init__(self, model: nn.Module, numerics: str) -> None:
        self.model = model
        self.options = {"numerics": numerics}
        named = {**dict(model.named_parameters()), **dict(model.named_buffers())}
        self.names = list(named)
        self.weights = list(named.values())
        self.programs: dict[Any, BoundModel] = {}

    def __call__(self, *inputs: Any) -> Any:
        """The model's output for `inputs`, without gradients."""
        return self.program_for(inputs).run(self.weights, inputs)

    def explain(self) -> list[dict[str, Any]]:
        """One report for each program compiled so far."""
        return [bound.program.explain() for bound in self.programs.values()]

    def program_for(self, inputs: tuple[Any, ...]) -> BoundModel:
        """The program for inputs of these shapes, dtypes and Python values."""
        key = tuple(_signature(x) for x in inputs)
        bound = self.programs.get(key)
        if bound is None:
            bound = self.programs[key] = self._build(inputs)
        return bound

    def _build(self, inputs: tuple[Any, ...], graph: Any = None) -> BoundModel:
        leaves, spec = pytree.tree_flatten(inputs)
        positions = [i for i, x in enumerate(leaves) if isinstance(x, torch.Tensor)]
        count = len(self.weights)

        def forward(*tensors: torch.Tensor) -> Any:
            filled = list(leaves)
            for position, tensor in zip(positions, tensors[count:], strict=True):
                filled[position] = tensor
            weights = dict(zip(self.names, tensors[:count], strict=True))
            with torch.no_grad():
                return torch.func.functional_call(
                    self.model, weights, pytree.tree_unflatten(filled, spec), tie_weights=True
                )

        mode = fake_mode()
        tensors = [w.detach() for w in self.weights] + [leaves[i] for i in positions]
        traced = trace(forward, fake_inputs(tensors, mode), mode)

        program = ProgramBuilder(graph)
        roles = ["parameter" if isinstance(w, nn.Parameter) else "buffer" for w in self.weights]
        names = [*self.names, *(f"input{i}" for i in positions)]
        values = [
            program.argument(t, name, role)
            for t, name, role in zip(tensors, names, [*roles, *["input"] * len(positions)], strict=True)
        ]
        if needs_seed(traced.module):
            program.seed()
        outputs = program.importer.run(traced.module, values)
        fresh = len(outputs) - len(traced.mutated)
        for value, meta in zip(outputs[:fresh], output_metas(traced.module)[:fresh], strict=True):
            if not isinstance(meta, torch.Tensor):
                raise TilewrightError(
                    "TW1007", f"the model returns {meta!r}", "it may return only tensors, in any nesting"
                )
            program.result(value, meta)
        for value, argument in zip(outputs[fresh:], traced.mutated, strict=True):
            program.update(value, argument)
        return BoundModel(program.compile(self.options), traced.spec, count)


class BoundModel:
    """A program and the structure of the model's output."""

    def __init__(self, program: Program, spec: pytree.TreeSpec, weights: int) -> None:
        self.program = program
        self.spec = spec
        self.weights = weights
        self.is_single = spec.is_leaf()

    def run(self, weights: list[torch.Tensor], inputs: tuple[Any, ...]) -> Any:
        """Run the program and rebuild the nested output."""
        tensors = [x for x in pytree.tree_leaves(inputs) if isinstance(x, torch.Tensor)]
        tensors = [self.program.adapt(t, self.weights + i) for i, t in enumerate(tensors)]
        results = self.program.run([*weights, *tensors])
        return results[0] if self.is_single else pytree.tree_unflatten(results, self.spec)


def _signature(x: Any) -> Any:
    if isinstance(x, torch.Tensor):
        return x.dtype, x.shape
    leaves, spec = pytree.tree_flatten(x)
    return (spec, *map(_signature, leaves)) if not spec.is_leaf() else x
