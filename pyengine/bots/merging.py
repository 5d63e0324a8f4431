"""Root parallelization: several searches of one decision, each with a seed of its own, whose roots are merged.

G. Chaslot, M. Winands, H. J. van den Herik, "Parallel Monte-Carlo Tree Search", Computers and Games 2008: the searches
share nothing while they run; in the end the visits and payoffs of each choice at the root are summed. They are added in
the order of their seeds, so that the choice does not depend on which of them is done first.
"""

from __future__ import annotations

from concurrent.futures import BrokenExecutor, Executor, Future

from pyengine.bots.ismcts import Search, Tally
from pyengine.bots.knowledge import Knowledge
from pyengine.bots.thinking import Level, ThinkingBot
from pyengine.core.prng import Prng
from pyengine.core.state import Action, Rng

_SEEDS = 1 << 32


def split(iterations: int, searchers: int) -> list[int]:
    """The iterations of each of so many searchers, at least one; the first have one more where it does not divide."""
    each, more = divmod(max(iterations, searchers), searchers)
    return [each + (at < more) for at in range(searchers)]


def further_seeds(rng: Rng, searchers: int) -> list[int]:
    """The seeds of all searchers but the first, which draws from `rng` itself, before these are drawn."""
    return [rng.below(_SEEDS) for _ in range(searchers - 1)]


def begin(level: Level, knowledge: Knowledge, seed: int) -> Search:
    """The search of a searcher other than the first, not started."""
    return ThinkingBot(level).search(knowledge, Prng(seed))


def searched(level: Level, knowledge: Knowledge, seed: int, iterations: int) -> Tally:
    """What such a searcher finds."""
    search = begin(level, knowledge, seed)
    search.run(iterations)
    return search.tally()


class ParallelBot(ThinkingBot):
    """A bot that shares its iterations among `searchers`: the first is this process, the others go to the executor.

    One searcher chooses as `ThinkingBot` does. The share of a lost process is searched here.
    """

    def __init__(self, level: Level, executor: Executor, searchers: int) -> None:
        super().__init__(level)
        self.executor = executor
        self.searchers = searchers

    def choose(self, knowledge: Knowledge, rng: Rng) -> Action:
        """The best action found; the same knowledge, random numbers and searchers give the same."""
        legal = knowledge.legal()
        if len(legal) == 1:
            return self.settle(knowledge, legal[0], rng)
        search = self.search(knowledge, rng)
        own, *shares = split(self.iterations(knowledge), self.searchers)
        jobs = [
            (self.level, knowledge, seed, share)
            for seed, share in zip(further_seeds(rng, self.searchers), shares, strict=True)
        ]
        futures = [self._submit(*job) for job in jobs]
        search.run(own)
        # In the order of the seeds, whichever is done first: sums of floats depend on the order.
        for job, future in zip(jobs, futures, strict=True):
            try:
                found = future.result() if future else None
            except BrokenExecutor:
                found = None
            search.add(found or searched(*job))
        return self.settle(knowledge, self.pick(search), rng)

    def _submit(self, *job: object) -> Future[Tally] | None:
        try:
            return self.executor.submit(searched, *job)  # type: ignore[arg-type]
        except BrokenExecutor:
            return None
