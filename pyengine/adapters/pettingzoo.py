"""Our games as PettingZoo environments: agent after agent (AEC), or all at once (Parallel).

>>> from pyengine.adapters.pettingzoo import aec_env
>>> uno = aec_env("uno", players=3)
>>> uno.reset(seed=7)
>>> for agent in uno.agent_iter():
...     observation, reward, termination, truncation, info = uno.last()
...     mask = observation["action_mask"]
...     uno.step(None if termination else uno.action_space(agent).sample(mask))

Agents are `player_0`, `player_1`, … for the seats. Choices that the rules make simultaneous are asked for one
after the other, in the order of `State.to_act`, and stay as hidden as the rules have them.

`aec_env` and `parallel_env` are version 1: observations as `sight` has them, and short matches. `env` is version 0, as
release 0.3.0 had it, and stays so: observations as `features` has them.
"""

from __future__ import annotations

import json
from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray
from pettingzoo import AECEnv, ParallelEnv
from pettingzoo.utils.conversions import turn_based_aec_to_parallel
from pettingzoo.utils.env_logger import EnvLogger

from pyengine.adapters.match import Match, observation_space
from pyengine.adapters.shaping import Shaping
from pyengine.adapters.sight import Sight
from pyengine.adapters.world import rewards
from pyengine.core.outcome import Outcome
from pyengine.core.state import View

Observation = dict[str, NDArray[Any]]
_AFTER_RESET = frozenset(("agents", "agent_selection", "infos", "num_agents", "rewards", "terminations", "truncations"))


class TableEnv(AECEnv[str, Observation, int]):
    """A table at which agents play one of our games; raises `OptionError` on a bad setting.

    It checks by itself what PettingZoo's usual wrappers check, the order of calls and the bounds of actions.

    `reset(seed=s)` deals as `Game.deal` does from the seed `s`; `reset()` goes on along a stream of seeds that
    begins with the last one given, to `reset` or to the environment, or else anywhere.

    `reset(options={"position": text})` begins with a position instead.

    An action is a number in `table`, which has every action of the game and does not change with the set-up; where it
    names a seat, version 1 counts from the agent that acts (see `sight`). An observation is what the agent's `view`
    tells, as a vector (`layout.slices` has the places by name), with what the agent remembers of cards that went out of
    sight, unless `memory` is False; and the mask of what the agent may do: all zeros unless it is the one to act. The
    info of the agent to act has the `action_mask`; at the end every agent's has. An action that the rules forbid raises
    `IllegalAction`.

    Rewards come at the end (see `world.rewards`) and sum to 0; with `shaping`, a weight, more are given on the way,
    where `discount` is by decision (see `shaping.Shaping`). Once an agent has made `max_cycles` decisions and is to
    make another, all are truncated.
    """

    def __init__(
        self,
        game_id: str,
        players: int | None = None,
        seed: int | None = None,
        render_mode: str | None = None,
        memory: bool = True,
        *,
        sight: Sight | None = None,
        max_cycles: int | None = None,
        shaping: float = 0.0,
        discount: float = 1.0,
        **options: object,
    ) -> None:
        super().__init__()
        self._match = Match(game_id, players, seed, options, sight or Sight(version=0, memory=memory))
        self.game, self.table, self.layout = self._match.game, self._match.table, self._match.layout
        self.options = self._match.options
        self.max_cycles = max_cycles
        self._shaping = Shaping(shaping, discount)
        self.render_mode = render_mode
        self.metadata = {
            "name": f"nastilka_{game_id.replace('-', '_')}{'_v1' if self._match.sight.version else ''}",
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

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal a new game, or begin with the `position` among the options; others change nothing."""
        if options and "position" in options:
            self._match.set_up(options["position"])
        else:
            self._match.deal(seed)
        self._potentials = self._shaping.potentials(self.game, self._match.state)
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
        agent, match = self.agent_selection, self._match
        if action is not None and match.seat >= 0 and not self.truncations[agent]:
            match.choose(action)
            if match.seat < 0 or self._shaping.weight:
                self._reward(agent, match.state.outcome)
            self._look(agent)
        elif self.agents:  # one of them goes after the end of the game
            self._was_dead_step(action)
        else:
            EnvLogger.warn_step_after_terminated_truncated()

    def _look(self, before: str) -> None:
        """Find out whose turn it is, or that the game is over."""
        match = self._match
        seat, most = match.seat, self.max_cycles
        if seat >= 0 and (most is None or match.decisions[seat] < most):
            self.agent_selection = agent = self.possible_agents[seat]
            self.infos[before] = {}
            self.infos[agent] = {"action_mask": match.mask()}
            return
        if seat >= 0:
            self.truncations = dict.fromkeys(self.agents, True)
        else:
            self.terminations = dict.fromkeys(self.agents, True)
        self.infos = {agent: {"action_mask": self._none.copy()} for agent in self.agents}

    def _reward(self, actor: str, outcome: Outcome | None) -> None:
        """Give the rewards of a step; the actor has been given what came before."""
        after = self._shaping.potentials(self.game, self._match.state)
        earned = self._shaping.rewards(self._potentials, after)
        self._potentials = after
        if outcome:
            earned = [more + reward for more, reward in zip(earned, rewards(outcome, len(self.agents)), strict=True)]
        self.rewards = dict(zip(self.agents, earned, strict=True))
        self._cumulative_rewards[actor] = 0.0
        for agent, reward in self.rewards.items():
            self._cumulative_rewards[agent] += reward

    def observe(self, agent: str) -> Observation:
        """What the agent sees now."""
        info = self.infos.get(agent)
        mask = info.get("action_mask") if info else None
        return {
            "observation": self._match.vector(self._seats[agent]),
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
"""Version 0, as release 0.3.0 had it."""


def aec_env(
    game_id: str,
    players: int | None = None,
    *,
    seed: int | None = None,
    render_mode: str | None = None,
    relative: bool = True,
    memory: bool = True,
    events: int = 0,
    max_cycles: int | None = 1000,
    shaping: float = 0.0,
    discount: float = 1.0,
    **options: object,
) -> TableEnv:
    """Version 1 of the environment of a game, agent after agent; raises `OptionError` on a bad setting.

    An observation tells of the agent itself first, then of the others clockwise; without `relative`, by seats. It has
    the last `events` since the agent's own decision, none by default. The options are the game's, by default those of
    the shortest match: UNO is one round.
    """
    return TableEnv(
        game_id,
        players,
        seed,
        render_mode,
        memory,
        sight=Sight(1, memory, relative, events),
        max_cycles=max_cycles,
        shaping=shaping,
        discount=discount,
        **options,
    )


def parallel_env(game_id: str, players: int | None = None, **settings: Any) -> ParallelEnv[str, Observation, int]:
    """The same as a Parallel environment, with the settings of `aec_env`: of a step's actions only that of the agent
    to act counts, which the infos name `active_agent`.
    """
    made: ParallelEnv[str, Observation, int] = turn_based_aec_to_parallel(aec_env(game_id, players, **settings))
    return made
