"""Train DeepFM, DCN-v2, DIN and MMoE of three sources on MovieLens-100k, compiled and in eager, and serve them.

    python -m examples.recommender.packages
    python -m examples.recommender.packages --sources own,torch-rechub --seeds 1

The sources are this repository's models, and those of two packages, unmodified, trained as the packages train them:

    pip install --no-deps deepctr-torch torch-rechub && pip install pandas scikit-learn tqdm requests
"""

import argparse
import importlib.util
import statistics
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import torch
from rich.console import Console
from rich.table import Table
from torch import Tensor, nn
from torch.nn import functional as F

import tilewright
from examples.models.recommenders import DCN, DIN, DeepFM, MMoE
from examples.recommender.movielens import HISTORY, MovieLens, area_under_curve, movielens
from examples.recommender.train import BATCH, WIDTH, shuffled, with_small_tables

EPOCHS = 2
HIDDEN = (128, 64)
SERVED, CALLS = 64, 2000  # Candidates of a request, and requests.
# How far apart AUC and logarithmic loss of two trainings may end that differ in rounding only.
NOISE = 0.003
FIELDS = ("user", "film", "occupation", "gender", "genre", "released", "age")

Inputs = tuple[Any, ...]


@dataclass
class Recipe:
    """A model, and how its source trains it.

    Attributes
    ----------
    inputs
        The model's arguments for some ratings.
    loss
        ``loss(model, inputs, targets)``; the targets of a rating are liked and, with two tasks, loved.
    probability
        Of what the model returns: that the film is liked.
    """

    make: Callable[[], nn.Module]
    optimizer: Callable[[nn.Module], torch.optim.Optimizer]
    inputs: Callable[[MovieLens, Tensor | slice], Inputs]
    loss: Callable[[nn.Module, Inputs, Tensor], Tensor]
    probability: Callable[[Tensor], Tensor]
    tasks: int = 1


def first_task(output: Tensor) -> Tensor:
    """Of one number a rating, or of one for each task."""
    return output.reshape(len(output), -1)[:, 0]


# ---------------------------------------------------------------- this repository's models
def own() -> dict[str, Recipe]:
    """The models of ``examples.models``."""
    rows = movielens().rows

    def recipe(make: Callable[[], nn.Module], inputs: Callable = lambda data, rows: (data.ids[rows],), tasks: int = 1):
        return Recipe(
            lambda: with_small_tables(make()),
            lambda model: torch.optim.Adagrad(model.parameters(), lr=0.01),
            inputs,
            lambda model, inputs, targets: F.binary_cross_entropy_with_logits(
                model(*inputs), targets if tasks > 1 else targets[:, 0]
            ),
            lambda output: first_task(output).sigmoid(),
            tasks,
        )

    def films(data: MovieLens, rows: Tensor | slice) -> Inputs:
        history = data.history[rows]
        return history, history > 0, data.ids[rows, 1] + 1

    return {
        "DeepFM": recipe(lambda: DeepFM(rows, WIDTH, HIDDEN)),
        "DCN-v2": recipe(lambda: DCN(rows, WIDTH, 2, HIDDEN)),
        "DIN": recipe(lambda: DIN(rows[1] + 1, WIDTH), films),
        "MMoE": recipe(lambda: MMoE(len(rows), max(rows), WIDTH, experts=4), tasks=2),
    }


# ------------------------------------------------------------------------ deepctr-torch
def deepctr_torch() -> dict[str, Recipe]:
    """The package's models; its ``fit`` adds regularization to the sum of the losses."""
    from deepctr_torch import models
    from deepctr_torch.inputs import DenseFeat, SparseFeat, VarLenSparseFeat, build_input_features

    rows = movielens().rows
    fields = [SparseFeat(name, count, WIDTH) for name, count in zip(FIELDS, rows, strict=True)]
    columns = [*fields, DenseFeat("dense", 4)]
    film = SparseFeat("film", rows[1] + 1, WIDTH)
    past = SparseFeat("hist_film", rows[1] + 1, WIDTH, embedding_name="film")
    films = [fields[0], film, VarLenSparseFeat(past, HISTORY, length_name="length")]

    def loss(model: Any, inputs: Inputs, targets: Tensor) -> Tensor:
        predicted = model(*inputs).reshape(targets.shape)
        total = F.binary_cross_entropy(predicted, targets, reduction="sum")
        return (total + model.get_regularization_loss() + model.aux_loss).sum()

    def recipe(make: Callable[[], nn.Module], features: list, tasks: int = 1) -> Recipe:
        def inputs(data: MovieLens, rows: Tensor | slice) -> Inputs:
            """One matrix of numbers, ids among them."""
            history = data.history[rows]
            values = {name: data.ids[rows, i : i + 1] for i, name in enumerate(FIELDS)}
            values |= {"dense": data.dense[rows], "hist_film": history, "length": (history > 0).sum(1, keepdim=True)}
            if features is films:
                values["film"] = values["film"] + 1
            return (torch.cat([values[name].float() for name in build_input_features(features)], 1),)

        return Recipe(make, lambda model: torch.optim.Adam(model.parameters()), inputs, loss, first_task, tasks)

    return {
        "DeepFM": recipe(lambda: models.DeepFM(columns, columns, dnn_hidden_units=HIDDEN), columns),
        "DCN-v2": recipe(
            lambda: models.DCN(columns, columns, cross_parameterization="matrix", dnn_hidden_units=HIDDEN), columns
        ),
        # PyTorch cannot capture this one as a graph (it slices by NumPy numbers), so its steps are eager ones.
        "DIN": recipe(lambda: models.DIN(films, ["film"], dnn_hidden_units=HIDDEN), films),
        "MMoE": recipe(lambda: models.MMOE(columns, expert_dnn_hidden_units=HIDDEN), columns, tasks=2),
    }


# ------------------------------------------------------------------------- torch-rechub
def torch_rechub() -> dict[str, Recipe]:
    """The package's models, which take dictionaries."""
    from torch_rechub.basic.features import DenseFeature, SequenceFeature, SparseFeature
    from torch_rechub.models import multi_task, ranking

    rows = movielens().rows
    fields = [SparseFeature(name, count, WIDTH) for name, count in zip(FIELDS, rows, strict=True)]
    features = [*fields, *(DenseFeature(f"dense{i}") for i in range(4))]
    film = SparseFeature("wanted", rows[1] + 1, WIDTH, padding_idx=0)
    past = SequenceFeature("history", rows[1] + 1, WIDTH, "concat", shared_with="wanted", padding_idx=0)
    layers = {"dims": list(HIDDEN)}

    def inputs(data: MovieLens, rows: Tensor | slice) -> Inputs:
        values = {name: data.ids[rows, i] for i, name in enumerate(FIELDS)}
        values |= {f"dense{i}": data.dense[rows, i] for i in range(4)}
        return (values | {"wanted": values["film"] + 1, "history": data.history[rows]},)

    def loss(model: nn.Module, inputs: Inputs, targets: Tensor) -> Tensor:
        return F.binary_cross_entropy(model(*inputs).reshape(targets.shape), targets)

    def recipe(make: Callable[[], nn.Module], tasks: int = 1) -> Recipe:
        def optimizer(model: nn.Module) -> torch.optim.Optimizer:
            return torch.optim.Adam(model.parameters(), lr=1e-3, weight_decay=1e-5)

        return Recipe(make, optimizer, inputs, loss, first_task, tasks)

    two, towers = ["classification"] * 2, [{"dims": [32]}] * 2
    return {
        "DeepFM": recipe(lambda: ranking.DeepFM(features, fields, layers)),
        "DCN-v2": recipe(lambda: ranking.DCNv2(features, 2, layers)),
        "DIN": recipe(lambda: ranking.DIN(fields[:1], [past], [film], layers, {"dims": [32]})),
        "MMoE": recipe(lambda: multi_task.MMOE(features, two, 4, layers, towers), tasks=2),
    }


SOURCES = {"own": own, "deepctr-torch": deepctr_torch, "torch-rechub": torch_rechub}


# ------------------------------------------------------------------ training and serving
@dataclass
class Outcome:
    """What a training came to, and what a step took."""

    model: nn.Module
    area: float
    loss: float
    step_ms: float
    eager_steps: int = 0


def train(recipe: Recipe, compiled: bool, seed: int, steps: int) -> Outcome:
    """Train from a seed."""
    data = movielens()
    torch.manual_seed(seed)
    model = recipe.make()
    optimizer = recipe.optimizer(model)
    targets = torch.stack([data.liked, data.loved], 1)[:, : recipe.tasks]

    def eager(inputs: Inputs, wanted: Tensor) -> Tensor:
        optimizer.zero_grad()
        loss = recipe.loss(model, inputs, wanted)
        loss.backward()
        optimizer.step()
        return loss

    step = tilewright.compile_step(model, optimizer, recipe.loss) if compiled else eager
    times, per_epoch = [], data.split // BATCH
    for index in range(steps):
        epoch, position = divmod(index, per_epoch)
        rows = shuffled(epoch)[position * BATCH : (position + 1) * BATCH]
        inputs, wanted = recipe.inputs(data, rows), targets[rows]
        begin = time.perf_counter()
        step(inputs, wanted)
        times.append(1e3 * (time.perf_counter() - begin))
    model.eval()
    held_out = slice(data.split, None)
    with torch.no_grad():
        predicted = recipe.probability(model(*recipe.inputs(data, held_out)))
    liked = data.liked[held_out]
    return Outcome(
        model,
        area_under_curve(predicted, liked),
        float(F.binary_cross_entropy(predicted, liked)),
        statistics.median(times),
        sum(report.eager_steps for report in step.explain()) if compiled else 0,
    )


def serve(recipe: Recipe, call: Callable[..., Any], calls: int) -> tuple[float, float]:
    """Median and 99th percentile of the microseconds that a request takes."""
    data, times = movielens(), []
    requests = [recipe.inputs(data, slice(start, start + SERVED)) for start in range(0, 16 * SERVED, SERVED)]
    with torch.inference_mode():
        for index in range(calls + 50):
            begin = time.perf_counter()
            call(*requests[index % len(requests)])
            times.append(1e6 * (time.perf_counter() - begin))
    cuts = statistics.quantiles(times[50:], n=100)
    return cuts[49], cuts[98]


def compare(recipe: Recipe, seeds: int, steps: int, calls: int) -> tuple[list[str], bool]:
    """Train from some seeds both ways and serve the last model.

    Returns
    -------
    tuple[list[str], bool]
        The figures of a table's row, and whether all trainings came out alike.
    """
    pairs = [[train(recipe, compiled, seed, steps) for compiled in (False, True)] for seed in range(seeds)]
    eager, ours = zip(*pairs, strict=True)
    figures, alike = [], True
    for name in ("area", "loss"):
        theirs, mine = ([getattr(outcome, name) for outcome in outcomes] for outcomes in (eager, ours))
        apart = max(abs(a - b) for a, b in zip(theirs, mine, strict=True))
        alike &= apart <= NOISE  # a NaN is not
        figures += [f"{statistics.mean(theirs):.4f}", f"{statistics.mean(mine):.4f}", f"{apart:.5f}"]
    figures += [f"{min(outcome.step_ms for outcome in outcomes):.2f}" for outcomes in (eager, ours)]
    figures.append(str(max(outcome.eager_steps for outcome in ours)))
    model = ours[-1].model
    compiled = tilewright.compile(model, *recipe.inputs(movielens(), slice(0, SERVED)))
    figures += [f"{median:.0f} / {tail:.0f}" for median, tail in (serve(recipe, f, calls) for f in (model, compiled))]
    return figures, alike


def main() -> int:
    """Compare the models asked for."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--sources", default=",".join(SOURCES), help="separated by commas (default: all installed)")
    parser.add_argument("--models", default="DeepFM,DCN-v2,DIN,MMoE", help="separated by commas")
    parser.add_argument("--seeds", type=int, default=3, help="trainings of each model")
    parser.add_argument("--steps", type=int, default=EPOCHS * movielens().split // BATCH)
    arguments = parser.parse_args()
    table = Table("source", "model", "AUC eager", "ours", "apart", "loss eager", "ours", "apart", "ms eager", "ours")
    for heading in ("eager steps", "serving us, eager p50 / p99", "ours"):
        table.add_column(heading)
    all_alike = True
    for source in arguments.sources.split(","):
        if source != "own" and importlib.util.find_spec(source.replace("-", "_")) is None:
            print(f"{source}: skipped, pip install --no-deps {source}")
            continue
        recipes = SOURCES[source]()
        for name in arguments.models.split(","):
            figures, alike = compare(recipes[name], arguments.seeds, arguments.steps, CALLS)
            table.add_row(source, name, *figures, style=None if alike else "red")
            all_alike &= alike
    Console(width=None if sys.stdout.isatty() else 160).print(table)
    print(f"{'All' if all_alike else 'Not all'} trainings came out within {NOISE} of eager's.")
    return 0 if all_alike else 1


if __name__ == "__main__":
    sys.exit(main())
