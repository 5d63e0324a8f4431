"""Reasons that were false once, each in the position in which it was said, and what is said there now."""

from __future__ import annotations

import pytest

import pyengine
from pyengine.core.game import Game
from pyengine.core.state import State
from tests.web.claim_case import Case
from tests.web.claim_judges import JUDGES
from tests.web.test_claims import reasons_of, scene
from web.games import table_of


def said(game: Game, state: State, seat: int) -> dict[str, str | None]:
    """What is said of each legal action; each claim is judged."""
    table, seen = table_of(game.id), scene(game, state, seat)
    for text in seen.legal:
        for claim in reasons_of(game).claims(text, seen):
            assert JUDGES[game.id][claim.message](Case(state, seat, text, claim.facts)), (claim, text)
    return {text: table.reason(text, seen) for text in seen.legal}


def dealt(game_id: str, seed: int, seat: int | None = None) -> dict[str, str | None]:
    game = pyengine.game(game_id)
    state = game.deal(2, seed)
    return said(game, state, state.to_act[0] if seat is None else seat)


def at(game_id: str, position: str, seat: int = 0) -> dict[str, str | None]:
    game = pyengine.game(game_id)
    return said(game, game.position(position), seat)


@pytest.mark.parametrize(("seed", "smallest"), [(5, "9>own-up"), (41, "54>own-down")])
def test_the_smallest_gap_is_the_smallest(seed: int, smallest: str) -> None:
    """Gaps of 20 and more were called the least while others were 8 and 6."""
    found = dealt("face-to-face", seed)
    assert [text for text, why in found.items() if why and "none of your cards makes a smaller one" in why] == [
        smallest
    ]


def test_a_step_that_another_card_takes_back_says_so() -> None:
    found = dealt("face-to-face", 41)
    assert found["19>own-up"] == "After the 19 your 9 takes this pile back by ten."


def test_a_step_is_not_the_smallest_where_a_pile_can_go_back() -> None:
    found = at("face-to-face", "own up 27 | hand 17 30 45")
    assert found["17>own-up"] == "The backwards trick: from 27 to 17 wins you ten numbers back."
    assert found["30>own-up"] == "It is a step of only 3."
    assert not found["45>own-up"]


def test_a_gift_counts_the_second_card_that_is_owed() -> None:
    """With six cards in hand one more has to follow the gift: two new cards come, as without it (F2F-6)."""
    found = at("face-to-face", "own up 27 | their up 30 | hand 17 20 28 45 46 50 | draw 2 3 4 5 6 7 8")
    assert found["20>their-up"] == (
        "After a gift you fill your hand to six at the end of the turn, however many cards you lay."
    )
    fewer = at("face-to-face", "own up 27 | their up 30 | hand 17 20 28 45 | draw 2 3 4 5 6 7 8")
    assert fewer["20>their-up"] == (
        "A gift fills your hand to six: at the end of the turn at least 4 new cards instead of two."
    )


LAST_FLIGHT = (
    "players 2 | match points | target 20 | game 2 | round 6 | first 1 | out y v | phase lay | laid 1 - | laid 2 b1>1 "
    "| table - | order - | swap - | used 1 1 3 4 5 6 | used 2 2 3 4 5 6 | hand 1 r6 x2 x3 | hand 2 r1 d | city 1 o2 | "
    "city 2 g2 r5 o4 | deck b4 o5 g5 b6 b2 b3 r2 o6 x4 d o3 g1 r4 g4 b5 r3 u g6 o1 | discard g3 d x6 u x1 x5 | "
    "scores 9 7 | wins 0 0 | rng 3232646814"
)
"""Each has one flight left: 2 and 1."""


def test_nothing_is_said_of_high_flights_where_one_flight_is_left() -> None:
    found = at("flights", LAST_FLIGHT)
    assert found["r6>2"] == "You lack this colour, and with flight 2 nobody can pick before you."
    assert found["x2>2"] == "Whoever picks last takes an exchange. With flight 2 that cannot be you."


def test_an_opening_of_flights_has_more_than_one_reason() -> None:
    found = dealt("flights", 7, 0)
    assert found["y1>1"] == "You hold another city in yellow, so you can spare this one."
    assert found["v3>1"] == "It costs you only flight 1: you keep your 6 for a later round."
    assert len({*found.values()}) > 3


def test_a_shift_that_tears_a_pair_apart_prepares_nothing() -> None:
    found = at("nizam", "field RRERT ..... ..... ..... ..... | hand 1 R T")
    assert not any(why for text, why in found.items() if ">" in text)


def test_a_shift_prepares_what_one_more_shift_scores() -> None:
    found = at("nizam", "field RRSER DJAJA DODOS OJEAT TTESS | hand 1 R S J A D")
    prepared = [why for why in found.values() if why and why.startswith("By itself it adds nothing")]
    assert all("one shift more" in why for why in prepared)


def test_a_wild_names_a_colour_of_which_there_is_most() -> None:
    found = dealt("uno", 11)
    assert found["wild+2>blue"] == "That leaves you 2 cards of this colour; you have no more of any other."
    assert [found[f"wild+2>{colour}"] for colour in ("green", "red", "yellow")] == [None] * 3


def test_keeping_a_number_card_has_no_reason_and_a_wild_has() -> None:
    base = (
        "players 2 | seat 1 | dealer 2 | direction left | round 1 | phase drawn | colour red | was - | late - | open - "
        "| let - | hand 2 g1 g2 | scores 0 0 | target 250 | scoring winner | bluff on | two_player_reverse skip | "
        "last_draw_one off | rng 1"
    )
    number = at("uno", f"{base} | drawn r5 | hand 1 b2 r5 | discard b0 r9")
    assert number["keep"] is None
    wild = at("uno", f"{base} | drawn wild | hand 1 b2 wild | discard b0 r9")
    assert wild["keep"] == "You keep this card for a later turn: Wild."


@pytest.mark.parametrize(("held", "loses"), [("b2", True), ("r2", False)])
def test_a_bluff_holds_nobody_up_for_certain(held: str, loses: bool) -> None:
    """A Wild Draw Two costs the next player the turn, unless it was a bluff that is challenged (UNO-14)."""
    found = at(
        "uno",
        "players 3 | seat 1 | dealer 3 | direction left | round 1 | phase play | drawn - | colour red | was - | late - "
        f"| open - | let - | hand 1 {held} g7 wild+2 | hand 2 g1 | hand 3 g2 g3 g4 | discard b0 r9 | scores 0 0 0 | "
        "target 250 | scoring winner | bluff on | two_player_reverse skip | last_draw_one off | rng 1",
    )
    assert ("P2 is down to 1 card, and your card makes P2 miss a turn." in str(found["wild+2>green"])) == loses
