"""Programs kept on disk: found again when everything that matters is the same, and only then."""

import functools
import gc
import shutil

import pytest
import torch
from torch import nn
from torch.nn import functional as F

from tilewright import compile, compile_step, fingerprint


@pytest.fixture(autouse=True)
def cache(tmp_path, monkeypatch):
    monkeypatch.setenv("TW_CACHE_DIR", str(tmp_path / "cache"))
    return tmp_path / "cache"


class Net(nn.Module):
    def __init__(self, width=13):
        super().__init__()
        self.first, self.second = nn.Linear(7, width), nn.Linear(width, 3)
        self.norm = nn.BatchNorm1d(width)

    def forward(self, x):
        return self.second(torch.tanh(self.norm(self.first(x))))


def mse(model, x, y):
    return F.mse_loss(model(x), y)


def scaled(scale, model, x, y):
    return F.mse_loss(model(x), y) * scale


def half_precision(model, x, y):
    with torch.autocast("cpu", torch.bfloat16):
        return F.mse_loss(model(x), y)


ADAM = functools.partial(torch.optim.Adam, lr=0.01)


def train(make_optimizer=ADAM, loss=mse, prepare=lambda model: None, batch=6, steps=3, **options):
    """What a new process would do: (programs that came from disk, programs, final state)."""
    torch._dynamo.reset()
    torch.manual_seed(0)
    model = Net()
    prepare(model)
    optimizer = make_optimizer(model.parameters())
    step = compile_step(model, optimizer, loss, **options)
    losses = [step(torch.randn(batch, 7), torch.randn(batch, 3)) for _ in range(steps)]
    reports = [explanation.report for explanation in step.explain()]
    state = [losses, model.state_dict(), optimizer.state_dict()]
    return sum(r.get("from_disk", False) for r in reports), len(reports), state


OPTIMIZERS = {
    "sgd": functools.partial(torch.optim.SGD, lr=0.1),
    "momentum": functools.partial(torch.optim.SGD, lr=0.1, momentum=0.9),
    "adam": ADAM,
    "adagrad": functools.partial(torch.optim.Adagrad, lr=0.1),
    "nadam": functools.partial(torch.optim.NAdam, lr=0.1),
    "tensor_lr": functools.partial(torch.optim.SGD, lr=torch.tensor(0.1)),
}


@pytest.mark.parametrize("name", OPTIMIZERS)
def test_second_process_compiles_nothing(name):
    found, programs, state = train(OPTIMIZERS[name])
    assert (found, programs) == (0, 1)
    found, programs, again = train(OPTIMIZERS[name])
    assert (found, programs) == (1, 1)
    torch.testing.assert_close(again, state, rtol=0, atol=0)


def test_reports_name_their_stages():
    for expected in (["capture", "trace autograd", "trace optimizer", "00-import", "90-llvm"], ["capture", "load"]):
        torch._dynamo.reset()
        model = Net()
        step = compile_step(model, ADAM(model.parameters()), mse)
        step(torch.randn(6, 7), torch.randn(6, 3))
        stages = step.explain()[0].report["stage_ms"]
        assert set(expected) <= set(stages)


def test_no_full_collection_while_compiling(monkeypatch):
    """One costs up to a fifth of a compilation, and finds nothing."""
    seen = []
    monkeypatch.setattr("tilewright.captured.load_step", lambda *_: seen.append(gc.get_threshold()))
    before = gc.get_threshold()
    train()
    assert seen[0][:2] == before[:2]
    assert seen[0][2] > 1000 * before[2]
    assert gc.get_threshold() == before


def freeze(model):
    model.first.requires_grad_(False)


def swap_tensors(model):
    model.first.weight = nn.Parameter(torch.randn(7, 13).t())


def groups(parameters):
    first, *rest = parameters
    return torch.optim.Adam([{"params": [first], "amsgrad": True}, {"params": rest}], lr=0.01)


# Each is another program than the one of `train()`.
CHANGES = {
    "another constant in the loss": {"loss": functools.partial(scaled, 2.0)},
    "another line of the model": {"prepare": lambda model: setattr(model.norm, "eps", 0.1)},
    "frozen parameters": {"prepare": freeze},
    "another layout": {"prepare": swap_tensors},
    "evaluation mode": {"prepare": lambda model: model.eval()},
    "another batch size": {"batch": 5},
    "autocast": {"loss": half_precision},
    "clipping": {"clip_grad_norm": 1.0},
    "another optimizer": {"make_optimizer": functools.partial(torch.optim.AdamW, lr=0.01)},
    "an option of the optimizer": {"make_optimizer": functools.partial(ADAM, amsgrad=True)},
    "an option of one group": {"make_optimizer": groups},
    "a branch of the optimizer": {"make_optimizer": functools.partial(ADAM, weight_decay=0.1)},
}


@pytest.fixture(scope="module")
def kept(tmp_path_factory):
    """A cache that holds the program of `train()`."""
    directory = tmp_path_factory.mktemp("kept") / "cache"
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("TW_CACHE_DIR", str(directory))
        train()
    return directory


@pytest.mark.parametrize("change", CHANGES)
def test_a_change_is_a_miss(change, kept, cache):
    shutil.copytree(kept, cache)
    found, _, state = train(**CHANGES[change])
    assert found == 0
    again, _, same = train(**CHANGES[change])
    assert again == 1, "and a program of its own"
    torch.testing.assert_close(same, state, rtol=0, atol=0)
    assert train()[0] == 1, "which replaces no other"


def test_clip_norm_counts():
    train(clip_grad_norm=1.0)
    assert train(clip_grad_norm=0.5)[0] == 0


def test_compiling_for_inference_leaves_steps_on_disk():
    compile(Net().eval(), torch.randn(6, 7))
    train()
    assert train()[0] == 1


def test_a_value_in_a_closure_counts():
    def loss_with(scale):
        return lambda model, x, y: mse(model, x, y) * scale

    train(loss=loss_with(2.0))
    assert train(loss=loss_with(3.0))[0] == 0
    assert train(loss=loss_with(2.0))[0] == 1


def test_contents_and_rates_do_not_count():
    def other_weights(model):
        with torch.no_grad():
            model.first.weight.mul_(2)

    train()
    assert train(functools.partial(torch.optim.Adam, lr=0.5, betas=(0.5, 0.6)), prepare=other_weights)[0] == 1


def test_ambient_settings_count():
    train()
    with torch.autocast("cpu", torch.bfloat16):
        assert train()[0] == 0
    torch.set_default_dtype(torch.float64)
    try:
        assert train(prepare=lambda model: model.float(), steps=0)[1] == 0
        assert "float64" in fingerprint.process_text()
    finally:
        torch.set_default_dtype(torch.float32)


@torch.library.custom_op("tilewright_test::twice", mutates_args=())
def twice(x: torch.Tensor) -> torch.Tensor:
    return x * 2


@twice.register_fake
def _(x):
    return torch.empty_like(x)


twice.register_autograd(lambda context, grad: grad * 2)


def test_code_outside_of_pytorch_is_not_kept(cache):
    """What a custom op or optimizer does is not in the text of the graph."""
    for _ in range(2):
        assert train(loss=lambda model, x, y: F.mse_loss(twice(model(x)), y))[0] == 0

    class Mine(torch.optim.SGD):
        pass

    def hooked(parameters):
        optimizer = torch.optim.SGD(parameters, 0.1)
        optimizer.register_step_post_hook(lambda *_: None)
        return optimizer

    for make in (functools.partial(Mine, lr=0.1), hooked):
        assert [train(make)[0] for _ in range(2)] == [0, 0]


def test_functions_are_known_by_identity():
    @functools.wraps(torch.nn.functional.layer_norm)
    def wrapper(*args, **kwargs):
        return torch.nn.functional.layer_norm(*args, **kwargs) + 1

    assert fingerprint.function_text(torch.nn.functional.layer_norm) == "torch.nn.functional.layer_norm"
    for stranger in (wrapper, lambda x: x, torch.ops.tilewright_test.twice.default):
        with pytest.raises(fingerprint.NotExactError):
            fingerprint.function_text(stranger)


def test_constants_count_by_content():
    def loss_with(values):
        return lambda model, x, y: mse(model, x, y) * torch.tensor(values).sum()

    train(loss=loss_with([1.0, 2.0]))
    assert train(loss=loss_with([1.0, 4.0]))[0] == 0
    texts = {fingerprint.tensor_constant(torch.tensor(v)) for v in ([1.0, 2.0], [2.0, 1.0], [1, 2])}
    assert len(texts) == 3


def test_switched_off(monkeypatch, cache):
    monkeypatch.setenv("TW_CACHE", "off")
    assert [train()[0] for _ in range(2)] == [0, 0]
    assert not cache.exists()


def test_damaged_files_are_misses(cache):
    _, _, state = train()
    for file in cache.iterdir():
        content = bytearray(file.read_bytes())
        content[len(content) // 2] ^= 1
        file.write_bytes(content)
    found, _, again = train()
    assert found == 0
    torch.testing.assert_close(again, state, rtol=0, atol=0)
    assert train()[0] == 1
