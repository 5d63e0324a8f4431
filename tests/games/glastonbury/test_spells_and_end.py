"""The spells of Glastonbury and how it ends: GLA-13 to GLA-22."""

from __future__ import annotations

import pytest

import pyengine
from pyengine.core.prng import Prng
from tests.games.glastonbury.table import GAME, fact, grid, line, played, refusal, stated

E2 = "wizard 1 red e2 | wizard 2 yellow e2"
FAR = {
    "r1c2": "na1",
    "r1c3": "na2",
    "r1c4": "na3",
    "r1c5": "na4",
    "r6c2": "nb1",
    "r6c3": "nb4",
    "r3c1": "nb2",
    "r3c6": "nb3",
}
FIVE = ("ra1", "ra2", "luck", "eye", "rb1")
FULL = line(*FIVE, **FAR)


@pytest.mark.permits("GLA-13")
def test_one_spell_and_next_turn_another() -> None:
    state = played(f"{E2} | spells 1 appear2 | {FULL}", "appear", "r3c1>cauldron")
    assert fact(state, "spells 1") == "appear1"
    again = GAME.write(state).replace("seat 2", "seat 1")
    assert refusal(again, "appear") is None
    assert stated(f"{E2} | spells 1 appear0 appear1 | {FULL}", "spells 1") == "appear0 appear1"


@pytest.mark.forbids("GLA-13")
def test_no_two_spells_in_a_turn_and_none_into_a_cauldron() -> None:
    state = played(f"{E2} | spells 1 appear2 move3 appear2 | {FULL}", "appear")
    for action in ("appear", "move"):
        assert refusal(GAME.write(state), action) == "GLA-13"
    state = played(f"wizard 1 red ne | spells 1 move3 appear2 | {FULL} | cauldron 1 oa3", "move")
    assert refusal(GAME.write(state), "appear") == "GLA-13"
    assert refusal(f"{E2} | {line('appear', 'luck', 'ra1', **FAR)}", "r2c1>cauldron") == "GLA-13"
    assert refusal(f"{E2} | {line('appear', 'luck', 'ra1', **FAR)}", "r2c2>cauldron") == "GLA-13"


@pytest.mark.permits("GLA-14")
def test_magic_appearance_reaches_the_whole_grid_twice() -> None:
    position = f"{E2} | spells 1 appear2 | {FULL}"
    state = played(position, "appear")
    assert fact(state, "using") == "appear"
    assert fact(state, "line") == "r1c2 r1c3 r1c4 r1c5 r2c1 r2c2 r2c5 r3c1 r3c6 r6c2 r6c3"
    state.apply(0, GAME.parse("r6c2>cauldron"))
    assert (fact(state, "cauldron 1"), fact(state, "spells 1"), fact(state, "using")) == ("nb1", "appear1", "-")


@pytest.mark.forbids("GLA-14")
def test_not_orange_not_at_a_corner_not_used_up_and_not_for_nothing() -> None:
    assert refusal(GAME.write(played(f"{E2} | spells 1 appear1 | {FULL}", "appear")), "r2c3>cast") == "GLA-14"
    assert refusal(f"wizard 1 red ne | spells 1 appear2 | {FULL}", "appear") == "GLA-14"
    assert refusal(f"{E2} | spells 1 appear0 | {FULL}", "appear") == "GLA-14"
    assert refusal(f"{E2} | {FULL}", "appear") == "GLA-14"
    assert refusal(f"{E2} | spells 1 appear2 | {line('luck', 'eye')}", "appear") == "GLA-14"
    assert refusal(GAME.write(played(f"{E2} | spells 1 appear2 | {FULL}", "appear")), "pass") == "GLA-8"


@pytest.mark.permits("GLA-15")
@pytest.mark.parametrize(("card", "kept"), [("appear", "appear2"), ("move", "move3")])
def test_magic_appearance_may_take_a_kept_spell(card: str, kept: str) -> None:
    state = played(f"{E2} | spells 1 appear2 | {line('ra1', 'ra2', r5c5=card, r5c4='oa1')}", "appear", "r5c5>spells")
    assert fact(state, "spells 1") == f"appear1 {kept}"


@pytest.mark.forbids("GLA-15")
def test_taking_it_is_not_using_it() -> None:
    state = played(f"{E2} | {line('move', 'ra2', 'ra3', r5c4='oa1', r4c1='oa2')}", "r2c1>spells")
    assert (state.to_act, fact(state, "wizard 1"), fact(state, "spells 1")) == ((1,), "e2", "move3")


@pytest.mark.permits("GLA-16")
def test_magic_movement_goes_on_from_a_corner_three_times() -> None:
    spent = "move3"
    for left in ("move2", "move1", "move0"):
        state = played(f"wizard 1 red ne | cauldron 1 va1 | spells 1 {spent} | {FULL}", "move")
        assert (fact(state, "wizard 1"), fact(state, "spells 1"), state.to_act) == ("e2", left, (0,))
        state.apply(0, GAME.parse("r2c1>cauldron"))
        assert state.to_act == (1,)
        spent = left


@pytest.mark.forbids("GLA-16")
def test_not_beside_a_line_not_used_up_and_no_orange_spell_that_turn() -> None:
    assert refusal(f"{E2} | spells 1 move3 | {FULL}", "move") == "GLA-16"
    assert refusal(f"wizard 1 red ne | spells 1 move0 | {FULL}", "move") == "GLA-16"
    assert refusal(f"wizard 1 red ne | {FULL}", "move") == "GLA-16"
    moved = GAME.write(played(f"wizard 1 red ne | cauldron 1 va1 | spells 1 move3 | {FULL}", "move"))
    assert refusal(moved, "r2c3>cast") == refusal(moved, "r2c4>cast") == "GLA-16"
    assert refusal(moved, "r2c1>cauldron") is None
    assert refusal(moved, "move") == "GLA-13"
    with pytest.raises(pyengine.NotationError):
        GAME.position("wizard 1 red ne | using move | spells 1 move2")


@pytest.mark.forbids("GLA-16")
def test_it_never_ends_at_a_corner() -> None:
    for corner in ("nw", "ne", "se", "sw"):
        for cauldron in ("-", "va1", "va2", "va3", "va4", "va1 joker", "joker"):
            state = played(f"wizard 1 red {corner} | spells 1 move3 | cauldron 1 {cauldron}", "move")
            assert len(fact(state, "line").split()) == 6


LUCK_OF_3 = (
    "players 4 | seat 3 | wizard 1 red n4 | wizard 3 green e2 | wizard 4 blue s3 | "
    "cauldron 1 wa1 | cauldron 2 wa2 wa3 | cauldron 3 oa1 | cauldron 4 wa4"
)


@pytest.mark.permits("GLA-17")
def test_the_others_tops_go_under_the_deck_clockwise_and_then_the_gap_is_filled() -> None:
    full = FULL.removesuffix(" | deck -")
    state = played(f"{LUCK_OF_3} | {full} | deck ka1", "r2c3>cast")
    assert [fact(state, f"cauldron {seat}") for seat in (1, 2, 3, 4)] == ["-", "wa2", "oa1", "-"]
    assert GAME.write(state).split(" | deck ")[1].split(" | ")[:2] == ["wa4 wa1 wa3", "known 3"]
    assert (fact(state, "at r2c3"), fact(state, "spells 3")) == ("ka1", "luck")


@pytest.mark.permits("GLA-17")
def test_the_cards_seen_to_go_under_the_deck_stay_known() -> None:
    full = FULL.removesuffix(" | deck -")
    state = played(f"{LUCK_OF_3} | {full} | deck ka1 ka2 ka3", "r2c3>cast")
    decks = {GAME.write(state.determinize(0, Prng(seed))).split(" | deck ")[1][:19] for seed in range(20)}
    assert {deck[8:] for deck in decks} == {"wa4 wa1 wa3"[:11]}
    assert {deck[:7] for deck in decks} == {"ka2 ka3", "ka3 ka2"}
    for action in ("pass", "pass"):
        state.apply(state.to_act[0], GAME.parse(action))
    assert "known 3" in GAME.write(state)


@pytest.mark.forbids("GLA-17")
def test_without_a_deck_they_leave_the_game_and_an_empty_cauldron_loses_nothing() -> None:
    aside = "aside va1"
    state = played(f"{LUCK_OF_3} | {FULL}".replace("deck -", f"deck - | {aside}"), "r2c3>cast")
    assert fact(state, "aside").split()[-4:] == ["va1", "wa4", "wa1", "wa3"]
    assert (fact(state, "deck-size"), fact(state, "at r2c3"), fact(state, "step 1")) == ("0", ".", "2")
    state = played(f"{E2} | {FULL}", "r2c3>cast")
    assert fact(state, "cauldron 2") == "-"


@pytest.mark.permits("GLA-18")
def test_the_owner_looks_through_the_cauldron() -> None:
    events = GAME.position(f"{E2} | cauldron 1 wa1 joker wa2 | {FULL}").apply(0, GAME.parse("r2c4>cast"))
    looked = next(event for event in events if event.type == "looked")
    assert looked.reveals
    assert looked.seen_by(0).to_json() == {"type": "looked", "seat": 0, "cards": ["wa1", "joker", "wa2"]}


@pytest.mark.forbids("GLA-18")
def test_nobody_else_does_and_the_order_stays() -> None:
    state = GAME.position(f"{E2} | cauldron 1 wa1 joker wa2 | {FULL}")
    looked = next(event for event in state.apply(0, GAME.parse("r2c4>cast")) if event.type == "looked")
    for seat in (None, 1):
        assert looked.seen_by(seat).to_json()["cards"] == ["?", "?", "?"]
    assert fact(state, "cauldron 1") == "wa1 joker wa2"
    assert "wa1" not in str(state.view(0))


UNDER = [("ra3 joker", "n4"), ("ra4 ra1 joker joker", "n2"), ("joker", "n3"), ("joker joker", "n3")]


@pytest.mark.permits("GLA-19")
@pytest.mark.parametrize(("cauldron", "stop"), UNDER)
def test_at_a_corner_under_a_joker_one_may_go_by_the_number_below(cauldron: str, stop: str) -> None:
    state = played(f"seat 2 | wizard 2 yellow ne | wizard 1 red nw | cauldron 1 {cauldron}", "pass")
    assert (fact(state, "wizard 1"), state.to_act) == ("nw", (0,))
    for action in ("walk", "move"):
        state = played(f"wizard 1 red nw | spells 1 move3 | cauldron 1 {cauldron}", action)
        assert (fact(state, "wizard 1"), state.to_act, fact(state, "seat")) == (stop, (0,), "1")
    assert refusal(f"wizard 1 red {stop} | cauldron 1 {cauldron}", f"r1c{stop[1]}>cauldron") is None


@pytest.mark.permits("GLA-19")
def test_or_stay_and_choose_again_next_turn() -> None:
    state = played("wizard 1 red nw | cauldron 1 ra3 joker | wizard 2 yellow ne", "pass")
    assert (fact(state, "wizard 1"), fact(state, "cauldron 1"), state.to_act) == ("nw", "ra3 joker", (1,))
    state.apply(1, GAME.parse("r3c6>cauldron"))
    assert [GAME.format(action) for action in state.legal(0)] == ["walk", "pass"]


@pytest.mark.permits("GLA-19")
def test_after_the_walk_the_turn_is_like_any_other() -> None:
    state = played(f"wizard 1 red ne | spells 1 appear1 | cauldron 1 va1 joker | {FULL}", "walk")
    assert fact(state, "using") == "-"
    assert refusal(GAME.write(state), "r2c3>cast") is None
    assert refusal(GAME.write(state), "appear") is None
    assert refusal(GAME.write(state), "pass") == "GLA-8"
    assert refusal(GAME.write(state), "walk") == "GLA-19"


@pytest.mark.permits("GLA-19")
def test_it_comes_of_bad_luck_and_the_number_is_hidden_until_the_walk() -> None:
    state = GAME.position(f"seat 1 | wizard 1 red e2 | wizard 2 yellow sw | cauldron 2 ra3 joker wa1 | {FULL}")
    events = state.apply(0, GAME.parse("r2c3>cast"))
    assert "moved" not in [event.type for event in events]
    seen = state.view(1)["players"][1]
    assert (fact(state, "wizard 2"), seen["step"], seen["next"], state.view(1)["line"]) == ("sw", "?", "?", [])
    moved = state.apply(1, GAME.parse("walk"))[0]
    assert (moved.to_json(), moved.reveals) == ({"type": "moved", "seat": 1, "steps": 3, "stop": "w3"}, True)


@pytest.mark.forbids("GLA-19")
@pytest.mark.parametrize(
    "position", ["wizard 1 red ne | cauldron 1 ra3", "wizard 1 red ne", "wizard 1 red n2 | cauldron 1 ra3 joker"]
)
def test_no_walk_without_a_joker_on_top_nor_away_from_a_corner(position: str) -> None:
    assert refusal(position, "walk") == "GLA-19"


@pytest.mark.forbids("GLA-19")
def test_no_card_before_the_walk_and_beside_a_line_the_number_is_0() -> None:
    position = "wizard 1 red {} | wizard 2 yellow ne | cauldron 1 ra3 joker"
    for corner in ("nw", "ne", "se", "sw"):
        assert stated(position.format(corner), "step 1") == "3"
        assert refusal(position.format(corner), "r2c1>cauldron") == "GLA-19"
    assert stated(position.format("n2"), "step 1") == "0"
    assert fact(played(f"seat 2 | {position.format('n2')}", "pass"), "wizard 1") == "n2"


LAST = {
    "row 3": ("e3", "r3c1", {"r3c1": "oa1", "r2c1": "oa2"}),
    "column 3": ("n3", "r6c3", {"r6c3": "oa1", "r6c4": "oa2"}),
    "column 1": ("e2", "r2c1", {"r2c1": "oa1", "r2c3": "oa2"}),
    "row 6": ("n3", "r6c3", {"r6c3": "oa1", "r4c3": "oa2"}),
}
"""Last cards of lines: the stop beside them, the place, and all that lies in the lines through it."""


def end_of(line: str, option: str) -> str:
    stop, place, cards = LAST[line]
    position = f"outer_lines {option} | wizard 1 red {stop} | wizard 2 yellow ne | {grid(**cards, r5c5='ob1')}"
    state = played(position, f"{place}>cauldron")
    assert bool(state.to_act) == (fact(state, "over") == "-")
    return fact(state, "over")


@pytest.mark.permits("GLA-20")
@pytest.mark.parametrize("line", ["row 3", "column 3"])
@pytest.mark.parametrize("option", ["off", "on"])
def test_the_last_card_of_an_inner_line_ends_the_game(line: str, option: str) -> None:
    assert end_of(line, option) == "GLA-20"


@pytest.mark.permits("GLA-20")
@pytest.mark.parametrize("line", ["column 1", "row 6"])
def test_that_of_an_outer_one_by_the_option(line: str) -> None:
    assert end_of(line, "on") == "GLA-20"


@pytest.mark.forbids("GLA-20")
@pytest.mark.parametrize("line", ["column 1", "row 6"])
def test_not_that_of_an_outer_one_otherwise(line: str) -> None:
    assert end_of(line, "off") == "-"
    assert refusal(f"wizard 1 red e2 | {grid(r2c1='oa1', r2c3='oa2', r5c5='ob1')}", "r2c1>aside") == "GLA-21"
    assert GAME.position("").view(None)["outer_lines"] is False


@pytest.mark.forbids("GLA-20")
def test_not_the_last_but_one() -> None:
    cards = grid(r3c1="oa1", r3c2="oa2", r4c2="ob1", r4c3="ob2", r2c1="ob3")
    state = played(f"outer_lines on | wizard 1 red e3 | {cards}", "r3c1>cauldron")
    assert fact(state, "over") == "-"
    state = played("wizard 1 red e3 | " + grid(r3c2="oa1", r4c3="ob2"), "r3c2>cauldron")
    assert (fact(state, "over"), refusal(GAME.write(state), "pass")) == ("GLA-20", "GLA-20")


@pytest.mark.permits("GLA-21")
@pytest.mark.parametrize("card", ["ra4", "joker"])
def test_the_last_card_may_be_declined(card: str) -> None:
    position = f"{E2} | cauldron 1 wa1 wa2 wa3 | {line(card, r5c5='oa1')}"
    assert refusal(position, "r2c1>cauldron") is None
    state = played(position, "r2c1>aside")
    assert (fact(state, "over"), fact(state, "cauldron 1"), fact(state, "score 1")) == ("GLA-20", "wa1 wa2 wa3", "6")
    assert fact(state, "aside").split()[-1] == card


@pytest.mark.permits("GLA-21")
def test_bad_luck_taken_last_still_works() -> None:
    state = played(f"{E2} | cauldron 2 wa1 wa2 wa3 wa4 | {line('luck', r5c5='oa1')}", "r2c1>cast")
    assert (fact(state, "over"), fact(state, "cauldron 2"), fact(state, "score 2")) == ("GLA-20", "wa1 wa2 wa3", "6")


@pytest.mark.forbids("GLA-21")
def test_no_other_card_may_and_no_spell() -> None:
    assert refusal(f"{E2} | {FULL}", "r2c1>aside") == "GLA-21"
    for card, way in (("luck", "cast"), ("move", "spells")):
        position = f"{E2} | {line(card, r5c5='oa1')}"
        assert refusal(position, "r2c1>aside") == "GLA-21"
        assert refusal(position, f"r2c1>{way}") is None


CORNER = "wizard 1 red ne | wizard 2 yellow ne | cauldron 1 wa1"


@pytest.mark.permits("GLA-22")
def test_stranded_beside_orange_spells_the_game_ends() -> None:
    state = played(f"{CORNER} | spells 1 move3 | {line('luck', 'eye', r5c5='oa1')}", "move")
    assert (fact(state, "over"), fact(state, "wizard 1"), state.to_act) == ("GLA-22", "e2", ())
    assert refusal(GAME.write(state), "r2c1>cast") == "GLA-22"
    again = GAME.position(f"{E2} | using move | spells 1 move2 | {line('luck', 'eye', r5c5='oa1')}")
    assert fact(again, "over") == "GLA-22"


@pytest.mark.forbids("GLA-22")
def test_not_by_a_normal_move_nor_beside_another_card_nor_beside_none() -> None:
    state = played(f"seat 2 | {CORNER} | {line('luck', 'eye', r5c5='oa1')}", "pass")
    assert (fact(state, "over"), refusal(GAME.write(state), "r2c1>cast")) == ("-", None)
    assert refusal(GAME.write(state), "pass") == "GLA-8"
    state = played(f"{CORNER} | spells 1 move3 | {line('luck', 'ra1', r5c5='oa1')}", "move")
    assert fact(state, "over") == "-"
    state = played(f"{CORNER} | spells 1 move3 | {grid(r5c5='oa1')}", "move")
    assert (fact(state, "over"), refusal(GAME.write(state), "pass")) == ("-", None)
