"""Line indices and lookup tables, checked against the fields they are made from."""

from __future__ import annotations

from functools import reduce
from operator import or_

from hypothesis import given
from hypothesis import strategies as st

from pyengine.gems.field import CHANGED, EMPTY, END_CELLS, ENDS, KINDS, PEARL, hand_of, payable, run, runs, shift
from pyengine.gems.lookup import (
    RUN,
    UNCHANGED,
    indices_after,
    line_index,
    line_indices,
    lookup_after,
    lookup_unchanged,
    one_card_shifts,
    pairs,
    with_pearl,
)

alike = st.integers(0, 2) | st.sampled_from([PEARL, EMPTY])
any_gem = st.integers(0, EMPTY)
fields = st.lists(alike | any_gem, min_size=25, max_size=25)
ends = st.integers(0, len(ENDS) - 1)


def test_a_number_is_its_gems_as_digits() -> None:
    assert line_index([1, 0, 8, 9, 7]) == 10897
    assert line_indices([*range(5), *[3] * 20])[:2] == [1234, 33333]
    assert line_indices([*range(5), *[3] * 20])[5:7] == [3333, 13333]


@given(fields)
def test_runs_by_number(field: list[int]) -> None:
    assert [RUN[line] for line in line_indices(field)] == runs(field)


def test_every_number_has_the_run_of_its_line() -> None:
    for at in range(100_000):
        gems = [at // weight % 10 for weight in (10_000, 1000, 100, 10, 1)]
        assert RUN[at] == run(gems, 0)


@given(fields, ends)
def test_numbers_after_a_shift(field: list[int], end: int) -> None:
    before, shifted = line_indices(field), field[:]
    shift(shifted, end)
    now = line_indices(shifted)
    assert list(indices_after(before, field, end)) == [now[line] for line in CHANGED[end >> 1]]
    assert [before[line] for line in UNCHANGED[end >> 1]] == [now[line] for line in UNCHANGED[end >> 1]]
    assert sorted((*CHANGED[end >> 1], *UNCHANGED[end >> 1])) == list(range(10))


_BITS = [1 << at % 61 for at in range(100_000)]
"""A table in which few lines have the same entry."""


@given(fields, ends)
def test_what_a_table_tells_after_a_shift(field: list[int], end: int) -> None:
    lines, line = line_indices(field), end >> 1
    changed, beside = indices_after(lines, field, end), [lines[other] for other in UNCHANGED[line]]
    assert lookup_after(_BITS, lines, field, end) == reduce(or_, [_BITS[at] for at in changed])
    assert lookup_unchanged(_BITS, lines, line) == reduce(or_, [_BITS[at] for at in beside])


def test_what_a_pearl_may_stand_for() -> None:
    table = with_pearl()
    assert table[line_index([0, 0, PEARL, 3, 4])] == 0b1
    assert table[line_index([0, 0, PEARL, 3, 3])] == 0b1001
    assert line_index([0, PEARL, 3, 3, 4]) in table
    assert line_index([0, 1, PEARL, 3, 4]) not in table
    assert not any(at in table for at, code in enumerate(RUN) if code and str(PEARL) not in f"{at:05}")


def test_which_kinds_have_two_close_together() -> None:
    table = pairs()
    for at in range(100_000):
        gems = [at // weight % 10 for weight in (10_000, 1000, 100, 10, 1)]
        threes = [gems[first : first + 3] for first in range(3)]
        assert table[at] == sum(1 << kind for kind in range(PEARL) if any(three.count(kind) > 1 for three in threes))


@given(fields, st.lists(st.integers(0, len(KINDS) - 1), max_size=5))
def test_shifts_for_one_card(field: list[int], cards: list[int]) -> None:
    hand = hand_of(cards)
    found = one_card_shifts(field, hand)
    assert [end for end, _ in found] == [
        ENDS.index(wanted.end) for wanted in payable(field, hand) if len(wanted.payment) == 1
    ]
    assert all(field[END_CELLS[end]] == gem for end, gem in found)
