"""How Higher ends."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pyengine.core.outcome import Outcome

if TYPE_CHECKING:
    from pyengine.games.higher.state import Higher

LONGEST = 200


def verdict(state: Higher) -> Outcome | None:
    """HIG-6: a hand is empty. HIG-7: 200 turns are over; the fewest cards win, equal is shared."""
    sizes = [len(hand) for hand in state.hands]
    if 0 not in sizes and state.turn <= LONGEST:
        return None
    groups = tuple(tuple(s for s, size in enumerate(sizes) if size == held) for held in sorted(set(sizes)))
    return Outcome("HIG-6" if 0 in sizes else "HIG-7", groups, tuple(-size for size in sizes))
