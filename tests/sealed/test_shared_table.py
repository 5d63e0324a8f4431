"""A shared table: what a refused message leaves as it was."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator

import pytest

from pyengine.bots import Knowledge, bot
from pyengine.core.prng import Prng
from pyengine.games import game
from pyengine.sealed.errors import SealedError
from pyengine.sealed.message import Message
from pyengine.sealed.shared_table import FRIEND, PERSON, SharedTable
from tests.sealed.toy import Toy


def secrets(number: int = 0) -> Iterator[bytes]:
    while True:
        yield hashlib.sha512(str(number).encode()).digest()
        number += 1


def at_table(seed: int = 0) -> list[SharedTable]:
    """Two devices, one of which is to act."""
    chance = secrets(seed)
    host = SharedTable.invite(Toy(), game("nizam"), [("human", "Ann"), ("friend", "")], options={}, secrets=chance)
    guest = SharedTable.join(Toy(), host.client.transcript[0], "Bo", [], chance)
    assert host.take(guest.client.request)
    tables = [host, guest]
    while not any(table.client.to_decide for table in tables):
        for table, other in (tables, tables[::-1]):
            for text in other.client.transcript:
                table.take(text)
            table.write()
    return tables


def test_a_refused_message_does_not_undo_what_is_being_written() -> None:
    tables = at_table(2)
    own = next(table for table in tables if table.client.to_decide)
    other = next(table for table in tables if table is not own)
    state, seat = own.client.seen_state(), own.client.own
    assert state is not None
    assert seat is not None
    choice = bot("greedy").choose(Knowledge(game("nizam"), state, seat), Prng(1))
    own.act(own.players[0], game("nizam").format(choice))
    draft = list(own.client.draft)
    assert draft, "a move of several actions"
    client = own.client
    forged = Message(own.id, len(client.transcript), 1 - seat, client.head, (["resign"],)).signed(Toy(), b"x" * 32)
    with pytest.raises(SealedError, match="signature"):
        own.take(forged.text())
    assert own.client is client
    assert own.client.draft == draft
    other.end("resign")
    assert own.take(other.client.transcript[-1])
    assert own.client.over


def test_players_of_one_name_are_told_apart() -> None:
    chance = (bytes([number]) * 64 for number in range(1, 99))
    host = SharedTable.invite(Toy(), game("nizam"), [(PERSON, "Ann"), (FRIEND, "")], options={}, secrets=chance)
    guest = SharedTable.join(Toy(), host.client.transcript[0], "ann\n\u202e", [], chance)
    assert host.client.admit(guest.client.request)
    assert host.names == ["Ann", "ann 2"]
