"""The story of a game: what happened, as sentences; each shows its moment."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from web.parts.buttons import do
from web.parts.faces import face_used
from web.parts.html import Html, el
from web.parts.messages import Messages

LATEST = 3
"""How many of the last events stand at the table itself where there is no room for the whole story."""


@dataclass(frozen=True, slots=True)
class Line:
    """A sentence of the story: the number of actions up to then, and the face of who did it, if somebody did."""

    at: int
    text: str
    face: str | None = None


@dataclass(frozen=True, slots=True)
class Story:
    """All lines, the oldest first; `now` is the moment that is looked back at; where looking back is not allowed, the
    lines are no buttons. `earlier` is true where lines before these are left out until the reader asks for them.
    `words` is the whole table in sentences.
    """

    lines: Sequence[Line] = ()
    now: int | None = None
    can_look_back: bool = True
    earlier: bool = False
    words: Sequence[str] = ()


def story(told: Story, t: Messages) -> Html:
    """The whole story, the newest line first."""
    lines = [_line(line, told) for line in reversed(told.lines)]
    if not lines:
        return el(
            "div", {"class": "story", "id": "story"}, el("p", {"class": "quiet"}, t("log-empty")), _in_words(told, t)
        )
    listed = el("ol", {"class": "log", "reversed": True, "tabindex": "0", "aria-label": t("log")}, *lines)
    more = do("show", t("log-earlier"), value="story:all") if told.earlier else None
    return el("div", {"class": "story", "id": "story"}, listed, more, _in_words(told, t))


def latest(told: Story, t: Messages) -> Html:
    """The last events, as one button that opens the story; for small screens."""
    lines = [el("span", {"class": "line"}, _face(line), el("span", None, line.text)) for line in told.lines[-LATEST:]]
    attrs = {"type": "button", "id": "latest", "class": "latest", "data-do": "show", "data-value": "story"}
    return el("button", attrs, el("span", {"class": "unseen"}, t("log"), ": "), *lines)


def _line(line: Line, told: Story) -> Html:
    """A line; a button that shows its moment."""
    parts = (_face(line), el("span", None, line.text))
    if not told.can_look_back:
        return el("li", None, el("span", {"class": "line"}, *parts))
    current = "true" if line.at == told.now else None
    attrs = {"type": "button", "class": "line", "data-do": "jump", "data-value": str(line.at), "aria-current": current}
    return el("li", None, el("button", attrs, *parts))


def _face(line: Line) -> Html | None:
    return None if line.face is None else face_used(line.face)


def _in_words(told: Story, t: Messages) -> Html | None:
    """The table as sentences, folded."""
    if not told.words:
        return None
    listed = el("ul", {"class": "in-words"}, *(el("li", None, line) for line in told.words))
    return el("details", {"class": "words", "id": "in-words"}, el("summary", None, t("table-in-words")), listed)
