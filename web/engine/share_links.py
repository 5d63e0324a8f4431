"""The links to share a game."""

from __future__ import annotations

from dataclasses import replace

from pyengine.core.record import Player
from web.engine.record_link import fragment, readable
from web.engine.session import Session


def share_links(session: Session, base: str) -> tuple[str, str, str]:
    """The link to the game so far, the link to its deal only, and the first one in readable form."""
    record = session.timeline.record
    start = f"{base}?game={session.setup.game.id}"
    text = record.format()
    plain = replace(
        session.setup, lang=None, pace="normal", seats=tuple(Player(who.kind) for who in session.setup.seats)
    )
    dealt = start + fragment(record.with_steps(()).format()) if session.setup.save else f"{base}?{plain.key}"
    return start + fragment(text), dealt, start + readable(text)
