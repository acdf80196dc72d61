"""What the documents show must work: Python blocks run, commands must exist.

A ``sh`` block is not executed line by line, since some commands take minutes: each command is checked to exist in
the form shown (a make target, a script with its options, a subcommand of the command line).
"""

import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
DOCUMENTS = [*sorted(ROOT.glob("*.md")), *sorted(ROOT.glob("docs/**/*.md"))]


def blocks(language: str) -> list:
    """Return one pytest parameter for each fenced block of a language in any document."""
    found = []
    for document in DOCUMENTS:
        text = document.read_text()
        for match in re.finditer(rf"^```{language}\n(.*?)^```", text, re.MULTILINE | re.DOTALL):
            line = text.count("\n", 0, match.start()) + 1
            found.append(pytest.param(match.group(1), id=f"{document.relative_to(ROOT)}:{line}"))
    return found


def run(*command: str) -> subprocess.CompletedProcess:
    """Run a command in the repository's root, with this Python first on PATH."""
    environment_path = f"{Path(sys.executable).parent}:/usr/bin:/bin"
    return subprocess.run(
        command,
        cwd=ROOT,
        env={"PATH": environment_path, "HOME": str(Path.home())},
        capture_output=True,
        text=True,
    )


@pytest.mark.parametrize("code", blocks("python"))
def test_python_block_runs(code):
    done = run(sys.executable, "-c", code)
    assert done.returncode == 0, done.stderr


@pytest.mark.parametrize("code", blocks("sh"))
def test_command_block_names_what_exists(code):
    for line in code.replace("\\\n", " ").splitlines():
        words = [word for word in shlex.split(line, comments=True) if not re.fullmatch(r"[A-Z_]+=.*", word)]
        match words:
            case []:
                pass
            case ["make", *targets]:
                done = run("make", "--dry-run", *targets)
                assert done.returncode == 0, f"{line}: {done.stderr}"
            case ["python", "-m", module, *options]:
                shown = run(sys.executable, "-m", module, "--help")
                assert shown.returncode == 0, f"{line}: {shown.stderr}"
                for option in options:
                    name = option.partition("=")[0]
                    assert not name.startswith("--") or name in shown.stdout, f"{line}: no option {name}"
            case ["tilewright", command, *_] if not command.startswith("-"):
                done = run("tilewright", command, "--help")
                assert done.returncode == 0, f"{line}: {done.stderr}"


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: str(path.relative_to(ROOT)))
def test_links_point_to_files(document):
    for target in re.findall(r"\]\(([^)#\s]+)\)", document.read_text()):
        assert "://" in target or (document.parent / target).exists(), f"{document.name} links to {target}"
