"""The priors of UNO learned anew: rounds as arrays, the same bytes from a seed, and a run that was stopped."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from pyengine.games.uno.prior import GUILT
from pyengine.games.uno.weights import MORE, TWO_PLAYERS
from pyengine.learn import uno, uno_run
from pyengine.learn.__main__ import main
from pyengine.learn.uno_choices import FEATURES, Choices
from pyengine.learn.uno_rounds import CARDS, Rounds


def test_there_is_a_weight_for_every_feature() -> None:
    assert len(TWO_PLAYERS) == len(MORE) == FEATURES == GUILT + 1


@pytest.mark.parametrize("players", [2, 3, 4])
def test_rounds_keep_their_cards_and_come_to_an_end(players: int) -> None:
    rng = np.random.default_rng(7)
    rounds = Rounds(60, players, rng)
    for _ in range(400):
        rows = rounds.under_way()
        if not len(rows):
            break
        assert (rounds.where[np.arange(60), rounds.top] == rounds.discard).all()
        choices = Choices(rounds, rows)
        assert (np.bincount(choices.at, minlength=len(rows)) > 0).all()
        rounds.act(rows, choices.slot[choices.best(choices.scores())], choices.hands)
    else:
        pytest.fail("a round did not end")
    for seat in range(players):
        won = rounds.winner == seat
        assert won.any()
        assert not (rounds.where[won] == seat).any()
    assert rounds.where.shape == (60, CARDS)


def test_the_weights_of_the_engine_win_from_the_heuristic_there_too() -> None:
    assert uno.strength(np.array(TWO_PLAYERS) / 100, 2, 1) > 0.53
    assert uno.strength(np.array(MORE) / 100, 4, 1) > 0.26


def test_a_run_that_was_stopped_goes_on_to_the_same_bytes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(uno, "BATCH", 40)
    monkeypatch.setattr(uno_run, "BATCH", 40)
    monkeypatch.setattr(uno_run, "_SAVED", 1)
    whole, first, rest, kept = (tmp_path / name for name in ("whole", "first", "rest", "kept"))
    learn = ["uno", "--seed", "3", "--games", "160", "--out"]
    assert not main([*learn, str(whole)])
    stop = uno.learn

    def stopped(*given: object) -> None:
        if given[0].done == 2 and not first.exists():  # type: ignore[attr-defined]
            first.touch()
            raise KeyboardInterrupt
        stop(*given)  # type: ignore[arg-type]

    monkeypatch.setattr(uno_run, "learn", stopped)
    with pytest.raises(KeyboardInterrupt):
        main([*learn, str(rest), "--keep", str(kept)])
    assert not main([*learn, str(rest), "--keep", str(kept)])
    assert rest.read_bytes() == whole.read_bytes()
    assert b"TWO_PLAYERS = (\n    " in whole.read_bytes()
