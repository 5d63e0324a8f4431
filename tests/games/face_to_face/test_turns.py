"""The planner of whole turns in Face to Face: it finds every turn once, and the best one in simple cases."""

from __future__ import annotations

import pytest

import pyengine
from pyengine.core.state import Action, State
from pyengine.core.strategy import no_turns
from pyengine.games.face_to_face.pieces import END_TURN

GAME = pyengine.game("face-to-face")


def planned(position: str, breadth: int = 80) -> list[tuple[Action, ...]]:
    state = GAME.position(position)
    return [turn.actions for turn in GAME.strategy.turns(state, state.to_act[0], breadth)]


def written(turn: tuple[Action, ...]) -> str:
    return " ".join(GAME.format(action) for action in turn)


def left_by(state: State, turn: tuple[Action, ...]) -> str:
    """What lies on the piles and in the hand before the turn ends."""
    after = state.copy()
    for action in turn:
        if action != END_TURN:
            after.apply(state.to_act[0], action)
    return GAME.write(after)


def all_ways(state: State) -> set[str]:
    """What every way to end the turn leaves, found by trying every legal action."""
    seat = state.to_act[0]
    found = set[str]()
    for action in state.legal(seat):
        if action == END_TURN:
            found.add(GAME.write(state))
            continue
        after = state.copy()
        after.apply(seat, action)
        found |= all_ways(after) if after.to_act == (seat,) else set()
    return found


@pytest.mark.parametrize(
    "position",
    [
        "hand 17 40 | own up 20 | own down 30",
        "hand 21 31 | own up 30 | own down 35 | their up 25 | their down 50",
        "hand 3 4 5 | own up 50 | own down 6",
    ],
)
def test_every_way_to_end_the_turn_is_found_once(position: str) -> None:
    state = GAME.position(position)
    ways = [left_by(state, turn) for turn in planned(position)]
    assert len(ways) == len(set(ways)) == len(all_ways(state))
    assert set(ways) == all_ways(state)


def test_only_the_best_turns_are_returned() -> None:
    position = "hand 17 18 27 28 40 45 | own up 12 | own down 50"
    assert [len(planned(position, breadth)) for breadth in (1, 8, 80)] == [1, 8, 16]
    assert planned(position, 80) == planned(position, 800)


def test_a_narrow_beam_misses_turns_that_pay_only_at_their_end() -> None:
    """28 goes far up before 18 takes the pile back, as 17 does after 27: each play by itself looks expensive."""
    state = GAME.position("hand 17 18 27 28 40 45 | own up 12 | own down 50")
    best = [GAME.strategy.turns(state, 0, breadth)[0].prior for breadth in (2, 8, 80)]
    assert best[0] < best[2]
    assert best == sorted(best)


def test_backwards_tricks_are_taken_in_their_order() -> None:
    """35 on 30 first, so that 25 takes it back by ten."""
    assert written(planned("hand 25 35 58 | own up 30 | own down 20")[0]) == "35>own-up 25>own-up draw"


@pytest.mark.parametrize("breadth", [1, 6, 80])
@pytest.mark.parametrize(
    "position",
    ["hand 40 41 30 | draw - | own up 35 | own down 20", "hand 21 26 30 33 38 40 | draw - | own up 36 | own down 16"],
)
def test_a_turn_that_wins_is_the_only_one_returned(position: str, breadth: int) -> None:
    """Even in a narrow beam: the second case needs 26 on the other pile, a play that by itself looks expensive."""
    state = GAME.position(position)
    [turn] = GAME.strategy.turns(state, 0, breadth)
    for action in turn.actions:
        state.apply(0, action)
    assert state.outcome is not None
    assert state.outcome.winners == (0,)


def test_a_turn_under_way_is_planned_to_its_end() -> None:
    state = GAME.deal(2, 7)
    seat = state.to_act[0]
    turn = GAME.strategy.turns(state, seat, 80)[0].actions
    for at, action in enumerate(turn):
        assert written(GAME.strategy.turns(state, seat, 80)[0].actions) == written(turn[at:])
        state.apply(seat, action)


def test_bots_plan_whole_turns_and_answer_by_single_actions() -> None:
    assert GAME.strategy.turns is not no_turns
    assert GAME.strategy.answers == 0
