"""What stands around a game: its links, its panels, its sounds, and the result that the reader's own device keeps."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Any
from zlib import crc32

from pyengine.core.record import Player
from web.engine.record_link import fragment, readable
from web.engine.session import Session
from web.games import table_of
from web.parts import problem
from web.parts import settings_panel as settings_screen
from web.parts import share_panel as share_screen
from web.parts.html import Html
from web.parts.messages import Messages
from web.parts.scene import Scene

_END = {"over": "end"}
_MOST_SOUNDS = 4


def links(session: Session, base: str) -> tuple[str, str, str]:
    """The link to the game so far, the one to its deal alone, and the first one unpacked."""
    record = session.timeline.record
    start = f"{base}?game={session.setup.game.id}"
    text = record.format()
    plain = replace(
        session.setup, lang=None, pace="normal", seats=tuple(Player(who.kind) for who in session.setup.seats)
    )
    dealt = start + fragment(record.with_steps(()).format()) if session.setup.save else f"{base}?{plain.key}"
    return start + fragment(text), dealt, start + readable(text)


@dataclass(slots=True)
class Beside:
    """What a desk knows beside its game: the page's address, what the reader likes, which panel is open, and which of
    its links was copied last.
    """

    base: str = ""
    likes: dict[str, str] = field(default_factory=lambda: settings_screen.checked({}))
    panel: str | None = None
    copied: str = ""


def panel(beside: Beside, session: Session, t: Messages) -> Html | None:
    """The panel that is open, if one is."""
    if beside.panel == "share":
        return share_screen.share(*links(session, beside.base), beside.copied, t)
    return settings_screen.settings(beside.likes, session.setup.pace, t) if beside.panel == "settings" else None


def elsewhere(t: Messages) -> dict[str, Any]:
    """What is shown in place of a game that another page leads."""
    text = t("elsewhere-text")
    html = str(problem.elsewhere(text, t))
    return {"html": html, "title": t("elsewhere-title"), "lang": t.lang, "say": text, "moved": [], "focus": None}


def sounds(scene: Scene, looking_back: bool) -> str:
    """What is to be heard of the scene's news, in their order."""
    of, heard = _END | dict(table_of(scene.view["game"]).sounds), list[str]()
    for event in scene.news:
        name = of.get(event["type"], "")
        if name and name not in heard and not (looking_back and name == "end"):
            heard.append(name)
    if scene.news and scene.viewer in scene.awaited and not looking_back:
        heard.append("turn")
    return " ".join(heard[:_MOST_SOUNDS])


def result(session: Session) -> dict[str, Any] | None:
    """How a game ended that was played here, for the reader's statistics; None for any other, and without people."""
    outcome, people = session.timeline.state.outcome, session.humans
    if outcome is None or not session.played or not people:
        return None
    seat = people[0] if len(people) == 1 else None
    place = next((at for at, group in enumerate(outcome.ranking, 1) if seat in group), 0)
    steps = session.timeline.record.steps
    return {
        "id": f"{crc32((session.setup.key + session.timeline.record.format()).encode()):08x}",
        "game": session.setup.game.id,
        "seats": [who.kind for who in session.setup.seats],
        "seat": seat,
        "place": place,
        "shared": place > 0 and len(outcome.ranking[place - 1]) > 1,
        "decisions": sum(step.seat in people for step in steps),
    }
