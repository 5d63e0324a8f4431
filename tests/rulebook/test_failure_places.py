"""Failures say in which column the word stands that they are about, as editors need it."""

from __future__ import annotations

import pytest

from pyengine.core.errors import NotationError
from pyengine.rulebook import check, components

PLAY = "```play face-to-face\nown up 27 | hand 17 18 28 40 45 50\n{}\n```\n"
STEP = "# T\n\n## S\n\nNote.\n\n```step face-to-face\nhand 2 59 30 40 41 42\n{}\n```\n"


def places(text: str) -> list[tuple[int, int, str]]:
    return [(failure.line, failure.column, failure.code) for failure in check(text)]


@pytest.mark.parametrize(
    ("line", "column", "code"),
    [
        ("> 18>own-up", 3, "refused"),
        (">  28>own-up   17>own-up", 16, "refused"),
        ("? 1: 28>own-up 18>own-up", 16, "refused"),
        ("? 28>own-up 99>own-up", 13, "notation"),
        ("> 28>sideways", 6, "notation"),
        ("! 28>own-up F2F-8", 3, "allowed"),
        ("! 18>own-up F2F-13", 13, "rule"),
        ("! 18>own-up", 0, "notation"),
        ("> 3: 28>own-up", 0, "notation"),
        ("= own up 27 | own down 59", 15, "fact"),
        (">28>own-up x", 12, "notation"),
    ],
)
def test_a_failure_of_an_example_has_its_words_column(line: str, column: int, code: str) -> None:
    assert places(PLAY.format(line)) == [(3, column, code)]


@pytest.mark.parametrize(
    ("line", "column", "code"),
    [
        ("> 2>own-up 99>own-up", 12, "notation"),
        ("> 30>own-up 2>own-up", 13, "refused"),
        ("! 2>own-up  F2F-8", 3, "allowed"),
        ("? 30>own-up 2>own-up\n> 2>own-up", 13, "notation"),
        ("< 2>own-up", 3, "notation"),
    ],
)
def test_a_failure_of_a_step_has_its_words_column(line: str, column: int, code: str) -> None:
    assert places(STEP.format(line))[:1] == [(9, column, code)]


def test_a_position_that_cannot_be_read_has_its_column() -> None:
    assert places("Words.\n\n```play face-to-face\nown up 27\nhand 17 99\n```\n") == [(5, 9, "notation")]


def test_a_set_up_that_cannot_be_read_has_its_column() -> None:
    assert places("```setup uno\n2 : players 2 | phase asleep : Two\n```\n") == [(2, 23, "notation")]


def test_a_component_that_cannot_be_read_has_its_column() -> None:
    with pytest.raises(NotationError) as caught:
        components("```components uno\n40 x b7 g%3 r0 : Cards\n```\n")
    assert (caught.value.line, caught.value.column) == (2, 9)
