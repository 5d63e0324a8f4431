"""A device as bytes, so that it need not read its whole log again: it goes on where it was.

The log is the truth, and these bytes are a shortcut of one device for itself. They hold for one version of the engine,
and whatever is wrong with them is found before anything is made of them: they can name classes of the engine alone.
"""

from __future__ import annotations

import io
import pickle
from hashlib import sha256
from typing import Any

from pyengine.core.game import Game
from pyengine.core.version import VERSION
from pyengine.games import game as find_game
from pyengine.sealed.client import Client
from pyengine.sealed.errors import SealedError
from pyengine.sealed.group import Group

_OURS = "pyengine."
_OTHERS = {("builtins", "set"), ("builtins", "frozenset"), ("copyreg", "_reconstructor"), ("builtins", "object")}
_SHAPE = 3
"""Of a device's attributes: another number where they change, so that older bytes are passed over."""
_CHECK = 32
"""Bytes of the digest in front."""


def dump(client: Client) -> bytes:
    """The device without its log, with the message that it is writing, if it is."""
    buffer, log = io.BytesIO(), client.log
    writer = pickle.Pickler(buffer, protocol=5)
    writer.dispatch_table = {Game: _game, type(client.group): _group}
    client.log = []
    try:
        writer.dump(client)
    finally:
        client.log = log
    data = buffer.getvalue()
    return _digest(log, data) + data


def load(group: Group, log: list[str], data: bytes) -> Client:
    """The device that had this log; raises `SealedError` for bytes that are none of this version or of another log."""
    if data[:_CHECK] != _digest(log, data[_CHECK:]):
        raise SealedError("memory")
    try:
        found = _Reader(group, io.BytesIO(data[_CHECK:])).load()
    except (pickle.UnpicklingError, AttributeError, ImportError, TypeError, ValueError, EOFError, IndexError) as error:
        raise SealedError("memory") from error
    if not isinstance(found, Client):
        raise SealedError("memory")
    found.log = log
    return found


def _digest(log: list[str], data: bytes) -> bytes:
    """What tells these bytes from those of another version, another log, and from broken ones."""
    total = sha256(f"{VERSION}:{_SHAPE}:{len(log)}:".encode())
    total.update(log[-1].encode())
    total.update(data)
    return total.digest()


def _game(game: Game) -> tuple[Any, tuple[str]]:
    """A game is named by its ID."""
    return find_game, (game.id,)


def _group(_: Group) -> tuple[Any, tuple[()]]:
    """The group belongs to the program and not to the device: a name stands for it."""
    return this_group, ()


def this_group() -> Group:
    """Stands for the group in a device's bytes, where its reader puts its own."""
    raise pickle.UnpicklingError("group")


class _Reader(pickle.Unpickler):
    """Reads a device, with this group; refuses all that is not of the engine."""

    def __init__(self, group: Group, file: io.BytesIO) -> None:
        super().__init__(file)
        self.group = group

    def find_class(self, module_name: str, global_name: str) -> Any:
        """A class of the engine, one of the few others that states are made of, or what finds games and the group."""
        if (module_name, global_name) == (this_group.__module__, this_group.__name__):
            return lambda: self.group
        if (module_name, global_name) not in _OTHERS and not module_name.startswith(_OURS):
            raise pickle.UnpicklingError(f"{module_name}.{global_name}")
        found = super().find_class(module_name, global_name)
        if not isinstance(found, type) and found is not find_game and (module_name, global_name) not in _OTHERS:
            raise pickle.UnpicklingError(f"{module_name}.{global_name}")
        return found
