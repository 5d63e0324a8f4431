"""An ordinary pack of our own drawing: 52 cards and the joker.

A number has its signs where players look for them; a court is half a figure above and the same below; the corners are
large, so that a hand of thirteen can be read on a phone.
"""

from __future__ import annotations

from functools import cache

from web.kit.courts import court
from web.kit.pips import SUIT_LINES, UNSEEN, line_at
from web.parts.html import Html, el
from web.parts.messages import Messages

_LEFT, _MIDDLE, _RIGHT = 36, 50, 64
_TOP, _CENTRE = 31, 70
_SIDES = (_LEFT, _RIGHT)
_COURTS = ("j", "q", "k")
_UPPER: dict[str, tuple[tuple[float, float], ...]] = {
    "2": ((_MIDDLE, _TOP),),
    "3": ((_MIDDLE, _TOP),),
    "4": tuple((x, _TOP) for x in _SIDES),
    "5": tuple((x, _TOP) for x in _SIDES),
    "6": tuple((x, _TOP) for x in _SIDES),
    "7": (*((x, _TOP) for x in _SIDES), (_MIDDLE, 50)),
    "8": (*((x, _TOP) for x in _SIDES), (_MIDDLE, 50)),
    "9": tuple((x, y) for x in _SIDES for y in (_TOP - 3, 56)),
    "10": (*((x, y) for x in _SIDES for y in (_TOP - 3, 56)), (_MIDDLE, 42)),
}
"""The signs of the upper half; the lower one is the same, turned, but for the one more that a seven has above."""
_CENTRED: dict[str, tuple[tuple[float, float], ...]] = {
    "3": ((_MIDDLE, _CENTRE),),
    "5": ((_MIDDLE, _CENTRE),),
    "6": tuple((x, _CENTRE) for x in _SIDES),
    "7": tuple((x, _CENTRE) for x in _SIDES),
    "8": tuple((x, _CENTRE) for x in _SIDES),
    "9": ((_MIDDLE, _CENTRE),),
}


def face(rank: str, suit: str, t: Messages) -> Html:
    """The front of a card of a rank and a suit, as `pyengine.kit.cards` names them."""
    return _face(rank, suit, t("kit-index", rank=rank))


@cache
def _face(rank: str, suit: str, index: str) -> Html:
    if rank in _COURTS:
        middle = court(rank, suit)
    elif rank == "a":
        middle = _ace(suit)
    else:
        middle = _pips(rank, suit)
    corner = _corner(index, suit)
    turned = el("g", {"transform": "rotate(180 50 70)"}, corner)
    drawn = el("svg", {"viewBox": "0 0 100 140", **UNSEEN}, middle, corner, turned)
    return el("span", {"class": f"card front suit-{suit}", "aria-hidden": "true"}, drawn)


def _corner(index: str, suit: str) -> Html:
    """The index with the sign below."""
    text = el("text", {"x": 15, "y": 27, "class": f"index{' wide' if len(index) > 1 else ''}"}, index)
    small = el(
        "path", {"d": line_at(SUIT_LINES[suit], 0, 0), "transform": "translate(15 42) scale(.9)", "class": "ink"}
    )
    return el("g", None, text, small)


def _pips(rank: str, suit: str) -> Html:
    lines = SUIT_LINES[suit]
    upper, centred = _UPPER[rank], _CENTRED.get(rank, ())
    lower = tuple(at for at in upper if rank != "7" or at[0] != _MIDDLE)

    def path(points: tuple[tuple[float, float], ...], turn: str | None = None) -> Html | None:
        line = "".join(line_at(lines, x, y) for x, y in points)
        return el("path", {"d": line, "class": "ink", "transform": turn}) if points else None

    return el("g", None, path(upper), path(centred), path(lower, "rotate(180 50 70)"))


def _ace(suit: str) -> Html:
    """One large sign, with a smaller one cut out of it and a ring of dots."""
    lines = line_at(SUIT_LINES[suit], 0, 0)
    dots = "".join(f"M{x} {y}m-1.500 0a1.500 1.500 0 1 1 3 0a1.500 1.500 0 1 1-3 0z" for x, y in _RING)
    return el(
        "g",
        None,
        el("path", {"d": dots, "class": "gold"}),
        el("path", {"d": lines, "class": "ink", "transform": "translate(50 70) scale(2.500)"}),
        el("path", {"d": lines, "class": "sheen", "transform": "translate(50 70) scale(1.900)"}),
        el("path", {"d": lines, "class": "ink", "transform": "translate(50 70) scale(1.600)"}),
    )


_RING = (
    (50, 31),
    (66, 37),
    (77, 52),
    (80, 70),
    (77, 88),
    (66, 103),
    (50, 109),
    (34, 103),
    (23, 88),
    (20, 70),
    (23, 52),
    (34, 37),
)


@cache
def joker(index: str) -> Html:
    """The joker: a cap with three bells."""
    cap = "M27 84Q20 52 12 44 30 38 42 60 42 36 50 24 58 36 58 60 70 38 88 44 80 52 73 84z"
    drawn = el(
        "svg",
        {"viewBox": "0 0 100 140", **UNSEEN},
        el("path", {"d": cap, "class": "robe"}),
        el("path", {"d": "M42 60Q42 36 50 24 58 36 58 60L60 84H40z", "class": "gold"}),
        el("path", {"d": "M26 82h48v12q-24 8-48 0z", "class": "pale"}),
        el("path", {"d": "M30 96q0 26 20 30 20-4 20-30-20 7-40 0z", "class": "skin"}),
        el(
            "path",
            {
                "d": "M40 105a2 2.400 0 1 1 4 0a2 2.400 0 1 1-4 0zM56 105a2 2.400 0 1 1 4 0a2 2.400 0 1 1-4 0z",
                "class": "dark",
            },
        ),
        el("path", {"d": "M41 113q9 8 18 0", "class": "thin"}),
        *(el("circle", {"cx": x, "cy": y, "r": 5, "class": "gold edge"}) for x, y in ((12, 46), (50, 24), (88, 46))),
        el("text", {"x": 15, "y": 27, "class": "index"}, index),
    )
    return el("span", {"class": "card front joker", "aria-hidden": "true"}, drawn)
