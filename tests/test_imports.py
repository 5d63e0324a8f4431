"""Imports go down only: web → puzzles → rulebook, bots, study → games → gems → core; and nowhere in a circle."""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from functools import cache
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

import pytest

REPO = Path(__file__).parents[1]
ENGINE = sorted((REPO / "pyengine").rglob("*.py"))
PROGRAMS = ("pyengine", "web", "build")
REGISTRY = {"core/record.py", "core/timeline.py"}


def module(path: Path) -> str:
    """The dotted name of a file, from the root of the repository."""
    parts = path.relative_to(REPO).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


MODULES = {module(path): path for program in PROGRAMS for path in sorted((REPO / program).rglob("*.py"))}


@cache
def statements(path: Path) -> tuple[ast.Import | ast.ImportFrom, ...]:
    """Every import of a file: those inside functions and under `TYPE_CHECKING` too."""
    tree = ast.parse(path.read_text("utf-8"))
    return tuple(node for node in ast.walk(tree) if isinstance(node, ast.Import | ast.ImportFrom))


def imported(path: Path) -> set[str]:
    found: set[str] = set()
    for node in statements(path):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        else:
            assert not node.level, f"{path}: relative import"
            found.add(node.module or "")
    return found


def targets(path: Path) -> Iterator[str]:
    """The modules of ours that a file names; `from package import module` names the module.

    Programs of `build/` are run from there, and those of the page's thread name their neighbours without their folder.
    """
    own = module(path)
    for node in statements(path):
        if isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        else:
            inside = [f"{node.module}.{alias.name}" for alias in node.names]
            names = [name if name in MODULES else node.module or "" for name in inside]
        if own.startswith("build.") and isinstance(node, ast.ImportFrom):
            inside = [f"build.{name}" for name in inside]
            names = [name if name in MODULES else f"build.{node.module}" for name in inside] + names
        for name in names:
            neighbour = f"{own.rpartition('.')[0]}.{name}"
            if name in MODULES:
                yield name
            elif neighbour in MODULES and neighbour != own and name not in sys.stdlib_module_names:
                yield neighbour


def circle(graph: dict[str, set[str]]) -> list[str]:
    """The modules of some circle, the first one again at its end; empty when there is none."""
    try:
        TopologicalSorter(graph).prepare()
    except CycleError as error:
        return list(error.args[1])[::-1]
    return []


def imports_of(program: str) -> dict[str, set[str]]:
    ours = {name: path for name, path in MODULES.items() if name.split(".")[0] == program}
    return {name: set(targets(path)) for name, path in ours.items()}


PLAYING = ("pyengine.bots", "pyengine.rulebook")
ABOVE = (
    *("pyengine.study", "pyengine.puzzles", "pyengine.arena", "pyengine.hosting"),
    *("pyengine.models", "pyengine.solve", "pyengine.cli"),
)
FORBIDDEN = {
    "core/": ("pyengine.gems", *PLAYING, *ABOVE),
    "gems/": ("pyengine.games", *PLAYING, *ABOVE),
    "games/": (*PLAYING, *ABOVE),
    "bots/": ABOVE,
    "rulebook/": ABOVE,
    "study/": (*PLAYING, "pyengine.puzzles", "pyengine.arena", "pyengine.cli"),
    "hosting/": ("pyengine.gems", "pyengine.games", *PLAYING, *ABOVE[:3], "pyengine.cli"),
    "solve/": (*PLAYING, *(name for name in ABOVE if name != "pyengine.solve")),
    "puzzles/": ("pyengine.study", "pyengine.arena", "pyengine.cli"),
}


def forbidden(inside: str) -> tuple[str, ...]:
    folder = f"{inside.partition('/')[0]}/"
    games = ("pyengine.games." if inside in REGISTRY else "pyengine.games",) if folder == "core/" else ()
    return (*games, *FORBIDDEN.get(folder, ()))


def test_imports_go_down() -> None:
    for path in ENGINE:
        inside = path.relative_to(REPO / "pyengine").as_posix()
        for name in imported(path):
            where = f"{inside} imports {name}"
            assert name.split(".")[0] not in ("web", "js", "pyodide", "pyscript"), where
            assert name != "random" or inside.startswith("learn/"), f"{where}: only learning draws numbers by chance"
            assert name != "time" or inside.startswith(("cli/", "arena/", "learn/", "models/", "puzzles/__main__")), (
                f"{where}: the engine has no clock; who runs it has"
            )
            assert name.split(".")[0] != "numpy" or inside.startswith(("adapters/", "learn/")), f"{where}: an extra"
            assert not name.startswith(forbidden(inside) or ("-",)), where


def test_games_do_not_import_each_other() -> None:
    for path in (REPO / "pyengine/games").glob("*/*.py"):
        own = f"pyengine.games.{path.parent.name}"
        assert all(not name.startswith("pyengine.games") or name.startswith(own) for name in imported(path)), path


def test_only_the_command_knows_the_language_server() -> None:
    users = {name for name, path in MODULES.items() if any("language_server" in each for each in targets(path))}
    outside = {name for name in users if not name.startswith("pyengine.language_server")}
    assert outside == {"pyengine.cli", "pyengine.cli.language_server"}


def test_only_who_is_asked_solves() -> None:
    """No bot, hint or review knows all cards: the command, the answer at the end of a game, and the workbench's."""
    users = {name for name, path in MODULES.items() if any(each.startswith("pyengine.solve") for each in targets(path))}
    workbench = {"web.workbench.analysis.place", "web.workbench.analysis.winning"}
    asked = {"pyengine.cli.solve", "web.engine.win_search", *workbench}
    assert {name for name in users if not name.startswith("pyengine.solve")} == asked
    askers = {name for name, path in MODULES.items() if "web.engine.win_search" in targets(path)}
    assert askers == {"web.engine.session", "web.engine.controllers.telling"}


def test_only_the_server_itself_speaks_the_protocol() -> None:
    protocol = ("pygls", "lsprotocol")
    speakers = {path.name for path in ENGINE if any(name.startswith(protocol) for name in imported(path))}
    assert speakers == {"server.py", "pages.py"}


@pytest.mark.parametrize("program", PROGRAMS)
def test_no_circle_of_imports(program: str) -> None:
    found = circle(imports_of(program))
    assert not found, " → ".join(found)


def test_state_is_at_the_bottom_of_every_game() -> None:
    for path in (REPO / "pyengine/games").glob("*/state.py"):
        own = f"pyengine.games.{path.parent.name}"
        assert {name for name in targets(path) if name.startswith(own)} <= {f"{own}.pieces"}, path


def test_circles_are_found() -> None:
    found = circle({"a": {"b"}, "b": {"c"}, "c": {"a"}, "d": {"a"}})
    assert found[0] == found[-1]
    assert "".join(found[1:]) in ("abc", "bca", "cab")
    assert circle({"a": {"b", "c"}, "b": {"c"}, "c": set()}) == []
    assert circle({"a": {"a"}}) == ["a", "a"]
