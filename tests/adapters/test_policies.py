"""Policies of PettingZoo's and OpenSpiel's environments as bots."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

import pyengine
from pyengine.adapters.openspiel_policy import OpenSpielBot
from pyengine.adapters.pettingzoo import aec_env, env
from pyengine.adapters.policy import PolicyBot
from pyengine.adapters.sight import Sight
from pyengine.bots import Knowledge
from pyengine.core.game import Game
from pyengine.core.prng import Prng

GAMES = pytest.mark.parametrize("game", pyengine.games(), ids=lambda game: game.id)


class Recording:
    """A policy that takes the last legal action, and keeps what it saw."""

    def __init__(self) -> None:
        self.seen: list[dict[str, NDArray[Any]]] = []

    def __call__(self, observation: dict[str, NDArray[Any]]) -> int:
        self.seen.append(observation)
        return int(np.flatnonzero(observation["action_mask"])[-1])


class Probable:
    """An OpenSpiel policy: all weight on the last legal action; it keeps what it saw."""

    def __init__(self) -> None:
        self.seen: list[list[float]] = []

    def action_probabilities(self, state: Any, player_id: int) -> dict[int, float]:
        assert state.current_player() == player_id
        self.seen.append(state.observation_tensor(player_id))
        legal = state.legal_actions()
        return {number: float(number == legal[-1]) for number in legal}


@GAMES
def test_bots_see_what_environments_show(game: Game) -> None:
    players = game.contest(min(3, game.seats[1]))
    policy, probable = Recording(), Probable()
    bot, spiel, rng = PolicyBot(policy), OpenSpielBot(probable), Prng(1)
    world = env(game.id, players)
    world.reset(seed=4)
    state = game.new(players, 4, world.options)
    for _ in range(25):
        if not state.to_act:
            break
        seat, (shown, *_) = state.to_act[0], world.last()
        knowledge = Knowledge(game, state, seat)
        action = bot.choose(knowledge, rng)
        assert spiel.choose(knowledge, rng) == action
        for name, value in shown.items():
            assert np.array_equal(policy.seen[-1][name], value)
        assert np.allclose(probable.seen[-1], shown["observation"])
        world.step(policy(shown))
        state.apply(seat, action)


def test_an_illegal_number_is_refused() -> None:
    game = pyengine.game("face-to-face")
    with pytest.raises(ValueError, match="not legal"):
        PolicyBot(lambda _: -1).choose(Knowledge(game, game.deal(2, 1), 0), Prng(1))


def test_chances_are_drawn_by() -> None:
    class Even:
        def action_probabilities(self, state: Any, player_id: int) -> dict[int, float]:  # noqa: ARG002
            low, high, *_ = state.legal_actions()
            return {low: 0.25, high: 0.75}

    game, rng, bot = pyengine.game("uno"), Prng(3), OpenSpielBot(Even())
    state = game.deal(2, 1)
    drawn = [bot.choose(Knowledge(game, state, state.to_act[0]), rng) for _ in range(400)]
    counts = sorted(drawn.count(action) for action in set(drawn))
    assert len(counts) == 2
    assert 70 <= counts[0] <= 130


@GAMES
@pytest.mark.parametrize("sight", [Sight(events=6), Sight(relative=False)])
def test_a_policy_of_version_1_sees_what_its_environment_shows(game: Game, sight: Sight) -> None:
    """Its events too, as the bot is told of them."""
    table = aec_env(game.id, relative=sight.relative, events=sight.events)
    table.reset(seed=4)
    state, policies = table._match.state.copy(), [Recording() for _ in range(2)]
    bots = [PolicyBot(policy, sight=sight) for policy in policies]
    for _ in range(30):
        if not state.to_act:
            break
        seat = state.to_act[0]
        shown = table.last()[0]
        assert shown is not None
        action = bots[seat].choose(Knowledge(game, state, seat), Prng(1))
        seen = policies[seat].seen[-1]
        assert np.array_equal(seen["observation"], shown["observation"])
        assert np.array_equal(seen["action_mask"], shown["action_mask"])
        for event in state.apply(seat, action):
            for other, bot in enumerate(bots):
                bot.observe(event.seen_by(other))
        table.step(int(np.flatnonzero(shown["action_mask"])[-1]))
        assert table._match.state == state
