"""The games' tables on the page: one folder a game, whose `table` has a `TABLE`."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec

from pyengine.core.errors import OptionError
from pyengine.core.game import Game
from pyengine.games import game as find_game
from pyengine.games import ids
from web.parts.table import Table


def games() -> tuple[Game, ...]:
    """The games that have a table here, which are those that the page offers."""
    return tuple(find_game(game_id) for game_id in _ids())


def easiest_first() -> tuple[Game, ...]:
    """The same by how hard they are to learn; of equally hard ones the shortest first."""
    about = {game.id: table_of(game.id).info for game in games()}
    return tuple(sorted(games(), key=lambda game: (about[game.id].difficulty, about[game.id].minutes)))


def find(game_id: str) -> Game:
    """The game of this ID; raises `OptionError` when there is no table for it."""
    if not is_known(game_id):
        raise OptionError("game", game_id, _ids())
    return find_game(game_id)


_opened: dict[str, Table] = {}
"""The tables of games that were opened from a file, by ID."""


def put(game_id: str, table: Table) -> None:
    """Let this be the table of a game that was opened from a file."""
    _opened[game_id] = table


def table_of(game_id: str) -> Table:
    """The table of a game."""
    if game_id in _opened:
        return _opened[game_id]
    table: Table = import_module(f"{_module(game_id)}.table").TABLE
    return table


def is_known(game_id: str) -> bool:
    """True if there is a table for a game: for one of ours, and for one that was opened."""
    return game_id in _opened or game_id in _ids()


def _ids() -> tuple[str, ...]:
    return tuple(game_id for game_id in ids() if find_spec(_module(game_id)))


def _module(game_id: str) -> str:
    return f"{__name__}.{game_id.replace('-', '_')}"
