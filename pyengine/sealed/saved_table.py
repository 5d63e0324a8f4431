"""A shared table as it is saved on a device: its secrets, the transcript, and what no message says yet.

It is JSON, deflated, in base64, and all that is in it is read as a stranger's text would be: the transcript is played
again, with every signature in it. Only from a storage that nobody else writes to, as that of a page, signatures that
were checked before are not checked again: the hash of the last of those messages stands there too. (There was a
shortcut past the transcript, in Python's pickle format. Entries of then have it, and it is passed over, since
unpickling runs what it is given.)
"""

from __future__ import annotations

import json
import zlib
from base64 import b64decode, b64encode
from dataclasses import astuple
from typing import Any

from pyengine.core.json_text import read_json
from pyengine.sealed.client import Client
from pyengine.sealed.errors import FORMER_NAMES, Blame, SealedError
from pyengine.sealed.group import Group
from pyengine.sealed.message import parse
from pyengine.sealed.seating import Secret
from pyengine.sealed.shared_table import Player, SharedTable

VERSION = 1
"""Of the entry."""
LATEST = 2.0**40
"""Seconds since 1970 that stand for a time."""
LONGEST = 60_000_000
"""Bytes of the entry, unpacked: many times what the longest games need."""


def write(table: SharedTable) -> str:
    """What is to be saved of a table, before anything of it is given out."""
    players = [
        {
            "kind": player.kind,
            "name": player.client.name,
            "secret": b64encode(player.client.secret.signing + player.client.secret.table).decode(),
            "draft": player.client.draft,
            "asking": player.client.requests,
            "lie": astuple(player.client.blame) if player.client.blame else None,
            "evidence": player.client.evidence,
            "side": player.client.side,
        }
        for player in table.players
    ]
    entry = {
        "version": VERSION,
        "log": table.client.transcript,
        "verified": table.client.head,
        "seats": list(table.seats),
        "since": table.since,
        "requests": {str(seat): text for seat, text in table.requests.items()},
        "players": players,
    }
    return b64encode(zlib.compress(json.dumps(entry).encode(), 1)).decode()


def read(group: Group, text: str, *, own: bool = False) -> SharedTable:
    """The table of such a text; raises `SealedError` for one that cannot be read.

    The storage is this device's `own` if nobody but this program can have written it.
    """
    try:
        inflate = zlib.decompressobj()
        entry: dict[str, Any] = read_json(inflate.decompress(b64decode(text), LONGEST + 1), LONGEST)
        if entry["version"] != VERSION:
            raise SealedError("kept", entry["version"])
        verified = str(entry.get("verified", "")) if own else ""
        players = [_restored(group, player, entry["log"], verified) for player in entry["players"]]
        requests = {int(seat): text for seat, text in entry["requests"].items()}
        since = float(entry.get("since", 0))
        return SharedTable(players, tuple(entry["seats"]), requests, since=since if 0 < since < LATEST else 0.0)
    except (KeyError, TypeError, ValueError, AttributeError, IndexError, zlib.error) as error:
        if isinstance(error, SealedError):
            raise
        raise SealedError("kept", type(error).__name__) from error


def _restored(group: Group, player: dict[str, Any], transcript: list[str], verified: str) -> Player:
    """A player's device, from its transcript."""
    secret, name, kind = Secret.of(b64decode(player["secret"])), player["name"], player["kind"]
    if not isinstance(name, str) or not isinstance(kind, str):
        raise SealedError("kept", "name")
    client = Client.restored(group, secret, transcript, name, player.get("draft", ()), verified=verified)
    for request in player.get("asking", ()):
        if not client.participants:
            client.admit(request)
    if player.get("lie") and client.blame is None:
        seat, message, about = player["lie"]
        client.ending.blame = Blame(int(seat), int(message), FORMER_NAMES.get(about, str(about)))
        client.evidence = tuple(parse(text).text() for text in player.get("evidence", ()))
    client.side = [parse(text).text() for text in player.get("side", ())]
    return Player(kind, client)
