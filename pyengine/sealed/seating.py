"""Who plays what: the invitation to a table, and those who sit down at it.

Between two the invitation holds the host's first pass of the shuffles, and the answer the guest's, who shuffles last.
Where that would make the invitation longer than messengers take, the guest shuffles first, with the answer. Nobody can
read anything in an answer before the host has bound itself to it: to collect answers and choose among them is no use.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from pyengine.core.errors import OptionError
from pyengine.core.game import Game
from pyengine.core.options import settle
from pyengine.core.record import distinct_names
from pyengine.core.version import VERSION as ENGINE
from pyengine.games import game as find_game
from pyengine.sealed.errors import SealedError
from pyengine.sealed.foreseen import Foreseen, foreseen
from pyengine.sealed.group import SIZE, Group
from pyengine.sealed.keys import SECRET, Keys, stream
from pyengine.sealed.message import TABLE, VERSION, Item, Message, parse, to_bytes, to_text
from pyengine.sealed.shuffle import Shuffle
from pyengine.sealed.tasks import Setup

MOST_WITH_INVITATION = 80
"""Cards whose points fit into an invitation of 4,096 characters, after which Telegram cuts a message."""
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
    """Somebody at the table: a name, the key that signs, the point for what only one may read, and two commitments.

    `passes` are the points of the first step in each shuffle, where that came with the invitation or its answer.
    """

    name: str
    key: bytes
    point: bytes
    commitment: bytes
    toss: bytes
    passes: tuple[bytes, ...] = ()

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

    def with_passes(self, items: Sequence[Item]) -> Participant:
        """With the points of such items, one for each shuffle in order; raises `SealedError`."""
        for number, item in enumerate(items):
            if len(item) != 3 or item[:2] != ["mix", number] or type(item[1]) is not int:
                raise SealedError("item", item)
        return replace(self, passes=tuple(to_bytes(item[2]) for item in items))


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

    @property
    def version(self) -> int:
        """Of the table's messages."""
        return self.message.version

    @property
    def for_one(self) -> bool:
        """True if one guest is invited, whose answer is then message 1 of the table. In version 1 it never was."""
        return self.players == 2 and self.version > 1

    @property
    def setup(self) -> Setup:
        """What is played."""
        return Setup(self.game, self.players, self.options)

    @property
    def foreseen(self) -> Foreseen:
        """What is certain of the deal; in version 1 nobody looked ahead."""
        return foreseen(self.setup) if self.version > 1 else Foreseen((), (), coins=False)

    @property
    def first(self) -> int:
        """The seat that begins the shuffles: the host, but where the only guest does so with the answer."""
        return 1 - self.seat if self.for_one and not self.host.passes else self.seat

    def shuffles(self, group: Group, first: int | None = None) -> list[Shuffle]:
        """The shuffles that the deal begins with, in which nobody has done anything."""
        first = self.first if first is None else first
        return [
            Shuffle(group, self.table, number, range(size), players=self.players, first=first, named=False)
            for number, size in enumerate(self.foreseen.sizes)
        ]

    def _answer_to(self, shuffles: Sequence[Shuffle], keys: Keys) -> list[Item]:
        """What one with these keys makes of the shuffles, as items."""
        for shuffle, points in zip(shuffles, self.host.passes, strict=False):
            shuffle.take(points)
        return [["mix", shuffle.number, to_text(shuffle.step(keys))] for shuffle in shuffles]

    def _check_passes(self, group: Group, *in_turn: Participant) -> None:
        """Raises `SealedError` where the steps of these cannot be ones of the shuffles."""
        shuffles = self.shuffles(group) if self.for_one else []
        for participant in in_turn:
            if len(participant.passes) != len(shuffles):
                raise SealedError("item", len(participant.passes))
            for shuffle, points in zip(shuffles, participant.passes, strict=True):
                shuffle.take(points)

    @classmethod
    def new(
        cls,
        group: Group,
        game: Game,
        players: int,
        secret: Secret,
        *,
        options: dict[str, Any],
        seat: int,
        name: str,
        version: int = VERSION,
        long: bool | None = None,
    ) -> Invitation:
        """The invitation by a host who takes this seat; raises `OptionError` for what the game does not have.

        A `long` one saves a hand-over where one guest is invited; it is made where it fits messengers, unless told.
        """
        game.contest(players)
        if not 0 <= seat < players:
            raise OptionError("seat", seat + 1, tuple(range(1, players + 1)))
        chosen = _settled(game, players, options)
        table = to_text(next(stream(secret.table, "table"))[:TABLE])
        host = Participant.of(group, name, secret)
        content = [game.content] if game.content else []
        items: tuple[Item, ...] = (["table", game.id, players, chosen, ENGINE, *content], host.item())
        bare = cls(Message(table, 0, seat, "", items, version=version), game, players, chosen, ENGINE, host)
        shuffles = bare.shuffles(group, seat) if bare.for_one else []
        if long is None:
            long = sum(shuffle.size for shuffle in shuffles) <= MOST_WITH_INVITATION
        passes = bare._answer_to(shuffles, Keys(secret.table)) if long else []
        message = replace(bare.message, items=(*items, *passes)).signed(group, secret.signing)
        return replace(bare, message=message, host=host.with_passes(passes))

    @classmethod
    def read(cls, group: Group, text: str) -> Invitation:
        """From its text; raises `SealedError`."""
        message = parse(text)
        if message.number != 0 or message.before or len(message.items) < 2:
            raise SealedError("not-an-invitation", text)
        item = message.items[0]
        if len(item) not in (5, 6) or item[0] != "table" or not isinstance(item[3], dict):
            raise SealedError("item", item, 1)
        if not all(isinstance(each, str) for each in (item[1], *item[4:])):
            raise SealedError("item", item, 1)
        host = Participant.read(group, message.items[1])
        if not message.is_by(group, host.key):
            raise SealedError("signature")
        # Before the set-up is read, which could only say of a file that is not open that there is no such game.
        _check_file(item[1], "".join(item[5:]))
        game, players, options = _setup(item)
        if item[4] != ENGINE:
            raise SealedError("engine", item[4])
        if not 0 <= message.seat < players:
            raise SealedError("seat", message.seat + 1)
        found = cls(message, game, players, options, item[4], host.with_passes(message.items[2:]))
        if found.host.passes:
            found._check_passes(group, found.host)
        return found

    def request(self, group: Group, name: str, secret: Secret) -> Message:
        """The message by which somebody asks for a seat."""
        shuffles = self.shuffles(group) if self.for_one else []
        items = (Participant.of(group, name, secret).item(), *self._answer_to(shuffles, Keys(secret.table)))
        message = Message(self.table, 1, -1, self.message.hash, items, version=self.version)
        return message.signed(group, secret.signing)

    def read_request(self, group: Group, text: str) -> Participant:
        """Who asks for a seat; raises `SealedError`."""
        message = parse(text)
        if message.table != self.table:
            raise SealedError("table", message.table)
        if message.version != self.version:
            raise SealedError("version", message.version)
        if message.before != self.message.hash or message.number != 1 or message.seat != -1:
            raise SealedError("not-a-request", text)
        participant = Participant.read(group, message.items[0]).with_passes(message.items[1:])
        if not message.is_by(group, participant.key):
            raise SealedError("signature")
        self._check_passes(group, *([self.host] if self.host.passes else []), participant)
        return participant


def _settled(game: Game, players: int, options: dict[str, Any]) -> dict[str, str]:
    """The options in full; raises `OptionError`, also for a game that cannot be played sealed (`core.sealing`).

    A game is dealt: only that finds contradictions.
    """
    if obstacle := game.sealing.obstacle():
        raise OptionError("game", game.id, (f"a game that can be played sealed ({obstacle})",))
    chosen = settle(game.options, options)
    game.new(players, 0, chosen)
    return chosen


def _check_file(game_id: str, content: str) -> None:
    """Raises `SealedError` where a game of a file is played whose file is not open here, or is another one.

    No file comes with an invitation: its code would be a stranger's.
    """
    try:
        own = find_game(game_id).content
    except OptionError:
        if not content:
            raise SealedError("table-setup", game_id, 1) from None
        raise SealedError("no-file", game_id, 1) from None
    if own != content:
        raise SealedError("another-file", game_id, 1)


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
    return arranged(invitation, [invitation.read_request(group, text) for text in item[1]])


def arranged(invitation: Invitation, guests: Sequence[Participant]) -> list[Participant]:
    """Host and guests, by seat, with names that tell them apart; raises `SealedError` where one would sit twice."""
    participants = [*guests[: invitation.seat], invitation.host, *guests[invitation.seat :]]
    if min(len({each.key for each in participants}), len({each.point for each in participants})) < len(participants):
        raise SealedError("seats-twice", "", 1)
    names = distinct_names([each.name for each in participants])
    return [replace(each, name=name) for each, name in zip(participants, names, strict=True)]
