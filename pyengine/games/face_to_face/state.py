"""The data of a game of Face to Face."""

from __future__ import annotations

from typing import Self

from pyengine.core.sequential import SequentialState
from pyengine.games.face_to_face.pieces import BASES, NUMBER


class FaceToFaceState(SequentialState):
    """Two players, two piles each. Lists are flat; `draws` have their top at the end, hands are sorted."""

    __slots__ = ("draws", "given", "hands", "laid", "piles", "turn")

    def __init__(self, hands: list[list[int]], draws: list[list[int]], first: int) -> None:
        self.piles: list[list[int]] = [[], [], [], []]
        self.hands = [sorted(hand) for hand in hands]
        self.draws = draws
        self.seat = first
        self.turn = 1
        self.laid = 0
        self.given = 0
        self.outcome = None

    @property
    def players(self) -> int:
        """Two."""
        return 2

    def tops(self) -> tuple[int, int, int, int]:
        """The numbers on top of the piles, counted from the seat to act (see `pieces`)."""
        piles = self.piles
        up, down, their_up, their_down = piles[2:] + piles[:2] if self.seat else piles
        return (
            up[-1] & NUMBER if up else BASES[0],
            down[-1] & NUMBER if down else BASES[1],
            their_up[-1] & NUMBER if their_up else BASES[0],
            their_down[-1] & NUMBER if their_down else BASES[1],
        )

    def hand_bits(self, seat: int) -> int:
        """The numbers in a hand, as bits."""
        return sum([1 << card for card in self.hands[seat]])

    def copy(self) -> Self:
        """An independent state."""
        twin = type(self).__new__(type(self))
        twin.piles = [pile[:] for pile in self.piles]
        twin.hands = [hand[:] for hand in self.hands]
        twin.draws = [draw[:] for draw in self.draws]
        twin.seat, twin.turn, twin.laid, twin.given = self.seat, self.turn, self.laid, self.given
        twin.outcome = self.outcome
        return twin
