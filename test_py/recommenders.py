"""Every model of deepctr-torch and torch-rechub trained some steps under ``compile_step``, against eager.

    python test_py/recommenders.py                       # all models of the packages that are installed
    python test_py/recommenders.py --models 'DIN|DIEN'
    python test_py/recommenders.py --table docs/recommenders.md

Each model trains from the same seed in eager, in eager with float64, and compiled. Every loss, parameter, buffer
and tensor of the optimizer's state must come out by the accuracy rule. Since the rule compares errors of tensors, and
eager's can be zero by luck where there are few numbers, an error is also allowed that is below TOLERANCE of the
tensor's size, or MAGNIFIED times what a rounding error in every initial weight changes in eager: a bias before a batch
norm has a gradient of zero, whose rounding Adam scales up. Models run in child processes: a crash is reported with the
model's name and does not end the run. Exit status 0 means nothing wrong and nothing crashed.

    pip install --no-deps deepctr-torch torch-rechub && pip install pandas scikit-learn tqdm requests transformers
"""

import argparse
import collections
import contextlib
import copy
import re
import sys
import warnings
from importlib import metadata
from pathlib import Path

import torch
from child_pool import markdown, run_all, serve
from recommender_models import STEPS, all_cases
from torch.overrides import TorchFunctionMode
from torch.utils import _pytree as pytree

import tilewright

# Outcomes from good to bad.
TOLERANCE, MAGNIFIED = 1e-4, 10
NUDGES = {f"nudged {seed}": seed for seed in range(3)}
OUTCOMES = ["compiled", "eager step", "eager graph", "wrong", "error", "crash"]


def root_mean_square(x):
    return x.square().mean().sqrt().item() if x.numel() else 0.0


# -------------------------------------------------------------------- in the child
class InDouble(TorchFunctionMode):
    """Computes in float64 where a model asks for float32 by name."""

    def __torch_function__(self, function, types, args=(), kwargs=None):
        args, kwargs = pytree.tree_map(lambda x: torch.float64 if x is torch.float32 else x, (args, kwargs or {}))
        return (torch.Tensor.double if function is torch.Tensor.float else function)(*args, **kwargs)

    def __enter__(self):
        torch.set_default_dtype(torch.float64)
        return super().__enter__()

    def __exit__(self, *error):
        super().__exit__(*error)
        torch.set_default_dtype(torch.float32)


def to_double(model, batches):
    """A model in place, with the tensors that are plain attributes, and batches, in float64."""
    model.double()
    for module in model.modules():
        for name, value in vars(module).items():
            if isinstance(value, torch.Tensor) and value.is_floating_point():
                setattr(module, name, value.double())
    return pytree.tree_map_only(torch.Tensor, lambda t: t.double() if t.is_floating_point() else t, batches)


def trained(case, mode):
    """Train from the fixed seed; returns everything that a step changes, and the step."""
    torch.manual_seed(1)
    model = case.make()
    torch.manual_seed(2)
    batches = [case.batch() for _ in range(STEPS)]
    if mode in NUDGES:
        with torch.no_grad():
            generator = torch.Generator().manual_seed(NUDGES[mode])
            for parameter in model.parameters():
                direction = torch.randint(0, 2, parameter.shape, generator=generator) * 2 - 1
                parameter *= 1 + direction * torch.finfo(parameter.dtype).eps
    if mode == "exact":
        batches = to_double(model, batches)
    optimizer = case.optimizer(model)

    def eager_step(*batch):
        optimizer.zero_grad()
        loss = case.loss(model, *batch)
        loss.backward()
        optimizer.step()
        return loss.detach()

    step = eager_step
    if mode == "compiled":
        step = tilewright.compile_step(model, optimizer, case.loss, fallback_random=True)
    torch.manual_seed(3)
    with InDouble() if mode == "exact" else contextlib.nullcontext():
        losses = [step(*batch).clone() for batch in batches]
    changed = {name: tensor.detach() for name, tensor in (*model.named_parameters(), *model.named_buffers())}
    for name, parameter in model.named_parameters():
        for key, value in optimizer.state[parameter].items():
            if isinstance(value, torch.Tensor):
                changed[f"{name}.{key}"] = value
    return changed | {f"loss of step {index}": loss for index, loss in enumerate(losses)}, step


def largest_error(ours, eager, nudged, exact):
    """The largest error as a share of its bound, and where."""
    worst, where = 0.0, ""
    for name, reference in exact.items():
        if not reference.is_floating_point():
            share = 0.0 if torch.equal(ours[name], eager[name]) else float("inf")
        elif not torch.equal(ours[name].isnan(), eager[name].isnan()):
            share = float("inf")
        else:
            number = ~(reference.isnan() | eager[name].isnan())
            reference, mine, theirs, *others = (x[name][number].double() for x in (exact, ours, eager, *nudged))
            ulp, size = torch.finfo(ours[name].dtype).eps, root_mean_square(reference)
            rule = 2 * root_mean_square(theirs - reference) + 2 * ulp * size
            noise = max(root_mean_square(other - theirs) for other in others)
            bound = max(rule, TOLERANCE * size, MAGNIFIED * noise)
            error = root_mean_square(mine - reference)
            share = 0.0 if error == 0 else error / bound if bound else float("inf")
        if not share <= worst:
            worst, where = share, name
    return worst, where


def refuses_bad_ids(case):
    """Whether an id far out of range is an error that leaves every tensor as it was: None if the batch has no ids."""
    torch.manual_seed(1)
    model = case.make()
    optimizer = case.optimizer(model)
    step = tilewright.compile_step(model, optimizer, case.loss, fallback_random=True)
    batch = case.batch()
    step(*batch)
    bad = copy.deepcopy(batch)
    ids = [leaf for leaf in tensors_of(bad[0]) if leaf.dtype == torch.int64]
    if not ids and torch.equal(bad[0][:, 0], bad[0][:, 0].round()):
        ids = [bad[0][:, 0]]  # of a matrix of numbers, some of them ids
    for leaf in ids:
        leaf.view(-1)[-1] = 1 << 20
    if not ids:
        return None
    before = copy.deepcopy((model.state_dict(), optimizer.state_dict()))
    try:
        step(*bad)
    except (IndexError, RuntimeError):
        after = (model.state_dict(), optimizer.state_dict())
        same = [
            torch.allclose(a, b, rtol=0, atol=0, equal_nan=True)
            for a, b in zip(*map(tensors_of, (before, after)), strict=True)
        ]
        return all(same)
    return False


def tensors_of(tree):
    return [leaf for leaf in pytree.tree_leaves(tree) if isinstance(leaf, torch.Tensor)]


def is_random(op):
    return torch.Tag.nondeterministic_seeded in op.tags


def check(case):
    """Outcome and detail of one case."""
    eager, _ = trained(case, "eager")
    exact, _ = trained(case, "exact")
    ours, step = trained(case, "compiled")
    nudged = [trained(case, nudge)[0] for nudge in NUDGES]
    share, where = largest_error(ours, eager, nudged, exact)
    # Random ops run in PyTorch only so that they draw what eager draws.
    recipes = [str(r.op) for bound in step.programs for r in bound.program.recipes if not is_random(r.op)]
    kept = refuses_bad_ids(case)
    detail = {
        "error": f"{share:.2f}",
        "where": where,
        "programs": len(step.programs),
        "eager": ", ".join(f"{recipes.count(op)} {op}" for op in dict.fromkeys(recipes)),
        "ids": {None: "", True: "refused", False: "state changed"}[kept],
        "why": "; ".join(dict.fromkeys(str(error).split("\n")[0][:300] for error in step.refusals)),
    }
    if not share <= 1 or kept is False:
        return "wrong", detail
    return "eager graph" if step.refusals else "eager step" if recipes else "compiled", detail


def child():
    """Check the cases named on standard input."""
    warnings.simplefilter("ignore")
    torch.set_num_threads(1)
    answers, sys.stdout = sys.stdout, sys.stderr
    cases = all_cases()

    def answer(line):
        torch.compiler.reset()
        try:
            return check(cases[tuple(line.split("\t"))]())
        except Exception as error:
            return "error", {"why": f"{type(error).__name__}: {error}"[:3000]}

    serve(answer, sys.stdin, answers)


# -------------------------------------------------------------------- in the parent
def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--models", default=".", help="only models whose package or name matches this expression")
    parser.add_argument("--jobs", type=int, default=2, help="child processes")
    parser.add_argument("--timeout", type=float, default=300, help="seconds for one model")
    parser.add_argument("--table", help="also write a page to this file")
    parser.add_argument("--child", action="store_true", help=argparse.SUPPRESS)
    options = parser.parse_args()
    if options.child:
        child()
        return 0
    names = [name for name in all_cases() if re.search(options.models, " ".join(name))]
    results = {}

    def report(job, outcome, detail):
        results[job] = outcome, detail if isinstance(detail, dict) else {"why": detail}
        print(f"{outcome}: {' '.join(job)} {results[job][1]}", flush=True)

    command = [sys.executable, __file__, "--child"]
    run_all(command, [(name, "\t".join(name)) for name in names], report, options.timeout, options.jobs)
    counts = collections.Counter(outcome for outcome, _ in results.values())
    print(f"{len(results)} models: " + ", ".join(f"{counts[o]} {o}" for o in OUTCOMES))
    if options.table:
        Path(options.table).write_text(page({name: results[name] for name in names}, counts))
    return 1 if counts["wrong"] + counts["error"] + counts["crash"] else 0


def page(results, counts):
    """The results as a page."""
    rows, reasons = [], {}
    for (package, name), (outcome, detail) in results.items():
        why = detail.get("why", "")
        note = f"[{reasons.setdefault(why, len(reasons) + 1)}]" if why else ""
        figures = [detail.get(key, "") for key in ("eager", "error", "ids")]
        rows.append([package, name, f"{outcome} {note}".strip(), *figures])
    headings = ["package", "model", "outcome", "eager steps", "error / bound", "bad id"]
    versions = ", ".join(f"{package} {metadata.version(package)}" for package in {package for package, _ in results})
    notes = "".join(f"{number}. {why}\n" for why, number in reasons.items())
    return f"""# Recommenders as their packages write them

`python test_py/recommenders.py --table docs/recommenders.md` has written this page ({versions}).

{markdown(headings, rows)}
{notes}"""


if __name__ == "__main__":
    sys.exit(main())
