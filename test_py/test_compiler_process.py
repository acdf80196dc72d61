"""The compiler is a process of its own: what it leaves behind, how it ends, and what happens when it dies."""

import copy
import os
import signal
import subprocess
import sys
import threading
import time
import warnings
from pathlib import Path

import pytest
import torch
from torch import nn
from torch.nn import functional as F

import tilewright.program
from tilewright import TilewrightError, _core, backend, compile_step
from tilewright.errors import fallbacks

COMPILER = Path(_core.__file__).with_name("tilewright-compiler")


def new_graph():
    """A graph of one op."""
    graph = _core.Graph()
    x = graph.argument("f32", [8], "x", "input")
    graph.result(graph.op("graph.exp", [x], {}, [("f32", [8])])[0])
    return graph


def run(executable):
    x, y = torch.randn(8), torch.empty(8)
    executable.run([x.data_ptr()], [y.data_ptr()])
    torch.testing.assert_close(y, x.exp())


def is_running(pid):
    try:
        return Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()[0] not in "ZX"
    except FileNotFoundError:
        return False


def wait_for_end(pid):
    for _ in range(200):
        if not is_running(pid):
            return
        time.sleep(0.05)
    pytest.fail(f"process {pid} is still there")


def python(code, **variables):
    environment = {**os.environ, **variables}
    done = subprocess.run([sys.executable, "-c", code], env=environment, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    return done.stdout


TRAIN = """
import torch, tilewright
model = torch.nn.Linear(8, 1)
step = tilewright.compile_step(model, torch.optim.SGD(model.parameters(), 0.1), lambda m, x: m(x).square().mean())
step(torch.ones(4, 8)), step(torch.ones(4, 8))
print("libLLVM" in open("/proc/self/maps").read(), len(step.explain()[0].steps))
"""


def test_a_user_has_no_llvm_in_the_process(tmp_path):
    cold = python(TRAIN, TW_CACHE_DIR=str(tmp_path / "cache")).split()
    warm = python(TRAIN, TW_CACHE_DIR=str(tmp_path / "cache")).split()
    assert cold == warm
    assert cold[0] == "False"
    assert python(TRAIN, TW_CACHE="off", TW_COMPILER="inline").split() == ["True", cold[1]]


def test_it_has_its_line_and_ends_after_its_program():
    inherited = os.open("/dev/null", os.O_RDONLY)
    os.set_inheritable(inherited, True)
    graph = new_graph()
    pid = graph.compiler_pid
    time.sleep(0.5)
    held = [os.readlink(f"/proc/{pid}/fd/{n}") for n in os.listdir(f"/proc/{pid}/fd")]
    os.close(inherited)
    # Its line, and two of its own to the linker, which it starts ahead.
    assert sum(target.startswith("socket:") for target in held) == 1
    assert sum(target.startswith("pipe:") for target in held) <= 3
    assert held.count("/dev/null") <= 2, held
    run(graph.compile({}))
    assert not is_running(pid)
    assert graph.compiler_pid == 0


def test_a_dropped_graph_ends_it():
    graph = new_graph()
    pid = graph.compiler_pid
    assert is_running(pid)
    del graph
    wait_for_end(pid)


WAIT = """
import time
from tilewright import _core
graph = _core.Graph()
print(graph.compiler_pid, flush=True)
time.sleep(60)
"""


@pytest.mark.parametrize("end", [signal.SIGKILL, signal.SIGTERM])
def test_it_does_not_outlive_its_parent(end):
    with subprocess.Popen([sys.executable, "-c", WAIT], stdout=subprocess.PIPE, text=True) as parent:
        pid = int(parent.stdout.readline())
        assert is_running(pid)
        parent.send_signal(end)
    wait_for_end(pid)


def test_threads_have_one_each():
    graphs = [new_graph() for _ in range(4)]
    assert len({graph.compiler_pid for graph in graphs}) == 4
    executables = [None] * 4

    def work(i):
        executables[i] = graphs[i].compile({})

    threads = [threading.Thread(target=work, args=(i,)) for i in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    for executable in executables:
        run(executable)


def test_a_forked_process_has_its_own():
    graph = new_graph()
    pid = graph.compiler_pid
    child = os.fork()
    if child == 0:
        try:
            run(graph.compile({}))
            del graph
            os._exit(0)
        except BaseException:
            os._exit(1)
    assert os.waitpid(child, 0)[1] == 0
    assert is_running(pid), "the parent's is left alone"
    run(graph.compile({}))


def test_control_c_ends_a_compiler_that_hangs():
    graph = new_graph()
    pid = graph.compiler_pid
    os.kill(pid, signal.SIGSTOP)
    timer = threading.Timer(0.5, lambda: os.kill(os.getpid(), signal.SIGINT))
    # What runs in the background of a shell ignores it.
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    try:
        timer.start()
        with pytest.raises(KeyboardInterrupt):
            graph.compile({})
    finally:
        signal.signal(signal.SIGINT, before)
    del graph
    wait_for_end(pid)


def test_mistakes_of_an_importer_come_back_with_their_line():
    for build, code, text in [
        (lambda g: g.op("graph.nothing", [0], {}, [("f32", [8])]), "TW2001", "graph.nothing"),
        (lambda g: g.op("graph.exp", [0], {}, [("f32", [9])], ("model.py", 7, "exp")), "TW2002", "model.py:7: "),
        (lambda g: g.op("graph.exp", [99], {}, [("f32", [8])]), "TW2003", "99"),
        (lambda g: g.argument("f33", [8], "y", "input"), "TW2002", "f33"),
        (lambda g: g.constant("f32", [3], b"12345678"), "TW2002", "constant"),
        (lambda g: g.result(0, 5), "TW2003", "update"),
    ]:
        graph = new_graph()
        build(graph)
        with pytest.raises(TilewrightError, match=text) as caught:
            graph.compile({})
        assert caught.value.code == code


# ------------------------------------------------------------------ a compiler that dies
@pytest.fixture
def deadly(monkeypatch, tmp_path):
    """Every compiler is killed, as a bug in LLVM would, before it replies."""
    make = tilewright.program.new_graph

    def doomed():
        graph = make()
        os.kill(graph.compiler_pid, signal.SIGABRT)
        return graph

    monkeypatch.setattr(tilewright.program, "new_graph", doomed)
    monkeypatch.setenv("TW_CACHE", "off")
    monkeypatch.setenv("TW_DUMP", str(tmp_path))
    before = len(fallbacks)
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        yield caught
    messages = [str(w.message) for w in caught if "runs a graph in PyTorch" in str(w.message)]
    assert len(messages) == len(fallbacks) - before == 1, "it is said once"
    assert "TW3006: the compiler was ended by a signal (Aborted)" in messages[0]
    command = messages[0].partition("reproducer: ")[2].split()
    assert command[0] == str(COMPILER)
    assert Path(command[1]).parent == tmp_path
    assert subprocess.run(command).returncode == 0


def test_training_goes_on_in_pytorch(deadly):
    model = nn.Linear(4, 3)
    same = copy.deepcopy(model)
    optimizers = [torch.optim.SGD(m.parameters(), 0.1) for m in (model, same)]
    step = compile_step(model, optimizers[0], lambda m, x: m(x).square().mean())
    for _ in range(3):
        x = torch.randn(5, 4)
        loss = same(x).square().mean()
        loss.backward()
        optimizers[1].step()
        optimizers[1].zero_grad()
        torch.testing.assert_close(step(x), loss.detach())
    torch.testing.assert_close(model.weight, same.weight)
    (explanation,) = step.explain()
    assert explanation.eager_steps == 1


def test_torch_compile_goes_on_in_pytorch(deadly):
    x = torch.randn(5, 4)
    function = torch.compile(lambda x: F.gelu(x) * 2, backend=backend.tilewright)
    for _ in range(2):
        torch.testing.assert_close(function(x), F.gelu(x) * 2)


def test_inference_goes_on_in_pytorch(deadly):
    model, x = nn.Linear(4, 3).eval(), torch.randn(5, 4)
    compiled = tilewright.compile(model, x)
    for _ in range(2):
        torch.testing.assert_close(compiled(x), model(x))


ALONE = """
import importlib.util, os, tilewright
spec = importlib.util.spec_from_file_location("tilewright._core", os.environ["CORE"])
core = importlib.util.module_from_spec(spec)
spec.loader.exec_module(core)
try:
    core.Graph().compile({})
except tilewright.TilewrightError as error:
    print(error)
"""


def test_a_missing_compiler_is_an_error(tmp_path):
    alone = tmp_path / Path(_core.__file__).name
    alone.write_bytes(Path(_core.__file__).read_bytes())
    text = python(ALONE, CORE=str(alone), TW_DUMP=str(tmp_path))
    assert "TW3006: the compiler could not be started: No such file or directory" in text
