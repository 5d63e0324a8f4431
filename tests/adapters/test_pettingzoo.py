from __future__ import annotations

import json
import warnings
from itertools import pairwise
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, parallel_api_test, seed_test
from pettingzoo.utils.conversions import aec_to_parallel, turn_based_aec_to_parallel

from pyengine.adapters.features import layout
from pyengine.adapters.pettingzoo import aec_env, env, parallel_env
from pyengine.adapters.sight import seat_layout
from pyengine.adapters.world import rewards
from pyengine.core.errors import IllegalAction, OptionError
from pyengine.core.game import Game
from pyengine.core.options import among_programs
from pyengine.core.prng import Prng
from pyengine.games import game as game_of
from tests.adapters.games import every, fewest, shortest

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
        assert np.array_equal(table.observe(agent)["observation"], layout(game.id).vector(state, seat))
        assert table.view(agent) == state.view(seat)
    table.reset()
    other = table.view(table.agent_selection)
    table.reset()
    assert other != table.view(table.agent_selection)


def test_environments_with_one_seed_deal_the_same_games() -> None:
    tables = [env("face-to-face", seed=4) for _ in range(2)]
    for _ in range(3):
        for table in tables:
            table.reset()
        assert tables[0].agent_selection == tables[1].agent_selection
        assert tables[0].view("player_0") == tables[1].view("player_0")


@every
def test_masks_say_what_is_legal(game: Game) -> None:
    table = of(game)
    table.reset(seed=2)
    inner = table.unwrapped
    for _ in range(60):
        if table.terminations[table.agent_selection]:
            return
        seat = table.possible_agents.index(table.agent_selection)
        observation, _, _, _, info = table.last()
        legal = [game.format(action) for action in inner._match.state.legal(seat)]
        numbers = np.flatnonzero(observation["action_mask"])
        assert sorted(inner.table.texts[number] for number in numbers) == sorted(legal)
        assert np.array_equal(info["action_mask"], observation["action_mask"])
        assert table.view(table.agent_selection)["seat"] == seat
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
    last = {agent: reward for agent, _, reward, over, _ in observed if over}
    assert set(last) == set(table.possible_agents)
    assert sum(last.values()) == pytest.approx(0)
    first = table.view("player_0")["outcome"]["ranking"][0]
    best = max(last.values())
    assert [seat for seat in range(players) if last[f"player_{seat}"] == best] == sorted(first)


def test_a_forbidden_action_names_the_rule_and_changes_nothing() -> None:
    table = env("face-to-face", seed=1)
    table.reset()
    before = table.observe("player_0")["observation"]
    end = table.unwrapped.table.texts.index("draw")
    with pytest.raises(IllegalAction) as caught:
        table.step(end)
    assert caught.value.breach.rule == "F2F-6"
    assert np.array_equal(table.observe("player_0")["observation"], before)


def test_what_is_no_action_is_refused() -> None:
    table = env("face-to-face", seed=1)
    table.reset()
    for number in (-1, len(table.table)):
        with pytest.raises(AssertionError, match="not in action space"):
            table.step(number)
    with pytest.raises(TypeError):
        table.step(1.5)  # type: ignore[arg-type]
    with pytest.raises(AssertionError):
        table.step(None)


def test_nothing_can_be_done_before_a_reset_or_after_the_end() -> None:
    table = env("face-to-face", seed=1)
    for name in ("agents", "agent_selection", "infos", "rewards", "num_agents"):
        with pytest.raises(AttributeError, match="before reset"):
            getattr(table, name)
    for ask in (lambda: table.step(0), table.last, lambda: table.observe("player_0")):
        with pytest.raises(AttributeError, match="before reset"):
            ask()
    table.reset()
    played(table)
    assert table.agents == []
    table.step(0)  # the library warns, and nothing happens
    with pytest.raises(AttributeError, match="elsewhere"):
        table.elsewhere  # noqa: B018


def test_what_was_handed_out_stays_as_it_was() -> None:
    table = env("uno", seed=1)
    table.reset()
    observation, _, _, _, info = table.last()
    before = observation["observation"].copy(), observation["action_mask"].copy()
    table.step(int(np.flatnonzero(observation["action_mask"])[0]))
    table.last()
    assert np.array_equal(observation["observation"], before[0])
    assert np.array_equal(info["action_mask"], before[1])
    observation["observation"][:] = 0
    observation["action_mask"][:] = 0
    assert table.observe("player_0")["observation"].any()


def test_bad_settings_are_refused_at_once() -> None:
    for settings in ({"players": 1}, {"players": 3}, {"first": "3"}, {"bluff": "on"}):
        with pytest.raises(OptionError):
            env("face-to-face", **settings)
    with pytest.raises(OptionError):
        env("solitaire")


def test_a_spectator_can_be_shown_the_table() -> None:
    table = env("face-to-face", render_mode="ansi", seed=1)
    table.reset()
    assert json.loads(table.render() or "")["seat"] is None
    silent = env("face-to-face")
    silent.reset()
    assert silent.render() is None


@every
def test_version_1_passes_the_librarys_tests(game: Game) -> None:
    with warnings.catch_warnings(record=True) as heard:
        warnings.simplefilter("always")
        more: dict[str, Any] = {"events": 4, "shaping": 0.5, "discount": 0.9}
        for settings in ({}, more):
            api_test(aec_env(game.id, **settings), num_cycles=60)
            seed_test(lambda settings=settings: aec_env(game.id, **settings), num_cycles=40)
        parallel_api_test(parallel_env(game.id), num_cycles=60)
    assert [str(one.message) for one in heard if not str(one.message).startswith(EXPECTED)] == []


@every
def test_each_agent_sees_itself_first(game: Game) -> None:
    table, found = aec_env(game.id, seed=3), seat_layout(game.id, fewest(game))
    table.reset(seed=3)
    for seat, agent in enumerate(table.possible_agents):
        assert np.array_equal(table.observe(agent)["observation"], found.vector(table._match.state, seat))
        assert table.observation_space(agent)["observation"].shape == (found.size,)


def test_nobody_decides_more_often_than_max_cycles() -> None:
    table = aec_env("nizam", players=3, max_cycles=5)
    table.reset(seed=1)
    decisions = dict.fromkeys(table.possible_agents, 0)
    for agent in table.agent_iter():
        observation, _, terminated, truncated, _ = table.last()
        assert not terminated
        if truncated:
            table.step(None)
        else:
            decisions[agent] += 1
            table.step(int(np.flatnonzero(observation["action_mask"])[0]))
    assert max(decisions.values()) == 5
    assert not table.agents


def test_a_position_can_be_dealt() -> None:
    table = aec_env("face-to-face")
    text = "own up 27 | hand 17 18 28 40 45 50"
    table.reset(options={"position": text})
    assert table.view("player_0") == game_of("face-to-face").position(text).view(0)
    with pytest.raises(OptionError):
        aec_env("nizam", players=3).reset(options={"position": "players 2"})


@pytest.mark.parametrize("discount", [1.0, 0.5])
def test_shaping_is_given_to_every_agent_and_adds_up(discount: float) -> None:
    """What each agent is given in all is its part of the first place and, with γ = 1, less where it began."""
    table = aec_env("flights", players=3, shaping=1.0, discount=discount, seed=2)
    table.reset(seed=2)
    first, given = table._potentials, dict.fromkeys(table.possible_agents, 0.0)
    potentials, expected, chance = [first], np.zeros(3), Prng(1)
    for agent in table.agent_iter():
        observation, reward, over, _, _ = table.last()
        given[agent] += reward
        table.step(None if over else chance.choice(np.flatnonzero(observation["action_mask"]).tolist()))
        if not over:
            potentials.append(table._potentials)
    for before, after in pairwise(potentials):
        expected += discount * np.array(after) - np.array(before)
    outcome = table._match.state.outcome
    assert outcome is not None
    expected += rewards(outcome, 3)
    assert list(given.values()) == pytest.approx(expected.tolist(), abs=1e-6)
    assert np.abs(potentials).max() > 0
