"""The ends of Pearl of the East from both sides: PRL-13 to PRL-15."""

from __future__ import annotations

import pytest

import pyengine
from pyengine.games.pearl import scoring
from tests.games.pearl.table import BOTH, GAME, RUBIES, fact, played


@pytest.mark.permits("PRL-13")
def test_the_eighth_task_wins_at_once() -> None:
    state = played(f"{BOTH} | turn 9 | done 1 R A T D O J E | done 2 A | shifts 1", "prove", "S>done")
    assert (fact(state, "over"), fact(state, "winner"), fact(state, "turn")) == ("PRL-13", "1", "9")
    outcome = state.outcome
    assert outcome is not None
    assert (outcome.scores, state.to_act, state.legal(0)) == ((8, 1), (), [])
    assert state.why_not(0, GAME.parse("draw")) == pyengine.Breach("PRL-13")
    assert GAME.position(GAME.write(state)) == state


@pytest.mark.forbids("PRL-13")
def test_seven_do_not_and_nobody_else_wins_too() -> None:
    state = played(f"{BOTH} | done 1 R A T D O J | shifts 1", "prove", "E>done")
    assert state.outcome is None
    with pytest.raises(pyengine.NotationError):
        GAME.position("done 1 R S E A T D O J | done 2 R S E A T D O J")


@pytest.mark.permits("PRL-14")
def test_after_500_turns_most_tasks_win_where_that_is_the_bound() -> None:
    state = played("players 3 | turn 500 | bound 500 | done 1 R S | done 2 T | done 3 O J", "draw")
    assert (fact(state, "over"), fact(state, "winner"), fact(state, "turn")) == ("PRL-14", "1 3", "501")
    assert state.outcome is not None
    assert (state.outcome.scores, state.outcome.ranking) == ((2, 1, 2), ((0, 2), (1,)))
    assert GAME.position(GAME.write(state)) == state
    assert GAME.deal(2, 1, bound="500").view(0)["bound"] == 500


@pytest.mark.forbids("PRL-14")
def test_not_before_and_not_without_a_bound() -> None:
    assert played("turn 499 | bound 500", "draw").outcome is None
    assert played("turn 500", "draw").outcome is None
    assert played("turn 99999", "draw").outcome is None
    assert GAME.deal(2, 1).view(0)["bound"] is None
    with pytest.raises(pyengine.OptionError):
        GAME.deal(2, 1, bound=100)
    for text in ("bound 100", "bound 500 | turn 502", "turn 0", "turn 1000000"):
        with pytest.raises(pyengine.NotationError):
            GAME.position(text)


@pytest.mark.permits("PRL-15")
@pytest.mark.parametrize("bound", ["none", "500"])
def test_where_nobody_can_complete_anything_the_game_is_over(bound: str) -> None:
    """Either has the ruby left or the jade, and the other shows it: no top can change any more."""
    state = GAME.position(f"bound {bound} | seat 2 | done 1 S E A T D O J | done 2 S E A T D O R")
    assert (fact(state, "over"), fact(state, "winner")) == ("PRL-15", "1 2")


@pytest.mark.permits("PRL-15")
@pytest.mark.parametrize("bound", ["none", "500"])
def test_at_once_in_the_turn_that_brings_it_about(bound: str) -> None:
    before = f"{RUBIES} | bound {bound} | turn 500 | done 1 S A T D O J | done 2 S A T D O J E | shifts 1"
    state = GAME.position(before)
    state.apply(0, GAME.parse("prove"))
    events = state.apply(0, GAME.parse("R>done"))
    assert [event.type for event in events] == ["completed", "over"]
    assert (fact(state, "over"), fact(state, "winner"), fact(state, "turn")) == ("PRL-15", "1 2", "500")
    assert state.outcome is not None
    assert (state.outcome.scores, state.to_act, state.legal(0), state.legal(1)) == ((7, 7), (), [], [])
    assert state.why_not(0, GAME.parse("draw")) == pyengine.Breach("PRL-15")
    assert GAME.position(GAME.write(state)) == state


@pytest.mark.permits("PRL-15")
def test_most_tasks_win_a_deadlock() -> None:
    """The third has the ruby and the jade left, and each of the others shows one of them."""
    state = GAME.position("players 3 | done 1 S E A T D O J | done 2 S E A T D O R | done 3 S E A T D O")
    assert state.outcome is not None
    assert (state.outcome.ranking, state.outcome.scores) == (((0, 1), (2,)), (7, 7, 6))


@pytest.mark.forbids("PRL-15")
@pytest.mark.parametrize(
    "done",
    [
        "done 1 S E A T D O J | done 2 R S E A T D O",
        "done 1 J S E A T D O | done 2 S E A T D O R",
        "done 1 S E A T D O | done 2 S E A T D O R",
        "done 1 S E A T D O J",
        "done 2 R",
    ],
)
def test_not_while_anybody_has_a_kind_left_that_no_opponent_shows(done: str) -> None:
    assert fact(GAME.position(done), "over") == "-"
    assert fact(GAME.position(f"{done} | bound 500"), "over") == "-"


@pytest.mark.parametrize(("turn", "bound", "over"), [(1, 1, False), (2, 1, True), (2, 0, False), (9, 8, True)])
def test_the_turn_after_the_bound_is_not_played(turn: int, bound: int, over: bool) -> None:
    outcome = scoring.used_up([[0], [1, 2]], turn, bound)
    assert (outcome is not None) == over
    assert outcome is None or (outcome.reason, outcome.scores) == ("PRL-14", (1, 2))
    assert scoring.verdict([[0], [1, 2]], turn, bound) == outcome
