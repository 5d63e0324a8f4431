"""The command that measures how far what the judge expects may be believed."""

from __future__ import annotations

from math import exp, inf
from random import Random

import pytest

from pyengine.bots.calibration import corrected
from pyengine.core.errors import OptionError
from pyengine.learn.__main__ import main
from pyengine.learn.confidence import Decision, fifths, fit, surprise


def made_up(slope: float, count: int) -> list[Decision]:
    """Decisions of as many games, in which first places fall as this slope says."""
    random, found = Random(1), list[Decision]()
    for number in range(count):
        players, expected = random.choice([2, 4]), 1 / (1 + exp(random.gauss(0.0, 1.5)))
        found.append(Decision(players, expected, float(random.random() < corrected(expected, players, slope)), number))
    return found


@pytest.mark.parametrize("slope", [0.4, 1.0, 1.6])
def test_a_known_slope_is_found(slope: float) -> None:
    found = made_up(slope, 4000)
    fitted = fit(found)
    assert fitted.slope == pytest.approx(slope, abs=3 * fitted.error)
    assert fitted.error < 0.06
    assert fitted.effective > 0.99 * len(found), "each is of a game of its own"
    others = [surprise(found, slope + by) for by in (-0.3, 0.3)]
    assert surprise(found, fitted.slope) < min(others)


def test_the_same_decision_four_times_tells_no_more_than_once() -> None:
    found = made_up(0.7, 300)
    once, often = fit(found), fit(found * 4)
    assert often[:2] == pytest.approx(once[:2])
    assert often.effective == pytest.approx(300, rel=0.01)


def test_what_is_decided_or_alone_tells_nothing() -> None:
    found = made_up(0.7, 300)
    decided = [Decision(2, 1.0, 1.0, 1), Decision(2, 0.0, 0.0, 2), Decision(1, 0.5, 0.0, 3)]
    assert fit([*found, *decided]) == fit(found)
    assert fit(decided).error == inf
    assert fit(found[:1]).error == inf, "of one game"


def test_fifths_have_each_decision_once() -> None:
    found = made_up(0.5, 50)
    lowest, *_, highest = (tuple(means) for means in fifths(found, 0.5))
    assert len([*fifths(found, 0.5)]) == 5
    assert lowest[0] < lowest[1] < highest[1] < highest[0], "half the slope brings them nearer to each other"
    assert sum(means[2] for means in fifths(found, 0.5)) / 5 == pytest.approx(sum(each.won for each in found) / 50)


def measured(capsys: pytest.CaptureFixture[str], *words: str) -> list[str]:
    assert not main(["confidence", *words, "--games", "4", "--iterations", "6"])
    return capsys.readouterr().out.splitlines()


def test_the_same_seed_measures_the_same(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["uno", "--option", "target=1", "--players", "2,4"]
    one, two, other = (measured(capsys, *words, "--seed", seed) for seed in ("5", "5", "6"))
    assert one[:-1] == two[:-1]
    assert one[-2] != other[-2]
    assert one[0] == "uno target=1: 4 games, seeds from 5, greedy at all of 2 or 4 seats, reviews of 6 iterations"
    assert " 4 decisions, " in one[1], "two of each of two games"
    assert " 8 decisions, " in one[-2]
    assert one[-2].startswith("slope by all games: ")


def test_a_hint_is_followed_and_played_on(capsys: pytest.CaptureFixture[str]) -> None:
    """In Face to Face a hint is a whole turn."""
    hint, review = (measured(capsys, "face-to-face", *more) for more in (["--hint"], []))
    assert hint[0].endswith("hints of 6 iterations")
    assert hint[-2] != review[-2]


def test_one_game_is_too_few() -> None:
    with pytest.raises(OptionError, match="games"):
        main(["confidence", "uno", "--games", "1"])
