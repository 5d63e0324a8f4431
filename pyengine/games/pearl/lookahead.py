"""How the highest level evaluates Pearl of the East: by chances that were learned, and with its next turn in mind."""

from __future__ import annotations

from pyengine.core.linear import Linear
from pyengine.core.strategy import Lookahead
from pyengine.games.pearl.features import QUANTITIES
from pyengine.games.pearl.heuristic import turns
from pyengine.games.pearl.weights import WEIGHTS

EVALUATION = Linear(QUANTITIES, WEIGHTS)
LOOKAHEAD = Lookahead(turns, EVALUATION.chances)
"""The plans and the evaluation of the highest level."""
