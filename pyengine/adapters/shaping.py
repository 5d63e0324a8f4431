"""Rewards on the way: how much better a seat stands than before, by the game's own evaluation.

A. Y. Ng, D. Harada, S. Russell, "Policy Invariance Under Reward Transformations" (ICML 1999): with a potential Φ of
states the reward γΦ(s′) - Φ(s) of every step changes no best policy; at the end Φ is 0.
"""

from __future__ import annotations

from dataclasses import dataclass

from pyengine.core.errors import OptionError
from pyengine.core.game import Game
from pyengine.core.state import State


@dataclass(frozen=True, slots=True)
class Shaping:
    """`weight` times the potential is added, 0 for none; `discount` is the learner's γ."""

    weight: float = 0.0
    discount: float = 1.0

    def __post_init__(self) -> None:
        """Raises `OptionError` on a setting that makes no sense."""
        if not 0 <= self.weight <= 100:
            raise OptionError("shaping", self.weight, ("0…100",))
        if not 0 < self.discount <= 1:
            raise OptionError("discount", self.discount, ("above 0, at most 1",))

    def potentials(self, game: Game, state: State) -> list[float]:
        """What the state is worth to each seat, on the scale of rewards: 0 is an even chance, and the end.

        The evaluation knows the whole state, as rewards may; observations do not have it.
        """
        players = state.players
        if state.outcome is not None or not self.weight:
            return [0.0] * players
        return [self.weight * (players * share - 1) / (players - 1) for share in game.strategy.evaluate(state)]

    def rewards(self, before: list[float], after: list[float]) -> list[float]:
        """What a step adds to the rewards of each seat."""
        return [self.discount * new - old for old, new in zip(before, after, strict=True)]
