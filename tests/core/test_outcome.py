from __future__ import annotations

from pyengine import Outcome


def test_the_highest_score_wins_and_equal_scores_share_a_place() -> None:
    assert Outcome.by_score("X-1", [5, 9, 5, 0]) == Outcome("X-1", ((1,), (0, 2), (3,)), (5, 9, 5, 0))


def test_the_lowest_score_may_win() -> None:
    assert Outcome.by_score("X-1", (5, 9, 5), lowest_wins=True).ranking == ((0, 2), (1,))


def test_one_seat_alone_is_first() -> None:
    assert Outcome.by_score("X-1", [0]).winners == (0,)
