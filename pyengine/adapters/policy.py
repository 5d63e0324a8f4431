"""Policies that were trained in the environments, as bots: for the arena and the benchmark."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
from numpy.typing import NDArray

from pyengine.adapters.actions import table
from pyengine.adapters.features import layout
from pyengine.bots.knowledge import Knowledge
from pyengine.core.state import Action, Rng

Policy = Callable[[dict[str, NDArray[Any]]], int]
"""From an observation of the PettingZoo environment, with its `action_mask`, to the number of an action."""


class PolicyBot:
    """A bot that does what a policy says. The policy sees what `env` shows an agent, and nothing else.

    `memory` is as in the environment that it was trained in.
    """

    def __init__(self, policy: Policy, memory: bool = True) -> None:
        self.policy = policy
        self.memory = memory

    def choose(self, knowledge: Knowledge, rng: Rng) -> Action:
        """The action of the policy's number; raises `ValueError` where that is not legal now."""
        numbered = table(knowledge.game.id).numbered(knowledge.legal())
        mask = np.zeros(len(table(knowledge.game.id)), np.int8)
        mask[list(numbered)] = 1
        possible = knowledge.determinize(rng)  # an observation is the same in every state that could be true
        seen = layout(knowledge.game.id, self.memory).vector(possible, knowledge.seat)
        number = int(self.policy({"observation": seen, "action_mask": mask}))
        if number not in numbered:
            raise ValueError(f"action {number} is not legal here")
        return numbered[number]
