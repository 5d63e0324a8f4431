"""Odd players, perhaps a cheat among them, and a post that loses, doubles, delays and reorders, for many games."""

from __future__ import annotations

from dataclasses import dataclass, field

from pyengine.cli.sealed.policies import POLICIES, Choose, texts
from pyengine.core.prng import Prng
from pyengine.core.record import Record
from pyengine.core.state import State
from pyengine.sealed import saved_table
from pyengine.sealed.accusation import accuse, judge
from pyengine.sealed.audit import Verdict
from pyengine.sealed.client import Client
from pyengine.sealed.errors import SealedError
from pyengine.sealed.needs import ConsentNeed
from pyengine.sealed.news import news_after, news_for, sure_of
from pyengine.sealed.shared_table import PERSON, Player, SharedTable
from pyengine.sealed.spectator import Spectator
from tests.sealed.cheats import Cheat
from tests.sealed.playing import table
from tests.sealed.toy import Toy

ROUNDS = 24
"""How often all may ask each other for what they have missed, until they agree; half of that is lost like the rest."""
LATE = ("missing", "another-history")
"""Why an honest device passes a message over that has come too early, or from another branch."""


def calling(client: Client, state: State, chance: Prng) -> str:
    """Challenge, catch, and lay what makes others do so."""
    found = texts(client, state)
    bold = [text for text in found if text.startswith(("challenge", "catch", "wild+2"))]
    return chance.choice(bold or [text for text in found if ">" in text] or found)


def emptying(client: Client, state: State, chance: Prng) -> str:
    """Draw until no card is left to be drawn; then lay and draw, so that what was laid is shuffled again."""
    deck = any(client.invitation.game.sealing.piles(state))
    return (POLICIES["hoard"] if deck else POLICIES["random"])(client, state, chance)


CHOICES: dict[str, Choose] = POLICIES | {"call": calling, "empty": emptying}


@dataclass
class Odd:
    """A game of odd players: each has a policy, and with some chance each of the odd things is done.

    `rate` is how many of a hundred messages have something odd happen to them; after the `most` messages somebody ends
    the game. The second to sit down cheats in the way named. What is on its way is in the `post`, by whom it is for; of
    the `clients`, by seat, the last is a spectator's.
    """

    game: str
    players: int
    seed: int
    options: dict[str, str]
    rate: int = 12
    most: int = 90
    cheat: str = ""
    policy: str = ""
    clients: list[Client] = field(default_factory=list)
    post: list[tuple[int, str]] = field(default_factory=list)
    believed: dict[tuple[str, ...], str] = field(default_factory=dict)
    undone: int = 0
    lossy: bool = True

    def __post_init__(self) -> None:
        at = table(self.game, self.players, self.seed, self.options, cheat=self.cheat)
        self.clients, self.chance = at.clients, Prng(self.seed * 7 + 1)
        self.liar = next((client.own for client in at.clients if isinstance(client, Cheat)), None)
        self.policies = [self.policy or self.chance.choice(sorted(CHOICES)) for _ in self.clients]
        spectator = Spectator.at(Toy(), at.clients[0].transcript[0])
        for text in at.clients[0].transcript[1:]:
            spectator.receive(text)
        self.clients.append(spectator)

    @property
    def honest(self) -> list[Client]:
        """All devices but the cheat's, the spectator's among them."""
        return [client for seat, client in enumerate(self.clients) if seat != self.liar]

    def odd(self, rate: int | None = None) -> bool:
        """True now and then."""
        return self.chance.below(100) < (self.rate if rate is None else rate)

    # Playing ------------------------------------------------------------------------------------------------------

    def play(self) -> None:
        """Play until nobody writes any more and all have what the others have."""
        for client in self.clients:
            self.believe(client)
        rounds, before = 0, ""
        while rounds < ROUNDS:
            due = [client for client in self.clients if self.is_due(client)]
            if self.post and (not due or self.chance.below(4)):
                self.deliver()
            elif due:
                self.turn(self.chance.choice(due))
                rounds = 0
            elif self.same():
                return
            else:
                now = repr([(each.head, each.blame, each.side) for each in self.clients])
                if rounds > ROUNDS // 2 and now == before:
                    break
                rounds, before = rounds + 1, now
                self.ask_for_news(sure=rounds >= ROUNDS // 2)
        assert self.liar is not None, ("they never agree", [len(client.transcript) for client in self.clients], self)

    def is_due(self, client: Client) -> bool:
        """True if a device believes that it is to write, and can."""
        silent = isinstance(client, Cheat) and (client.entangled or client.withheld)
        return client.own is not None and client.writer == client.own and not silent

    def same(self) -> bool:
        """True if all have the same messages; a cheat, and those whom it has shown different ones, need not."""
        return len({client.head for client in self.honest}) == 1 and (
            self.liar is None or self.clients[self.liar].head == self.honest[0].head
        )

    def turn(self, client: Client) -> None:
        """Let one who is waited for write; or somebody ends the game, whoever is."""
        going = [each for each in self.clients if each.own is not None and not each.over]
        if going and (len(client.transcript) > self.most or (self.odd(1) and self.odd(20))):
            self.say(self.chance.choice(going), self.chance.choice(["resign", "abandon"]))
        elif isinstance(client.need, ConsentNeed) and not client.doubts:
            self.say(client, self.chance.choice(["agree", "agree", "refuse"]))
        elif client.can_undo() and self.undone < 25 and self.odd(4 * self.rate):
            self.undone += 1
            self.say(client, "undo")
        else:
            self.send(client, self.written(client))

    def written(self, client: Client) -> str | None:
        """What a player writes whose turn it is; a device that was closed meanwhile writes the very same."""
        before = list(client.transcript)
        client.write()
        acts = 1 + self.chance.below(2)
        while client.to_decide and acts:
            state = client.seen_state()
            assert state is not None
            assert client.own is not None
            lie = client.invent() if isinstance(client, Cheat) else None
            client.act(lie or CHOICES[self.policies[client.own]](client, state, self.chance))
            client.write()
            acts -= 1
        if client.own != self.liar and self.odd(self.rate // 4):
            again = Client.restored(client.group, client.secret, before, client.name)
            again.write()
            assert again.draft == client.draft[: len(again.draft)]
        elif client.own != self.liar and self.odd(self.rate // 4):
            client = self.clients[client.own or 0] = self.reopened(client)
        return client.finish()

    def say(self, client: Client, word: str) -> None:
        """Say one of the words beside the game."""
        client.end(word)
        client.write()
        self.send(client, client.finish())

    # The post -----------------------------------------------------------------------------------------------------

    def send(self, writer: Client, text: str | None) -> None:
        """Put a message into the post for all others; who tells two histories tells some one, and some the other."""
        writer = self.clients[len(self.clients) - 1 if writer.own is None else writer.own]
        self.believe(writer)
        if text is None:
            assert writer.own == self.liar, writer.need
            return
        true = writer.transcript[-1]
        two = isinstance(writer, Cheat) and writer.kind == "equivocation"
        for to, client in enumerate(self.clients):
            if client is not writer:
                self.put(to, true if two and to % 2 else text)

    def put(self, to: int, text: str) -> None:
        """Put a message into the post, once, twice or not at all."""
        luck = self.chance.below(200) if self.lossy else 200
        self.post += [(to, text)] * (0 if luck < self.rate else 2 if luck < 2 * self.rate else 1)

    def deliver(self) -> None:
        """Give one device one message, mostly the one that has waited longest; the device may have been closed."""
        at = self.chance.below(len(self.post)) if self.odd() else 0
        to, text = self.post.pop(at)
        if to != self.liar and self.odd(self.rate // 3):
            self.clients[to] = self.reopened(self.clients[to])
        client = self.clients[to]
        before = len(client.transcript), client.head
        refused: SealedError | None = None
        try:
            client.receive(text)
        except SealedError as error:
            refused = error
        if refused is not None and refused.blame is None:
            assert (len(client.transcript), client.head) == before
            assert refused.code in LATE or self.liar is not None, (refused, self)
        self.believe(client)

    def reopened(self, client: Client) -> Client:
        """A device that was closed, and has been opened again from what it had saved."""
        if client.own is None or self.odd(50):
            return client.reopened()
        return saved_table.read(Toy(), saved_table.write(SharedTable([Player(PERSON, client)]))).client

    def ask_for_news(self, *, sure: bool) -> None:
        """All ask each other for what came after the messages that they have, or give each other links."""
        self.lossy = not sure
        for to, client in enumerate(self.clients):
            for other in self.clients:
                if other is client:
                    continue
                link = client.own is not None and self.odd(30)
                for text in news_for(other, client.own or 0) if link else news_after(other, sure_of(client)):
                    self.put(to, text)
        self.lossy = True

    # What holds at every moment -----------------------------------------------------------------------------------

    def believe(self, client: Client) -> None:
        """Whoever has the same messages believes the same of them; nobody names or doubts who is honest."""
        if client.own is not None and client.own == self.liar:
            return
        assert client.blame is None or client.blame.seat == self.liar, (client.blame, self)
        assert not client.doubts or self.liar is not None, (client.guess and client.guess.doubt, self)
        key, found = (client.head, str(client.blame), "doubts" if client.doubts else ""), public(client)
        assert self.believed.setdefault(key, found) == found, self

    def check(self) -> None:
        """The audit is clean, and its record replays to what everybody saw; or the cheat is named, and nobody else.

        Where nobody is named, nothing came of the cheat: the game is in order, or all wait for the cheat.
        """
        players = [client for client in self.honest if client.own is not None]
        verdicts = [client.audit() for client in players if len(client.ending.secrets) == self.players]
        named = [client.blame or verdict.blame for client, verdict in zip(players, verdicts, strict=False)]
        named += [client.blame for client in players]
        told_two = [client.blame for client in self.honest if client.ending.equivocated]
        assert len({(public(client), client.blame) for client in self.honest}) == 1 or told_two, self
        assert {blame.seat for blame in named if blame} <= {self.liar}, (named, self)
        assert {verdict.lost for verdict in verdicts} <= {None, self.liar}, (verdicts, self)
        if any(named):
            self.judged(players)
        elif len(verdicts) == len(players):
            self.replays(players, verdicts[0])
        else:
            assert {client.writer for client in players} == {self.liar} != {None}, (players[0].need, self)

    def judged(self, players: list[Client]) -> None:
        """The accusation of whoever can make one convicts the cheat."""
        for client in players:
            if client.blame or len(client.ending.secrets) == self.players:
                found = judge(Toy(), accuse(client))
                assert (found.blame.seat, found.false) == (self.liar, False), (found, self)

    def replays(self, players: list[Client], verdict: Verdict) -> None:
        """The record of the audit is the game that all saw."""
        if verdict.record is None:
            return
        state = Record.parse(verdict.record.format()).replay()
        assert {client.outcome for client in self.honest} == {state.outcome}, self
        for client in players:
            assert client.table is not None
            assert client.table.state is not None
            assert client.table.state.view(None) == state.view(None), self


def public(client: Client) -> str:
    """What everybody must agree on who has the same messages."""
    table = client.table
    assert table is not None
    can_undo = client.writer is not None and not client.over and client.ending.can_undo(table)
    state = table.state
    return repr((client.writer, client.need, client.outcome, client.over, can_undo, state and state.view(None)))


def played(game: str, players: int, seed: int, options: dict[str, str], **more: object) -> Odd:
    """A whole game, and what holds at its end."""
    odd = Odd(game, players, seed, options, **more)  # type: ignore[arg-type]
    odd.play()
    odd.check()
    return odd
