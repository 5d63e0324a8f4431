"""The result of a match: each bot's share of the first places, with a confidence interval."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import sqrt

from pyengine.arena.jobs import Match, Result
from pyengine.arena.refused import FORFEITED

_Z = 1.96


@dataclass(frozen=True, slots=True)
class Standing:
    """One bot of a match: its share of first places with its 95 % interval, its mean score, seconds a decision."""

    bot: str
    games: int
    share: float
    low: float
    high: float
    score: float
    seconds: float
    forfeits: int = 0
    """How many games it lost by an action that the rules refuse."""


def standings(match: Match, results: Iterable[Result]) -> list[Standing]:
    """The bots of a match in its order; a result that is there twice counts once."""
    once = list({result.number: result for result in results}.values())
    games, found = len(once), list[Standing]()
    for index, name in enumerate(match.bots):
        won = sum(result.shares[index] for result in once)
        low, high = wilson(won, games)
        decisions = sum(result.decisions[index] for result in once)
        seconds = sum(result.seconds[index] for result in once) / decisions if decisions else 0.0
        score = sum(result.scores[index] for result in once) / games if games else 0.0
        share = won / games if games else 0.0
        forfeits = sum(result.reason == FORFEITED and not result.shares[index] for result in once)
        found.append(Standing(name, games, share, low, high, score, seconds, forfeits))
    return found


def markdown_table(head: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    """A table in Markdown, without a line break at its end; what would end a cell is escaped."""
    lines = [[cell.replace("|", "\\|") for cell in row] for row in (head, ["---"] * len(head), *rows)]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)


def wilson(won: float, games: int) -> tuple[float, float]:
    """The 95 % score interval of a share (E. B. Wilson, JASA 22, 1927); shared places count as parts of a win."""
    if not games:
        return 0.0, 1.0
    share, square = won / games, _Z * _Z
    middle = (share + square / (2 * games)) / (1 + square / games)
    reach = _Z / (1 + square / games) * sqrt(share * (1 - share) / games + square / (4 * games * games))
    return max(0.0, middle - reach), min(1.0, middle + reach)
