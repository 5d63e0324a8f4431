"""One line of a results file: a JSON object, checked in every field before it counts as the result of a job."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from pyengine.arena.jobs import Match, Result, job
from pyengine.core.errors import NotationError
from pyengine.core.json_text import JsonError, read_json

LONGEST = 10_000
"""Characters of a line; a result of ten bots has about 700."""


def read_object(line: str, at: int) -> dict[str, Any]:
    """The JSON object in a line, which stands at this number; raises `NotationError`."""
    try:
        data = read_json(line, LONGEST)
    except JsonError:
        data = None
    if not isinstance(data, dict):
        raise NotationError(line, at, 1, "a JSON object")
    return data


def read_result(match: Match, line: str, at: int) -> Result:
    """The result in a line; raises `NotationError` where it is not one of this match."""
    data = read_object(line, at)
    players = len(match.bots)
    if data.keys() != _FIELDS.keys():
        raise NotationError(line, at, 1, "a result")
    for name, fits in _FIELDS.items():
        if not fits(data[name], players):
            raise NotationError(line, at, 1, f"{name} of a result")
    fields: dict[str, Any] = {name: tuple(it) if isinstance(it, list) else it for name, it in data.items()}
    result = Result(**fields)
    played = job(match, result.number)
    if (result.seed, result.seats) != (played.seed, played.seats):
        raise NotationError(f"seed {result.seed}", at, 1, f"a result of game {result.number}")
    return result


def _whole(value: object, _: int = 0) -> bool:
    return type(value) is int and 0 <= value < 1 << 64


def _real(value: object, highest: float = 2.0**64) -> bool:
    return isinstance(value, int | float) and not isinstance(value, bool) and 0 <= value <= highest


def _each(fits: Callable[[object], bool]) -> Callable[[object, int], bool]:
    """A list with one such value for each bot."""
    return lambda value, players: isinstance(value, list) and len(value) == players and all(map(fits, value))


_FIELDS: dict[str, Callable[[object, int], bool]] = {
    "number": _whole,
    "seed": _whole,
    "seats": _each(_whole),
    "shares": _each(lambda value: _real(value, 1.0)),
    "scores": _each(lambda value: type(value) is int and abs(value) < 1 << 64),
    "reason": lambda value, _: isinstance(value, str),
    "decisions": _each(_whole),
    "seconds": _each(_real),
}
"""By the name of a field, whether a value can stand there in a match of so many players."""
