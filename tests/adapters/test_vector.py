from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import numpy as np
import pytest

from pyengine.adapters.pettingzoo import TableEnv, aec_env, env
from pyengine.adapters.sight import Sight
from pyengine.adapters.vector import TableVectorEnv, _divisor
from pyengine.core.errors import OptionError
from pyengine.core.game import Game
from tests.adapters.games import every, shortest


@contextmanager
def tables(game_id: str, count: int, **settings: Any) -> Iterator[TableVectorEnv]:
    made = TableVectorEnv(game_id, count, **settings)
    yield made
    made.close()


def chosen(masks: Any, chance: np.random.Generator) -> Any:
    """A legal action of each table, any where there is none."""
    return (chance.random(masks.shape) * masks).argmax(1)


class Alone:
    """The single form played as the vector form is: over, it is dealt anew."""

    def __init__(self, table: TableEnv, seed: int | None) -> None:
        self.table, self.rewards = table, np.zeros(len(table.possible_agents))
        table.reset(seed=seed)

    @property
    def over(self) -> bool:
        return self.table.terminations["player_0"]

    @property
    def seat(self) -> int:
        return -1 if self.over else self.table.possible_agents.index(self.table.agent_selection)

    def step(self, action: int) -> float:
        """What the seat that acted gets."""
        seat = self.seat
        if self.over:
            self.table.reset()
        else:
            self.table.step(action)
        self.rewards = np.array([self.table.rewards[agent] for agent in self.table.possible_agents])
        return float(self.rewards[seat]) if seat >= 0 else 0.0

    def observed(self) -> Any:
        return self.table.observe("player_0" if self.over else self.table.agent_selection)


@every
@pytest.mark.parametrize("workers", [1, 2])
def test_the_games_are_those_of_the_single_form(game: Game, workers: int) -> None:
    players = game.seats[1]
    alone = [Alone(env(game.id, players, **shortest(game)), seed) for seed in range(30, 34)]
    chance, ends = np.random.default_rng(8), 0
    with tables(game.id, 4, players=players, workers=workers, **shortest(game)) as made:
        observations, infos = made.reset(seed=30)
        assert made.observation_space.contains(observations)
        for _ in range(150):
            assert infos["seat"].tolist() == [each.seat for each in alone]
            for at, each in enumerate(alone):
                for name, part in each.observed().items():
                    assert np.array_equal(observations[name][at], part), name
            actions = chosen(observations["action_mask"], chance)
            earned = [each.step(int(action)) for each, action in zip(alone, actions, strict=True)]
            observations, rewards, over, cut, infos = made.step(actions)
            assert rewards.tolist() == pytest.approx(earned)
            assert over.tolist() == [each.over for each in alone]
            assert not cut.any()
            assert infos["rewards"] == pytest.approx(np.array([each.rewards for each in alone]))
            ends += int(over.sum())
    assert ends or game.id not in ("uno", "glastonbury")


def test_seeds_are_given_for_all_or_for_each_or_go_on() -> None:
    def seats_of(made: TableVectorEnv, **how: Any) -> list[bytes]:
        return [row.tobytes() for row in made.reset(**how)[0]["observation"]]

    with tables("face-to-face", 3, workers=1, seed=4) as made, tables("face-to-face", 3, workers=3, seed=4) as other:
        assert seats_of(made) == seats_of(other)
        assert seats_of(made) == seats_of(other)
        given = seats_of(made, seed=[9, 8, 7])
        assert given[::-1] == seats_of(other, seed=7)
        assert seats_of(made, seed=[9, None, 7])[::2] == given[::2]
        one = env("face-to-face", seed=5)
        one.reset()
        assert seats_of(TableVectorEnv("face-to-face", 3, workers=1, seed=4))[1] == (
            one.observe(one.agent_selection)["observation"].tobytes()
        )
        with pytest.raises(ValueError, match="2 seeds for 3"):
            made.reset(seed=[1, 2])


def test_what_may_not_be_done_is_refused_and_changes_nothing() -> None:
    with tables("face-to-face", 2, workers=2) as made:
        observations, _ = made.reset(seed=1)
        actions = chosen(observations["action_mask"], np.random.default_rng(1))
        bad = int(np.flatnonzero(observations["action_mask"][1] == 0)[0])
        for number in (bad, -1, len(made.table)):
            with pytest.raises(ValueError, match=f"action {number} may not be done at table 1"):
                made.step([int(actions[0]), number])
        with pytest.raises(ValueError, match="for each of 2"):
            made.step([0])
        again, *_ = made.step(actions)
        assert not np.array_equal(again["observation"], observations["observation"])


def test_arrays_are_copies_unless_it_is_said_otherwise() -> None:
    chance = np.random.default_rng(3)
    for copy in (True, False):
        with tables("uno", 2, workers=2, copy=copy) as made:
            first, _ = made.reset(seed=1)
            before = first["observation"].copy()
            made.step(chosen(first["action_mask"], chance))
            assert np.array_equal(first["observation"], before) == copy


def test_bad_settings_are_refused() -> None:
    for settings in ({"players": 1}, {"first": "3"}):
        with pytest.raises(OptionError):
            TableVectorEnv("face-to-face", 2, **settings)
    for count, workers in ((0, None), (4, 3), (4, 0)):
        with pytest.raises(ValueError, match="shared out"):
            TableVectorEnv("uno", count, workers=workers)


def test_tables_are_shared_out_evenly() -> None:
    assert [_divisor(number, 4) for number in (1, 2, 6, 7, 64)] == [1, 2, 3, 1, 4]


def test_tables_can_be_seen_as_in_version_1() -> None:
    with tables("uno", 2, workers=2, sight=Sight(events=2), players=3) as made:
        observations, _ = made.reset(seed=5)
        alone = aec_env("uno", players=3, events=2)
        alone.reset(seed=5)
        for _ in range(30):
            seen = alone.observe(alone.agent_selection)
            assert np.array_equal(observations["observation"][0], seen["observation"])
            assert np.array_equal(observations["action_mask"][0], seen["action_mask"])
            actions = observations["action_mask"].argmax(1)
            alone.step(int(actions[0]))
            observations, _, over, _, _ = made.step(actions)
            if over[0]:
                return
