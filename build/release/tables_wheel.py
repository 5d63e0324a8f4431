"""Makes the wheel `nastilka-tables`: the part of `web/` that draws views as tables, for notebooks.

python build tables_wheel OUT_DIR

It needs the engine of the same version, and nothing else. Two runs from the same sources give the same bytes.
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

from locales import catalogues
from paths import ROOT, version, write_all
from web.notebook.frame import SHARED
from website.engine import OF_PAGES, PARTS
from wheels import make_wheel

_FOLDERS = ("notebook", "pictures", "games", "parts")
"""The folders of `web/` that are in it, each with its modules and stylesheets."""
_SHARED = ("web/__init__.py", "web/styles/base.css", *(f"web/styles/{name}.css" for name in SHARED), "LICENSE")
_PROJECT = """\
[build-system]
requires = ["hatchling"]
build-backend = "hatchling.build"

[project]
name = "nastilka-tables"
version = "{version}"
description = "The tables of Nastilka's games as pictures, for notebooks"
license = "MIT"
license-files = ["LICENSE"]
requires-python = ">=3.11"
authors = [{{ name = "The Nastilka authors" }}]
dependencies = ["nastilka=={version}"]

[project.entry-points."pyengine.words"]
action = "web.notebook.words:action_words"
table = "web.notebook.words:TableWords"

[tool.hatch.build.targets.wheel]
only-include = ["web"]
"""


def make_tables_wheel(target: Path, *, tagged: bool = True) -> Path:
    """Build into `target`, which then holds exactly this wheel; returns its path."""
    with tempfile.TemporaryDirectory() as project:
        write_all(Path(project), sources())
        return make_wheel(target.resolve(), Path(project), tagged=tagged)


def sources() -> dict[str, bytes]:
    """The project that the wheel is built from: its files by their paths."""
    folders = (ROOT / "web" / folder for folder in _FOLDERS)
    files = (path for folder in folders for path in folder.rglob("*"))
    drawing = (path for path in files if path.suffix in (".py", ".css") and path.name != "print.css")
    paths = [*(ROOT / name for name in _SHARED), *drawing]
    found = {path.relative_to(ROOT).as_posix(): path.read_bytes() for path in paths}
    return (
        found | catalogues(ROOT, (*PARTS, *OF_PAGES)) | {"pyproject.toml": _PROJECT.format(version=version()).encode()}
    )


if __name__ == "__main__":
    print(make_tables_wheel(Path(sys.argv[1])).name)
