"""Manners of playing Face to Face: to lay on, to stop early, or to keep cards from the other player's piles."""

from __future__ import annotations

from pyengine.core.state import Action, View
from pyengine.core.strategy import Styles
from pyengine.games.face_to_face.pieces import BACK, PILE_INDEX, EndTurn, Play


def _bold(view: View, action: Action) -> float:  # noqa: ARG001 - a style's shape
    """Lay as many as go."""
    return float(isinstance(action, Play))


def _careful(view: View, action: Action) -> float:  # noqa: ARG001 - as above
    """Stop as soon as it is allowed."""
    return float(isinstance(action, EndTurn))


def _hoarding(view: View, action: Action) -> float:
    """Nothing for the other player; and the way back first."""
    if not isinstance(action, Play):
        return 1.0
    pile = PILE_INDEX[action.pile]
    if pile >= 2:
        return 0.0
    top: int = view["players"][view["seat"]]["up" if pile == 0 else "down"]["top"]
    return 2.0 + (abs(action.card - top) == BACK and (action.card < top) == (pile == 0))


STYLES = Styles(_bold, _careful, _hoarding)
