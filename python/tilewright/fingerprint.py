"""What a compiled step depends on, as text.

A process that captures the same graph for the same kind of tensors and the same optimizer may
run the program that an earlier process kept on disk. The texts here decide that, so they are
exact: equal texts mean equal programs. What a text cannot describe (a Python function that the
graph calls, a tensor subclass, a mode that intercepts calls) is no reason to guess: it raises
`NotExactError`, and the step is compiled anew in every process.
"""

from __future__ import annotations

import functools
import hashlib
import platform
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import torch
from torch import fx, nn
from torch.fx.immutable_collections import immutable_dict, immutable_list
from torch.fx.node import _get_qualified_name

from .importer import is_whole_storage

# Their functions are determined by the version of PyTorch or Python.
TRUSTED_MODULES = {"torch", "operator", "_operator", "builtins", "math"}
TORCH_FOLDER = torch.__path__[0]
# Ops of PyTorch, and of this package, whose sources are part of the key.
OP_NAMESPACES = {"aten", "prims", "tilewright"}
# Literals that their representation determines.
LITERALS = (type(None), bool, int, float, complex, str, torch.dtype, torch.device, torch.layout, torch.memory_format)
# Tensors in the graph itself are constants of the model's code; large ones are data, which it is not worth to hash.
MAX_CONSTANT_BYTES = 1 << 20


class NotExactError(Exception):
    """Something has no text that determines its meaning."""


def fingerprint(module: fx.GraphModule, args: Sequence[Any], names: dict[int, str]) -> list[str]:
    """Texts that determine what a graph from Dynamo means for these arguments in this process.

    Parameters
    ----------
    module
        The captured graph.
    args
        Its inputs; the contents of tensors do not count.
    names
        The names of tensors, by ``id``.
    """
    inputs = [f"{names.get(id(a))!r} {tensor_text(a) if isinstance(a, torch.Tensor) else text(a)}" for a in args]
    return [package_text(), process_text(), "\n".join(graph_lines(module)), "\n".join(inputs)]


def text(value: Any) -> str:
    """A literal, a function of PyTorch, or a container of them."""
    if type(value) in LITERALS:
        return f"{type(value).__name__} {value!r}"
    if type(value) in (tuple, list, immutable_list, torch.Size):
        return f"{type(value).__name__}[{', '.join(map(text, value))}]"
    if type(value) in (dict, immutable_dict):
        return f"dict[{', '.join(f'{text(k)}: {text(v)}' for k, v in value.items())}]"
    if type(value) is slice:
        return f"slice[{text(value.start)}, {text(value.stop)}, {text(value.step)}]"
    if type(value) is fx.Node:
        return f"%{value.name}"
    if callable(value):
        return function_text(value)
    raise NotExactError(f"a {type(value).__name__}")


def function_text(function: Any) -> str:
    """The name of a function, if whatever has this name is this function in every process."""
    if isinstance(function, torch._ops.OpOverload):
        if function.namespace not in OP_NAMESPACES:
            raise NotExactError(f"the custom op {function}")
        return str(function)
    try:
        name = _get_qualified_name(function)
        root, *path = name.split(".")
        found = functools.reduce(getattr, path, sys.modules[root])
    except (AttributeError, KeyError, RuntimeError, TypeError) as error:
        raise NotExactError(f"the function {function}") from error
    # A wrapper may carry the names of what it wraps, but not its file.
    code = getattr(function, "__code__", None)
    is_own = code is None or code.co_filename.startswith(TORCH_FOLDER)
    if root not in TRUSTED_MODULES or found is not function or not is_own:
        raise NotExactError(f"the function {name}")
    return name


def graph_lines(module: fx.GraphModule) -> Iterator[str]:
    """One line for each node, with the source lines that reports and errors will name."""
    for node in module.graph.nodes:
        target = node.target
        if node.op == "get_attr":
            target = tensor_constant(functools.reduce(getattr, node.target.split("."), module))
        elif node.op == "call_function":
            target = function_text(node.target)
        elif node.op == "call_module":
            raise NotExactError("a call of a module")
        yield f"{node.name} {node.op} {target} {text(node.args)} {text(node.kwargs)} {node.meta.get('stack_trace')!r}"


def tensor_text(tensor: torch.Tensor) -> str:
    """All of a tensor but its contents."""
    if type(tensor) not in (torch.Tensor, nn.Parameter) or tensor.layout != torch.strided:
        raise NotExactError(f"a {type(tensor).__name__} of layout {tensor.layout}")
    flags = tensor.requires_grad, tensor.is_leaf, tensor.is_conj(), tensor.is_neg(), tensor._is_view()
    layout = tuple(tensor.shape), tensor.stride(), is_whole_storage(tensor)
    return f"{type(tensor).__name__} {tensor.dtype} {tensor.device} {layout} {flags}"


def tensor_constant(value: Any) -> str:
    """A tensor with its contents."""
    if not isinstance(value, torch.Tensor) or value.nbytes > MAX_CONSTANT_BYTES:
        raise NotExactError(f"a constant {type(value).__name__}")
    contents = value.detach().contiguous().view(-1).view(torch.uint8).numpy().tobytes()
    return f"{tensor_text(value)} {hashlib.sha256(contents).hexdigest()}"


@functools.cache
def package_text() -> str:
    """The versions of everything that takes part in tracing: Python, PyTorch, and this package's own sources."""
    sources = []
    for file in sorted(Path(__file__).parent.rglob("*.py")):
        status = file.stat()
        sources.append(f"{file.name} {status.st_size} {status.st_mtime_ns}")
    return "\n".join([platform.python_version(), torch.__version__, str(torch.version.git_version), *sources])


def process_text() -> str:
    """Settings of PyTorch that change what ops are traced into."""
    intercepted = torch._C._len_torch_function_stack() or torch._C._len_torch_dispatch_stack()
    if intercepted or torch._C._autograd._top_saved_tensors_default_hooks(True) is not None:
        raise NotExactError("a mode that intercepts calls")
    backends = torch.backends
    settings = {
        "autocast": (torch.is_autocast_enabled("cpu"), torch.get_autocast_dtype("cpu")),
        "autocast cache": torch.is_autocast_cache_enabled(),
        "inference": torch.is_inference_mode_enabled(),
        "default dtype": torch.get_default_dtype(),
        "deterministic": (
            torch.are_deterministic_algorithms_enabled(),
            torch.is_deterministic_algorithms_warn_only_enabled(),
            torch.utils.deterministic.fill_uninitialized_memory,
        ),
        "precision": torch.get_float32_matmul_precision(),
        "attention": (
            torch._C._get_flash_sdp_enabled(),
            torch._C._get_math_sdp_enabled(),
            torch._C._get_mem_efficient_sdp_enabled(),
        ),
        "einsum": (backends.opt_einsum.is_available(), backends.opt_einsum.enabled, backends.opt_einsum.strategy),
        "mkldnn": (torch._C._get_mkldnn_enabled(), torch._C._get_mkldnn_deterministic()),
        "cpu": backends.cpu.get_cpu_capability(),
    }
    return text(settings)
