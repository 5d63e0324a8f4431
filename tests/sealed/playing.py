"""Sealed games between devices in one process, held against the true states that the audit computes."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

import pyengine
from pyengine.bots import Knowledge, bot
from pyengine.core.prng import Prng
from pyengine.core.state import State
from pyengine.sealed.audit import Audit
from pyengine.sealed.client import Client
from pyengine.sealed.group import Group
from pyengine.sealed.message import VERSION
from pyengine.sealed.seating import Secret
from tests.sealed.cheats import cheating
from tests.sealed.toy import Toy

Choose = Callable[[Client, State, Prng], str]


def secret(seed: int, player: int) -> Secret:
    """The secret of a player in the game of this seed."""
    return Secret.of(hashlib.sha512(f"{seed}:{player}".encode()).digest())


@dataclass
class Table:
    """Devices by seat, and the audit that knows all secrets from the start."""

    clients: list[Client]
    audit: Audit
    chance: Prng
    checked: int = 0
    messages: list[str] = field(default_factory=list)

    def step(self, choose: Choose) -> bool:
        """Let the next writer write a message, and all others take it; False when nobody has to write."""
        writers = {client.writer for client in self.clients}
        assert len(writers) == 1, [(client.writer, client.need) for client in self.clients]
        writer = writers.pop()
        if writer is None:
            return False
        client = self.clients[writer]
        self.spread(written(client, choose, self.chance), client)
        return True

    def spread(self, text: str, writer: Client | None = None) -> None:
        """Give a message to all devices but its writer's, and to the audit."""
        for client in self.clients:
            if client is not writer:
                assert client.receive(text)
        if self.audit.blame is None:
            assert self.audit.check(text) is None, self.audit.blame
        self.messages.append(text)

    def compare(self) -> None:
        """Every device that has seen all of its own cards shows just what its seat may know."""
        truth = self.audit.table
        if truth.task is not None or truth.choices is not None or truth.state is None:
            return
        for client in self.clients:
            guess = client.guess
            if guess is None or guess.table.task is not None or guess.unsure is not None or client.unseen():
                continue
            assert client.view() == truth.state.view(client.own)
            self.checked += 1


def written(client: Client, choose: Choose, chance: Prng) -> str:
    """The message by which a device whose turn it is goes on."""
    client.write()
    if client.to_decide:
        state = client.seen_state()
        assert state is not None
        client.act(choose(client, state, chance))
        client.write()
    text = client.finish()
    assert text, client.need
    return text


def random_action(client: Client, state: State, chance: Prng) -> str:
    """Any legal action of the device's player."""
    assert client.own is not None
    return client.invitation.game.format(chance.choice(state.legal(client.own)))


def laying_action(client: Client, state: State, chance: Prng) -> str:
    """Any legal action that lays something; any other one where there is none."""
    assert client.own is not None
    texts = [client.invitation.game.format(action) for action in state.legal(client.own)]
    return chance.choice([text for text in texts if ">" in text] or texts)


def table(
    game: str,
    players: int,
    seed: int,
    options: Mapping[str, str] | None = None,
    group: Group | None = None,
    *,
    version: int = VERSION,
    cheat: str = "",
) -> Table:
    """A table at which all sit, the invitation and all requests passed on; guest 1 may `cheat` in some way."""
    group = group or Toy()
    found = pyengine.game(game)
    secrets = [secret(seed, player) for player in range(players)]
    host = Client.invite(
        group, found, players, secrets[0], options=dict(options or {}), seat=seed % players, name="Ann", version=version
    )
    invitation = host.transcript[0]
    guests = [
        cheating(group, invitation, each, cheat)
        if cheat and at == 1
        else Client.join(group, invitation, each, f"Guest {at}")
        for at, each in enumerate(secrets[1:], 1)
    ]
    for guest in guests:
        host.admit(guest.request)
    host.write()
    assert host.finish()
    for guest in guests:
        for text in host.transcript[1:]:
            guest.receive(text)
    clients = sorted([host, *guests], key=lambda client: client.own or 0)
    audit = Audit(group, host.invitation, {client.own or 0: client.secret.table for client in clients})
    for text in host.transcript[1:]:
        assert audit.check(text) is None
    return Table(clients, audit, Prng(seed))


def play(game: str, players: int, seed: int, options: Mapping[str, str], choose: Choose) -> Table:
    """A whole sealed game; views are compared at every message."""
    at = table(game, players, seed, options)
    while at.step(choose):
        at.compare()
    return at


def greedy_action(client: Client, state: State, chance: Prng) -> str:
    """What looks best by the game's heuristic."""
    assert client.own is not None
    game = client.invitation.game
    return game.format(bot("greedy").choose(Knowledge(game, state, client.own), chance))
