"""How many hand-overs are left until the first card.

That hangs on the protocol, the game, how many play and where the host sits. So a table of the same kind is set up for
the count, by plain numbers in place of cryptography, and goes on until somebody is to act; who wrote when is noted.
"""

from __future__ import annotations

from functools import cache
from hashlib import sha256
from itertools import pairwise

from pyengine.games import game as find_game
from pyengine.sealed.client import Client
from pyengine.sealed.group import ORDER, SIZE, UNIFORM
from pyengine.sealed.keys import SECRET
from pyengine.sealed.message import parse
from pyengine.sealed.seating import Secret
from pyengine.sealed.shared_table import FRIEND, SharedTable

_ASKING = 2
"""Hand-overs until all sit: the invitation, and the answers to it, which come side by side."""
_MOST = 4
"""Players up to whom the count is made: it takes 0.1 s of an engine in CPython for two of them, 0.2 s for four."""


class Counting:
    """A group to count by: points are numbers modulo the group's order, and all signatures are right."""

    def derive(self, uniform: bytes) -> bytes:
        """The numbers, modulo the order."""
        parts = [uniform[at : at + UNIFORM] for at in range(0, len(uniform), UNIFORM)]
        return b"".join([_encoded(int.from_bytes(part, "little")) for part in parts])

    def valid(self, points: bytes) -> bool:  # noqa: ARG002
        """Always."""
        return True

    def multiply(self, points: bytes, scalars: bytes) -> bytes:
        """The products, modulo the order."""
        return b"".join(
            [
                _encoded(_number(points[at : at + SIZE]) * _number(scalars[at : at + SIZE]))
                for at in range(0, len(points), SIZE)
            ]
        )

    def public_key(self, secret: bytes) -> bytes:
        """A hash of the secret."""
        return sha256(secret).digest()

    def sign(self, secret: bytes, message: bytes) -> bytes:  # noqa: ARG002
        """Nothing worth to be checked."""
        return bytes(2 * SIZE)

    def verify(self, key: bytes, message: bytes, signature: bytes) -> bool:  # noqa: ARG002
        """Always."""
        return True


def _number(data: bytes) -> int:
    return int.from_bytes(data, "little")


def _encoded(number: int) -> bytes:
    return (number % ORDER).to_bytes(SIZE, "little")


def steps_left(table: SharedTable) -> int | None:
    """How many links pass from device to device until the first card can be laid, if nobody is connected.

    Where the lot decides who begins it may be one more or less. None where too many play to count it at once.
    """
    invitation = table.client.invitation
    if invitation.players > _MOST:
        return None
    way = _way(invitation.game.id, invitation.players, tuple(sorted(invitation.options.items())), invitation.seat)
    if table.seated:
        here, left = set(table.here), way[len(table.client.log) - 1 :]
        asking = 0
    else:
        here = {seat for seat, kind in enumerate(table.seats) if kind != FRIEND}
        left, asking = way[1:], _ASKING if table.hosts else _ASKING - 1
    devices = [-1 if seat in here else seat for seat in left]
    return asking + sum(one != other for one, other in pairwise(devices))


@cache
def _way(game: str, players: int, options: tuple[tuple[str, str], ...], host: int) -> list[int]:
    """The seats by which messages are written, in order; the last is that of the first to act."""
    group = Counting()
    secrets = [Secret.of(bytes([number]) * SECRET) for number in range(players)]
    inviting = Client.invite(group, find_game(game), players, secrets[host], options=dict(options), seat=host)
    guests = [Client.join(group, inviting.log[0], secret) for at, secret in enumerate(secrets) if at != host]
    clients = [*guests[:host], inviting, *guests[host:]]
    for guest in guests:
        inviting.admit(guest.request)
    writer = inviting
    while True:
        writer.write()
        text = writer.finish()
        for client in clients if text else ():
            if client is not writer:
                client.receive(text or "")
        seat = writer.writer
        written = [parse(each).seat for each in writer.log]
        if seat is None:
            return written
        writer = clients[seat]
        if writer.to_decide:
            return [*written, seat]
