"""A game that grows with its record and can go back."""

from __future__ import annotations

import pytest

import pyengine
from pyengine.core.record import Record, Step
from pyengine.core.timeline import Timeline

GAME = pyengine.game("face-to-face")
DEAL = "own up 27 | hand 17 18 28 40 45 50"


def timeline(*steps: Step) -> Timeline:
    return Timeline(Record("face-to-face", 2, DEAL, {"first": "1"}, steps))


def test_it_grows_by_what_is_done() -> None:
    table = timeline()
    events = table.apply(0, GAME.parse("17>own-up"))
    assert table.moments == [(Step(0, "17>own-up"), events)]
    assert table.record == Record("face-to-face", 2, DEAL, {"first": "1"}, (Step(0, "17>own-up"),))


def test_a_refused_action_leaves_no_trace() -> None:
    table = timeline()
    with pytest.raises(pyengine.IllegalAction):
        table.apply(0, GAME.parse("18>own-up"))
    assert table.moments == []
    assert GAME.write(table.state) == GAME.write(GAME.position(DEAL))


def test_a_broken_record_says_where() -> None:
    with pytest.raises(pyengine.IllegalAction, match="line 9, column 4: F2F-8"):
        timeline(Step(0, "18>own-up", (9, 4)))
    with pytest.raises(pyengine.NotationError, match="line 9, column 7"):
        timeline(Step(0, "18>nowhere", (9, 4)))


def test_undo_stops_where_something_was_revealed_or_another_acted() -> None:
    table = timeline(Step(0, "17>own-up"), Step(0, "18>own-up"))
    assert table.can_undo(0)
    assert not table.can_undo(1)
    assert table.undo(0)
    assert table.undo(0)
    assert not table.undo(0), "there is nothing before the deal"
    table = timeline(Step(0, "17>own-up"), Step(0, "18>own-up"), Step(0, "draw"))
    assert not table.undo(0)
    assert len(table.moments) == 3


def test_undo_leaves_the_same_state_as_never_having_acted() -> None:
    table = timeline(Step(0, "17>own-up"))
    before = GAME.write(table.state)
    table.apply(0, GAME.parse("28>own-down"))
    assert table.undo(0)
    assert GAME.write(table.state) == before
    assert table.record.steps == (Step(0, "17>own-up"),)
