"""What an activation scores (NIZ-10 to NIZ-13) and who wins (NIZ-16, NIZ-17, NIZ-19)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from pyengine.core.outcome import Outcome
from pyengine.games.nizam.pieces import POINTS
from pyengine.gems.field import LETTERS, LINES, run

Run = tuple[int, int]
"""A line and the code of the run in it, as `gems.field` has them."""


def changed(field: Sequence[int], untouched: Sequence[int]) -> list[Run]:
    """The runs that are not untouched (NIZ-11), by line."""
    return [(line, code) for line, kept in enumerate(untouched) if (code := run(field, line)) and code != kept]


def points(runs: Sequence[Run]) -> int:
    """What changed runs are worth: their lengths' points (NIZ-10), and 1 for each after the first (NIZ-12)."""
    return sum(POINTS[code & 7] for _, code in runs) + max(0, len(runs) - 1)


def names(runs: Iterable[Run]) -> list[str]:
    """Runs as words, such as `row1-R3`."""
    return [f"{LINES[line]}-{LETTERS[code >> 3]}{code & 7}" for line, code in runs]


def kept(untouched: Sequence[int]) -> list[Run]:
    """The untouched runs, by line."""
    return [(line, code) for line, code in enumerate(untouched) if code]


def verdict(scores: Sequence[int], runouts: int) -> Outcome | None:
    """The end, once the deck has run out as often as there are players (NIZ-16; NIZ-19 for one)."""
    if runouts < len(scores):
        return None
    return Outcome.by_score("NIZ-16" if len(scores) > 1 else "NIZ-19", scores)
