"""What a bot knows and draws by at a shared table: the same again after its device was killed."""

from __future__ import annotations

from pyengine.bots import Knowledge, bot
from pyengine.core.prng import Prng
from pyengine.sealed.keys import digest
from pyengine.sealed.shared_table import Player


def moment_of(player: Player) -> int:
    """The number of the decision that is due: greater than all before."""
    return len(player.client.log) * 1000 + len(player.client.draft)


def knowledge_of(player: Player) -> Knowledge:
    """What the player knows, who is to decide."""
    client = player.client
    state, own = client.seen_state(), client.own
    assert state is not None
    assert own is not None
    return Knowledge(client.invitation.game, state, own)


def chance_of(player: Player) -> Prng:
    """The chance for this decision, which nobody else can foresee."""
    seed = digest(player.client.secret.table + str(moment_of(player)).encode())
    return Prng(int.from_bytes(seed[:8], "big"))


def choice_of(player: Player) -> str:
    """What the bot does, at once."""
    chosen = bot(player.kind.partition(":")[2]).choose(knowledge_of(player), chance_of(player))
    return player.client.invitation.game.format(chosen)
