"""Transcripts: all that was asked and answered, as JSON lines in a file that a later run goes on from.

The first line is the head: what is played, and how the model is asked. Then each line is an entry of a game or a
puzzle, by its number: `begin` (seed, seats, the first message), `decision`, `end`. Lines of several may alternate.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from threading import Lock
from typing import Any, BinaryIO

from pyengine.core.errors import NotationError
from pyengine.core.json_text import JsonError, read_json
from pyengine.models.dialogue import VERDICTS

VERSION = 1
LONGEST_LINE = 4_000_000
"""Bytes of a line: a decision of twenty answers has some 500,000 at most."""
MOST_LINES = 1_000_000
KINDS = ("begin", "decision", "end")
_MORE = ("games", "number")
"""What a later run may have more of."""


class Transcript:
    """A file of a run, and its `entries` by number. Several threads may add to it."""

    def __init__(self, path: Path, head: Mapping[str, Any]) -> None:
        """Go on with the file, or begin it; raises `NotationError` where it is broken or of another run, and `OSError`.

        A line that is not whole, since that run was stopped while it wrote, is dropped.
        """
        self.path, self.entries = path, dict[int, list[dict[str, Any]]]()
        self._lock = Lock()
        wanted = {"transcript": VERSION, **head}
        path.touch()
        with path.open("r+b") as file:
            lines, end = _read_lines(file)
            if lines:
                if _same(lines[0]) != _same(wanted):
                    raise NotationError(path.name, 1, 1, "a transcript of this run, or a new file")
                self.entries = _by_number(lines)
            file.truncate(end)
            if not lines:
                file.seek(0)
                file.write(_line(wanted))

    def add(self, entry: dict[str, Any]) -> None:
        """Save an entry at once."""
        with self._lock:
            self.entries.setdefault(entry["number"], []).append(entry)
            with self.path.open("ab") as file:
                file.write(_line(entry))


def read_transcript(path: Path) -> tuple[dict[str, Any], dict[int, list[dict[str, Any]]]]:
    """The head and the entries of a file by their numbers; raises `NotationError` and `OSError`."""
    with path.open("rb") as file:
        lines, _ = _read_lines(file)
    if not lines:
        raise NotationError(path.name, 1, 1, "a transcript")
    return lines[0], _by_number(lines)


def _line(data: Mapping[str, Any]) -> bytes:
    return (json.dumps(data, ensure_ascii=False) + "\n").encode("utf-8", "backslashreplace")


def _read_lines(file: BinaryIO) -> tuple[list[dict[str, Any]], int]:
    """The whole lines of a file, and where the last one ends."""
    found, end = list[dict[str, Any]](), 0
    while (data := file.readline(LONGEST_LINE + 1)).endswith(b"\n"):
        at = len(found) + 1
        if at > MOST_LINES:
            raise NotationError("", at, 1, f"at most {MOST_LINES} lines")
        found.append(_entry(data, at))
        end += len(data)
    if len(data) > LONGEST_LINE:
        raise NotationError("", len(found) + 1, 1, f"a line of at most {LONGEST_LINE} bytes")
    return found, end


def _entry(data: bytes, at: int) -> dict[str, Any]:
    """A line, checked in what is counted; raises `NotationError`."""
    try:
        found = read_json(data, LONGEST_LINE)
    except JsonError:
        found = None
    if not isinstance(found, dict):
        raise NotationError("", at, 1, "an entry of a transcript")
    if at == 1:
        fits = found.get("transcript") == VERSION and isinstance(found.get("model"), str)
        fits = fits and found.get("kind") in ("games", "puzzles") and isinstance(found.get("game"), str)
    else:
        kind, number = found.get("kind"), found.get("number")
        fits = kind in KINDS and type(number) is int and number >= 0 and _FITS[str(kind)](found)
    if not fits:
        raise NotationError(str(found.get("kind", "")), at, 1, "an entry of a transcript")
    return found


def _fits_decision(entry: dict[str, Any]) -> bool:
    answers = entry.get("answers")
    return _texts(entry.get("actions")) and isinstance(answers, list) and bool(answers) and all(map(_answer, answers))


def _answer(found: object) -> bool:
    if not isinstance(found, dict) or found.get("verdict") not in VERDICTS or not isinstance(found.get("rule"), str):
        return False
    counts, seconds = (found.get(name) for name in ("asked", "answered", "retries")), found.get("seconds")
    return all(type(count) is int and 0 <= count < 1 << 53 for count in counts) and _real(seconds)


def _fits_end(entry: dict[str, Any]) -> bool:
    said = all(isinstance(entry.get(name, ""), str) for name in ("reason", "level"))
    return said and "reason" in entry and _real(entry.get("share")) and entry["share"] <= 1


def _texts(found: object) -> bool:
    return isinstance(found, list) and all(isinstance(each, str) for each in found)


def _real(found: object) -> bool:
    return isinstance(found, int | float) and not isinstance(found, bool) and 0 <= found < 1e15


_FITS = {"begin": lambda _: True, "decision": _fits_decision, "end": _fits_end}


def _by_number(lines: list[dict[str, Any]]) -> dict[int, list[dict[str, Any]]]:
    found = dict[int, list[dict[str, Any]]]()
    for entry in lines[1:]:
        found.setdefault(entry["number"], []).append(entry)
    return found


def _same(head: Mapping[str, Any]) -> str:
    return json.dumps({name: value for name, value in head.items() if name not in _MORE}, sort_keys=True)
