"""The bots that search: by levels for people, by iterations or by time for measurement."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from pyengine.bots.halving import Halving
from pyengine.bots.ismcts import BREADTH, Search, Settings
from pyengine.bots.knowledge import Knowledge
from pyengine.bots.style import preferred
from pyengine.bots.timer import Clock, Timer
from pyengine.core.state import Action, Rng

__all__ = ["LEVELS", "Clock", "Level", "ThinkingBot"]


@dataclass(frozen=True, slots=True)
class Level:
    """How a level plays: its iterations a move, the breadth of its beam search where a game plans whole turns, how far
    back it remembers, how much weight it gives to priors, how often it blunders, and whether it has learned what
    positions are worth.
    """

    iterations: int
    breadth: int = BREADTH
    memory: int | None = None
    """How many of the cards that went out of sight it still knows, the latest first; None: all of them."""
    experience: float = 1.0
    """The share of `Settings.prior_visits` that it gives to priors: a beginner relies on what it tries out itself."""
    blunders: float = 0.0
    """How likely it is to forget what is said aloud with an action, such as the call of UNO."""
    overlooked: float = 0.0
    """How likely it does not see an action that it could take."""
    learned: bool = False
    """True if it values positions by what was learned, in games where anything was."""
    course: int | None = None
    """Its iterations in the course of a turn that was planned as a whole; None: as many as at its beginning."""


# Measured in games against the next level. Level 1 tries eight futures: with twelve, level 2 took but 52.5 % of 40
# games of Pearl from it. Level 2 knows as much of the rules of thumb as level 3, which sees whole turns besides: with
# less it had not beaten level 1 at Pearl (47.5 % of 80). Level 3 looks at seven turns side by side: with six it was
# level with level 2 in Nizam (52 % of 24). It relies on the rules of thumb as much as level 4 had: with what level 2
# does, greedy took 83 % of 12 games of Glastonbury from it. Of iterations alone a search has its fill: level 5 was no
# better than level 4 in Nizam (43.8 % of 24) while both saw as many turns, so what a level sees and how much it has
# learnt tell the upper ones apart.
LEVELS = {
    "1": Level(8, breadth=0, memory=0, experience=0.02, blunders=0.5, overlooked=0.35),
    "2": Level(30, breadth=0, memory=3, experience=0.07, blunders=0.3, overlooked=0.3),
    "3": Level(70, breadth=7, memory=6, experience=0.12, blunders=0.05),
    "4": Level(180, breadth=10, memory=12, experience=0.2, blunders=0.02),
    "5": Level(1200, course=160),
    "6": Level(1800, learned=True, course=160),
}

_TO_THE_END = 1000
"""More decisions than a round has: without a refined evaluation, rollouts of a search by halving go on to its end."""


class ThinkingBot:
    """Searches for `level.iterations`, or for `seconds` by a clock; with a `style` of `pyengine.bots.style`, if any."""

    def __init__(self, level: Level, seconds: float | None = None, clock: Clock | None = None, style: str = "") -> None:
        self.level = level
        self.style = style
        self.seconds = seconds
        self.clock = clock

    def search(
        self, knowledge: Knowledge, rng: Rng, timer: Timer | None = None, judged: Sequence[Action] = ()
    ) -> Search:
        """A search that has not started, for callers that run it in slices; the actions `judged` are tried anyhow."""
        best, strategy = Settings.of(knowledge.game), knowledge.game.strategy
        if self.level.learned and strategy.halving:
            depth = best.depth if strategy.refined else _TO_THE_END
            settings = replace(best, breadth=self.level.breadth, prior_visits=strategy.halving, depth=depth)
            return Halving(knowledge.remembering(self.level.memory), rng, settings, judged, timer)
        learnt = self.level.experience
        visits = best.prior_visits * (learnt if learnt == 1.0 else min(1.0, learnt * strategy.trust))
        settings = replace(
            best,
            breadth=self.level.breadth,
            prior_visits=visits,
            overlooked=self.level.overlooked,
            learned=self.level.learned,
        )
        if strategy.sweeping:
            return Halving(knowledge.remembering(self.level.memory), rng, settings, judged, timer)
        return Search(knowledge.remembering(self.level.memory), rng, settings, judged, timer)

    def iterations(self, knowledge: Knowledge) -> int:
        """Those of this decision, as far as they are counted: few where the seat has searched for its turn before.

        That is told by the view alone, so that a bot that did not begin the turn itself chooses the same.
        """
        course = self.level.course
        under_way = course is not None and knowledge.game.strategy.under_way(knowledge.view())
        return course if course is not None and under_way else self.level.iterations

    def choose(self, knowledge: Knowledge, rng: Rng) -> Action:
        """The best action found; without a search if there is only one.

        By a clock it is the best that is known when time is up: without an iteration that is what the plan or the
        priors say.
        """
        timer = Timer(self.seconds, self.clock) if self.seconds is not None and self.clock else None
        legal = knowledge.legal()
        if len(legal) == 1:
            return self.settle(knowledge, legal[0], rng)
        search = self.search(knowledge, rng, timer)
        if timer:
            since = timer.spent()
            search.run_until(lambda: timer.over(search.iterations, since))
        else:
            search.run(self.iterations(knowledge))
        return self.settle(knowledge, self.pick(search), rng)

    def pick(self, search: Search) -> Action:
        """The best action of a search, or one about as good that suits the style."""
        candidates = search.candidates() if self.style else []
        return preferred(candidates, search.knowledge, self.style) if candidates else search.best()

    def settle(self, knowledge: Knowledge, action: Action, rng: Rng) -> Action:
        """The action, or the blunder that it becomes by chance."""
        if not self.level.blunders or rng.below(1000) >= self.level.blunders * 1000:
            return action
        blundered = knowledge.game.strategy.blunder(action)
        return blundered if blundered in knowledge.legal() else action
