"""Our games as PettingZoo environments, agent after agent (AEC).

>>> from pyengine.adapters.pettingzoo import env
>>> uno = env("uno", players=3, target=100)
>>> uno.reset(seed=7)
>>> for agent in uno.agent_iter():
...     observation, reward, termination, truncation, info = uno.last()
...     mask = observation["action_mask"]
...     uno.step(None if termination else uno.action_space(agent).sample(mask))

Agents are `player_0`, `player_1`, … for the seats. Choices that the rules make simultaneous are asked for one
after the other, in the order of `State.to_act`, and stay as hidden as the rules have them.
"""

from __future__ import annotations

import json
from secrets import randbits
from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray
from pettingzoo import AECEnv
from pettingzoo.utils.wrappers import AssertOutOfBoundsWrapper, OrderEnforcingWrapper

from pyengine.adapters.actions import table
from pyengine.adapters.features import LIMIT, SIZE, vector
from pyengine.adapters.setup import rewards
from pyengine.core.options import among_programs
from pyengine.core.prng import Prng
from pyengine.core.state import State
from pyengine.games import game

Observation = dict[str, NDArray[Any]]


def env(
    game_id: str, players: int | None = None, seed: int | None = None, render_mode: str | None = None, **options: object
) -> AECEnv[str, Observation, int]:
    """The environment of a game, in PettingZoo's usual wrappers; raises `OptionError` on a bad setting."""
    return OrderEnforcingWrapper(
        AssertOutOfBoundsWrapper(TableEnv(game_id, players, seed, render_mode=render_mode, **options))
    )


class TableEnv(AECEnv[str, Observation, int]):
    """A table at which agents play one of our games.

    `reset(seed=s)` deals as `Game.deal` does from the seed `s`; `reset()` goes on along a stream of seeds that
    begins with the last one given, to `reset` or to the environment, or else anywhere.

    An action is a number in `table`, which has every action of the game and does not change with the set-up.
    An observation is the view as a vector (see `features`), and the mask of what the agent may do: all zeros
    unless it is the one to act. The info of the agent to act has the `view` itself and the `action_mask`; at
    the end every agent's has its last view. An action that the rules forbid raises `IllegalAction`.

    Rewards come at the end alone (see `setup.rewards`) and sum to 0. No game is cut short.
    """

    def __init__(
        self,
        game_id: str,
        players: int | None = None,
        seed: int | None = None,
        render_mode: str | None = None,
        **options: object,
    ) -> None:
        super().__init__()
        self.game = game(game_id)
        self.table = table(game_id)
        self.options = among_programs(self.game.options, options)
        self.render_mode = render_mode
        self.metadata = {
            "name": f"nastilka_{game_id.replace('-', '_')}",
            "render_modes": ["ansi"],
            "is_parallelizable": False,
        }
        self.possible_agents = [f"player_{seat}" for seat in range(self.game.contest(players))]
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._seeds = Prng(randbits(64) if seed is None else seed)
        self._state = self._deal(0)
        self._none = np.zeros(len(self.table), np.int8)
        self.action_spaces = {agent: spaces.Discrete(len(self.table)) for agent in self.possible_agents}
        self.observation_spaces = {agent: self._observation_space() for agent in self.possible_agents}

    def _observation_space(self) -> spaces.Dict:
        return spaces.Dict(
            {
                "observation": spaces.Box(-LIMIT, LIMIT, (SIZE,), np.float32),
                "action_mask": spaces.Box(0, 1, (len(self.table),), np.int8),
            }
        )

    def action_space(self, agent: str) -> spaces.Discrete:
        """A number for every action of the game."""
        return self.action_spaces[agent]

    def observation_space(self, agent: str) -> spaces.Dict:
        """The same for every agent and every set-up of the game."""
        return self.observation_spaces[agent]

    def _deal(self, seed: int) -> State:
        return self.game.new(len(self.possible_agents), seed, self.options)

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:  # noqa: ARG002
        """Deal a new game. Options belong to the environment; those given here change nothing."""
        if seed is None:
            seed = self._seeds.below(1 << 32)
        else:
            self._seeds = Prng(seed)
        self._state = self._deal(seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self._skip_agent_selection: str | None = None
        self.agent_selection = self.agents[0]
        self._look()

    def step(self, action: int | None) -> None:
        """Do what the agent to act has chosen."""
        agent = self.agent_selection
        if self.terminations[agent] or action is None:
            self._was_dead_step(action)
            return
        self._state.apply(self._seats[agent], self.table.actions[action])
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self._look()
        self._accumulate_rewards()

    def _look(self) -> None:
        """Find out whose turn it is, or that the game is over, and what to observe."""
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        if self._state.outcome is None:
            self.agent_selection = self.possible_agents[self._state.to_act[0]]
            self.infos[self.agent_selection] = self._info(self.agent_selection)
            return
        self.terminations = dict.fromkeys(self.agents, True)
        self.rewards = dict(zip(self.agents, rewards(self._state.outcome, len(self.agents)), strict=True))
        self.infos = {agent: self._info(agent) for agent in self.agents}

    def _info(self, agent: str) -> dict[str, Any]:
        return {"view": self._state.view(self._seats[agent]), "action_mask": self._mask(agent)}

    def _mask(self, agent: str) -> NDArray[np.int8]:
        mask = self._none.copy()
        if agent == self.agent_selection and not self.terminations[agent]:
            mask[self.table.legal(self._state.legal(self._seats[agent]))] = 1
        return mask

    def observe(self, agent: str) -> Observation:
        """What the agent sees now."""
        info = self.infos.get(agent) or self._info(agent)
        return {"observation": vector(info["view"]), "action_mask": info["action_mask"]}

    def render(self) -> str | None:
        """What a spectator may know, as JSON, when the render mode is `ansi`."""
        if self.render_mode is None:
            return None
        return json.dumps(self._state.view(None), sort_keys=True)

    def close(self) -> None:
        """There is nothing to close."""
