"""Finds what the tests of each game declare in its folder: a new game needs a new folder and no other line.

Every game has
  cards.py      its cards and actions, read from texts alone, for the conformance suite,
  positions.py  where its browser tests begin, and the rules by which it ends,
  perft.py      how many sequences of actions some positions allow,
  wording.py    how its actions are expressed in English,
  observed.py   its views as numbers at named places, read from texts alone, for programs that learn.
Some have
  referee.py            a second implementation of the rules, to check the engine against,
  card_patterns.py      how a card shows up in the page's HTML, if hands are hidden,
  indistinguishable.py  positions that a seat cannot tell apart.
"""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from types import ModuleType

HERE = Path(__file__).parent


def modules(name: str) -> dict[str, ModuleType]:
    """The modules of this name, by the ids of the games that have one."""
    return {folder.replace("_", "-"): import_module(f"tests.games.{folder}.{name}") for folder in _folders(name)}


def of_game(game_id: str, name: str) -> ModuleType:
    """One game's module of this name."""
    return import_module(f"tests.games.{game_id.replace('-', '_')}.{name}")


def _folders(name: str) -> list[str]:
    return sorted(path.parent.name for path in HERE.glob(f"*/{name}.py"))
