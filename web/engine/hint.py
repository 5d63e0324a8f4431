"""A hint: the best actions in the reader's place with their expected payoffs, searched in slices of time."""

from __future__ import annotations

from dataclasses import replace
from time import perf_counter

from pyengine.bots import Knowledge
from pyengine.bots.ismcts import Candidate, Search, Settings
from pyengine.bots.reasons import Feature, telling
from pyengine.core.prng import Prng
from pyengine.core.state import Action

_ITERATIONS = 600
_STEADY = 160
"""Iterations after which a hint is given early if the best action was the same in all of them."""
_STEP = 8
_MOST = 3
_NEAR = 0.03
"""How much less another action may be expected to bring and still be named."""


class Hint:
    """A search for the best few actions of a seat; `lines` is empty until it is done.

    It counts iterations, never time, so that the same question always has the same answer.
    """

    def __init__(self, knowledge: Knowledge, seed: int) -> None:
        self.write = knowledge.game.format
        self.search = Search(knowledge, Prng(seed), replace(Settings.of(knowledge.game), learned=True))
        self.value: list[Feature] = []
        """What tells the best action from the next, by the learned value."""
        self._knowledge, self._seed = knowledge, seed
        self.only = len(knowledge.legal()) == 1 and knowledge.legal()[0]
        self.lines: list[Candidate] = []
        self._best: Action | None = None
        self._since = 0

    def run(self, seconds: float) -> bool:
        """Search for at most so many seconds; True when it is done."""
        end = perf_counter() + seconds
        if self.only:
            self.lines = [Candidate(self.only, 1, 0.0)]
        while not self.lines:
            self.search.run(_STEP)
            if self._settled():
                self.lines = self.search.candidates()[:_MOST]
                self.value = self._telling()
            elif perf_counter() >= end:
                return False
        return True

    def _settled(self) -> bool:
        """True once further iterations would hardly change the best action."""
        best, done = self.search.best(), self.search.iterations
        if best != self._best:
            self._best, self._since = best, done
        return done >= _ITERATIONS or done - self._since >= _STEADY

    def _telling(self) -> list[Feature]:
        if len(self.lines) < 2:
            return []
        best, other, *_ = self.lines
        return telling(self._knowledge, best.action, other.action, Prng(self._seed))

    def other(self) -> str:
        """The text of the action that the best one is compared with."""
        return self.write(self.lines[1].action)

    def ways(self) -> list[str]:
        """The texts of the best actions, the best first; of the others only those that are nearly as good."""
        best, *others = self.lines
        near = [line for line in others if best.expected - line.expected <= _NEAR]
        return [self.write(line.action) for line in (best, *near)]
