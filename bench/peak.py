"""The machine's ceiling, measured beside the workloads since it drifts on shared machines."""

import ctypes
import subprocess
import tempfile
from pathlib import Path


class PeakProbe:
    """Runs nothing but fused multiply-adds on all threads."""

    def __init__(self, threads: int):
        self.threads = threads
        with tempfile.TemporaryDirectory() as folder:
            library = Path(folder) / "peak.so"
            source = Path(__file__).with_name("peak.c")
            command = ["cc", "-O3", "-march=native", "-ffp-contract=fast", "-shared", "-fPIC", "-pthread"]
            subprocess.run([*command, str(source), "-o", str(library)], check=True)
            self._function = ctypes.CDLL(str(library)).fma_flops_per_second
        self._function.restype = ctypes.c_double
        self._function.argtypes = [ctypes.c_int, ctypes.c_double]

    def measure(self, seconds: float = 0.02) -> float:
        """Return f32 GFLOP/s of all threads together."""
        return self._function(self.threads, seconds) / 1e9
