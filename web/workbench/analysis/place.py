"""The place where one stands: its state, and whose eyes the table is seen with."""

from __future__ import annotations

from dataclasses import dataclass

from pyengine.core.record import Record
from pyengine.core.state import State
from web.workbench.workspace import Workspace


@dataclass(frozen=True, slots=True)
class Place:
    """The `record` that leads to a place, the `state` there, and the seat whose `eyes` the table is seen with.

    `alone` is true if nothing else is shown than what that seat may know.
    """

    record: Record
    state: State
    eyes: int
    alone: bool

    @property
    def shown(self) -> tuple[int, ...]:
        """The seats to act whose choices may be told."""
        to_act = self.state.to_act
        return tuple(seat for seat in to_act if seat == self.eyes) if self.alone else to_act


def record_at(workspace: Workspace) -> Record:
    """The game up to where the reader stands."""
    return workspace.document.opened.record(workspace.document.at)


def place_of(workspace: Workspace) -> Place:
    """Where the reader stands; where all is shown, the table is seen by the seat that the game waits for."""
    record = record_at(workspace)
    state = workspace.state()
    alone = workspace.viewer is not None and workspace.viewer < state.players
    eyes = (
        workspace.viewer if alone and workspace.viewer is not None else next(iter((*state.awaited, *state.to_act)), 0)
    )
    return Place(record, state, eyes, alone)
