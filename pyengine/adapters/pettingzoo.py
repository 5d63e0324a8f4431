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
from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray
from pettingzoo import AECEnv
from pettingzoo.utils.env_logger import EnvLogger

from pyengine.adapters.match import Match, observation_space
from pyengine.adapters.world import rewards
from pyengine.core.state import View

Observation = dict[str, NDArray[Any]]
_AFTER_RESET = frozenset(("agents", "agent_selection", "infos", "num_agents", "rewards", "terminations", "truncations"))


class TableEnv(AECEnv[str, Observation, int]):
    """A table at which agents play one of our games; raises `OptionError` on a bad setting.

    It checks by itself what PettingZoo's usual wrappers check, the order of calls and the bounds of actions.

    `reset(seed=s)` deals as `Game.deal` does from the seed `s`; `reset()` goes on along a stream of seeds that
    begins with the last one given, to `reset` or to the environment, or else anywhere.

    An action is a number in `table`, which has every action of the game and does not change with the set-up.
    An observation is what the agent's `view` tells, as a vector (see `features`; `layout.slices` has the places by
    name), with what the agent remembers of cards that went out of sight, unless `memory` is False; and the mask of
    what the agent may do: all zeros unless it is the one to act. The info of the agent to act has the `action_mask`; at
    the end every agent's has. An action that the rules forbid raises `IllegalAction`.

    Rewards come at the end alone (see `world.rewards`) and sum to 0. No game is cut short.
    """

    def __init__(
        self,
        game_id: str,
        players: int | None = None,
        seed: int | None = None,
        render_mode: str | None = None,
        memory: bool = True,
        **options: object,
    ) -> None:
        super().__init__()
        self._match = Match(game_id, players, seed, options, memory)
        self.game, self.table, self.layout = self._match.game, self._match.table, self._match.layout
        self.options = self._match.options
        self.render_mode = render_mode
        self.metadata = {
            "name": f"nastilka_{game_id.replace('-', '_')}",
            "render_modes": ["ansi"],
            "is_parallelizable": False,
        }
        self.possible_agents = [f"player_{seat}" for seat in range(self._match.players)]
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._none = np.zeros(len(self.table), np.int8)
        self.action_spaces = {agent: spaces.Discrete(len(self.table)) for agent in self.possible_agents}
        self.observation_spaces = {agent: observation_space(self._match) for agent in self.possible_agents}

    def __getattr__(self, name: str) -> Any:
        """What there is only after a reset."""
        when = " before reset" if name in _AFTER_RESET else ""
        raise AttributeError(f"{name} cannot be accessed{when}")

    def action_space(self, agent: str) -> spaces.Discrete:
        """A number for every action of the game."""
        return self.action_spaces[agent]

    def observation_space(self, agent: str) -> spaces.Dict:
        """The same for every agent and every set-up of the game."""
        return self.observation_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:  # noqa: ARG002
        """Deal a new game. Options belong to the environment; those given here change nothing."""
        self._match.deal(seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection: str | None = None
        self.agent_selection = self.agents[0]
        self._look(self.agent_selection)

    def step(self, action: int | None) -> None:
        """Do what the agent to act has chosen."""
        agent = self.agent_selection
        if action is not None and self._match.seat >= 0:
            self._match.choose(action)
            self._look(agent)
        elif self.agents:  # one of them goes after the end of the game
            self._was_dead_step(action)
        else:
            EnvLogger.warn_step_after_terminated_truncated()

    def _look(self, before: str) -> None:
        """Find out whose turn it is, or that the game is over."""
        seat, outcome = self._match.seat, self._match.state.outcome
        if outcome is None:
            self.agent_selection = agent = self.possible_agents[seat]
            self.infos[before] = {}
            self.infos[agent] = {"action_mask": self._match.mask()}
            return
        self.terminations = dict.fromkeys(self.agents, True)
        self.rewards = dict(zip(self.agents, rewards(outcome, len(self.agents)), strict=True))
        self._cumulative_rewards = dict(self.rewards)
        self.infos = {agent: {"action_mask": self._none.copy()} for agent in self.agents}

    def observe(self, agent: str) -> Observation:
        """What the agent sees now."""
        mask = self.infos[agent].get("action_mask") if agent in self.infos else None
        return {
            "observation": self.layout.vector(self._match.state, self._seats[agent]),
            "action_mask": self._none.copy() if mask is None else mask,
        }

    def view(self, agent: str) -> View:
        """What the agent may know now, as plain data: what an observation is made of, but for what it remembers."""
        return self._match.state.view(self._seats[agent])

    def render(self) -> str | None:
        """What a spectator may know, as JSON, when the render mode is `ansi`."""
        if self.render_mode is None:
            return None
        return json.dumps(self._match.state.view(None), sort_keys=True)

    def close(self) -> None:
        """There is nothing to close."""


env = TableEnv
"""The environment of a game, by the name under which PettingZoo's programs look for one."""
