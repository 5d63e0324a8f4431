"""How bots play Flights: a heuristic from a view alone, by rules of thumb, and evaluations of a match broken off."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from math import sqrt

from pyengine.core.linear import softmax
from pyengine.core.state import Action, Rng, View
from pyengine.core.strategy import Stop, Tunable, Tuned, never
from pyengine.core.value import Value
from pyengine.games.flights.appraisal import Appraisal
from pyengine.games.flights.belief import Beliefs, Model
from pyengine.games.flights.features import FEATURES
from pyengine.games.flights.game import Flights
from pyengine.games.flights.pieces import POINTS, WINS, needed
from pyengine.games.flights.sampling import Worlds
from pyengine.games.flights.scoring import goal, standing
from pyengine.games.flights.weights import WEIGHTS
from pyengine.games.flights.worths import WORTHS

_BY_HAND = {"colour": 3000, "height": 700, "complete": 12000, "first": 500, "flight": 800}
_COLLECTION = 0.4
"""How many points of the match a collection's worth stands for."""
_GAME = 12
"""How many points of the match a won game stands for, where wins are counted, and a single game."""

_APPRAISAL = Appraisal(_BY_HAND)

score_actions = _APPRAISAL.score_actions
policy = _APPRAISAL.policy


def heuristic(view: View, action: Action) -> float:
    """How good the action looks, in points."""
    return score_actions(view, [action])[0]


def worlds(state: Flights, seat: int, stop: Stop = never) -> Callable[[Rng], Flights]:
    """Draws states that could be true, by what the others laid and kept."""
    return Worlds(state, seat, BELIEFS, stop).draw


def tuned(worths: Mapping[str, int]) -> Tuned[Flights]:
    """The same rules of thumb with other numbers."""
    appraisal = Appraisal(worths)
    return Tuned(appraisal.score_actions, appraisal.policy)


_TUNED = Appraisal(WORTHS)
TUNED: Tuned[Flights] = Tuned(_TUNED.score_actions, _TUNED.policy)
BELIEFS = Beliefs(Model(_TUNED, 0.8), Model(_APPRAISAL, 0.4), Model(_APPRAISAL, 1.2), Model(None, 1.0))
"""How people and bots may play: as the highest level, strictly or loosely by the rules of thumb, or by no plan."""
TUNABLE = Tunable(_BY_HAND, tuned)


LEARNED = Value(FEATURES, WEIGHTS, lambda state: state.match == POINTS)


def value(state: Flights) -> list[float]:
    """Who is likely to win, by what was learned."""
    return LEARNED.chances(state) if LEARNED.fits(state) else evaluate(state)


def evaluate(state: Flights) -> list[float]:
    """The chances of each seat, from what it has in the match and what its collection is worth."""
    unit = _GAME if state.match == WINS else 1
    marks = [unit * mark for mark in standing(state)]
    target = unit * (goal(state) or _GAME)
    hopes = [_COLLECTION * _APPRAISAL.worth(tuple(cities), needed(state.players)) for cities in state.cities]
    leads = [mark + hope for mark, hope in zip(marks, hopes, strict=True)]
    return softmax(leads, 2 * sqrt(max(target - max(marks), 1)) + 2)
