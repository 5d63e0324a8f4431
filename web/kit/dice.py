"""Dice as we draw them: with spots up to six sides, with a number beyond."""

from __future__ import annotations

from functools import cache

from pyengine.core.events import HIDDEN
from web.kit.pips import UNSEEN
from web.parts.html import Html, el

_SPOTTED = 6
_SPOTS = {
    "1": ((20, 20),),
    "2": ((11, 11), (29, 29)),
    "3": ((11, 11), (20, 20), (29, 29)),
    "4": ((11, 11), (29, 11), (11, 29), (29, 29)),
    "5": ((11, 11), (29, 11), (20, 20), (11, 29), (29, 29)),
    "6": ((11, 10), (29, 10), (11, 20), (29, 20), (11, 30), (29, 30)),
}


def die(face: int | str, sides: int = _SPOTTED) -> Html:
    """A die that shows a face, or one that nobody sees."""
    return _die(str(face), sides)


@cache
def _die(face: str, sides: int) -> Html:
    body = el("rect", {"x": 2, "y": 2, "width": 36, "height": 36, "rx": 8, "class": "body"})
    if face == HIDDEN:
        marks = [el("text", {"x": 20, "y": 28, "class": "figure"}, "?")]
    elif sides <= _SPOTTED:
        marks = [el("circle", {"cx": x, "cy": y, "r": 4, "class": "spot"}) for x, y in _SPOTS[face]]
    else:
        marks = [el("text", {"x": 20, "y": 27, "class": "figure"}, face)]
    kind = "kit-die unseen-die" if face == HIDDEN else "kit-die"
    return el("svg", {"viewBox": "0 0 40 40", "class": kind, **UNSEEN}, body, *marks)
