"""Studies and records are read on behind a mistake; whoever wants none raises the first."""

from __future__ import annotations

import pytest

from pyengine import Record
from pyengine.core.errors import NotationError
from pyengine.core.limits import MOST_ERRORS
from pyengine.core.record import RecordReader
from pyengine.study import parse_study
from pyengine.study.reading import StudyReader

STUDY = """\
study 1
game face-to-face
colour red

chapter
title en One
position own up 27 | hand 17 18 28 40 45 50
1: 28>own-up
@ nothing
(
  1: 40>own-up
chapter
position hand 99
1: 28>own-up
"""
RECORD = "record 1\ngame uno\nplayers 2\nsides 3\ndeal x\n1: draw\n5: draw\n2: draw"


def test_half_a_study_gives_what_can_be_read() -> None:
    found = StudyReader(STUDY)
    first, second = found.chapters
    assert (first.begun, first.tree, first.broken) == (5, 7, 9)
    assert [(node.parent, node.text, node.where) for node in first.nodes[1:]] == [
        (0, "28>own-up", (8, 4)),
        (0, "40>own-up", (11, 6)),
    ]
    assert (second.begun, second.tree, second.root) == (12, 13, None)
    assert [node.text for node in second.nodes[1:]] == ["28>own-up"]
    assert [error.line for error in found.errors] == [3, 9, 13]
    with pytest.raises(NotationError, match="line 3, column 1: 'colour'"):
        parse_study(STUDY)


def test_half_a_record_gives_what_can_be_read() -> None:
    found = RecordReader(RECORD)
    assert [(step.seat, step.where) for step in found.steps] == [(0, (6, 4)), (1, (8, 4))]
    assert [error.line for error in found.errors] == [4, 7]
    assert found.head.words["deal"].line == 5
    with pytest.raises(NotationError, match="line 4, column 1: 'sides'"):
        Record.parse(RECORD)


def test_a_text_that_is_none_of_ours_is_not_read_to_its_end() -> None:
    nonsense = "x\n" * 50_000
    assert len(StudyReader(nonsense).errors) == MOST_ERRORS
    assert len(RecordReader(nonsense).errors) == MOST_ERRORS
