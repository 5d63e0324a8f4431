"""Reads and writes the files that are named on the command line."""

from __future__ import annotations

import errno
import os
import re
from pathlib import Path

from pyengine.core.errors import NotationError
from pyengine.core.limits import check_length
from pyengine.core.notation import end_of


def read_text(path: Path, longest: int) -> str:
    """A file's text; raises `OSError`, or `NotationError` where it is longer, which is not read, or not UTF-8."""
    check_name(path)
    with path.open("rb") as file:
        data = file.read(4 * longest + 1)
    if len(data) > 4 * longest:
        check_length(data.decode("utf-8", "replace"), longest)
    return check_length(decoded(data).replace("\r\n", "\n").replace("\r", "\n"), longest)


_FIRST = 4_000
"""The most bytes of a file that are read to see what it is."""
_KIND = re.compile(r"\s*(?:#[^\n]*\n\s*)*(study|record) [0-9]+\s*(?:\n|$)")


def kind_of(path: Path) -> str:
    """`study` or `record` by the first line that is no comment, else nothing; raises `OSError`."""
    check_name(path)
    with path.open("rb") as file:
        found = _KIND.match(file.read(_FIRST).decode("utf-8", "replace").replace("\r\n", "\n"))
    return found[1] if found else ""


def decoded(data: bytes) -> str:
    """UTF-8 as a text; raises `NotationError`, which names the first byte that is wrong."""
    try:
        return data.decode("utf-8")
    except UnicodeDecodeError as error:
        at = end_of(data[: error.start].decode("utf-8"))
        raise NotationError(f"0x{data[error.start]:02x}", at.line, at.column, "UTF-8") from None


def write_text(path: Path, text: str) -> None:
    """Write a file; raises `OSError`, also for a name that no file can have and for what is there and is no file."""
    check_target(path)
    path.write_text(text, "utf-8")


def check_target(path: Path) -> None:
    """Raises `OSError` for a name that no file can have, and for what is there and is no file."""
    check_name(path)
    if path.exists() and not path.is_file():
        raise OSError(errno.EINVAL, "Not a file", str(path))


def check_name(path: Path) -> None:
    """Raises `OSError` for a name with a NUL or half a surrogate pair: `open` would call it an error of the value."""
    try:
        bad = b"\0" in os.fsencode(path)
    except UnicodeEncodeError:
        bad = True
    if bad:
        raise OSError(errno.EINVAL, "Not a file's name", str(path))
