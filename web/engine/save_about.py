"""What the reader's device stores of a game: its save with what it is about, and its result for the statistics."""

from __future__ import annotations

from zlib import crc32

from pyengine.core.outcome import Outcome
from web.engine.people import faces_of, people
from web.engine.session import Session
from web.engine.todays_deal import par
from web.parts.messages import Messages
from web.parts.table import Scene
from web.protocol.answers import About, GameResult, Save


def save_of(session: Session, t: Messages) -> Save:
    """A session as it is to be stored."""
    text = session.timeline.record.format()
    return {"key": session.setup.key, "text": text, "about": about(session, t), "stands": not session.hot_seat}


def about(session: Session, t: Messages) -> About:
    """What a session is about, in the words of a language; it tells no more than the viewer sees."""
    table = session.game_table
    names = tuple(who.name for who in people(session.setup, t))
    kinds = tuple(who.kind for who in session.setup.seats)
    view = session.timeline.state.view(session.viewer)
    scene = Scene(view, (), None, names, kinds, t, awaited=session.awaited, table=table)
    headline, scores = table.headline(scene), table.scores(scene)
    return {
        "game": session.setup.game.id,
        "over": session.timeline.state.outcome is not None,
        "fewest": table.info.fewest_win,
        "headline": headline,
        "scores": scores,
        "names": list(names),
    }


def game_result(session: Session) -> GameResult | None:
    """The result of a game that was played here; None for any other, and without people."""
    outcome, people = session.timeline.state.outcome, session.humans
    if outcome is None or not session.played or not people:
        return None
    seat = people[0] if len(people) == 1 else None
    place = 0 if seat is None else place_in(outcome, seat)
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
        "places": [place_in(outcome, each) for each in range(len(session.setup.seats))],
        "names": [who.name for who in session.setup.seats],
        "faces": list(faces_of(session.setup)),
        "daily": session.setup.day,
        "par": par(session.setup),
    }


def place_in(outcome: Outcome, seat: int) -> int:
    """The place of a seat, from 1; 0 where the outcome ranks it nowhere."""
    return next((at for at, group in enumerate(outcome.ranking, 1) if seat in group), 0)
