"""Tilewright compiles whole PyTorch training steps to fused native kernels.

>>> step = tilewright.compile_step(model, optimizer, loss_fn)
>>> loss = step(*batch)
>>> fast = tilewright.compile(model, example)
>>> also = torch.compile(model, backend="tilewright")
"""

from typing import TYPE_CHECKING, Any

from .errors import TilewrightError
from .inference import CompiledModel, compile
from .recording import profile

if TYPE_CHECKING:
    from .step import CompiledStep, compile_step

__version__ = "0.1.0"

__all__ = ["CompiledModel", "CompiledStep", "TilewrightError", "compile", "compile_step", "profile"]


def __getattr__(name: str) -> Any:
    """Training loads Dynamo, which takes a second and 80 MB: only for those who train."""
    if name in ("CompiledStep", "compile_step"):
        from . import step

        return getattr(step, name)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
