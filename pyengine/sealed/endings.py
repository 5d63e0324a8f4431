"""How a shared game ends before its rules end it, how a move is taken back, and how all secrets are told at the end."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from pyengine.sealed.errors import Lie, SealedError
from pyengine.sealed.group import SIZE
from pyengine.sealed.keys import Keys
from pyengine.sealed.message import Item, Message, to_bytes
from pyengine.sealed.needs import ConsentNeed, Need, SecretNeed
from pyengine.sealed.session import SealedSession

ANYTIME = ("resign", "abandon", "doubt")
"""What may be written by any player at any time: the last by a device that was told what cannot be."""


class Ending:
    """What was said beside the game: who resigned or gave the game up, who is `asked` for consent, and the secrets.

    `lie` is the first that was found, if any, `by` the seat and the word that ended the game; `secrets` are those told
    for the audit, by seat.
    """

    def __init__(self) -> None:
        self.by: tuple[int, str] | None = None
        self.asked: int | None = None
        self.asker = 0
        self.secrets: dict[int, bytes] = {}
        self.lie: Lie | None = None

    def over(self, session: SealedSession | None) -> bool:
        """True if nobody plays on."""
        return self.by is not None or self.lie is not None or bool(session and session.doubt) or _ended(session)

    def need(self, session: SealedSession) -> Need | None:
        """The secrets that are still to be told."""
        missing = tuple(seat for seat in range(session.players) if seat not in self.secrets)
        return SecretNeed(missing) if missing else None

    def writer(self, session: SealedSession) -> int | None:
        """Who tells a secret next: the one who writes already, then the others clockwise."""
        return session.first_of(seat for seat in range(session.players) if seat not in self.secrets)

    def anytime(self, message: Message) -> bool:
        """True if the message ends the game, which everybody may do without being asked."""
        return self.by is None and ends(message)


def ends(message: Message) -> bool:
    """True if the message ends the game before its rules do."""
    return message.items[0][0] in ANYTIME


def _ended(session: SealedSession | None) -> bool:
    return bool(session and session.need is None and session.state and session.state.outcome)


def take_ending(ending: Ending, session: SealedSession, commitments: Sequence[bytes], seat: int, item: Item) -> bool:
    """Let an item that is beside the game take effect; False for any other. Raises `SealedError`.

    `commitments` are those to the players' secrets, by seat.
    """
    take = _TAKES.get(item[0])
    if take is None:
        if ending.asked is not None or ending.over(session):
            raise SealedError("not-due", item[0])
        return False
    take(ending, session, commitments, seat, item)
    session.now = seat
    return True


def _end(ending: Ending, session: SealedSession, _: Sequence[bytes], seat: int, item: Item) -> None:
    if len(item) != 1 or ending.by is not None or (ending.over(session) and item[0] != "doubt"):
        raise SealedError("not-due", item[0])
    ending.by = (seat, item[0])


def _secret(ending: Ending, session: SealedSession, commitments: Sequence[bytes], seat: int, item: Item) -> None:
    """A player's secret for the audit: its hash is what the player sat down with."""
    if len(item) != 2:
        raise SealedError("item", item)
    if not ending.over(session) or seat in ending.secrets:
        raise SealedError("not-due", "secret")
    secret = to_bytes(item[1], SIZE)
    if Keys(secret).commitment != commitments[seat]:
        raise SealedError("secret", item[1])
    ending.secrets[seat] = secret


def _ask(ending: Ending, session: SealedSession, _: Sequence[bytes], seat: int, item: Item) -> None:
    """The one to write proposes to take the last move back: all others are asked, clockwise."""
    if len(item) != 1 or ending.over(session) or ending.asked is not None or not session.can_undo():
        raise SealedError("not-due", "undo")
    ending.asker, ending.asked = seat, (seat + 1) % session.players


def _answer(ending: Ending, session: SealedSession, _: Sequence[bytes], seat: int, item: Item) -> None:
    if len(item) != 1 or seat != ending.asked:
        raise SealedError("not-due", item[0])
    following = (seat + 1) % session.players
    if item[0] == "agree" and following != ending.asker:
        ending.asked = following
        return
    ending.asked = None
    if item[0] == "agree":
        session.undo()


def consent_need(ending: Ending) -> Need | None:
    """The consent that is waited for."""
    return None if ending.asked is None else ConsentNeed(ending.asked)


_Take = Callable[[Ending, SealedSession, Sequence[bytes], int, Item], None]
_TAKES: dict[str, _Take] = dict.fromkeys(ANYTIME, _end) | {
    "secret": _secret,
    "undo": _ask,
    "agree": _answer,
    "refuse": _answer,
}
BESIDE = frozenset(_TAKES)
"""What is beside the game."""
