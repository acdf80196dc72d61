"""Tilewright compiles whole PyTorch training steps to fused native kernels.

>>> step = tilewright.compile_step(model, optimizer, loss_fn)
>>> loss = step(*batch)
>>> fast = tilewright.compile(model, example)
>>> also = torch.compile(model, backend="tilewright")
"""

from .errors import TilewrightError
from .inference import CompiledModel, compile
from .recording import profile
from .step import CompiledStep, compile_step

__version__ = "0.1.0"

__all__ = ["CompiledModel", "CompiledStep", "TilewrightError", "compile", "compile_step", "profile"]
