"""The events of every game of gems. Gems are their letters, ends of lines their names."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from pyengine.core.events import Event


@dataclass(frozen=True, slots=True)
class Shifted(Event):
    """`seat` discarded `payment` and moved the card at `end` to the other end (NIZ-6, PRL-4, PRL-5)."""

    type: ClassVar[str] = "shifted"
    seat: int
    payment: str
    end: str


@dataclass(frozen=True, slots=True)
class Passed(Event):
    """`seat` could do nothing (NIZ-18, PRL-4)."""

    type: ClassVar[str] = "passed"
    seat: int
