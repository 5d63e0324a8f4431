"""The end of a round, read at the table: by those who won it and by those who lost it."""

from __future__ import annotations

import pytest

from tests.web.play_table import PlayTable
from tests.web.test_play import send, started
from web.engine.session import PAUSES
from web.games import games, table_of

SEEDS = range(1, 4)


def at_the_end_of_a_round(game: str, seed: int, bot: str) -> tuple[PlayTable, str]:
    """A table of a person who does the first thing that is allowed, as the first round has ended, and its page."""
    table, answer = started(f"?game={game}&seats=human,bot:{bot}&lang=en&seed={seed}&pace=fast")
    session = table.session
    assert session
    while session.round_end is None:
        legal = session.legal() if session.viewer in session.awaited else ()
        answer = send(table, action=legal[0]) if legal else send(table, do="tick")
    return table, answer["html"]


@pytest.mark.parametrize("game", [game.id for game in games() if table_of(game.id).info.rounds])
def test_its_end_is_shown_to_winners_and_losers(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(PAUSES, "fast", 0)
    for seed in SEEDS:
        table, html = at_the_end_of_a_round(game, seed, ("greedy", "random")[seed % 2])
        assert 'id="round-end"' in html
        assert 'id="round-end"' not in send(table, do="seen")["html"]
