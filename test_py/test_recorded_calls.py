"""Which calls of a step share a recording, and what is left of recordings that failed."""

import copy

import pytest
import torch
from worlds import Net, eager_step, plain

from tilewright import compile_step


def train_pair(make, calls, between=lambda i, model: None):
    """Losses and parameters of a compiled and an eager training on the same calls; the compiled step."""
    results = []
    for is_compiled in (False, True):
        torch.manual_seed(0)
        model, loss = make()
        optimizer = torch.optim.SGD(model.parameters(), 0.01)
        step = compile_step(model, optimizer, loss) if is_compiled else None
        losses = []
        for i, batch in enumerate(calls):
            between(i, model)
            batch = copy.deepcopy(batch)
            losses.append(step(*batch) if step else eager_step(model, optimizer, loss, *batch))
        results.append((losses, model.state_dict()))
    torch.testing.assert_close(results[1], results[0], rtol=1e-4, atol=1e-5)
    return step


X, Y = torch.randn(5, 4), torch.randn(7, 4)


def structured(model, batch, *rest):
    """Looks at the structure of its batch."""
    tensors = list(batch.values()) if isinstance(batch, dict) else [b for b in batch if b is not None]
    scale = sum(r for r in rest if isinstance(r, (int, float)))
    return sum(plain(model, t) * (i + 1) for i, t in enumerate(tensors)) * (1 + scale)


BATCHES = {
    "tuples and None": [((X, None),), ((X, X + 1),), ((None, X),), ((X, None),)],
    "dicts": [({"a": X, "b": X + 1},), ({"b": X + 1, "a": X},), ({"a": X},), ({"a": X, "b": X + 1},)],
    "types of containers": [((X, X),), ([X, X + 1],), ((X, X),)],
    "numbers": [((X,), 1), ((X,), 2), ((X,), 1.0), ((X,), True), ((X,), 1)],
    "signs of zero": [((X,), 0.0), ((X,), -0.0)],
    "shapes": [((X,),), ((Y,),), ((X,),), ((X[:1],),)],
    "strides": [((X,),), ((torch.randn(4, 5).t(),),), ((torch.randn(5, 8)[:, ::2],),)],
    "dtypes": [((X,),), ((X,), 2), ((X,),)],
    "as often": [((X, X + 0),), ((X, X),)],
}


@pytest.mark.parametrize("name", BATCHES)
def test_batches(name):
    train_pair(lambda: (Net(), structured), BATCHES[name])


def test_the_same_tensor_twice():
    """Which matters to a loss that asks."""

    def loss(model, a, b):
        return plain(model, a) * (3 if a is b else 1) + plain(model, b)

    x = X.clone()
    train_pair(lambda: (Net(), loss), [(x, x + 1), (x, x), (x, x + 1)])


def test_tensors_of_the_model_in_the_batch():
    def loss(model, x, weight):
        return plain(model, x) + (weight * model.first.weight).sum()

    models = []
    for is_compiled in (True, False):
        torch.manual_seed(0)
        model = Net()
        optimizer = torch.optim.SGD(model.parameters(), 0.01)
        step = compile_step(model, optimizer, loss)
        for weight in (torch.ones(6, 4), model.first.weight, torch.ones(6, 4)):
            if is_compiled:
                step(X, weight)
            else:
                eager_step(model, optimizer, loss, X, weight)
        models.append(model.state_dict())
    torch.testing.assert_close(models[0], models[1])


def test_shapes_are_recorded_once_each():
    step = train_pair(lambda: (Net(), plain), [(X,), (Y,), (X,), (Y,), (X[:2],)])
    assert (step.recordings.refusal, len(step.recordings.recorded), step.compilations) == ("", 3, 3)


def test_a_batch_that_is_changed_is_left_to_dynamo():
    def loss(model, batch):
        return plain(model, batch.pop("x"))

    step = train_pair(lambda: (Net(), loss), [({"x": X},), ({"x": X},)])
    assert "changes its batch" in step.recordings.refusal


def test_dynamo_is_asked_once_for_a_number_that_changes():
    def loss(model, x):
        return plain(model, x) * model.gain

    def between(i, model):
        model.gain = 1.0 + i

    step = train_pair(lambda: (Net(), loss), [(X,)] * 5, between)
    assert step.recordings.refusal == "model.gain has changed"
    assert "captured by Dynamo: model.gain has changed" in step.explain()[-1].title
    assert step.compilations <= 3


def test_settings_of_pytorch():
    """Each is part of what a recording is of."""
    model = Net()
    step = compile_step(model, torch.optim.SGD(model.parameters(), 0.0), plain)
    full = step(X)
    with torch.autocast("cpu", torch.bfloat16):
        half = step(X)
    assert half != full
    torch.testing.assert_close(half.float(), full, rtol=2e-2, atol=2e-2)
    assert torch.equal(step(X), full)
    assert (step.recordings.refusal, step.compilations) == ("", 2)
    with torch.no_grad():
        assert torch.equal(step(X), full)


def test_what_a_failed_recording_did_is_undone():
    """A loss that cannot be recorded has run half-way; nothing of that remains."""
    seen = []

    class Own(Net):
        total = 0

        def forward(self, x):
            self.count += 1
            Own.total += 1
            self.options["new"] = 1
            self.sizes.clear()
            self.added = 3
            seen.append(1)
            return super().forward(x) * (id(self) > 0)

    model = Own()
    step = compile_step(model, torch.optim.SGD(model.parameters(), 0.1), plain)
    step.recordings.find((X,))
    assert "calls id" in step.recordings.refusal
    assert (model.count, Own.total, model.options, model.sizes, seen) == (1, 0, {"gain": 1.0}, [1, 2], [])
    assert not hasattr(model, "added")


def test_output_is_printed_once(capsys):
    def loss(model, x):
        print("a step")
        return plain(model, x)

    model = Net()
    step = compile_step(model, torch.optim.SGD(model.parameters(), 0.1), loss)
    with pytest.warns(UserWarning, match="TW1002"):
        step(X)
    assert capsys.readouterr().out == "a step\n"


def test_a_recording_needs_no_dynamo():
    """No capture, no fake tensors: what a warm start must not wait for."""
    model = Net()
    step = compile_step(model, torch.optim.SGD(model.parameters(), 0.1), plain)
    step(X)
    assert step.recordings.refusal == ""
    assert step._dynamo is None


def test_lines_of_the_backward_pass():
    model = Net()
    step = compile_step(model, torch.optim.SGD(model.parameters(), 0.1), plain)
    step(X)
    nodes = step.recordings.recorded[0].recording.joint.module.graph.nodes
    lines = [node.meta["stack_trace"] for node in nodes if node.op == "call_function" and "stack_trace" in node.meta]
    assert all(line and "worlds.py" in line for line in lines), lines
