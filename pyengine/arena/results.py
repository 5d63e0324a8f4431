"""The results of a match, and the file that they are saved in, one JSON object a line after a head."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import asdict
from pathlib import Path
from typing import Any, BinaryIO

from pyengine.arena.jobs import Match, Result
from pyengine.arena.lines import LONGEST, read_object, read_result
from pyengine.core.errors import NotationError

_LONGEST = 4 * LONGEST
"""Bytes of a line."""


class Results:
    """The results of a match: in memory, and as JSON lines in a file that a later run goes on from."""

    def __init__(self, match: Match, path: Path | None) -> None:
        """Read the file, if there is one; raises `NotationError` if it is of another match or broken, and `OSError`.

        A file that ends within a line, since that run was stopped while it wrote, loses that line and no other.
        """
        self.match = match
        self.path = path
        self.found: dict[int, Result] = {}
        if path:
            self._open(path)

    def _open(self, path: Path) -> None:
        head = (json.dumps({"match": _plain(self.match)}) + "\n").encode()
        path.touch()
        with path.open("r+b") as file:
            only_begun = head.startswith(file.read(len(head) + 1))
            file.seek(0)
            end = 0 if only_begun else self._read(file)
            file.truncate(end)
            if not end:
                file.seek(0)
                file.write(head)

    def _read(self, file: BinaryIO) -> int:
        """Read the lines; returns where the last whole one ends."""
        end = 0
        for at, data in enumerate(_lines(file), 1):
            line = data.decode("utf-8", "backslashreplace").rstrip("\r\n")
            if at == 1:
                self._check_head(line)
            elif data.endswith(b"\n") or len(data) > _LONGEST:
                result = read_result(self.match, line, at)
                self.found[result.number] = result
            if data.endswith(b"\n"):
                end += len(data)
        return end

    def _check_head(self, line: str) -> None:
        if _same(read_object(line, 1).get("match")) != _same(_plain(self.match)):
            raise NotationError(line, 1, 1, "the results of this match")

    def add(self, result: Result) -> bool:
        """Save a result; True if it is a new one."""
        if result.number in self.found:
            return False
        self.found[result.number] = result
        if self.path:
            with self.path.open("a", encoding="utf-8") as file:
                file.write(json.dumps(result.to_json()) + "\n")
        return True


def _lines(file: BinaryIO) -> Iterator[bytes]:
    """The lines of a file; of one that is too long only a part, which is no JSON, and nothing after it."""
    while data := file.readline(_LONGEST + 1):
        yield data
        if len(data) > _LONGEST:
            return


def _plain(match: Match) -> dict[str, Any]:
    data = asdict(match)
    data.pop("games")  # a longer run of the same match goes on from a shorter one
    data.pop("on_illegal")  # and one that forgives from one that did not
    return data


def _same(data: object) -> str:
    return json.dumps(data, sort_keys=True)
