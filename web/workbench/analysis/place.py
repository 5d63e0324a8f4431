"""The place where one stands: its state, and whose eyes the table is seen with."""

from __future__ import annotations

from dataclasses import dataclass

from pyengine.core.record import Record
from pyengine.core.state import State
from web.workbench.desk import Desk


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


def record_at(desk: Desk) -> Record:
    """The game up to where the reader stands."""
    return desk.document.opened.record(desk.document.at)


def place_of(desk: Desk) -> Place:
    """Where the reader stands; where all is shown, the table is seen by the seat that the game waits for."""
    record = record_at(desk)
    state = desk.state()
    alone = desk.viewer is not None and desk.viewer < state.players
    eyes = desk.viewer if alone and desk.viewer is not None else next(iter((*state.awaited, *state.to_act)), 0)
    return Place(record, state, eyes, alone)
