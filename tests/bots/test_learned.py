"""The learned value: features, weights, and the level that goes by them."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from typing import Any

import pytest
from distributed import LocalCluster

import pyengine
from pyengine.bots import bot
from pyengine.bots.thinking import LEVELS, Level, ThinkingBot
from pyengine.core.errors import OptionError
from pyengine.core.game import Game
from pyengine.core.prng import Prng
from pyengine.core.value import Features, Value
from pyengine.learn.__main__ import main, players
from pyengine.learn.samples import batch
from tests.bots.test_bots import chooses_by_what_it_knows, moments

LEARNED = [game for game in pyengine.games() if game.strategy.features]
learned_games = pytest.mark.parametrize("game", LEARNED, ids=lambda game: game.id)


def features_of(game: Game) -> Features[Any]:
    assert game.strategy.features
    return game.strategy.features


def test_only_games_with_features_have_a_value() -> None:
    assert [game for game in pyengine.games() if game.strategy.value] == LEARNED
    assert LEARNED
    assert len({hash(game) for game in LEARNED}) == len(LEARNED)


@learned_games
def test_weights_are_whole_numbers_of_features(game: Game) -> None:
    module = import_module(f"pyengine.games.{game.id.replace('-', '_')}.weights")
    names = features_of(game).names
    assert len(names) == len(set(names))
    assert set(module.WEIGHTS) <= set(names)
    assert all(type(weight) is int for weight in module.WEIGHTS.values())


@learned_games
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_position_has_features_and_chances(game: Game, players: int) -> None:
    state, rng = game.deal(players, 7), Prng(7)
    features, value = features_of(game), game.strategy.value
    assert value
    while state.to_act:
        found = features.of(state)
        assert len(found) == players
        assert all(0 <= feature < len(features.names) for seat in found for feature in seat)
        assert all(len(set(seat)) == len(seat) or game.id == "glastonbury" for seat in found)
        chances = value(state)
        assert sum(chances) == pytest.approx(1)
        assert min(chances) > 0
        seat = state.to_act[0]
        state.play(seat, rng.choice(state.legal(seat)))


def test_a_value_weighs_features() -> None:
    even: Features[object] = Features(("good", "bad"), lambda _: [[0, 0], [1]])
    assert Value(even, {}).chances(None) == [0.5, 0.5]
    assert Value(even, {"good": 500, "bad": -1000}).leads(None) == [1.0, -1.0]


@learned_games
def test_what_is_hidden_makes_no_difference_to_the_learned(game: Game) -> None:
    player = ThinkingBot(Level(10, learned=True))
    chooses_by_what_it_knows(player, game, moments(game, 1, 8))


def test_the_highest_level_alone_has_learned() -> None:
    assert [name for name, level in LEVELS.items() if level.learned] == ["6"]
    timed = bot("6:0.5s", lambda: 0.0)
    assert isinstance(timed, ThinkingBot)
    assert (timed.level, timed.seconds) == (LEVELS["6"], 0.5)
    with pytest.raises(OptionError):
        bot("7:0.5s", lambda: 0.0)


def learn(out: Path, *more: str) -> bytes:
    assert not main(["flights", "--games", "2", "--seed", "5", "--out", str(out), *more])
    return out.read_bytes()


def test_the_same_seed_learns_the_same_bytes(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "weights.py"
    one, two = (learn(out, "--workers", workers) for workers in ("1", "2"))
    assert one == two
    assert b'"to-go": {' in one
    assert learn(out, "--workers", "1", "--seed", "6") != one
    printed = capsys.readouterr().out.splitlines()
    assert printed[0] == "flights: 2 games with each of 2, 3, 4 players, seeds from 5"
    assert printed[4] == f"{len(one)} bytes in {out}"


def test_a_cluster_learns_the_same_bytes(tmp_path: Path) -> None:
    out = tmp_path / "weights.py"
    with LocalCluster(n_workers=1, processes=False, dashboard_address=None) as cluster:
        assert learn(out, "--dask", cluster.scheduler_address) == learn(out, "--workers", "1")


@learned_games
def test_files_of_weights_are_small(game: Game) -> None:
    path = Path(pyengine.__file__).parent / "games" / game.id.replace("-", "_") / "weights.py"
    assert path.stat().st_size <= 50_000


@learned_games
def test_every_number_of_players_is_learned_from(game: Game) -> None:
    assert players(game) == [2, 3, 4]
    for number in players(game):
        found, _ = batch(game.id, number, [3])
        assert found
        assert {len(sample.shares) for sample in found} == {number}


def test_a_game_of_which_nothing_is_learned_is_refused() -> None:
    with pytest.raises(OptionError, match="face-to-face, flights, glastonbury, nizam, uno"):
        main(["pearl"])
