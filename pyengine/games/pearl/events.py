"""The events of Pearl of the East. Gems are their letters, ends of lines their names."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from pyengine.core.events import Event


@dataclass(frozen=True, slots=True)
class Proved(Event):
    """`seat` has finished shifting and completes what the field proves, if it has such tasks left (PRL-6)."""

    type: ClassVar[str] = "proved"
    seat: int


@dataclass(frozen=True, slots=True)
class Ended(Event):
    """`seat` ends its turn, though it could complete another task (PRL-11)."""

    type: ClassVar[str] = "ended"
    seat: int


@dataclass(frozen=True, slots=True)
class Completed(Event):
    """`seat` completed its task of this `kind` (PRL-8); `pearl` says that only the pearl proved it (PRL-7)."""

    type: ClassVar[str] = "completed"
    seat: int
    kind: str
    pearl: bool
