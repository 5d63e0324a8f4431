"""The courts of the pack: a king with a beard, a queen with long hair, a jack with a feather; robes in four pairs of
colours, one for each suit, and its sign on the breast.
"""

from __future__ import annotations

from web.kit.pips import SUIT_LINES, line_at
from web.parts.html import Html, el


def court(rank: str, suit: str) -> Html:
    """Half a figure above, the same below, with a band between them, in a frame."""
    half = el("g", None, *_FIGURES[rank](suit))
    turned = el("g", {"transform": "rotate(180 50 70)"}, *_FIGURES[rank](suit))
    frame = el("rect", {"x": 28, "y": 10, "width": 44, "height": 120, "rx": 5, "class": "frame"})
    band = el("path", {"d": "M27.500 75.500L72.500 58.500V64.500L27.500 81.500z", "class": "gold"})
    return el("g", {"class": "court"}, frame, half, turned, band)


def _path(line: str, kind: str) -> Html:
    return el("path", {"d": line, "class": kind})


def _breast(suit: str) -> Html:
    sign = line_at(SUIT_LINES[suit], 0, 0)
    return el("path", {"d": sign, "class": "on-robe", "transform": "translate(60.500 57) scale(.42)"})


def _face(y: float) -> tuple[Html, ...]:
    """A face with its middle at this height."""
    oval = _path(f"M41.500 {y}a8.500 9.500 0 1 1 17 0a8.500 10.500 0 1 1-17 0z", "skin")
    eyes = "".join(f"M{x} {y - 1}a1.200 1.300 0 1 1 2.400 0a1.200 1.300 0 1 1-2.400 0z" for x in (45.2, 52.4))
    nose = f"M50 {y - 1}l-1 4h1.600M47.500 {y + 6}q2.500 1.200 5 0"
    return oval, _path(eyes, "dark"), _path(nose, "thin")


def _robe(line: str) -> Html:
    return _path(line, "robe")


def _king(suit: str) -> tuple[Html, ...]:
    return (
        _robe("M28 81V62Q29 50 40 47H60Q71 50 72 62V64z"),
        _path("M43 46L50 76 57 46z", "pale"),
        _path(
            "M46.500 62a1.300 1.300 0 1 1 2.600 0a1.300 1.300 0 1 1-2.600 0z"
            "M48.600 69a1.300 1.300 0 1 1 2.600 0a1.300 1.300 0 1 1-2.600 0z",
            "dark",
        ),
        _path("M40 31Q38 54 50 58 62 54 60 31z", "hair"),
        *_face(33),
        _path(
            "M44 38.500q3-2.200 6 0 3-2.200 6 0-1 3-3.500 2.500-1.600-.2-2.500-1.200"
            "-.9 1-2.500 1.200-2.500.5-3.500-2.500z",
            "hair",
        ),
        _path("M39 26L36.500 13 44 19 50 11.500 56 19 63.500 13 61 26z", "gold edge"),
        _path("M39 26h22v3.500q-11-2.500-22 0z", "trim"),
        _breast(suit),
    )


def _queen(suit: str) -> tuple[Html, ...]:
    petals = "".join(
        line_at("m-2.200 0a2.200 2.200 0 1 1 4.400 0a2.200 2.200 0 1 1-4.400 0z", x, y) for x, y in _PETALS
    )
    return (
        _path("M38 30Q33 54 36 60H64Q67 54 62 30 61 17 50 17 39 17 38 30z", "hair"),
        _robe("M28 81V64Q30 52 42 50 50 58 58 50 70 52 72 64V64z"),
        _path("M42 50Q50 62 58 50L60 52Q50 68 40 52z", "pale"),
        _path("M48.500 60.500a1.500 1.500 0 1 1 3 0a1.500 1.500 0 1 1-3 0z", "gold"),
        *_face(34),
        _path("M41.500 32Q42 23 50 23 58 23 58.500 32 55 26 50 26 45 26 41.500 32z", "hair"),
        _path("M41 24L39.500 15 45.500 19 50 13 54.500 19 60.500 15 59 24Q50 20.500 41 24z", "gold edge"),
        _path(petals, "bloom"),
        _path("M33.200 56q-.6 7 .8 14", "stem"),
        _breast(suit),
    )


_PETALS = ((33, 48.500), (36, 50.700), (34.900, 54.200), (31.200, 54.200), (30, 50.700))


def _jack(suit: str) -> tuple[Html, ...]:
    return (
        _robe("M28 81V63Q30 51 42 49H58Q70 51 72 63V64z"),
        _path("M41 48Q50 57 59 48L61 52Q50 62 39 52z", "pale"),
        _path("M41 22Q36 36 41 45L45 41V27H55V41L59 45Q64 36 59 22z", "hair"),
        *_face(34),
        _path("M42 29Q50 24 58 29V24H42z", "hair"),
        _path("M38 26Q36 14 50 14 66 14 62 26 50 21 38 26z", "trim"),
        _path("M38.500 26Q50 21 61.500 26V23Q50 18 38.500 23z", "gold"),
        _path("M58 20Q66 12 69 13.500 69 21 61 24z", "bloom"),
        _path("M50 64v10M47 66.500h6M46 71h6", "lace"),
        _breast(suit),
    )


_FIGURES = {"j": _jack, "q": _queen, "k": _king}
