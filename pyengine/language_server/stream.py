"""The editor's messages as they come in, each bounded and checked before the protocol's library reads it.

The library would reserve as much memory as a message says that it has, and takes NaN and Infinity for JSON.
"""

from __future__ import annotations

import json
import re
from typing import BinaryIO

from pyengine.core.json_text import JsonError, read_json
from pyengine.language_server import messages

LONGEST_MESSAGE = 1 << 24
"""Bytes of a message: the longest record that is read, with every character written as `\\u2026`, and room besides."""
MOST_SKIPPED = 1 << 30
"""A longer message than the longest is skipped; after one that says it has more than this nothing more is read."""
REFUSED = "pyengine/refused"
"""The notification that stands in for a message that is not read: its `why`, in words for the editor."""
_LONGEST_HEADER = 1000
_PIECE = 1 << 16
_LENGTH = re.compile(rb"^Content-Length: *(\d+)\r\n", re.IGNORECASE)


class Messages:
    """Standard input as the protocol's library asks for it: lines of a header, then a body."""

    def __init__(self, stream: BinaryIO) -> None:
        self._stream = stream
        self.fault = ""
        """Why nothing more is read; empty where the stream came to its end."""

    def readline(self) -> bytes:
        """A line of a header; nothing at the end, and where the line or the message that it announces is too long."""
        line = self._stream.readline(_LONGEST_HEADER)
        length = _LENGTH.match(line)
        if len(line) == _LONGEST_HEADER or (length and int(length[1]) > MOST_SKIPPED):
            self.fault = messages.no_message(MOST_SKIPPED)
            return b""
        return line

    def read(self, size: int) -> bytes:
        """A body of so many bytes, or what stands in for one that is too long or no JSON of ours."""
        if size > LONGEST_MESSAGE:
            left = size  # read and thrown away, piece by piece: the next header stands behind it
            while left > 0 and (piece := self._stream.read(min(left, _PIECE))):
                left -= len(piece)
            return _refused(messages.message_too_long(size, LONGEST_MESSAGE))
        body = self._stream.read(size)
        try:
            read_json(body, LONGEST_MESSAGE)
        except JsonError:
            return _refused(messages.NO_JSON) if body else b""
        return body


def _refused(why: str) -> bytes:
    return json.dumps({"jsonrpc": "2.0", "method": REFUSED, "params": {"why": why}}).encode()
