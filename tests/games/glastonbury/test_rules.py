"""Every rule of Glastonbury from both sides: what it permits, and what it forbids. Points are in `test_scoring`."""

from __future__ import annotations

import sys
from collections import Counter

import pytest

import pyengine
from pyengine.games.glastonbury.pieces import STOPS
from tests.games.glastonbury import test_scoring, test_spells_and_end
from tests.games.glastonbury.cards import cards
from tests.games.glastonbury.table import GAME, fact, grid, line, played, refusal, stated

BESIDE = "wizard 1 red e2 | wizard 2 yellow e2"
ROW = ("ra1", "joker", "appear", "luck", "eye", "move")
SAFE = {"r1c2": "na1", "r1c3": "na2", "r1c4": "na3", "r1c5": "na4", "r6c2": "nb1", "r3c1": "nb2", "r3c6": "nb3"}


@pytest.mark.permits("GLA-1")
def test_all_the_cards_are_there() -> None:
    found = Counter(cards(GAME.write(GAME.deal(3, 1))))
    assert found.total() == 84
    assert (found["joker"], found["luck"], found["eye"], found["appear"], found["move"]) == (2, 4, 2, 2, 2)


@pytest.mark.forbids("GLA-1")
@pytest.mark.parametrize("text", ["cauldron 1 joker joker joker", "spells 1 eye eye eye", "wizard 1 orange n2"])
def test_no_more_than_there_are(text: str) -> None:
    with pytest.raises(pyengine.NotationError):
        GAME.position(text)


@pytest.mark.permits("GLA-2")
def test_eighteen_kinds_of_four() -> None:
    found = [card for card in cards(GAME.write(GAME.deal(4, 1))) if card[-1:].isdigit()]
    assert Counter(card[:2] for card in found) == Counter(dict.fromkeys({card[:2] for card in found}, 4))
    assert len({card[:2] for card in found}) == 18
    assert Counter(card[2] for card in found) == {"1": 18, "2": 18, "3": 18, "4": 18}


@pytest.mark.forbids("GLA-2")
@pytest.mark.parametrize("text", ["cauldron 1 ra5", "cauldron 1 rc1", "cauldron 1 ra1 ra1", "cauldron 1 ra0"])
def test_no_other_ingredients(text: str) -> None:
    with pytest.raises(pyengine.NotationError):
        GAME.position(text)


@pytest.mark.permits("GLA-3")
@pytest.mark.parametrize("action", ["r2c3>spells", "r2c4>cast", "r2c5>cast", "r2c6>spells"])
def test_kept_spells_are_kept_and_orange_ones_cast(action: str) -> None:
    state = played(f"{BESIDE} | {line(*ROW, **SAFE)}", action)
    assert fact(state, "spells 1") == {"3": "appear2", "4": "luck", "5": "eye", "6": "move3"}[action[3]]


@pytest.mark.forbids("GLA-3")
@pytest.mark.parametrize("action", ["r2c3>cast", "r2c4>spells", "r2c5>spells", "r2c6>cast"])
def test_and_not_the_other_way(action: str) -> None:
    assert refusal(f"{BESIDE} | {line(*ROW, **SAFE)}", action) == "GLA-3"


@pytest.mark.permits("GLA-4")
@pytest.mark.parametrize(("players", "deck"), [(2, 44), (3, 52), (4, 52)])
def test_32_lie_open_and_the_rest_is_the_deck(players: int, deck: int) -> None:
    view = GAME.deal(players, 3).view(None)
    assert ([view["grid"][at] for at in (0, 5, 30, 35)], view["deck"]) == (["#"] * 4, deck)
    assert view["grid"].count(".") == 0


@pytest.mark.forbids("GLA-4")
def test_nothing_lies_in_the_corners_and_deals_differ() -> None:
    with pytest.raises(pyengine.NotationError):
        GAME.parse("r1c1>cauldron")
    with pytest.raises(pyengine.NotationError):
        GAME.position("grid " + " ".join(["."] * 36))
    assert GAME.write(GAME.deal(2, 1)) != GAME.write(GAME.deal(2, 2))


@pytest.mark.permits("GLA-5")
def test_d2_two_players_play_without_green_or_without_blue() -> None:
    removed = set()
    for seed in range(20):
        state = GAME.deal(2, seed)
        out = state.view(1)["out"]
        assert sum(card[0] == out[0] and card[-1].isdigit() for card in cards(GAME.write(state))) == 0
        assert len(cards(GAME.write(state))) == 76
        removed.add(out)
    assert removed == {"green", "blue"}


@pytest.mark.forbids("GLA-5")
@pytest.mark.parametrize("text", ["cauldron 1 ga1", "out red", "out orange", "out -", "players 3 | out blue"])
def test_no_card_of_that_colour_and_no_other_colour(text: str) -> None:
    with pytest.raises(pyengine.NotationError):
        GAME.position(text)
    assert all(GAME.deal(players, 1).view(None)["out"] is None for players in (3, 4))


@pytest.mark.permits("GLA-6")
def test_corners_are_chosen_in_seat_order_or_dealt() -> None:
    state = played("players 3 | seat 2 | phase start", "start>se", "start>nw", "start>sw")
    assert state.to_act == (1,)
    assert [fact(state, f"wizard {seat}") for seat in (1, 2, 3)] == ["sw", "s4", "nw"]
    assert {GAME.deal(3, seed).to_act for seed in range(20)} == {(0,), (1,), (2,)}
    view = GAME.deal(4, 1, corners="by_seat").view(None)
    standing = [player["place"] for player in view["players"]]
    first = view["to_act"][0]
    assert standing.pop(first) == ["n3", "e3", "s4", "w4"][first]
    assert standing == [corner for seat, corner in enumerate(("nw", "ne", "se", "sw")) if seat != first]


@pytest.mark.forbids("GLA-6")
def test_no_corner_twice_and_nobody_out_of_turn() -> None:
    start = "players 2 | seat 2 | wizard 1 red nw | phase start"
    assert refusal(start, "start>nw") == refusal(start, "r2c1>cauldron") == refusal(start, "pass") == "GLA-6"
    assert refusal(BESIDE, "start>nw") == "GLA-6"
    breach = GAME.position(BESIDE).why_not(1, GAME.parse("pass"))
    assert breach == pyengine.Breach("GLA-6", {"seat": 2, "to_act": 1})
    with pytest.raises(pyengine.NotationError):
        GAME.parse("start>n2")


@pytest.mark.permits("GLA-7")
def test_d1_the_first_move_leads_to_the_second_line_of_the_side() -> None:
    state = played("phase start", "start>nw", "start>ne")
    assert (fact(state, "wizard 1"), fact(state, "step 1")) == ("n3", "2")
    assert fact(state, "line").split() == [f"r{row}c3" for row in range(1, 7)]


@pytest.mark.permits("GLA-7")
def test_the_way_round_has_twenty_stops_clockwise() -> None:
    way = list(STOPS)
    assert way[:6] == ["nw", "n2", "n3", "n4", "n5", "ne"]
    assert way[10:16] == ["se", "s5", "s4", "s3", "s2", "sw"]
    for at, stop in enumerate(way):
        corner = at % 5 == 0
        position = f"wizard 1 red {stop} | cauldron 1 wa1 | wizard 2 yellow nw | seat 2"
        assert fact(played(position, "pass"), "wizard 1") == way[(at + 1) % 20]
        assert len(stated(f"wizard 1 red {stop}", "line").split()) == (1 if corner else 6)
    assert stated("wizard 1 red s5", "line") == " ".join(f"r{row}c5" for row in range(1, 7))
    assert stated("wizard 1 red w4", "line") == " ".join(f"r4c{column}" for column in range(1, 7))


@pytest.mark.forbids("GLA-7")
@pytest.mark.parametrize(("cauldron", "stop"), [("-", "n4"), ("wa1 wa4", "ne"), ("wa4 wa1", "n3"), ("wa3", "n5")])
def test_the_move_is_exact(cauldron: str, stop: str) -> None:
    state = played(f"seat 2 | wizard 2 yellow ne | wizard 1 red n2 | cauldron 1 {cauldron}", "pass")
    assert fact(state, "wizard 1") == stop


@pytest.mark.permits("GLA-8")
def test_any_of_the_six_places() -> None:
    for position, lane in (("w3", "r3c{}"), ("n4", "r{}c4")):
        for at in range(1, 7):
            place = lane.format(at)
            card = stated("", f"at {place}")
            state = played(f"wizard 1 red {position} | wizard 2 yellow ne", f"{place}>cauldron")
            assert fact(state, "cauldron 1") == card


@pytest.mark.forbids("GLA-8")
def test_no_other_line_and_no_pass() -> None:
    assert refusal(BESIDE, "r3c1>cauldron") == "GLA-8"
    assert refusal(BESIDE, "pass") == "GLA-8"
    assert refusal(f"{BESIDE} | {grid(**SAFE)}", "pass") is None


@pytest.mark.permits("GLA-9")
def test_at_a_corner_the_turn_passes() -> None:
    state = played("wizard 2 yellow w4", "pass")
    assert (state.to_act, fact(state, "wizard 2"), fact(state, "cauldron 1")) == ((1,), "w2", "-")


@pytest.mark.forbids("GLA-9")
@pytest.mark.parametrize("action", ["r1c2>cauldron", "r2c1>cauldron", "r6c5>cauldron"])
def test_and_no_card_is_taken(action: str) -> None:
    assert refusal("", action) == "GLA-9"


@pytest.mark.permits("GLA-10")
def test_face_up_on_top_and_only_the_top_is_seen() -> None:
    state = played(f"{BESIDE} | cauldron 1 wa1 wa2 | {line(*ROW, **SAFE)}", "r2c1>cauldron")
    assert fact(state, "cauldron 1") == "wa1 wa2 ra1"
    for seat in (None, 0, 1):
        owner = state.view(seat)["players"][0]
        assert (owner["top"], owner["count"]) == ("ra1", 3)
        assert "wa" not in str(state.view(seat))


@pytest.mark.forbids("GLA-10")
def test_ingredients_and_jokers_go_nowhere_else() -> None:
    position = f"{BESIDE} | {line(*ROW, **SAFE)}"
    for to in ("spells", "cast"):
        assert refusal(position, f"r2c1>{to}") == refusal(position, f"r2c2>{to}") == "GLA-10"


@pytest.mark.permits("GLA-11")
def test_after_a_joker_the_same_line_again() -> None:
    state = played("wizard 1 red e2 | wizard 2 yellow n4 | grid " + GRID_WITH_JOKER, "r2c2>cauldron", "pass")
    assert (fact(state, "wizard 1"), fact(state, "step 1"), state.to_act) == ("e2", "0", (0,))
    assert fact(state, "line").split() == [f"r2c{column}" for column in range(1, 7)]


@pytest.mark.forbids("GLA-11")
def test_no_move_by_the_number_under_it() -> None:
    assert stated("wizard 1 red e2 | cauldron 1 ra4 joker", "step 1") == "0"


@pytest.mark.permits("GLA-12")
def test_the_deck_fills_the_gap() -> None:
    state = played(BESIDE + " | deck va1 va2", "r2c1>cauldron")
    assert (fact(state, "at r2c1"), fact(state, "deck-size")) == ("va1", "1")


@pytest.mark.forbids("GLA-12")
def test_an_empty_deck_fills_none() -> None:
    state = played(f"wizard 1 red e2 | wizard 2 yellow n5 | {line(*ROW, **SAFE)}", "r2c1>cauldron")
    assert fact(state, "at r2c1") == "."
    assert refusal(GAME.write(state), "r2c1>cauldron") == "GLA-12"


GRID_WITH_JOKER = (
    "# ra1 ra2 ra3 ra4 # rb1 joker rb2 rb3 rb4 ya1 ya2 ya3 ya4 yb1 yb2 yb3 "
    "yb4 oa1 oa2 oa3 oa4 ob1 ob2 ob3 ob4 wa1 wa2 wa3 # wa4 wb1 wb2 wb3 #"
)


def test_every_rule_is_shown_from_both_sides() -> None:
    shown: dict[str, set[str]] = {"permits": set(), "forbids": set()}
    for module in (sys.modules[__name__], test_spells_and_end, test_scoring):
        for test in vars(module).values():
            for mark in getattr(test, "pytestmark", []):
                if mark.name in shown:
                    shown[mark.name].add(mark.args[0])
    rules = {f"GLA-{number}" for number in range(1, 30)}
    assert shown == {"permits": rules, "forbids": rules}
