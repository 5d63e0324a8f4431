"""The judge: one search by which hints, best lines, reviews and puzzles call a play best."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from pyengine.bots.ismcts import Search
from pyengine.bots.knowledge import Knowledge
from pyengine.bots.thinking import LEVELS, ThinkingBot
from pyengine.core.state import Action, Rng

PRIOR_VISITS = 10.0
"""The most visits that a prior counts for: it tells what is tried first, not what is said in the end. With UNO's for
300, as level 6 has it, a play was 15 wins in a hundred ahead after 4000 playouts that is 4 ahead after 10,000 of these.
"""


def judging(knowledge: Knowledge, rng: Rng, judged: Sequence[Action] = ()) -> Search:
    """A search as level 6 makes it, not started, by all that is known and still remembered; priors count for little.

    The actions `judged` are tried however bad they look.

    How long it runs is its caller's choice: it may then find another play best, but it never judges by other rules.
    """
    search = ThinkingBot(replace(LEVELS["6"], memory=knowledge.memory)).search(knowledge, rng, judged=judged)
    visits = min(search.settings.prior_visits, PRIOR_VISITS)
    search.settings = replace(search.settings, prior_visits=visits)
    return search
