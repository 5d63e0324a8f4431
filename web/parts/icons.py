"""Icons of buttons."""

from __future__ import annotations

from web.parts.html import Html, el


def _drawn(kind: str, line: str, *more: Html) -> Html:
    attrs = {"viewBox": "0 0 24 24", "aria-hidden": "true", "focusable": "false", "class": f"icon {kind}"}
    return el("svg", attrs, el("path", {"d": line}), *more)


def sliders() -> Html:
    """Three sliders: the settings."""
    knobs = [el("circle", {"cx": cx, "cy": cy, "r": "2.4", "class": "knob"}) for cx, cy in _KNOBS]
    return _drawn("sliders", "M4 6h16M4 12h16M4 18h16", *knobs)


_KNOBS = (("9", "6"), ("16", "12"), ("7", "18"))


def sent() -> Html:
    """An arrow out of a box: sharing."""
    return _drawn("sent", "M12 14V3M8 7l4-4 4 4M6 11H5v10h14V11h-1")


def back_arrow() -> Html:
    """An arrow that turns back: taking an action back."""
    return _drawn("back-arrow", "M9 5L4 10l5 5M4 10h10a6 6 0 0 1 0 12h-3")


def bulb() -> Html:
    """A light bulb: a hint."""
    return _drawn("bulb", "M9 18h6M10 22h4M8.5 14.5A6.5 6.5 0 1 1 15.5 14.5c-.4.5-.5 1-.5 3.5H9c0-2.5-.1-3-.5-3.5z")


def book() -> Html:
    """An open book: the rules."""
    return _drawn("book", "M12 6c-2.5-1.6-5.5-2-9-2v14c3.5 0 6.5.4 9 2 2.5-1.6 5.5-2 9-2V4c-3.5 0-6.5.4-9 2zM12 6v14")


def dots() -> Html:
    """Three dots: more."""
    circles = [el("circle", {"cx": cx, "cy": "12", "r": "1.8", "class": "solid"}) for cx in ("5", "12", "19")]
    return _drawn("dots", "", *circles)


def cross() -> Html:
    """A cross: closing."""
    return _drawn("cross", "M6 6l12 12M18 6L6 18")


def cards() -> Html:
    """Two cards: how many somebody holds."""
    back = el("rect", {"x": "9", "y": "3", "width": "11", "height": "15", "rx": "2"})
    return _drawn("cards", "M6 7v12a2 2 0 0 0 2 2h8", back)
