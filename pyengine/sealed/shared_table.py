"""A shared table as this device has it: its person, the bots that play here, and what has been written so far."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from secrets import token_bytes

from pyengine.bots import Knowledge, bot
from pyengine.core.game import Game
from pyengine.core.prng import Prng
from pyengine.core.record import Player as Seat
from pyengine.core.record import Record
from pyengine.sealed.audit import Verdict
from pyengine.sealed.bundle import pack
from pyengine.sealed.client import Client
from pyengine.sealed.endings import ANYTIME
from pyengine.sealed.errors import Blame, SealedError
from pyengine.sealed.group import Group
from pyengine.sealed.handovers import HandoversLeft, handovers_left
from pyengine.sealed.keys import SECRET, digest
from pyengine.sealed.message import Message, parse
from pyengine.sealed.news import news_after, news_for, sure_of
from pyengine.sealed.seating import Secret

PERSON, FRIEND = "human", "friend"
"""Kinds of players: the person at this device, and somebody at another one. All others are bots."""
KEY = 8
"""Letters of a player's key that tell two players of one browser apart."""


def new_secrets() -> Iterator[bytes]:
    """Secrets nobody can foresee."""
    while True:
        yield token_bytes(SECRET)


@dataclass(slots=True)
class Player:
    """A player at this device: a person or a bot, by `kind`."""

    kind: str
    client: Client

    def drop_draft(self) -> None:
        """Forget what the device was about to write: nobody has seen it."""
        if self.client.draft:
            self.client = self.client.reopened(drafted=False)

    # What a bot decides by: the same again after its device was killed --------------------------------------------

    @property
    def moment(self) -> int:
        """The number of the decision that is due: greater than all before."""
        return len(self.client.transcript) * 1000 + len(self.client.draft)  # a message has at most 400 items

    def knowledge(self) -> Knowledge:
        """What the player knows, who is to decide."""
        state, own = self.client.seen_state(), self.client.own
        assert state is not None
        assert own is not None
        return Knowledge(self.client.invitation.game, state, own)

    def chance(self) -> Prng:
        """The chance for this decision, which nobody else can foresee."""
        seed = digest(self.client.secret.table + str(self.moment).encode())
        return Prng(int.from_bytes(seed[:8], "big"))

    def bot_choice(self) -> str:
        """What the bot does, at once."""
        chosen = bot(self.kind.partition(":")[2]).choose(self.knowledge(), self.chance())
        return self.client.invitation.game.format(chosen)


@dataclass(slots=True)
class SharedTable:
    """A table. The person of this device is the first of the `players`; the others are bots.

    `seats` are the kinds of all players by seat, as the host has set the table up (empty at a guest's device);
    `requests` are the texts by which friends ask for a seat, by seat, until all have come. `since` is when the last
    message came or was written, by this device's clock, in seconds since 1970 (0: not known); no message tells it.
    """

    players: list[Player]
    seats: tuple[str, ...] = ()
    requests: dict[int, str] = field(default_factory=dict)
    verdict: Verdict | None = None
    since: float = 0.0

    @classmethod
    def invite(
        cls,
        group: Group,
        game: Game,
        seats: Sequence[tuple[str, str]],
        *,
        options: dict[str, str],
        secrets: Iterator[bytes],
    ) -> SharedTable:
        """Set a table up for these players by seat, each by kind and name; raises `OptionError`."""
        kinds, names = [kind for kind, _ in seats], [name for _, name in seats]
        own = kinds.index(PERSON)
        host = Client.invite(
            group, game, len(seats), Secret.of(next(secrets)), options=options, seat=own, name=names[own]
        )
        table = cls([Player(PERSON, host)], tuple(kinds))
        for seat, kind in enumerate(kinds):
            if kind.startswith("bot:"):
                client = Client.join(group, host.transcript[0], Secret.of(next(secrets)), names[seat])
                table.players.append(Player(kind, client))
                table.requests[seat] = client.request
        table._begin()
        return table

    @classmethod
    def join(
        cls, group: Group, invitation: str, name: str, bots: Sequence[tuple[str, str]], secrets: Iterator[bytes]
    ) -> SharedTable:
        """Sit down at a table, with `bots` by kind and name; raises `SealedError`."""
        kinds = [(PERSON, name), *bots]
        return cls(
            [Player(kind, Client.join(group, invitation, Secret.of(next(secrets)), each)) for kind, each in kinds]
        )

    # What there is ------------------------------------------------------------------------------------------------

    @property
    def client(self) -> Client:
        """The person's device."""
        return self.players[0].client

    @property
    def id(self) -> str:
        """The table's ID."""
        return self.client.invitation.table

    @property
    def key(self) -> str:
        """What the table is saved under; two players of one browser have different ones."""
        return f"{self.id}.{self.client.key.hex()[:KEY]}"

    @property
    def hosts(self) -> bool:
        """True if the person of this device has set the table up."""
        return bool(self.seats)

    @property
    def seated(self) -> bool:
        """True once all sit."""
        return bool(self.client.participants)

    @property
    def here(self) -> dict[int, Player]:
        """The players of this device, by seat, once all sit."""
        return {player.client.own: player for player in self.players if player.client.own is not None}

    @property
    def kinds(self) -> list[str]:
        """The kinds of all players by seat, once all sit, as far as this device knows them."""
        here = self.here
        return [here[seat].kind if seat in here else FRIEND for seat in range(len(self.client.participants))]

    @property
    def names(self) -> list[str]:
        """What the players are called, by seat, once all sit; all differently, or not at all."""
        return [participant.name for participant in self.client.participants]

    @property
    def blame(self) -> Blame | None:
        """The lie that the audit has found, or else the first that was found before, if any."""
        return (self.verdict.blame if self.verdict else None) or self.client.blame

    @property
    def record(self) -> Record | None:
        """The record of the whole game, with names, once the audit has found it to be in order."""
        if self.verdict is None or self.verdict.record is None:
            return None
        return replace(self.verdict.record, seats=tuple(Seat(PERSON, name) for name in self.names))

    @property
    def writer(self) -> Player | None:
        """The player of this device that writes next; None if none does."""
        writer = self.client.writer
        return None if writer is None or not self.seated else self.here.get(writer)

    @property
    def can_undo(self) -> bool:
        """True if the person may ask the others to take the last move back."""
        return self.client.can_undo()

    @property
    def complete(self) -> bool:
        """True once everybody's secret is known, so that the game can be checked."""
        return self.seated and len(self.client.ending.secrets) == self.client.invitation.players

    def handovers_left(self) -> HandoversLeft | None:
        """How many links have still to be passed before the first card; None once somebody has acted."""
        return handovers_left(self.client, self.here)

    # What comes in ------------------------------------------------------------------------------------------------

    def take(self, text: str) -> bool:
        """Take a message; False if it was known. Raises `SealedError`; the table is as it was, or somebody lied."""
        message = parse(text)
        if message.table != self.id:
            raise SealedError("table", message.table)
        if message.number == 1 and message.seat == -1:
            return self._admit(text)
        news, errors = False, []
        for player in self.players:
            try:
                news |= self._receive(player, message, text)
            except SealedError as error:
                errors.append(error)
        if errors:
            raise errors[0]
        return news

    def is_own(self, text: str) -> bool:
        """True if a message is by a player of this device: one that is new here was written on another device."""
        return self.seated and parse(text).seat in self.here

    def _receive(self, player: Player, message: Message, text: str) -> bool:
        """Give a message to one device; where somebody has ended the game, what it was about to write is dropped."""
        before = player.client
        if message.number == 0 and message.text() == before.transcript[0]:
            return False
        if message.number == len(before.transcript):
            player.drop_draft()
        try:
            return player.client.receive(text)
        except SealedError:
            if len(player.client.transcript) == len(before.transcript):
                player.client = before
            raise

    def _admit(self, text: str) -> bool:
        """Give somebody the next seat for a friend; raises `SealedError`."""
        if text in (*self.client.transcript, *self.requests.values(), *self.after(len(self.client.transcript))):
            return False
        if not self.hosts:
            raise SealedError("not-due", text)
        self.client.invitation.read_request(self.client.group, text)
        free = [seat for seat, kind in enumerate(self.seats) if kind == FRIEND and seat not in self.requests]
        if self.seated or not free:
            raise SealedError("full", text)
        self.requests[free[0]] = text
        self._begin()
        return True

    def _begin(self) -> None:
        """Let all sit down once all have come."""
        if self.hosts and len(self.requests) == len(self.seats) - 1:
            for seat in sorted(self.requests):
                self.client.admit(self.requests[seat])
            self.client.write()
            self.finish(self.players[0])

    # What is written ----------------------------------------------------------------------------------------------

    def write(self) -> Player | None:
        """Write what needs no decision; the player of this device that has one to take, if it is its turn."""
        while (player := self.writer) is not None:
            client = player.client
            client.write()
            if client.ending.asked == client.own and player.kind != PERSON:
                client.end("agree")
            if client.to_decide or client.ending.asked == client.own:
                return player
            if not self.finish(player):
                return None
        return None

    def act(self, player: Player, text: str) -> None:
        """A player of this device acts; raises `IllegalAction` and `SealedError`."""
        player.client.act(text)
        player.client.write()
        if not player.client.to_decide:
            self.finish(player)

    def end(self, word: str) -> None:
        """The person says one of the words of `Device.end`; raises `SealedError`."""
        if word in ANYTIME:
            self.players[0].drop_draft()
        self.client.end(word)
        self.client.write()
        self.finish(self.players[0])

    def finish(self, player: Player) -> bool:
        """Close the message that a player was writing, and give it to the others here; False if there was none."""
        text = player.client.finish()
        for other in self.players if text else ():
            if other is not player:
                self._receive(other, parse(text), text or "")
        return bool(text)

    # What goes out ------------------------------------------------------------------------------------------------

    def after(self, known: int) -> list[str]:
        """All messages after so many, and the requests of a device that does not sit yet."""
        asking = [] if self.seated or self.hosts else [player.client.request for player in self.players]
        return news_after(self.client, known) + asking

    @property
    def known(self) -> int:
        """How many messages are sure here: a connected device is asked for those after them."""
        return sure_of(self.client)

    def audience(self) -> tuple[int, ...]:
        """The seats of those far away who are to get news: who writes next, or all when nobody has to."""
        if not self.seated:
            return ()
        far = [seat for seat in range(self.client.invitation.players) if seat not in self.here]
        writer = self.client.writer
        if writer is None:
            return tuple(seat for seat in far if news_for(self.client, seat))
        return (writer,) if writer in far else ()

    def bundle(self) -> str | None:
        """What is to be sent now; None where it is somebody's turn here."""
        if not self.seated:
            return pack(self.id, self.client.transcript if self.hosts else self.after(1))
        seats = self.audience()
        return pack(self.id, max((news_for(self.client, seat) for seat in seats), key=len)) if seats else None
