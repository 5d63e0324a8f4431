"""What travels between friends: some messages of one table as a short text, which a link, a file or a QR code holds.

`TABLE.DATA`: the table's ID, and the messages' lines, deflated, in base64url. A live connection also carries
`TABLE?N`: who sends it has N messages, and asks for those after them.
"""

from __future__ import annotations

import binascii
import re
import zlib
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Sequence

from pyengine.sealed.errors import SealedError

HEAD = "#sealed="
"""Before a bundle in a link's fragment."""
LONGEST = 2_000_000
"""Characters of a bundle's lines: more than the longest games have."""
_ASKING = re.compile(r"([\w-]{22})\?(\d{1,6})")
_BUNDLE = re.compile(r"(?:.*#)?(?:sealed=)?([\w-]{22})\.([\w-]+)", re.DOTALL)


def pack(table: str, lines: Sequence[str]) -> str:
    """The bundle of these messages."""
    deflate = zlib.compressobj(9, wbits=-15)
    data = deflate.compress("\n".join(lines).encode()) + deflate.flush()
    return f"{table}.{urlsafe_b64encode(data).decode().rstrip('=')}"


def unpack(text: str) -> tuple[str, list[str]]:
    """The table and the messages of a bundle, or of a whole link; raises `SealedError` where it is none."""
    found = _BUNDLE.fullmatch(text.strip())
    if not found:
        raise SealedError("bundle", text, 1)
    table, data = found.groups()
    try:
        inflate = zlib.decompressobj(wbits=-15)
        whole = inflate.decompress(urlsafe_b64decode(data + "=" * (-len(data) % 4)), LONGEST + 1).decode()
    except (binascii.Error, zlib.error, ValueError):
        raise SealedError("bundle", text, found.start(2) + 1) from None
    if not inflate.eof or len(whole) > LONGEST:
        raise SealedError("bundle", text, len(text))
    return table, whole.split("\n")


def asking(table: str, known: int) -> str:
    """The question for the messages after so many."""
    return f"{table}?{known}"


def asked(text: str) -> tuple[str, int] | None:
    """The table and the number of such a question; None where the text is none."""
    found = _ASKING.fullmatch(text)
    return (found[1], int(found[2])) if found else None
