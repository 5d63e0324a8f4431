"""The errors themselves: they can be copied and sent to another process, and their messages are short."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable
from typing import Any

import pytest

from pyengine import Breach, IllegalAction, NotationError, OptionError
from pyengine.core.errors import QUOTED, quoted

HUGE = 10**5000
ERRORS = [
    IllegalAction(Breach("F2F-8", {"card": 18, "top": 27})),
    IllegalAction(Breach("F2F-6"), (5, 13)),
    NotationError("99", 2, 9, "card"),
    NotationError("x" * 100, 2, 9, "card"),
    OptionError("players", HUGE, (2, 3)),
    OptionError("first", None, ("1", "2")),
]
COPIES: list[Callable[[Any], Any]] = [copy.copy, copy.deepcopy, lambda error: pickle.loads(pickle.dumps(error))]


@pytest.mark.parametrize("copied", COPIES, ids=["copy", "deepcopy", "pickle"])
@pytest.mark.parametrize("error", ERRORS, ids=lambda error: type(error).__name__)
def test_an_error_can_be_copied_and_pickled(error: Exception, copied: Callable[[Any], Any]) -> None:
    twin = copied(error)
    assert type(twin) is type(error)
    assert vars(twin) == vars(error)
    assert str(twin) == str(error)


@pytest.mark.parametrize("copied", COPIES, ids=["copy", "deepcopy", "pickle"])
def test_a_breach_can_be_copied_and_pickled(copied: Callable[[Any], Any]) -> None:
    breach = Breach("F2F-8", {"card": 18})
    twin = copied(breach)
    assert (twin.rule, twin.facts) == (breach.rule, breach.facts)


@pytest.mark.parametrize(
    ("value", "shown"),
    [
        ("first", "first"),
        ("x" * 40, "x" * 40),
        ("x" * 41, "x" * 39 + "…"),
        ("a\nb\0", "a\\nb\\x00"),
        ("\ud800", "\\ud800"),
        (5, "5"),
        (True, "True"),
        (None, "None"),
        (1.5, "1.5"),
        (HUGE, "<int of 16610 bits>"),
        (b"7", "<bytes>"),
        (["x"] * 1_000_000, "<list>"),
        (type("X" * 99, (), {})(), "<" + "X" * 39),
    ],
    ids=lambda value: f"{value!s:.20}" if not isinstance(value, int) else "number",
)
def test_what_was_given_is_quoted_on_one_line(value: object, shown: str) -> None:
    assert quoted(value) == shown
    assert len(shown) <= QUOTED


@pytest.mark.parametrize("value", [HUGE, "9" * 1_000_000, "\n" * 50, b"1", [1] * 1000], ids=type)
def test_a_message_is_short_whatever_was_given(value: object) -> None:
    assert len(str(OptionError("players", value, (2, 3)))) < 300
    assert len(str(OptionError(str(value)[:50] if isinstance(value, str) else "x", value, (2, 3)))) < 400
    assert "\n" not in str(OptionError("players", value, (2, 3)))


def test_a_place_quotes_the_beginning_of_what_stands_there() -> None:
    error = NotationError("x" * 1_000_000, 3, 5, "card")
    assert error.what == "x" * 39 + "…"
    assert str(error) == f"line 3, column 5: '{error.what}' where card was expected"
    assert error.moved(1, 2).what == error.what
