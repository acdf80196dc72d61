"""Peers that run an exported model: ONNX Runtime and OpenVINO, with inputs and outputs bound ahead of the calls.

Both need the model in ONNX form. The exporter turns ``nn.EmbeddingBag`` into a loop over samples, which no user would
serve, so bags are written as a lookup and a sum first, which is the same mathematics.
"""

from __future__ import annotations

import importlib.util
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

import torch
from torch import Tensor, nn

# The modules that a mode needs, which are also the names of the packages.
NEEDS = {"onnxruntime": ("onnxruntime", "onnx", "onnxscript"), "openvino": ("openvino", "onnx", "onnxscript")}


def missing(mode: str) -> str:
    """How to install what a mode needs; empty if it is there."""
    absent = [name for name in NEEDS.get(mode, ()) if importlib.util.find_spec(name) is None]
    return f"pip install {' '.join(absent)}" if absent else ""


class GatherSum(nn.Module):
    """A bag of equally many ids for each sample, as a lookup and a sum."""

    def __init__(self, bag: nn.EmbeddingBag) -> None:
        super().__init__()
        self.weight = bag.weight

    def forward(self, ids: Tensor) -> Tensor:
        """Pool ``ids`` [batch, bag]."""
        return nn.functional.embedding(ids, self.weight).sum(1)


def export(model: nn.Module, inputs: tuple[Tensor, ...], path: Path) -> None:
    """Write a model as ONNX."""
    for module in list(model.modules()):
        for name, child in list(module.named_children()):
            if isinstance(child, nn.EmbeddingBag):
                if child.mode != "sum" or child.padding_idx is not None:
                    raise ValueError(f"a bag of mode {child.mode} is not rewritten")
                setattr(module, name, GatherSum(child))
    torch.onnx.export(model, inputs, path, dynamo=True, verbose=False, external_data=False)


def make_call(mode: str, model: nn.Module, inputs: tuple[Tensor, ...]) -> Callable[..., Tensor]:
    """A forward pass by a peer as a callable that binds each batch once."""
    with torch.inference_mode():
        result = model(*inputs)
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "model.onnx"
        export(model, inputs, path)
        bind = {"onnxruntime": onnxruntime_binder, "openvino": openvino_binder}[mode](path, result)
    bound: dict[tuple[int, ...], tuple[Any, Callable[[], Tensor]]] = {}

    def call(*batch: Tensor) -> Tensor:
        key = tuple(map(id, batch))
        if key not in bound:
            bound[key] = batch, bind(batch)  # the batch is kept, so that nothing else gets its number
        return bound[key][1]()

    return call


Binder = Callable[[tuple[Tensor, ...]], Callable[[], Tensor]]


def onnxruntime_binder(path: Path, result: Tensor) -> Binder:
    """A session; a batch is bound by an IO binding."""
    import onnxruntime

    options = onnxruntime.SessionOptions()
    options.intra_op_num_threads = torch.get_num_threads()
    session = onnxruntime.InferenceSession(str(path), options, providers=["CPUExecutionProvider"])

    def bind(batch: tuple[Tensor, ...]) -> Callable[[], Tensor]:
        binding, out = session.io_binding(), torch.empty_like(result)
        values = [onnxruntime.OrtValue.ortvalue_from_numpy(t.numpy()) for t in batch]
        for slot, value in zip(session.get_inputs(), values, strict=True):
            binding.bind_ortvalue_input(slot.name, value)
        produced = onnxruntime.OrtValue.ortvalue_from_numpy(out.numpy())
        binding.bind_ortvalue_output(session.get_outputs()[0].name, produced)

        def run() -> Tensor:
            session.run_with_iobinding(binding)
            return torch.from_numpy(produced.numpy())

        return run

    return bind


def openvino_binder(path: Path, result: Tensor) -> Binder:
    """A compiled model, in f32 and for latency; a batch is bound by a request of its own."""
    import openvino

    settings = {
        "PERFORMANCE_HINT": "LATENCY",
        "INFERENCE_PRECISION_HINT": "f32",
        "INFERENCE_NUM_THREADS": torch.get_num_threads(),
    }
    compiled = openvino.Core().compile_model(str(path), "CPU", settings)

    def bind(batch: tuple[Tensor, ...]) -> Callable[[], Tensor]:
        request = compiled.create_infer_request()
        for position, t in enumerate(batch):
            request.set_input_tensor(position, openvino.Tensor(t.numpy(), shared_memory=True))

        def run() -> Tensor:
            request.infer()
            return torch.from_numpy(request.get_output_tensor(0).data).reshape(result.shape)

        return run

    return bind
