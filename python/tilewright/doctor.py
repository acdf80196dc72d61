"""``tilewright doctor``: what this installation has, what it lacks and how to get that."""

from __future__ import annotations

import os
import platform
import shutil
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import torch

from . import __version__
from .errors import TilewrightError

OLDEST_TORCH = (2, 13)
TESTED_TORCH = ("2.13", "2.14")

# What each level of x86-64 kernels needs, best first, as Linux names the features.
CPU_LEVELS = {
    "x86-64-v4 with bf16": {"avx512f", "avx512bw", "avx512dq", "avx512vl", "avx512cd", "avx512_bf16"},
    "x86-64-v4": {"avx512f", "avx512bw", "avx512dq", "avx512vl", "avx512cd"},
    "x86-64-v3": {"avx2", "fma", "bmi1", "bmi2", "f16c"},
}


@dataclass(frozen=True, slots=True)
class Finding:
    """One line of the doctor's list.

    Attributes
    ----------
    ok
        False where something needed is missing; None for plain information.
    advice
        What to do where it is missing.
    """

    subject: str
    value: str
    ok: bool | None = None
    advice: str = ""


def examine() -> list[Finding]:
    """Look at everything."""
    checks: list[Callable[[], Finding]] = [
        versions,
        pytorch,
        core,
        compiler,
        cpu,
        threads,
        cache,
        backend,
        smoke_test,
        inductor_compiler,
    ]
    return [check() for check in checks]


def versions() -> Finding:
    """The versions of the package and of Python."""
    return Finding("tilewright", f"{__version__}, Python {platform.python_version()}")


def pytorch() -> Finding:
    """PyTorch's version against the oldest that works and the tested ones."""
    version = torch.__version__
    if tuple(int(part) for part in version.split(".")[:2]) < OLDEST_TORCH:
        return Finding("PyTorch", version, False, "install PyTorch {}.{} or newer".format(*OLDEST_TORCH))
    advice = f"tested with PyTorch {', '.join(TESTED_TORCH)}; install one of these if something fails"
    return Finding("PyTorch", version, None, "" if version.startswith(TESTED_TORCH) else advice)


def core() -> Finding:
    """Whether the runtime's extension loads."""
    try:
        from . import _core
    except ImportError as error:
        return Finding("runtime", str(error), False, "install the package anew")
    return Finding("runtime", Path(_core.__file__).name, True)


def compiler() -> Finding:
    """Whether the compiler's process, which needs LLVM, compiles a program and links it."""
    from . import _core

    graph = _core.Graph()
    graph.result(graph.op("graph.neg", [graph.argument("f32", [8], "x", "input")], {}, [("f32", [8])])[0])
    try:
        graph.compile({})
    except TilewrightError as error:
        advice = "install LLVM, MLIR and lld 22.1; on Debian: apt install libllvm22 libmlir-22 lld-22"
        return Finding("compiler", str(error), False, advice)
    return Finding("compiler", "compiles and links", True)


def cpu_flags() -> set[str]:
    """The CPU's features by Linux's names."""
    for line in Path("/proc/cpuinfo").read_text().splitlines():
        if line.startswith("flags"):
            return set(line.partition(":")[2].split())
    return set()


def cpu() -> Finding:
    """The best level of kernels that this CPU runs."""
    machine = platform.machine()
    if machine != "x86_64":
        return Finding("CPU", machine, False, "kernels run on x86-64 only")
    flags = cpu_flags()
    level = next((name for name, needed in CPU_LEVELS.items() if needed <= flags), None)
    if level is None:
        return Finding("CPU", "x86-64 without AVX2 and FMA", False, "kernels need x86-64-v3, that is AVX2 and FMA")
    limit = os.environ.get("TW_CPU")
    return Finding("CPU", level + (f", limited to {limit} by TW_CPU" if limit else ""), True)


def threads() -> Finding:
    """Threads that programs run on."""
    used = os.environ.get("TW_THREADS") or torch.get_num_threads()
    return Finding("threads", f"{used} of {os.cpu_count()} cores")


def cache() -> Finding:
    """The disk cache: place, size, and whether it is private."""
    if os.environ.get("TW_CACHE") == "off":
        return Finding("kernel cache", "off by TW_CACHE")
    default = Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "tilewright"
    folder = Path(os.environ.get("TW_CACHE_DIR") or default)
    if not folder.exists():
        return Finding("kernel cache", f"{folder}, empty")
    size = sum(file.stat().st_size for file in folder.rglob("*") if file.is_file())
    private = folder.stat().st_mode & 0o077 == 0 and folder.stat().st_uid == os.getuid()
    advice = "" if private else f"it is not used: it must be yours and closed to others; chmod 700 {folder}"
    return Finding("kernel cache", f"{folder}, {size / 1e6:.1f} MB", private, advice)


def backend() -> Finding:
    """Whether ``torch.compile`` finds the backend by name."""
    found = "tilewright" in torch.compiler.list_backends()
    return Finding("torch.compile backend", "registered" if found else "missing", found, "install the package with pip")


def smoke_test() -> Finding:
    """Compile and run a small training step, and compare it with eager."""
    try:
        difference = train_small()
    except Exception as error:
        return Finding("a small training step", f"{type(error).__name__}: {error}", False, "please report this")
    return Finding(
        "a small training step", f"within {difference:.1e} of eager", difference < 1e-5, "please report this"
    )


def train_small() -> float:
    """Return the largest difference to eager's parameters after a step of a small model."""
    from . import compile_step

    def build() -> tuple[torch.nn.Module, torch.optim.Optimizer]:
        torch.manual_seed(0)
        model = torch.nn.Sequential(torch.nn.Linear(8, 16), torch.nn.ReLU(), torch.nn.Linear(16, 1))
        return model, torch.optim.SGD(model.parameters(), 0.1)

    def loss_fn(model: torch.nn.Module, x: torch.Tensor) -> torch.Tensor:
        return model(x).square().mean()

    state = torch.get_rng_state()
    try:
        (model, optimizer), (eager_model, eager_optimizer) = build(), build()
        x = torch.randn(32, 8)
        compile_step(model, optimizer, loss_fn)(x)
        loss_fn(eager_model, x).backward()
        eager_optimizer.step()
    finally:
        torch.set_rng_state(state)
    pairs = zip(model.parameters(), eager_model.parameters(), strict=True)
    return max(float((ours - theirs).detach().abs().max()) for ours, theirs in pairs)


def inductor_compiler() -> Finding:
    """Whether Inductor, which the benchmarks compare with, finds a C++ compiler."""
    found = shutil.which(os.environ.get("CXX", "g++"))
    advice = "only the comparison with Inductor needs one; on Debian: apt install g++"
    return Finding("C++ compiler for Inductor", found or "missing", bool(found) or None, "" if found else advice)
