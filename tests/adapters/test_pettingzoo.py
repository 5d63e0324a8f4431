from __future__ import annotations

import json
import warnings
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, parallel_api_test, seed_test
from pettingzoo.utils.conversions import aec_to_parallel, turn_based_aec_to_parallel

from pyengine.adapters.features import vector
from pyengine.adapters.pettingzoo import env
from pyengine.core.errors import IllegalAction, OptionError
from pyengine.core.game import Game
from pyengine.core.options import among_programs
from pyengine.core.prng import Prng
from tests.adapters.games import every, shortest

EXPECTED = ("Observation is not a NumPy array", "Observation space for each agent probably should be")
"""Warnings that PettingZoo gives for every environment with an action mask, its own included."""


def of(game: Game, players: int | None = None, **settings: Any) -> Any:
    return env(game.id, players, **settings, **shortest(game))


def played(table: Any) -> list[tuple[str, dict[str, Any], float, bool, dict[str, Any]]]:
    """What each agent observed in a random game, to its end."""
    observed, chance = [], Prng(1)
    for agent in table.agent_iter():
        observation, reward, over, _, info = table.last()
        observed.append((agent, observation, reward, over, info))
        table.step(None if over else chance.choice(np.flatnonzero(observation["action_mask"]).tolist()))
    return observed


@every
def test_the_librarys_own_tests_pass(game: Game) -> None:
    with warnings.catch_warnings(record=True) as heard:
        warnings.simplefilter("always")
        for players in {None, game.seats[1]}:
            api_test(of(game, players), num_cycles=60)
            seed_test(lambda players=players: of(game, players), num_cycles=40)
    assert [str(one.message) for one in heard if not str(one.message).startswith(EXPECTED)] == []


@every
def test_as_a_parallel_environment_one_agent_acts_a_step(game: Game) -> None:
    """Turns have no fixed cycle in which everyone acts once, so only the turn-based conversion applies."""
    parallel_api_test(turn_based_aec_to_parallel(of(game)), num_cycles=100)
    with pytest.raises(AssertionError, match="is_parallelizable"):
        aec_to_parallel(of(game))


@every
def test_the_deal_is_that_of_the_seed(game: Game) -> None:
    table = of(game)
    table.reset(seed=11)
    state = game.deal(len(table.possible_agents), 11, **among_programs(game.options, shortest(game)))
    assert table.agent_selection == table.possible_agents[state.to_act[0]]
    for seat, agent in enumerate(table.possible_agents):
        assert np.array_equal(table.observe(agent)["observation"], vector(state.view(seat)))
    table.reset()
    other = table.infos[table.agent_selection]["view"]
    table.reset()
    assert other != table.infos[table.agent_selection]["view"]


def test_environments_with_one_seed_deal_the_same_games() -> None:
    tables = [env("face-to-face", seed=4) for _ in range(2)]
    for _ in range(3):
        for table in tables:
            table.reset()
        assert str(tables[0].infos) == str(tables[1].infos)


@every
def test_masks_say_what_is_legal_and_infos_what_is_seen(game: Game) -> None:
    table = of(game)
    table.reset(seed=2)
    inner = table.unwrapped
    for _ in range(60):
        if table.terminations[table.agent_selection]:
            return
        seat = table.possible_agents.index(table.agent_selection)
        observation, _, _, _, info = table.last()
        legal = [game.format(action) for action in inner._state.legal(seat)]
        numbers = np.flatnonzero(observation["action_mask"])
        assert sorted(inner.table.texts[number] for number in numbers) == sorted(legal)
        assert np.array_equal(info["action_mask"], observation["action_mask"])
        assert info["view"]["seat"] == seat
        for other in set(table.agents) - {table.agent_selection}:
            assert not table.observe(other)["action_mask"].any()
            assert table.infos[other] == {}
        table.step(int(numbers[0]))


@every
def test_rewards_come_at_the_end(game: Game) -> None:
    table = of(game, seed=1)
    table.reset()
    observed = played(table)
    players = len(table.possible_agents)
    assert all(reward == 0 for _, _, reward, over, _ in observed if not over)
    last = {agent: (reward, info) for agent, _, reward, over, info in observed if over}
    assert set(last) == set(table.possible_agents)
    assert sum(reward for reward, _ in last.values()) == pytest.approx(0)
    first = last["player_0"][1]["view"]["outcome"]["ranking"][0]
    best = max(reward for reward, _ in last.values())
    assert [seat for seat in range(players) if last[f"player_{seat}"][0] == best] == sorted(first)


def test_a_forbidden_action_names_the_rule_and_changes_nothing() -> None:
    table = env("face-to-face", seed=1)
    table.reset()
    before = table.observe("player_0")["observation"]
    end = table.unwrapped.table.texts.index("draw")
    with pytest.raises(IllegalAction) as caught:
        table.step(end)
    assert caught.value.breach.rule == "F2F-6"
    assert np.array_equal(table.observe("player_0")["observation"], before)


def test_bad_settings_are_refused_at_once() -> None:
    for settings in ({"players": 1}, {"players": 3}, {"first": "3"}, {"bluff": "on"}):
        with pytest.raises(OptionError):
            env("face-to-face", **settings)
    with pytest.raises(OptionError):
        env("solitaire")


def test_a_spectator_can_be_shown_the_table() -> None:
    table = env("face-to-face", render_mode="ansi", seed=1)
    table.reset()
    assert json.loads(table.render())["seat"] is None
    silent = env("face-to-face")
    silent.reset()
    assert silent.render() is None
