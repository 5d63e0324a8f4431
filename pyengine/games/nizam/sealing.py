"""What of Nizam is hidden, for play where nobody holds the whole state."""

from __future__ import annotations

from pyengine.core.sealing import Sealing
from pyengine.games.nizam.game import Nizam
from pyengine.gems.field import gems_of, paid

SEALING: Sealing[Nizam] = Sealing(hand=lambda state, seat: gems_of(state.hands[seat]), spends=paid)
