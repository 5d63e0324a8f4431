"""Expected payoffs as chances: even stays even, the order stays, and the two of a pair add up to one."""

from __future__ import annotations

from dataclasses import replace

import pytest

import pyengine
from pyengine.bots.calibration import chance
from pyengine.bots.ismcts import Candidate, standard_error
from pyengine.bots.variations import equal
from pyengine.core.game import Game

GAMES = pyengine.games()
EXPECTED = [0.0, 0.02, 0.2, 0.25, 0.5, 0.7, 0.99, 1.0]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_the_order_stays_and_even_is_even(game: Game) -> None:
    for players in range(game.contest(), min(4, game.seats[1]) + 1):
        view = game.deal(players, 1).view(0)
        found = [chance(game, view, expected) for expected in EXPECTED]
        assert found == sorted(found)
        assert found[0] == 0.0
        assert found[-1] == 1.0
        assert chance(game, view, 1 / players) == pytest.approx(1 / players)
    two = game.deal(game.contest(2), 1).view(0)
    assert chance(game, two, 0.3) + chance(game, two, 0.7) == pytest.approx(1.0)


def test_less_confidence_brings_chances_nearer_to_even() -> None:
    game = pyengine.game("uno")
    view = game.deal(4, 1).view(0)
    doubtful = replace(game, strategy=replace(game.strategy, confidence=lambda _: 0.5))
    assert 0.25 < chance(doubtful, view, 0.8) < 0.8
    assert 0.05 < chance(doubtful, view, 0.05) < 0.25


def test_the_standard_error_is_that_of_the_mean() -> None:
    """Of 100 payoffs, half of them 1: the variance is 1/4, the error of the mean a twentieth."""
    assert standard_error(100, 50.0, 50.0) == pytest.approx(0.05, abs=0.001)
    assert standard_error(1, 1.0, 1.0) > 0.3, "one payoff tells next to nothing"
    assert standard_error(0, 0.0, 0.0) == pytest.approx(0.5)


def test_what_differs_by_less_than_its_error_is_equal() -> None:
    best = Candidate("a", 100, 0.46, 0.03)
    assert equal(best, Candidate("b", 100, 0.42, 0.03))
    assert not equal(best, Candidate("b", 100, 0.41, 0.03))
