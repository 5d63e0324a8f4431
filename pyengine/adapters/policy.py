"""Policies that were trained in the environments, as bots: for the arena and the benchmark."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
from numpy.typing import NDArray

from pyengine.adapters.actions import table
from pyengine.adapters.features import layout
from pyengine.adapters.sight import Sight, seat_actions, seat_layout
from pyengine.bots.knowledge import Knowledge
from pyengine.core.events import Event
from pyengine.core.state import Action, Rng

Policy = Callable[[dict[str, NDArray[Any]]], int]
"""From an observation with its `action_mask`, as the PettingZoo environments have it, to the number of an action."""


class PolicyBot:
    """A bot that does what a policy says. The policy sees what the environment shows an agent, and nothing else.

    `memory` and `sight` are as in the environment that it was trained in: without a `sight` it is version 0.
    """

    def __init__(self, policy: Policy, memory: bool = True, sight: Sight | None = None) -> None:
        self.policy = policy
        self.sight = sight or Sight(version=0, memory=memory)
        self._told: list[Event] = []

    def observe(self, event: Event) -> None:
        """Keep the event for the observation, if that has events."""
        if self.sight.events:
            self._told.append(event)

    def choose(self, knowledge: Knowledge, rng: Rng) -> Action:
        """The action of the policy's number; raises `ValueError` where that is not legal now."""
        game_id, players, seat = knowledge.game.id, knowledge.players, knowledge.seat
        relative = self.sight.version > 0 and self.sight.relative
        numbered = seat_actions(game_id, players, relative).numbered(seat, knowledge.legal())
        mask = np.zeros(len(table(game_id)), np.int8)
        mask[list(numbered)] = 1
        possible = knowledge.determinize(rng)  # an observation is the same in every state that could be true
        if self.sight.version:
            seen = seat_layout(game_id, players, self.sight).vector(possible, seat, self._told)
        else:
            seen = layout(game_id, self.sight.memory).vector(possible, seat)
        self._told = []
        number = int(self.policy({"observation": seen, "action_mask": mask}))
        if number not in numbered:
            raise ValueError(f"action {number} is not legal here")
        return numbered[number]
