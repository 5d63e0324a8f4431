"""Who plays what: the invitation to a table, and those who sit down at it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from pyengine.core.errors import OptionError
from pyengine.core.game import Game
from pyengine.core.options import settle
from pyengine.core.version import VERSION as ENGINE
from pyengine.games import game as find_game
from pyengine.sealed.errors import SealedError
from pyengine.sealed.group import SIZE, Group
from pyengine.sealed.keys import SECRET, Keys, stream
from pyengine.sealed.message import TABLE, Item, Message, parse, to_bytes, to_text

LONGEST_NAME = 40
"""Characters of a player's name."""


@dataclass(frozen=True, slots=True)
class Secret:
    """What one player keeps: the key to sign with, and the table's secret (see `keys`)."""

    signing: bytes
    table: bytes

    @classmethod
    def of(cls, data: bytes) -> Secret:
        """From 64 bytes drawn at random; raises `ValueError` for another number."""
        if len(data) != SECRET:
            raise ValueError(f"a secret has {SECRET} bytes")
        return cls(data[:SIZE], data[SIZE:])


@dataclass(frozen=True, slots=True)
class Participant:
    """Somebody at the table: a name, the key that signs, the point for what only one may read, and two commitments."""

    name: str
    key: bytes
    point: bytes
    commitment: bytes
    toss: bytes

    @classmethod
    def of(cls, group: Group, name: str, secret: Secret) -> Participant:
        """The one who has this secret."""
        keys = Keys(secret.table)
        return cls(
            name[:LONGEST_NAME], group.public_key(secret.signing), keys.pair_point(group), keys.commitment, keys.toss[0]
        )

    def item(self) -> Item:
        """As an item of a message."""
        return ["sit", self.name, *map(to_text, (self.key, self.point, self.commitment, self.toss))]

    @classmethod
    def read(cls, group: Group, item: Item) -> Participant:
        """From such an item; raises `SealedError`."""
        if len(item) != 6 or item[0] != "sit" or not isinstance(item[1], str) or len(item[1]) > LONGEST_NAME:
            raise SealedError("item", item)
        key, point, commitment, toss = (to_bytes(text, SIZE) for text in item[2:])
        if not group.valid(point):
            raise SealedError("points", item[3])
        return cls(item[1], key, point, commitment, toss)


@dataclass(frozen=True, slots=True)
class Invitation:
    """A table that somebody has set up: its game, players and options, and the seat of its host."""

    message: Message
    game: Game
    players: int
    options: dict[str, str]
    engine: str
    host: Participant

    @property
    def table(self) -> str:
        """The table's name."""
        return self.message.table

    @property
    def seat(self) -> int:
        """The seat of the host, from 0."""
        return self.message.seat

    @classmethod
    def new(
        cls, group: Group, game: Game, players: int, secret: Secret, *, options: dict[str, Any], seat: int, name: str
    ) -> Invitation:
        """The invitation by a host who takes this seat; raises `OptionError` for what the game does not have."""
        game.contest(players)
        if not 0 <= seat < players:
            raise OptionError("seat", seat + 1, tuple(range(1, players + 1)))
        chosen = _settled(game, players, options)
        table = to_text(next(stream(secret.table, "table"))[:TABLE])
        host = Participant.of(group, name, secret)
        items: tuple[Item, ...] = (["table", game.id, players, chosen, ENGINE], host.item())
        message = Message(table, 0, seat, "", items).signed(group, secret.signing)
        return cls(message, game, players, chosen, ENGINE, host)

    @classmethod
    def read(cls, group: Group, text: str) -> Invitation:
        """From its text; raises `SealedError`."""
        message = parse(text)
        if message.number != 0 or message.before or len(message.items) != 2:
            raise SealedError("not-an-invitation", text)
        item = message.items[0]
        if len(item) != 5 or item[0] != "table" or not isinstance(item[3], dict) or not isinstance(item[4], str):
            raise SealedError("item", item, 1)
        host = Participant.read(group, message.items[1])
        if not message.is_by(group, host.key):
            raise SealedError("signature")
        game, players, options = _setup(item)
        if item[4] != ENGINE:
            raise SealedError("engine", item[4])
        if not 0 <= message.seat < players:
            raise SealedError("seat", message.seat + 1)
        return cls(message, game, players, options, item[4], host)

    def request(self, group: Group, name: str, secret: Secret) -> Message:
        """The message by which somebody asks for a seat."""
        items = (Participant.of(group, name, secret).item(),)
        return Message(self.table, 1, -1, self.message.hash, items).signed(group, secret.signing)

    def read_request(self, group: Group, text: str) -> Participant:
        """Who asks for a seat; raises `SealedError`."""
        message = parse(text)
        if message.table != self.table:
            raise SealedError("table", message.table)
        if message.before != self.message.hash or message.number != 1 or message.seat != -1 or len(message.items) != 1:
            raise SealedError("not-a-request", text)
        participant = Participant.read(group, message.items[0])
        if not message.is_by(group, participant.key):
            raise SealedError("signature")
        return participant


def _settled(game: Game, players: int, options: dict[str, Any]) -> dict[str, str]:
    """The options in full; raises `OptionError`. A game is dealt: only that finds contradictions."""
    chosen = settle(game.options, options)
    game.new(players, 0, chosen)
    return chosen


def _setup(item: Item) -> tuple[Game, int, dict[str, str]]:
    """Game, players and options of a table; raises `SealedError`."""
    try:
        game = find_game(item[1])
        game.contest(item[2])
        options = _settled(game, item[2], item[3])
    except (OptionError, TypeError, ValueError):
        raise SealedError("table-setup", item[1], 1) from None
    if options != item[3] or type(item[2]) is not int:
        raise SealedError("table-setup", item[2], 1)
    return game, item[2], options


def seated(group: Group, invitation: Invitation, item: Item) -> list[Participant]:
    """All who sit, by seat, from the host's item with the requests that it accepts; raises `SealedError`."""
    if len(item) != 2 or item[0] != "seats" or not isinstance(item[1], list):
        raise SealedError("item", item, 1)
    if len(item[1]) != invitation.players - 1:
        raise SealedError("seats", len(item[1]), 1)
    guests = [invitation.read_request(group, text) for text in item[1]]
    participants = [*guests[: invitation.seat], invitation.host, *guests[invitation.seat :]]
    if min(len({each.key for each in participants}), len({each.point for each in participants})) < len(participants):
        raise SealedError("seats-twice", "", 1)
    return participants
