"""The clock of this device: in a browser JavaScript's, since the engine's own Python has none there."""

from __future__ import annotations

from time import localtime, time
from typing import Any

DAY = 86_400
"""Seconds."""


class Clock:
    """Seconds since 1970, and the day and the time of day of a moment where this device is."""

    def __init__(self, functions: Any = None) -> None:
        self.functions = functions

    def now(self) -> float:
        """The present moment."""
        return float(self.functions.now()) if self.functions else time()

    def local(self, moment: float) -> tuple[int, str]:
        """The number of a moment's day, and its time as `14:05`."""
        ahead = self.functions.ahead(moment) if self.functions else localtime(moment).tm_gmtoff
        day, second = divmod(int(moment + ahead), DAY)
        return day, f"{second // 3600:02}:{second // 60 % 60:02}"
