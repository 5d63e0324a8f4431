"""The cards of the games of gems: kinds, payments, hands, and what a seat cannot see."""

from __future__ import annotations

from dataclasses import FrozenInstanceError
from itertools import combinations_with_replacement

import pytest
from hypothesis import given
from hypothesis import strategies as st

import pyengine
from pyengine.core.prng import Prng
from pyengine.gems.field import (
    CELLS,
    CHANGED,
    CODES,
    COPIES,
    EMPTY,
    END_CELLS,
    ENDS,
    KINDS,
    LETTERS,
    LINES,
    PAYMENTS,
    PEARL,
    PRICE,
    SIDE,
    Shift,
    can_shift,
    fault,
    gems_of,
    hand_of,
    holds,
    letters,
    line_facts,
    mix_unseen,
    pay_and_shift,
    payable,
    read_shift,
    scarcity,
    score_shifts,
    threes,
    write_cards,
    write_field,
    write_shift,
)

hands = st.lists(st.integers(0, 4), min_size=8, max_size=8)
FIELD = [CODES[letter] for letter in "RSEAT SEATD EATDO ATDOJ TDOJo".replace(" ", "")]


def test_kinds_and_numbers_of_cards() -> None:
    assert (KINDS, LETTERS, PEARL, EMPTY) == ("RSEATDOJ", "RSEATDOJo.", 8, 9)
    assert (COPIES, SIDE, PRICE) == (12, 5, 3)
    assert [CODES[letter] for letter in LETTERS] == list(range(10))


def test_names_of_lines_and_ends() -> None:
    rows, columns = [f"row{at}" for at in range(1, 6)], [f"col{at}" for at in range(1, 6)]
    assert list(LINES) == rows + columns
    across = [f"{row}-{side}" for row in rows for side in ("left", "right")]
    assert list(ENDS) == across + [f"{column}-{side}" for column in columns for side in ("top", "bottom")]
    assert CELLS[1] == (5, 6, 7, 8, 9)
    assert CELLS[6] == (1, 6, 11, 16, 21)
    assert (CHANGED[2], CHANGED[7]) == ((2, 5, 6, 7, 8, 9), (7, 0, 1, 2, 3, 4))


def test_payments_are_each_kind_alone_and_every_three() -> None:
    assert PAYMENTS[:8] == tuple((kind,) for kind in range(8))
    assert PAYMENTS[8:] == tuple(combinations_with_replacement(range(8), 3))


@given(hands)
def test_threes_are_all_that_a_hand_holds(hand: list[int]) -> None:
    cut = tuple(min(count, 3) for count in hand)
    wanted = {three for three in PAYMENTS[8:] if all(cut[kind] >= three.count(kind) for kind in three)}
    assert {PAYMENTS[at] for at in threes(cut)} == wanted
    assert list(threes(cut)) == sorted(threes(cut))


@pytest.mark.parametrize(("kinds", "held"), [("R", True), ("RR", True), ("RRR", False), ("RS", True), ("E", False)])
def test_a_hand_holds_as_many_as_it_has(kinds: str, held: bool) -> None:
    assert holds([2, 1, 0, 0, 0, 0, 0, 0], [CODES[kind] for kind in kinds]) is held


def test_what_is_paid_leaves_the_hand_for_the_top_of_the_discard() -> None:
    hand, discard, field = [1, 2, 1, 0, 0, 0, 0, 0], [7], FIELD[:]
    pay_and_shift(Shift("SSE", "row1-left"), hand, discard, field)
    assert (hand, discard) == ([1, 0, 0, 0, 0, 0, 0, 0], [7, 1, 1, 2])
    assert (letters(field[:5]), field[5:]) == (list("SEATR"), FIELD[5:])


def test_hands_and_cards_as_text() -> None:
    assert (hand_of([7, 0, 7]), gems_of([1, 0, 0, 2, 0, 0, 0, 0])) == ([1, 0, 0, 0, 0, 0, 0, 2], [0, 3, 3])
    assert (write_cards([1, 0]), write_cards([])) == ("S R", "-")
    assert write_field(FIELD) == "RSEAT SEATD EATDO ATDOJ TDOJo"
    facts = line_facts([EMPTY, *FIELD[1:]])
    assert facts["field"] == ".SEAT SEATD EATDO ATDOJ TDOJo"
    assert list(facts) == ["field", *LINES]
    assert (facts["row1"], facts["row5"], facts["col1"], facts["col5"]) == (".SEAT", "TDOJo", ".SEAT", "TDOJo")


def test_nothing_is_shifted_where_all_ends_are_empty() -> None:
    hollow = [EMPTY if cell in END_CELLS else 0 for cell in range(25)]
    assert not can_shift(hollow, [3] * 8)
    assert payable(hollow, [3] * 8) == []
    hollow[END_CELLS[7]] = 5
    assert can_shift(hollow, [0, 0, 0, 0, 0, 1, 0, 0])
    assert not can_shift(hollow, [1, 1, 0, 0, 0, 0, 0, 0])
    assert can_shift(hollow, [1, 1, 1, 0, 0, 0, 0, 0])


@pytest.mark.parametrize("end", ["row6-left", "row1-top", "", "row1"])
def test_at_an_end_that_there_is_not_nothing_lies(end: str) -> None:
    assert fault(FIELD, [3] * 8, Shift("R", end)) == "empty"


def test_two_cards_are_no_price() -> None:
    assert fault(FIELD, [3] * 8, Shift("RS", "row1-left")) == "price"


def test_a_shift_is_a_value() -> None:
    wanted = Shift("R", "row1-left")
    assert {wanted: 1}[Shift("R", "row1-left")] == 1
    with pytest.raises(FrozenInstanceError):
        wanted.end = "row1-right"  # type: ignore[misc]
    assert not hasattr(wanted, "__dict__")


def test_two_cards_are_read_and_written_as_they_are() -> None:
    assert read_shift("SR>row1-left") == Shift("RS", "row1-left")
    assert write_shift(Shift("RS", "row1-left")) == "RS>row1-left"


def test_scarce_kinds_make_a_payment_dearer() -> None:
    assert scarcity(list("RRSE"), "R") == 0
    assert scarcity(list("RRSE"), "RRS") == pytest.approx(0.01 * (1 / 2 + 1 / 2 + 1))
    assert scarcity(list("RRRR"), "RRR") < scarcity(list("RRSE"), "RRS") < scarcity(list("RSE"), "RSE")


def test_scores_of_shifts_come_from_the_plan_and_of_the_rest_from_elsewhere() -> None:
    game = pyengine.game("nizam")
    view = game.position("field RSEAT SEATD EATDO ATDOJ TDOJR | hand 1 R S E A").view(0)
    actions = [game.parse(text) for text in ("R>row1-left", "RSE>row1-right", "draw")]
    scores = score_shifts(view, actions, lambda _: range(20), lambda _, action: 50.0 if action == actions[2] else 0.0)
    assert scores == [0, pytest.approx(1 - 0.03), 50]

    def unasked(_: object) -> list[float]:
        raise AssertionError("nothing is planned where there is no shift")

    assert score_shifts(view, actions[2:], unasked, lambda _, __: 50.0) == [50]


@given(st.permutations(range(8)), st.integers(0, 2), st.integers(0, 99))
def test_what_a_seat_cannot_see_is_dealt_anew(cards: list[int], seat: int, seed: int) -> None:
    own, deck = [cards[0], cards[0]], [*cards[1:4], *cards[1:4]]
    sizes = dict(zip((at for at in range(3) if at != seat), (1, 4), strict=True))
    pool = iter(cards[4:] + cards[4:5])
    dealt = [hand_of(own if at == seat else [next(pool) for _ in range(sizes[at])]) for at in range(3)]
    unseen = sorted(deck + [gem for at in sizes for gem in gems_of(dealt[at])])
    hands = [hand[:] for hand in dealt]
    mixed = mix_unseen(deck[:], hands, seat, Prng(seed))
    assert hands[seat] == dealt[seat]
    assert [sum(hand) for hand in hands] == [sum(hand) for hand in dealt]
    assert sorted(mixed + [gem for at in sizes for gem in gems_of(hands[at])]) == unseen
    again = [hand[:] for hand in dealt]
    assert (mix_unseen(sorted(deck, reverse=True), again, seat, Prng(seed)), again) == (mixed, hands)


def test_another_chance_deals_another_deck() -> None:
    deals = {tuple(mix_unseen(list(range(8)) * 3, [[0] * 8, [1] * 8], 0, Prng(seed))) for seed in range(8)}
    assert len(deals) == 8
