"""An exact search of `pyengine.solve`, in slices of time and within bounds, which its reader can stop."""

from __future__ import annotations

from time import perf_counter
from typing import Generic, Protocol, TypeVar

NODES = 40_000
"""Positions that are made at most; `docs/speed.md` has how long that takes."""
MEMORY = 16 << 20
"""Bytes of the table of positions met, at most."""
_SECONDS = 60.0
"""Of searching, after which a slow device gives up."""
_STEP = 20
"""Positions between two looks at the clock."""
_SHOW = 0.5
"""Seconds between two pictures of a running search."""

T_co = TypeVar("T_co", covariant=True)


class Exact(Protocol[T_co]):
    """A search: what it `found` is None until its end, after so many positions (`nodes`)."""

    nodes: int

    def run(self, nodes: int) -> T_co | None:
        """Search for about so many positions."""


class Sliced(Generic[T_co]):
    """One search; `found` is None until its end, `spent` are seconds, `told` is the state that was announced last."""

    def __init__(self, search: Exact[T_co]) -> None:
        self.search = search
        self.found: T_co | None = None
        self.stopped, self.told = False, ""
        self.spent, self._shown = 0.0, perf_counter()

    @property
    def going(self) -> bool:
        """True while there is more to do, and nobody has stopped it."""
        return self.found is None and not self.stopped and self.spent < _SECONDS

    @property
    def share(self) -> float:
        """The part of what may be done that is done, from 0 to 1."""
        return max(self.search.nodes / NODES, self.spent / _SECONDS)

    def run(self, seconds: float) -> bool:
        """Search for at most so many seconds; True if the page should be updated."""
        begun = now = perf_counter()
        while self.found is None and now < begun + seconds:
            self.found = self.search.run(_STEP)
            now = perf_counter()
        self.spent += now - begun
        if self.going and now - self._shown < _SHOW:
            return False
        self._shown = now
        return True
