"""Texts that are too long are refused with their place, in little time and memory, before anything is made of them."""

from __future__ import annotations

import tracemalloc
from collections.abc import Callable

import pytest

import pyengine
from pyengine import NotationError
from pyengine.core.limits import (
    LONGEST_POSITION,
    LONGEST_RECORD,
    LONGEST_TEXT,
    MOST_ACTIONS,
    MOST_FENCES,
    MOST_WORDS,
    check_length,
)
from pyengine.rulebook import check, fences

MEGABYTES = 10_000_000
GAME = pyengine.game("face-to-face")
HEAD = "record 1\ngame face-to-face\nplayers 2\n"
READERS: dict[str, Callable[[str], object]] = {
    "position": GAME.position,
    "action": GAME.parse,
    "record": pyengine.Record.parse,
    "fences": fences,
}


@pytest.mark.parametrize("name", READERS)
@pytest.mark.parametrize("piece", ["x", "2>own-up ", "a\n", "|", "# \n", "\0", "```play uno\n```\n"], ids=repr)
def test_ten_megabytes_of_anything_take_little_memory(name: str, piece: str) -> None:
    text = piece * (MEGABYTES // len(piece))
    tracemalloc.start()
    with pytest.raises(NotationError) as caught:
        READERS[name](text)
    peak = tracemalloc.get_traced_memory()[1]
    tracemalloc.stop()
    assert peak < 100_000
    assert len(str(caught.value)) < 200


@pytest.mark.parametrize(
    ("text", "line", "column"),
    [("x" * 11, 1, 11), ("x\n" * 6, 6, 1), ("\n" * 11, 11, 1), ("xxxxxxxxx\nx", 2, 1), ("xxxxxxxxxx\n", 1, 11)],
)
def test_the_place_is_that_of_the_first_character_too_many(text: str, line: int, column: int) -> None:
    with pytest.raises(NotationError) as caught:
        check_length(text, 10)
    assert (caught.value.line, caught.value.column) == (line, column)
    assert caught.value.what == text[10]
    assert check_length(text[:10], 10) == text[:10]


def placed(text: str) -> tuple[int, int, str]:
    with pytest.raises(NotationError) as caught:
        pyengine.Record.parse(text).replay()
    return caught.value.line, caught.value.column, caught.value.expected


def test_a_record_has_lines_and_actions_up_to_a_limit() -> None:
    assert placed(HEAD + "seat 1 human " + "x" * LONGEST_POSITION)[0] == 4
    assert placed(HEAD + "deal " + " " * LONGEST_POSITION + "seat 1") == (4, 20_006, "at most 20005 characters")
    assert placed(HEAD + "deal seat 1\n1:" + " a" * (MOST_ACTIONS + 1)) == (5, 1, "at most 100000 actions")
    assert placed(HEAD + "deal seat 1\n1:" + " " * 300_000) == (5, 1, "at most 100000 actions")
    whole = HEAD + "deal seat 1\n1:" + " a" * MOST_ACTIONS
    record = pyengine.Record.parse(whole)
    assert len(record.steps) == MOST_ACTIONS
    assert pyengine.Record.parse(record.format()) == record
    assert placed("#" * LONGEST_RECORD + "#") == (1, LONGEST_RECORD + 1, f"at most {LONGEST_RECORD} characters")


def test_a_text_has_fences_up_to_a_limit() -> None:
    fence = "```play uno\ndeal\n```\n"
    assert len(fences(fence * MOST_FENCES)) == MOST_FENCES
    [failure] = check(fence * (MOST_FENCES + 1))
    assert (failure.line, failure.wanted) == (3 * MOST_FENCES + 1, f"at most {MOST_FENCES} fences")
    [failure] = check("x\n```play uno\n" + "hand 1 r7\n" * 3000 + "```\n")
    assert (failure.line, failure.wanted) == (2003, f"at most {LONGEST_POSITION} characters")
    line = "= x y\n" * 1000
    [failure] = check(f"```play uno\ndeal\n{line}```\n" * (MOST_WORDS // 3000 + 1))
    assert failure.wanted == f"at most {MOST_WORDS} words"
    assert MOST_FENCES * len(fence) < LONGEST_TEXT
