"""What speaks for an action in Face to Face: gaps, tricks, gifts and draws."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from web.parts.table import Scene, Table
from web.parts.table_data import Claim

_HAND, _OWED, _DRAWN = 6, 2, 2
_SMALL = 3
"""A gap at most so large is worth praise."""
_DEAR = 4
"""A gap from which on a turn had better end."""
_TRICK = 10


class Argues(Table):
    """What speaks for laying a card, and for drawing."""

    def claims(self, action: str, scene: Scene) -> Iterator[Claim]:
        """How far a card is from the top and what it leaves; for a gift and for drawing, what comes to the hand."""
        card, _, pile = action.partition(">")
        if not pile:
            yield from _for_drawing(scene)
            return
        mine = _mine(scene)
        if len(mine["hand"]) == 1 and mine["draw"] == 0:  # the game is won at once (F2F-18)
            yield Claim("f2f-why-last")
        if pile.startswith("their"):
            # Two cards have to be laid in a turn, the gift among them; two are drawn without a gift, however many are
            # laid (F2F-6, F2F-15, F2F-16).
            count = _HAND - len(mine["hand"]) + max(1, _OWED - scene.view["laid"])
            if _DRAWN < count <= mine["draw"]:
                yield Claim("f2f-why-gift", {"count": count})
            if not scene.view["given"] and mine["draw"] >= _HAND:
                yield Claim("f2f-why-refill")
            return
        yield from _for_laying(int(card), pile.partition("-")[2], scene)


def _for_drawing(scene: Scene) -> Iterator[Claim]:
    mine, steps = _mine(scene), _steps(scene)
    if scene.view["given"]:
        full = min(mine["draw"], _HAND - len(mine["hand"]))
        if full > 0:
            yield Claim("f2f-why-full", {"count": full})
        return
    count = min(mine["draw"], _DRAWN)
    if count and steps and min(steps) >= _DEAR:
        yield Claim("f2f-why-draw", {"gap": min(steps), "count": count})
    if count and not steps:
        yield Claim("f2f-why-none-fits", {"count": count})


def _for_laying(card: int, kind: str, scene: Scene) -> Iterator[Claim]:
    """On an own pile; a card of the hand may take it back by ten after an ordinary step (F2F-8, F2F-9, F2F-10)."""
    held, top, gap = _mine(scene)["hand"], _mine(scene)[kind]["top"], _gap(card, kind, scene)
    if gap == -_TRICK:
        yield Claim("f2f-why-trick", {"card": card, "top": top})
    if gap <= 0:
        return
    back = card + (-_TRICK if kind == "up" else _TRICK)
    if back in held:
        yield Claim("f2f-why-back", {"card": card, "back": back})
    if gap <= _SMALL:
        yield Claim("f2f-why-small", {"gap": gap})
    if gap == min(_steps(scene)):
        yield Claim("f2f-why-least", {"gap": gap})
    low, high = sorted((card, top))
    if not any(low < other < high for other in held):
        yield Claim("f2f-why-nearest", {"card": card})


def _mine(scene: Scene) -> dict[str, Any]:
    found: dict[str, Any] = scene.view["players"][scene.viewer]
    return found


def _gap(card: int, kind: str, scene: Scene) -> int:
    """How far a card is ahead of the top of an own pile; behind it less than nothing."""
    top = int(_mine(scene)[kind]["top"])
    return card - top if kind == "up" else top - card


def _steps(scene: Scene) -> list[int]:
    """The gaps of all cards of the hand that fit on an own pile; a step back by ten is one too."""
    gaps = [_gap(card, kind, scene) for card in _mine(scene)["hand"] for kind in ("up", "down")]
    return [gap for gap in gaps if gap > 0 or gap == -_TRICK]
