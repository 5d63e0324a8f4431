"""What is forced happens by itself on the play page, once it can have been read."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tests.web.play_table import PlayTable
from tests.web.test_play import BASE, clock, send, started

__all__ = ["clock"]


def the_last_card(pace: str = "normal") -> PlayTable:
    """A game of Flights where the last card is the reader's: nothing can be decided."""
    for seed in range(20):
        table, _ = started(f"?game=flights&lang=en&seed={seed}&pace=instant")
        assert table.session
        for _ in range(40):
            session = table.session
            legal = session.legal()
            if len(legal) == 1 and legal[0].startswith("take>") and session.next_bot is None:
                session.setup = replace(session.setup, pace=pace)
                return table
            state = session.timeline.state
            if session.stopped:
                session.seen()
            elif state.to_act:
                seat = state.to_act[0]
                session._record_events(session.timeline.apply(seat, state.legal(seat)[0]))
    raise AssertionError("no such table")


def test_what_is_forced_happens_by_itself_once_it_can_have_been_read(clock: list[float]) -> None:
    table = the_last_card()
    assert table.session
    card, before = table.session.legal()[0], len(table.session.timeline.moments)
    assert send(table, do="tick") == {"wait": 1600}
    clock[0] += 1.7
    send(table, do="tick")
    assert table.session.timeline.moments[before][0].text == card


@pytest.mark.usefixtures("clock")
def test_nothing_is_forced_at_once_or_after_it_was_taken_back_or_where_there_is_a_choice() -> None:
    table = the_last_card("instant")
    assert table.session
    assert table.session.wait is None
    table = the_last_card()
    assert table.session
    table.session.undone = True
    assert table.session.wait is None
    table, _ = started(BASE.replace("instant", "normal"))
    assert table.session
    assert len(table.session.legal()) > 1
    assert table.session.wait is None
