"""Records and studies in a link's fragment, which servers never get (`pyengine/core/links.py` has the form)."""

from __future__ import annotations

from pyengine.core import links
from pyengine.core.errors import LinkError, NotationError
from pyengine.core.record import Record

RECORD, STUDY = "record", "study"
"""What stands before the `=` of such a fragment."""
LONGEST = 300_000
"""Characters of a record, unpacked: several times the longest games, and few enough not to block a page."""


def fragment(text: str, key: str = RECORD) -> str:
    """The fragment of a link that carries this text, by default a record."""
    return f"#{key}={links.wrapped(text)}"


def readable(text: str, key: str = RECORD) -> str:
    """The fragment with the text in readable form."""
    return f"#{key}={links.readable(text)}"


def record_in(text: str) -> Record | None:
    """The record of a link, whatever stands round it; None where there is none.

    Raises `LinkError` where the link is not whole, and `NotationError` where what it has is no record.
    """
    return links.read(text, RECORD, LONGEST, Record.parse)


def pasted_text(text: str) -> str:
    """What somebody has pasted in place of a link, if it can be a record; raises `LinkError` for a mere address."""
    if "://" in text.partition("\n")[0]:
        raise LinkError("none")
    return text


def check_size(size: int) -> None:
    """Raises `NotationError` for a file or a link that is too long; of that the page sends the size only."""
    if size > LONGEST:
        raise NotationError("", 1, 1, "a shorter record")
