"""Shares of a search: this worker searches the first itself, and further workers the others.

Each share counts its iterations and has a seed of its own, so it does not matter who searches it, or how fast: what a
worker has not answered when the first share is done, this one searches.
"""

from __future__ import annotations

from collections.abc import Callable
from time import perf_counter
from typing import Any, Protocol

from pyengine.bots.ismcts import Search, Tally
from web.engine.searchers import searchers

STEP = 4
"""Iterations between two looks at the clock."""


class Share(Protocol):
    """A search with an end of its own."""

    search: Search

    def step(self) -> bool:
        """Go on for a few iterations; True when it is done."""


class Counted:
    """A search of so many iterations, to whole steps."""

    def __init__(self, search: Search, iterations: int) -> None:
        self.search = search
        self.iterations = iterations

    def step(self) -> bool:
        """Go on for a few iterations; True when it is done."""
        self.search.run(STEP)
        return self.search.iterations >= self.iterations


Begin = Callable[[int], Share]
"""Begins the share of a seed."""


class Shares:
    """The shares of one search. `search` is the first one's, with what all found once they are done."""

    def __init__(self, first: Share, seeds: list[int], begin: Begin, job: Callable[[int], dict[str, Any]]) -> None:
        """With the further shares' `seeds`, how one is begun here, and the job that another worker is given."""
        self.search = first.search
        self._first: Share | None = first
        self._begin = begin
        self._further = [_Further(seed, searchers.ask(self, job(seed))) for seed in seeds]

    def run(self, seconds: float) -> bool:
        """Search for at most so many seconds; True when all shares are done and merged."""
        end = perf_counter() + seconds
        while self._step():
            if perf_counter() >= end:
                return False
        for share in self._further:
            assert share.tally
            self.search.add(share.tally)
        self._further = []
        return True

    def _step(self) -> bool:
        """Search for a few iterations: the first share, then what others have not answered, the last first."""
        if self._first:
            if self._first.step():
                self._first = None
            return True
        left = next((share for share in reversed(self._further) if not share.collect()), None)
        if left:
            left.go_on(self._begin)
        return left is not None


class _Further:
    """A share that another worker was asked for; `tally` is there once anyone is done with it."""

    def __init__(self, seed: int, ident: int) -> None:
        self.seed, self.ident = seed, ident
        self.tally: Tally | None = None
        self._own: Share | None = None

    def collect(self) -> bool:
        """Take the other worker's answer, if it has one; True if there is a tally."""
        answer = searchers.answer(self.ident)
        if self.tally is None and answer is not None:
            self.tally = Tally(*answer)
            searchers.drop(self.ident)
        return self.tally is not None

    def go_on(self, begin: Begin) -> None:
        """Search it here for a few iterations."""
        self._own = self._own or begin(self.seed)
        if self._own.step():
            self.tally = self._own.search.tally()
            searchers.drop(self.ident)
