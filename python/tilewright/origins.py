"""Whose code it is: this package's, PyTorch's, Python's own, or the user's."""

from __future__ import annotations

import enum
import functools
import os
import sys
import sysconfig
import types
from pathlib import Path

import torch

TORCH_FOLDER = f"{torch.__path__[0]}{os.sep}"
OWN_FOLDER = f"{Path(__file__).parent}{os.sep}"
PYTHON_FOLDER = f"{sysconfig.get_path('stdlib')}{os.sep}"
SITE_FOLDERS = tuple({sysconfig.get_path("purelib"), sysconfig.get_path("platlib")})

# The parts of PyTorch that compute and nothing else: whatever else they call is an op, which a recorder sees.
COMPUTES = (
    "_VF.py",
    "_compile.py",
    "_decomp/",
    "_jit_internal.py",
    "_library/simple_registry.py",
    "_ops.py",
    "_prims",
    "_refs/",
    "_tensor.py",
    "amp/",
    "autograd/",
    "functional.py",
    "nn/",
    "overrides.py",
    "types.py",
    "utils/_contextlib.py",
    "utils/_pytree.py",
    "utils/checkpoint.py",
)

EVAL_FRAME = f"{TORCH_FOLDER}_dynamo{os.sep}eval_frame.py"
# What calls that file to have it leave a function of PyTorch's alone.
KEPT_FROM_COMPILING = {EVAL_FRAME, f"{TORCH_FOLDER}_compile.py", f"{TORCH_FOLDER}_dynamo{os.sep}decorators.py"}


class Origin(enum.Enum):
    """See above."""

    OWN = enum.auto()
    TORCH = enum.auto()
    PYTHON = enum.auto()
    USER = enum.auto()


@functools.cache
def of_file(name: str) -> Origin:
    """The origin of code in a file, which may be no real one."""
    if name.startswith(OWN_FOLDER):
        return Origin.OWN
    if name.startswith(TORCH_FOLDER):
        return Origin.TORCH
    is_python = name.startswith(PYTHON_FOLDER) and not name.startswith(SITE_FOLDERS)
    return Origin.PYTHON if is_python or name.startswith("<frozen ") else Origin.USER


def of_module(module: types.ModuleType) -> Origin:
    """The origin of a module."""
    return of_name(module.__name__)


def of_class(kind: type) -> Origin:
    """The origin of a class."""
    return of_name(kind.__module__)


@functools.cache
def of_name(module: str) -> Origin:
    """The origin of the module of this name."""
    root = module.partition(".")[0]
    if root in ("torch", __package__):
        return Origin.TORCH if root == "torch" else Origin.OWN
    return Origin.PYTHON if root in sys.stdlib_module_names and root != "__main__" else Origin.USER


@functools.cache
def computes(file: str) -> bool:
    """Whether this file of PyTorch's is one of those that compute and nothing else."""
    return file.removeprefix(TORCH_FOLDER).startswith(COMPUTES)


def compiles(frame: types.FrameType) -> bool:
    """Whether a frame is that of `torch.compile`, and not of what PyTorch keeps from it."""
    by = frame.f_back.f_code.co_filename if frame.f_back else ""
    return frame.f_code.co_filename == EVAL_FRAME and by not in KEPT_FROM_COMPILING and not leaves_alone(frame.f_code)


def leaves_alone(code: types.CodeType) -> bool:
    """Whether code calls a function that `torch.compile` leaves alone, and does nothing else."""
    return code.co_filename == EVAL_FRAME and code.co_qualname.startswith("DisableContext.")
