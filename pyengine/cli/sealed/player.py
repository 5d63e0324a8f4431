"""One player of `pyengine sealed`: a process of its own, which gets strings and gives strings."""

from __future__ import annotations

import hashlib
import time
from dataclasses import dataclass
from multiprocessing.connection import Connection
from typing import Any

from pyengine.bots import Knowledge, bot
from pyengine.cli.sealed.sodium import Sodium
from pyengine.core.prng import Prng
from pyengine.games import game as find_game
from pyengine.sealed.device import Device
from pyengine.sealed.errors import SealedError
from pyengine.sealed.group import Group
from pyengine.sealed.sitting import Secret


@dataclass(frozen=True, slots=True)
class Seat:
    """What a player's process is told: the table, its number and its bot."""

    game: str
    players: int
    options: dict[str, str]
    seed: int
    number: int
    bot: str

    @property
    def secret(self) -> Secret:
        """The player's secret, from the seed: the same seed gives the same game."""
        return Secret.of(hashlib.sha512(f"nastilka {self.seed}:{self.number}".encode()).digest())


class Player:
    """A device and the bot that plays on it."""

    kind: type[Device] = Device
    """What its device is."""

    def __init__(self, seat: Seat, group: Group) -> None:
        self.seat, self.group = seat, group
        self.bot, self.chance = bot(seat.bot), Prng(seat.seed * 99 + seat.number)
        self.device: Device

    def invite(self, _: str) -> str:
        """Set the table up."""
        game = find_game(self.seat.game)
        self.device = self.kind.invite(
            self.group, game, self.seat.players, self.seat.secret, options=dict(self.seat.options), name="Player 1"
        )
        return self.device.log[0]

    def join(self, text: str) -> str:
        """Ask for a seat."""
        self.device = self.kind.join(self.group, text, self.seat.secret, f"Player {self.seat.number + 1}")
        return self.device.request

    def admit(self, text: str) -> str:
        """Let somebody sit down; the first message once all sit."""
        return self.write() if self.device.admit(text) else ""

    def take(self, text: str) -> str:
        """Take a message, and write the next one if it is this player's turn."""
        self.device.receive(text)
        return self.write()

    def write(self, _: str = "") -> str:
        """The next message, if it is this player's turn."""
        device = self.device
        if device.writer != device.own:
            return ""
        device.write()
        while device.to_decide:
            device.act(self.choice())
            device.write()
        return device.finish() or ""

    def choice(self) -> str:
        """What the bot does, as text."""
        state, own = self.device.seen_state(), self.device.own
        assert state is not None
        assert own is not None
        game = self.device.invitation.game
        return game.format(self.bot.choose(Knowledge(game, state, own), self.chance))

    def again(self, number: str) -> str:
        """A message that was lost."""
        return self.device.log[int(number)]

    def report(self, _: str) -> dict[str, Any]:
        """How things stand on this device."""
        device, outcome = self.device, self.device.outcome
        complete = len(device.ending.secrets) == self.seat.players
        verdict = device.audit() if complete else None
        return {
            "seat": device.own,
            "messages": len(device.log),
            "sizes": [len(text) for text in device.log],
            "outcome": outcome.to_json() if outcome else None,
            "lie": (lie.to_json() if (lie := device.lie or (verdict.lie if verdict else None)) else None),
            "checked": verdict is not None,
            "writer": device.writer,
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
