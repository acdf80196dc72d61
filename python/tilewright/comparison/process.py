"""A child process that answers JSON lines with JSON lines, and says first of all how it started.

Each mode of a comparison runs in such a process: it has its own compile caches, configuration and memory figures. The
parent asks one child at a time, so the modes take turns on the same machine.
"""

import json
import os
import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path


class ChildError(RuntimeError):
    """The child ended instead of answering; the message is the end of what it printed."""


class Child:
    """A running ``python -m module arguments...`` that serves requests.

    Parameters
    ----------
    cache
        Folder for the compile caches: a new one makes the child compile everything.

    Attributes
    ----------
    hello
        What the child said when it was ready.
    """

    def __init__(self, module: str, *arguments: str, cache: Path):
        cache.mkdir(parents=True, exist_ok=True)
        environment = dict(os.environ)
        environment["TORCHINDUCTOR_CACHE_DIR"] = str(cache / "inductor")
        environment["TW_CACHE_DIR"] = str(cache / "tilewright")
        self._log = cache / "log"
        with self._log.open("w") as log:
            self._process = subprocess.Popen(
                [sys.executable, "-m", module, *arguments],
                env=environment,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
            )
        try:
            self.hello = self._read()
        except ChildError:
            self.close()
            raise

    def ask(self, **request) -> dict:
        """Send a request and wait for the answer."""
        self._process.stdin.write(json.dumps(request) + "\n")
        self._process.stdin.flush()
        return self._read()

    def close(self) -> None:
        """Let the process end."""
        self._process.stdin.close()
        self._process.wait()
        self._process.stdout.close()

    def _read(self) -> dict:
        line = self._process.stdout.readline()
        if not line:
            raise ChildError(self._log.read_text()[-2000:])
        return json.loads(line)


def serve(start: Callable[[], tuple[dict, Callable[..., dict]]]) -> None:
    """Run the child's side: start, say hello, then answer requests until standard input ends.

    Parameters
    ----------
    start
        Gives the hello and the function that answers a request, whose fields are its keyword arguments.
    """
    # Compilers print; the answers keep the real standard output to themselves.
    answers = os.fdopen(os.dup(1), "w")
    os.dup2(2, 1)
    hello, answer = start()
    print(json.dumps(hello), file=answers, flush=True)
    for line in sys.stdin:
        print(json.dumps(answer(**json.loads(line))), file=answers, flush=True)


def reset_peak_memory() -> None:
    """Forget this process's highest resident size, so that what came before (compiling) does not count."""
    Path("/proc/self/clear_refs").write_text("5")


def peak_memory_mb() -> float:
    """Return this process's highest resident size since the last reset."""
    return _status_mb("VmHWM")


def resident_memory_mb() -> float:
    """Return this process's resident size."""
    return _status_mb("VmRSS")


def _status_mb(entry: str) -> float:
    status = Path("/proc/self/status").read_text()
    return int(re.search(rf"{entry}:\s+(\d+) kB", status).group(1)) / 1e3
