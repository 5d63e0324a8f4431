"""A refusal goes with the next act, a bot's as well as the reader's: it speaks of the table as it was."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tests.web.play_table import PlayTable
from web.engine import session
from web.games import games

ENOUGH = 400
"""Ticks in which a bot of the first level acts."""


def send(table: PlayTable, **command: object) -> dict[str, Any]:
    answer: dict[str, Any] = json.loads(table.send(json.dumps(command)))
    return answer


@pytest.mark.parametrize("seed", [1, 2])
@pytest.mark.parametrize("game", [game.id for game in games()])
def test_a_bots_act_takes_a_refusal_away(game: str, seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    for pace in session.PAUSES:
        monkeypatch.setitem(session.PAUSES, pace, 0)
    table = PlayTable()
    send(table, do="start", query=f"?game={game}&seats=human,bot:1&seed={seed}", langs=["en"])
    shown, refused = table.session, 0
    assert shown
    action = ""
    for _ in range(ENOUGH):
        if shown.stopped:
            send(table, do="seen")
        elif shown.next_bot is None and shown.legal():
            action = shown.legal()[0]
            send(table, action=action)
        elif action:
            send(table, action=action)
            refused += shown.refusal is not None
            before = len(shown.timeline.moments)
            while shown.wait is not None and len(shown.timeline.moments) == before:
                send(table, do="tick")
            assert len(shown.timeline.moments) == before or shown.refusal is None
        else:
            send(table, do="tick")
        if refused > 3 or shown.timeline.state.outcome:
            break
    assert refused
