"""Reasons that were false once, each in the position in which it was said, and what is said there now."""

from __future__ import annotations

import pytest

import pyengine
from pyengine.core.game import Game
from pyengine.core.state import State
from tests.web.claim_case import Case
from tests.web.claim_judges import JUDGES
from tests.web.test_claims import scene
from web.games import table_of


def said(game: Game, state: State, seat: int) -> dict[str, str | None]:
    """What is said of each legal action; each claim is judged."""
    table, seen = table_of(game.id), scene(game, state, seat)
    for text in seen.legal:
        for claim in table.best_claims(text, seen):
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


@pytest.mark.parametrize(
    ("drawn", "said"),
    [
        ("r7", "You still hold 1 red card, so you can go on in that colour."),
        ("wild", "That leaves you 1 card of this colour; you have no more of any other."),
    ],
)
def test_the_drawn_card_is_not_the_only_one_that_fits(drawn: str, said: str) -> None:
    """Who draws although a card fits may lay the drawn one alone: it was called the only card that fits."""
    found = at(
        "uno",
        "players 2 | seat 1 | dealer 2 | direction left | round 1 | phase drawn | colour red | was - | late - | open - "
        f"| let - | hand 1 {' '.join(sorted(['b2', 'r5', drawn]))} | drawn {drawn} | hand 2 g1 g2 | discard b0 r9 | "
        "scores 0 0 | target 250 | scoring winner | bluff on | two_player_reverse skip | last_draw_one off | rng 1",
    )
    assert {why for text, why in found.items() if text != "keep"} - {None} == {said}


def test_at_an_opening_of_flights_nobody_can_swap() -> None:
    found = dealt("flights", 100, 1)
    assert found["x2>1"] == "Nobody has a city yet, so nobody can swap with it in this round."


GLASTONBURY_LOW = (
    "players 2 | seat 1 | phase turn | using - | corners choose | outer_lines off | recipes off | out green | "
    "wizard 1 red n3 | wizard 2 yellow e4 | cauldron 1 rb4 rb1 wa2 rb2 ob1 ra4 | cauldron 2 ya2 vb2 vb1 vb4 ya1 "
    "wb4 | spells 1 luck | spells 2 luck | recipes 1 - | recipes 2 - | grid # move ob2 wa1 joker # kb3 wb1 vb3 "
    "bb3 ba1 yb1 va4 joker oa2 na3 kb1 ba3 luck yb3 nb3 ka3 na1 ka4 na4 ra1 kb4 eye oa1 ka2 # rb3 bb1 nb2 ya3 # | "
    "deck ba2 wa3 ka1 appear bb4 oa3 wb3 eye ob4 nb4 yb2 ra3 wa4 ya4 va1 wb2 oa4 nb1 appear move kb2 va2 bb2 ba4 "
    "ra2 na2 yb4 luck ob3 va3 | known 2 | aside - | ended - | end - | rng 3092777115699243121"
)
"""An orange card that may be taken; another one lies in the own cauldron, below its top."""


def test_a_low_card_is_told_by_what_it_would_cost_alone() -> None:
    """One of its kind may lie in the cauldron, which nobody is reminded of: then it cannot stay alone."""
    found = at("glastonbury", GLASTONBURY_LOW, 0)
    assert found["r1c3>cauldron"] == "Even alone of its kind it would cost you only 2 points."
