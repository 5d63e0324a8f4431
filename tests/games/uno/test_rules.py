"""Every rule of UNO from both sides: what it permits, and what it forbids."""

from __future__ import annotations

import sys
from collections import Counter

import pytest

import pyengine
from pyengine.rulebook import load
from tests.games.uno import cards
from tests.games.uno.table import GAME, act, fact, facts, legal, played, refusal

SEVEN = "hand 1 b2 g7 r9 wild wild+2 yrev | hand 2 g1 g2 g3 | discard b7"
HIT = "players 3 | hand 1 b2 b3 wild+2 r4 | hand 2 g1 g2 g3 | hand 3 y1 y2 y3 | discard b7 | deck r1 r2 r3 r5 r6 r8"
LAST_TWO = (
    "players 4 | hand 1 b2 b3 | hand 2 b4 b5 b6 | hand 3 b8 b9 g1 | hand 4 g2 g3 g4 | discard b7 | deck r1 r2 r3 r4"
)


@pytest.mark.permits("UNO-1")
def test_fifty_six_cards() -> None:
    dealt = cards.cards(GAME.write(GAME.deal(5, 1)))
    assert dealt == sorted(cards.ALL)
    assert len(dealt) == 56
    assert Counter(dealt)["wild"] == Counter(dealt)["wild+2"] == 2


@pytest.mark.forbids("UNO-1")
@pytest.mark.parametrize("text", ["hand 1 b7 b7", "hand 1 b7 | discard b7", "hand 1 wild wild wild", "hand 1 b10"])
def test_no_card_more_often(text: str) -> None:
    with pytest.raises(pyengine.NotationError):
        GAME.position(text)


@pytest.mark.permits("UNO-2")
def test_a_round_and_then_the_match_is_won() -> None:
    state = played("hand 1 b2 | hand 2 wild g9 | discard b7 | scores 10 0", "b2>discard")
    assert facts(state, "scores", "round", "over") == ["69 0", "2", "-"]


@pytest.mark.forbids("UNO-2")
def test_one_round_is_not_the_match_and_cards_left_are_no_win() -> None:
    assert played("hand 1 b2 b3 | hand 2 wild | discard b7", "b2>discard!").outcome is None
    assert played("hand 1 b2 | hand 2 g9 | discard b7", "b2>discard").outcome is None


@pytest.mark.permits("UNO-3")
def test_the_highest_number_deals_and_the_deal_moves_left() -> None:
    for seed in range(30):
        state = GAME.deal(2, seed)
        lots = state.view(None)["lots"]
        numbers = [int(lot[1:]) if lot[1:].isdigit() else 0 for lot in lots]
        assert len(lots) % 2 == 0
        assert all(numbers[at] == numbers[at + 1] for at in range(0, len(lots) - 2, 2))
        assert fact(state, "dealer") == ("1" if numbers[-2] > numbers[-1] else "2")
    state = played(
        "players 3 | dealer 2 | direction right | hand 1 b2 | hand 2 g1 | hand 3 g2 | discard b7", "b2>discard"
    )
    assert fact(state, "dealer") == "3"
    assert fact(state, "direction") == ("right" if "rev" in fact(state, "top") else "left")


@pytest.mark.forbids("UNO-3")
@pytest.mark.parametrize("lots", ["b7", "b7 g7", "b7 g3 r1", "bskip g0", "b7 g7 r4 y4"])
def test_lots_that_settle_nothing_or_go_on_after(lots: str) -> None:
    with pytest.raises(pyengine.NotationError):
        GAME.position(f"lots {lots}")
    assert GAME.position("lots b7 g7 r4 y3").view(0)["lots"] == ["b7", "g7", "r4", "y3"]
    assert GAME.position("players 3 | lots b7 g7 r9").view(0)["lots"] == ["b7", "g7", "r9"]


@pytest.mark.permits("UNO-4")
def test_five_cards_each_and_the_left_of_the_dealer_begins() -> None:
    for seed in range(40):
        state = GAME.deal(3, seed)
        view = state.view(None)
        if view["top"][1:].isdigit():
            assert [player["count"] for player in view["players"]] == [5, 5, 5]
            assert (view["deck"], view["to_act"]) == (40, [(view["dealer"] + 1) % 3])
    assert played("players 3 | hand 1 b2 b3 b4 | discard b7", "b2>discard").to_act == (1,)


@pytest.mark.forbids("UNO-4")
def test_nobody_out_of_turn() -> None:
    assert refusal(SEVEN, "g1>discard", 2) == refusal(SEVEN, "draw", 2) == "UNO-4"


@pytest.mark.permits("UNO-5")
@pytest.mark.parametrize("action", ["b2>discard", "g7>discard", "wild>red", "wild+2>blue"])
def test_colour_number_or_wild(action: str) -> None:
    assert refusal(SEVEN, action) is None


@pytest.mark.permits("UNO-5")
@pytest.mark.parametrize(("top", "card"), [("b+1", "r+1"), ("brev", "rrev"), ("bskip", "rskip")])
def test_symbol_on_symbol(top: str, card: str) -> None:
    assert refusal(f"hand 1 {card} g1 g2 | discard {top}", f"{card}>discard") is None


@pytest.mark.forbids("UNO-5")
def test_nothing_else_and_only_from_the_hand() -> None:
    assert refusal(SEVEN, "r9>discard") == "UNO-5"
    assert refusal(SEVEN, "b8>discard") == "UNO-5"
    assert refusal("hand 1 b2 g1 g3 | discard wild | colour red", "b2>discard") == "UNO-5"


@pytest.mark.permits("UNO-6")
def test_a_drawn_card_that_fits_may_be_laid() -> None:
    state = played("hand 1 g1 | hand 2 g2 | discard b7 | deck b5 r1", "draw")
    assert (fact(state, "drawn"), legal(state, 1)) == ("b5", ["b5>discard", "b5>discard!", "keep"])
    act(state, "b5>discard!")
    assert facts(state, "top", "hand 1", "seat") == ["b5", "g1", "2"]


@pytest.mark.forbids("UNO-6")
def test_one_that_does_not_fit_passes_the_turn() -> None:
    state = played("hand 1 g1 | hand 2 g2 | discard b7 | deck r5 r1", "draw")
    assert facts(state, "hand 1", "seat", "phase", "drawn") == ["g1 r5", "2", "play", "-"]


@pytest.mark.permits("UNO-7")
def test_drawing_and_keeping_are_free() -> None:
    assert refusal(SEVEN, "draw") is None
    state = played("hand 1 b1 | hand 2 g2 | discard b7 | deck b5 r1", "draw", "keep")
    assert facts(state, "hand 1", "seat") == ["b1 b5", "2"]


@pytest.mark.forbids("UNO-7")
def test_only_the_drawn_card_then_and_only_one() -> None:
    drawn = "hand 1 b1 b5 g7 | hand 2 g2 | discard b7 | phase drawn | drawn b5"
    assert refusal(drawn, "b1>discard") == refusal(drawn, "draw") == "UNO-7"
    assert refusal(SEVEN, "keep") == "UNO-7"


@pytest.mark.permits("UNO-8")
def test_the_discard_becomes_the_draw_pile_below_its_top() -> None:
    state = played("hand 1 g1 | hand 2 g2 | discard wild r4 r5 b7 | deck y9", "draw")
    assert facts(state, "top", "discard-size", "deck-size", "hand 1") == ["b7", "1", "52", "g1 y9"]
    everything = "b0 b1 b2 b3 b4 b5 b6 b8 b9 b+1 brev bskip"
    rest = " ".join(card for card in cards.ALL if card not in (*everything.split(), "b7"))
    state = played(f"hand 1 {everything} | hand 2 {rest} | discard b7 | deck -", "draw")
    assert facts(state, "deck-size", "hand-size 1", "seat") == ["0", "12", "2"]
    act(state, "draw")
    act(state, "b8>discard")
    assert (fact(state, "top"), state.to_act) == ("b8", (1,))


@pytest.mark.forbids("UNO-8")
def test_the_top_is_never_drawn_and_draws_give_only_what_there_is() -> None:
    rest = " ".join(card for card in cards.ALL if card not in ("wild+2", "b7", "g1", "r1"))
    state = played(f"hand 1 wild+2 wild+2 r1 | hand 2 {rest} | discard g1 b7 | deck -", "wild+2>red", "accept")
    assert facts(state, "hand-size 2", "top", "deck-size", "discard-size", "seat") == ["53", "wild+2", "0", "1", "1"]
    assert fact(played(GAME.write(state), "draw"), "hand-size 1") == "2"
    with pytest.raises(pyengine.NotationError):
        GAME.position("discard -")


@pytest.mark.permits("UNO-9")
def test_draw_one() -> None:
    state = played("players 3 | hand 1 b+1 b1 b2 | hand 2 g1 | hand 3 g2 | discard r+1 | deck r1", "b+1>discard")
    assert facts(state, "hand 2", "seat") == ["g1 r1", "3"]
    assert refusal("hand 1 b+1 b1 b2 | discard b7", "b+1>discard") is None


@pytest.mark.forbids("UNO-9")
def test_draw_one_not_on_another_colour() -> None:
    assert refusal("hand 1 b+1 b1 b2 | discard rskip", "b+1>discard") == "UNO-9"


@pytest.mark.permits("UNO-10")
def test_reverse_turns_round() -> None:
    state = played("players 3 | hand 1 brev b1 b2 | discard b7", "brev>discard")
    assert facts(state, "direction", "seat") == ["right", "3"]
    two = "hand 1 brev b1 b2 | hand 2 g1 g2 | discard b7"
    assert facts(played(two, "brev>discard"), "direction", "seat") == ["right", "1"]
    assert facts(played(two + " | two_player_reverse plain", "brev>discard"), "direction", "seat") == ["right", "2"]


@pytest.mark.forbids("UNO-10")
def test_reverse_not_on_another_colour_and_no_skip_with_more() -> None:
    assert refusal("hand 1 brev b1 b2 | discard rskip", "brev>discard") == "UNO-10"
    state = played("players 3 | direction right | hand 1 brev b1 b2 | discard b7", "brev>discard")
    assert facts(state, "direction", "seat") == ["left", "2"]


@pytest.mark.permits("UNO-11")
def test_skip() -> None:
    state = played("players 4 | hand 1 bskip b1 b2 | discard rskip", "bskip>discard")
    assert state.to_act == (2,)
    assert played("hand 1 bskip b1 b2 | hand 2 g1 | discard b7", "bskip>discard").to_act == (0,)


@pytest.mark.forbids("UNO-11")
def test_skip_not_on_another_colour() -> None:
    assert refusal("hand 1 bskip b1 b2 | discard r7", "bskip>discard") == "UNO-11"
    assert refusal("players 3 | hand 1 bskip b1 b2 | hand 2 g1 | discard b7 | seat 1", "draw", 2) == "UNO-4"


@pytest.mark.permits("UNO-12")
@pytest.mark.parametrize("colour", cards.COLOURS)
def test_wild_names_any_colour_at_any_time(colour: str) -> None:
    state = played(SEVEN, f"wild>{colour}")
    assert facts(state, "top", "colour", "seat") == ["wild", colour, "2"]


@pytest.mark.forbids("UNO-12")
def test_a_colour_is_named_with_a_wild_only_and_before_anything_else() -> None:
    opening = "hand 1 b2 b3 b4 | discard wild | phase colour"
    assert refusal(SEVEN, "colour>red") == "UNO-12"
    assert refusal(opening, "b2>discard") == refusal(opening, "draw") == refusal(opening, "keep") == "UNO-12"
    state = played(opening, "colour>blue")
    assert facts(state, "seat", "phase", "colour") == ["1", "play", "blue"]
    for wrong in ("wild>discard", "b7>red", "wild", "wild>pink"):
        with pytest.raises(pyengine.NotationError):
            GAME.parse(wrong)


@pytest.mark.permits("UNO-13")
def test_wild_draw_two() -> None:
    state = played(HIT.replace("b7", "wild | colour yellow"), "wild+2>red", "accept")
    assert facts(state, "hand 2", "colour", "seat") == ["g1 g2 g3 r1 r2", "red", "3"]
    off = "hand 1 g7 wild+2 r4 | hand 2 g1 g2 | discard b7 | bluff off | players 3 | deck r1 r2 r3"
    assert facts(played(off, "wild+2>red"), "hand-size 2", "seat", "phase") == ["4", "3", "play"]


@pytest.mark.forbids("UNO-13")
def test_wild_draw_two_not_beside_the_colour() -> None:
    assert refusal(HIT + " | bluff off", "wild+2>red") == "UNO-13"
    assert refusal(HIT.replace("b2 b3", "b2") + " | bluff off", "wild+2>red") == "UNO-13"
    challenged = GAME.write(played(HIT, "wild+2>red"))
    assert refusal(challenged, "g1>discard") == "UNO-13"


@pytest.mark.permits("UNO-14")
def test_guilty_and_not() -> None:
    state = played(HIT, "wild+2>green", "challenge")
    assert facts(state, "hand 1", "hand 2", "seat") == ["b2 b3 r1 r2 r4", "g1 g2 g3", "2"]
    assert fact(state, "knows 2 1") == "b2 b3 r4"
    assert facts(state, "colour", "phase") == ["green", "play"]
    state = played(HIT.replace("b2 b3", "g7 y7"), "wild+2>green", "challenge")
    assert facts(state, "hand 1", "hand 2", "seat") == ["g7 r4 y7", "g1 g2 g3 r1 r2 r3 r5", "3"]


@pytest.mark.forbids("UNO-14")
def test_only_the_player_hit_and_only_then() -> None:
    challenged = GAME.write(played(HIT, "wild+2>green"))
    assert refusal(challenged, "challenge", 3) == refusal(challenged, "challenge", 1) == "UNO-14"
    assert refusal(challenged, "draw") == "UNO-14"
    accepted = GAME.write(played(HIT, "wild+2>green", "accept"))
    assert refusal(accepted, "challenge", 2) == refusal(SEVEN, "accept") == "UNO-14"


@pytest.mark.permits("UNO-15")
def test_a_bluff() -> None:
    assert refusal(HIT, "wild+2>red") is None
    assert legal(played(HIT, "wild+2>red"), 2) == ["challenge", "accept"]


@pytest.mark.forbids("UNO-15")
def test_no_bluff_and_no_challenge_when_off() -> None:
    off = HIT.replace("b2 b3", "g7 y7") + " | bluff off"
    assert "wild+2>red" in legal(GAME.position(off), 1)
    after = GAME.write(played(off, "wild+2>red"))
    assert refusal(after, "challenge") == refusal(after, "accept", 2) == "UNO-15"
    with pytest.raises(pyengine.NotationError):
        GAME.position("discard wild+2 | colour red | was blue | phase challenge | hand 2 b1 | bluff off")


@pytest.mark.permits("UNO-16")
def test_after_being_hit_play_goes_on_past() -> None:
    state = played("players 3 | hand 1 b+1 b1 b2 | hand 2 r+1 | hand 3 g+1 g1 g2 | discard b7", "b+1>discard")
    assert "g+1>discard" in legal(state, 3)


@pytest.mark.forbids("UNO-16")
def test_no_stacking() -> None:
    state = played("hand 1 wild+2 g7 y7 | hand 2 wild+2 r+1 g1 | discard b7", "wild+2>red")
    for action in ("wild+2>blue", "r+1>discard"):
        assert refusal(GAME.write(state), action) == "UNO-16"
    state = played("hand 1 b+1 b1 b2 | hand 2 r+1 | discard b7", "b+1>discard")
    assert (state.to_act, fact(state, "hand-size 2")) == ((0,), "2")


@pytest.mark.permits("UNO-17")
def test_who_calls_is_safe_and_who_does_not_is_caught() -> None:
    assert played(LAST_TWO, "b2>discard!").to_act == (1,)
    state = played(LAST_TWO, "b2>discard")
    assert (state.to_act, fact(state, "open")) == ((2, 3, 1), "1")
    assert legal(state, 3) == ["catch>1", "let"]
    assert legal(state, 2) == ["b4>discard", "b5>discard", "b6>discard", "draw", "catch>1"]
    act(state, "4:catch>1")
    assert facts(state, "hand 1", "open", "seat") == ["b3 r1 r2", "-", "2"]


@pytest.mark.forbids("UNO-17")
def test_no_call_too_early_and_no_catch_too_late() -> None:
    assert refusal(SEVEN, "b2>discard!") == refusal("hand 1 b2 | discard b7", "b2>discard!") == "UNO-17"
    assert refusal(GAME.write(played(LAST_TWO, "b2>discard!")), "catch>1", 3) == "UNO-17"
    opened = GAME.write(played(LAST_TWO, "b2>discard"))
    assert refusal(opened, "catch>1", 1) == refusal(opened, "catch>2", 3) == refusal(opened, "let", 2) == "UNO-17"
    for own_choice in ("draw", "b4>discard"):
        assert refusal(GAME.write(played(opened, own_choice)), "catch>1", 3) == "UNO-17"
    assert refusal(GAME.write(played(opened, "3:let")), "catch>1", 3) == "UNO-17"


@pytest.mark.permits("UNO-18")
def test_a_last_wild_draw_two_still_draws() -> None:
    out = "hand 1 wild+2 | hand 2 g1 | discard b7 | deck g2 g3 g4"
    assert fact(played(out, "wild+2>red"), "scores") == "6 0"
    out = "hand 1 b+1 | hand 2 g1 | discard b7 | deck g2 g3 g4 | last_draw_one on"
    assert fact(played(out, "b+1>discard"), "scores") == "3 0"


@pytest.mark.forbids("UNO-18")
def test_a_last_draw_one_draws_nothing() -> None:
    out = "hand 1 b+1 | hand 2 g1 | discard b7 | deck g2 g3 g4"
    assert fact(played(out, "b+1>discard"), "scores") == "1 0"
    assert fact(played(out.replace("b+1", "wild+2"), "wild+2>red"), "phase") != "challenge"


@pytest.mark.permits("UNO-19")
def test_what_cards_count() -> None:
    hands = "players 4 | hand 1 b2 | hand 2 g9 b0 | hand 3 g+1 grev gskip | hand 4 wild wild+2 | discard b7"
    assert facts(GAME.position(hands), "points 1", "points 2", "points 3", "points 4") == ["2", "9", "60", "100"]
    assert fact(played(hands, "b2>discard"), "scores") == "169 0 0 0"


@pytest.mark.forbids("UNO-19")
def test_the_others_score_nothing() -> None:
    state = played("players 3 | hand 1 b2 | hand 2 g9 | hand 3 wild | scores 1 2 3 | discard b7", "b2>discard")
    assert fact(state, "scores") == "60 2 3"


@pytest.mark.permits("UNO-20")
def test_250_wins() -> None:
    state = played("hand 1 b2 | hand 2 wild | scores 200 240 | discard b7", "b2>discard")
    assert facts(state, "over", "winner", "scores", "seat") == ["UNO-20", "1", "250 240", "-"]
    assert GAME.deal(2, 1, target=7).view(0)["target"] == 7


@pytest.mark.forbids("UNO-20")
def test_249_does_not_and_nothing_goes_on_after() -> None:
    assert played("hand 1 b2 | hand 2 wild | scores 199 240 | discard b7", "b2>discard").outcome is None
    over = GAME.position("hand 1 b2 | scores 250 0 | discard b7")
    assert over.why_not(0, GAME.parse("b2>discard")) == pyengine.Breach("UNO-20")
    for target in (0, 10001, "no"):
        with pytest.raises(pyengine.OptionError):
            GAME.deal(2, 1, target=target)


CAUGHT = "players 3 | hand 1 b2 | hand 2 wild | hand 3 g9 | discard b7 | scoring caught"


@pytest.mark.permits("UNO-21")
def test_what_is_left_counts_against_its_holder_and_the_lowest_wins() -> None:
    assert fact(played(CAUGHT, "b2>discard"), "scores") == "0 50 9"
    state = played(CAUGHT + " | scores 90 210 81", "b2>discard")
    assert state.outcome is not None
    assert (state.outcome.reason, state.outcome.ranking) == ("UNO-21", ((0, 2), (1,)))
    assert fact(state, "winner") == "1 3"


@pytest.mark.forbids("UNO-21")
def test_the_winner_of_the_round_scores_nothing_then() -> None:
    state = played(CAUGHT + " | scores 0 199 200", "b2>discard")
    assert facts(state, "scores", "over") == ["0 249 209", "-"]


def test_every_rule_is_shown_from_both_sides() -> None:
    shown: dict[str, set[str]] = {"permits": set(), "forbids": set()}
    for test in vars(sys.modules[__name__]).values():
        for mark in getattr(test, "pytestmark", []):
            if mark.name in shown:
                shown[mark.name].add(mark.args[0])
    rules = set(load("uno", "en").rules)
    assert len(rules) == 21
    assert shown == {"permits": rules, "forbids": rules}
