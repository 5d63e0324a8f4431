"""The six signs by which friends at a table say something to each other, drawn, by their names."""

from __future__ import annotations

from collections.abc import Callable

from web.parts.html import Html, el


def _drawn(*paths: str, dots: tuple[tuple[str, str], ...] = ()) -> Html:
    """Lines and dots on a square of 24."""
    lines = [el("path", {"d": path}) for path in paths]
    points = [el("circle", {"cx": x, "cy": y, "r": "1.2", "class": "solid"}) for x, y in dots]
    return el("svg", {"class": "icon sign-drawn", "viewBox": "0 0 24 24", "aria-hidden": "true"}, *lines, *points)


def _well() -> Html:
    """A rosette."""
    ring = "M12 3a6 6 0 1 1 0 12a6 6 0 1 1 0-12z"
    return _drawn(ring, "M9.5 9l2 2 3-3.5", "M8.5 14l-1.5 7 5-2.5 5 2.5-1.5-7")


def _thanks() -> Html:
    """A heart."""
    return _drawn("M12 20C5 14.5 3 11.5 3 8.5a4.4 4.4 0 0 1 9-1.2a4.4 4.4 0 0 1 9 1.2c0 3-2 6-9 11.5z")


def _oops() -> Html:
    """A face with a crooked mouth."""
    return _drawn(_FACE, "M8 16c1.5-2 2.5 1 4-.5s2.5 1 4-.5", dots=_EYES)


def _your_turn() -> Html:
    """An hourglass."""
    return _drawn("M6 3h12M6 21h12M8 3v3.5c0 3 4 4 4 5.5s-4 2.5-4 5.5V21M16 3v3.5c0 3-4 4-4 5.5s4 2.5 4 5.5V21")


def _wow() -> Html:
    """A face with an open mouth."""
    return _drawn(_FACE, "M12 13a2 2.5 0 1 1 0 5a2 2.5 0 1 1 0-5z", dots=_EYES)


def _hello() -> Html:
    """A smile in a speech bubble."""
    bubble = "M4 5h16v11h-8l-5 4v-4H4z"
    return _drawn(bubble, "M9 11c1 2 5 2 6 0", dots=(("9", "8.5"), ("15", "8.5")))


_FACE = "M12 3a9 9 0 1 1 0 18a9 9 0 1 1 0-18z"
_EYES = (("9", "10"), ("15", "10"))

SIGNS: dict[str, Callable[[], Html]] = {
    "well": _well,
    "thanks": _thanks,
    "oops": _oops,
    "your-turn": _your_turn,
    "wow": _wow,
    "hello": _hello,
}
"""Also in `web/browser/window/ways/presence.js`, which passes no others on."""


def icon(name: str) -> Html:
    """The sign of this name."""
    return SIGNS[name]()
