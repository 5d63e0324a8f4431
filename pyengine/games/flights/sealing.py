"""What of Flights is hidden, for play where nobody holds the whole state."""

from __future__ import annotations

from pyengine.core.sealing import Sealing
from pyengine.games.flights.game import Flights
from pyengine.games.flights.pieces import Lay

SEALING: Sealing[Flights] = Sealing(
    hand=lambda state, seat: state.hands[seat],
    spends=lambda action: (action.card,) if isinstance(action, Lay) else (),
)
