"""Records in a link's fragment: packed where that is shorter, else readable. A fragment is not sent to the server."""

from __future__ import annotations

import binascii
import zlib
from base64 import urlsafe_b64decode, urlsafe_b64encode
from urllib.parse import quote, unquote

from pyengine.core.errors import NotationError

HEAD = "#record="
LONGEST = 300_000
"""Characters of a record, unpacked: several times the longest games, and few enough not to block a page."""
_PACKED = "z."
"""How a packed record begins; a readable one begins with the word `record`."""


def fragment(record: str) -> str:
    """The fragment of a link that carries this record: whichever of the two forms is shorter."""
    deflate = zlib.compressobj(9, wbits=-15)
    packed = deflate.compress(record.encode()) + deflate.flush()
    forms = (readable(record), HEAD + _PACKED + urlsafe_b64encode(packed).decode().rstrip("="))
    return min(forms, key=len)


def readable(record: str) -> str:
    """The fragment with the record in readable form."""
    return HEAD + quote(record, safe=":>,|!*()~")


def record_of(text: str) -> str | None:
    """The record in a fragment, None where there is none; raises `NotationError` when it cannot be unpacked."""
    if not text.startswith(HEAD):
        return None
    body = unquote(text[len(HEAD) :])
    return _unpacked(body[len(_PACKED) :]) if body.startswith(_PACKED) else body


def _unpacked(text: str) -> str:
    try:
        data = urlsafe_b64decode(text + "=" * (-len(text) % 4))
        inflate = zlib.decompressobj(wbits=-15)
        record = inflate.decompress(data, LONGEST + 1).decode()
    except (binascii.Error, zlib.error, ValueError):
        raise NotationError(text[:20], 1, 1, "a packed record") from None
    if not inflate.eof or len(record) > LONGEST:
        raise NotationError(text[:20], 1, 1, "a whole packed record")
    return record
