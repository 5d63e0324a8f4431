"""What a saved game is about, for those who list the games of a device."""

from __future__ import annotations

from web.engine.people import people
from web.engine.session import Session
from web.parts.messages import Messages
from web.parts.table import Scene
from web.protocol import About, Save


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
