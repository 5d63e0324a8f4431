"""The results of a match, and the file that they are saved in, one JSON object a line after a head."""

from __future__ import annotations

import json
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
        if not path:
            return
        head = (json.dumps({"match": _plain(match)}) + "\n").encode()
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
        end = at = 0
        # Of a line that is too long only a part is read, which is no JSON: so that nothing after it is read at all.
        while data := file.readline(_LONGEST + 1):
            at += 1
            line = data.decode("utf-8", "backslashreplace").rstrip("\r\n")
            if at == 1:
                if _same(read_object(line, 1).get("match")) != _same(_plain(self.match)):
                    raise NotationError(line, 1, 1, "the results of this match")
            elif data.endswith(b"\n") or len(data) > _LONGEST:
                result = read_result(self.match, line, at)
                self.found[result.number] = result
            if data.endswith(b"\n"):
                end += len(data)
        return end

    def add(self, result: Result) -> bool:
        """Save a result; True if it is a new one."""
        if result.number in self.found:
            return False
        self.found[result.number] = result
        if self.path:
            with self.path.open("a", encoding="utf-8") as file:
                file.write(json.dumps(result.to_json()) + "\n")
        return True


def _plain(match: Match) -> dict[str, Any]:
    data = asdict(match)
    data.pop("games")  # a longer run of the same match goes on from a shorter one
    data["files"] = dict(match.files)
    if not match.files:  # most games are none of a file's, and files of results from before say nothing of it
        data.pop("files")
    data.pop("on_illegal")  # and one that forgives from one that did not
    return data


def _same(data: object) -> str:
    return json.dumps(data, sort_keys=True)
