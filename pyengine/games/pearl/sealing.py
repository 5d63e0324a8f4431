"""What of Pearl of the East is hidden, for play where nobody holds the whole state."""

from __future__ import annotations

from pyengine.core.sealing import Sealing
from pyengine.games.pearl.game import Pearl
from pyengine.gems.field import gems_of, paid

SEALING: Sealing[Pearl] = Sealing(hand=lambda state, seat: gems_of(state.hands[seat]), spends=paid)
