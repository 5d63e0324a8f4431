"""How many sequences of actions a position allows: counts that were checked, some by a second implementation."""

from __future__ import annotations

from collections.abc import Iterable
from importlib import import_module
from types import ModuleType

import pytest

import pyengine
from pyengine.core.game import Game
from pyengine.core.state import State
from pyengine.games import ids
from tests.referee.tables import REFEREES

POSITIONS: dict[str, list[tuple[str, list[int]]]] = {
    game_id: import_module(f"tests.games.{game_id.replace('-', '_')}.perft").POSITIONS for game_id in ids()
}


def cases(names: Iterable[str]) -> list[tuple[str, str, int, int]]:
    """Every position of these games at every depth that has a count."""
    return [
        (name, text, depth, count)
        for name in sorted(names)
        for text, counts in POSITIONS[name]
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
    assert set(POSITIONS) == set(ids())
    assert all(len(counts) > 1 for positions in POSITIONS.values() for _, counts in positions)
    assert all(POSITIONS.values())


@pytest.mark.parametrize(("name", "text", "depth", "count"), cases(POSITIONS))
def test_the_engine_allows_so_many_sequences(name: str, text: str, depth: int, count: int) -> None:
    assert perft(pyengine.game(name).position(text), depth) == count


@pytest.mark.parametrize(("name", "text", "depth", "count"), cases(REFEREES))
def test_the_referee_allows_as_many(name: str, text: str, depth: int, count: int) -> None:
    game = pyengine.game(name)
    assert referee_perft(game, REFEREES[name], game.write(game.position(text)), depth) == count
