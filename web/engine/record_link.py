"""Records and studies in a link's fragment: packed where that is shorter, else readable. Servers never get it."""

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
"""How what is packed begins; a readable text begins with a word such as `record`."""


def fragment(text: str, head: str = HEAD) -> str:
    """The fragment of a link that carries this text, by default a record: whichever of the two forms is shorter."""
    deflate = zlib.compressobj(9, wbits=-15)
    packed = deflate.compress(text.encode()) + deflate.flush()
    forms = (readable(text, head), head + _PACKED + urlsafe_b64encode(packed).decode().rstrip("="))
    return min(forms, key=len)


def readable(text: str, head: str = HEAD) -> str:
    """The fragment with the text in readable form."""
    return head + quote(text, safe=":>,|!*()~")


def record_of(text: str) -> str | None:
    """The record in a fragment, None where there is none; raises `NotationError` when it cannot be unpacked."""
    return carried(text, HEAD)


def carried(text: str, head: str) -> str | None:
    """The same for what has another head, such as a study."""
    if not text.startswith(head):
        return None
    body = unquote(text[len(head) :])
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
