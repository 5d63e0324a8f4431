"""The state of a game in which the seats act one after the other, each alone."""

from __future__ import annotations

from pyengine.core.errors import Breach
from pyengine.core.outcome import Outcome
from pyengine.core.state import State


class SequentialState(State):
    """A game in which exactly one seat, `seat`, is to act until there is an `outcome`."""

    __slots__ = ("outcome", "seat")

    outcome: Outcome | None
    seat: int

    @property
    def to_act(self) -> tuple[int, ...]:
        """The seat whose turn it is."""
        return () if self.outcome else (self.seat,)

    def why_not_due(self, seat: int, rule: str) -> Breach | None:
        """Why the seat may do nothing at all: the game is over, or, by this rule, another seat is to act."""
        if self.outcome is not None:
            return Breach(self.outcome.reason)
        if seat != self.seat:
            return Breach(rule, {"seat": seat + 1, "to_act": self.seat + 1})
        return None
