"""How a game ended."""

from __future__ import annotations

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
