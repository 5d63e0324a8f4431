"""The file in which a sealed game is kept: written as a whole or not at all, and for its owner's eyes only."""

from __future__ import annotations

import errno
import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from pyengine.cli.files import check_target, read_text
from pyengine.sealed import saved_table
from pyengine.sealed.group import Group
from pyengine.sealed.shared_table import SharedTable

if sys.platform != "win32":
    import fcntl

_LONGEST = 20_000_000
"""Characters: many times what the longest games need."""


class TableFile:
    """A file. `text` is what this terminal has read or written last: it writes only where that is still there.
    `revision` tells that table from one that has gone on.
    """

    def __init__(self, path: Path) -> None:
        self.path, self.text = path, ""
        self.revision: object = None

    def read(self, group: Group) -> SharedTable:
        """The table; raises `OSError`, `NotationError`, and `SealedError` for a file that has none."""
        self.text = read_text(self.path, _LONGEST)
        table = saved_table.read(group, self.text)
        self.revision = _revision(table)
        return table

    def keep(self, table: SharedTable) -> None:
        """Keep the table, if it has gone on; raises `OSError`, also where another terminal has gone on with it.

        Nothing is written then.
        """
        revision = _revision(table)
        if revision == self.revision:
            return
        text = saved_table.write(table)
        check_target(self.path)
        with _alone(self.path.parent):
            if self.path.exists() and read_text(self.path, _LONGEST) != self.text:
                raise OSError(errno.EBUSY, "Another terminal has gone on with this game", str(self.path))
            _replace(self.path, text)
        self.text, self.revision = text, revision


def _revision(table: SharedTable) -> object:
    """What changes with everything that is to be kept."""
    clients = [player.client for player in table.players]
    return [(len(client.transcript), len(client.draft), client.blame) for client in clients], len(table.requests)


def _replace(path: Path, text: str) -> None:
    """Let a file have this text, in one step and for good."""
    new = path.with_name(f"{path.name}.new")
    new.unlink(missing_ok=True)
    try:
        with os.fdopen(os.open(new, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "w", encoding="ascii") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        new.replace(path)
    except OSError:
        new.unlink(missing_ok=True)
        raise


@contextmanager
def _alone(folder: Path) -> Iterator[None]:
    """While no other terminal writes to this folder, on systems that have such locks."""
    if sys.platform == "win32":
        yield
        return
    handle = os.open(folder, os.O_RDONLY)
    try:
        with suppress(OSError):  # some file systems have no locks
            fcntl.flock(handle, fcntl.LOCK_EX)
        yield
        with suppress(OSError):
            os.fsync(handle)
    finally:
        os.close(handle)
