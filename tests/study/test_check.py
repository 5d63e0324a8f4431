"""What `check_study` finds."""

from __future__ import annotations

import pytest

from pyengine.study.check import Fault, check_study

BEGUN = "study 1\ngame face-to-face\nchapter\nposition hand 17 18 27 28 40 45\n"
COMPLETE = (
    "study 1\ngame face-to-face\nlanguages en uk\ntitle en A\ntitle uk A\n{}"
    "chapter\ntitle en B\n{}position hand 17 18 27 28 40 45\n{}"
)


@pytest.mark.parametrize(
    ("text", "faults"),
    [
        ("1: 17>own-up 18>own-up draw\n", []),
        ("1: 17>own-up 17>own-up draw\n", [Fault(5, 14, "refused", "F2F-3", "17>own-up")]),
        ("1: 17>own-up\n(\n  1: 18>up\n)\n", [Fault(7, 9, "notation", "up", "pile")]),
        ("* 17 kitchen\n", [Fault(5, 6, "part", "kitchen")]),
        ("-> 17 kitchen\n", [Fault(5, 7, "part", "kitchen")]),
        ("* hand seat2 own-down\n", []),
        ("? 1: 17>own-up 40>own-down\n1: 40>own-down\n", []),
        ("? 1: 17>own-up\n1: 40>own-down\n", [Fault(6, 4, "line", "40>own-down", "17>own-up")]),
        ("? 1: 19>own-up\n", [Fault(5, 6, "refused", "F2F-3", "19>own-up")]),
        ("? 1: 17>own-up\n! 19>own-up en No.\n", [Fault(6, 3, "refused", "F2F-3", "19>own-up")]),
        ("? 1: 17\n", [Fault(5, 6, "notation", "17", "action")]),
        ("? 2: draw\n", [Fault(3, 1, "turn", "2", "1")]),
        ("1: x\n(\n", [Fault(6, 1, "notation", "(", ") at the end of the variation")]),
    ],
)
def test_faults(text: str, faults: list[Fault]) -> None:
    assert check_study(BEGUN + text) == faults


@pytest.mark.parametrize(
    ("preface", "title", "tree", "faults"),
    [
        ("", "title uk B\n", '" en Words\n" uk Words\n', []),
        ("", "", "", [Fault(6, 1, "words", "uk", "title")]),
        ('" uk Words\n', "title uk B\n", "", [Fault(1, 1, "words", "en", "words")]),
        ("", "title uk B\n", '1: 17>own-up\n" en Words\n', [Fault(10, 4, "words", "uk", "words")]),
        ("", "title uk B\n", "? 1: 17>own-up\n? en What?\n", [Fault(6, 1, "words", "uk", "words")]),
        (
            "",
            "title uk B\n",
            "? 1: 17>own-up\n? en What?\n? uk Що?\n- uk Ні.\n",
            [Fault(6, 1, "words", "en", "words")],
        ),
    ],
)
def test_languages_that_a_study_claims(preface: str, title: str, tree: str, faults: list[Fault]) -> None:
    assert check_study(COMPLETE.format(preface, title, tree)) == faults
