"""The set-ups that the suite runs over, and random games of them."""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from importlib import import_module
from typing import Protocol, cast

import pytest
from hypothesis import HealthCheck
from hypothesis import strategies as st

import pyengine
from pyengine.core.game import Game
from pyengine.core.options import among_programs, settle
from pyengine.core.position.schema import Schema
from pyengine.core.prng import Prng
from pyengine.core.state import Action, State
from tests.endure import ENDURE, repeated
from tests.games.found import of_game

LONGEST = 100_000
Setup = tuple[Game, int, dict[str, str]]


class Cards(Protocol):
    """What `tests/games/<game>/cards.py` has: a game's cards and actions, read from texts."""

    def pool(self) -> list[str]:
        """Action texts, every legal action of every position among them."""

    def permuted(self, position: str, seat: int | None, chance: Prng) -> str:
        """The position with everything that `seat` (None: a spectator) does not see put in another order."""


def cards_of(game: Game) -> Cards:
    return cast(Cards, of_game(game.id, "cards"))


def read_back(game: Game, state: State) -> State:
    """The state that is read from the text of this one, which has the same text."""
    text = game.write(state)
    again = game.position(text)
    assert game.write(again) == text
    return again


def unplaced(game: Game, state: State) -> list[int]:
    """The cards that the state does not place anywhere; raises `NotationError` if it places one too often."""
    schema = import_module(f"pyengine.games.{game.id.replace('-', '_')}.position").SCHEMA
    assert isinstance(schema, Schema)
    return schema.unplaced(game.write(state))


def usual(game: Game) -> dict[str, str]:
    """The options that programs deal with."""
    return settle(game.options, among_programs(game.options, {}))


def setups() -> Iterator[Setup]:
    """Every player count as programs play; other choices alone with the fewest and the most; all of them.

    Of an option with many choices the first and the last other one: those between differ in a colour or a number.
    """
    for game in pyengine.games():
        defaults = usual(game)
        for players in range(game.seats[0], game.seats[1] + 1):
            yield game, players, defaults
        others = {
            option.name: [choice for choice in option.choices if choice != defaults[option.name]]
            for option in game.options
        }
        for players in sorted(set(game.seats)):
            for option in game.options:
                choices = others[option.name] if option.matters(players) else []
                for choice in dict.fromkeys((*choices[:1], *choices[-1:])):
                    yield game, players, defaults | {option.name: choice}
        if len(others) > 1:
            yield game, game.seats[0], {name: choices[-1] for name, choices in others.items()}


def named(setup: Setup) -> str:
    game, players, options = setup
    changed = [value for name, value in options.items() if value != usual(game)[name]]
    return "-".join([game.id, str(players), *changed])


def offered(setup: Setup) -> bool:
    """True if the game has these options for so many players."""
    game, players, options = setup
    try:
        game.deal(players, 0, **options)
    except pyengine.OptionError:
        return False
    return True


def differs(setup: Setup) -> bool:
    """True if it is among those of a game that differ most, which `make test` runs; `make endure` runs the rest.

    The fewest and the most players; with the fewest each other rule alone, and everything other at once. Colours by
    seat, of which there are most, and the numbers of players between change no rule.
    """
    game, players, options = setup
    changed = [name for name, value in options.items() if value != usual(game)[name]]
    if len(changed) == 1:
        return players == game.seats[0] and not changed[0][-1].isdigit()
    return players in game.seats


ALL = [setup for setup in setups() if offered(setup)]
many = pytest.mark.parametrize(
    "setup", [pytest.param(setup, marks=() if differs(setup) else ENDURE, id=named(setup)) for setup in ALL]
)
seeds = st.integers(0, 2**64 - 1)
moderate = repeated(2, 8, suppress_health_check=list(HealthCheck))


def walk(setup: Setup, seed: int) -> Iterator[tuple[State, int, Action]]:
    """A random game; each state is yielded just before its action is applied."""
    game, players, options = setup
    state, rng = game.deal(players, seed, **options), Prng(seed ^ 99)
    for _ in range(LONGEST):
        if not state.to_act:
            return
        seat = rng.choice(state.to_act)
        action = rng.choice(state.legal(seat))
        yield state, seat, action
        state.apply(seat, action)
    raise AssertionError("the game does not end")


def some(setup: Setup, seed: int, most: int = 20) -> Iterator[tuple[State, int, Action]]:
    """At most so many moments of a random game, spread over its first part by the seed."""
    every = 1 + seed % 13
    return itertools.islice(walk(setup, seed), seed % every, most * every, every)
