"""One player of `pyengine sealed`: a process of its own, which gets strings and gives strings."""

from __future__ import annotations

import hashlib
import time
from dataclasses import dataclass
from multiprocessing.connection import Connection
from typing import Any

from pyengine.bots import Knowledge, bot
from pyengine.cli.game_file import game_of
from pyengine.cli.sealed.policies import MOST_UNDONE, POLICIES
from pyengine.cli.sealed.sodium import Sodium
from pyengine.core.prng import Prng
from pyengine.sealed.client import Client
from pyengine.sealed.errors import SealedError
from pyengine.sealed.group import Group
from pyengine.sealed.seating import Secret


@dataclass(frozen=True, slots=True)
class Seat:
    """What a player's process is given: the table, its number, and its bot, or its policy.

    The game is an ID, or a file. After the `most` messages it gives the game up.
    """

    game: str
    players: int
    options: dict[str, str]
    seed: int
    number: int
    bot: str
    policy: str = ""
    most: int = 0

    @property
    def secret(self) -> Secret:
        """The player's secret, from the seed: the same seed gives the same game."""
        return Secret.of(hashlib.sha512(f"nastilka {self.seed}:{self.number}".encode()).digest())


class Player:
    """A device and the bot that plays on it."""

    kind: type[Client] = Client
    """What its device is."""

    def __init__(self, seat: Seat, group: Group) -> None:
        self.seat, self.group = seat, group
        self.game = game_of(seat.game)  # a game of one file is known to this process from now on
        self.bot, self.chance = bot(seat.bot), Prng(seat.seed * 99 + seat.number)
        self.client: Client
        self.undone = 0

    def invite(self, _: str) -> str:
        """Set the table up."""
        self.client = self.kind.invite(
            self.group, self.game, self.seat.players, self.seat.secret, options=dict(self.seat.options), name="Player 1"
        )
        return self.client.log[0]

    def join(self, text: str) -> str:
        """Ask for a seat."""
        self.client = self.kind.join(self.group, text, self.seat.secret, f"Player {self.seat.number + 1}")
        return self.client.request

    def admit(self, text: str) -> str:
        """Let somebody sit down; the first message once all sit."""
        return self.write() if self.client.admit(text) else ""

    def take(self, text: str) -> str:
        """Take a message, and write the next one if it is this player's turn."""
        if self.seat.policy == "restart":
            self.client = self.client.reopened()
        self.client.receive(text)
        return self.write()

    def write(self, _: str = "") -> str:
        """The next message, if it is this player's turn."""
        client = self.client
        if client.writer != client.own:
            return ""
        if client.ending.asked == client.own and not client.over:
            client.end(self.chance.choice(["agree", "agree", "refuse"]))
        elif self.seat.most and len(client.log) >= self.seat.most and not client.over:
            client.end("abandon")
        client.write()
        while client.to_decide:
            if self.seat.policy == "undo" and self.undone < MOST_UNDONE and client.can_undo():
                self.undone += 1
                client.end("undo")
                break
            client.act(self.choice())
            client.write()
        return client.finish() or ""

    def choice(self) -> str:
        """What the bot does, as text."""
        state, own = self.client.seen_state(), self.client.own
        assert state is not None
        assert own is not None
        if self.seat.policy:
            return POLICIES[self.seat.policy](self.client, state, self.chance)
        game = self.client.invitation.game
        return game.format(self.bot.choose(Knowledge(game, state, own), self.chance))

    def again(self, number: str) -> str:
        """A message that was lost."""
        return self.client.log[int(number)]

    def report(self, _: str) -> dict[str, Any]:
        """How things stand on this device."""
        client, outcome = self.client, self.client.outcome
        complete = len(client.ending.secrets) == self.seat.players
        verdict = client.audit() if complete else None
        return {
            "seat": client.own,
            "messages": len(client.log),
            "sizes": [len(text) for text in client.log],
            "outcome": outcome.to_json() if outcome else None,
            "ended": client.ending.by,
            "lost": verdict.lost if verdict else None,
            "lie": (lie.to_json() if (lie := client.lie or (verdict.lie if verdict else None)) else None),
            "checked": verdict is not None,
            "writer": client.writer,
            "record": verdict.record.format() if verdict and verdict.record else "",
            "seconds": round(time.process_time(), 3),
        }


def serve(connection: Connection, seat: Seat) -> None:
    """Do what is asked until the other end closes: a name and a text come, an answer or an error goes."""
    player = Player(seat, Sodium())
    while True:
        try:
            name, text = connection.recv()
        except EOFError:
            return
        try:
            answer = getattr(player, name)(text)
        except SealedError as error:
            lie = error.lie.to_json() if error.lie else None
            connection.send({"code": error.code, "where": error.where, "what": error.what, "lie": lie})
        else:
            connection.send({"answer": answer})
