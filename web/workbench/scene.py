"""The scene of the workbench's table: a position without a game under way, seen by everybody or by one seat."""

from __future__ import annotations

from pyengine.core.state import State
from web.parts.scene import Scene
from web.workbench.desk import Desk


def scene_of(desk: Desk) -> Scene:
    """What the table is drawn from; nothing can be done in it."""
    state, t = desk.state(), desk.t
    names = tuple(t("player-number", number=seat + 1) for seat in range(state.players))
    seats = ("human",) * state.players
    return Scene(view=state.view(eyes(desk, state)), legal=(), chosen=None, names=names, seats=seats, t=t)


def eyes(desk: Desk, state: State) -> int:
    """The seat that the table is seen from: where all is shown, that of whoever is to act."""
    if desk.viewer is not None and desk.viewer < state.players:
        return desk.viewer
    return next(iter(state.to_act), 0)
