"""The drawings of Higher."""

from __future__ import annotations

from web.parts.html import Html, el


def cover() -> Html:
    """Three cards, each higher than the one before, for the lobby."""
    attrs = {"viewBox": "0 0 240 150", "class": "cover", "aria-hidden": "true", "focusable": "false"}
    cards = [_card(70, 92, "5"), _card(120, 76, "9"), _card(170, 60, "20")]
    return el("svg", attrs, *cards)


def _card(x: int, y: int, number: str) -> Html:
    rect = el("rect", {"x": "-26", "y": "-36", "width": "52", "height": "72", "rx": "7"})
    attrs = {"transform": f"translate({x} {y})", "class": "cover-card"}
    return el("g", attrs, rect, el("text", {"y": "9"}, number))
