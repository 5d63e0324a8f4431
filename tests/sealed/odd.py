"""Players who are honest and odd, and a table whose messages are lost, doubled and late, for thousands of games."""

from __future__ import annotations

from dataclasses import dataclass, field

from pyengine.cli.sealed.policies import POLICIES, Choose, texts
from pyengine.core.prng import Prng
from pyengine.core.record import Record
from pyengine.core.state import State
from pyengine.sealed.client import Client
from pyengine.sealed.group import Group
from pyengine.sealed.message import parse
from pyengine.sealed.needs import ConsentNeed
from tests.sealed.playing import table


def calling(client: Client, state: State, chance: Prng) -> str:
    """Challenge, catch, and lay what makes others do so."""
    found = texts(client, state)
    bold = [text for text in found if text.startswith(("challenge", "catch", "wild+2"))]
    return chance.choice(bold or [text for text in found if ">" in text] or found)


CHOICES: dict[str, Choose] = POLICIES | {"call": calling}


@dataclass
class Odd:
    """A game of odd players: each has a policy, and with some chance each of the odd things is done.

    `rate` is in how many of a hundred turns somebody does something odd; after the `most` messages somebody ends it.
    """

    game: str
    players: int
    seed: int
    options: dict[str, str]
    rate: int = 12
    most: int = 90
    group: Group | None = None
    clients: list[Client] = field(default_factory=list)
    transcript: list[str] = field(default_factory=list)
    undone: int = 0
    restarted: int = 0

    def __post_init__(self) -> None:
        at = table(self.game, self.players, self.seed, self.options, self.group)
        self.clients, self.chance = at.clients, Prng(self.seed * 7 + 1)
        self.transcript = list(at.clients[0].transcript)
        self.policies = [self.chance.choice(sorted(CHOICES)) for _ in self.clients]

    def odd(self, rate: int | None = None) -> bool:
        """True now and then."""
        return self.chance.below(100) < (self.rate if rate is None else rate)

    def play(self) -> None:
        """Play until nobody is waited for, or the game is given up."""
        while (writer := self.agreed()) is not None:
            client = self.clients[writer]
            if len(self.transcript) > self.most and not client.over:
                self.say(self.chance.choice(self.clients), self.chance.choice(["resign", "abandon"]))
                continue
            if not client.over and self.odd(1) and self.odd(20):
                self.say(self.chance.choice(self.clients), self.chance.choice(["resign", "abandon"]))
                continue
            self.turn(client)

    def turn(self, client: Client) -> None:
        """Write a message of the one who is waited for."""
        if isinstance(client.need, ConsentNeed):
            self.say(client, self.chance.choice(["agree", "agree", "refuse"]))
            return
        if client.can_undo() and self.undone < 25 and self.odd(4 * self.rate):
            self.undone += 1
            self.say(client, "undo")
            return
        transcript, text = list(client.transcript), self.written(client)
        if self.odd(2):  # a device that had not kept it writes the very same again, as far as nobody has to decide
            again = Client.restored(client.group, client.secret, transcript, client.name)
            again.write()
            assert again.draft == list(parse(text).items)[: len(again.draft)]
        self.spread(client, text)

    def written(self, client: Client) -> str:
        """What a player writes whose turn it is."""
        client.write()
        acts = 1 + self.chance.below(2)
        while client.to_decide and acts:
            state = client.seen_state()
            assert state is not None
            assert client.own is not None
            client.act(CHOICES[self.policies[client.own]](client, state, self.chance))
            client.write()
            acts -= 1
        text = client.finish()
        assert text, client.need
        return text

    def say(self, client: Client, word: str) -> None:
        """Say one of the words beside the game."""
        client.end(word)
        client.write()
        text = client.finish()
        assert text
        self.spread(client, text)

    def spread(self, writer: Client, text: str) -> None:
        """Give a message to all others: twice, behind an old one, or to a device that was closed meanwhile."""
        self.transcript.append(text)
        for at, client in enumerate(self.clients):
            if self.odd():
                self.restarted += 1
                self.clients[at] = client.reopened()
            if client is writer:
                continue
            if self.odd():
                assert not self.clients[at].receive(self.chance.choice(self.transcript[2:-1] or self.transcript[-2:-1]))
            assert self.clients[at].receive(text)
            if self.odd():
                assert not self.clients[at].receive(text)

    def agreed(self) -> int | None:
        """Who is waited for: everybody says the same, of that and of the end; nobody names or doubts anybody."""
        for client in self.clients:
            assert client.blame is None, (client.blame, self)
            assert not client.doubts, (client.guess and client.guess.doubt, self)
        assert len({repr(public(client)) for client in self.clients}) == 1, [public(client) for client in self.clients]
        return self.clients[0].writer

    def check(self) -> None:
        """The audit is clean, and its record replays to what everybody saw."""
        verdict = self.clients[-1].audit()
        assert verdict.blame is None, (verdict.blame, self)
        if verdict.record is not None:
            state = Record.parse(verdict.record.format()).replay()
            assert state.outcome == self.clients[0].outcome
            assert all(client.table.state.view(None) == state.view(None) for client in self.clients)  # type: ignore[union-attr]


def public(client: Client) -> object:
    """What everybody must agree on."""
    table = client.table
    assert table is not None
    can_undo = client.writer is not None and not client.over and table.can_undo()
    state = table.state
    return client.head, client.writer, client.need, client.outcome, client.over, can_undo, state and state.view(None)
