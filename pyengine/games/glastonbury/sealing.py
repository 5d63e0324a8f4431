"""What of Glastonbury is hidden, for play where nobody holds the whole state."""

from __future__ import annotations

from pyengine.core.sealing import Sealing, Shows
from pyengine.core.state import Action
from pyengine.games.glastonbury.game import Glastonbury


def _hand(state: Glastonbury, seat: int) -> list[int]:
    """The two recipes of a seat, if there are any (GLA-27)."""
    return state.recipes[2 * seat : 2 * seat + 2] if state.with_recipes else []


def _deciders(state: Glastonbury, seat: int, action: Action) -> tuple[Shows, ...]:
    """Recipes count at the end (GLA-28, GLA-29): all show theirs, from the one who ends the game on."""
    if not state.with_recipes:
        return ()
    twin = state.copy()
    twin.play(seat, action)
    if twin.outcome is None:
        return ()
    return tuple([Shows((seat + step) % state.players, to=None) for step in range(state.players)])


SEALING = Sealing(hand=_hand, deciders=_deciders)
