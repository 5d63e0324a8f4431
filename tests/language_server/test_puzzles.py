"""Puzzles: each play begins at the position, and what does not hold is marked."""

from __future__ import annotations

import pytest

from tests.language_server.editing import labels, marked_words, problems, shown

PUZZLE = """\
```puzzle uno
players 2 | seat 1 | hand 1 b7 b8 r7 | hand 2 g1 g2 | discard b1
> 1: b7>discard
? 12 b8>discard
= fair | ahead 12 | why points:7
```
"""


def test_a_puzzle_has_no_problems() -> None:
    assert problems(PUZZLE) == []


@pytest.mark.parametrize(
    ("old", "new", "code", "word"),
    [
        ("1: b7>discard", "1: r7>discard", "refused", "r7>discard"),
        ("12 b8>discard", "12 g9>discard", "refused", "g9>discard"),
        ("12 b8>discard", "12 b8>here", "notation", "b8>here"),
        ("= fair", "= simple", "notation", "simple"),
    ],
)
def test_the_word_is_marked(old: str, new: str, code: str, word: str) -> None:
    [(found, marked)] = marked_words(PUZZLE.replace(old, new))
    assert found == code
    assert word.endswith(marked)


def test_each_line_is_a_play_of_its_own() -> None:
    assert "Legal for seat 1" in shown(PUZZLE.replace("12 b8>", "12 ‸b8>"))
    assert "b7>discard" in labels(PUZZLE.replace("12 b8>", "12 ‸b8>"))
    assert "b8>discard" not in labels(PUZZLE.replace("1: b7>discard", "1: b7>discard ‸"))


def test_its_markers_are_explained() -> None:
    assert "tempts" in shown(PUZZLE.replace("? 12", "‸? 12"))
