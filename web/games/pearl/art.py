"""The drawings of Pearl of the East: the pearl in its shell, signs on tasks, the picture for the lobby."""

from __future__ import annotations

from functools import cache

from web.parts.gems.art import placed
from web.parts.html import Html, el, join

_SVG = {"aria-hidden": "true", "focusable": "false"}
_SHELL = "M3 25C2 38 11 46 24 46S46 38 45 25C42 22 38 22 35 25 32 21 27 21 24 24 21 21 16 21 13 25 10 22 6 22 3 25Z"
_RIDGES = "M13 26C14 35 18 42 24 46M35 26C34 35 30 42 24 46M24 25V46M5 28C9 38 15 44 24 46M43 28C39 38 33 44 24 46"
_SHADE = "M35.600 10.900A14.500 14.500 0 0 1 10.700 25.500 16.500 16.500 0 0 0 35.600 10.900Z"


@cache
def pearl(kind: str | None = None) -> Html:
    """The pearl, a round one that rests in its open shell; with the gem in it that it stands for."""
    return el("svg", {"viewBox": "0 0 48 48", "class": "gem pearl-sign", **_SVG}, _pearl(kind))


def _pearl(kind: str | None) -> Html:
    return join(
        el("path", {"d": _SHELL, "class": "pearl-shell"}),
        el("path", {"d": _RIDGES, "class": "pearl-ridges"}),
        el("circle", {"cx": "24", "cy": "19", "r": "15.500", "class": "pearl-orb"}),
        el("path", {"d": _SHADE, "class": "pearl-shade"}),
        placed(kind, 24, 19, 19) if kind else None,
        el("ellipse", {"cx": "18", "cy": "11", "rx": "5", "ry": "3", "class": "pearl-sheen"}),
    )


def barred() -> Html:
    """A crossed ring: this is barred."""
    ring = el("circle", {"cx": "12", "cy": "12", "r": "9"})
    return _icon("barred", ring, el("path", {"d": "M5.600 5.600l12.800 12.800"}))


def tick() -> Html:
    """A tick: this is done."""
    return _icon("tick", el("path", {"d": "M4 13l5 5L20 6"}))


def _icon(kind: str, *shapes: Html) -> Html:
    return el("svg", {"viewBox": "0 0 24 24", "class": f"icon {kind}", **_SVG}, *shapes)


def cover() -> Html:
    """The picture for the lobby: three in a row, one of them the pearl, and a fourth gem on its way out."""
    attrs = {"viewBox": "0 0 240 150", "class": "cover", **_SVG}
    rows = [_row(9, ("J", "T", "S")), _row(141, ("A", "D", "R"))]
    middle = [
        _tile(56, 75, _scaled("E", 56)),
        _tile(120, 75, el("g", {"transform": "translate(96 51)"}, _pearl(None))),
        _tile(184, 75, _scaled("E", 184)),
    ]
    glow = el("rect", {"x": "20", "y": "39", "width": "200", "height": "72", "rx": "14", "class": "pearl-run"})
    return el("svg", attrs, *rows, *middle, glow)


def _row(y: int, kinds: tuple[str, ...]) -> Html:
    """Gems that lie half outside the picture, above or below."""
    places = zip((56, 120, 184), kinds, strict=True)
    return join(*(_tile(x, y, placed(kind, x, y, 40)) for x, kind in places))


def _scaled(kind: str, x: int) -> Html:
    return placed(kind, x, 75, 42)


def _tile(x: int, y: int, sign: Html) -> Html:
    rect = el(
        "rect", {"x": str(x - 29), "y": str(y - 29), "width": "58", "height": "58", "rx": "9", "class": "pearl-tile"}
    )
    return join(rect, sign)
