"""What travels between friends: some messages of one table as a short text, which a link, a file or a QR code holds.

`TABLE.b.LENGTH.CHECK.DATA`: the table's ID, and the messages as `compact` writes them, wrapped as in any link
(`pyengine/core/links.py`). A live connection also carries `TABLE?N`: who sends it has N messages, and asks for those
after them. Bundles of older engines are read too: `TABLE.DATA`, the messages' lines, deflated, in base64url.
"""

from __future__ import annotations

import re
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Sequence
from itertools import chain

from pyengine.core.errors import LinkError
from pyengine.core.links import data_of, found, is_begun, old_data, wrapped, wrapped_bytes
from pyengine.sealed.compact import LONGEST, compact, expand
from pyengine.sealed.errors import SealedError

KEY, LIVE = "sealed", "live"
HEAD = f"#{KEY}="
"""Before a bundle in a link's fragment."""
_ASKING = re.compile(r"([\w-]{22})\?(\d{1,6})", re.ASCII)
_BUNDLE = re.compile(r"([\w-]{22})\.(.*)", re.DOTALL | re.ASCII)
_BARE = re.compile(r"(?<![\w-])[\w-]{22}\.(?=[\w-])", re.ASCII)
_SIGNALS = {2: "offer", 3: "answer"}
"""The kinds of signals by their first byte."""
_OLD_SIGNAL = re.compile(r"(offer|answer)\.([\w-]+)", re.ASCII)
LONGEST_SIGNAL = 4_000
"""Characters of a signal for a live connection."""
_NAME = re.compile(r"[\w-]{0,22}(?![\w-])", re.ASCII)
"""A table's ID, or as much of it as is there."""
_WRAPPED = re.compile(r"[bn](\.|$)", re.IGNORECASE)


def pack(table: str, lines: Sequence[str]) -> str:
    """The bundle of these messages."""
    data = compact(table, lines)
    body = wrapped("\n".join(lines), table) if data is None else wrapped_bytes(data, table)
    return f"{table}.{body}"


def unpack(text: str) -> tuple[str, list[str]]:
    """The table and the messages of a bundle: alone, in a link, or in a letter with a link in it.

    Raises `LinkError` where it is not whole, and `SealedError` where there is none.
    """
    errors = list[LinkError | SealedError]()
    for body in chain(found(text, KEY), (text[match.start() :] for match in _BARE.finditer(text))):
        try:
            return _unpacked(body)
        except (LinkError, SealedError) as error:
            errors.append(error)
    if is_begun(text, KEY):
        raise LinkError("cut")
    raise errors[0] if errors else SealedError("bundle", text, 1)


def _unpacked(body: str) -> tuple[str, list[str]]:
    bundle = _BUNDLE.match(body)
    if not bundle:
        raise LinkError("cut") if _NAME.match(body) else SealedError("bundle", body, 1)
    table, data = bundle.groups()
    if not _WRAPPED.match(data):  # a bundle of an older engine
        whole = old_data(data, LONGEST)
    else:
        whole = data_of(data, LONGEST, table) or b""
        if data[0] in "bB":
            return table, expand(table, whole)
    try:
        return table, whole.decode().split("\n")
    except UnicodeDecodeError:
        raise SealedError("bundle", data, len(table) + 2) from None


def is_link(text: str) -> bool:
    """True for the fragment of a link with messages, whole or not."""
    return is_begun(text, KEY) or any(True for _ in found(text, KEY))


def signal(table: str, text: str) -> str:
    """What a link has behind `live=` so that a connection comes about: a signal, which is bytes in base64url."""
    return f"{table}.{wrapped_bytes(urlsafe_b64decode(text + '=' * (-len(text) % 4)), table)}"


def signal_in(text: str) -> tuple[str, str] | None:
    """The kind and the text of a signal in a link, `offer` or `answer`; None where there is none.

    Raises `LinkError` for one that is not whole.
    """
    for body in found(text, LIVE):
        bundle = _BUNDLE.match(body)
        data = data_of(bundle[2], LONGEST_SIGNAL, bundle[1]) if bundle else None
        if data and data[0] in _SIGNALS:
            return _SIGNALS[data[0]], urlsafe_b64encode(data).decode().rstrip("=")
        # Signals of older engines were text, wrapped (`n`) or before that as it was.
        plain = body[len(bundle[1]) + 1 :] if bundle and data is None else (data or b"").decode("ascii", "replace")
        read = _OLD_SIGNAL.match(plain)
        if not read:
            raise LinkError("cut")
        return read[1], read[2]
    if is_begun(text, LIVE):
        raise LinkError("cut")
    return None


def asking(table: str, known: int) -> str:
    """The question for the messages after so many."""
    return f"{table}?{known}"


def asked(text: str) -> tuple[str, int] | None:
    """The table and the number of such a question; None where the text is none."""
    question = _ASKING.fullmatch(text)
    return (question[1], int(question[2])) if question else None
