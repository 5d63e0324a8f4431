"""How many sequences of actions a position allows: counts that were checked, some by a second implementation."""

from __future__ import annotations

from collections.abc import Iterable
from types import ModuleType
from typing import Any

import pytest

import pyengine
from pyengine.core.game import Game
from pyengine.core.state import State
from pyengine.games import ids
from tests.endure import ENDURE
from tests.games.found import modules
from tests.referee.tables import REFEREES

COUNTED = {game: module.POSITIONS for game, module in modules("perft").items()}


def cases(names: Iterable[str], slow: int) -> list[Any]:
    """Every position of these games at every depth that has a count; those of more sequences than `slow` endure."""
    return [
        pytest.param(name, text, depth, count, marks=ENDURE if count > slow else ())
        for name in sorted(names)
        for text, counts in COUNTED[name]
        for depth, count in enumerate(counts, 1)
    ]


def perft(state: State, depth: int) -> int:
    """How many sequences of so many actions the engine allows."""
    total = 0
    for seat in state.to_act:
        for action in state.legal(seat):
            if depth == 1:
                total += 1
            else:
                later = state.copy()
                later.play(seat, action)
                total += perft(later, depth - 1)
    return total


def referee_perft(game: Game, referee: ModuleType, text: str, depth: int) -> int:
    """The same, where only what the referee finds legal is played, and the referee looks at what comes of it."""
    total = 0
    for seat in range(referee.seats(text)):
        for action in sorted(referee.legal(text, seat)):
            state = game.position(text)
            state.apply(seat, game.parse(action))
            after = game.write(state)
            assert not referee.consequences(text, seat, action, after), f"{text}\n{seat + 1}: {action}\n{after}"
            total += 1 if depth == 1 else referee_perft(game, referee, after, depth - 1)
    return total


def test_every_game_is_counted() -> None:
    assert set(COUNTED) == set(ids())
    assert all(len(counts) > 1 for module in modules("perft").values() for _, counts in module.POSITIONS)
    assert all(COUNTED.values())


@pytest.mark.parametrize(("name", "text", "depth", "count"), cases(COUNTED, 5000))
def test_the_engine_allows_so_many_sequences(name: str, text: str, depth: int, count: int) -> None:
    assert perft(pyengine.game(name).position(text), depth) == count


@pytest.mark.parametrize(("name", "text", "depth", "count"), cases(REFEREES, 200))
def test_the_referee_allows_as_many(name: str, text: str, depth: int, count: int) -> None:
    game = pyengine.game(name)
    assert referee_perft(game, REFEREES[name], game.write(game.position(text)), depth) == count
