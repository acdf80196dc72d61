"""The command line, as a user runs it."""

import subprocess
import sys

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


def tilewright(*arguments, cwd=None):
    return subprocess.run([sys.executable, "-m", "tilewright.cli", *arguments], cwd=cwd, capture_output=True, text=True)


def test_help_names_the_commands():
    done = tilewright("--help")
    assert done.returncode == 0
    for command in ("doctor", "explain", "profile"):
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


def test_cpu_without_avx2_is_reported(monkeypatch):
    monkeypatch.setattr(doctor, "cpu_flags", lambda: {"sse2", "avx"})
    assert doctor.cpu().ok is False


def test_explain_shows_the_programs_of_a_script(tmp_path):
    (tmp_path / "train.py").write_text(SCRIPT)
    done = tilewright("explain", "train.py", "5", cwd=tmp_path)
    assert done.returncode == 0, done.stderr
    assert "Steps, slowest first" in done.stdout
    assert "train.py:" in done.stdout


def test_profile_writes_a_page(tmp_path):
    (tmp_path / "train.py").write_text(SCRIPT)
    done = tilewright("profile", "--page", "out.html", "train.py", "5", cwd=tmp_path)
    assert done.returncode == 0, done.stderr
    assert "<rect class='bar'" in (tmp_path / "out.html").read_text()


def test_a_script_that_compiles_nothing_is_said_so(tmp_path):
    (tmp_path / "empty.py").write_text("print('hello')")
    done = tilewright("explain", "empty.py", cwd=tmp_path)
    assert done.returncode == 1
    assert "ran no program" in done.stdout
