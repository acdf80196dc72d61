"""The TW_* variables that show what the compiler does, as a user sets them."""

import os
import subprocess
import sys

import pytest

SCRIPT = """
import torch, tilewright
model = torch.nn.Sequential(torch.nn.Linear(16, 32), torch.nn.GELU())
tilewright.compile(model.eval(), torch.ones(8, 16))(torch.ones(8, 16))
"""


@pytest.fixture
def run(tmp_path):
    def run_with(**variables):
        environment = {**os.environ, "TW_CACHE_DIR": str(tmp_path / "cache"), **variables}
        done = subprocess.run([sys.executable, "-c", SCRIPT], env=environment, capture_output=True, text=True)
        assert done.returncode == 0, done.stderr
        return done.stderr

    return run_with


def test_dump_has_every_stage_and_a_script_that_runs(run, tmp_path):
    run()
    run(TW_DUMP=str(tmp_path / "dump"))  # A warm cache must not leave the kernels out.
    folder = tmp_path / "dump" / "program-0"
    names = {path.name for path in folder.iterdir()}
    assert {"program-00-import.mlir", "program-30-fuse.mlir", "program-40-plan.mlir"} <= names
    compiled = {name.removesuffix(".sh") for name in names if name.endswith(".sh")}
    assert compiled
    for kernel in compiled:
        assert {f"{kernel}-{stage}" for stage in ("50-outline.mlir", "70-tile.mlir", "90-codegen.mlir")} <= names
        assert "ret" in (folder / f"{kernel}.s").read_text()
        assert "define" in (folder / f"{kernel}.ll").read_text()


def test_debug_prints_the_stage_and_the_kernels(run):
    text = run(TW_DEBUG="30-fuse,kernels")
    assert "// program after stage 30-fuse" in text
    assert "after stage 40-plan" not in text
    assert "kernel-0: " in text


def test_explain_prints_every_compilation(run):
    text = run(TW_EXPLAIN="1")
    assert "forward pass" in text
    assert "0 eager steps" in text


def test_a_wrong_value_is_an_error(run, tmp_path):
    done = subprocess.run(
        [sys.executable, "-c", SCRIPT], env={**os.environ, "TW_CACHE": "perhaps"}, capture_output=True, text=True
    )
    assert done.returncode != 0
    assert "TW2020" in done.stderr
