"""The drawings of Flights: six imagined cities, exchanges, deportations, tickets, and the signs of the colours.

Every city card has a skyline of its own, grown from its colour and value: each colour builds in its own manner,
and the sun goes round from the 1 to the 6.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from math import cos, pi, sin

from web.parts.html import Html, el, join

COLOURS = {"r": "red", "b": "blue", "g": "green", "y": "yellow", "v": "violet", "o": "orange"}
"""Colour letters of cards, and the classes they are drawn with."""

_HIDDEN = {"aria-hidden": "true", "focusable": "false"}
_GROUND = 140
_SIGNS = {
    "r": "M12 21C5 15.5 2.5 12 2.5 8.2A4.8 4.8 0 0 1 12 6.5A4.8 4.8 0 0 1 21.5 8.2C21.5 12 19 15.5 12 21z",
    "b": "M12 2c4 6 7 9.5 7 13.5a7 7 0 0 1-14 0C5 11.5 8 8 12 2z",
    "g": "M3 21C2 9 9 3 21.5 3 21.5 14 16 20.5 7 18.5zM3 21L14 10",
    "y": "M12 1.5l3.2 6.8 7.3.9-5.4 5 1.5 7.3L12 17.9l-6.6 3.6 1.5-7.3-5.4-5 7.3-.9z",
    "v": "M20.5 14.8A9.3 9.3 0 1 1 9.3 3.3a7.5 7.5 0 0 0 11.2 11.5z",
    "o": "M12 2.5L22.5 21h-21z",
}
_PLANE = "M11 3c0-1.3 2-1.3 2 0v6.2l8.5 5v2L13 13.6v5.2l2.5 1.9v1.4L12 21l-3.5 1.1v-1.4l2.5-1.9v-5.2l-8.5 2.6v-2l8.5-5z"
_FLAME = "M12 2c1 4 6 6.5 6 12a6 6 0 0 1-12 0c0-3 1.5-4.5 2.5-6.5.5 2 1.2 2.8 2 3.2C10.2 8 10.5 4.5 12 2z"
_SUITCASE = (
    "M20 66h60a6 6 0 0 1 6 6v40a6 6 0 0 1-6 6H20a6 6 0 0 1-6-6V72a6 6 0 0 1 6-6zM36 66v-9a5 5 0 0 1"
    " 5-5h18a5 5 0 0 1 5 5v9"
)


def _icon(kind: str, line: str) -> Html:
    return el("svg", {"viewBox": "0 0 24 24", **_HIDDEN, "class": f"icon {kind}"}, _path("solid", line))


def _path(kind: str, line: str, **more: str) -> Html:
    return el("path", {"class": kind, "d": line, **more})


def sign(colour: str) -> Html:
    """The sign of a colour: heart, drop, leaf, star, moon, or triangle."""
    return _icon(f"sign {COLOURS[colour]}", _SIGNS[colour])


def plane() -> Html:
    """A small aeroplane, the sign of a flight."""
    return _icon("plane", _PLANE)


def ticket(flight: int) -> Html:
    """What is printed on a flight."""
    return el("span", {"class": "face", "aria-hidden": "true"}, plane(), str(flight))


def flame() -> Html:
    """A flame, where cities burn."""
    return _icon("flame", _FLAME)


def skyline() -> Html:
    """Three houses: what a collection is worth."""
    return _icon("skyline", "M2 22V11h5V6l4-4 4 4v6h7v10h-8v-5h-3v5z")


def lead() -> Html:
    """The first-turn card: a boarding card with an aeroplane."""
    card = el("rect", {"x": "2", "y": "4", "width": "28", "height": "16", "rx": "3", "class": "stub"})
    tear = _path("tear", "M23 5v14")
    small = el("g", {"transform": "translate(3 3) rotate(45 9 9) scale(.75)"}, _path("solid", _PLANE))
    return el("svg", {"viewBox": "0 0 32 24", **_HIDDEN, "class": "icon fl-lead"}, card, tear, small)


def card(text: str) -> Html:
    """The face of a card by its text, such as `r3`, `x4`, `u` or `d`; `?` is a back."""
    if text == "?":
        return back()
    if text[0] in COLOURS:
        return el("span", {"class": f"card city {COLOURS[text[0]]}", "aria-hidden": "true"}, _picture(_city(text)))
    kind = {"x": "exchange", "u": "universal", "d": "deportation"}[text[0]]
    shapes = _deportation() if text == "d" else _exchange(text[1:] or "1–6")
    return el("span", {"class": f"card {kind}", "aria-hidden": "true"}, _picture(shapes))


def back() -> Html:
    """The back of a card: an aeroplane and its trail."""
    trail = _path("trail", "M8 124C16 84 34 92 42 74S50 60 56 54")
    at = "translate(38 26) rotate(28 20 20) scale(1.7)"
    shapes = join(_path("rim", "M10 10h80v120h-80z"), trail, el("g", {"transform": at}, _path("solid", _PLANE)))
    return el("span", {"class": "card back", "aria-hidden": "true"}, _picture(shapes))


def chip(text: str) -> Html:
    """A city in a word's space: sign and value."""
    return el("span", {"class": f"chip {COLOURS[text[0]]}", "aria-hidden": "true"}, sign(text[0]), text[1:])


def _picture(shapes: Html) -> Html:
    return el("svg", {"viewBox": "0 0 100 140", **_HIDDEN, "class": "picture"}, shapes)


def _number(text: str, x: int, y: int, kind: str) -> Html:
    return el("text", {"x": str(x), "y": str(y), "class": kind}, text)


@cache
def _exchange(text: str) -> Html:
    """Two arrows that chase each other round a value."""
    arcs = "M12 72A38 38 0 0 1 78 46M88 68A38 38 0 0 1 22 94"
    heads = "M64 50h16v-16M36 90h-16v16"
    number = _number(text, 50, 88 if len(text) == 1 else 81, "loop" if len(text) == 1 else "loop many")
    return join(_path("arrows", arcs + heads), number)


@cache
def _deportation() -> Html:
    """A suitcase, and the way out."""
    straps = _path("strap", "M32 66v52M68 66v52")
    return join(_path("case", _SUITCASE), straps, _path("away", "M28 30h42M58 18l14 12-14 12"))


class _Chance:
    """A small generator of numbers, the same on every machine, so that pictures never change."""

    def __init__(self, seed: int) -> None:
        self.state = seed * 2654435761 % 4294967296

    def below(self, bound: int) -> int:
        """A number 0 ≤ n < bound."""
        self.state = (self.state * 1664525 + 1013904223) % 4294967296
        return (self.state >> 12) % bound


@cache
def _city(text: str) -> Html:
    colour, value = text[0], int(text[1:])
    chance = _Chance(list(COLOURS).index(colour) * 8 + value)
    behind, before = _row(colour, chance, 38, 18), _row(colour, chance, 20, 18)
    turn = pi * (value - 0.5) / 6
    sun = el(
        "circle", {"class": "sun", "cx": f"{50 - 36 * cos(turn):.0f}", "cy": f"{92 - 34 * sin(turn):.0f}", "r": "13"}
    )
    mark = el("g", {"transform": "translate(6 50) scale(1.15)"}, _path("mark", _SIGNS[colour]))
    land = join(_path("behind", behind + _LANDMARKS[colour]), _path("before", before), _path("lights", _lights(chance)))
    return join(sun, land, _foot(colour), _number(str(value), 10, 44, "value"), mark)


def _foot(colour: str) -> Html | None:
    """What lies before a city: water, or a meadow."""
    if colour == "b":
        return _path("foot", "M0 128q8-6 16 0t17 0 17 0 17 0 17 0 16 0v12H0z")
    return _path("foot", "M0 134q25-8 50-3t50-2v11H0z") if colour in "gy" else None


def _row(colour: str, chance: _Chance, low: int, more: int) -> str:
    """A row of houses from the left edge to the right one."""
    return "".join(_houses(_MANNERS[colour], chance, low, more))


def _houses(manner: Callable[[int, int, int], str], chance: _Chance, low: int, more: int) -> Iterator[str]:
    x = -chance.below(6)
    while x < 100:
        width = 11 + chance.below(9)
        yield manner(x, width, low + chance.below(more))
        x += width + chance.below(3)


def _lights(chance: _Chance) -> str:
    """Lit windows, more of them below."""
    spots = [(4 + 8 * (at % 12), 122 + 8 * (at // 12)) for at in range(24)]
    return "".join(f"M{x} {y}h3v4h-3z" for x, y in spots if chance.below(10) < 5)


def _dome(x: int, w: int, h: int) -> str:
    half = w / 2
    return (
        f"M{x} {_GROUND}v-{h}c-3-{w * 0.6:.0f} {half:.1f}-{w * 0.55:.0f} {half:.1f}-{w}c0 {w * 0.45:.0f}"
        f" {half + 3:.1f} {w * 0.4:.0f} {half:.1f} {w}v{h}z"
    )


def _tower(x: int, w: int, h: int) -> str:
    return f"M{x} {_GROUND}v-{h}h{w // 3}v-5h{w // 3}v5h{w - 2 * (w // 3)}v{h}z"


def _tiers(x: int, w: int, h: int) -> str:
    """A house among trees: a roof turned up at its ends, and a round crown beside it."""
    half, crown = w / 2, w * 0.32
    roof = f"l-3-3q{half:.1f}-2 {half + 3:.1f}-11q3 9 {half + 3:.1f} 11l-3 3"
    tree = f"M{x + w - 1} {_GROUND}v-{h * 0.5:.0f}a{crown:.1f} {crown:.1f} 0 1 1 3 0v{h * 0.5:.0f}z"
    return f"M{x} {_GROUND}v-{h}{roof}v{h}z{tree}"


def _steps(x: int, w: int, h: int) -> str:
    """A house with roofs to sit on, one above the other, and a vault on top."""
    side, top = w / 5, h * 0.4
    lower = f"M{x} {_GROUND}v-{h}h{w}v{h}z"
    return (
        f"{lower}M{x + side:.1f} {_GROUND - h}v-{top:.0f}q{side * 1.5:.1f}-{side * 2.2:.1f} {side * 3:.1f} 0v{top:.0f}z"
    )


def _glass(x: int, w: int, h: int) -> str:
    return f"M{x} {_GROUND}v-{h + 4}l{w - 3}-{w // 2 + 3}V{_GROUND}z"


def _gable(x: int, w: int, h: int) -> str:
    third = w / 3
    return (
        f"M{x} {_GROUND}v-{h}h{third / 2:.1f}v-5h{third / 2:.1f}v-5l{third / 2:.1f}-6 {third / 2:.1f} 6v5"
        f"h{third / 2:.1f}v5h{third / 2:.1f}V{_GROUND}z"
    )


_MANNERS = {"r": _dome, "b": _tower, "g": _tiers, "y": _steps, "v": _glass, "o": _gable}
_LANDMARKS = {
    "r": "M56 140V84q-6-12 7-22q1-5 1-9q1 4 1 9q13 10 7 22v56z",
    "b": (
        "M0 112h100v4H0zM22 140V66h4v74zM74 140V66h4v74zM0 108Q14 104 24 68q26 60 52 0q10 36 24 40v3"
        "q-18-4-24-34q-26 56-52 0q-6 30-24 34z"
    ),
    "g": (
        "M43 140v-24h-12q10-2 12-8v-8h-9q8-2 9-7v-7h-6q5-2 6-6v-4h-5q9-4 12-14q3 10 12 14h-5v4q1 4 6 6"
        "h-6v7q1 5 9 7h-9v8q2 6 12 8h-12v24z"
    ),
    "y": "M14 140V92h8V76h-3q0-9 8-13q8 4 8 13h-3v16h8q3-26 22-30q19 4 22 30h4v48z",
    "v": "M61 140l2-64 3-24 3 24 2 64zM26 140l2-50 8-10 4 60z",
    "o": "M28 140V80h-3l11-24 11 24h-3v60z",
}


def cover() -> Html:
    """The picture of the game in the lobby: three cities, and an aeroplane over them."""
    attrs = {"viewBox": "0 0 240 150", "class": "cover", **_HIDDEN}
    cards = [
        _fanned(text, x, y, turn) for text, x, y, turn in (("b2", 66, 98, -12), ("o6", 174, 98, 12), ("v4", 120, 90, 0))
    ]
    trail = _path("trail", "M6 66C50 8 116 46 176 24")
    flyer = el("g", {"transform": "translate(172 2) rotate(76 14 14) scale(1.15)"}, _path("flyer", _PLANE))
    return el("svg", attrs, *cards, trail, flyer)


def _fanned(text: str, x: int, y: int, turn: int) -> Html:
    size = {"x": "-35", "y": "-49", "width": "70", "height": "98"}
    paper = el("rect", {**size, "rx": "8", "class": "paper"})
    view = el("svg", {**size, "viewBox": "0 0 100 140", "class": "inside"}, _city(text))
    rim = el("rect", {**size, "rx": "8", "class": "rim"})
    place = f"translate({x} {y}) rotate({turn})"
    return el("g", {"transform": place, "class": f"city {COLOURS[text[0]]}"}, paper, view, rim)
