"""The principal variations of a search: legal lines, the best first, that end where the tree knows too little."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import pytest

import pyengine
from pyengine.bots import Knowledge
from pyengine.bots.ismcts import Search, Settings
from pyengine.bots.variations import Variation, always_judged, variations
from pyengine.core.game import Game
from pyengine.core.prng import Prng
from pyengine.core.state import Action, State
from tests.bots.test_bots import moments

GAMES = pyengine.games()


def searched(game: Game, state: State, iterations: int, judged: Sequence[Action] = ()) -> Search:
    settings = replace(Settings.of(game), learned=True)
    search = Search(Knowledge(game, state, state.to_act[0]), Prng(5), settings, judged)
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


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_what_was_played_and_what_lays_nothing_is_always_judged(game: Game) -> None:
    quiet = 0
    for state, seat in moments(game, 4, 6):
        legal = state.legal(seat)
        if len(legal) < 2:
            continue
        judged = always_judged(Knowledge(game, state, seat), [legal[0]])
        assert set(judged) == {legal[0], *(action for action in legal if ">" not in game.format(action))}
        quiet += len(judged) - 1
        search = Search(Knowledge(game, state, seat), Prng(5), replace(Settings.of(game), learned=True), judged)
        search.run(48)
        found = {line.moves[0].action: line for line in variations(search, Prng(1))}
        assert set(judged) <= set(found)
        assert all(found[action].visits * max(8, 2 * len(judged)) >= search.iterations - 8 for action in judged)
        assert all(fits(line, search.knowledge, tries=300) for line in found.values())
    assert quiet or game.id in ("face-to-face", "flights", "glastonbury")


WITH_DRAWING = (
    "hand 1 b+1 brev grev r4 | hand 2 b3 g+1 | discard y+1 y4 y6 yrev y1 wild r8 wild y2 y0 b0 | colour blue | target 1"
)


def test_drawing_is_among_the_lines_of_uno() -> None:
    """Three plays there, of which a search that follows its priors never tries the last."""
    game = pyengine.game("uno")
    state = game.position(WITH_DRAWING)
    plain = searched(game, state, 600)
    assert "draw" not in {game.format(line.moves[0].action) for line in variations(plain, Prng(1))}
    search = searched(game, state, 600, always_judged(plain.knowledge))
    assert [game.format(line.moves[0].action) for line in variations(search, Prng(1))][2] == "draw"
