"""The events of Nizam. Gems are their letters, lines and ends their names, places 0…24 row by row."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from pyengine.core.events import Event, Left


@dataclass(frozen=True, slots=True)
class Activated(Event):
    """`seat` scored `points` for the changed `runs`, such as `row1-R3`, whose `cells` are now empty (NIZ-9 to 14)."""

    type: ClassVar[str] = "activated"
    seat: int
    points: int
    runs: tuple[str, ...]
    cells: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Filled(Event):
    """These `cells` of the field were filled from the deck with these `gems` (NIZ-14)."""

    type: ClassVar[str] = "filled"
    reveals: ClassVar[bool] = True
    cells: tuple[int, ...]
    gems: tuple[str, ...]

    def left_pile(self, players: int) -> tuple[Left, ...]:  # noqa: ARG002
        """The gems; all see them."""
        return (Left(len(self.gems), None),)


@dataclass(frozen=True, slots=True)
class RanOut(Event):
    """The deck ran out for the `times`-th time (NIZ-15, NIZ-16)."""

    type: ClassVar[str] = "ran-out"
    times: int
