"""``tilewright.compile``: a model's forward pass as one program, with no Dynamo in the call."""

from __future__ import annotations

import functools
import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import torch
from torch import nn
from torch.optim.optimizer import register_optimizer_step_post_hook
from torch.utils import _pytree as pytree

from .batches import Filling, filling_between, sizes_to_compare
from .errors import TilewrightError, UnsupportedGraphError, record_fallback
from .exclusive import access
from .explain import Explanation
from .fingerprint import LITERALS, NotExactError, fingerprint, text
from .forward import NotRecordedError, capture
from .graphs import Trace, output_values
from .program import Interface, Options, Program, ProgramBuilder, StageClock, check_place, explain_refusal
from .quantized import StoredTable, store_tables
from .readers import CountFusedUpdates, behind, unhooked
from .row_independence import DependentRowsError, rows_of_results

Wrapper = Callable[[list[torch.Tensor]], Any]

# Calls that are answered without Python are looked for one after the other.
_MOST_USUAL_CALLS = 64


def compile(
    model: nn.Module,
    *example_inputs: Any,
    numerics: str = "strict",
    fallback_random: bool = False,
    quantize_tables: str | None = None,
) -> CompiledModel:
    """Compiles ``model(*inputs)`` for inference.

    The model is traced as it is now, in train or eval mode, without gradients; Python
    branches are taken as for the example. Weights are read in place, so loading a
    checkpoint into the model takes effect, and what depends on weights alone is computed
    again; only after a write that PyTorch does not count, through ``.data`` or NumPy, call
    `CompiledModel.refresh`. Inputs of another shape or dtype compile anew; but where only the
    number of rows of a batch is new, and the rows are independent, programs for powers of two
    serve all sizes (docs/inference.md); `CompiledModel.prepare` compiles them ahead of their
    first call.
    A model whose shapes depend on data runs in PyTorch; ``explain`` says so.

    Parameters
    ----------
    numerics, fallback_random
        Those of `Options`.
    quantize_tables
        Store the weights of embedding layers as ``"int8"``, ``"int4"``, ``"bfloat16"`` or ``"float16"``; see
        `quantized` and docs/tables.md. The program reads these copies, not the model's tables.
    """
    compiled = CompiledModel(model, Options(numerics, fallback_random), quantize_tables)
    compiled.prepare(example_inputs)
    return compiled


class CompiledModel:
    """A compiled forward pass; see `compile`.

    Attributes
    ----------
    tables
        The tables that are stored in another format, by name.
    """

    def __init__(self, model: nn.Module, options: Options, table_format: str | None) -> None:
        self.model = model
        self.options = options
        self._access = access(model)
        named = {**dict(model.named_parameters()), **dict(model.named_buffers())}
        self.tables = store_tables(model, table_format) if table_format else {}
        self.names = list(named)
        # Of a stored table only the shape is needed; memory that nobody touches takes none.
        self.weights = [torch.empty_like(t) if n in self.tables else t for n, t in named.items()]
        self.bound = [x for n, t in named.items() for x in (self.tables[n].views() if n in self.tables else [t])]
        self.title = f"{type(model).__name__}: forward pass"
        self.functions: dict[Any, CompiledFunction | TilewrightError] = {}
        self.first_program: Program | None = None  # which watches the weights for the others
        self.first_calls: dict[Any, list[Call]] = {}  # by kind, one for each set of shapes
        # By the first call's signature and the size of a larger batch: how many rows of each result belong to a row, or
        # why rows may depend on each other.
        self.per_row: dict[Any, list[int]] = {}
        self.dependent: dict[Any, str] = {}
        from . import _core

        self._usual = _core.NativeCalls(torch.empty(0), [torch.Tensor, nn.Parameter], behind.data)
        count_fused_updates()

    def __call__(self, *inputs: Any) -> Any:
        """The model's output for `inputs`, without gradients."""
        answer = self._usual(*inputs)
        return self._unusual(inputs) if answer is None else answer

    def _unusual(self, inputs: tuple[Any, ...]) -> Any:
        """The output for a call that is new, or needs what only Python does."""
        if torch._C._functorch.peek_interpreter_stack() is not None:
            function = None  # vmap and its like want to see the ops
        else:
            function = self.functions.get(tuple([_signature(x) for x in inputs])) or self.prepare(inputs)
        if not isinstance(function, CompiledFunction):
            with torch.no_grad(), self._access.to_call():
                return self.model(*inputs)
        leaves = pytree.tree_leaves(inputs) if function.nested_inputs else inputs
        tensors = [x for x in leaves if isinstance(x, torch.Tensor)]
        program = function.program
        answer = function(tensors if program.weights else [*self.bound, *tensors])
        if function.filling is None and (program.weights or not self.bound) and len(self._usual) < _MOST_USUAL_CALLS:
            program.answer(self._usual, inputs, tensors, function.wrap)
        return answer

    def refresh(self) -> None:
        """Makes the next call look at all weights anew, for writes to them that PyTorch does not count.

        Stored tables are made again from the model's, unless these were given up (``model.to("meta")``).
        """
        for name, table in self.tables.items():
            weight = self.model.get_parameter(name).detach()
            if not weight.is_meta:
                table.update(weight)
        for function in self.functions.values():
            if isinstance(function, CompiledFunction):
                function.program.executable.refresh()

    def explain(self) -> list[Explanation]:
        """One report for each program compiled so far, or the reason why there is none."""
        programs = dict.fromkeys(f if isinstance(f, TilewrightError) else f.program for f in self.functions.values())
        return [explain_refusal(p, self.title) if isinstance(p, TilewrightError) else p.explain() for p in programs]

    def prepare(self, inputs: Sequence[Any]) -> CompiledFunction | TilewrightError:
        """Compile for inputs of these shapes, dtypes and Python values, unless a program for larger batches serves."""
        call = Call.of(inputs)
        with self._access.to_capture():
            # Another thread may have been faster.
            function = self.functions.get(call.signature) or self._filled_up(call) or self._compiled(call)
            self.functions[call.signature] = function
        return function

    def _filled_up(self, call: Call) -> CompiledFunction | None:
        """A program for larger batches, if nothing but the number of rows is new, and no row depends on another."""
        calls = self.first_calls.setdefault(call.kind, [])
        found = next(
            ((first, filling) for first in calls if (filling := filling_between(first.tensors, call.tensors))), None
        )
        if found is None:
            calls.append(call)
            return None
        first, filling = found
        proof = first.signature, filling.size
        if filling.size == filling.rows or proof in self.dependent:
            return None
        larger = call.with_tensors(filling.resized(call.tensors, filling.size))
        trace = None
        if proof not in self.per_row:
            try:
                self.per_row[proof], trace = self._rows_of_results(call, filling)
            except DependentRowsError as error:
                self.dependent[proof] = str(error)
                return None
        filling.per_row = self.per_row[proof]
        function = self.functions.get(larger.signature) or self._compiled(larger, trace)
        self.functions[larger.signature] = function
        if isinstance(function, TilewrightError):
            return None
        return CompiledFunction(function.program, function.wrap, function.nested_inputs, filling)

    def _rows_of_results(self, call: Call, filling: Filling) -> tuple[list[int], Trace]:
        """How many rows of each result belong to a row of the batch, and the trace of the largest batch."""
        sizes = sizes_to_compare(filling.size)
        try:
            traces = [self._traced(call.with_tensors(filling.resized(call.tensors, size))) for size in sizes]
        except Exception as error:  # Whatever the model raises where a batch has not the size that it wants.
            raise DependentRowsError(f"the model fails for other sizes of the batch: {error}") from error
        return rows_of_results(traces, sizes), traces[0]

    def _traced(self, call: Call) -> Trace:
        count = len(self.weights)

        def forward(*tensors: torch.Tensor) -> Any:
            weights = dict(zip(self.names, tensors[:count], strict=True))
            with torch.no_grad(), unhooked():
                return torch.func.functional_call(self.model, weights, call.filled(tensors[count:]), tie_weights=True)

        return capture(forward, self._arguments(call), whole_random=self.options.fallback_random)

    def _captured(self, call: Call) -> Trace:
        try:
            return self._traced(call)
        except TilewrightError:
            raise
        except Exception as error:
            with torch.no_grad():
                self.model(*call.inputs)  # If that raises, it is no matter of capturing.
            cause = error.__context__ if isinstance(error.__context__, NotRecordedError) else error
            reason = (str(cause) or type(cause).__name__).splitlines()[0]
            raise UnsupportedGraphError(
                "TW1002",
                f"the forward pass cannot be captured as one graph: {reason}",
                "change what is named above, or use torch.compile(backend='tilewright')",
            ) from error

    def _arguments(self, call: Call) -> list[torch.Tensor]:
        return [*(w.detach() for w in self.weights), *call.tensors]

    def _compiled(self, call: Call, trace: Trace | None = None) -> CompiledFunction | TilewrightError:
        names = [*((name, "weight") for name in self.names), *((f"input{i}", "input") for i in call.positions)]
        clock = StageClock()
        try:
            for tensor in call.tensors:
                if type(tensor) not in (torch.Tensor, nn.Parameter):
                    raise UnsupportedGraphError("TW1017", f"an input is a {type(tensor).__name__}")
            trace = trace or self._captured(call)
            clock.lap("capture")
            tensors = self._arguments(call)
            function = FunctionRequest(trace, tensors, names, self.title, self.options, self.tables, clock).compiled()
        except UnsupportedGraphError as error:
            record_fallback(error)
            return error
        if function.program.watch(self.bound, self.first_program):
            self.first_program = self.first_program or function.program
        function.nested_inputs = not all(map(pytree.tree_is_leaf, call.inputs))
        return function


@dataclass(slots=True)
class Call:
    """The inputs of a call, taken apart; tensors are at some positions of the leaves."""

    inputs: tuple[Any, ...]
    leaves: list[Any]
    spec: pytree.TreeSpec
    positions: list[int]

    @staticmethod
    def of(inputs: Sequence[Any]) -> Call:
        """A call with these inputs."""
        leaves, spec = pytree.tree_flatten(tuple(inputs))
        return Call(tuple(inputs), leaves, spec, [i for i, x in enumerate(leaves) if isinstance(x, torch.Tensor)])

    @property
    def tensors(self) -> list[torch.Tensor]:
        """The tensors among the inputs."""
        return [self.leaves[i] for i in self.positions]

    @property
    def signature(self) -> tuple[Any, ...]:
        """Calls of equal signatures share a program."""
        return tuple(map(_signature, self.inputs))

    @property
    def kind(self) -> tuple[Any, ...]:
        """Calls of one kind differ in the sizes of tensors at most."""
        kinds = ((*_signature(x)[:-1], x.dim()) if isinstance(x, torch.Tensor) else _signature(x) for x in self.leaves)
        return self.spec, *kinds

    def filled(self, tensors: Sequence[torch.Tensor]) -> tuple[Any, ...]:
        """The inputs, with other tensors."""
        leaves = list(self.leaves)
        for position, tensor in zip(self.positions, tensors, strict=True):
            leaves[position] = tensor
        return pytree.tree_unflatten(leaves, self.spec)

    def with_tensors(self, tensors: Sequence[torch.Tensor]) -> Call:
        """A call with other tensors."""
        return Call.of(self.filled(tensors))


class CompiledFunction:
    """A program, and the structure of what the traced function returns.

    Attributes
    ----------
    wrap
        Makes what the function returns of the list of results; None where that is the only one.
    nested_inputs
        Whether tensors are inside of tuples and the like.
    filling
        How a batch is made as large as the program's.
    """

    def __init__(
        self, program: Program, wrap: Wrapper | None, nested_inputs: bool = False, filling: Filling | None = None
    ) -> None:
        self.program = program
        self.wrap = wrap
        self.nested_inputs = nested_inputs
        self.filling = filling

    def __call__(self, tensors: Sequence[torch.Tensor]) -> Any:
        """Run on the arguments that the program does not watch."""
        if self.filling:
            tensors = self.filling.resized(tensors, self.filling.size)
        results = self.program.run_adapted(tensors, range(len(tensors)))
        if self.filling:
            results = self.filling.cut(results)
        return self.wrap(results) if self.wrap else results[0]


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
    return FunctionRequest(traced, tensors, names, title, options, {}, clock).compiled()


@dataclass(slots=True)
class FunctionRequest:
    """What a program is compiled from.

    Attributes
    ----------
    trace, tensors, names
        The captured function, its inputs, and (name, role) of each.
    tables
        By name, those of which the program takes the stored rows.
    """

    trace: Trace
    tensors: Sequence[torch.Tensor]
    names: Sequence[tuple[str, str]]
    title: str
    options: Options
    tables: Mapping[str, StoredTable]
    clock: StageClock

    def compiled(self) -> CompiledFunction:
        """The function, by a program that is on disk or a new one."""
        for i in self.trace.mutated:
            if (name := self.names[i][0]) in self.tables:
                raise TilewrightError(
                    "TW1001", f"the model writes to the table {name}, which is to be stored in fewer bits"
                )
        key = self.key()
        return CompiledFunction(self.loaded(key) or self.built(key), _wrapper(self.trace.spec))

    def key(self) -> str:
        """The key under which the program is kept on disk; empty if it cannot be."""
        from . import _core

        formats = {name: table.format for name, table in self.tables.items()}
        options = self.options
        settings = [list(self.names), self.trace.mutated, options.numerics, options.fallback_random, formats]
        try:
            parts = ["function", *fingerprint(self.trace.module, self.tensors, {}), text(settings)]
        except NotExactError:
            return ""
        return _core.program_key(parts)

    def loaded(self, key: str) -> Program | None:
        """The program that an earlier process has kept on disk, or None."""
        from . import _core

        entry = _core.load_program(key) if key else None
        self.clock.lap("look up")
        if entry is None:
            return None
        executable, interface = entry
        return Program(executable, self.title, Interface.from_json(json.loads(interface)), clock=self.clock)

    def built(self, key: str) -> Program:
        """A new program, kept on disk unless `key` is empty."""
        for tensor, (name, _) in zip(self.tensors, self.names, strict=True):
            check_place(tensor, name)
        program, trace = ProgramBuilder(self.title, self.options), self.trace
        values, places = [], []
        for i, (tensor, (name, role)) in enumerate(zip(self.tensors, self.names, strict=True)):
            places.append(len(program.interface.inputs))
            if name in self.tables:
                values.append(self.tables[name].value(program, role))
                continue
            # A buffer that the function writes to is none that changes rarely.
            values.append(program.argument(tensor, name, "buffer" if role == "weight" and i in trace.mutated else role))
        program.seed(trace.module)
        outputs = program.importer.run(trace.module, values)
        fresh = len(outputs) - len(trace.mutated)
        for value, like in zip(outputs[:fresh], output_values(trace.module)[:fresh], strict=True):
            if not isinstance(like, torch.Tensor):
                raise UnsupportedGraphError("TW1007", f"the function returns {like!r}, not only tensors")
            program.result(value, like)
        for value, argument in zip(outputs[fresh:], trace.mutated, strict=True):
            program.update(value, places[argument])
        self.clock.lap("import")
        keep = {"key": key, "binding": json.dumps(program.interface.to_json())}
        return program.compile(keep if key and not program.importer.recipes else {}, self.clock)


def _wrapper(spec: pytree.TreeSpec) -> Wrapper | None:
    if spec.is_leaf():
        return None
    if spec.type in (tuple, list) and all(child.is_leaf() for child in spec.children()):
        return spec.type
    return lambda results: pytree.tree_unflatten(results, spec)


def _signature(x: Any) -> Any:
    """What a program depends on in an input; of a tensor the last is its shape."""
    if isinstance(x, torch.Tensor):
        kind = type(x)
        return torch.Tensor if kind is nn.Parameter else kind, x.device, x.layout, x.dtype, x.shape
    leaves, spec = pytree.tree_flatten(x)
    # Equal numbers of two types are not the same to a model, nor are the two zeros.
    return (type(x), repr(x) if type(x) in LITERALS else x) if spec.is_leaf() else (spec, *map(_signature, leaves))


@functools.cache
def count_fused_updates() -> None:
    """From now on fused optimizers count as writes to the parameters."""
    register_optimizer_step_post_hook(CountFusedUpdates())
