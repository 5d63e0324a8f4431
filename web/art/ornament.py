"""Small drawings in the line of text: arrows, marks of a set, the app's sign."""

from __future__ import annotations

from web.html import Html, el

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
    """The sign of a set: a ring for silver, a sun for gold, so that nobody needs the colour."""
    ring = el("circle", {"cx": "12", "cy": "12", "r": "6"})
    if suit == "silver":
        return _drawn("mark silver", ring)
    straight = "M12 1.5v3M12 19.5v3M1.5 12h3M19.5 12h3"
    rays = _path(straight + "M4.6 4.6l2.1 2.1M17.3 17.3l2.1 2.1M4.6 19.4l2.1-2.1M17.3 6.7l2.1-2.1")
    disc = el("circle", {"cx": "12", "cy": "12", "r": "4.5", "class": "solid"})
    return _drawn("mark gold", disc, rays)


def sign() -> Html:
    """The sign of the house: a card on a table."""
    card = el("rect", {"x": "7", "y": "3", "width": "10", "height": "14", "rx": "2"})
    return _drawn("sign", card, _path("M3 21h18M12 7v6M9 10h6"))


def cover(game_id: str) -> Html:
    """The picture of a game in the lobby."""
    covers = {"face-to-face": _face_to_face}
    return covers.get(game_id, _plain)()


def _card(x: int, y: int, turn: int, kind: str, text: str) -> Html:
    place = f"translate({x} {y}) rotate({turn})"
    rect = el("rect", {"x": "-26", "y": "-36", "width": "52", "height": "72", "rx": "7"})
    return el("g", {"transform": place, "class": f"cover-card {kind}"}, rect, el("text", {"y": "9"}, text))


def _face_to_face() -> Html:
    attrs = {"viewBox": "0 0 240 150", "class": "cover", "aria-hidden": "true", "focusable": "false"}
    cards = [
        _card(62, 62, -14, "silver", "17"),
        _card(98, 54, -4, "silver", "27"),
        _card(142, 96, 176, "gold", "60"),
        _card(178, 88, 166, "gold", "45"),
    ]
    return el("svg", attrs, *cards)


def _plain() -> Html:
    attrs = {"viewBox": "0 0 240 150", "class": "cover", "aria-hidden": "true", "focusable": "false"}
    return el("svg", attrs, _card(120, 75, -6, "silver", ""))
