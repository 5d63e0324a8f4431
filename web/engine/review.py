"""A review of a game's decisions: the expected payoff of each and of the best action, searched in slices of time.

Every decision is judged by what the seat knew at that moment and by nothing else. Where the action played is not the
best one found, both are searched once more with equal iterations and the same hidden cards.
"""

from __future__ import annotations

from bisect import insort
from collections.abc import Iterator, Sequence
from dataclasses import replace
from math import hypot
from time import perf_counter

from pyengine.bots import Knowledge
from pyengine.bots.calibration import chance
from pyengine.bots.judging import ITERATIONS, ActionSearch, judging
from pyengine.bots.reasons import Feature, telling
from pyengine.core.game import Game
from pyengine.core.prng import Prng
from pyengine.core.record import Step, take_step
from pyengine.core.state import Action, State
from pyengine.core.timeline import Timeline
from web.engine.searchers import searchers
from web.parts.review_panel import MISTAKE, ReviewedDecision, ReviewFindings, percent
from web.protocol.answers import OwnMistake

_STEP = 2
_SHOW = 0.5
"""Seconds between two pictures of a running review."""
_MOST_TURNING = 3
"""So many moments one can look at in a minute, and recall."""


class Decision:
    """The review of one decision: a search for the best action, then searches of the best and the played one."""

    def __init__(self, game: Game, state: State, step: Step, at: int, seed: int) -> None:
        self.game, self.state, self.step, self.at, self.seed = game, state, step, at, seed
        self.played = game.parse(step.text)
        self.search = judging(Knowledge(game, state, step.seat), Prng(seed))
        self.action_searches: list[ActionSearch] = []
        self.best: Action | None = None

    def run(self) -> ReviewedDecision | None:
        """Do a few more iterations; returns the result after the last."""
        if self.best is None:
            self.search.run(_STEP)
            if self.search.iterations >= ITERATIONS:
                self.best = self.search.best()
                ways = [self.best] if self.best == self.played else [self.best, self.played]
                self.action_searches = [
                    ActionSearch(self.game, self.state, self.step.seat, action, Prng(self.seed)) for action in ways
                ]
            return None
        due = next((each for each in self.action_searches if each.iterations < ITERATIONS), None)
        if due:
            due.run(_STEP)
            return None
        return self._result()

    def _result(self) -> ReviewedDecision:
        """The result; the action played counts as the best where the search cannot tell another from it."""
        assert self.best is not None
        best, played = self.action_searches[0], self.action_searches[-1]
        view = self.state.view(self.step.seat)
        highest, expected = (chance(self.game, view, each.payoff) for each in (best, played))
        apart = best.payoff - played.payoff
        text, error = self.game.format(self.best), hypot(best.error, played.error)
        error *= (highest - expected) / apart if apart else 1.0  # the error of chances, not of payoffs
        found = ReviewedDecision(self.at, self.step.seat, self.step.text, text, expected, highest, error=error)
        if not found.loss:
            return replace(found, best=self.step.text, best_expected=expected)
        return replace(found, value=self._telling(self.best)) if found.loss >= MISTAKE else found

    def _telling(self, best: Action) -> tuple[Feature, ...]:
        """What tells the best action from the one played, by the learned value."""
        knowledge = Knowledge(self.game, self.state, self.step.seat)
        told = telling(knowledge, best, self.played, Prng(self.seed))
        return tuple([feature for feature in told if feature.sure])


class Review:
    """The decisions of some seats, examined in the order in which they were made; `found` grows as it goes on.

    Where there are other workers, they examine some of them, whole, with the same findings.
    """

    def __init__(self, timeline: Timeline, seats: tuple[int, ...], seed: int) -> None:
        self.game, self.seats, self.seed = timeline.game, seats, seed
        self.record = timeline.record
        self.steps = self.record.steps
        self.found: list[ReviewedDecision] = []
        self.at = 0
        self.stopped = self.taken = False
        self._decisions = self._in_order()
        self._decision: Decision | None = None
        self._handed_out: dict[Decision, int] = {}
        self._shown = perf_counter()

    @property
    def going(self) -> bool:
        """True if decisions are left to review, and the review was not stopped."""
        return not self.stopped and (self.at < len(self.steps) or bool(self._handed_out or self._decision))

    @property
    def share(self) -> float:
        """The share of the game that has been reviewed, from 0 to 1."""
        under_way = len(self._handed_out) + (self._decision is not None)
        return max(0, self.at - under_way) / max(1, len(self.steps))

    def run(self, seconds: float) -> bool:
        """Review for at most so many seconds; True if the page should be updated."""
        end = perf_counter() + seconds
        while self.going and perf_counter() < end:
            self._collect()
            while len(self._handed_out) < 2 * searchers.count and (decision := next(self._decisions, None)):
                job = {"review": decision.at, "record": self.record.format(), "seed": decision.seed}
                self._handed_out[decision] = searchers.ask(self, job)
            self._examine()
        now = perf_counter()
        if self.going and now - self._shown < _SHOW:
            return False
        self._shown = now
        return True

    def _examine(self) -> None:
        """A few iterations; of a decision that another worker is at, where no other is left."""
        self._decision = self._decision or next(self._decisions, None) or next(iter(self._handed_out), None)
        found = self._decision.run() if self._decision else None
        if self._decision and found:
            searchers.drop(self._handed_out.pop(self._decision, 0))
            self._add(found)

    def _add(self, found: ReviewedDecision) -> None:
        if self._decision and self._decision.at == found.at:
            self._decision = None
        insort(self.found, found, key=lambda each: each.at)

    def _collect(self) -> None:
        """Take the other workers' findings."""
        for decision, ident in [*self._handed_out.items()]:
            answer = searchers.answer(ident)
            if answer is not None:
                searchers.drop(self._handed_out.pop(decision))
                at, seat, played, best, expected, highest, features, error = answer
                value = tuple([Feature(kind, tuple(numbers), *rest) for kind, numbers, *rest in features])
                self._add(ReviewedDecision(at, seat, played, best, expected, highest, value, error))

    def _in_order(self) -> Iterator[Decision]:
        """The decisions of the seats where they had a choice; `at` is how many steps have been looked at."""
        state = self.record.with_steps(()).start()
        for at, step in enumerate(self.steps):
            self.at = at + 1
            if step.seat in self.seats and len(state.legal(step.seat)) > 1:
                yield Decision(self.game, state.copy(), step, at, self.seed + 7919 * at)
            take_step(self.game, state, step)

    def turning(self) -> list[ReviewedDecision]:
        """The decisions with the largest losses of which the judge is sure, the worst first."""
        missed = sorted(self.found, key=lambda decision: -decision.loss)
        return [decision for decision in missed if decision.sure][:_MOST_TURNING]

    def take_mistakes(self, seats: Sequence[int]) -> list[OwnMistake]:
        """Once the whole of a finished game has been reviewed, and only once: the worst decisions of these seats, each
        as a position that can be tried again. Nothing before the game's end, since a position has what is hidden.
        """
        if self.taken or self.going or self.stopped:
            return []
        self.taken = True
        missed = sorted((each for each in self.found if each.seat in seats and each.sure), key=lambda each: -each.loss)
        worst, taken = {each.at: each for each in missed[:_MOST_TURNING]}, list[OwnMistake]()
        state = self.record.with_steps(()).start()
        for at, step in enumerate(self.steps):
            if found := worst.get(at):
                taken.append(
                    {
                        "game": self.game.id,
                        "position": self.game.write(state),
                        "seat": found.seat,
                        "played": found.played,
                        "best": found.best,
                        "loss": percent(found.loss),
                    }
                )
            take_step(self.game, state, step)
        return [] if state.to_act else taken

    def findings(self) -> ReviewFindings:
        """The findings so far."""
        turning = tuple(self.turning())
        return ReviewFindings(self.seats, tuple(self.found), turning, self.share, self.going, self.stopped, ITERATIONS)
