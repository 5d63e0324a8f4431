"""Ratings: against what can be worked out by hand, and where nothing can be known."""

from __future__ import annotations

from math import log10, sqrt

import pytest

from pyengine.arena.bench import Met, ratings
from pyengine.arena.bench.rating import ELO


def test_between_two_it_is_the_logarithm_of_the_odds() -> None:
    [anchor, mine] = [ratings([Met("mine", "greedy", 1, 999, 749.5)], "greedy")[name] for name in ("greedy", "mine")]
    assert (anchor.points, anchor.low, anchor.high) == (0, 0, 0)
    assert mine.points == pytest.approx(400 * log10(3))  # with the game shared evenly, 750 of 1000
    assert mine.high - mine.points == pytest.approx(1.96 * ELO / sqrt(1000 * 0.75 * 0.25))
    assert mine.low == pytest.approx(2 * mine.points - mine.high)


@pytest.mark.parametrize("others", [1, 2, 3])
def test_an_even_share_is_no_difference_whatever_the_number_of_players(others: int) -> None:
    found = ratings([Met("mine", "greedy", others, 400, 400 / (1 + others))], "greedy")
    assert found["mine"].points == pytest.approx(0, abs=1e-6)


def test_with_three_others_a_half_is_odds_of_three() -> None:
    """One strength of three against three of one: each half."""
    found = ratings([Met("mine", "greedy", 3, 10**6, 500_000.0)], "greedy")
    assert found["mine"].points == pytest.approx(400 * log10(3), abs=0.01)


def test_who_has_won_all_has_a_rating_with_a_wide_interval() -> None:
    all_won = ratings([Met("mine", "greedy", 1, 400, 400.0)], "greedy")["mine"]
    most = ratings([Met("mine", "greedy", 1, 400, 360.0)], "greedy")["mine"]
    assert all_won.points > most.points > most.low > 0
    assert all_won.high - all_won.low > 3 * (most.high - most.low)
    none = ratings([Met("mine", "greedy", 1, 400, 0.0)], "greedy")["mine"]
    assert none.points == pytest.approx(-all_won.points)


def test_strengths_that_are_true_are_found() -> None:
    """Shares as they are expected of three bots give back what they were made of."""
    true = {"greedy": 0.0, "random": -300.0, "3": 150.0, "a": 200.0, "b": -50.0}
    met = [
        Met(bot, opponent, others, 10**7, 10**7 / (1 + others * 10 ** ((true[opponent] - true[bot]) / 400)))
        for bot in ("a", "b")
        for opponent in ("greedy", "random", "3")
        for others in (1, 3)
    ]
    found = ratings(met, "greedy")
    assert {name: round(rating.points, 1) for name, rating in found.items()} == true


def test_who_has_met_nobody_that_leads_to_the_anchor_is_not_rated() -> None:
    with pytest.raises(ValueError, match="leads to the anchor"):
        ratings([Met("mine", "greedy", 1, 10, 5.0), Met("yours", "random", 1, 10, 5.0)], "greedy")
