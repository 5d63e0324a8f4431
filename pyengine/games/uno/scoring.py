"""What hands are worth, and who wins: UNO-19 to UNO-21."""

from __future__ import annotations

from pyengine.core.outcome import Outcome
from pyengine.games.uno.pieces import VALUES

_THIRTEEN = 0x1FFF
_OF_COLOUR = [0]
"""The points of every set of cards of one colour, by its 13 bits: each card doubles the sets."""
for _value in VALUES[:13]:
    _OF_COLOUR += [points + _value for points in _OF_COLOUR]


def points(hand: int) -> int:
    """UNO-19: numbers their value, Draw One, Reverse and Skip 20, Wilds 50."""
    return (
        _OF_COLOUR[hand & _THIRTEEN]
        + _OF_COLOUR[hand >> 13 & _THIRTEEN]
        + _OF_COLOUR[hand >> 26 & _THIRTEEN]
        + _OF_COLOUR[hand >> 39 & _THIRTEEN]
        + 50 * ((hand >> 52 & 3) + (hand >> 54 & 3))
    )


def add_round(scores: list[int], left: list[int], seat: int, caught: bool) -> None:
    """Add a round that `seat` won: the points `left` to the winner (UNO-19), or to their holders (UNO-21)."""
    if not caught:
        scores[seat] += sum(left)
        return
    for holder, value in enumerate(left):
        scores[holder] += value


def verdict(scores: list[int], target: int, caught: bool) -> Outcome | None:
    """The end of the match once a score is at the target: the highest wins (UNO-20), or the lowest (UNO-21)."""
    if max(scores) < target:
        return None
    return Outcome.by_score("UNO-21" if caught else "UNO-20", scores, lowest_wins=caught)
