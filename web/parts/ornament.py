"""Small drawings within text: arrows, marks of a set, the app's logo."""

from __future__ import annotations

from web.parts.html import Html, el

_SVG = {"viewBox": "0 0 24 24", "aria-hidden": "true", "focusable": "false"}


def _drawn(kind: str, *shapes: Html) -> Html:
    return el("svg", {**_SVG, "class": f"icon {kind}"}, *shapes)


def _path(line: str) -> Html:
    return el("path", {"d": line})


def arrow(kind: str) -> Html:
    """An arrow up for an ascending pile, down for a descending one."""
    lines = {"up": "M12 20V4M5 11l7-7 7 7", "down": "M12 4v16M5 13l7 7 7-7"}
    return _drawn(f"arrow {kind}", _path(lines[kind]))


def set_mark(suit: str) -> Html:
    """The sign of a set: a ring for silver, a sun for gold, so that colours are not needed."""
    ring = el("circle", {"cx": "12", "cy": "12", "r": "6"})
    if suit == "silver":
        return _drawn("mark silver", ring)
    straight = "M12 1.5v3M12 19.5v3M1.5 12h3M19.5 12h3"
    rays = _path(straight + "M4.6 4.6l2.1 2.1M17.3 17.3l2.1 2.1M4.6 19.4l2.1-2.1M17.3 6.7l2.1-2.1")
    disc = el("circle", {"cx": "12", "cy": "12", "r": "4.5", "class": "solid"})
    return _drawn("mark gold", disc, rays)


def sign() -> Html:
    """The app's logo: a card on a table."""
    card = el("rect", {"x": "7", "y": "3", "width": "10", "height": "14", "rx": "2"})
    return _drawn("sign", card, _path("M3 21h18M12 7v6M9 10h6"))
