"""One message as text: canonical JSON on one line, signed, and chained to the message before by its hash.

    {"v":3,"table":"…","n":7,"seat":2,"prev":"…","items":[…],"sig":"…"}

Keys stand in this order, without spaces, in ASCII; bytes are base64url without padding. `seat` counts from 1; 0 stands
for somebody who asks for a seat. What is signed is all of the text before `,"sig"`, behind the words of `context`.
"""

from __future__ import annotations

import json
from base64 import urlsafe_b64decode, urlsafe_b64encode
from dataclasses import dataclass, replace
from typing import Any

from pyengine.core.json_text import JsonError, read_json
from pyengine.sealed.errors import SealedError
from pyengine.sealed.group import SIGNATURE, SIZE, Group
from pyengine.sealed.keys import digest

VERSION = 3
"""Of the messages of a new table; a table goes on in the version that it was begun in."""
VERSIONS = (1, 2, 3)
"""That are understood."""
LONGEST = 64_000
"""Characters of a message."""
MOST_ITEMS = 400
"""Items of a message."""
MOST_MESSAGES = 20_000
"""Messages of a table."""
TABLE = 16
"""Bytes of a table's name."""
_FIELDS = ("v", "table", "n", "seat", "prev", "items", "sig")

Item = list[Any]


def to_text(data: bytes) -> str:
    """Bytes as base64url without padding."""
    return urlsafe_b64encode(data).rstrip(b"=").decode()


def to_bytes(text: object, size: int | None = None) -> bytes:
    """The bytes of such a text; raises `SealedError` for another form or another size."""
    if not isinstance(text, str) or not text.isascii():
        raise SealedError("bytes", text)
    try:
        data = urlsafe_b64decode(text + "=" * (-len(text) % 4))
    except ValueError:
        raise SealedError("bytes", text) from None
    if to_text(data) != text or (size is not None and len(data) != size):
        raise SealedError("bytes", text)
    return data


def plain(value: object) -> str:
    """Data as canonical JSON; raises `ValueError` for NaN and Infinity, which JSON does not have."""
    return json.dumps(value, separators=(",", ":"), ensure_ascii=True, allow_nan=False)


def context(version: int) -> bytes:
    """The words before what is signed."""
    return f"nastilka sealed play, version {version}\n".encode()


@dataclass(frozen=True, slots=True)
class Message:
    """A message: the `table`'s name, its number, who wrote it (from 0; -1: nobody yet), the hash before, its items."""

    table: str
    number: int
    seat: int
    before: str
    items: tuple[Item, ...]
    signature: str = ""
    version: int = VERSION

    def body(self) -> str:
        """All of the text that is signed."""
        fields: dict[str, object] = {
            "v": self.version,
            "table": self.table,
            "n": self.number,
            "seat": self.seat + 1,
            "prev": self.before,
            "items": self.items,
        }
        return plain(fields)[:-1]

    def text(self) -> str:
        """The whole text."""
        return f'{self.body()},"sig":"{self.signature}"}}'

    @property
    def hash(self) -> str:
        """By which the next message names this one."""
        return to_text(digest(self.text().encode()))

    def signed(self, group: Group, secret: bytes) -> Message:
        """The same, signed."""
        signature = to_text(group.sign(secret, context(self.version) + self.body().encode()))
        return replace(self, signature=signature)

    def is_by(self, group: Group, key: bytes) -> bool:
        """True if the signature is by this key."""
        return group.verify(key, context(self.version) + self.body().encode(), to_bytes(self.signature, SIGNATURE))


def parse(text: object) -> Message:
    """The message that a text is; raises `SealedError` with the character where the text stops being one."""
    if not isinstance(text, str):
        raise TypeError(f"a text is expected, not {type(text).__name__}")
    try:
        data = read_json(text, LONGEST)
    except JsonError as error:
        code = "too-long" if error.code == "too-long" else "not-a-message"
        raise SealedError(code, text, error.at) from None
    if not isinstance(data, dict) or "v" not in data:
        raise SealedError("not-a-message", text, 1)
    if type(data["v"]) is not int or data["v"] not in VERSIONS:
        raise SealedError("version", data["v"])
    if tuple(data) != _FIELDS:
        raise SealedError("not-a-message", text, 1)
    return _checked(data, text)


def _checked(data: dict[str, Any], text: str) -> Message:
    number, seat, items = data["n"], data["seat"], data["items"]
    if type(number) is not int or not 0 <= number <= MOST_MESSAGES:
        raise SealedError("number", number)
    if type(seat) is not int or not 0 <= seat <= 99:
        raise SealedError("seat", seat)
    if not isinstance(items, list) or not 0 < len(items) <= MOST_ITEMS:
        raise SealedError("items", type(items).__name__)
    for at, item in enumerate(items, 1):
        if not isinstance(item, list) or not item or not isinstance(item[0], str):
            raise SealedError("item", item, at)
    to_bytes(data["table"], TABLE)
    to_bytes(data["sig"], SIGNATURE)
    if data["prev"] or number:  # only the invitation has nothing before it
        to_bytes(data["prev"], SIZE)
    message = Message(data["table"], number, seat - 1, data["prev"], tuple(items), data["sig"], data["v"])
    # Messages are compared, hashed and signed as texts: another spelling of one would be another message.
    canonical = message.text()
    if canonical != text:
        pairs = enumerate(zip(canonical, text, strict=False), 1)
        differs = next((at for at, (one, other) in pairs if one != other), min(len(canonical), len(text)) + 1)
        raise SealedError("not-canonical", text, differs)
    return message
