"""Studies: their tree is followed, and everything that does not hold is marked."""

from __future__ import annotations

import pytest

from pyengine.language_server.server import read
from pyengine.study import parse_study
from tests.language_server.editing import labels, marked_words, problems, shown

STUDY = """\
study 1
engine 0.2.0
game face-to-face
languages en
title en The first moves

chapter
title en Giving in time
position own up 27 | hand 17 18 28 40 45 50
" en The words.
* 17 own-up
? 1: 17>own-up
? en What would you lay first?
! 45>own-up en Too far.
1: 17>own-up
(
  1: 28>own-up
  " en Instead.
  1: 40>own-up
)
1: 18>own-up draw

chapter
title en Another
players 2
deal own up 27 | hand 17 18 28 40 45 50
1: 28>own-up
"""


def test_it_is_a_study_without_problems() -> None:
    assert parse_study(STUDY).game == "face-to-face"
    assert problems(STUDY) == []


@pytest.mark.parametrize(
    ("old", "new", "code", "word"),
    [
        ("  1: 40>own-up", "  1: 17>own-up", "refused", "17>own-up"),
        ("1: 18>own-up draw", "1: 18>own-up 99>own-up", "notation", "99>own-up"),
        ("* 17", "* 17 nowhere", "part", "nowhere"),
        ("chapter\ntitle en Another", "chapters\ntitle en Another", "notation", "chapters"),
        ("hand 17 18 28 40 45 50\n1:", "hand 99\n1:", "notation", "99"),
    ],
)
def test_the_word_is_marked(old: str, new: str, code: str, word: str) -> None:
    assert marked_words(STUDY.replace(old, new, 1)) == [(code, word)]


def test_a_variation_is_instead_of_the_action_above() -> None:
    assert "Legal for seat 1" in shown(STUDY.replace('28>own-up\n  "', '28>o‸wn-up\n  "'))
    assert "Refused" in shown(STUDY.replace("  1: 40>own-up", "  1: 17>o‸wn-up"))
    assert "Legal for seat 1" in shown(STUDY.replace("1: 18>own-up", "1: 18>‸own-up"))
    assert "Legal for seat 1" in shown(STUDY.replace("! 45>own-up", "! 45>‸own-up"))


def test_the_tree_is_completed() -> None:
    assert "40>own-up" in labels(STUDY.replace("  1: 40>own-up", "  1: ‸40>own-up"))
    assert "17>own-up" not in labels(STUDY.replace("  1: 40>own-up", "  1: ‸40>own-up"))
    assert "28>own-up" in labels(STUDY.replace("? 1: ", "? 1: ‸"))
    assert "own-up" in labels(STUDY.replace("* 17 ", "* ‸"))
    assert "chapter " in labels(STUDY.replace("title en The first moves\n", "‸\n"))
    assert "deal " in labels(STUDY.replace("players 2", "‸"))
    assert "hand" in labels(STUDY.replace("position own up 27", "position ha‸"))[0]


def test_chapters_are_its_outline() -> None:
    assert [part.name for part in read(STUDY).outline()] == ["en Giving in time"[3:], "Another"]
