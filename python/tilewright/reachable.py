"""The Python state that a function can reach: what has to stay the same for the function to do the same again.

A function reads what its arguments, globals, closures and defaults lead to. Of the attributes of an object it reads
only those that its code names, or any if it calls ``getattr``. `Reachable` follows all of that while functions run,
and puts it under a `_core.StateGuard`. Where Python cannot look (generators, arrays of NumPy, weak references, C
types in general) nothing is guessed: `NotReachableError`.
"""

from __future__ import annotations

import abc
import collections
import dis
import enum
import functools
import gc
import types
import typing
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any

import torch
from torch import nn

from . import origins
from .origins import Origin
from .trusted import PLAIN_TYPES, TRUSTED_TYPES, hides_calls, is_trusted

MAX_OBJECTS = 50_000

# Of a module's own attributes, what a call never looks at.
UNREAD = {
    "_non_persistent_buffers_set",
    "_state_dict_hooks",
    "_state_dict_pre_hooks",
    "_load_state_dict_pre_hooks",
    "_load_state_dict_post_hooks",
}
MODULE_ATTRIBUTES = nn.Module().__dict__.keys() - UNREAD
# Names with which code reads attributes that it does not name.
REFLECTION = {"getattr", "hasattr", "setattr", "delattr", "__dict__", "__getattribute__", "__setattr__", "__delattr__"}
REFLECTION |= {"format", "format_map"}
GLOBAL_ACCESS = ("LOAD_GLOBAL", "LOAD_NAME", "LOAD_FROM_DICT_OR_GLOBALS", "STORE_GLOBAL", "DELETE_GLOBAL")
GLOBAL_READS = {dis.opmap[name] for name in GLOBAL_ACCESS if name in dis.opmap}
DESCRIPTORS = (types.GetSetDescriptorType, types.MemberDescriptorType, types.WrapperDescriptorType)
DECLARATIVE = {"typing", "abc", "enum"}
METHODS = {types.FunctionType, property, staticmethod, classmethod}
C_FUNCTIONS = (types.BuiltinFunctionType, types.MethodDescriptorType, types.MethodWrapperType)


class NotReachableError(Exception):
    """State that cannot be looked at."""


class _Plain:
    """An object with attributes, and nothing else in it."""


@dataclass(slots=True)
class _Attributes:
    """A dict of attributes.

    Attributes
    ----------
    owner
        The class, for those of a class.
    absence
        Whether it matters that there is no attribute of a name.
    read
        The names that were followed.
    """

    contents: dict[str, Any]
    owner: type | None
    where: str
    absence: bool
    read: set[str] = field(default_factory=set)


class Reachable:
    """Puts what functions can reach under a guard.

    Attributes
    ----------
    guard
        The guard.
    tensors
        Tensors that were reached, by ``id``.
    """

    def __init__(self) -> None:
        from . import _core

        self.guard = _core.StateGuard()
        self.tensors: dict[int, torch.Tensor] = {}
        self._seen: dict[int, Any] = {}
        self._names: set[str] = set()
        self._all_names = False
        self._functions: dict[types.CodeType, list[types.FunctionType]] = {}
        self._started: set[types.CodeType] = set()
        self._nested: set[types.CodeType] = set()  # code inside of code that was started
        self._open: list[_Attributes] = []

    def knows(self, code: types.CodeType) -> bool:
        """Whether this is the code of a function that was reached."""
        return code in self._functions or code in self._nested

    def functions_of(self, module: types.ModuleType) -> None:
        """Guard what a module consists of, looking only into functions that others have put there."""
        # Which Python adds when the first warning is given.
        module.__dict__.setdefault("__warningregistry__", {})
        self._own_contents(module.__dict__, None, module.__name__)

    def start(self, code: types.CodeType, names: dict[str, Any]) -> None:
        """Follow what `code` can reach, which is about to run with these globals for the first time."""
        if dis.opmap["IMPORT_NAME"] in code.co_code[::2]:
            raise NotReachableError(f"{code.co_qualname} imports a module")
        if hides_calls(code):
            raise NotReachableError(f"what {code.co_qualname} calls")
        self._started.add(code)
        self._nested.update(x for x in code.co_consts if isinstance(x, types.CodeType))
        self._name(code.co_names, dis.opmap["MATCH_CLASS"] in code.co_code[::2])
        where = names.get("__name__", "globals")
        for name in _global_names(code):
            self.guard.item(names, name, None, where)
            if name in names:
                self.value(names[name], f"{where}.{name}")
        for function in self._functions.get(code, ()):
            self._expand(function)

    def value(self, x: Any, where: str) -> None:
        """Follow what `x` leads to."""
        kind = type(x)
        if kind in PLAIN_TYPES or id(x) in self._seen:
            return
        self._seen[id(x)] = x
        if len(self._seen) > MAX_OBJECTS:
            raise NotReachableError("too many objects")
        if kind.__module__ in DECLARATIVE and not isinstance(x, type):
            return
        follow = _FOLLOW.get(kind)
        if follow is not None:
            follow(self, x, where)
        elif isinstance(x, type):
            self._class(x, where)
        elif isinstance(x, types.ModuleType):
            self._module(x, where)
        elif isinstance(x, enum.Enum):
            self._attributes(x.__dict__, None, where, self._read_names())
            self.value(kind, where)
        else:
            self._instance(x, where)

    # ------------------------------------------------------------------ functions
    def _function(self, function: types.FunctionType, where: str) -> None:
        origin = origins.of_file(function.__code__.co_filename)
        if origin is Origin.OWN:
            return
        self._functions.setdefault(function.__code__, []).append(function)
        if origin is Origin.TORCH:
            if "_dynamo" in function.__code__.co_filename:
                raise NotReachableError(f"{where} is handled by torch.compile")
            # Such as a decorator's.
            for cell in function.__closure__ or ():
                self._cell(cell, where)
            return
        self.guard.attribute(function, "__code__", where)
        self._attributes(function.__dict__, None, where, self._read_names())
        if function.__code__ in self._started:
            self._expand(function)

    def _expand(self, function: types.FunctionType) -> None:
        where = function.__qualname__
        for name in ("__defaults__", "__kwdefaults__"):
            self.guard.attribute(function, name, where)
            self.value(getattr(function, name), f"{where}.{name}")
        for name, cell in zip(function.__code__.co_freevars, function.__closure__ or (), strict=True):
            self._cell(cell, f"{where}.{name}")

    def _cell(self, cell: types.CellType, where: str) -> None:
        self.guard.attribute(cell, "cell_contents", where)
        try:
            contents = cell.cell_contents
        except ValueError:
            return  # a variable without a value yet
        self.value(contents, where)

    def _method(self, method: types.MethodType, where: str) -> None:
        self.value(method.__func__, where)
        self.value(method.__self__, where)

    def _wrapper(self, x: Any, where: str) -> None:
        """A property, static or class method."""
        for name in ("__func__", "fget", "fset", "fdel"):
            self.value(getattr(x, name, None), where)

    def _partial(self, x: functools.partial[Any], where: str) -> None:
        for part in (x.func, x.args, x.keywords, x.__dict__):
            self.value(part, where)

    def _c_function(self, x: Any, where: str) -> None:
        if not is_trusted(x):
            raise NotReachableError(f"{where} is a function of C, {getattr(x, '__name__', x)}")
        owner = getattr(x, "__self__", None)
        if not isinstance(owner, types.ModuleType):
            self.value(owner, where)

    # ----------------------------------------------------------------- containers
    def _list(self, x: list[Any], where: str) -> None:
        self.guard.list(x, where)
        self._tuple(x, where)

    def _tuple(self, x: Sequence[Any], where: str) -> None:
        for i, element in enumerate(x):
            self.value(element, f"{where}[{i}]")

    def _dict(self, x: dict[Any, Any], where: str) -> None:
        if isinstance(x, collections.OrderedDict) and len(x) > 1:
            raise NotReachableError(f"{where} is an OrderedDict, whose order no guard sees")
        self.guard.dict(x, None, None, where)
        for key, element in x.items():
            self.value(key, where)
            self.value(element, f"{where}[{key!r}]" if type(key) in PLAIN_TYPES else where)
        if isinstance(x, collections.defaultdict):
            self.value(x.default_factory, where)

    # -------------------------------------------------------------------- objects
    def _instance(self, x: Any, where: str) -> None:
        kind = type(x)
        layout = kind.__basicsize__, kind.__itemsize__
        if isinstance(x, tuple) and layout == (tuple.__basicsize__, tuple.__itemsize__):  # a named tuple
            self._tuple(x, where)
        elif isinstance(x, torch.Tensor):
            self._tensor(x, where)
        elif layout != (_Plain.__basicsize__, 0) or not kind.__dictoffset__:
            raise NotReachableError(f"{where} is a {kind.__module__}.{kind.__qualname__}")
        if isinstance(x, nn.RNNBase):
            # Weak references to weights, which are alive as long as they are guarded.
            self._seen.update((id(reference), reference) for reference in x._flat_weight_refs)
        if kind.__dictoffset__:
            self.guard.object(x, where)
            self._attributes(x.__dict__, None, where, self._names_of(x))
        self.value(kind, kind.__qualname__)

    def _tensor(self, x: torch.Tensor, where: str) -> None:
        if type(x) not in (torch.Tensor, nn.Parameter):
            raise NotReachableError(f"{where} is a {type(x).__name__}")
        if x._backward_hooks or x._post_accumulate_grad_hooks:
            raise NotReachableError(f"{where} has hooks")
        self.tensors[id(x)] = x

    def _names_of(self, x: Any) -> set[str] | None:
        """The attributes of an object that are read, None for all."""
        # PyTorch's code, which is not watched, reads attributes of its own objects.
        own = any(c is not nn.Module and _is_read_unwatched(c) for c in type(x).__mro__)
        if own or self._all_names:
            return x.__dict__.keys() - UNREAD
        return self._names | MODULE_ATTRIBUTES if isinstance(x, nn.Module) else self._names

    def _attributes(self, x: dict[str, Any], owner: type | None, where: str, names: set[str] | None) -> None:
        """The attributes of these names (None: all), and those that later code will name."""
        self.guard.dict(x, names, owner, where)
        read = set(x) if names is None else names & x.keys()
        self._open.append(_Attributes(x, owner, where, False, read))
        for key in read:
            self.value(x[key], f"{where}.{key}")

    def _class(self, x: type, where: str) -> None:
        origin = origins.of_class(x)
        if origin is Origin.OWN or x in TRUSTED_TYPES or x.__module__ in DECLARATIVE:
            return
        if origin is Origin.TORCH and not issubclass(x, nn.Module):
            return
        if x.__module__.startswith(("torch._dynamo", "torch.jit")):
            raise NotReachableError(f"{where} is a {x.__qualname__}")
        if x.__flags__ & _IS_HEAP_TYPE == 0:
            raise NotReachableError(f"{where} is {x.__module__}.{x.__qualname__}, which is written in C")
        (contents,) = (c for c in gc.get_referents(x.__dict__) if isinstance(c, dict))
        if origin is Origin.TORCH:
            self._own_contents(contents, x, where)
        else:
            self._user_class(x, contents, where)
        self.guard.attribute(x, "__mro__", where)
        for base in x.__mro__[1:-1]:
            self.value(base, base.__qualname__)

    def _own_contents(self, contents: dict[str, Any], owner: type | None, where: str) -> None:
        self.guard.dict(contents, None, owner, where)
        for key, element in contents.items():
            if isinstance(element, types.FunctionType) and _is_by_others(element):
                self.value(element, f"{where}.{key}")

    def _user_class(self, x: type, contents: dict[str, Any], where: str) -> None:
        # Methods are also called without being named.
        methods = {key for key, element in contents.items() if type(element) in METHODS}
        names = self._read_names()
        self._attributes(contents, x, where, None if names is None else names | methods)
        if type(x) not in (type, abc.ABCMeta, enum.EnumType):
            self.value(type(x), where)

    def _module(self, x: types.ModuleType, where: str) -> None:
        origin = origins.of_module(x)
        if origin is not Origin.OWN:
            self._open.append(_Attributes(x.__dict__, None, where, origin is Origin.USER))
            self._read(self._open[-1], self._names)

    # ---------------------------------------------------------------------- names
    def _read_names(self) -> set[str] | None:
        return None if self._all_names else self._names

    def _name(self, names: Sequence[str], by_pattern: bool) -> None:
        """From now on attributes of these names are read."""
        new = set(names) - self._names
        self._names |= new
        self._all_names |= by_pattern or not REFLECTION.isdisjoint(new)
        for attributes in list(self._open):
            self._read(attributes, new)

    def _read(self, attributes: _Attributes, names: set[str]) -> None:
        contents = attributes.contents
        # What is looked up in a library by a computed name is no state.
        if self._all_names and (attributes.absence or "__spec__" not in contents):
            names = contents.keys() - UNREAD
        names = (names if attributes.absence else names & contents.keys()) - attributes.read
        attributes.read |= names
        for name in names:
            self.guard.item(contents, name, attributes.owner, attributes.where)
            if name in contents:
                self.value(contents[name], f"{attributes.where}.{name}")


def _global_names(code: types.CodeType) -> Iterator[str]:
    """The names that `code` looks up in its globals."""
    found: dict[str, None] = {}
    extended = 0
    for op, argument in zip(code.co_code[::2], code.co_code[1::2], strict=True):
        argument |= extended
        extended = argument << 8 if op == dis.EXTENDED_ARG else 0
        if op in GLOBAL_READS:
            # The lowest bit of a load says whether it is of something to call.
            found[code.co_names[argument >> 1 if op == dis.opmap["LOAD_GLOBAL"] else argument]] = None
    return iter(found)


def _is_read_unwatched(kind: type) -> bool:
    # No loss runs the code of optimizers and schedulers, whose state changes in every step.
    return origins.of_class(kind) is Origin.TORCH and not kind.__module__.startswith("torch.optim")


def _is_by_others(function: types.FunctionType) -> bool:
    return origins.of_file(function.__code__.co_filename) is Origin.USER


def _nothing(*_: Any) -> None:
    """Immutable, or determined by where it is found."""


_IS_HEAP_TYPE = 1 << 9
_FOLLOW: dict[type, Callable[[Reachable, Any, str], None]] = {
    types.FunctionType: Reachable._function,
    types.MethodType: Reachable._method,
    functools.partial: Reachable._partial,
    list: Reachable._list,
    tuple: Reachable._tuple,
    frozenset: lambda self, x, where: self._tuple(tuple(x), where),
    dict: Reachable._dict,
    collections.OrderedDict: Reachable._dict,
    collections.defaultdict: Reachable._dict,
    **dict.fromkeys((property, staticmethod, classmethod), Reachable._wrapper),
    **dict.fromkeys(C_FUNCTIONS, Reachable._c_function),
    **dict.fromkeys(DESCRIPTORS, _nothing),
    **dict.fromkeys((types.GenericAlias, types.UnionType, typing.TypeVar), _nothing),
}
