"""The principal variations of a search: legal lines, the best first, that end where the tree knows too little."""

from __future__ import annotations

from dataclasses import replace

import pytest

import pyengine
from pyengine.bots import Knowledge
from pyengine.bots.ismcts import Search, Settings
from pyengine.bots.variations import Variation, variations
from pyengine.core.game import Game
from pyengine.core.prng import Prng
from pyengine.core.state import State

GAMES = pyengine.games()


def searched(game: Game, state: State, iterations: int) -> Search:
    settings = replace(Settings.of(game), learned=True)
    search = Search(Knowledge(game, state, state.to_act[0]), Prng(5), settings)
    search.run(iterations)
    return search


def dealt(game: Game) -> State:
    return game.deal(game.contest(), 11)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_a_line_can_be_played_in_a_state_that_could_be_true(game: Game) -> None:
    state = dealt(game)
    search = searched(game, state, 60)
    found = variations(search, Prng(1))
    assert [line.expected for line in found] == [each.expected for each in search.candidates()[:3]]
    assert all(fits(line, search.knowledge, tries=300) for line in found)


def fits(line: Variation, knowledge: Knowledge, tries: int) -> bool:
    """True if the line is legal in one of so many deals that the seat could believe in."""
    rng = Prng(2)
    return any(legal(line, knowledge.determinize(rng)) for _ in range(tries))


def legal(line: Variation, state: State) -> bool:
    for seat, action in line.moves:
        if seat not in state.to_act or state.why_not(seat, action):
            return False
        state.play(seat, action)
    return True


def test_lines_grow_with_the_search() -> None:
    game = pyengine.game("uno")
    search = searched(game, dealt(game), 8)
    short = variations(search, Prng(1), most=1)[0]
    search.run(600)
    long = variations(search, Prng(1), most=1)[0]
    assert len(long.moves) > len(short.moves)
    assert long.visits > short.visits


def test_a_line_is_no_longer_than_asked() -> None:
    game = pyengine.game("uno")
    search = searched(game, dealt(game), 600)
    assert all(len(line.moves) <= 2 for line in variations(search, Prng(1), length=2))


def test_the_same_search_and_chance_give_the_same_lines() -> None:
    game = pyengine.game("face-to-face")
    one, other = (variations(searched(game, dealt(game), 40), Prng(3)) for _ in range(2))
    assert one == other


def test_a_search_that_has_not_begun_has_no_line() -> None:
    game = pyengine.game("uno")
    assert variations(searched(game, dealt(game), 0), Prng(1)) == []
