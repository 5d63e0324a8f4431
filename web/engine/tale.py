"""The story of a game: a few of its moments, played on the table by themselves, with a sentence to each."""

from __future__ import annotations

from time import perf_counter

from pyengine.core.timeline import Timeline
from web.engine.endings import score_course
from web.engine.moments import LookBack
from web.engine.scene import PlayScene, still_scene
from web.engine.session import Session
from web.parts.drawing import draw
from web.parts.html import glued
from web.parts.messages import Messages
from web.parts.review_panel import mistake_words
from web.parts.table_section import stage
from web.protocol.answers import Film

_MOST = 4
"""Actions that a story shows, at most: a few seconds."""
_STEP = 1.6
"""Seconds that each moment stands: long enough to read its sentence."""


class Tale:
    """The moments from `first`, before what counts is done, to `last`; `going` while they follow each other by
    themselves. `shown` is the moment on the table, `sentence` says what is to be seen.
    """

    def __init__(
        self, timeline: Timeline, first: int, sentence: str, *, still: bool, actions: int | None = _MOST
    ) -> None:
        """Of so many `actions`, or to the end of the game."""
        self.timeline, self.sentence = timeline, sentence
        end = len(timeline.moments)
        self.first = max(0, min(first, end - 1))
        self.last = end if actions is None else min(end, self.first + actions)
        self.going = not still
        self.show(self.first)

    def show(self, at: int) -> LookBack:
        """Show a moment; at the last one the story stands still."""
        self.shown = LookBack(self.timeline, max(self.first, min(at, self.last)))
        self.going = self.going and self.shown.at < self.last
        self.due = perf_counter() + _STEP
        return self.shown

    @property
    def wait(self) -> int:
        """Milliseconds until the next moment is due."""
        return max(0, round(1000 * (self.due - perf_counter())))


def turning_point(scene: PlayScene) -> tuple[int, str]:
    """The moment that counted most, and a sentence on it: the largest mistake that a review has found, or what brought
    most points, or else the end.
    """
    if scene.review and scene.review.turning:
        at = scene.review.turning[0].at
        return at, sentence_at(scene, at)
    last, sign = len(scene.timeline.moments), -1 if scene.table.info.fewest_win else 1
    coarse = _largest(*score_course(scene), sign)
    if coarse is None:
        return max(0, last - _MOST), scene.t("tale-end")
    begin, end, _, _ = coarse
    _, at, seat, gained = _largest(*score_course(scene, begin, end), sign) or coarse
    said = {"who": "you" if seat == scene.viewer else "other", "name": scene.names[seat], "points": gained}
    return max(0, at - 2), scene.t("tale-swing", **said)


def _largest(moments: list[int], course: list[list[int]], sign: int) -> tuple[int, int, int, int] | None:
    """The two moments between which a seat gained most, that seat, and how much; None where nobody gained anything."""
    gains = [
        (sign * (scores[at] - scores[at - 1]), -at, seat)
        for seat, scores in enumerate(course)
        for at in range(1, len(moments))
    ]
    gained, at, seat = max(gains, default=(0, 0, 0))
    return (moments[-at - 1], moments[-at], seat, gained) if gained > 0 else None


def sentence_at(scene: PlayScene, at: int) -> str:
    """What a review has found of a decision; empty where it is sure of no mistake in it."""
    found = next((each for each in (scene.review.found if scene.review else ()) if each.at == at), None)
    if found is None or not found.sure:
        return ""
    return mistake_words(found, scene.names, scene.viewer, scene.say, scene.t)


def words_now(tale: Tale, scene: PlayScene) -> str:
    """The sentence of the moment on the table: at the beginning that of the story, then what was done."""
    if tale.shown.at == tale.first and tale.sentence:
        return tale.sentence
    told = [line for line in scene.table.tell(scene.events, scene) if line]
    return glued(" ", told[:2]) or tale.sentence


def film_of(tale: Tale, session: Session, t: Messages) -> Film:
    """All moments of a story as pictures, each with its sentence; the one on the table stays there."""
    frames, shown = [], tale.shown
    for at in range(tale.first, tale.last + 1):
        session.past = tale.shown = LookBack(tale.timeline, at)
        scene = still_scene(session, t)
        frames.append({"html": str(stage(scene, draw(scene, prompt=False), "still")), "words": words_now(tale, scene)})
    session.past = tale.shown = shown
    return {"name": f"{session.setup.game.id}.png", "frames": frames}
