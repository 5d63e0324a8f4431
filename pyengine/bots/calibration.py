"""Chances that agree with what happens: a search's expected payoff, corrected by what came of many such in games.

A logistic recalibration by one slope (D. R. Cox, "Two Further Applications of a Model for Binary Regression",
Biometrika 45, 1958): the logit of the expected payoff, measured from that of an even chance, is multiplied by the
game's `Strategy.confidence`: less than 1 for a search that is too sure of itself. The order of actions stays as it is.
"""

from __future__ import annotations

from math import exp, log

from pyengine.core.game import Game
from pyengine.core.state import View

_SURE = 1e-4
"""A payoff nearer to 0 or 1 stays as it is: the game is decided."""


def chance(game: Game, view: View, expected: float) -> float:
    """The chance of the first place, from 0 to 1, that an expected payoff in this view's game stands for."""
    slope, players = game.strategy.confidence(view), len(view["players"])
    if slope == 1.0 or players < 2 or not _SURE < expected < 1 - _SURE:
        return expected
    even = -log(players - 1)
    logit = even + slope * (log(expected / (1 - expected)) - even)
    return 1 / (1 + exp(-logit))
