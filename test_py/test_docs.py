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

from tilewright.doctor import CPU_LEVELS, cpu_flags

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


def run(*command: str, **variables: str) -> subprocess.CompletedProcess:
    """Run a command in the repository's root, with this Python first on PATH."""
    environment_path = f"{Path(sys.executable).parent}:/usr/bin:/bin"
    return subprocess.run(
        command,
        cwd=ROOT,
        env={"PATH": environment_path, "HOME": str(Path.home()), **variables},
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


def shown_stages() -> list:
    """Return one pytest parameter for each stage of docs/stages.md: its numbers, and the code shown."""
    text = (ROOT / "docs/stages.md").read_text()
    sections = re.findall(r"^## (\d\d-.*?)\n(.*?)(?=^## |\Z)", text, re.MULTILINE | re.DOTALL)
    return [
        pytest.param(title.split(", "), "".join(re.findall(r"```(?:mlir|asm)\n(.*?)```", body, re.DOTALL)), id=title)
        for title, body in sections
    ]


def without_names(code: str) -> str:
    """Drop the names of values, the types of integer attributes, and the layout."""
    return re.sub(r"\s+", " ", re.sub(r"%[\w#:]+", "%", code).replace(" : i64", ""))


@pytest.fixture(scope="module")
def mlp_dump(tmp_path_factory) -> Path:
    """What the command in docs/stages.md writes on a machine as the document has it."""
    if CPU_LEVELS["x86-64-v4"] - cpu_flags():
        pytest.skip("docs/stages.md shows AVX-512")
    folder = tmp_path_factory.mktemp("dump")
    done = run(sys.executable, "-m", "examples.mlp", TW_DUMP=str(folder), TW_CPU="x86-64-v4")
    assert done.returncode == 0, done.stderr
    return folder


@pytest.mark.parametrize(("stages", "code"), shown_stages())
def test_stages_are_what_the_compiler_does(stages, code, mlp_dump):
    files = [path for path in mlp_dump.rglob("*.*") if any(stage in path.name for stage in stages)]
    if "90-codegen" in stages:
        files += mlp_dump.rglob("*.s")
    dumped = without_names("\n".join(path.read_text() for path in sorted(files)))
    for line in code.splitlines():
        for piece in re.sub(" *//.*", "", line).split("..."):
            assert without_names(piece).strip() in dumped, line


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: str(path.relative_to(ROOT)))
def test_links_point_to_files(document):
    for target in re.findall(r"\]\(([^)#\s]+)\)", document.read_text()):
        assert "://" in target or (document.parent / target).exists(), f"{document.name} links to {target}"
