"""What was seen and done at many tables, and how much better each decision was than expected.

J. Schulman, P. Moritz, S. Levine, M. Jordan, P. Abbeel, "High-Dimensional Continuous Control Using Generalized
Advantage Estimation" (2016), with the decisions of each seat as a sequence of its own.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

Array = NDArray[Any]


class Rollout(NamedTuple):
    """What was seen and done between two updates, by time and table: `seat` is -1 where a game was over."""

    observations: Array
    masks: Array
    actions: Array
    logs: Array
    values: Array
    seats: Array
    rewards: Array
    """A reward for each seat; only where a game was over."""


def advantages(rollout: Rollout, discount: float, trace: float) -> tuple[Array, Array]:
    """The advantage of each decision, and where there is one: not at the end of a game, nor for a seat's last decision
    of the rollout, unless its game ended: what came of it is not known yet.

    A seat's next decision is what follows from its own, whatever others did in between.
    """
    horizon, tables = rollout.seats.shape
    every = np.arange(tables)
    found, known = np.zeros((horizon, tables), np.float32), np.zeros((horizon, tables), bool)
    rewards = np.zeros(rollout.rewards.shape[1:], np.float32)
    later, gains = np.zeros_like(rewards), np.zeros_like(rewards)
    ahead = np.zeros(rewards.shape, bool)
    # From the end: what follows on a decision is known by then. By table and seat, `rewards` is what comes before the
    # seat's next decision, `later` the value of that one, and `ahead` says whether there is one, or the game's end.
    for at in range(horizon - 1, -1, -1):
        seats = rollout.seats[at]
        over = seats < 0
        rewards[over], later[over], gains[over], ahead[over] = rollout.rewards[at][over], 0, 0, True
        rows, who = every[~over], seats[~over]
        values = rollout.values[at][rows]
        change = rewards[rows, who] + discount * later[rows, who] - values
        gain = change + discount * trace * gains[rows, who]
        known[at, rows] = ahead[rows, who]
        found[at, rows] = gain
        gains[rows, who] = np.where(ahead[rows, who], gain, 0)
        rewards[rows, who], later[rows, who], ahead[rows, who] = 0, values, True
    return found, known
