"""The result of a game, for the statistics that are stored on the reader's device."""

from __future__ import annotations

from zlib import crc32

from web.engine.session import Session
from web.protocol import GameResult


def game_result(session: Session) -> GameResult | None:
    """The result of a game that was played here; None for any other, and without people."""
    outcome, people = session.timeline.state.outcome, session.humans
    if outcome is None or not session.played or not people:
        return None
    seat = people[0] if len(people) == 1 else None
    place = next((at for at, group in enumerate(outcome.ranking, 1) if seat in group), 0)
    record = session.timeline.record
    return {
        "id": f"{crc32((session.setup.key + record.format()).encode()):08x}",
        "game": session.setup.game.id,
        "seats": [who.kind for who in session.setup.seats],
        "seat": seat,
        "place": place,
        "shared": place > 0 and len(outcome.ranking[place - 1]) > 1,
        "decisions": sum(step.seat in people for step in record.steps),
        "seed": None if session.setup.save else session.setup.seed,
        "scores": list(outcome.scores),
    }
