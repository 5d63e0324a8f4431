"""Sealed play is a library of its own: it knows no page and no terminal, and of the games what `Sealing` says."""

from __future__ import annotations

import ast
from pathlib import Path

import pyengine.sealed

FILES = sorted(Path(pyengine.sealed.__file__).parent.glob("*.py"))
ROOMS = ("pyengine.core", "pyengine.sealed")


def test_it_imports_nothing_but_the_core_and_how_to_find_a_game() -> None:
    assert len(FILES) > 20
    for path in FILES:
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            names = [node.module] if isinstance(node, ast.ImportFrom) else []
            names += [each.name for each in node.names] if isinstance(node, ast.Import) else []
            for name in names:
                outside = name and name.split(".")[0] in ("pyengine", "web", "tests", "build")
                if outside and name not in ("pyengine.games", "pyengine.bots"):
                    assert str(name).startswith(ROOMS), (path.name, name)


def test_bots_are_known_to_the_shared_table_alone() -> None:
    assert [path.name for path in FILES if "pyengine.bots" in path.read_text("utf-8")] == ["shared_table.py"]
