"""The place where one stands: its state, and the seat that the table is seen from."""

from __future__ import annotations

from dataclasses import dataclass

from pyengine.core.record import Record
from pyengine.core.state import State
from web.workbench.workspace import Workspace


@dataclass(frozen=True, slots=True)
class Place:
    """The `record` that leads to a place, the `state` there, and the `seat` that the table is seen from.

    `seat_only` is true if only what that seat may know is shown.
    """

    record: Record
    state: State
    seat: int
    seat_only: bool

    @property
    def shown(self) -> tuple[int, ...]:
        """The seats to act whose choices may be shown."""
        to_act = self.state.to_act
        return tuple(seat for seat in to_act if seat == self.seat) if self.seat_only else to_act


def record_at(workspace: Workspace) -> Record:
    """The game up to where the reader stands."""
    return workspace.document.current_chapter.record(workspace.document.at)


def place_of(workspace: Workspace) -> Place:
    """Where the reader stands; where all is shown, the table is seen by the seat that the game waits for."""
    record = record_at(workspace)
    state = workspace.state()
    seat_only = workspace.viewer is not None and workspace.viewer < state.players
    seat = (
        workspace.viewer
        if seat_only and workspace.viewer is not None
        else next(iter((*state.awaited, *state.to_act)), 0)
    )
    return Place(record, state, seat, seat_only)
