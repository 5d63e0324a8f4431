"""The scene of the workbench's table: a position without a game under way, seen by everybody or by one seat."""

from __future__ import annotations

from pyengine.core.state import State
from web.games import table_of
from web.parts.table import Scene
from web.workbench.workspace import Workspace


def scene_of(workspace: Workspace) -> Scene:
    """What the table is drawn from; nothing can be done in it."""
    state, t = workspace.state(), workspace.t
    names = tuple(t("player-number", number=seat + 1) for seat in range(state.players))
    seats = ("human",) * state.players
    view, table = state.view(viewing_seat(workspace, state)), table_of(workspace.game.id)
    return Scene(view=view, legal=(), chosen=None, names=names, seats=seats, t=t, table=table)


def viewing_seat(workspace: Workspace, state: State) -> int:
    """The seat that the table is seen from: where all is shown, that of whoever is to act."""
    if workspace.viewer is not None and workspace.viewer < state.players:
        return workspace.viewer
    return next(iter(state.to_act), 0)
