"""The games, one folder each; the registry finds every folder here."""

from __future__ import annotations

import copyreg
from functools import cache
from importlib import import_module
from pkgutil import iter_modules
from typing import Any

from pyengine.core.errors import OptionError
from pyengine.core.game import Game
from pyengine.core.position.schema import Schema


def ids() -> tuple[str, ...]:
    """The IDs of all games, in alphabetical order."""
    return _ids_in(tuple(__path__))


@cache
def _ids_in(folders: tuple[str, ...]) -> tuple[str, ...]:
    # Kept, since where Python starts from a snapshot of its memory there are no folders to look into.
    return tuple(sorted(found.name.replace("_", "-") for found in iter_modules(folders)))


_opened: dict[str, Game] = {}
"""Games that were opened from a file of somebody's, by ID (see `pyengine.kit`)."""


def check_not_ours(game_id: str) -> None:
    """Raises `OptionError` for the ID of one of our games: nobody's file may take its place."""
    if game_id in ids():
        raise OptionError("game", game_id, ("an ID of its own",))


def put(found: Game) -> None:
    """Let a game of somebody's be found by its ID from now on; raises `OptionError` for the ID of one of ours."""
    check_not_ours(found.id)
    _opened[found.id] = found


def game(game_id: str) -> Game:
    """The game with this ID; raises `OptionError` when there is none."""
    if game_id in _opened:
        return _opened[game_id]
    if game_id not in ids():
        raise OptionError("game", game_id, ids())
    module = import_module(f"{__name__}.{game_id.replace('-', '_')}")
    found: Game = module.GAME
    return found


@cache
def schema(game_id: str) -> Schema[Any]:
    """What the positions of a game are made of; raises `OptionError` when there is no such game."""
    game(game_id)
    found: Schema[Any] = import_module(f"{__name__}.{game_id.replace('-', '_')}.position").SCHEMA
    return found


def games() -> tuple[Game, ...]:
    """All games."""
    return tuple(game(game_id) for game_id in ids())


def _by_id(found: Game) -> tuple[object, tuple[str]]:
    """Games are pickled by their ID: they are made of functions, some without a name."""
    return game, (found.id,)


copyreg.pickle(Game, _by_id)  # type: ignore[arg-type]
