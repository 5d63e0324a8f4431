"""The trained baseline: weights that are numbers alone, a bot that wins with them, and what it was trained by."""

from __future__ import annotations

from pathlib import Path
from types import SimpleNamespace

import numpy as np
import pytest

import pyengine
from pyengine.adapters.actions import table
from pyengine.adapters.sight import Sight, seat_layout
from pyengine.arena import Match, standings
from pyengine.arena.jobs import jobs, play
from pyengine.bots import Knowledge
from pyengine.core.errors import OptionError
from pyengine.core.options import among_programs, settle
from pyengine.core.prng import Prng
from pyengine.games import game as find_game
from pyengine.learn.baseline import Baseline
from pyengine.learn.baseline.__main__ import STEPS
from pyengine.learn.baseline.advantages import Rollout, advantages
from pyengine.learn.baseline.bot import PLAYERS, WEIGHTS, trained
from pyengine.learn.baseline.network import Layer, Network

NAME = "pyengine.learn.baseline:Baseline"
MOST = 5_000_000
"""Bytes of all weights in the repository."""


def shares(game_id: str, opponent: str, games: int) -> float:
    options = find_game(game_id).options
    settled = settle(options, among_programs(options, {"target": "1"} if game_id == "uno" else {}))
    match = Match(game_id, (NAME, opponent), games, 7_000_000, settled)
    return standings(match, [play(match, each) for each in jobs(match)])[0].share


def test_it_has_learned_to_win() -> None:
    """Of a hundred games it won 97 of UNO and all of Face to Face against random, and as many as greedy or nearly."""
    assert trained() == tuple(sorted(STEPS))
    for game_id in trained():
        assert shares(game_id, "random", 20) >= 0.8
        assert shares(game_id, "greedy", 40) >= 0.2


@pytest.mark.parametrize("game_id", trained())
def test_its_network_fits_the_environment(game_id: str) -> None:
    network = Network.load(WEIGHTS / f"{game_id}.npz")
    assert network.layers[0].weights.shape[1] == seat_layout(game_id, PLAYERS, Sight()).size
    assert network.layers[-1].weights.shape[0] == len(table(game_id)) + 1
    assert sum(path.stat().st_size for path in WEIGHTS.iterdir()) < MOST


def test_it_plays_nothing_that_it_has_not_learned() -> None:
    for game_id, players in (("pearl", 2), ("uno", 3)):
        game = pyengine.game(game_id)
        state = game.deal(players=players, seed=1)
        with pytest.raises(OptionError):
            Baseline().choose(Knowledge(game, state, state.to_act[0]), Prng(1))


def test_a_network_is_saved_as_numbers_alone(tmp_path: Path) -> None:
    chance = np.random.default_rng(1)

    def layer(before: int, after: int) -> Layer:
        weights, bias = chance.normal(size=(after, before)), chance.normal(size=after)
        return Layer(weights.astype(np.float32), bias.astype(np.float32))

    one, other = tmp_path / "one.npz", tmp_path / "other.npz"
    network, seen = Network([layer(6, 8), layer(8, 5)]), np.ones(6, np.float32)
    assert network.save(one) == network.save(other) == one.stat().st_size
    assert one.read_bytes() == other.read_bytes()
    assert Network.load(one).scores(seen) == pytest.approx(network.scores(seen), abs=0.02)
    assert len(network.scores(seen)) == 4, "the last number is the value"
    with pytest.raises(ValueError, match="a layer of 8"):
        Network([layer(6, 8), layer(7, 5)])
    np.savez(one, weights_0=np.array([SimpleNamespace()], object), bias_0=np.zeros(1))
    with pytest.raises(ValueError, match="allow_pickle"):
        Network.load(one)


def test_advantages_go_from_a_seats_decision_to_its_next_one() -> None:
    """One table: seat 0, seat 1, seat 0, the end with rewards 1 and -1, seat 1, and what comes of that is not known."""
    shape = (5, 1)
    values = np.array([0.1, -0.2, 0.5, 9.0, 0.3], np.float32).reshape(shape)
    seats = np.array([0, 1, 0, -1, 1], np.int8).reshape(shape)
    rewards = np.zeros((*shape, 2), np.float32)
    rewards[3, 0] = 1, -1
    nothing = np.zeros(shape, np.float32)
    found, known = advantages(Rollout(nothing, nothing, nothing, nothing, values, seats, rewards), 0.5, 0.5)
    assert known[:, 0].tolist() == [True, True, True, False, False]
    last = 1 - 0.5
    first = 0.5 * 0.5 - 0.1 + 0.25 * last
    assert found[:3, 0].tolist() == pytest.approx([first, -1 + 0.2, last])


def test_training_gives_the_same_network_again() -> None:
    pytest.importorskip("torch", reason="the dependency group `baseline` is not installed")
    from pyengine.learn.baseline.ppo import Effort, train  # noqa: PLC0415

    effort = Effort(64, tables=4, horizon=8, hidden=(8,))
    runs = [[*train("face-to-face", {}, 3, effort)] for _ in range(2)]
    assert len(runs[0]) == 3
    networks = [run[-1] for run in runs]
    one, other = ([part for layer in each.layers for part in layer] for each in networks if isinstance(each, Network))
    assert all(np.array_equal(part, again) for part, again in zip(one, other, strict=True))
