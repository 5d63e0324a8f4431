"""How a shared game ends before its rules end it, how a move is taken back, and the secrets that all give then."""

from __future__ import annotations

from pyengine.sealed.errors import Blame, SealedError
from pyengine.sealed.group import SIZE
from pyengine.sealed.keys import Keys
from pyengine.sealed.message import Item, Message, to_bytes
from pyengine.sealed.needs import ConsentNeed, Need, SecretNeed
from pyengine.sealed.table import Table

ANYTIME = ("resign", "abandon", "doubt")
"""What may be written by any player at any time: the last by a device that was sent what cannot be."""
CONSENT = ("undo", "agree", "refuse")
"""What is beside the game and changes it."""
EQUIVOCATION = "equivocation"
"""What a player is blamed for who has written two messages behind the same one."""
BESIDE = (*ANYTIME, *CONSENT, "secret")
"""What is beside the game."""


def ends(message: Message) -> bool:
    """True if the message ends the game before its rules do."""
    return message.items[0][0] in ANYTIME


class Ending:
    """What was said beside the game: who resigned or gave the game up, who is `asked` for consent, and the secrets.

    `refused` is the act that somebody would not take back: how many acts stood with it, and the number of its message.

    `blame` is for the first lie that was found, if any, `by` the seat and the word that ended the game; `secrets` are
    those given for the audit, by seat.
    """

    def __init__(self) -> None:
        self.by: tuple[int, str] | None = None
        self.asked: int | None = None
        self.asker = 0
        self.refused: tuple[int, int] | None = None
        self.secrets: dict[int, bytes] = {}
        self.blame: Blame | None = None

    @property
    def equivocated(self) -> bool:
        """True if two histories were found, which no chain of messages tells: who has one of them goes on."""
        return self.blame is not None and self.blame.about == EQUIVOCATION

    def over(self, table: Table | None) -> bool:
        """True if nobody plays on, or this device knows why nobody shall."""
        return self.equivocated or self._ended(table)

    def _ended(self, table: Table | None) -> bool:
        """True if the messages say that nobody plays on."""
        if self.by is not None or (self.blame is not None and not self.equivocated):
            return True
        if table is None:
            return False
        return bool(table.broken or (table.need is None and table.state and table.state.outcome))

    def need(self, table: Table) -> Need | None:
        """What is waited for: by the game, consent, or once it is over the secrets that are still missing.

        Nothing more by a device that knows of two histories, where the one that it has has not ended.
        """
        if self._ended(table):
            missing = tuple(seat for seat in range(table.players) if seat not in self.secrets)
            return SecretNeed(missing) if missing else None
        if self.equivocated:
            return None
        return table.need if self.asked is None else ConsentNeed(self.asked)

    def writer(self, table: Table) -> int | None:
        """Who writes next; of the secrets the one who writes already, then the others clockwise."""
        if self._ended(table):
            return table.first_of(seat for seat in range(table.players) if seat not in self.secrets)
        if self.equivocated:
            return None
        return table.writer() if self.asked is None else self.asked

    def can_undo(self, table: Table) -> bool:
        """True if the one to write may ask to take the last move back: of each act that is asked once.

        In versions 1 and 2 it could be asked again after a refusal, and again.
        """
        return table.can_undo() and (self.refused != _last(table) or table.invitation.version < 3)

    def take(self, table: Table, seat: int, item: Item) -> bool:
        """Let an item that is beside the game take effect; False for any other. Raises `SealedError`."""
        word, over = item[0], self.over(table)
        if word not in BESIDE:
            if self.asked is not None or over:
                raise SealedError("not-due", word)
            return False
        if word == "secret":
            self._take_secret(table, seat, item)
        elif len(item) != 1:
            raise SealedError("not-due", word)
        elif word in ANYTIME:
            if over:
                raise SealedError("not-due", word)
            self.by = (seat, word)
        elif word == "undo":  # the one to write proposes to take the last move back: all others are asked, clockwise
            if over or self.asked is not None or not self.can_undo(table):
                raise SealedError("not-due", word)
            self.asker, self.asked = seat, (seat + 1) % table.players
        else:
            if seat != self.asked:
                raise SealedError("not-due", word)
            following = (seat + 1) % table.players
            self.asked = following if word == "agree" and following != self.asker else None
            if word == "refuse":
                self.refused = _last(table)
            elif self.asked is None:  # all others have agreed
                table.undo()
        table.now = seat
        return True

    def _take_secret(self, table: Table, seat: int, item: Item) -> None:
        """A player's secret for the audit: its hash is what the player sat down with."""
        if len(item) != 2:
            raise SealedError("item", item)
        if not self.over(table) or seat in self.secrets:
            raise SealedError("not-due", "secret")
        secret = to_bytes(item[1], SIZE)
        if Keys(secret).commitment != table.participants[seat].commitment:
            raise SealedError("secret", item[1])
        self.secrets[seat] = secret


def _last(table: Table) -> tuple[int, int]:
    """The last act: one that is done anew in its place stands in another message."""
    return len(table.done), table.done[-1].message
