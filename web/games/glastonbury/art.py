"""The drawings of Glastonbury: eighteen ingredients, nine colour signs, spells, wizards, the cauldron, the tor."""

from __future__ import annotations

from math import cos, pi, sin

from web.parts.html import Html, el

_HIDDEN = {"aria-hidden": "true", "focusable": "false"}


def _svg(size: int, kind: str, *shapes: Html) -> Html:
    return el("svg", {"viewBox": f"0 0 {size} {size}", "class": kind, **_HIDDEN}, *shapes)


def _tint(line: str, **more: object) -> Html:
    """A shape filled with the pale colour."""
    return el("path", {"d": line, "class": "tint", **more})


def _solid(line: str) -> Html:
    """A shape filled with the strong colour."""
    return el("path", {"d": line, "class": "solid"})


def _line(line: str) -> Html:
    return el("path", {"d": line})


def _dots(radius: float, *at: tuple[float, float], kind: str = "solid") -> tuple[Html, ...]:
    return tuple(el("circle", {"cx": f"{x:g}", "cy": f"{y:g}", "r": f"{radius:g}", "class": kind}) for x, y in at)


def _oval(x: float, y: float, wide: float, high: float) -> Html:
    return el("ellipse", {"cx": f"{x:g}", "cy": f"{y:g}", "rx": f"{wide:g}", "ry": f"{high:g}", "class": "tint"})


def _rays(x: float, y: float, inner: float, outer: float, count: int) -> Html:
    """Strokes all round a middle."""
    turns = [2 * pi * at / count for at in range(count)]
    ends = [(cos(turn), sin(turn)) for turn in turns]
    spokes = (f"M{x + inner * c:.1f} {y + inner * s:.1f}L{x + outer * c:.1f} {y + outer * s:.1f}" for c, s in ends)
    return _line("".join(spokes))


def _clover() -> tuple[Html, ...]:
    heart = "M16 14C10 10 9 3.500 13 3.500c2 0 3 2 3 3 0-1 1-3 3-3 4 0 3 6.500-3 10.500Z"
    leaves = [_tint(heart, transform=f"rotate({turn} 16 14)") for turn in (45, 135, 225, 315)]
    return (_line("M16 14c0 6 1.500 10 5 15"), *leaves)


def _fern() -> tuple[Html, ...]:
    pairs = ((28, 8), (23, 9), (18, 8), (13, 6.5), (9, 4.5))
    leaves = [_tint(f"M16 {y}q{-w} .500{-w}-5 {w}-.500 {w} 5Zm0 0q{w} .500 {w}-5 {-w}-.500 {-w} 5Z") for y, w in pairs]
    return (_line("M16 30V3"), *leaves)


def _hive() -> tuple[Html, ...]:
    cell = "l5.200 3v6l-5.200 3-5.200-3v-6Z"
    return (
        *(_tint(f"M{x} {y}{cell}") for x, y in ((16, 2.5), (10.8, 11.5), (21.2, 11.5))),
        _solid("M16 23.500c3 3.500 2.500 6 0 6s-3-2.500 0-6Z"),
    )


_LAVENDER = ((12.8, 8.5), (19.2, 8.5), (12.3, 13.5), (19.7, 13.5), (12.8, 18.5), (19.2, 18.5), (16, 4.5))
_KNOB = "a3.500 3.500 0 1 1"
_BONE = f"M9 13.500h14{_KNOB} 4.500 2.500{_KNOB}-4.500 2.500H9{_KNOB}-4.500-2.500{_KNOB} 4.500-2.500Z"
_LEGS = "M9.500 14 4 11M9 19H3M10 23.500 5 28M22.500 14l5.500-3M23 19h6M22 23.500l5 4.500"
_LIDS = "M2.500 16C6 9.500 11 6.500 16 6.500S26 9.500 29.500 16C26 22.500 21 25.500 16 25.500S6 22.500 2.500 16Z"
_ROOT = "M16 9c-5 0-6.500 4-6 8 .3 4-3 6-4 12 4-2 7-5 9-8 2 3 6 7 10 8-1-6-3.800-9-3.500-12C21.800 13 21 9 16 9Z"
_KINDS: dict[str, tuple[Html, ...]] = {
    "ra": (
        _tint("M12.500 17c0 5-.500 7-2 11.500h11c-1.500-4.500-2-6.500-2-11.500Z"),
        _tint("M3.500 17C3.500 9 9.500 3.500 16 3.500S28.500 9 28.500 17c-6 3-19 3-25 0Z"),
        *_dots(2.1, (10.5, 12), (17.5, 8.5), (22.5, 13.5)),
        *_dots(1.3, (15.5, 15.2)),
    ),
    "rb": (
        _line("M16 3c0 6-6 6-7 12M16 3c0 7 6 7 7 14"),
        _oval(9, 20, 5.2, 6.2),
        _oval(23, 22, 5.2, 6.2),
        _solid("M17 5.500c4-3.500 8-2.500 10-.500-3 3.500-7 3-10 .500Z"),
        _line("M7 28.500l2-2.300 2 2.300M21 30.300l2-2.100 2 2.100"),
    ),
    "ya": _hive(),
    "yb": (
        _line("M16 17c0 4-1 8-2 12.500M15 27c-4 1-8-1-9-5 4-1 8 1 9 5"),
        _rays(16, 11, 4.5, 9, 16),
        *_dots(5.2, (16, 11), kind="tint"),
        *_dots(1.8, (16, 11)),
    ),
    "ga": _clover(),
    "gb": _fern(),
    "ba": (
        _tint("M12.500 25 4.500 14.500C3.500 8 9 3.500 16 3.500S28.500 8 27.500 14.500L19.500 25l1.500 4H11Z"),
        _line("M16 25V4M14.500 25 9.500 5.500M17.500 25l5-19.500M12.500 25h7"),
    ),
    "bb": (
        _tint("M27.500 3C19 4 12 9 9.500 15.500q-1.200 3.800-.5 7.500 3.500.5 7-.5C23.500 20 28.500 12 27.500 3Z"),
        _line("M27.500 3C20 9 12 18 3.500 29M12 20V13M15.500 16V9M19 12V6M12 20h8M15.500 16h8M19 12h7.500"),
    ),
    "oa": (
        _tint("M16 10C11 7 3.500 10 3.500 18.500S11 29 16 27.500c5 1.500 12.500-.500 12.500-9S21 7 16 10Z"),
        _line("M16 10c-6 4-6 13 0 17.500M16 10c6 4 6 13 0 17.500M16 10c0-3 1-5.500 4.500-6.500"),
    ),
    "ob": (
        _tint("M16 2.500c6 8 9.500 12 9.500 17.500a9.500 9.500 0 0 1-19 0c0-5.500 3.500-9.500 9.500-17.500Z"),
        _solid("M16 15c1.800 0 2 3 1.700 5-.2 2-.9 4-1.700 4s-1.500-2-1.700-4c-.3-2-.1-5 1.700-5Z"),
        _line("M15 18l-4-3M17 18l4-3M14.500 21l-4 2M17.500 21l4 2"),
    ),
    "wa": (
        _tint("M16 3c6 0 10.500 9 10.500 15.500a10.500 10.500 0 0 1-21 0C5.500 12 10 3 16 3Z"),
        *_dots(1.5, (12, 12.5), (20.5, 16), (13, 21)),
        *_dots(1.0, (18, 8.5), (17.5, 24.5), (22.5, 21.5), (9, 18)),
    ),
    "wb": (_tint(_BONE, transform="rotate(-42 16 16)"),),
    "ka": (
        _line(_LEGS + "M14 6l-3-3.500M18 6l3-3.500"),
        _oval(16, 19, 7.2, 9.5),
        *_dots(3.4, (16, 8)),
        _line("M16 11v17"),
    ),
    "kb": (
        _line("M16 23.500V30"),
        _tint("M8 16.500c0 5 3.500 7.500 8 7.500s8-2.500 8-7.500-3.500-7-8-7-8 2-8 7Z"),
        _solid("M7.500 4.500 11 6.500 13 3.500l3 3 3-3 2 3 3.500-2L22.500 10h-13Z"),
        _line("M13 11c-1.500 4-1.200 8.500.5 12M19 11c1.500 4 1.200 8.500-.5 12"),
    ),
    "va": (
        _tint("M10.500 16 6 13 3.500 18l1 9h7ZM21.500 15l4.500-3.500L28.500 17l-1 10h-7Z"),
        _tint("M16 3l5.500 6.500L21 28H11l-.500-18.500Z"),
        _line("M10.500 9.500 16 12l5.500-2.500M16 12v16"),
    ),
    "vb": (
        _line("M16 30V8M16 28c-5 0-8-2-9-5 5 0 8 2 9 5c1-3 4-5 9-5-1 3-4 5-9 5"),
        *_dots(2.7, *_LAVENDER, kind="tint"),
    ),
    "na": (
        _tint("M8 13c0 9 4.500 13.500 8 16 3.500-2.500 8-7 8-16Z"),
        _solid("M5.500 13.500C5.500 8.500 10 6 16 6s10.500 2.500 10.500 7.500c-6 2-15 2-21 0Z"),
        _line("M16 6c0-1.500.5-2.500 1.500-3.500"),
    ),
    "nb": (
        _tint(_ROOT),
        _solid("M16 9C12 8.500 8.500 5.500 8 2c4 0 7.500 3 8 7 .5-4 4-7 8-7-.5 3.500-4 6.500-8 7Z"),
        *_dots(1.0, (13.8, 14), (18.2, 14)),
        _line("M14 17.500q2 1.500 4 0"),
    ),
}
_SIGNS: dict[str, tuple[Html, ...]] = {
    "joker": (
        _tint("M20 4.500A12 12 0 1 0 27.500 20 10 10 0 0 1 20 4.500Z"),
        _solid("M24 5l1.300 3.200L28.500 9.500l-3.200 1.300L24 14l-1.300-3.200-3.200-1.300 3.200-1.300Z"),
    ),
    "luck": (
        _tint("M9 18a5.500 5.500 0 0 1-.500-11A8 8 0 0 1 23 8a5 5 0 0 1 1 10Z"),
        _solid("M17 16l-6 8h4l-2 6 8-9h-4.500l3-5Z"),
    ),
    "eye": (
        _tint(_LIDS),
        *_dots(5.6, (16, 16), kind="iris"),
        *_dots(2.4, (16, 16)),
    ),
    "appear": (
        _line("M4 28 17 15"),
        _tint("M20 3l2.400 6.600L29 12l-6.600 2.400L20 21l-2.400-6.600L11 12l6.600-2.400Z"),
        *_dots(1.1, (7, 7), (27, 23), (24, 27)),
    ),
    "move": (
        _tint("M11 3.500h8v12c0 3 3 4.500 8.500 5.500v4.500h-19v-6C10.500 17 11 14 11 11Z"),
        _line("M11 7.500h8M8.500 28.500h19M7 9H2.500M7 14H4M6 19H2.500"),
    ),
}
_MARKS: dict[str, Html] = {
    "red": el("circle", {"cx": "8", "cy": "8", "r": "6"}),
    "yellow": _line("M8 1.500 15 14H1Z"),
    "green": _line("M2.500 2.500h11v11h-11Z"),
    "blue": _line("M8 1c4 5 5.500 6.500 5.500 9a5.500 5.500 0 0 1-11 0C2.500 7.500 4 6 8 1Z"),
    "orange": _line("M8 .8 14.500 8 8 15.200 1.500 8Z"),
    "white": el("circle", {"cx": "8", "cy": "8", "r": "4.800", "class": "ring"}),
    "black": _line("M6 1.500h4V6h4.500v4H10v4.500H6V10H1.500V6H6Z"),
    "violet": _line("M8 .8l2 5 5.200.4-4 3.400 1.300 5.200L8 12l-4.500 2.800 1.300-5.200-4-3.400L6 5.800Z"),
    "brown": _line("M4.500 2h7L15 8l-3.500 6h-7L1 8Z"),
}


def ingredient(kind: str) -> Html:
    """One of the eighteen kinds, drawn in the colours of its card."""
    return _svg(32, "drawn", *_KINDS[kind])


def sign(card: str) -> Html:
    """The joker's moon, or what stands for a spell."""
    return _svg(32, "drawn", *_SIGNS[card])


def mark(colour: str) -> Html:
    """The sign of a colour, so that nobody needs to see it."""
    return _svg(16, "mark", _MARKS[colour])


def hat(colour: str) -> Html:
    """A wizard: the hat, with the sign of its colour."""
    cone = "M17.500 2C13 6 10.500 13 9 22h15c-1-6-2.500-9.500-4-12.500L24 11c-1-4-3.500-7.500-6.500-9Z"
    badge = el("g", {"transform": "translate(11.800 12.500) scale(.58)", "class": "badge"}, _MARKS[colour])
    return _svg(32, "hat", _line(cone), _line("M3 23c5-3 21-3 26 0-2 5.500-24 5.500-26 0Z"), badge)


def cauldron() -> Html:
    """A cauldron on its three feet."""
    pot = "M6 11c-4 7-2.500 17 10 17s14-10 10-17Z"
    feet = "M8.500 25.500 7 30M23.500 25.500 25 30M3.500 15C1 16 1 20 3.500 20.500M28.500 15C31 16 31 20 28.500 20.500"
    return _svg(32, "pot", _line(feet), _line(pot), el("ellipse", {"cx": "16", "cy": "11", "rx": "11", "ry": "3.500"}))


def tor() -> Html:
    """The hill with its tower, on the corner cards."""
    hill = _tint("M1 28C7 26 10 17 16 17s9 9 15 11Z")
    return _svg(32, "drawn tor", hill, _tint("M13 18V6h1.500v1.500h3V6H19v12Z"), _line("M16 11v2.500M7 24.500h18"))


def flag() -> Html:
    """The end: whoever takes this card ends the game."""
    return _svg(16, "flag", _line("M4 15V1.500l9 3-9 4"))


def foot() -> Html:
    """How far a wizard walks."""
    return _svg(16, "foot", _line("M4 1.500h5v6c0 2 2 2.500 5.500 3.500v3.500H3V11c1-1.500 1-3 1-5Z"))


def cover() -> Html:
    """A cauldron over the market's cards, for the lobby."""
    attrs = {"viewBox": "0 0 240 150", "class": "cover", **_HIDDEN}
    cards = [
        _cover_card(54, 60, -12, "ra", "red"),
        _cover_card(96, 46, -4, "ga", "green"),
        _cover_card(144, 46, 5, "yb", "yellow"),
        _cover_card(186, 60, 13, "bb", "blue"),
    ]
    pot = el("svg", {"x": "82", "y": "72", "width": "76", "height": "76", "viewBox": "0 0 32 32"}, cauldron())
    hats = [_cover_hat(18, 96, "red"), _cover_hat(186, 96, "blue")]
    return el("svg", attrs, *cards, pot, *hats)


def _cover_card(x: int, y: int, turn: int, kind: str, colour: str) -> Html:
    rect = el("rect", {"x": "-24", "y": "-30", "width": "48", "height": "60", "rx": "7"})
    drawn = el("svg", {"x": "-17", "y": "-17", "width": "34", "height": "34"}, ingredient(kind))
    return el("g", {"transform": f"translate({x} {y}) rotate({turn})", "class": f"gla-cover {colour}"}, rect, drawn)


def _cover_hat(x: int, y: int, colour: str) -> Html:
    return el("svg", {"x": str(x), "y": str(y), "width": "40", "height": "40", "class": colour}, hat(colour))
