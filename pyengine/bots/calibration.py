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
    return corrected(expected, len(view["players"]), game.strategy.confidence(view))


def corrected(expected: float, players: int, slope: float) -> float:
    """The chance that an expected payoff stands for, among so many players and by this slope."""
    if slope == 1.0 or not tells(expected, players):
        return expected
    return 1 / (1 + exp(log(players - 1) - slope * lead(expected, players)))


def lead(expected: float, players: int) -> float:
    """How far the logit of an expected payoff is above that of an even chance."""
    return log(expected / (1 - expected)) + log(players - 1)


def tells(expected: float, players: int) -> bool:
    """True where a slope changes something: several play, and nothing is decided."""
    return players > 1 and _SURE < expected < 1 - _SURE
