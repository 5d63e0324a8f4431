"""What an activation of Nizam scores, NIZ-10 to NIZ-14, from both sides."""

from __future__ import annotations

import pytest

import pyengine
from tests.games.nizam.table import GAME, fact, field, played, state_of


@pytest.mark.permits("NIZ-10")
@pytest.mark.parametrize(("row", "points"), [("RRRSE", 3), ("SRRRE", 3), ("RRRRS", 5), ("RRRRR", 7)])
def test_three_five_or_seven_points(row: str, points: int) -> None:
    state = played(f"{field(row)} | shifts 1", "activate")
    assert fact(state, "score 1") == str(points)


@pytest.mark.forbids("NIZ-10")
@pytest.mark.parametrize("row", ["RRSSE", "RRSRR", "RSRSR", "RR.RR"])
def test_fewer_or_apart_score_nothing(row: str) -> None:
    state = played(f"{field(row)} | shifts 1", "activate")
    assert (fact(state, "score 1"), fact(state, "row1")) == ("0", row)


@pytest.mark.permits("NIZ-11")
def test_new_and_longer_and_shorter_runs_count() -> None:
    longer = played(f"{field('RRRSR')} | hand 1 R", "R>row1-right")
    assert (fact(longer, "changed"), fact(longer, "gain")) == ("row1-R4", "5")
    shorter = played(f"{field('RRRRS', 'SAATT')} | hand 1 R", "R>col1-top")
    assert (fact(shorter, "changed"), fact(shorter, "gain")) == ("row1-R3", "3")


@pytest.mark.permits("NIZ-11")
def test_a_run_broken_and_joined_again_counts() -> None:
    """D4."""
    state = played(f"{field('RRRSE')} | hand 1 R R", "R>row1-left")
    assert (fact(state, "row1"), fact(state, "changed"), fact(state, "untouched")) == ("RRSER", "-", "-")
    state.apply(0, GAME.parse("R>row1-right"))
    assert (fact(state, "row1"), fact(state, "changed"), fact(state, "gain")) == ("RRRSE", "row1-R3", "3")
    state.apply(0, GAME.parse("activate"))
    assert (fact(state, "score 1"), fact(state, "hand 1")) == ("3", "-")


@pytest.mark.forbids("NIZ-11")
def test_a_run_that_slid_or_lay_elsewhere_does_not() -> None:
    """D3 and D5."""
    slid = played(f"{field('SRRRE')} | hand 1 S", "S>row1-left", "activate")
    assert (fact(slid, "row1"), fact(slid, "score 1"), fact(slid, "untouched")) == ("RRRES", "0", "row1-R3")
    other = played(f"{field('SEATS', 'RRRSE')} | hand 1 S", "S>row1-left")
    assert (fact(other, "untouched"), fact(other, "gain")) == ("row2-R3", "0")


@pytest.mark.forbids("NIZ-11")
def test_a_gem_for_an_equal_gem_changes_nothing() -> None:
    position = "field RRRSE DOJAT SATDO ATDSA RSATT | hand 1 R"
    state = played(position, "R>col1-bottom")
    assert (fact(state, "row1"), fact(state, "untouched"), fact(state, "gain")) == ("RRRSE", "row1-R3", "0")


@pytest.mark.forbids("NIZ-11")
@pytest.mark.parametrize(
    "text", ["untouched -", "shifts 1 | untouched row1-R4", "shifts 1 | untouched row2-R3", "untouched row1-R3 row1-R3"]
)
def test_untouched_runs_lie_in_the_field(text: str) -> None:
    with pytest.raises(pyengine.NotationError):
        GAME.position(f"{field('RRRSE')} | {text}")


@pytest.mark.permits("NIZ-12")
def test_each_run_after_the_first_brings_one_more() -> None:
    """D1."""
    state = state_of(f"{field('RRRES', 'SSSST', 'EEEAD')} | shifts 2")
    assert (fact(state, "changed"), fact(state, "gain")) == ("row1-R3 row2-S4 row3-E3", "13")


@pytest.mark.forbids("NIZ-12")
def test_untouched_runs_do_not() -> None:
    state = state_of(f"{field('RRRES', 'SSSST', 'EEEAD')} | shifts 2 | untouched row2-S4")
    assert (fact(state, "changed"), fact(state, "gain")) == ("row1-R3 row3-E3", "7")
    assert fact(state_of(f"{field('RRRSE')} | shifts 1"), "gain") == "3"


@pytest.mark.permits("NIZ-13")
def test_crossing_runs_both_score() -> None:
    """D2."""
    state = played(f"{field('RRRSE', 'RSEAT', 'RATSE')} | shifts 1", "activate")
    assert (fact(state, "score 1"), fact(state, "discard-size")) == ("7", "5")


@pytest.mark.forbids("NIZ-13")
def test_their_common_card_is_discarded_once() -> None:
    state = played(f"{field('RRRSE', 'RSEAT', 'RATSE')} | shifts 1 | deck S S S S S E E E E", "activate")
    assert (fact(state, "col1"), fact(state, "row1"), fact(state, "deck-size")) == ("SSSDO", "SSSSE", "4")


@pytest.mark.permits("NIZ-14")
def test_places_are_filled_from_the_deck_row_by_row() -> None:
    state = state_of(f"{field('TRSTE', 'ARSEA', 'TRATS')} | shifts 1 | deck J O D S")
    events = [event.to_json() for event in state.apply(0, GAME.parse("activate"))]
    assert fact(state, "field") == "TJSTE AOSEA TDATS DOJDO OJDOJ"
    assert events[1] == {"type": "filled", "cells": [1, 6, 11], "gems": ["J", "O", "D"]}


@pytest.mark.forbids("NIZ-14")
def test_runs_of_the_filling_neither_score_nor_go() -> None:
    state = played(f"{field('TRSTE', 'ARSEA', 'TRATS')} | shifts 1 | deck A A A S", "activate")
    assert (fact(state, "score 1"), fact(state, "untouched"), fact(state, "col2")) == ("3", "col2-A3", "AAAOJ")
    assert fact(state, "discard-size") == str(96 - 25 - 1)
