"""The events of Face to Face."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from pyengine.core.events import Event


@dataclass(frozen=True, slots=True)
class Laid(Event):
    """`seat` laid `card` on `pile`, which belongs to seat `to`."""

    type: ClassVar[str] = "laid"
    seat: int
    card: int
    pile: str
    to: int
