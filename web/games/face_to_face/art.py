"""The drawings of Face to Face."""

from __future__ import annotations

from web.parts.html import Html, el


def cover() -> Html:
    """Cards of both sets, for the lobby."""
    attrs = {"viewBox": "0 0 240 150", "class": "cover", "aria-hidden": "true", "focusable": "false"}
    cards = [
        _card(62, 62, -14, "silver", "17"),
        _card(98, 54, -4, "silver", "27"),
        _card(142, 96, 176, "gold", "60"),
        _card(178, 88, 166, "gold", "45"),
    ]
    return el("svg", attrs, *cards)


def _card(x: int, y: int, turn: int, kind: str, text: str) -> Html:
    place = f"translate({x} {y}) rotate({turn})"
    rect = el("rect", {"x": "-26", "y": "-36", "width": "52", "height": "72", "rx": "7"})
    return el("g", {"transform": place, "class": f"cover-card {kind}"}, rect, el("text", {"y": "9"}, text))
