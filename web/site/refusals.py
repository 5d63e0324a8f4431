"""Choices at set-up that contradict each other, found by asking the game itself to deal with each of them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from itertools import combinations, product

from pyengine.core.errors import OptionError
from pyengine.core.game import Game
from pyengine.core.options import Option

_SEED = 1
"""What a deal refuses does not depend on its number."""


@dataclass(frozen=True, slots=True)
class Refusals:
    """What a game refuses: the `options` that can contradict each other, and a table for each number of players.

    A table has a digit for every combination of values of those options that matter with so many players, the last one
    changing fastest: 0 where it is dealt, else the number of the refused option, from 1.
    """

    options: tuple[str, ...]
    tables: dict[int, str]


def refusals(game: Game) -> Refusals:
    """Everything that the game refuses to deal."""
    counts = range(game.seats[0], game.seats[1] + 1)
    found = {name for players in counts for name in _contradicting(game, players)}
    names = tuple(option.name for option in game.options if option.name in found)
    tables = {players: _table(game, players, names) for players in counts}
    return Refusals(names, {players: table for players, table in tables.items() if table.strip("0")})


def _table(game: Game, players: int, names: tuple[str, ...]) -> str:
    options = [option for option in game.options if option.name in names and option.matters(players)]
    refused = (_refused(game, players, chosen) for chosen in _combinations(options))
    return "".join(str(names.index(name) + 1) if name else "0" for name in refused)


def _combinations(options: list[Option]) -> Iterator[dict[str, str]]:
    names = [option.name for option in options]
    return (dict(zip(names, values, strict=True)) for values in product(*(option.choices for option in options)))


def _contradicting(game: Game, players: int) -> Iterator[str]:
    """The options that are refused by themselves, and those on which the refusal of another one depends."""
    ask = cache(lambda *chosen: _refused(game, players, dict(chosen)))
    options = [_values(option) for option in game.options if option.matters(players)]
    yield from (name for values in options for value in values if (name := ask(value)))
    for first, second in combinations(options, 2):
        for one, other in product(first, second):
            both = ask(one, other)
            if bool(both) != bool(ask(one) or ask(other)):
                yield from (one[0], other[0], *([both] if both else []))


def _values(option: Option) -> list[tuple[str, str]]:
    return [(option.name, value) for value in option.choices[1:]]


def _refused(game: Game, players: int, chosen: Mapping[str, str]) -> str:
    """The option that a deal refuses; empty where it deals."""
    try:
        game.new(players, _SEED, dict(chosen))
    except OptionError as error:
        return error.name
    return ""
