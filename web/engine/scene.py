"""The scene of a session: what its viewer sees, and what the page says around the table."""

from __future__ import annotations

from dataclasses import dataclass, replace

from pyengine.core.timeline import Timeline
from web.engine.hint import Hint
from web.engine.people import people
from web.engine.session import Session
from web.engine.setup import Setup
from web.parts.messages import Messages
from web.parts.review_panel import ReviewFindings
from web.parts.table import Scene
from web.parts.table_data import Event


@dataclass(frozen=True, slots=True, kw_only=True)
class PlayScene(Scene):
    """A scene of a game that is played, as set up and with all that was done so far.

    `past` are the moment that is looked back at and the last one, of the `timeline` that it is in: the game's own, or
    one that shows how it could have been won. `curtain` is the seat that a shared device is to be
    passed to, `round_end` the event that has ended a round, whose result is read. `reviewable` are the seats of which
    decisions may be reviewed; `reviews_others` is true where these are not the reader's own alone. `cues` are heard
    and felt of the session itself.
    """

    setup: Setup
    timeline: Timeline
    past: tuple[int, int] | None
    curtain: int | None
    round_end: Event | None
    hint: Hint | None
    review: ReviewFindings | None
    reviewable: tuple[int, ...]
    reviews_others: bool
    can_undo: bool
    can_hint: bool
    can_look_back: bool
    cues: tuple[str, ...] = ()

    @property
    def stands(self) -> bool:
        """True if no bot goes on by itself: a round's result is read, or the past is looked at."""
        return self.lingers or self.past is not None

    @property
    def history(self) -> list[tuple[int, Event]]:
        """Everything that happened, as the viewer may know it, with the number of actions up to then."""
        return [
            (at, event.seen_by(self.viewer).to_json())
            for at, (_, events) in enumerate(self.timeline.moments, 1)
            for event in events
        ]

    @property
    def is_open(self) -> bool:
        """True if nothing is hidden from anybody any more."""
        return self.timeline.state.outcome is not None or "human" not in self.seats

    @property
    def can_analyse(self) -> bool:
        """False in a game of memory that goes on, and while nobody's hand is shown on a shared device."""
        return self.can_look_back and (self.is_open or self.viewer is not None)


def scene_of(session: Session, t: Messages) -> PlayScene:
    """The scene of a session's table. It takes the session's news and cues."""
    news, cues = session.take_news(), tuple(session.take_cues())
    return replace(still_scene(session, t), news=news, cues=cues, resumes=session.take_resumed())


def still_scene(session: Session, t: Messages) -> PlayScene:
    """The same without news."""
    sitters, past, review = people(session.setup, t), session.past, session.review
    reviewable = session.reviewable(everyone=True)
    return PlayScene(
        view=session.view(),
        legal=session.legal(),
        chosen=session.chosen,
        names=tuple(who.name for who in sitters),
        seats=tuple(who.kind for who in session.setup.seats),
        t=t,
        events=session.recent_events(),
        pace=session.setup.pace,
        awaited=session.awaited,
        lingers=session.stopped,
        callers=session.callers(),
        after=session.after,
        breach=session.breach,
        faces=tuple(who.face for who in sitters),
        levels=tuple(who.level for who in sitters),
        hinted=session.hint.ways()[0] if session.hint and session.hint.lines else "",
        refused=session.refused if session.refusal else "",
        refusal=session.refusal,
        fleeting=session.lingers,
        table=session.game_table,
        setup=session.setup,
        timeline=past.timeline if past else session.timeline,
        past=(past.at, past.last) if past else None,
        curtain=session.curtain,
        round_end=session.round_end.seen_by(session.viewer).to_json() if session.round_end else None,
        hint=session.hint,
        review=review.findings() if review else None,
        reviewable=reviewable,
        reviews_others=reviewable != session.reviewable(everyone=False),
        can_undo=session.can_undo,
        can_hint=session.can_hint,
        can_look_back=session.can_look_back,
    )
