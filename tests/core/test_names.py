"""Names of players: cleaned, and different from each other."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pyengine.core.record import clean_name, distinct_names


@pytest.mark.parametrize(
    ("given_names", "shown"),
    [
        (["Ann", "Ann", "Ann"], ["Ann", "Ann 2", "Ann 3"]),
        (["Ann", "ann", "ＡＮＮ"], ["Ann", "ann 2", "ＡＮＮ 3"]),
        (["Ann", "Ann 2", "Ann"], ["Ann", "Ann 2", "Ann 3"]),
        (["", "", " \n "], ["", "", ""]),
        (["A\nB\u2028C", "A B C"], ["A B C", "A B C 2"]),
        (["\u202eevil\u202c", "\ud800x"], ["evil", "x"]),
        (["Iryna", "І́рина"], ["Iryna", "І́рина"]),
    ],
)
def test_names_tell_players_apart(given_names: list[str], shown: list[str]) -> None:
    assert distinct_names(given_names) == shown


@given(st.lists(st.text(max_size=60), max_size=6))
def test_whatever_they_are(names: list[str]) -> None:
    found = distinct_names(names)
    named = [name.casefold() for name in found if name]
    assert len(set(named)) == len(named)
    assert all(name == clean_name(name) for name in found)
    assert [bool(name) for name in found] == [bool(clean_name(name)) for name in names]
