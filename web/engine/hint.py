"""A hint: the best actions in the reader's place with their expected payoffs, searched in slices of time."""

from __future__ import annotations

from collections.abc import Iterable

from pyengine.bots import Knowledge
from pyengine.bots.calibration import chance
from pyengine.bots.ismcts import Candidate, Search
from pyengine.bots.judging import judging
from pyengine.bots.merging import further_seeds
from pyengine.bots.reasons import Feature, telling
from pyengine.bots.variations import always_judged, equal
from pyengine.core.prng import Prng
from pyengine.core.record import Record
from pyengine.core.state import Action
from web.engine.searchers import searchers
from web.engine.shares import Shares

_ITERATIONS = 600
_STEADY = 160
"""Iterations after which a hint is given early if the best action was the same in all of them."""
_STEP = 8
_MOST = 3
_NEAR = 0.03
"""How much less another action may be expected to bring and still be named."""


class _Agreeing:
    """A search that ends early once further iterations would hardly change the best action."""

    def __init__(self, search: Search, searchers: int) -> None:
        """One of so many that search together, and have the less to do each."""
        self.search = search
        self.iterations = -(-_ITERATIONS // searchers)
        self.steady = -(-_STEADY // searchers)
        self._best: Action | None = None
        self._since = 0

    def step(self) -> bool:
        """Go on for a few iterations; True when it is done."""
        self.search.run(_STEP)
        best, done = self.search.best(), self.search.iterations
        if best != self._best:
            self._best, self._since = best, done
        return done >= self.iterations or done - self._since >= self.steady


def share(knowledge: Knowledge, seed: int, searchers: int, played: Iterable[Action] = ()) -> _Agreeing:
    """One searcher's part of a hint. What was `played`, drawing and passing are judged in any case."""
    return _Agreeing(judging(knowledge, Prng(seed), always_judged(knowledge, played)), searchers)


class Hint:
    """A search for the best few actions of a seat; `lines` is empty until it is done.

    It counts iterations, never time, so that the same question always has the same answer. With the game's `record`
    other workers can search as well.
    """

    def __init__(self, knowledge: Knowledge, seed: int, record: Record | None = None) -> None:
        self.write = knowledge.game.format
        self.only = len(knowledge.legal()) == 1 and knowledge.legal()[0]
        self.lines: list[Candidate] = []
        self.value: list[Feature] = []
        """What tells the best action from the next, by the learned value."""
        self._knowledge, self._seed = knowledge, seed
        count = 1 + (searchers.count if record and not self.only else 0)
        text = record.format() if record and count > 1 else ""
        job = {"hint": count, "record": text, "seat": knowledge.seat}
        self.shares = Shares(
            share(knowledge, seed, count),
            further_seeds(Prng(seed), count),
            lambda further: share(knowledge, further, count),
            lambda further: {**job, "seed": further},
        )

    def run(self, seconds: float) -> bool:
        """Search for at most so many seconds; True when it is done."""
        if self.only:
            self.lines = [Candidate(self.only, 1, 0.0)]
        elif self.shares.run(seconds):
            self.lines = self.shares.search.candidates()[:_MOST]
            self.value = self._telling()
        return bool(self.lines)

    def _telling(self) -> list[Feature]:
        if len(self.lines) < 2:
            return []
        best, other, *_ = self.lines
        told = telling(self._knowledge, best.action, other.action, Prng(self._seed))
        return [feature for feature in told if feature.sure]

    def other(self) -> str:
        """The text of the action that the best one is compared with."""
        return self.write(self.lines[1].action)

    def ways(self) -> list[str]:
        """The texts of the best actions, the best first; of the others only those that are nearly as good."""
        best, *others = self.lines
        near = [line for line in others if equal(best, line) or best.expected - line.expected <= _NEAR]
        return [self.write(line.action) for line in (best, *near)]

    def is_equal(self, action: str) -> bool:
        """True if the search cannot tell this action from the best one: they differ by less than their error."""
        return any(self.write(line.action) == action and equal(self.lines[0], line) for line in self.lines[1:])

    def chances(self) -> tuple[int, int]:
        """The chances of the best action and of the next, in per cent."""
        view = self._knowledge.view()
        best, other = (chance(self._knowledge.game, view, line.expected) for line in self.lines[:2])
        return round(100 * best), round(100 * other)
