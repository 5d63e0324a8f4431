"""A submission: JSON lines, first what is claimed of the bot, then each game with its record.

    {"submission": 1, "benchmark": "nastilka-bench-v1", "tasks": "5f…", "engine": "0.3.0", "name": "Careful", …}
    {"task": "uno/2/all", "opponent": "greedy", "number": 0, "share": 1.0, …, "record": "record 1\\n…"}

Lines of games may stand in any order. All else of a game than its record is a claim: the share of the first place and
the reason are counted anew by who checks it, seconds and tokens are not.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any, BinaryIO

from pyengine.arena.bench.tasks import Bench, Task
from pyengine.core.errors import NotationError, OptionError
from pyengine.core.json_text import JsonError, read_json
from pyengine.core.limits import LONGEST_RECORD
from pyengine.core.version import VERSION

FORMAT = 1
LONGEST_LINE = 2 * LONGEST_RECORD
"""Bytes of a line: a record is ASCII, and each end of a line in it takes two."""
LONGEST_CLAIM = 200
"""Characters of a name, a version, or what the machine is."""


@dataclass(frozen=True, slots=True)
class Claims:
    """What a submission says of its bot, and what it has played: so many `deals` of every task in `played`.

    `price` is what a million tokens asked, and answered, cost; `machine` belongs to the seconds.
    """

    name: str
    version: str
    machine: str
    deals: int
    played: tuple[str, ...]
    price: tuple[float, float] | None = None
    engine: str = VERSION

    def check(self, bench: Bench) -> None:
        """Raises `OptionError` for what cannot be submitted."""
        for field in ("name", "version", "machine"):
            text = getattr(self, field)
            if not (text.isprintable() and text.strip() == text and len(text) <= LONGEST_CLAIM):
                raise OptionError(field, text, (f"at most {LONGEST_CLAIM} printable characters",))
        if not self.name:
            raise OptionError("name", self.name, ("a name",))
        if not self.played or len(set(self.played)) < len(self.played):
            raise OptionError("tasks", ", ".join(self.played), ("each task once",))
        most = max(bench.task(each).deals for each in self.played)
        if not 1 <= self.deals <= most:
            raise OptionError("deals", self.deals, (f"1…{most}",))

    def of(self, bench: Bench) -> Iterator[tuple[Task, str, int]]:
        """Every task with each opponent, and how many games it has to have."""
        for each in self.played:
            task = bench.task(each)
            for opponent in bench.opponents:
                yield task, opponent, min(self.deals, task.deals) * task.players

    def head(self, bench: Bench) -> dict[str, Any]:
        """The first line."""
        return {"submission": FORMAT, "benchmark": bench.name, "tasks": bench.digest, **asdict(self)}


@dataclass(frozen=True, slots=True)
class Game:
    """A line: which game it is, what came of it, what the bot took for it, and the record.

    `cpu` are seconds of the processor and `wall` those of a clock; `asked` and `answered` are a model's tokens.
    """

    task: str
    opponent: str
    number: int
    share: float
    reason: str
    cpu: float
    wall: float
    asked: int
    answered: int
    record: str

    @property
    def key(self) -> tuple[str, str, int]:
        """What no other game of the submission has."""
        return self.task, self.opponent, self.number


class Submission:
    """A submission that is being written; a later run with the same claims goes on with the file."""

    def __init__(self, path: Path, bench: Bench, claims: Claims) -> None:
        """Raises `OptionError` for claims that cannot be, `NotationError` for a file of others, and `OSError`.

        A line that is not whole, since that run was stopped while it wrote, is dropped.
        """
        claims.check(bench)
        self.path = path
        self.found: set[tuple[str, str, int]] = set()
        head = _line(claims.head(bench))
        path.touch()
        with path.open("r+b") as file:
            end = 0
            for at, data in enumerate(_whole_lines(file), 1):
                # Byte by byte: claims, tasks and engine are the same, or this is another submission.
                if at == 1 and data != head:
                    raise NotationError(path.name, 1, 1, "a submission with these claims, or a new file")
                if at > 1:
                    self.found.add(read_game(data, at).key)
                end += len(data)
            file.truncate(end)
            if not end:
                file.seek(0)
                file.write(head)

    def add(self, game: Game) -> None:
        """Save a game at once."""
        self.found.add(game.key)
        with self.path.open("ab") as file:
            file.write(_line(asdict(game)))


def read_claims(file: BinaryIO, bench: Bench) -> Claims:
    """The claims on the first line of a file; raises `NotationError` where they are none for these tasks."""
    data = _object(_bounded(file, 1), 1)
    _demand(data, {"submission", "benchmark", "tasks", *Claims.__slots__}, 1)
    for name, expected in (("submission", FORMAT), ("benchmark", bench.name), ("tasks", bench.digest)):
        if data.pop(name) != expected:
            raise NotationError(name, 1, 1, f"{name} {expected}")
    played, price = data["played"], data["price"]
    fits = all(isinstance(data[name], str) for name in ("name", "version", "machine", "engine"))
    fits = fits and type(data["deals"]) is int and isinstance(played, list) and len(played) <= len(bench.tasks)
    fits = fits and all(isinstance(each, str) for each in played)
    fits = fits and (price is None or (isinstance(price, list) and len(price) == 2 and all(map(_real, price))))
    if not fits:
        raise NotationError("", 1, 1, "the claims of a submission")
    claims = Claims(**data | {"played": tuple(played), "price": None if price is None else tuple(price)})
    try:
        claims.check(bench)
    except OptionError as error:
        raise NotationError(error.name, 1, 1, f"{error.name} of a submission") from error
    return claims


def read_games(file: BinaryIO, most: int) -> Iterator[tuple[int, Game]]:
    """The games on the lines after the first, with the numbers of these; raises `NotationError` for a line that is
    none, that is not whole, or of more than `most` games.
    """
    at = 2
    while data := _bounded(file, at):
        if at > most + 1:
            raise NotationError("", at, 1, f"at most {most} games")
        yield at, read_game(data, at)
        at += 1


def read_game(line: bytes, at: int) -> Game:
    """The game on a line; raises `NotationError`."""
    data = _object(line, at)
    _demand(data, set(_FIELDS), at)
    for name, fits in _FIELDS.items():
        if not fits(data[name]):
            raise NotationError(name, at, 1, f"{name} of a game")
    return Game(**data)


def _line(data: dict[str, Any]) -> bytes:
    return (json.dumps(data) + "\n").encode()


def _whole_lines(file: BinaryIO) -> Iterator[bytes]:
    while (data := file.readline(LONGEST_LINE + 1)).endswith(b"\n"):
        yield data


def _bounded(file: BinaryIO, at: int) -> bytes:
    """The next line; nothing at the end of the file."""
    data = file.readline(LONGEST_LINE + 1)
    if data and not data.endswith(b"\n"):
        raise NotationError("", at, 1, f"a whole line of at most {LONGEST_LINE} bytes")
    return data


def _object(line: bytes, at: int) -> dict[str, Any]:
    try:
        data = read_json(line, LONGEST_LINE)
    except JsonError:
        data = None
    if not isinstance(data, dict):
        raise NotationError(line[:40].decode("utf-8", "replace"), at, 1, "a JSON object")
    return data


def _demand(data: dict[str, Any], names: set[str], at: int) -> None:
    for name in sorted(data.keys() ^ names):
        raise NotationError(name, at, 1, f"the fields {', '.join(sorted(names))}")


def _real(value: object) -> bool:
    return isinstance(value, int | float) and not isinstance(value, bool) and 0 <= value < 1e12


def _count(value: object) -> bool:
    return type(value) is int and 0 <= value < 1 << 53


def _text(value: object) -> bool:
    return isinstance(value, str)


_FIELDS: dict[str, Callable[[object], bool]] = {
    "task": _text,
    "opponent": _text,
    "number": _count,
    "share": lambda value: _real(value) and value <= 1,  # type: ignore[operator] # a real number
    "reason": _text,
    "cpu": _real,
    "wall": _real,
    "asked": _count,
    "answered": _count,
    "record": _text,
}
"""By the name of a game's field, whether a value can stand there."""
