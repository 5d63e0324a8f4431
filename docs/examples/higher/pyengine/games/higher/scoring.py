"""How Higher ends."""

from __future__ import annotations

from pyengine.core.outcome import Outcome
from pyengine.games.higher.state import HigherState

LONGEST = 200


def verdict(state: HigherState) -> Outcome | None:
    """HIG-6: a hand is empty. HIG-7: 200 turns are over; the fewest cards win, equal is shared."""
    sizes = [len(hand) for hand in state.hands]
    if 0 not in sizes and state.turn <= LONGEST:
        return None
    return Outcome.by_score("HIG-6" if 0 in sizes else "HIG-7", [-size for size in sizes])
