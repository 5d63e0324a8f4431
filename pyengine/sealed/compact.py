"""Messages in fewer bytes, for links: what both sides know or can compute is left out.

A message's text is JSON in which keys, points and signatures are base64url. Here they are bytes, one behind the other,
behind a deflated skeleton of the rest, in which `"*32"` stands for 32 of them. Left out are the names of fields, the
version, the table's name, and the hash of the message before where that stands here too. The skeleton is deflated with
a dictionary of what messages usually say.

What comes out is checked against what went in, so a message is the very same text again, down to its signature.
"""

from __future__ import annotations

import zlib
from collections.abc import Sequence
from io import BytesIO
from typing import Any

from pyengine.core.json_text import read_json
from pyengine.sealed.errors import SealedError
from pyengine.sealed.group import SIGNATURE
from pyengine.sealed.message import TABLE, Message, parse, plain, to_bytes, to_text

LONGEST = 2_000_000
"""Characters of the messages: more than the longest games have."""
_SHORTEST = 8
"""Bytes that are worth a place of their own."""
_BYTES, _TEXT, _MESSAGE = "*", "*=", "*"
"""In the skeleton: before a number of bytes, before a text that begins with a star, and the key of a message in one."""
_USUAL = (
    b'{"type":"over","seat":1,"to":0,"reason":"","ranking":[["types":"scores":"player":"card":"cards":"count":"from":'
    b'"draw","discard","drawn","laid","pile":"hand":"number":"colour":"round":"place":"points":null,true,false,'
    b'["table","uno","nizam","pearl","flights","glastonbury","face-to-face",2,{"first":"random"},"0.2.0"],'
    b'["seats",[{"*":[1,0,0,["sit","","*32","*32","*32","*32"]]}]],["resign"],["abandon"],["undo"],["agree"],'
    b'["tell",[{"type":"],["show",[1,2,3]],["show","*64"],["secret","*32"]],["lots",0,"*32"],["mix",0,"*1792"],'
    b'["choose","*32","*64"],["reveal","","*32"],["act","draw"],["act","],'
    b'[0,10,"*32"],[0,11,"*32"],[0,12,"*32"]]],[[2,1,"*32",["keys",[[0,1,"*32"],[0,2,"*32"]]],[3,2,0,["act","'
)
"""What skeletons have in common; the last is found with the fewest bits. It is part of the format."""


# Writing --------------------------------------------------------------------------------------------------------------


def compact(table: str, lines: Sequence[str]) -> bytes | None:
    """The messages of a table in fewer bytes; None where they are not ones that can be written so."""
    try:
        skeletons, raw = list[Any](), list[bytes]()
        before, version = "", parse(lines[0]).version if lines else 1
        if version > 1:  # those of version 1 tell none, since there was no other
            skeletons.append(version)
        for line in lines:
            message = parse(line)
            if message.version != version:
                return None
            skeletons.append(_skeleton(message, table, before, raw))
            before = message.hash
        deflate = zlib.compressobj(9, wbits=-15, zdict=_USUAL)
        data = deflate.compress(plain(skeletons).encode()) + deflate.flush() + b"".join(raw)
        return data if expand(table, data) == list(lines) else None
    except SealedError:
        return None


def _skeleton(message: Message, table: str, before: str, raw: list[bytes]) -> list[Any]:
    """A message as `[number, seat, hash before or 0, item, …]`; its bytes, and at last its signature, go to `raw`."""
    if message.table != table:
        raise SealedError("table")
    known = 0 if message.before == before else _slim(message.before, message, raw)
    items = [_slim(item, message, raw) for item in message.items]
    raw.append(to_bytes(message.signature, SIGNATURE))
    return [message.number, message.seat + 1, known, *items]


def _slim(value: Any, around: Message, raw: list[bytes]) -> Any:
    """A value of a message with its bytes taken out."""
    if isinstance(value, list):
        return [_slim(each, around, raw) for each in value]
    if isinstance(value, dict):
        return {name: _slim(each, around, raw) for name, each in value.items()}
    if not isinstance(value, str):
        return value
    if value.startswith('{"v":'):
        return {_MESSAGE: _skeleton(parse(value), around.table, around.before, raw)}
    try:
        data = to_bytes(value)
    except SealedError:
        data = b""
    if len(data) >= _SHORTEST:
        raw.append(data)
        return f"{_BYTES}{len(data)}"
    return _TEXT + value if value.startswith(_BYTES) else value


# Reading --------------------------------------------------------------------------------------------------------------


def expand(table: str, data: bytes) -> list[str]:
    """The messages again; raises `SealedError`, in bounded time and memory, for what is none."""
    to_bytes(table, TABLE)
    inflate = zlib.decompressobj(wbits=-15, zdict=_USUAL)
    try:
        skeletons = read_json(inflate.decompress(data, LONGEST), LONGEST)
    except (zlib.error, ValueError):
        raise SealedError("bundle") from None
    if not inflate.eof or not isinstance(skeletons, list):
        raise SealedError("bundle")
    raw, lines, before = BytesIO(inflate.unused_data), list[str](), ""
    version = skeletons.pop(0) if skeletons and type(skeletons[0]) is int else 1
    for skeleton in skeletons:
        message = _message(skeleton, table, before, raw, version)
        lines.append(message.text())
        before = message.hash
    return lines


def _bytes(raw: BytesIO, size: int) -> str:
    """The next bytes behind a skeleton, as text."""
    part = raw.read(size)
    if len(part) < size:
        raise SealedError("bundle")
    return to_text(part)


def _message(skeleton: Any, table: str, before: str, raw: BytesIO, version: int) -> Message:
    if not isinstance(skeleton, list) or len(skeleton) < 4 or not all(type(each) is int for each in skeleton[:2]):
        raise SealedError("bundle")
    number, seat, known, *items = skeleton
    before = before if known == 0 else str(_full(known, before, table, raw, version))
    whole = tuple(_full(item, before, table, raw, version) for item in items)
    return Message(table, number, seat - 1, before, whole, _bytes(raw, SIGNATURE), version)


def _full(value: Any, before: str, table: str, raw: BytesIO, version: int) -> Any:
    """A value of a message with its bytes."""
    if isinstance(value, list):
        return [_full(each, before, table, raw, version) for each in value]
    if isinstance(value, dict):
        if tuple(value) == (_MESSAGE,):
            return _message(value[_MESSAGE], table, before, raw, version).text()
        return {name: _full(each, before, table, raw, version) for name, each in value.items()}
    if not isinstance(value, str) or not value.startswith(_BYTES):
        return value
    if value.startswith(_TEXT):
        return value[len(_TEXT) :]
    size = value[len(_BYTES) :]
    if not (size.isascii() and size.isdigit() and len(size) < 7):
        raise SealedError("bundle")
    return _bytes(raw, int(size))
