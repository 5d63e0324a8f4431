"""Every rule of Higher from both sides: what it permits, and what it forbids."""

from __future__ import annotations

import sys

import pytest

import pyengine
from pyengine.rulebook import load
from tests.games.table import Table

HIGHER = Table("higher")
GAME, refusal, played, fact = HIGHER.game, HIGHER.refusal, HIGHER.played, HIGHER.fact
TABLE = "hand 1 5 9 20 | hand 2 7 8 | pile 6"


@pytest.mark.permits("HIG-1")
def test_there_are_24_cards() -> None:
    assert fact(GAME.position("hand 1 1 24 | hand 2 5"), "deck-size") == "21"


@pytest.mark.forbids("HIG-1")
@pytest.mark.parametrize("text", ["hand 1 25", "hand 1 0", "hand 1 5 5", "hand 1 5 | pile 5"])
def test_no_other_card_and_none_twice(text: str) -> None:
    with pytest.raises(pyengine.NotationError):
        GAME.position(text)


@pytest.mark.permits("HIG-2")
@pytest.mark.parametrize(("options", "size"), [({}, 3), ({"hand": "4"}, 4)])
def test_everyone_is_dealt_a_hand(options: dict[str, str], size: int) -> None:
    view = GAME.deal(3, 1, **options).view(0)
    assert [len(player["hand"]) for player in view["players"]] == [size] * 3


@pytest.mark.forbids("HIG-2")
def test_nobody_lays_what_they_do_not_hold() -> None:
    assert refusal(TABLE, "7>pile") == "HIG-2"


@pytest.mark.permits("HIG-3")
def test_the_turn_goes_round() -> None:
    state = played(f"players 3 | {TABLE} | hand 3 10 11", "9>pile")
    assert state.to_act == (1,)
    assert played(f"players 3 | {TABLE} | hand 3 10 11", "9>pile", "draw", "10>pile").to_act == (0,)


@pytest.mark.forbids("HIG-3")
def test_nobody_acts_out_of_turn() -> None:
    assert refusal(TABLE, "8>pile", 1) == refusal(TABLE, "draw", 1) == "HIG-3"


@pytest.mark.permits("HIG-4")
def test_a_higher_card_may_be_laid() -> None:
    assert fact(played(TABLE, "9>pile"), "top") == "9"


@pytest.mark.forbids("HIG-4")
def test_a_lower_card_may_not() -> None:
    assert refusal(TABLE, "5>pile") == "HIG-4"


@pytest.mark.permits("HIG-5")
def test_a_draw_begins_the_pile_anew() -> None:
    state = played(f"{TABLE} | deck 2 10", "draw")
    assert [fact(state, name) for name in ("top", "hand 1", "deck-size")] == ["0", "2 5 9 20", "1"]


@pytest.mark.permits("HIG-5")
def test_an_empty_deck_is_made_anew() -> None:
    state = played("hand 1 5 9 | hand 2 7 8 | pile 6 | spent 10 11 | deck -", "draw")
    assert len(fact(state, "hand 1").split()) == 3
    assert (fact(state, "top"), fact(state, "deck-size")) == ("0", "19")


@pytest.mark.forbids("HIG-5")
def test_what_was_put_aside_is_out_of_reach() -> None:
    assert refusal("hand 1 5 9 | hand 2 7 8 | pile 6 | spent 10 11", "10>pile") == "HIG-2"


@pytest.mark.permits("HIG-6")
def test_an_empty_hand_wins() -> None:
    state = played("hand 1 9 | hand 2 7 8 | pile 6", "9>pile")
    assert (fact(state, "over"), fact(state, "winner")) == ("HIG-6", "1")


@pytest.mark.forbids("HIG-6")
def test_then_nobody_goes_on() -> None:
    state = played("hand 1 9 | hand 2 7 8 | pile 6", "9>pile")
    breach = state.why_not(1, GAME.parse("draw"))
    assert breach is not None
    assert breach.rule == "HIG-6"


@pytest.mark.permits("HIG-7")
def test_after_200_turns_the_fewest_cards_win() -> None:
    state = played("turn 200 | hand 1 5 9 | hand 2 7 | pile 6", "draw")
    assert (fact(state, "over"), fact(state, "winner")) == ("HIG-7", "2")


@pytest.mark.forbids("HIG-7")
def test_before_that_nobody_has_won() -> None:
    state = played("turn 199 | hand 1 5 9 | hand 2 7 | pile 6", "draw")
    assert fact(state, "over") == "-"


def test_every_rule_is_shown_from_both_sides() -> None:
    shown: dict[str, set[str]] = {"permits": set(), "forbids": set()}
    for test in vars(sys.modules[__name__]).values():
        for mark in getattr(test, "pytestmark", []):
            if mark.name in shown:
                shown[mark.name].add(mark.args[0])
    rules = set(load("higher", "en").rules)
    assert shown == {"permits": rules, "forbids": rules}
