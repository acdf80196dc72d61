"""The ways to run a workload: eager, the settings of Inductor a user would try, exported models, and Tilewright.

Each mode turns a workload into ``step(*batch)``. The first call compiles.
"""

import contextlib
from collections.abc import Callable
from typing import Any

import torch
from torch import nn

from . import peers
from .workload import Workload

Step = Callable[..., torch.Tensor]

# Inductor's settings by mode. `_opt` compiles the optimizer as well.
INDUCTOR_CONFIG = {
    "inductor": {},
    "inductor_opt": {},
    "inductor_ma_opt": {"max_autotune": True},
    "inductor_frz": {"freezing": True},
    "inductor_frz_cppw": {"freezing": True, "cpp_wrapper": True},
    "inductor_ma": {"max_autotune": True, "freezing": True},
}
PRODUCT = "tilewright"
BACKEND = "tilewright_backend"  # The same through ``torch.compile(backend="tilewright")``.
SPARSE = "eager_sparse"  # Eager, with the tables declared sparse by hand.
TRAINING_MODES = ["eager", SPARSE, "inductor", "inductor_opt", "inductor_ma_opt", PRODUCT]
OF_INDUCTOR = ["inductor", "inductor_frz", "inductor_frz_cppw", "inductor_ma"]
INFERENCE_MODES = ["eager", *OF_INDUCTOR, *peers.NEEDS, BACKEND, PRODUCT]


def all_modes(work: Workload) -> list[str]:
    """Return the modes for a training step, or those for a forward pass, that apply and are installed."""
    modes = TRAINING_MODES if work.training else INFERENCE_MODES
    return [mode for mode in modes if not peers.missing(mode) and (mode != SPARSE or sparse_tables(work))]


def sparse_tables(work: Workload) -> list[nn.Module]:
    """Tables that may have sparse gradients: only these optimizers take them and train alike."""
    if not isinstance(work.optimizer, torch.optim.SGD | torch.optim.Adagrad):
        return []
    return [module for module in work.model.modules() if isinstance(module, nn.Embedding | nn.EmbeddingBag)]


def make_step(mode: str, work: Workload) -> Step:
    """Turn a workload into a callable that runs one step in the given mode.

    Returns
    -------
    Step
        ``step(*batch)`` gives the loss of a training step, or the model's output.
    """
    if mode == SPARSE:
        for table in sparse_tables(work):
            table.sparse = True
    if work.training:
        return make_training_step(mode, work.model, work.optimizer, work.loss_fn)
    return make_inference_call(mode, work.model, work.batches[0])


def make_training_step(mode: str, model: nn.Module, optimizer: torch.optim.Optimizer, loss_fn: Step) -> Step:
    """Build forward, loss, backward and optimizer as one callable."""
    if mode == PRODUCT:
        import tilewright

        return tilewright.compile_step(model, optimizer, loss_fn)

    update = optimizer.step
    if mode not in ("eager", SPARSE):
        loss_fn = torch.compile(loss_fn)
        if mode.endswith("_opt"):
            update = torch.compile(lambda: optimizer.step())

    def step(*batch: torch.Tensor) -> torch.Tensor:
        loss = loss_fn(model, *batch)
        loss.backward()
        update()
        optimizer.zero_grad(set_to_none=True)
        return loss

    return configured_first_call(step, mode)


def make_inference_call(mode: str, model: nn.Module, example_inputs: tuple[torch.Tensor, ...]) -> Step:
    """Build a forward pass without gradients as one callable."""
    if mode == PRODUCT:
        import tilewright

        return tilewright.compile(model, *example_inputs)
    if mode in peers.NEEDS:
        return peers.make_call(mode, model, example_inputs)

    forward = model if mode == "eager" else torch.compile(model, backend=backend(mode))

    @torch.inference_mode()
    def call(*batch: torch.Tensor) -> torch.Tensor:
        return forward(*batch)

    return configured_first_call(call, mode)


def backend(mode: str) -> str | Callable[..., Any]:
    """The backend of ``torch.compile``."""
    if mode != BACKEND:
        return "inductor"
    from ..backend import tilewright  # by itself: a build tree registers no entry point

    return tilewright


def configured_first_call(step: Step, mode: str) -> Step:
    """Set Inductor's configuration while the first call compiles.

    Some of its settings (freezing) are read by Dynamo too, so ``torch.compile(options=...)`` does not reach them.
    """
    settings = {} if mode in ("eager", SPARSE, BACKEND) else INDUCTOR_CONFIG[mode]
    if not settings:
        return step
    from torch._inductor import config

    pending = True

    def first_configured(*batch: torch.Tensor) -> torch.Tensor:
        nonlocal pending
        with config.patch(settings) if pending else contextlib.nullcontext():
            pending = False
            return step(*batch)

    return first_configured
