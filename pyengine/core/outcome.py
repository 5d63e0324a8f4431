"""How a game ended."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True, slots=True)
class Outcome:
    """The end of a game.

    `reason` is the ID of the rule that ended it, `ranking` the groups of seats from first
    to last (a group of several shares its place), `scores` one number a seat.
    """

    reason: str
    ranking: tuple[tuple[int, ...], ...]
    scores: tuple[int, ...]

    @classmethod
    def by_score(cls, reason: str, scores: Sequence[int], lowest_wins: bool = False) -> Outcome:
        """The end by this rule, seats ranked by their scores; equal scores share a place."""
        levels = sorted(set(scores), reverse=not lowest_wins)
        ranking = tuple(tuple(seat for seat, score in enumerate(scores) if score == level) for level in levels)
        return cls(reason, ranking, tuple(scores))

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats that share the first place."""
        return self.ranking[0]

    def to_json(self) -> dict[str, Any]:
        """The outcome as plain data."""
        return {
            "reason": self.reason,
            "ranking": [list(group) for group in self.ranking],
            "scores": list(self.scores),
        }
