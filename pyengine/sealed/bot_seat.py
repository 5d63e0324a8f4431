"""What a bot knows and draws by at a shared table: the same again after its device was killed."""

from __future__ import annotations

from pyengine.bots import Knowledge, bot
from pyengine.core.prng import Prng
from pyengine.sealed.keys import digest
from pyengine.sealed.shared_table import Player


def moment_of(player: Player) -> int:
    """The number of the decision that is due: greater than all before."""
    return len(player.device.log) * 1000 + len(player.device.draft)


def knowledge_of(player: Player) -> Knowledge:
    """What the player knows, who is to decide."""
    device = player.device
    state, own = device.seen_state(), device.own
    assert state is not None
    assert own is not None
    return Knowledge(device.invitation.game, state, own)


def chance_of(player: Player) -> Prng:
    """The chance for this decision, which nobody else can foresee."""
    seed = digest(player.device.secret.table + str(moment_of(player)).encode())
    return Prng(int.from_bytes(seed[:8], "big"))


def choice_of(player: Player) -> str:
    """What the bot does, at once."""
    chosen = bot(player.kind.partition(":")[2]).choose(knowledge_of(player), chance_of(player))
    return player.device.invitation.game.format(chosen)
