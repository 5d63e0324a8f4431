"""The links to share a game."""

from __future__ import annotations

from dataclasses import replace

from pyengine.core.record import Player
from web.engine.record_link import fragment, readable
from web.engine.session import Session


def share_links(session: Session, base: str) -> tuple[str, str, str]:
    """The link to the game so far, the link to its deal only, and the first one in readable form.

    A record says what its game is; so where a messenger leaves the record out, no other game opens in its place.
    """
    record = session.timeline.record
    text = record.format()
    plain = replace(
        session.setup, lang=None, pace="normal", seats=tuple(Player(who.kind) for who in session.setup.seats)
    )
    dealt = base + fragment(record.with_steps(()).format()) if session.setup.save else f"{base}?{plain.key}"
    return base + fragment(text), dealt, base + readable(text)
