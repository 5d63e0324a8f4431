"""What writers of vectors are made of: shares as float32 has them, what is remembered, and piles that grow."""

from __future__ import annotations

from array import array
from collections.abc import Sequence

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from pyengine.core.observing import counts_of, in_order
from pyengine.core.vectors import SCALED, PileWriter, Remembered, scaled, shares, spread

KINDS, SIZE = 5, 8
piles = st.lists(st.integers(0, KINDS - 1), max_size=12)


@pytest.mark.parametrize("most", [1, 2, 3, 12, 36, 54, 96, 112])
def test_shares_are_those_of_float32(most: int) -> None:
    expected = np.arange(256, dtype=np.uint8).astype(np.float32) * np.float32(1 / most)
    assert array("f", shares(most)).tobytes() == expected.tobytes()
    assert spread(bytes((0, most)), most).tolist() == [0, pytest.approx(1)]


def test_numbers_without_a_bound_keep_their_sign() -> None:
    assert (SCALED[0], SCALED[-7]) == (0, -SCALED[7])
    assert SCALED[300] == scaled(300) < SCALED[301]


def test_what_is_remembered_is_made_once_and_forgotten_when_it_is_too_much() -> None:
    made = list[int]()
    squares = Remembered[int, int](lambda key: made.append(key) or key * key, 3)  # type: ignore[func-returns-value]
    assert [squares[key] for key in (1, 2, 1, 3)] == [1, 4, 1, 9]
    assert made == [1, 2, 3]
    assert squares[4] == 16
    assert list(squares) == [4]


@given(st.lists(piles, max_size=6), st.booleans())
def test_a_pile_is_written_as_it_lies_whatever_lay_there_before(lain: Sequence[list[int]], growing: bool) -> None:
    writer = PileWriter(KINDS, SIZE, shares(12))
    pile = list[int]()
    for cards in lain:
        pile = pile + cards if growing else cards
        fields = spread(counts_of(pile, KINDS), 12) + spread(in_order(pile, SIZE), KINDS)
        assert writer.part(pile) == fields
