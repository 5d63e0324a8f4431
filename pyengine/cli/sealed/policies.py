"""Players who are honest and odd, to try sealed play with: what they choose, and what else they do at a table."""

from __future__ import annotations

from collections.abc import Callable

from pyengine.bots import Knowledge, bot
from pyengine.core.errors import OptionError
from pyengine.core.prng import Prng
from pyengine.core.state import State
from pyengine.sealed.client import Client

Choose = Callable[[Client, State, Prng], str]
MOST_UNDONE = 20
"""How often a player who always takes moves back does so."""


def texts(client: Client, state: State) -> list[str]:
    """What the device's player may do."""
    assert client.own is not None
    return [client.invitation.game.format(action) for action in state.legal(client.own)]


def random_action(client: Client, state: State, chance: Prng) -> str:
    """Any legal action."""
    return chance.choice(texts(client, state))


def greedy_action(client: Client, state: State, chance: Prng) -> str:
    """What looks best by the game's heuristic."""
    assert client.own is not None
    game = client.invitation.game
    return game.format(bot("greedy").choose(Knowledge(game, state, client.own), chance))


def hoarding(client: Client, state: State, chance: Prng) -> str:
    """Draw, keep, and lay nothing that need not be laid: till the deck runs out."""
    found = texts(client, state)
    return chance.choice([text for text in found if text in ("draw", "keep", "accept")] or found)


def passing(client: Client, state: State, chance: Prng) -> str:
    """Pass, let pass, prove, end a turn; and draw only where nothing of that is allowed."""
    found = texts(client, state)
    for words in (("pass", "let", "keep", "end", "accept", "prove", "activate"), ("draw",)):
        if chosen := [text for text in found if text in words]:
            return chance.choice(chosen)
    return chance.choice(found)


POLICIES: dict[str, Choose] = {
    "random": random_action,
    "greedy": greedy_action,
    "hoard": hoarding,
    "undo": random_action,
    "restart": random_action,
    "pass": passing,
}
"""By name. Besides, `undo` asks for every move back, and `restart` closes its device after every message."""


def policy_names(text: str, players: int) -> list[str]:
    """The policy of each player; the last one serves those who are left. Raises `OptionError` for an unknown one."""
    names = text.split(",")
    if len(names) > players:
        raise OptionError("policy", text, (f"at most {players}",))
    for name in names:
        if name not in POLICIES:
            raise OptionError("policy", name, tuple(POLICIES))
    return names + names[-1:] * (players - len(names))
