"""Removes unused exports from a WebAssembly module.

Pyodide's exports all that C may link with later: 8,560 names. Every one of them is made into a function or a global of
JavaScript, and most into an entry of the table of functions, at each start; see `docs/start.md` for what that costs.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from website.upstream import NAMED_LATER, Changed

_MAGIC = b"\0asm\1\0\0\0"
_IMPORTS, _EXPORTS = 2, 7
_FUNCTION, _TABLE, _MEMORY, _GLOBAL, _TAG = range(5)


class Reader:
    """Reads a module's bytes one thing after the other."""

    def __init__(self, content: bytes, at: int = 0) -> None:
        self.content = content
        self.at = at

    def byte(self) -> int:
        """One byte."""
        self.at += 1
        return self.content[self.at - 1]

    def number(self) -> int:
        """An unsigned number in seven bits a byte."""
        value = shift = 0
        while True:
            byte = self.byte()
            value |= (byte & 127) << shift
            if byte < 128:
                return value
            shift += 7

    def name(self) -> str:
        """A text after its length."""
        length = self.number()
        self.at += length
        return self.content[self.at - length : self.at].decode()


def number(value: int) -> bytes:
    """What `Reader.number` reads."""
    parts = bytearray()
    while value > 127:
        parts.append(value & 127 | 128)
        value >>= 7
    return bytes([*parts, value])


def without_exports(module: bytes, needed: Callable[[str], bool]) -> bytes:
    """The module with only those functions and globals exported that are needed, or that it asks for by name itself.

    Raises `Changed` when it is no WebAssembly module.
    """
    if not module.startswith(_MAGIC):
        raise Changed("what is to be trimmed is no WebAssembly module")
    sections = list(_sections(module))
    looked_up = {name for kind, content in sections if kind == _IMPORTS for name in _named_later(content)}
    made = bytearray(_MAGIC)
    for kind, content in sections:
        left = _needed_exports(content, lambda name: name in looked_up or needed(name)) if kind == _EXPORTS else content
        made += bytes([kind]) + number(len(left)) + left
    return bytes(made)


def _sections(module: bytes) -> Iterator[tuple[int, bytes]]:
    reader = Reader(module, len(_MAGIC))
    while reader.at < len(module):
        kind, length = reader.byte(), reader.number()
        reader.at += length
        yield kind, module[reader.at - length : reader.at]


def _named_later(imports: bytes) -> Iterator[str]:
    reader = Reader(imports)
    for _ in range(reader.number()):
        module, name = reader.name(), reader.name()
        _skip_import(reader)
        if module in NAMED_LATER:
            yield name


def _skip_import(reader: Reader) -> None:
    # A table has a type, then limits as a memory has: one number or two. A global has a type and whether it changes, a
    # tag an attribute before its type, and a function its type alone.
    kind = reader.byte()
    if kind in (_TABLE, _GLOBAL, _TAG):
        reader.byte()
    if kind in (_TABLE, _MEMORY):
        has_end = reader.byte() & 1
        for _ in range(1 + has_end):
            reader.number()
    elif kind == _GLOBAL:
        reader.byte()
    else:
        reader.number()


def _needed_exports(exports: bytes, needed: Callable[[str], bool]) -> bytes:
    reader = Reader(exports)
    kept = []
    for _ in range(reader.number()):
        start = reader.at
        name, kind = reader.name(), reader.byte()
        reader.number()
        if kind not in (_FUNCTION, _GLOBAL) or needed(name):
            kept.append(exports[start : reader.at])
    return number(len(kept)) + b"".join(kept)
