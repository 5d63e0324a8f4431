"""A search of one position by all that its seat knows, and how far the best play is ahead of any other."""

from __future__ import annotations

from dataclasses import dataclass, replace

from pyengine.bots import Knowledge
from pyengine.bots.ismcts import Way
from pyengine.bots.judging import judging
from pyengine.bots.thinking import LEVELS, ThinkingBot
from pyengine.core.prng import Prng
from pyengine.core.state import Action
from pyengine.puzzles.play import Result, Spot, result


@dataclass(frozen=True, slots=True)
class Judged:
    """A kind of play: what it comes to, its best way, and what is expected of it."""

    result: Result
    way: Way

    @property
    def actions(self) -> tuple[Action, ...]:
        """The actions of the best way."""
        return self.way.actions


def known(spot: Spot) -> Knowledge:
    """What can be known of a position that one sees for the first time: nobody recalls cards that lie covered."""
    return Knowledge(*spot, 0 if spot.game.memory else None)


def judge(spot: Spot, iterations: int, seed: int, *, recalls: bool = False, otherwise: bool = False) -> list[Judged]:
    """The plays that the judge of hints and best lines has tried, the best first; of those that come to the same, one.

    With `recalls` it knows what lies covered, as on the workbench, where the position has it. With `otherwise` it is
    the search of level 5, which plays on and evaluates in another way.
    """
    knowledge = Knowledge(*spot) if recalls else known(spot)
    if otherwise:
        search = ThinkingBot(replace(LEVELS["5"], memory=knowledge.memory)).search(knowledge, Prng(seed))
    else:
        search = judging(knowledge, Prng(seed))
    search.run(iterations)
    found: dict[Result, Judged] = {}
    for way in search.ways():
        actions = tuple(aloud(spot, action) for action in way.actions)
        comes_to = result(spot, actions)
        found.setdefault(comes_to, Judged(comes_to, way._replace(actions=actions)))
    return list(found.values())


def aloud(spot: Spot, action: Action) -> Action:
    """The action as one who forgets nothing does it: a puzzle is not about the call of UNO."""
    blunder = spot.game.strategy.blunder
    return next((each for each in spot.state.legal(spot.seat) if blunder(each) == action != each), action)


def ahead(plays: list[Judged]) -> float:
    """How far the best play is ahead of the next, in chances to win; nothing where there is no other."""
    return plays[0].way.expected - plays[1].way.expected if len(plays) > 1 else 0.0
