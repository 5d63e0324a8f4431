"""A shared table as it is kept on a device: the secrets and the log, and a shortcut past the log.

It is a text that nobody else reads: JSON, deflated, in base64.
"""

from __future__ import annotations

import json
import zlib
from base64 import b64decode, b64encode
from typing import Any

from pyengine.core.json_text import read_json
from pyengine.sealed import memory
from pyengine.sealed.client import Client
from pyengine.sealed.errors import SealedError
from pyengine.sealed.group import Group
from pyengine.sealed.seating import Secret
from pyengine.sealed.shared_table import Player, SharedTable

VERSION = 1
"""Of the entry."""
LONGEST = 60_000_000
"""Bytes of the entry, unpacked: many times what the longest games need."""


def write(table: SharedTable) -> str:
    """What is to be kept of a table, before anything of it is given out."""
    players = [
        {
            "kind": player.kind,
            "name": player.client.name,
            "secret": b64encode(player.client.secret.signing + player.client.secret.table).decode(),
            "memory": b64encode(memory.dump(player.client)).decode(),
        }
        for player in table.players
    ]
    entry = {
        "version": VERSION,
        "log": table.client.log,
        "seats": list(table.seats),
        "requests": {str(seat): text for seat, text in table.requests.items()},
        "players": players,
    }
    return b64encode(zlib.compress(json.dumps(entry).encode(), 1)).decode()


def read(group: Group, text: str) -> SharedTable:
    """The table of such a text; raises `SealedError` for one that cannot be read."""
    try:
        inflate = zlib.decompressobj()
        entry: dict[str, Any] = read_json(inflate.decompress(b64decode(text), LONGEST + 1), LONGEST)
        if entry["version"] != VERSION:
            raise SealedError("kept", entry["version"])
        players = [_restored(group, player, entry["log"]) for player in entry["players"]]
        requests = {int(seat): text for seat, text in entry["requests"].items()}
        return SharedTable(players, tuple(entry["seats"]), requests)
    except (KeyError, TypeError, ValueError, AttributeError, IndexError, zlib.error) as error:
        if isinstance(error, SealedError):
            raise
        raise SealedError("kept", type(error).__name__) from error


def _restored(group: Group, player: dict[str, str], lines: list[str]) -> Player:
    """A player's device: by the shortcut, else from its log."""
    log = list(lines)
    secret = Secret.of(b64decode(player["secret"]))
    try:
        client = memory.load(group, log, b64decode(player.get("memory", "")))
        if (client.secret, client.name) != (secret, player["name"]):
            raise SealedError("memory")
    except SealedError:
        client = Client.restored(group, secret, log, player["name"])
    return Player(player["kind"], client)
