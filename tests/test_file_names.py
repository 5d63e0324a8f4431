"""Comments, docstrings and documents that name a file of this project: the file exists."""

from __future__ import annotations

import re
from pathlib import Path

REPO = Path(__file__).parents[1]
NAMED = re.compile(
    r"(?<![\w./*>-])(?:\.\./)?((?:web|build|pyengine|docs|tests|e2e)/[\w./-]+\.(?:py|pyi|js|mjs|css|ftl|md|toml))\b"
)
"""A path from the root of the project; one that `games/<game>/` or an asterisk stands in is a pattern."""
BEGUN = re.compile(r"[/.]pl[/.]")
"""Files of Polish, the language that a page begins as an example."""
EXAMPLE = REPO / "docs/examples/higher"
"""A seventh game, which the documents tell how to add."""


def texts() -> list[Path]:
    folders = {"web": ("py", "pyi", "js", "mjs", "ts", "css"), "build": ("py", "mjs", "md"), "docs": ("md",)}
    folders["pyengine"] = ("py",)
    found = [path for folder, kinds in folders.items() for kind in kinds for path in (REPO / folder).rglob(f"*.{kind}")]
    return sorted([*found, *REPO.glob("*.md")])


def test_files_that_a_text_names_exist() -> None:
    for path in texts():
        named = {found[1] for found in NAMED.finditer(path.read_text("utf-8")) if not BEGUN.search(found[1])}
        missing = {name for name in named if not (REPO / name).exists() and not (EXAMPLE / name).exists()}
        assert missing == set(), path
