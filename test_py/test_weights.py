"""What an inference program keeps of its weights is computed again whenever they have changed, however they did."""

import threading

import pytest
import torch
from torch import nn

import tilewright

WIDTH, BATCH = 96, 64


def make_model():
    torch.manual_seed(1)
    return nn.Sequential(
        nn.Linear(WIDTH, 4 * WIDTH), nn.BatchNorm1d(4 * WIDTH), nn.ReLU(), nn.Linear(4 * WIDTH, 1)
    ).eval()


def loss(model, x, y):
    return nn.functional.mse_loss(model(x), y)


def train(model, optimizer):
    loss(model, torch.randn(8, WIDTH), torch.randn(8, 1)).backward()
    optimizer.step()


def replace_data(model):
    model[0].weight.data = torch.randn(4 * WIDTH, WIDTH)


def swap(model):
    torch.utils.swap_tensors(model[0].weight, nn.Parameter(torch.randn(4 * WIDTH, WIDTH)))


def use_inference_mode(model):
    with torch.inference_mode():
        model[0].weight.mul_(2)


def use_vector(model):
    size = sum(p.numel() for p in model.parameters())
    nn.utils.vector_to_parameters(torch.randn(size) / 10, model.parameters())


def use_compiled_step(model):
    step = tilewright.compile_step(model, torch.optim.SGD(model.parameters(), 0.1), loss)
    step(torch.randn(8, WIDTH), torch.randn(8, 1))


def use_statistics(model):
    model.train()(torch.randn(8, WIDTH))
    model.eval()


CHANGES = {
    "in place": lambda model: model[0].weight.detach().mul_(2),
    "checkpoint": lambda model: model.load_state_dict({k: v + 1 for k, v in model.state_dict().items()}),
    "initialisation": lambda model: nn.init.normal_(model[0].weight),
    "optimizer": lambda model: train(model, torch.optim.AdamW(model.parameters(), 0.1)),
    "fused optimizer": lambda model: train(model, torch.optim.AdamW(model.parameters(), 0.1, fused=True)),
    "swapped": swap,
    "compiled step": use_compiled_step,
    "other memory": replace_data,
    "inference mode": use_inference_mode,
    "vector": use_vector,
    "statistics": use_statistics,
    "view": lambda model: model.state_dict()["3.weight"][0].add_(3),
}


def test_programs_for_several_batches_keep_packed_weights_once():
    model = nn.Linear(1024, 1024).eval()
    fast = tilewright.compile(model, torch.randn(64, 1024))
    inputs = [torch.randn(rows, 1024) for rows in (64, 128, 256, 100)]
    for change in (lambda: None, lambda: nn.init.normal_(model.weight), lambda: model.weight.data.numpy().fill(1)):
        change()
        fast.refresh()
        for x in inputs:
            torch.testing.assert_close(fast(x), model(x).detach(), rtol=1e-4, atol=1e-3)
    fast(inputs[0])
    with tilewright.profile():
        for x in inputs[1:]:
            fast(x)
        programs = fast.explain()
    kept = [step for program in programs for step in program.steps if step.prologue]
    assert len(programs) == len(kept) == 3
    assert all(step.measured_ns is None for step in kept)  # no program packed anew


@pytest.mark.parametrize("name", CHANGES)
def test_a_change_takes_effect(name):
    model, x = make_model(), torch.randn(BATCH, WIDTH)
    fast = tilewright.compile(model, x)
    for _ in range(2):
        before = model(x).detach()
        torch.testing.assert_close(fast(x), before)
        CHANGES[name](model)
        assert not torch.allclose(model(x), before)
        torch.testing.assert_close(fast(x), model(x).detach())


def test_what_pytorch_does_not_count_needs_a_word():
    model, x = make_model(), torch.randn(BATCH, WIDTH)
    fast = tilewright.compile(model, x)
    fast(x)
    model[0].weight.data.mul_(2)
    fast.refresh()
    torch.testing.assert_close(fast(x), model(x).detach())


def test_packed_weights_are_kept():
    model, x = make_model(), torch.randn(BATCH, WIDTH)
    fast = tilewright.compile(model, x)
    fast(x)
    with tilewright.profile():
        for _ in range(3):
            fast(x)
        (program,) = fast.explain()
    kept = [step for step in program.steps if step.prologue]
    assert kept and program.report["kept_bytes"] >= 4 * 4 * WIDTH * WIDTH
    assert all(step.measured_ns is None for step in kept)
    assert all(step.measured_ns is not None for step in program.steps if not step.prologue)
    assert "only after a change of the weights" in program.summary()


def test_weights_without_a_count():
    """Inference tensors have none, and a weight with gaps is copied: nothing is kept of them."""
    with torch.inference_mode():
        uncounted = make_model()
    gaps = make_model()
    gaps[0].weight = nn.Parameter(torch.randn(4 * WIDTH, 2 * WIDTH)[:, ::2])
    x = torch.randn(BATCH, WIDTH)
    for model in (uncounted, gaps):
        fast = tilewright.compile(model, x)
        for _ in range(2):
            with torch.inference_mode():
                torch.testing.assert_close(fast(x), model(x))
                model[0].weight.mul_(2)


def test_programs_report_what_they_write():
    model = nn.BatchNorm1d(8).train()
    before = model.running_mean._version
    tilewright.compile(model, x := torch.randn(16, 8))(x)
    assert model.running_mean._version > before


def test_threads_see_a_change_at_once():
    model = make_model()
    inputs = [torch.randn(BATCH, WIDTH) for _ in range(4)]
    fast = tilewright.compile(model, inputs[0])
    for _ in range(5):
        with torch.no_grad():
            model[0].weight.mul_(1.1)
            expected = [model(x) for x in inputs]
        results = [None] * len(inputs)
        ready = threading.Barrier(len(inputs))

        def call(i, results=results, ready=ready):
            ready.wait()
            for _ in range(20):
                results[i] = fast(inputs[i])

        threads = [threading.Thread(target=call, args=(i,)) for i in range(len(inputs))]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        for ours, eager in zip(results, expected, strict=True):
            torch.testing.assert_close(ours, eager)
