"""Fields, lines, runs and shifts, checked against simpler implementations."""

from __future__ import annotations

from itertools import groupby

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pyengine.core.errors import NotationError
from pyengine.gems.field import (
    CELLS,
    CHANGED,
    CODES,
    EMPTY,
    END,
    END_CELLS,
    ENDS,
    LINES,
    PAYMENTS,
    PEARL,
    SHIFTS,
    all_shifts,
    can_shift,
    fault,
    gems_of,
    hand_of,
    holds,
    keep_untouched,
    payable,
    read_shift,
    run,
    run_cells,
    runs,
    shift,
)

gems = st.sampled_from([*range(3), PEARL, EMPTY])
fields = st.lists(gems, min_size=25, max_size=25)
hands = st.lists(st.integers(0, 3), min_size=8, max_size=8)
ends = st.sampled_from(range(20))


def codes(letters: str) -> list[int]:
    return [CODES[letter] for letter in letters.replace(" ", "")]


def plain_run(line: list[int]) -> int:
    """The run's code, found by grouping equal neighbours."""
    for gem, group in groupby(line):
        length = len(list(group))
        if length > 2 and gem < PEARL:
            return gem * 8 + length
    return 0


@given(fields)
def test_runs_are_equal_neighbours(field: list[int]) -> None:
    lines = [[field[cell] for cell in CELLS[line]] for line in range(10)]
    assert runs(field) == [plain_run(line) for line in lines]
    for line, code in enumerate(runs(field)):
        if code:
            cells = run_cells(field, line)
            assert {field[cell] for cell in cells} == {code >> 3}
            assert len(cells) == code & 7
            assert set(cells) <= set(CELLS[line])


@given(fields, ends)
def test_a_shift_moves_the_end_card_and_keeps_the_order_of_the_others(field: list[int], end: int) -> None:
    before, cells = field[:], CELLS[end // 2]
    shift(field, end)
    line, was = [field[cell] for cell in cells], [before[cell] for cell in cells]
    assert line == ([was[4], *was[:4]] if end % 2 else [*was[1:], was[0]])
    assert all(field[cell] == before[cell] for cell in range(25) if cell not in cells)
    changed = [at for at in range(10) if run(field, at) != run(before, at)]
    assert set(changed) <= set(CHANGED[end // 2])
    shift(field, end ^ 1)
    assert field == before


@given(fields, ends)
def test_untouched_runs_are_struck_once_they_are_gone(field: list[int], end: int) -> None:
    untouched = runs(field)
    start = untouched[:]
    shift(field, end)
    keep_untouched(field, untouched)
    assert untouched == [code if code == now else 0 for code, now in zip(start, runs(field), strict=True)]


def test_ends_and_their_places() -> None:
    assert (len(ENDS), len(set(ENDS)), len(LINES), len(PAYMENTS)) == (20, 20, 10, 8 + 120)
    places = {"row1-left": 0, "row1-right": 4, "row5-left": 20, "col1-top": 0, "col1-bottom": 20, "col5-bottom": 24}
    assert {name: END_CELLS[END[name]] for name in places} == places


@given(fields, hands)
def test_payable_is_what_has_no_fault(field: list[int], hand: list[int]) -> None:
    found = payable(field, hand)
    assert found == [wanted for wanted in all_shifts() if fault(field, hand, wanted) is None]
    assert bool(found) == can_shift(field, hand)


@pytest.mark.parametrize(
    ("hand", "text", "wrong"),
    [
        ("RS", "R>row1-left", None),
        ("RS", "S>row1-left", "kind"),
        ("SE", "R>row1-left", "lacking"),
        ("SEA", "SEA>row1-left", None),
        ("RSEA", "SEA>row1-left", "held"),
        ("SEA", "SSE>row1-left", "lacking"),
        ("SEA", "SEA>col2-top", None),
        ("SEA", "S>col2-top", "kind"),
        ("SEA", "SEA>col3-top", "empty"),
    ],
)
def test_what_is_wrong_with_a_shift(hand: str, text: str, wrong: str | None) -> None:
    field = codes("Ro.AT SEATD EATDO ATDOJ TDOJR")
    assert fault(field, hand_of(codes(hand)), read_shift(text)) == wrong


@given(hands)
def test_a_hand_is_its_gems(hand: list[int]) -> None:
    assert hand_of(gems_of(hand)) == hand
    assert holds(hand, gems_of(hand))


def test_a_shift_is_its_text() -> None:
    for of_end in SHIFTS:
        for wanted in of_end:
            assert read_shift(f"{wanted.payment}>{wanted.end}") is wanted
    assert read_shift("JRS>col5-bottom").payment == "RSJ"


@pytest.mark.parametrize(
    ("text", "column", "expected"),
    [
        ("R", 1, "action"),
        ("Q>row1-left", 1, "one kind or three"),
        ("RSRS>row1-left", 1, "one kind or three"),
        ("o>row1-left", 1, "one kind or three"),
        (">row1-left", 1, "one kind or three"),
        ("R>row6-left", 3, "end of a line"),
        ("RRS>row1-top", 5, "end of a line"),
    ],
)
def test_a_broken_shift_says_where(text: str, column: int, expected: str) -> None:
    with pytest.raises(NotationError) as caught:
        read_shift(text)
    assert (caught.value.line, caught.value.column, caught.value.expected) == (1, column, expected)
