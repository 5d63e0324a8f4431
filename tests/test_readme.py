"""The README says what is so."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

ROOT = Path(__file__).parents[1]


def test_its_python_runs() -> None:
    failed, tried = doctest.testfile(str(ROOT / "README.md"), module_relative=False)
    assert (failed, tried > 4) == (0, True)


def test_its_make_targets_and_files_exist() -> None:
    readme = (ROOT / "README.md").read_text("utf-8")
    makefile = (ROOT / "Makefile").read_text("utf-8")
    for target in re.findall(r"(?:`|    )make ([a-z0-9]+)", readme):
        assert re.search(rf"^{target}:", makefile, re.MULTILINE), target
    for path in re.findall(r"\b(?:seeds|pyengine|build|web)/[\w/.-]+\.\w+", readme):
        assert (ROOT / path).exists(), path
    for path in re.findall(r"\]\((docs/[^)]+)\)", readme):
        assert (ROOT / path).exists(), path
