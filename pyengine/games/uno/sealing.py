"""What of UNO is hidden, for play where nobody holds the whole state."""

from __future__ import annotations

from pyengine.core.sealing import Sealing, Shows, Tells
from pyengine.core.state import Action
from pyengine.games.uno.game import Uno
from pyengine.games.uno.pieces import Challenge, Draw, Lay, cards_in, size


def _deciders(state: Uno, seat: int, action: Action) -> tuple[Tells | Shows, ...]:
    """Whether a drawn card may be laid (UNO-7), whether a bluff was one (UNO-14), what was left (UNO-19)."""
    if isinstance(action, Draw):
        return (Tells(seat, after=True),)
    if isinstance(action, Challenge):
        return (Shows(state.accused, to=seat), Tells(state.accused, after=False))
    if isinstance(action, Lay) and size(state.hands[seat]) == 1:
        return tuple([Shows((seat + step) % state.players, to=None) for step in range(1, state.players)])
    return ()


SEALING = Sealing(
    hand=lambda state, seat: cards_in(state.hands[seat]),
    spends=lambda action: (action.card,) if isinstance(action, Lay) else (),
    deciders=_deciders,
)
