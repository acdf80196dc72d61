"""Every operator of PyTorch's own test database, compiled, against eager.

    python test_py/opinfo.py                     # all operators, f32, i64 and bool
    python test_py/opinfo.py --ops 'softmax|sum' --samples 20
    python test_py/opinfo.py --engine importer   # graphs executed op by op, without the compiler
    python test_py/opinfo.py --table docs/opinfo.md

Operators run in child processes: a crash is reported with the operator's name and does not end the run. Values are
compared with eager (or, where both differ in rounding, by the accuracy rule), and so are the gradients of a random
weighting of the floating-point results. Exit status 0 means nothing wrong and nothing crashed.
"""

import argparse
import collections
import os
import re
import sys
import time
import warnings
from pathlib import Path

import torch
from child_pool import markdown, run_all, serve
from torch.utils import _pytree as pytree

DTYPES = {"f32": torch.float32, "i64": torch.int64, "bool": torch.bool}
# Memory without contents: only its type and shape can be compared.
EMPTY = re.compile("empty|resize")
# Outcomes from good to bad; an operator counts as its worst sample.
OUTCOMES = ["compiled", "eager step", "eager graph", "wrong", "error", "crash"]


# -------------------------------------------------------------------- in the child
def differentiable(tensor):
    return isinstance(tensor, torch.Tensor) and tensor.is_floating_point() and tensor.requires_grad


def as_function(op, sample, with_gradients):
    """The call of a sample as a function of its tensors, returning a flat list of tensors."""
    leaves, spec = pytree.tree_flatten((sample.input, sample.args, sample.kwargs))
    positions = [i for i, x in enumerate(leaves) if isinstance(x, torch.Tensor)]
    tensors = [leaves[i] for i in positions]
    wanted = [i for i, t in enumerate(tensors) if t.requires_grad] if with_gradients else []

    def call(*arguments):
        filled = list(leaves)
        for position, argument in zip(positions, arguments, strict=True):
            filled[position] = argument
        x, args, kwargs = pytree.tree_unflatten(filled, spec)
        return [r for r in pytree.tree_leaves(op(x, *args, **kwargs)) if isinstance(r, torch.Tensor)]

    def function(*arguments):
        if not wanted:
            with torch.no_grad():
                return [r.detach() for r in call(*arguments)]
        with torch.enable_grad():
            arguments = [a.detach().requires_grad_(i in wanted) for i, a in enumerate(arguments)]
            results = call(*arguments)
            weighted = [(r * ramp(r)).sum() for r in results if differentiable(r)]
            gradients = []
            if weighted:
                gradients = torch.autograd.grad(sum(weighted), [arguments[i] for i in wanted], allow_unused=True)
        return [r.detach() for r in results] + [g for g in gradients if g is not None]

    return function, [t.detach() for t in tensors]


def ramp(x):
    """Fixed weights that differ from element to element, so that a gradient in a wrong place shows."""
    # In f64, since PyTorch adds up steps that are rounded to 8 bits where it makes bf16.
    return torch.linspace(0.5, 1.5, x.numel(), dtype=torch.float64).to(x.dtype).reshape(x.shape)


def without_nan(tensors):
    return [t.nan_to_num() for t in tensors]


def same(ours, eager, exact, only_types):
    """What differs, if anything; `exact()` gives the results in float64, where rounding may differ."""
    if [(r.dtype, r.shape) for r in ours] != [(r.dtype, r.shape) for r in eager]:
        return (
            f"types {[(r.dtype, tuple(r.shape)) for r in ours]} instead of {[(r.dtype, tuple(r.shape)) for r in eager]}"
        )
    if only_types:
        return None
    try:
        for a, b in zip(ours, eager, strict=True):
            torch.testing.assert_close(a, b, equal_nan=True)
    except AssertionError as difference:
        from accuracy import assert_accurate

        try:
            for a, b, c in zip(ours, eager, exact(), strict=True):
                assert_accurate(a, b, c)
        except Exception:
            return str(difference)
    return None


def check_sample(op, sample, with_gradients):
    """Compile and run one sample; returns (outcome, detail)."""
    from tilewright.errors import UnsupportedGraphError
    from tilewright.inference import compile_function

    function, tensors = as_function(op, sample, with_gradients)
    try:
        eager = function(*tensors)
        again = function(*tensors)
    except Exception as error:
        return None, f"eager fails: {error}"
    if any(t.is_complex() or t.layout != torch.strided for t in (*tensors, *eager)):
        return "eager graph", "complex or sparse tensors"
    try:
        names = [(f"input{i}", "input") for i in range(len(tensors))]
        compiled = compile_function(function, tensors, names)
    except UnsupportedGraphError as error:
        return ("error" if error.code.startswith("TW3") else "eager graph"), str(error)
    ours = compiled(tensors)
    ours = compiled(tensors)  # a second call must not see anything of the first

    def exact():
        return function(*(t.double() if t.is_floating_point() else t for t in tensors))

    # The database seeds some of its random operators itself, which makes eager repeat itself; our generator is another.
    recipes = compiled.program.recipes
    is_random = (
        compiled.program.has_seed
        or any(torch.Tag.nondeterministic_seeded in recipe.op.tags for recipe in recipes)
        or bool(EMPTY.search(op.name))
        or not all(map(torch.equal, *map(without_nan, (eager, again))))
    )
    difference = same(ours, eager, exact, only_types=is_random)
    if difference:
        return "wrong", difference
    if failures := compiled.program.executable.failures():
        return "error", failures[0]
    return ("eager step", ", ".join(sorted({str(r.op) for r in recipes}))) if recipes else ("compiled", "")


def check_operator(op, dtype, count):
    """The worst outcome over the first samples, with its detail."""
    with_gradients = dtype.is_floating_point and op.supports_autograd
    worst, detail = None, ""
    for i, sample in enumerate(op.sample_inputs("cpu", dtype, requires_grad=with_gradients)):
        if i == count:
            break
        try:
            outcome, text = check_sample(op, sample, with_gradients)
        except Exception as error:
            outcome, text = "error", f"sample {i}: {type(error).__name__}: {error}"
        if outcome is not None and (worst is None or OUTCOMES.index(outcome) > OUTCOMES.index(worst)):
            worst, detail = outcome, text if text.startswith("sample") else f"sample {i}: {text}"
    return worst, detail


def child(engine, samples):
    """Check the operators named on standard input, one JSON line each."""
    from torch.testing._internal.common_methods_invocations import op_db

    # A crash of the compiler is to end this process and be seen, and many compilations are to share one start.
    os.environ["TW_COMPILER"] = "inline"
    if engine == "importer":
        from reference_graph import ReferenceGraph

        import tilewright.program

        tilewright.program.new_graph = ReferenceGraph
    warnings.simplefilter("ignore")
    torch.set_num_threads(1)
    answers, sys.stdout = sys.stdout, sys.stderr

    def answer(line):
        number, dtype = line.split()
        torch.manual_seed(0)
        outcome, detail = check_operator(op_db[int(number)], DTYPES[dtype], samples)
        return outcome, detail[:2000]

    serve(answer, sys.stdin, answers)


# ------------------------------------------------------------------- in the parent
def page(results, samples):
    """The results as a page: outcomes by dtype, and what keeps operators from being compiled."""
    by_dtype = collections.defaultdict(collections.Counter)
    reasons = {"eager step": collections.Counter(), "eager graph": collections.Counter()}
    for outcome, (_, dtype), detail in results:
        if not outcome:
            continue
        for row in (dtype, "all"):
            by_dtype[row][outcome] += 1
        text = detail.partition(": ")[2]
        if outcome == "eager step":
            reasons[outcome].update(text.split(", "))
        elif outcome == "eager graph":
            reasons[outcome][re.match(r"(TW\d+)?", text)[0] or text] += 1
    shares = []
    for dtype in sorted(by_dtype, key=[*DTYPES, "all"].index):
        counts = by_dtype[dtype]
        checked = sum(counts.values())
        share = f"{100 * counts['compiled'] / checked:.1f} %"
        shares.append([dtype, checked, *(counts[o] for o in OUTCOMES), share])
    steps, graphs = ([[f"`{name}`", n] for name, n in reasons[o].most_common()] for o in reasons)
    return f"""# PyTorch's operator database

`python test_py/opinfo.py --samples {samples} --table docs/opinfo.md` has written this page. It compiles every
operator of `torch.testing._internal` for f32, i64 and bool, forward and gradients, on its first {samples} samples, and
compares with eager. An operator counts as its worst sample.

{markdown(["dtype", "operators", *OUTCOMES, "without an eager step"], shares)}
"Eager step": some ATen call inside the program runs in PyTorch. "Eager graph": the whole function does.

## ATen calls that run in PyTorch

{markdown(["call", "operators"], steps)}
## Why whole functions run in PyTorch

[errors.md](errors.md) explains the codes.

{markdown(["reason", "operators"], graphs)}"""


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--ops", default=".", help="only operators whose name matches this regular expression")
    parser.add_argument("--dtypes", default="f32,i64,bool")
    parser.add_argument("--samples", type=int, default=5, help="samples of each operator and dtype")
    parser.add_argument("--jobs", type=int, default=2, help="child processes")
    parser.add_argument("--timeout", type=float, default=300, help="seconds for one operator")
    parser.add_argument("--engine", choices=["compiler", "importer"], default="compiler")
    parser.add_argument("--table", help="also write a page of tables to this file")
    parser.add_argument("--verbose", action="store_true", help="also list operators with eager steps")
    parser.add_argument("--child", action="store_true", help=argparse.SUPPRESS)
    options = parser.parse_args()
    if options.child:
        child(options.engine, options.samples)
        return 0

    from torch.testing._internal.common_methods_invocations import op_db

    jobs, results, started = [], [], time.monotonic()
    for number, op in enumerate(op_db):
        name = f"{op.name}.{op.variant_test_name}" if op.variant_test_name else op.name
        for dtype in options.dtypes.split(","):
            if re.search(options.ops, name) and DTYPES[dtype] in op.supported_dtypes("cpu"):
                jobs.append(((name, dtype), f"{number} {dtype}"))

    def report(job, outcome, detail):
        results.append((outcome, job, detail))
        if outcome in ("wrong", "error", "crash") or (options.verbose and outcome != "compiled"):
            print(f"{outcome}: {job[0]} [{job[1]}] {detail.strip()}", flush=True)
        elif len(results) % 100 == 0:
            print(f"... {len(results)} of {len(jobs)}, {time.monotonic() - started:.0f} s", flush=True)

    command = [sys.executable, __file__, "--child", "--engine", options.engine, "--samples", str(options.samples)]
    run_all(command, jobs, report, options.timeout, options.jobs)
    counts = collections.Counter(outcome for outcome, _, _ in results if outcome)
    checked = sum(counts.values())
    print(f"{checked} operators by dtype: " + ", ".join(f"{counts[o]} {o}" for o in OUTCOMES))
    if checked:
        print(f"without an eager step: {100 * counts['compiled'] / checked:.1f} %")
    if options.table:
        Path(options.table).write_text(page(results, options.samples))
    return 1 if counts["wrong"] + counts["error"] + counts["crash"] else 0


if __name__ == "__main__":
    sys.exit(main())
