"""A device written down between two messages goes on just as it would have; broken bytes are refused."""

from __future__ import annotations

import pickle

import pytest

from pyengine.games import game, ids
from pyengine.sealed import memory
from pyengine.sealed.errors import SealedError
from tests.endure import rest_in_endure
from tests.sealed.playing import Table, greedy_action, table


def twin(at: Table) -> Table:
    """The same table, with devices that have been written and read."""
    clients = [memory.load(client.group, list(client.log), memory.dump(client)) for client in at.clients]
    return Table(clients, at.audit, at.chance)


@pytest.mark.parametrize("name", rest_in_endure(sorted(ids(), key=lambda name: name not in ("flights", "nizam")), 2))
def test_a_game_goes_on_from_devices_read_again_after_every_message(name: str) -> None:
    players = max(2, game(name).seats[0])
    plain, read = table(name, players, 5), table(name, players, 5)
    for _ in range(120):
        going = plain.step(greedy_action)
        assert read.step(greedy_action) is going
        if not going:
            break
        read = Table(twin(read).clients, read.audit, read.chance, messages=read.messages)
        assert [each.view() for each in read.clients] == [each.view() for each in plain.clients]
    assert read.messages == plain.messages


def test_bytes_of_another_log_or_changed_ones_are_refused() -> None:
    at = table("nizam", 2, 3)
    client = at.clients[0]
    data = memory.dump(client)
    for wrong in (b"", data[:-1], data[:40], bytes(32) + data[32:], data[:-1] + bytes([data[-1] ^ 1])):
        with pytest.raises(SealedError, match="memory"):
            memory.load(client.group, client.log, wrong)
    with pytest.raises(SealedError, match="memory"):
        memory.load(client.group, client.log[:-1], data)


class Evil:
    """What pickle would call, if it were let."""

    def __reduce__(self) -> tuple[object, tuple[str]]:
        return print, ("called",)


def test_only_what_is_of_the_engine_is_made(capsys: pytest.CaptureFixture[str]) -> None:
    client = table("nizam", 2, 3).clients[0]
    data = pickle.dumps(Evil())
    with pytest.raises(SealedError, match="memory"):
        memory.load(client.group, client.log, memory._digest(client.log, data) + data)
    assert not capsys.readouterr().out
