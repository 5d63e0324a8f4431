"""Evaluations that are weighted sums, and how they are learned from games between planned turns."""

from __future__ import annotations

from importlib import import_module
from math import log
from pathlib import Path

import pytest

import pyengine
from pyengine.core.game import Game
from pyengine.core.linear import UNIT, Linear, Quantities
from pyengine.core.prng import Prng
from pyengine.core.state import State
from pyengine.learn import logit
from pyengine.learn.__main__ import main
from pyengine.learn.samples import Sample, samples

LINEAR = [game for game in pyengine.games() if game.strategy.linear]
linear_games = pytest.mark.parametrize("game", LINEAR, ids=lambda game: game.id)


def linear(game: Game) -> Linear[State]:
    assert game.strategy.linear
    return game.strategy.linear


def test_it_adds_what_each_amount_is_worth() -> None:
    quantities: Quantities[object] = Quantities(("cards", "points"), lambda _: [[(0, 2.0), (1, 0.5)], []])
    evaluation = Linear(quantities, {"cards": UNIT, "points": -2 * UNIT})
    assert evaluation.leads(None) == [1.0, 0.0]
    assert evaluation.chances(None) == pytest.approx([0.7311, 0.2689], abs=1e-4)
    assert Linear(quantities, {}).chances(None) == [0.5, 0.5]


@linear_games
def test_weights_are_whole_numbers_of_quantities(game: Game) -> None:
    weights = import_module(f"pyengine.games.{game.id.replace('-', '_')}.weights").WEIGHTS
    assert set(weights) <= set(linear(game).quantities.names)
    assert all(type(weight) is int for weight in weights.values())


@linear_games
def test_every_position_has_amounts_of_known_quantities(game: Game) -> None:
    players = game.seats[0] if game.seats[0] > 1 else 2
    state, rng, known = game.deal(players, 7), Prng(7), len(linear(game).quantities.names)
    for _ in range(100):
        found = linear(game).quantities.of(state)
        assert len(found) == players
        for seat in found:
            features = [feature for feature, _ in seat]
            assert len(set(features)) == len(features)
            assert all(0 <= feature < known for feature in features)
        state.play(state.to_act[0], game.strategy.policy(state, state.to_act[0], rng))
        if not state.to_act:
            break


def test_it_is_what_the_highest_level_goes_by() -> None:
    for game in LINEAR:
        state = game.deal(2, 3)
        evaluate = game.strategy.lookahead.evaluate if game.strategy.lookahead else game.strategy.refined
        assert evaluate
        assert list(evaluate(state)) == linear(game).chances(state) != list(game.strategy.evaluate(state))


def test_the_fit_finds_how_often_more_wins() -> None:
    """Three of four are won with one more: a logit of log 3, but for the pull of one sample."""
    more, less = [(0, 1.0)], [(0, 0.0)]
    won, lost = Sample([more, less], [1.0, 0.0]), Sample([more, less], [0.0, 1.0])
    (weight,), before, after = logit.fit([won, won, won, lost] * 1000, 1)
    assert weight / UNIT == pytest.approx(log(3), abs=0.01)
    assert before == pytest.approx(log(2))
    assert after == pytest.approx(0.5623, abs=1e-3)


def test_the_fit_takes_games_of_two_and_three_together() -> None:
    two = Sample([[(0, 1.0)], []], [0.5, 0.5])
    three = Sample([[], [], [(0, 1.0)]], [0.0, 0.0, 1.0])
    (weight,), _, _ = logit.fit([two, three] * 100, 1)
    assert weight > 0


@linear_games
def test_positions_are_those_where_turns_begin(game: Game) -> None:
    found = samples(game.id, 2, 3)
    assert len(found) > 5
    assert all(sum(sample.shares) == 1.0 and len(sample.features) == 2 for sample in found)
    assert samples(game.id, 2, 3) == found


@linear_games
def test_the_same_seed_learns_the_same_bytes(game: Game, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    files = [tmp_path / workers for workers in ("1", "2")]
    for out in files:
        assert not main([game.id, "--games", "2", "--seed", "5", "--workers", out.name, "--out", str(out)])
    assert files[0].read_bytes() == files[1].read_bytes()
    assert "seeds from 5" in capsys.readouterr().out
