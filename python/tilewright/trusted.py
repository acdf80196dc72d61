"""What is written in C and depends on nothing but its arguments."""

from __future__ import annotations

import builtins
import collections
import functools
import itertools
import math
import operator
import types
from typing import Any

import torch

# Values without parts that can change.
PLAIN_TYPES = frozenset(
    {
        *(type(None), bool, int, float, complex, str, bytes, range, type(...), type(NotImplemented), slice, object),
        *(torch.dtype, torch.device, torch.layout, torch.memory_format, torch.Size, torch.finfo, torch.iinfo),
    }
)
CONTAINERS = frozenset({list, tuple, dict, set, frozenset, collections.OrderedDict, collections.defaultdict})
CONTAINERS |= {collections.deque, types.GeneratorType, torch.Size, str, bytes, int, float, complex, bool, range}
ITERATORS = [x for x in vars(itertools).values() if isinstance(x, type)]
# Types that may be called.
TRUSTED_TYPES = PLAIN_TYPES | CONTAINERS | {*ITERATORS, functools.partial, type, super, property, zip, map, filter}
TRUSTED_TYPES |= {enumerate, reversed, staticmethod, classmethod, types.GenericAlias, torch.Tensor, torch.nn.Parameter}
TRUSTED_TYPES |= {x for x in vars(builtins).values() if isinstance(x, type) and issubclass(x, BaseException)}

_BUILTINS = (
    *("abs", "all", "any", "bin", "callable", "chr", "divmod", "format", "hex", "isinstance", "issubclass", "iter"),
    *("len", "max", "min", "next", "oct", "ord", "pow", "round", "sorted", "sum", "__build_class__"),
    *("getattr", "hasattr", "setattr", "delattr"),
)
# Functions of PyTorch that are no ops: what they tell of is guarded.
_TORCH = (
    *("is_grad_enabled", "is_autocast_enabled", "is_autocast_cpu_enabled", "get_autocast_dtype"),
    *("is_inference_mode_enabled", "get_default_dtype", "_set_grad_enabled"),
)
# These call what they are given without any trace of it.
_CALLERS = {"map", "filter", "sorted", "min", "max", "iter", "reduce", "partial", "sort", "starmap", "accumulate"}


@functools.cache
def _functions() -> set[Any]:
    """All functions that are trusted."""
    namespaces = [math, operator, torch._C._VariableFunctions]
    namespaces += [getattr(torch._C, name) for name in ("_nn", "_linalg", "_fft", "_special")]
    named = {getattr(space, name) for space in namespaces for name in dir(space) if not name.startswith("__")}
    named |= {getattr(builtins, name) for name in _BUILTINS} | {functools.reduce}
    named |= {getattr(torch._C, name) for name in _TORCH if hasattr(torch._C, name)}
    return {x for x in named if isinstance(x, types.BuiltinFunctionType)}


def is_trusted(function: Any) -> bool:
    """Whether a function written in C depends on its arguments alone, or is an op of PyTorch's."""
    owner = getattr(function, "__self__", None)
    if owner is None or isinstance(owner, types.ModuleType):
        return function in _functions() or isinstance(function, types.MethodDescriptorType)
    kind = owner if isinstance(owner, type) else type(owner)
    return kind in CONTAINERS or isinstance(owner, torch.Tensor) or owner is object or function in _functions()


def hides_calls(code: types.CodeType) -> bool:
    """Whether code may have a function of C call another one that is not trusted."""
    names = set(code.co_names)
    if names.isdisjoint(_CALLERS):
        return False
    named = [getattr(builtins, name, None) for name in names]
    return any(isinstance(x, types.BuiltinFunctionType) and not is_trusted(x) for x in named)
