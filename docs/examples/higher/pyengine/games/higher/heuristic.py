"""A heuristic for Higher: lay the lowest card that fits."""

from __future__ import annotations

from pyengine.core.state import Action, View
from pyengine.games.higher.pieces import Play


def heuristic(view: View, action: Action) -> float:  # noqa: ARG001 - the card alone says enough here
    """The lower the card, the better, a point for each step; a draw only when nothing fits."""
    return -float(action.card) if isinstance(action, Play) else -100.0
