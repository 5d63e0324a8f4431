"""A table written down between two messages goes on just as it would have; nothing that a file holds is run."""

from __future__ import annotations

import json
import pickle
import re
import zlib
from base64 import b64decode, b64encode
from pathlib import Path
from typing import Any

import pytest

from pyengine.games import game, ids
from pyengine.sealed import saved_table
from pyengine.sealed.errors import Blame, SealedError
from pyengine.sealed.shared_table import FRIEND, PERSON, Player, SharedTable
from tests.endure import rest_in_endure
from tests.sealed.playing import Table, greedy_action, table, written
from tests.sealed.toy import Toy

ROOT = Path(__file__).parents[2]


def read_again(at: SharedTable) -> SharedTable:
    return saved_table.read(Toy(), saved_table.write(at))


def restarted(at: Table) -> Table:
    """The same table, with devices that have been written and read."""
    clients = [read_again(SharedTable([Player(PERSON, client)])).client for client in at.clients]
    return Table(clients, at.audit, at.chance, messages=at.messages)


def changed(text: str, **fields: object) -> str:
    """A saved table with other fields for its first player."""
    entry: dict[str, Any] = json.loads(zlib.decompress(b64decode(text)))
    return changed_entry(text, players=[entry["players"][0] | fields, *entry["players"][1:]])


def changed_entry(text: str, **fields: object) -> str:
    """A saved table with other fields."""
    entry: dict[str, Any] = json.loads(zlib.decompress(b64decode(text)))
    return b64encode(zlib.compress(json.dumps(entry | fields).encode())).decode()


@pytest.mark.parametrize("name", rest_in_endure(sorted(ids(), key=lambda name: name not in ("flights", "nizam")), 2))
def test_a_game_goes_on_from_devices_read_again_between_messages(name: str) -> None:
    players = max(2, game(name).seats[0])
    plain, read = table(name, players, 5), table(name, players, 5)
    for step in range(120):
        going = plain.step(greedy_action)
        assert read.step(greedy_action) is going
        if not going:
            break
        if step < 12 or step % 20 == 0:
            read = restarted(read)
        assert [each.writer for each in read.clients] == [each.writer for each in plain.clients]
    assert read.messages == plain.messages


def test_who_has_asked_for_a_seat_and_what_was_about_to_be_written_is_kept() -> None:
    seats = [(PERSON, "Ann"), (FRIEND, ""), (FRIEND, "")]
    chance = (bytes([number]) * 64 for number in range(1, 99))
    host = SharedTable.invite(Toy(), game("nizam"), seats, options={}, secrets=chance)
    guests = [SharedTable.join(Toy(), host.client.transcript[0], name, [], chance) for name in ("Bea", "Cleo")]
    host.client.admit(guests[0].client.request)
    host = read_again(host)
    assert host.client.admit(guests[1].client.request)
    again = read_again(host)
    assert again.client.draft == host.client.draft != []
    assert again.client.finish() == host.client.finish()


def test_a_lie_is_not_forgotten() -> None:
    at = SharedTable([Player(PERSON, table("nizam", 2, 3).clients[0])])
    at.client.ending.blame = Blame(1, 3, "equivocation")
    assert read_again(at).blame == Blame(1, 3, "equivocation")


def test_a_lie_that_was_saved_under_its_former_name_is_read() -> None:
    first = table("nizam", 2, 3).clients[0]
    text = saved_table.write(SharedTable([Player(PERSON, first)]))
    assert saved_table.read(Toy(), changed(text, lie=[1, 3, "two-histories"])).blame == Blame(1, 3, "equivocation")


class Counting(Toy):
    """Counts signatures that are verified."""

    verified = 0

    def verify(self, key: bytes, message: bytes, signature: bytes) -> bool:
        self.verified += 1
        return super().verify(key, message, signature)


def verified(text: str, *, own: bool) -> int:
    """How many signatures are verified to read a table."""
    group = Counting()
    saved_table.read(group, text, own=own)
    return group.verified


def test_of_an_own_table_nothing_is_verified_again_and_of_a_strangers_everything() -> None:
    at = table("nizam", 3, 3)
    for _ in range(30):
        at.step(greedy_action)
    client = at.clients[0]
    text = saved_table.write(SharedTable([Player(PERSON, client)]))
    assert verified(text, own=True) == 0
    assert verified(text, own=False) >= len(client.transcript)
    news = at.clients[(client.writer or 0)]
    fresh = written(news, greedy_action, at.chance)
    longer = changed_entry(text, log=[*client.transcript, fresh])
    assert verified(longer, own=True) == 1, "what came later is verified"
    assert verified(changed_entry(text, verified="A" * 43), own=True) >= len(client.transcript)


def test_a_message_put_into_an_own_table_is_no_part_of_what_was_verified() -> None:
    at = table("nizam", 3, 3)
    for _ in range(30):
        at.step(greedy_action)
    client = at.clients[0]
    text = saved_table.write(SharedTable([Player(PERSON, client)]))
    number = len(client.transcript) - 3
    forged = client.transcript[number].replace('"sig":"', '"sig":"A')[:-3] + '"}'
    log = [*client.transcript[:number], forged, *client.transcript[number + 1 :]]
    with pytest.raises(SealedError):
        saved_table.read(Toy(), changed_entry(text, log=log), own=True)


class Evil:
    """What pickle would call, if it were let."""

    def __reduce__(self) -> tuple[object, tuple[str]]:
        return print, ("called",)


def test_a_pickle_in_a_file_is_passed_over(capsys: pytest.CaptureFixture[str]) -> None:
    at = SharedTable([Player(PERSON, table("nizam", 2, 3).clients[0])])
    evil = b64encode(pickle.dumps(Evil())).decode()
    text = saved_table.write(at)
    assert saved_table.read(Toy(), changed(text, memory=evil)).client.transcript == at.client.transcript
    with pytest.raises(SealedError, match="kept"):
        saved_table.read(Toy(), evil)
    assert not capsys.readouterr().out


@pytest.mark.parametrize(
    "fields",
    [{"secret": "AAAA"}, {"draft": [["act", "nothing"]]}, {"draft": 7}, {"lie": [1]}, {"asking": ["?"]}, {"name": 7}],
    ids=str,
)
def test_a_changed_file_is_refused(fields: dict[str, object]) -> None:
    first = table("nizam", 2, 3).clients[0]
    first = (
        first if "asking" not in fields else type(first).restored(Toy(), first.secret, first.transcript[:1], first.name)
    )
    text = saved_table.write(SharedTable([Player(PERSON, first)]))
    with pytest.raises(SealedError):
        saved_table.read(Toy(), changed(text, **fields))


def test_nothing_that_is_given_is_unpickled_or_evaluated() -> None:
    """Every way in the standard library by which data becomes code, in all that is published."""
    runs = re.compile(
        r"^\s*(?:import|from) (?:pickle|marshal|shelve|dill|cloudpickle)\b|(?<![\w.])(?:eval|exec)\(", re.M
    )
    sources = [path for folder in ("pyengine", "web") for path in sorted((ROOT / folder).rglob("*.py"))]
    sources.remove(ROOT / "pyengine/kit/source.py")  # a game's file is a program, and says so
    assert len(sources) > 200
    assert [str(path.relative_to(ROOT)) for path in sources if runs.search(path.read_text("utf-8"))] == []
