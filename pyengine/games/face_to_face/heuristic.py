"""A sound way to play Face to Face from a view alone: small gaps, backwards tricks, gifts that refill the hand."""

from __future__ import annotations

from pyengine.core.state import Action, View
from pyengine.games.face_to_face.pieces import HAND, PILE_INDEX, Play

_PATIENCE = 3.0
"""A gap worth paying, beyond the minimum, for a card less in the hand."""
_REFILL = 4.0
"""What one more card drawn after a gift is worth, in steps of a pile."""


def heuristic(view: View, action: Action) -> float:
    """How good the action looks, in steps of a pile: the fewer steps it costs, the better."""
    if not isinstance(action, Play):
        return -_PATIENCE if _must_hold(view) else -3 * _PATIENCE
    pile = PILE_INDEX[action.pile]
    seat = view["seat"]
    target = view["players"][seat if pile < 2 else 1 - seat]["up" if pile % 2 == 0 else "down"]
    rise: int = (action.card - target["top"]) * (1 if pile % 2 == 0 else -1)
    return float(-rise) if pile < 2 else _gift(view, -rise)


def _must_hold(view: View) -> bool:
    """Whether holding cards back costs nothing: the draw pile is empty, or two come whatever is laid."""
    return bool(view["players"][view["seat"]]["draw"]) and not view["given"]


def _gift(view: View, helped: float) -> float:
    """A gift gives the opponent `helped` steps and brings a hand refilled to six."""
    mine = view["players"][view["seat"]]
    more: int = min(HAND - len(mine["hand"]) + 1, mine["draw"]) - 2
    return more * _REFILL - helped
