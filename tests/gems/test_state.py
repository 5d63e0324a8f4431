"""The data of the games of gems: what a new state has, and that a copy is independent."""

from __future__ import annotations

import pytest

import pyengine
from pyengine.core.outcome import Outcome
from pyengine.core.prng import Prng
from pyengine.games.nizam.game import Nizam
from pyengine.gems.state import GemsState

GAMES = ("nizam", "pearl")
FIELD = "field RRRAT SEATD EATDO ATDOJ TDOJR"
NIZAM = f"players 3 | seat 2 | scores 4 5 6 | runouts 1 | shifts 2 | untouched row1-R3 | {FIELD} | hand 2 S | rng 7"


def test_a_new_state() -> None:
    field, hands, deck, chance = [0] * 25, [[0] * 8, [1] * 8, [2] * 8], [3, 4], Prng(1)
    state = Nizam(field, hands, deck, 2, chance)
    assert (state.field, state.hands, state.deck, state.chance) == (field, hands, deck, chance)
    assert (state.seat, state.shifts, state.discard, state.outcome, state.players) == (2, 0, [], None, 3)
    assert (state.to_act, state.scores, state.runouts) == ((2,), [0, 0, 0], 0)
    assert state.untouched == [5] * 10  # five rubies in every line


def test_a_copy_of_nizam_has_all_of_it() -> None:
    game = pyengine.game("nizam")
    state = game.position(NIZAM)
    twin = state.copy()
    assert type(twin) is type(state)
    assert game.write(twin) == game.write(state)
    for part in ("seat 2", "scores 4 5 6", "runouts 1", "shifts 2", "untouched row1-R3", "rng 7"):
        assert part in game.write(twin)


@pytest.mark.parametrize("name", GAMES)
def test_what_becomes_of_a_copy_leaves_the_state_alone(name: str) -> None:
    game = pyengine.game(name)
    state, chance = game.deal(2, 3), Prng(5)
    for _ in range(60):
        if state.outcome:
            break
        before, twin = game.write(state), state.copy()
        assert isinstance(twin, GemsState)
        assert game.write(twin) == before
        legal = twin.legal(twin.seat)
        action = legal[chance.below(len(legal))]
        twin.apply(twin.seat, action)
        twin.chance.below(9)
        assert game.write(state) == before
        state.apply(state.to_act[0], action)


@pytest.mark.parametrize("name", GAMES)
def test_nothing_of_a_copy_is_shared(name: str) -> None:
    state = pyengine.game(name).deal(2, 3)
    assert isinstance(state, GemsState)
    state.discard.append(1)
    twin = state.copy()
    for part in ("field", "hands", "deck", "discard", "chance"):
        assert getattr(twin, part) is not getattr(state, part)
    assert (twin.field, twin.hands, twin.deck, twin.discard) == (state.field, state.hands, state.deck, state.discard)
    assert all(mine is not theirs for mine, theirs in zip(state.hands, twin.hands, strict=True))


def test_a_copy_of_a_finished_game_is_finished() -> None:
    over = pyengine.game("nizam").position("scores 3 8 | runouts 2")
    assert over.copy().outcome == Outcome("NIZ-16", ((1,), (0,)), (3, 8))
