"""The cards of UNO as we draw them: a paper card over a sea (blue), leaves (green), flames (red) or a sun (yellow).

Every colour has a landscape and a sign of its own, so that nobody needs the colour to tell them apart.
"""

from __future__ import annotations

from web.parts.html import Html, el

COLOURS = ("blue", "green", "red", "yellow")
_HIDDEN = {"aria-hidden": "true", "focusable": "false"}


def _path(line: str, kind: str | None = None) -> Html:
    return el("path", {"d": line, "class": kind})


def _text(x: int, y: int, text: str, kind: str) -> Html:
    return el("text", {"x": x, "y": y, "class": kind}, text)


def _circle(x: float, y: float, radius: float, kind: str) -> Html:
    return el("circle", {"cx": x, "cy": y, "r": radius, "class": kind})


_SIGNS = {
    "blue": "M2 9c3.300-4 6.700-4 10 0s6.700 4 10 0M2 16c3.300-4 6.700-4 10 0s6.700 4 10 0",
    "green": "M5 20C3 10 9 3 21 3c1 12-5 18-14 16M5 21c2-6 5-9 10-12",
    "red": "M12 2c1 4 6 7 6 12a6 6 0 0 1-12 0c0-3 2-4 2.500-7 2 1 3 2.500 3 4.500C13 9 13 5 12 2z",
    "yellow": "M12 1v4M12 19v4M1 12h4M19 12h4M4 4l3 3M17 17l3 3M4 20l3-3M17 7l3-3",
}


def sign(colour: str) -> Html:
    """The sign of a colour in the line of text: waves, a leaf, a flame, a sun."""
    return el("svg", {"viewBox": "0 0 24 24", "class": f"icon sign {colour}", **_HIDDEN}, *_sign(colour))


def _sign(colour: str) -> tuple[Html, ...]:
    lines = _path(_SIGNS[colour])
    return (lines, _circle(12, 12, 4, "solid")) if colour == "yellow" else (lines,)


def _sea() -> tuple[Html, ...]:
    wave = "M0 {}q12.500-12 25 0t25 0 25 0 25 0"
    lines = [_path(wave.format(y), "line") for y in (113, 128)]
    return (_path(wave.format(96) + "V140H0z", "land"), *lines)


def _leaves() -> tuple[Html, ...]:
    leaf = "M{0} 140C{1} 122 {1} 102 {0} 84 {2} 102 {2} 122 {0} 140z"
    leaves = [_path(leaf.format(x, x - 19, x + 19), "land") for x in (14, 50, 86)]
    veins = [_path(f"M{x} 136V98M{x} 112l-7-7M{x} 112l7-7M{x} 124l-8-8M{x} 124l8-8", "line") for x in (14, 50, 86)]
    return (_path("M0 120Q50 104 100 120V140H0z", "land"), *leaves, *veins)


def _flames() -> tuple[Html, ...]:
    outer = "M0 140V106Q10 100 12 84 26 94 27 106 40 98 42 80 58 92 58 107 68 100 71 82 86 92 86 108 95 104 100 92V140z"
    inner = "M6 134q6-6 8-16 8 8 8 16M38 134q6-6 7-18 10 8 10 18M70 134q6-6 7-16 9 8 9 16"
    return (_path(outer, "land"), _path(inner, "line"))


def _sunrise() -> tuple[Html, ...]:
    rays = "M50 140L0 132V116zM50 140L4 100 17 90zM50 140L36 83H64zM50 140L96 100 83 90zM50 140L100 132V116z"
    disc = "M22 140a28 28 0 0 1 56 0z"
    return (_path(rays, "land"), _path(disc, "land"), _path("M28 140a22 22 0 0 1 44 0", "line"))


_LANDS = {"blue": _sea, "green": _leaves, "red": _flames, "yellow": _sunrise}


def _four_lands() -> list[Html]:
    """Under a Wild: a strip of each colour with its sign."""
    found = []
    for at, colour in enumerate(COLOURS):
        strip = el("rect", {"x": 25 * at, "y": 88, "width": 25, "height": 52, "class": f"strip {colour}"})
        place = {"transform": f"translate({25 * at + 3.5} 105) scale(.75)", "class": f"mark {colour}"}
        found += [strip, el("g", place, *_sign(colour))]
    return found


def _number(number: str) -> tuple[Html, ...]:
    under = _path("M36 77h28", "stroke") if number in ("6", "9") else None
    return tuple(filter(None, (_text(50, 68, number, "number"), under)))


def _plus(count: str) -> tuple[Html, ...]:
    """Cards that somebody has to draw."""
    first = 42 if count == "1" else 32
    cards = [
        el("rect", {"x": first + 20 * at, "y": 8, "width": 16, "height": 22, "rx": 3, "class": "sheet"})
        for at in range(int(count))
    ]
    return (*cards, _text(48, 77, f"+{count}", "number small"))


_WAY_BACK = "M24 70H58a20 20 0 0 0 0-40H28M42 14L26 30 42 46"
_LEAP = "M18 66C22 12 74 10 80 56M66 46L81 60 90 41"
_STAR = "M50 12Q54 40 82 46 54 52 50 80 46 52 18 46 46 40 50 12z"
_GLYPHS: dict[str, tuple[Html, ...]] = {
    "one": _plus("1"),
    "reverse": (_path(_WAY_BACK, "stroke wide"),),
    "skip": (_path(_LEAP, "stroke wide"), _circle(49, 66, 9, "full")),
    "wild": (_path(_STAR, "full"),),
    "two": _plus("2"),
}


def face(colour: str | None, kind: str, number: str) -> Html:
    """The front of a card. `kind` is number, one, reverse, skip, wild or two; a Wild has no colour."""
    glyph = _GLYPHS.get(kind) or _number(number)
    land = _LANDS[colour]() if colour else _four_lands()
    drawn = el("svg", {"viewBox": "0 0 100 140", **_HIDDEN}, *land, *glyph)
    return el("span", {"class": f"card front {colour or 'any'}", "aria-hidden": "true"}, drawn)


def turning(direction: str) -> Html:
    """Which way play goes round, seen from above: left is clockwise."""
    flip = None if direction == "left" else "matrix(-1 0 0 1 24 0)"
    way = el(
        "g", {"transform": flip}, _path("M4 12a8 8 0 0 1 14-5.300M20 12a8 8 0 0 1-14 5.300M18.500 2v5h-5M5.500 22v-5h5")
    )
    return el("svg", {"viewBox": "0 0 24 24", "class": f"icon turning {direction}", **_HIDDEN}, way)


def bubble() -> Html:
    """The sign of a call."""
    shape = _path("M3 4h18v12H11l-5 5v-5H3z")
    return el("svg", {"viewBox": "0 0 24 24", "class": "icon bubble", **_HIDDEN}, shape)


def dealt() -> Html:
    """The sign of the dealer: a pack."""
    pack = _path("M9 3h10a2 2 0 0 1 2 2v12M5 7h10a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V9a2 2 0 0 1 2-2z")
    return el("svg", {"viewBox": "0 0 24 24", "class": "icon dealt", **_HIDDEN}, pack)


def cover() -> Html:
    """The picture in the lobby: four cards, one of each colour."""
    attrs = {"viewBox": "0 0 240 150", "class": "cover", **_HIDDEN}
    cards = (("blue", "4"), ("green", "7"), ("red", "2"), ("yellow", "9"))
    return el("svg", attrs, *(_cover_card(at, colour, number) for at, (colour, number) in enumerate(cards)))


def _cover_card(at: int, colour: str, number: str) -> Html:
    turn = (-15, -5, 5, 15)[at]
    place = f"translate({54 + 44 * at} {74 + abs(turn)}) rotate({turn}) scale(.66) translate(-50 -70)"
    paper = el("rect", {"width": 100, "height": 140, "rx": 12, "class": "paper"})
    frame = el("rect", {"width": 100, "height": 140, "rx": 12, "class": "rim"})
    clip = el("g", {"class": "land-of"}, *_LANDS[colour]())
    return el("g", {"transform": place, "class": f"front {colour}"}, paper, clip, *_number(number), frame)
