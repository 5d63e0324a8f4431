"""What of Higher is hidden, for play where nobody holds the whole state."""

from __future__ import annotations

from pyengine.core.sealing import Sealing
from pyengine.core.state import Action
from pyengine.games.higher.game import Higher
from pyengine.games.higher.pieces import Play


def _spends(action: Action) -> tuple[int, ...]:
    return (action.card,) if isinstance(action, Play) else ()


SEALING: Sealing[Higher] = Sealing(hand=lambda state, seat: state.hands[seat], spends=_spends)
