"""Imports go down only: web → rulebook, bots → games → core."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

REPO = Path(__file__).parents[1]
ENGINE = sorted((REPO / "pyengine").rglob("*.py"))
REGISTRY = {"core/record.py", "core/timeline.py"}


def imported(path: Path) -> set[str]:
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            assert not node.level, f"{path}: relative import"
            found.add(node.module or "")
    return found


def forbidden(inside: str) -> tuple[str, ...]:
    if inside.startswith("core/"):
        games = "pyengine.games." if inside in REGISTRY else "pyengine.games"
        return (games, "pyengine.bots", "pyengine.rulebook")
    if inside.startswith("games/"):
        return ("pyengine.bots", "pyengine.rulebook")
    return ()


@pytest.mark.parametrize("path", ENGINE, ids=lambda path: path.relative_to(REPO).as_posix())
def test_imports_go_down(path: Path) -> None:
    inside = path.relative_to(REPO / "pyengine").as_posix()
    for name in imported(path):
        assert name.split(".")[0] not in ("web", "js", "pyodide", "pyscript", "random")
        assert name != "time" or inside.startswith(("cli/", "arena/")), "the engine has no clock; who runs it has"
        assert not name.startswith(forbidden(inside) or ("-",)), name


def test_games_do_not_import_each_other() -> None:
    for path in (REPO / "pyengine/games").glob("*/*.py"):
        own = f"pyengine.games.{path.parent.name}"
        assert all(not name.startswith("pyengine.games") or name.startswith(own) for name in imported(path)), path
