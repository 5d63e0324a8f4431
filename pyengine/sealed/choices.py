"""What several seats choose at the same time, by commitments."""

from __future__ import annotations

from collections.abc import Sequence

from pyengine.core.state import Action
from pyengine.sealed.needs import ActNeed, ChooseNeed, RevealNeed, SeatNeed


class Choices:
    """What seats choose at the same time: their order, commitments, and the actions that are known.

    `hidden` has the commitment and the number of its message, `own` the choice as its player alone can read it.
    """

    def __init__(self, seats: Sequence[int]) -> None:
        self.seats = tuple(seats)
        self.hidden: dict[int, tuple[bytes, int]] = {}
        self.own: dict[int, bytes] = {}
        self.known: dict[int, Action] = {}

    def need(self) -> SeatNeed | None:
        """Who chooses or reveals next; the last to choose needs no commitment, since all others have made theirs."""
        for seat in self.seats:
            if seat not in self.hidden and seat not in self.known:
                return ActNeed(seat) if seat == self.seats[-1] else ChooseNeed(seat)
        return next((RevealNeed(seat) for seat in self.seats if seat not in self.known), None)
