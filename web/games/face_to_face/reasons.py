"""Why an action is good in Face to Face, in the game's words."""

from __future__ import annotations

from typing import Any

from web.parts.scene import Scene

_SMALL = 3
"""A gap at most so large is worth praise."""
_TRICK = 10


def reason(action: str, scene: Scene) -> str | None:
    """The most important of the reasons that are true, from what the viewer sees."""
    if scene.viewer is None:
        return None
    if action == "draw":
        return _reason_to_draw(scene)
    card, _, pile = action.partition(">")
    side, _, kind = pile.partition("-")
    seat = scene.viewer if side == "own" else 1 - scene.viewer
    top = scene.view["players"][seat][kind]["top"]
    return _gift(scene) if side == "their" else _on_own(int(card), kind, top, scene)


def _reason_to_draw(scene: Scene) -> str:
    """Why the turn should end."""
    count = 6 - len(_hand(scene)) if scene.view["given"] else 2
    return scene.t("f2f-why-full" if scene.view["given"] else "f2f-why-draw", count=count)


def _gift(scene: Scene) -> str:
    """Why a card should be given away: it refills the hand."""
    return scene.t("f2f-why-gift", count=6 - len(_hand(scene)) + 1)


def _on_own(card: int, kind: str, top: int, scene: Scene) -> str:
    """Why a card should go on a pile of one's own."""
    gap, t = abs(card - top), scene.t
    if gap == _TRICK and (card < top) == (kind == "up"):
        return t("f2f-why-trick", card=card, top=top)
    between = _between(card, top, scene)
    if gap <= _SMALL:
        return t("f2f-why-small", gap=gap)
    if between == 0:
        return t("f2f-why-nearest", card=card)
    return t("f2f-why-gap", gap=gap)


def _between(card: int, top: int, scene: Scene) -> int:
    """How many cards of the hand lie between a card and a top: those that the pile would leave behind."""
    low, high = sorted((card, top))
    return sum(low < held < high for held in _hand(scene))


def _hand(scene: Scene) -> list[Any]:
    return list(scene.view["players"][scene.viewer]["hand"]) if scene.viewer is not None else []
