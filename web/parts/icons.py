"""Icons of buttons, and small drawings within text: arrows, marks of a set, the app's logo."""

from __future__ import annotations

from web.parts.html import Html, el


def _icon(kind: str, *shapes: Html) -> Html:
    attrs = {"viewBox": "0 0 24 24", "aria-hidden": "true", "focusable": "false", "class": f"icon {kind}"}
    return el("svg", attrs, *shapes)


def _path(line: str) -> Html:
    return el("path", {"d": line})


def sliders() -> Html:
    """Three sliders: the settings."""
    places = (("9", "6"), ("16", "12"), ("7", "18"))
    knobs = [el("circle", {"cx": cx, "cy": cy, "r": "2.4", "class": "knob"}) for cx, cy in places]
    return _icon("sliders", _path("M4 6h16M4 12h16M4 18h16"), *knobs)


def sent() -> Html:
    """An arrow out of a box: sharing."""
    return _icon("sent", _path("M12 14V3M8 7l4-4 4 4M6 11H5v10h14V11h-1"))


def back_arrow() -> Html:
    """An arrow that turns back: taking an action back."""
    return _icon("back-arrow", _path("M9 5L4 10l5 5M4 10h10a6 6 0 0 1 0 12h-3"))


def bulb() -> Html:
    """A light bulb: a hint."""
    return _icon(
        "bulb", _path("M9 18h6M10 22h4M8.5 14.5A6.5 6.5 0 1 1 15.5 14.5c-.4.5-.5 1-.5 3.5H9c0-2.5-.1-3-.5-3.5z")
    )


def book() -> Html:
    """An open book: the rules."""
    return _icon(
        "book", _path("M12 6c-2.5-1.6-5.5-2-9-2v14c3.5 0 6.5.4 9 2 2.5-1.6 5.5-2 9-2V4c-3.5 0-6.5.4-9 2zM12 6v14")
    )


def dots() -> Html:
    """Three dots: more."""
    circles = [el("circle", {"cx": cx, "cy": "12", "r": "1.8", "class": "solid"}) for cx in ("5", "12", "19")]
    return _icon("dots", _path(""), *circles)


def cross() -> Html:
    """A cross: closing."""
    return _icon("cross", _path("M6 6l12 12M18 6L6 18"))


def cards() -> Html:
    """Two cards: how many somebody holds."""
    back = el("rect", {"x": "9", "y": "3", "width": "11", "height": "15", "rx": "2"})
    return _icon("cards", _path("M6 7v12a2 2 0 0 0 2 2h8"), back)


def arrow(kind: str) -> Html:
    """An arrow up for an ascending pile, down for a descending one."""
    lines = {"up": "M12 20V4M5 11l7-7 7 7", "down": "M12 4v16M5 13l7 7 7-7"}
    return _icon(f"arrow {kind}", _path(lines[kind]))


def set_mark(suit: str) -> Html:
    """The sign of a set: a ring for silver, a sun for gold, so that colours are not needed."""
    ring = el("circle", {"cx": "12", "cy": "12", "r": "6"})
    if suit == "silver":
        return _icon("mark silver", ring)
    straight = "M12 1.5v3M12 19.5v3M1.5 12h3M19.5 12h3"
    rays = _path(straight + "M4.6 4.6l2.1 2.1M17.3 17.3l2.1 2.1M4.6 19.4l2.1-2.1M17.3 6.7l2.1-2.1")
    disc = el("circle", {"cx": "12", "cy": "12", "r": "4.5", "class": "solid"})
    return _icon("mark gold", disc, rays)


def sign() -> Html:
    """The app's logo: a card on a table."""
    card = el("rect", {"x": "7", "y": "3", "width": "10", "height": "14", "rx": "2"})
    return _icon("sign", card, _path("M3 21h18M12 7v6M9 10h6"))
