"""What the server knows of a game's notation: its items and facts by their names, and the codes of values."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from typing import Any

from pyengine.core.errors import OptionError
from pyengine.core.game import Game
from pyengine.core.position.cards import Zone
from pyengine.core.position.items import Choice
from pyengine.core.position.schema import Schema
from pyengine.games import game as find_game


def game_named(name: str) -> Game | None:
    """The game with this ID, if there is one."""
    try:
        return find_game(name)
    except OptionError:
        return None


def schema_of(game_id: str) -> Schema[Any] | None:
    """The schema of a game's positions; None where there is no such game, or it reads them in another way."""
    if game_named(game_id) is None:
        return None
    found = getattr(import_module(f"pyengine.games.{game_id.replace('-', '_')}.position"), "SCHEMA", None)
    return found if isinstance(found, Schema) else None


def item_names(game_id: str) -> tuple[str, ...]:
    """The names that items of a position may have."""
    schema = schema_of(game_id)
    return tuple(schema.names) if schema else ()


@cache
def _facts(game_id: str) -> tuple[str, ...]:
    game = find_game(game_id)
    states = [game.new(players, 0, {}) for players in range(game.seats[0], game.seats[1] + 1)]
    return tuple(dict.fromkeys(name for state in states for name in game.facts(state, 0)))


def fact_names(game_id: str) -> tuple[str, ...]:
    """The names of facts at the beginning of a game, for any number of players."""
    return _facts(game_id) if game_named(game_id) else ()


def values_of(game_id: str, name: str) -> tuple[str, ...]:
    """The words that may stand in an item of a name, where there are only some: cards or choices."""
    schema = schema_of(game_id)
    item = schema.names[name][2] if schema and name in schema.names else None
    if isinstance(item, Zone):
        return (*item.cards.codes, "-")
    return (*item.choices, "-") if isinstance(item, Choice) else ()


def name_length(words: list[str], names: tuple[str, ...], most: int = 4) -> int:
    """How many of the words are a name, the longest that there is; 0 if none is."""
    return next((size for size in range(min(most, len(words)), 0, -1) if " ".join(words[:size]) in names), 0)
