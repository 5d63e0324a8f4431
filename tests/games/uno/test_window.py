"""UNO-17 in every turn it may take: who may catch, in which order, and what closes the window."""

from __future__ import annotations

import pytest

from tests.games.uno.table import GAME, act, fact, facts, legal, played

TABLE = "players 4 | hand 2 b4 b5 b6 | hand 3 b8 b9 | hand 4 g2 g3 | discard b7 | deck r1 r2 r3 r5 r6 | hand 1 "


def test_catchers_stand_clockwise_from_the_culprit_and_the_awaited_last() -> None:
    assert played(TABLE + "b2 b3", "b2>discard").to_act == (2, 3, 1)
    assert played(TABLE + "b2 b3 | direction right", "b2>discard").to_act == (1, 2, 3)
    assert played(TABLE + "bskip b3", "bskip>discard").to_act == (1, 3, 2)
    assert played(TABLE + "brev b3", "brev>discard").to_act == (1, 2, 3)
    assert played(TABLE + "b+1 b3", "b+1>discard").to_act == (1, 3, 2)


@pytest.mark.parametrize("seat", [2, 3, 4])
def test_any_other_player_may_catch(seat: int) -> None:
    state = played(TABLE + "b2 b3", "b2>discard", f"{seat}:catch>1")
    assert facts(state, "hand 1", "open", "seat") == ["b3 r1 r2", "-", "2"]


def test_who_lets_it_pass_leaves_and_the_awaited_may_still_catch() -> None:
    state = played(TABLE + "b2 b3", "b2>discard", "4:let")
    assert (state.to_act, legal(state, 4)) == ((2, 1), [])
    act(state, "3:let")
    assert (state.to_act, fact(state, "let")) == ((1,), "3 4")
    assert "catch>1" in legal(state, 2)
    act(state, "catch>1")
    assert facts(state, "hand-size 1", "seat", "let") == ["3", "2", "-"]


def test_two_players_and_a_skip_the_culprit_is_awaited() -> None:
    table = "hand 1 bskip b3 | hand 2 g1 g2 | discard b7 | deck r1 r2 r3"
    state = played(table, "bskip>discard")
    assert (state.to_act, legal(state, 1)) == ((1, 0), ["b3>discard", "draw"])
    assert legal(state, 2) == ["catch>1", "let"]
    state = played(table, "bskip>discard", "b3>discard")
    assert facts(state, "round", "scores") == ["2", "3 0"]
    assert facts(played(table, "bskip>discard", "2:catch>1"), "hand 1", "seat") == ["b3 r1 r2", "1"]


def test_being_hit_is_no_choice_and_keeps_the_window_open() -> None:
    state = played(TABLE + "wild+2 g9", "wild+2>red")
    assert (state.to_act, legal(state, 2)) == ((2, 3, 1), ["challenge", "accept", "catch>1"])
    act(state, "4:let")
    act(state, "accept")
    assert (state.to_act, fact(state, "open")) == ((1, 2), "1")
    assert legal(state, 2) == ["catch>1", "let"]
    act(state, "draw")
    assert (fact(state, "open"), legal(state, 2)) == ("-", [])


def test_a_seat_that_let_it_pass_does_not_catch_when_its_turn_comes() -> None:
    state = played(TABLE + "wild+2 g9", "wild+2>red", "3:let", "accept")
    assert state.to_act == (1, 3, 2)
    assert "catch>1" not in legal(state, 3)
    assert GAME.position(GAME.write(state)) == state


def test_a_challenge_closes_the_window() -> None:
    state = played(TABLE + "wild+2 g9", "wild+2>red", "challenge")
    assert facts(state, "open", "seat", "hand-size 2") == ["-", "3", "7"]


def test_catching_first_and_challenging_then() -> None:
    state = played(TABLE + "wild+2 b3", "wild+2>red", "catch>1")
    assert facts(state, "hand 1", "phase") == ["b3 r1 r2", "challenge"]
    act(state, "challenge")
    assert facts(state, "hand-size 1", "seat", "knows 2 1") == ["5", "2", "b3 r1 r2"]


def test_what_is_drawn_by_the_caught_does_not_make_a_guilty_hand() -> None:
    """UNO-14: a card of the colour before."""
    table = TABLE.replace("deck r1 r2 r3", "deck b1 b2 r3") + "wild+2 g9"
    state = played(table, "wild+2>red", "catch>1", "challenge")
    assert facts(state, "seat", "hand-size 2", "knows 2 1") == ["3", "7", "b1 b2 g9"]
    state = played(table, "wild+2>red", "catch>1")
    assert fact(state, "late") == "b1 b2"
    assert GAME.position(GAME.write(state)) == state


def test_the_call_with_a_wild_and_with_a_drawn_card() -> None:
    assert played(TABLE + "wild b3", "wild>red!").to_act == (1,)
    state = played(TABLE.replace("deck r1", "deck b1") + "g9", "draw", "b1>discard")
    assert facts(state, "open", "hand-size 1") == ["1", "1"]
