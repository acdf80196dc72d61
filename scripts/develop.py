"""Make the package of the build tree importable in .venv, with its entry points, as an editable install would.

``pip install --editable`` would configure and build a second tree; this points at the one that ``make build`` made.
"""

import stat
import sys
import sysconfig
import tomllib
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PACKAGES = ROOT / "build" / "python"


def write(path: Path, text: str) -> None:
    """Write a file unless it already has this text."""
    if not path.exists() or path.read_text() != text:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)


def main() -> None:
    """Write the path file, the metadata and the console scripts."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    write(Path(sysconfig.get_path("purelib")) / "tilewright-develop.pth", f"{PACKAGES}\n")

    groups = {"console_scripts": project["scripts"], **project["entry-points"]}
    entry_points = "\n".join(
        f"[{group}]\n" + "".join(f"{name} = {target}\n" for name, target in entries.items())
        for group, entries in groups.items()
    )
    metadata = PACKAGES / f"{project['name']}-{project['version']}.dist-info"
    write(metadata / "METADATA", f"Metadata-Version: 2.1\nName: {project['name']}\nVersion: {project['version']}\n")
    write(metadata / "entry_points.txt", entry_points)

    for name, target in project["scripts"].items():
        module, function = target.split(":")
        script = Path(sysconfig.get_path("scripts")) / name
        write(script, f"#!{sys.executable}\nimport sys\nfrom {module} import {function}\nsys.exit({function}())\n")
        script.chmod(script.stat().st_mode | stat.S_IXUSR | stat.S_IXGRP | stat.S_IXOTH)


if __name__ == "__main__":
    main()
