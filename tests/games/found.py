"""What each game's folder of tests offers, found by looking: a new game is one more folder and no other line.

`cards.py` (needed by the conformance suite) and `positions.py` (needed by the browser tests) every game has;
`perft.py`, `referee.py` and `names.py` only some.
"""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from types import ModuleType

HERE = Path(__file__).parent


def found(name: str) -> dict[str, ModuleType]:
    """The modules of this name, by the ids of the games that have one."""
    return {folder.replace("_", "-"): import_module(f"tests.games.{folder}.{name}") for folder in _folders(name)}


def of_game(game_id: str, name: str) -> ModuleType:
    """One game's module of this name."""
    return import_module(f"tests.games.{game_id.replace('-', '_')}.{name}")


def _folders(name: str) -> list[str]:
    return sorted(path.parent.name for path in HERE.glob(f"*/{name}.py"))
