"""The command line, as a user runs it."""

import json
import os
import subprocess
import sys

import pytest

from tilewright import doctor

SCRIPT = """
import sys, torch, tilewright
from torch import nn

def main():
    model = nn.Linear(4, 2)
    step = tilewright.compile_step(model, torch.optim.SGD(model.parameters(), 0.1), lambda m, x: m(x).square().mean())
    for _ in range(int(sys.argv[1])):
        step(torch.ones(3, 4))

main()
"""

FUNCTIONS = """import torch
from torch import nn

class Block(nn.Module):
    def __init__(self):
        super().__init__()
        self.up, self.down = nn.Linear(4, 16), nn.Linear(16, 1)

    def forward(self, x):
        return self.down(self.up(x).relu())

def training():
    model = Block()
    optimizer = torch.optim.AdamW(model.parameters())
    return model, optimizer, lambda model, x: model(x).square().mean(), torch.ones(3, 4)

def inference():
    return Block().eval(), (torch.ones(3, 4),)

def wrong():
    return 3
"""


@pytest.fixture
def functions(tmp_path):
    """A folder with a file of functions to name on the command line."""
    (tmp_path / "functions.py").write_text(FUNCTIONS)
    return tmp_path


def tilewright(*arguments, cwd=None):
    return subprocess.run(
        [sys.executable, "-m", "tilewright.cli", *arguments],
        cwd=cwd,
        env={**os.environ, "COLUMNS": "200"},
        capture_output=True,
        text=True,
    )


def test_help_names_the_commands():
    done = tilewright("--help")
    assert done.returncode == 0
    for command in ("bench", "compile", "doctor", "explain", "profile"):
        assert command in done.stdout


def test_doctor_finds_a_working_installation():
    done = tilewright("doctor")
    assert done.returncode == 0, done.stdout + done.stderr
    assert "missing" not in done.stdout.replace("C++ compiler for Inductor", "")


def test_doctor_advises_where_something_is_missing(monkeypatch, tmp_path):
    monkeypatch.setenv("TW_CACHE_DIR", str(tmp_path))
    tmp_path.chmod(0o755)
    finding = doctor.cache()
    assert finding.ok is False
    assert f"chmod 700 {tmp_path}" in finding.advice
    tmp_path.chmod(0o700)
    assert doctor.cache().ok is True


@pytest.mark.parametrize(("version", "ok", "advice"), [("2.9.1", False, "or newer"), ("2.99.0", None, "tested with")])
def test_other_versions_of_pytorch_are_reported(monkeypatch, version, ok, advice):
    monkeypatch.setattr(doctor.torch, "__version__", version)
    finding = doctor.pytorch()
    assert finding.ok is ok
    assert advice in finding.advice


def test_cpu_without_avx2_is_reported(monkeypatch):
    monkeypatch.setattr(doctor, "cpu_flags", lambda: {"sse2", "avx"})
    assert doctor.cpu().ok is False


def test_explain_shows_the_programs_of_a_script(tmp_path):
    (tmp_path / "train.py").write_text(SCRIPT)
    done = tilewright("explain", "train.py", "5", cwd=tmp_path)
    assert done.returncode == 0, done.stderr
    assert "Kernels, slowest first" in done.stdout
    assert "train.py:" in done.stdout


def test_profile_writes_a_page_and_a_trace(tmp_path):
    (tmp_path / "train.py").write_text(SCRIPT)
    done = tilewright("profile", "--page", "out.html", "--trace", "out.json", "train.py", "5", cwd=tmp_path)
    assert done.returncode == 0, done.stderr
    assert "<rect class='bar'" in (tmp_path / "out.html").read_text()
    events = json.loads((tmp_path / "out.json").read_text())["traceEvents"]
    assert {"Linear: training step with SGD"} == {e["args"]["name"] for e in events if e["name"] == "process_name"}
    assert all(event["dur"] >= 0 for event in events if event["ph"] == "X")


def test_compile_shows_a_step_and_writes_its_stages(functions):
    done = tilewright("compile", "--dump", "ir", "functions.py:training", cwd=functions)
    assert done.returncode == 0, done.stderr
    assert "Block: training step with AdamW" in done.stdout
    assert "functions.py:10" in done.stdout
    # The two products of the block stay apart.
    assert "Fusions refused" in done.stdout
    assert any((functions / "ir").rglob("*30-fuse*.mlir"))


def test_explain_calls_a_function_by_itself(functions):
    done = tilewright("explain", "functions.py:inference", cwd=functions)
    assert done.returncode == 0, done.stderr
    assert "Block: forward pass" in done.stdout
    assert "ms a call" in " ".join(done.stdout.split())  # wherever the line was broken


@pytest.mark.parametrize(
    ("target", "message"),
    [
        ("functions.py:nothing", "no 'nothing'"),
        ("functions.py:wrong", "returned int"),
        ("absent.py:f", "no file absent.py"),
        ("functions.py", "names no function"),
        ("no_such_module:f", "No module named"),
    ],
)
def test_a_wrong_target_is_a_usage_error(functions, target, message):
    done = tilewright("compile", target, cwd=functions)
    assert done.returncode == 2
    assert message in " ".join(done.stderr.replace("│", " ").split())


def test_bench_compares_the_modes(functions):
    arguments = ["--modes", "eager,tilewright", "--seconds", "0.1", "--threads", "1"]
    done = tilewright("bench", "functions.py:training", *arguments, cwd=functions)
    assert done.returncode == 0, done.stderr
    rows = [line for line in done.stdout.splitlines() if "│ eager" in line or "│ tilewright" in line]
    assert len(rows) == 2


def test_bench_knows_its_modes(functions):
    done = tilewright("bench", "functions.py:inference", "--modes", "inductor_opt", cwd=functions)
    assert done.returncode == 2
    assert "inductor_frz" in done.stderr


def test_a_script_that_compiles_nothing_is_said_so(tmp_path):
    (tmp_path / "empty.py").write_text("print('hello')")
    done = tilewright("explain", "empty.py", cwd=tmp_path)
    assert done.returncode == 1
    assert "ran no program" in done.stdout
