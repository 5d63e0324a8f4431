"""What each game's folder of tests offers, found by looking: a new game is one more folder and no other line.

Every game has
  cards.py      how the conformance suite sees it through its texts alone,
  positions.py  where its browser tests begin, and the rules by which it ends,
  perft.py      how many sequences of actions some positions allow,
  wording.py    how its actions and facts are said.
Some have
  referee.py    its rules once more, to check the engine by,
  hands.py      how a card shows in the page, if the hands of others are hidden,
  alike.py      positions that a seat cannot tell apart.
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
