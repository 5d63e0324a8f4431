"""Every rule of Face to Face from both sides: what it permits, and what it forbids."""

from __future__ import annotations

import sys

import pytest

import pyengine
from pyengine.rulebook import load
from tests.games.table import Table

TABLE = Table("face-to-face")
GAME, refusal, played, fact = TABLE.game, TABLE.refusal, TABLE.played, TABLE.fact
HAND = "hand 17 18 27 28 40 45"


@pytest.mark.permits("F2F-1")
def test_both_sets_hold_the_same_numbers() -> None:
    state = GAME.position("own up 30 | their up 30")
    assert (fact(state, "own up"), fact(state, "their up")) == ("30", "30")


@pytest.mark.forbids("F2F-1")
@pytest.mark.parametrize("text", ["own up 1", "own down 60", "hand 5 5", "own up 5 | hand 5", "up 5* | their hand 5"])
def test_no_card_twice_and_no_base_among_the_numbers(text: str) -> None:
    with pytest.raises(pyengine.NotationError):
        GAME.position(text)


@pytest.mark.permits("F2F-2")
def test_piles_start_at_1_and_60() -> None:
    state = GAME.deal(2, 1)
    assert [fact(state, name) for name in ("own up", "own down", "their up", "their down")] == ["1", "60", "1", "60"]


@pytest.mark.forbids("F2F-2")
def test_bases_are_no_laid_cards() -> None:
    for player in GAME.deal(2, 1).view(None)["players"]:
        assert player["up"]["count"] == player["down"]["count"] == 0


@pytest.mark.permits("F2F-3")
def test_six_cards_and_52_to_draw() -> None:
    for player in GAME.deal(2, 5).view(None)["players"]:
        assert (len(player["hand"]), player["draw"]) == (6, 52)


@pytest.mark.forbids("F2F-3")
def test_only_cards_of_the_hand_are_laid_and_deals_differ() -> None:
    assert refusal(HAND, "50>own-up") == "F2F-3"
    assert GAME.write(GAME.deal(2, 1)) != GAME.write(GAME.deal(2, 2))


@pytest.mark.permits("F2F-4")
def test_either_seat_may_begin() -> None:
    assert {GAME.deal(2, seed).to_act for seed in range(20)} == {(0,), (1,)}
    assert [GAME.deal(2, 1, first=seat).to_act for seat in (1, 2)] == [(0,), (1,)]


@pytest.mark.forbids("F2F-4")
def test_nobody_else_may_begin() -> None:
    with pytest.raises(pyengine.OptionError):
        GAME.deal(2, 1, first=3)


@pytest.mark.permits("F2F-5")
def test_turns_alternate() -> None:
    assert played(HAND, "17>own-up", "18>own-up", "draw").to_act == (1,)


@pytest.mark.forbids("F2F-5")
def test_nobody_plays_out_of_turn() -> None:
    breach = GAME.position("their hand 17 18").why_not(1, GAME.parse("17>own-up"))
    assert breach == pyengine.Breach("F2F-5", {"seat": 2, "to_act": 1})


@pytest.mark.permits("F2F-6")
def test_two_cards_suffice_and_the_whole_hand_may_go() -> None:
    assert refusal(HAND + " | laid 2", "draw") is None
    plays = [f"{card}>own-up" for card in (17, 18, 27, 28, 40, 45)]
    assert fact(played(HAND, *plays), "own hand-size") == "0"


@pytest.mark.forbids("F2F-6")
@pytest.mark.parametrize("draw", ["", " | own draw -"])
@pytest.mark.parametrize("laid", [0, 1])
def test_fewer_than_two_do_not(laid: int, draw: str) -> None:
    assert refusal(f"{HAND} | up 2 | laid {laid}{draw}", "draw") == "F2F-6"


@pytest.mark.permits("F2F-7")
def test_any_order_over_both_piles() -> None:
    state = played(HAND, "40>own-up", "28>own-down", "45>own-up", "18>own-down")
    assert (fact(state, "own up"), fact(state, "own down")) == ("45", "18")


@pytest.mark.forbids("F2F-7")
def test_there_is_no_fifth_pile() -> None:
    with pytest.raises(pyengine.NotationError):
        GAME.parse("17>own-side")


@pytest.mark.permits("F2F-8")
@pytest.mark.parametrize("card", [17, 28, 45])
def test_ascending_rises_or_falls_by_ten(card: int) -> None:
    assert refusal(HAND + " | up 27*", f"{card}>own-up") is None


@pytest.mark.forbids("F2F-8")
@pytest.mark.parametrize("card", [16, 18, 26])
def test_ascending_does_not_fall_otherwise(card: int) -> None:
    assert refusal("up 27 | hand 16 18 26 30 40", f"{card}>own-up") == "F2F-8"


@pytest.mark.permits("F2F-9")
@pytest.mark.parametrize("card", [45, 34, 2])
def test_descending_falls_or_rises_by_ten(card: int) -> None:
    assert refusal("down 35 | hand 45 34 2 44", f"{card}>own-down") is None


@pytest.mark.forbids("F2F-9")
@pytest.mark.parametrize("card", [36, 44, 46])
def test_descending_does_not_rise_otherwise(card: int) -> None:
    assert refusal("down 35 | hand 36 44 46 2", f"{card}>own-down") == "F2F-9"


@pytest.mark.permits("F2F-10")
def test_backwards_again_and_again() -> None:
    plays = ("40>own-up", "30>own-up", "20>own-down", "30>own-down")
    state = played("up 50 | down 25 | hand 40 30 20 45", *plays[:3])
    assert fact(state, "own up") == "30"
    state = played("up 30 | down 30* | hand 38 25 35", "35>own-up", "25>own-up", "38>own-up")
    assert fact(state, "own up") == "38"
    state = played("up 50 | down 25 | hand 40 30 35 45", "40>own-up", "30>own-up", "35>own-down", "45>own-down")
    assert (fact(state, "own up"), fact(state, "own down")) == ("30", "45")


@pytest.mark.forbids("F2F-10")
def test_no_trick_of_twenty() -> None:
    assert refusal("up 50 | hand 30 51 52", "30>own-up") == "F2F-8"


@pytest.mark.permits("F2F-11")
def test_the_first_card_may_be_the_gift() -> None:
    state = played(HAND + " | their up 29", "18>their-up", "27>own-up")
    assert refusal(GAME.write(state), "draw") is None


@pytest.mark.forbids("F2F-11")
def test_no_second_gift() -> None:
    state = played(HAND + " | their up 29", "18>their-up", "27>own-up")
    assert refusal(GAME.write(state), "17>their-up") == "F2F-11"


@pytest.mark.permits("F2F-12")
def test_a_gift_helps_by_any_amount() -> None:
    for play in ("18>their-up", "17>their-up", "45>their-down", "27>their-down"):
        assert refusal(HAND + " | their up 28 | their down 20", play) is None


@pytest.mark.forbids("F2F-12")
def test_a_gift_never_harms() -> None:
    assert refusal(HAND + " | their up 20", "27>their-up") == "F2F-12"
    assert refusal(HAND + " | their down 30", "28>their-down") == "F2F-12"
    assert refusal(HAND + " | their up 8", "18>their-up") == "F2F-12"
    assert refusal(HAND + " | their down 50", "40>their-down") == "F2F-12"


@pytest.mark.permits("F2F-13")
def test_next_to_equal_is_fine() -> None:
    assert refusal(HAND + " | up 17*", "18>own-up") is None
    assert refusal(HAND + " | their up 19", "18>their-up") is None


@pytest.mark.forbids("F2F-13")
@pytest.mark.parametrize("pile", ["own-up", "own-down", "their-up", "their-down"])
def test_equal_never(pile: str) -> None:
    star = "*" if pile.startswith("own") else ""
    assert refusal(f"{HAND} | {pile.replace('-', ' ')} 28{star}", f"28>{pile}") == "F2F-13"
    if pile.startswith("their"):
        assert refusal(HAND, f"28>{pile}") == "F2F-13"


@pytest.mark.permits("F2F-14")
def test_tops_sizes_and_the_own_hand_are_seen() -> None:
    view = GAME.position(HAND + " | up 5 29").view(0)
    own, their = view["players"]
    assert own["hand"] == [17, 18, 27, 28, 40, 45]
    assert own["up"] == {"top": 29, "set": 0, "count": 2}
    assert (their["draw"], len(their["hand"])) == (52, 6)


@pytest.mark.forbids("F2F-14")
def test_the_other_hand_is_not() -> None:
    state = GAME.position(HAND)
    assert state.view(0)["players"][1]["hand"] == ["?"] * 6
    assert all(player["hand"] == ["?"] * 6 for player in state.view(None)["players"])
    events = state.apply(0, GAME.parse("17>own-up")) + state.apply(0, GAME.parse("18>own-up"))
    drew = next(event for event in state.apply(0, GAME.parse("draw")) if event.type == "drew")
    assert drew.seen_by(1).to_json()["cards"] == drew.seen_by(None).to_json()["cards"] == ["?", "?"]
    assert drew.seen_by(0).to_json()["cards"] == [2, 3]
    assert len(events) == 2


@pytest.mark.permits("F2F-15")
@pytest.mark.parametrize("laid", [2, 3, 6])
def test_two_are_drawn(laid: int) -> None:
    plays = [f"{card}>own-up" for card in (17, 18, 27, 28, 40, 45)[:laid]]
    assert fact(played(HAND, *plays, "draw"), "own hand-size") == str(8 - laid)


@pytest.mark.forbids("F2F-15")
def test_no_refill_without_a_gift() -> None:
    state = played(HAND, "17>own-up", "18>own-up", "27>own-up", "draw")
    assert (fact(state, "own hand-size"), fact(state, "own draw-size")) == ("5", "50")


@pytest.mark.permits("F2F-16")
def test_a_gift_refills_to_six() -> None:
    plays = ("18>their-up", "17>own-up", "27>own-up", "28>own-up", "40>own-up", "draw")
    assert fact(played(HAND + " | their up 29", *plays), "own hand-size") == "6"


@pytest.mark.forbids("F2F-16")
def test_and_not_beyond_six() -> None:
    state = played("hand 17 18 27 28 40 45 50 51 | their up 29", "18>their-up", "17>own-up", "draw")
    assert (fact(state, "own hand-size"), fact(state, "own draw-size")) == ("6", "50")


@pytest.mark.permits("F2F-17")
def test_what_there_is_is_drawn() -> None:
    state = played(HAND + " | draw 59 | up 2", "28>own-down", "27>own-down", "draw")
    assert fact(state, "own hand-size") == "5"


@pytest.mark.forbids("F2F-17")
def test_an_empty_pile_gives_nothing_and_ends_nothing() -> None:
    state = played(HAND + " | draw - | up 2", "28>own-down", "27>own-down", "draw")
    assert fact(state, "own hand-size") == "4"
    assert state.outcome is None


@pytest.mark.permits("F2F-18")
def test_the_last_card_wins_at_once() -> None:
    state = played("hand 58 59 | draw - | up 2 3", "58>own-down", "59>own-up")
    assert (fact(state, "over"), fact(state, "winner")) == ("F2F-18", "1")
    assert state.to_act == ()


@pytest.mark.forbids("F2F-18")
def test_an_empty_hand_alone_does_not() -> None:
    state = played("hand 58 59 | draw 40 | up 2 3", "58>own-down", "59>own-up")
    assert state.outcome is None


@pytest.mark.permits("F2F-19")
def test_who_can_lay_two_plays_on() -> None:
    assert GAME.position("up 57* | down 3 | hand 58 59 20").outcome is None


@pytest.mark.forbids("F2F-19")
def test_who_cannot_loses() -> None:
    outcome = GAME.position("up 58 | down 3 | hand 20 59").outcome
    assert outcome is not None
    assert (outcome.reason, outcome.winners) == ("F2F-19", (1,))


@pytest.mark.permits("F2F-20")
def test_one_play_may_enable_the_next() -> None:
    assert GAME.position("up 59* | down 3 | hand 49 39").outcome is None


@pytest.mark.forbids("F2F-20")
def test_a_single_last_card_loses() -> None:
    outcome = GAME.position("hand 59 | draw - | up 2").outcome
    assert outcome is not None
    assert (outcome.reason, outcome.winners) == ("F2F-19", (1,))


@pytest.mark.permits("F2F-21")
def test_a_first_card_that_leaves_a_second() -> None:
    assert refusal("up 57* | down 3 | hand 58 59 20", "58>own-up") is None
    assert refusal("up 57* | down 3 | hand 58 59 20 | laid 1", "59>own-up") is None


@pytest.mark.forbids("F2F-21")
def test_a_first_card_that_leaves_none() -> None:
    assert refusal("up 57* | down 3 | hand 58 59 20", "59>own-up") == "F2F-21"


@pytest.mark.forbids("F2F-21")
def test_a_gift_that_leaves_only_another_gift() -> None:
    position = "up 59* | down 2* | their up 30 | their down 40 | hand 20 21 49"
    assert refusal(position, "20>their-up") is None
    assert refusal(position, "49>their-down") == "F2F-21"


def test_every_rule_is_shown_from_both_sides() -> None:
    shown: dict[str, set[str]] = {"permits": set(), "forbids": set()}
    for test in vars(sys.modules[__name__]).values():
        for mark in getattr(test, "pytestmark", []):
            if mark.name in shown:
                shown[mark.name].add(mark.args[0])
    rules = set(load("face-to-face", "en").rules)
    assert len(rules) == 21
    assert shown == {"permits": rules, "forbids": rules}
