"""Tables that were begun in version 1 of the protocol go on in it."""

from __future__ import annotations

from itertools import islice
from pathlib import Path

import pytest

from pyengine.core.prng import Prng
from pyengine.sealed.audit import Audit
from pyengine.sealed.bundle import pack, unpack
from pyengine.sealed.client import Client
from pyengine.sealed.errors import SealedError
from pyengine.sealed.message import parse
from pyengine.sealed.seating import Secret
from tests.sealed.playing import Table, greedy_action, table
from tests.sealed.test_handovers import secrets
from tests.sealed.toy import Toy

OLD = Path(__file__).with_name("version-1.txt")
"""A bundle with all messages of a game of Nizam that version 1 began, on one line."""


@pytest.mark.parametrize(("game", "players"), [("flights", 2), ("face-to-face", 2)])
def test_a_game_of_version_1_is_played_to_its_end(game: str, players: int) -> None:
    at = table(game, players, 3, {"match": "single"} if game == "flights" else None, version=1)
    while at.step(greedy_action):
        at.compare()
    assert {parse(text).version for text in at.messages} == {1}
    assert all(client.audit().blame is None for client in at.clients)


def test_a_table_that_an_older_engine_has_kept_goes_on() -> None:
    name, transcript = unpack(OLD.read_text("utf-8"))
    assert unpack(pack(name, transcript)) == (name, transcript)
    assert {parse(text).version for text in transcript} == {1}
    keys = [Secret.of(data) for data in islice(secrets("old"), 2)]
    clients = [Client.restored(Toy(), key, transcript) for key in keys]
    audit = Audit(Toy(), clients[0].invitation, {client.own or 0: client.secret.table for client in clients})
    for text in transcript[1:]:
        assert audit.check(text) is None
    at = Table(clients, audit, Prng(1))
    for _ in range(8):
        at.step(greedy_action)
    clients[0].end("resign")
    clients[0].write()
    at.spread(clients[0].finish() or "", clients[0])
    while at.step(greedy_action):
        pass
    assert all(client.audit().blame is None for client in clients)


def test_a_table_has_one_version() -> None:
    one, two = (table("nizam", 2, 3, version=version) for version in (1, 2))
    for at, other in ((one, two), (two, one)):
        with pytest.raises(SealedError):
            at.clients[0].receive(other.clients[1].transcript[-1])
    later = parse(two.clients[0].transcript[0]).text().replace('"v":2', '"v":4')
    with pytest.raises(SealedError, match="version"):
        Client.join(Toy(), later, two.clients[0].secret)
