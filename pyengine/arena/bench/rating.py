"""Ratings of bots by the games that they have won of each other.

The model is that of R. A. Bradley and M. E. Terry (Biometrika 39, 1952), for more players than two by Luce's choice
axiom (R. D. Luce, *Individual Choice Behavior*, 1959): each at the table comes first with a chance in proportion to its
strength. D. R. Hunter (Annals of Statistics 32, 2004) shows that the likelihood is concave in the logarithms of the
strengths; Newton's method finds its maximum, and the inverse of the information there has the variances.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import exp, log, sqrt

ELO = 400 / log(10)
"""Points of a rating by the natural logarithm of a strength: 400 points are odds of ten to one."""
_Z = 1.96
_STEP = 2.0
"""The farthest that a logarithm moves at once, since Newton's method overshoots far from the maximum."""
_NEAR = 1e-9
_ROUNDS = 200


@dataclass(frozen=True, slots=True)
class Met:
    """What a bot has won of so many games in which it had one seat, and the opponent all `others`."""

    bot: str
    opponent: str
    others: int
    games: int
    won: float


@dataclass(frozen=True, slots=True)
class Rating:
    """Points above the anchor's, with the ends of their 95 % interval."""

    points: float
    low: float
    high: float


def ratings(met: Sequence[Met], anchor: str) -> dict[str, Rating]:
    """The rating of everybody in these games. Who has met nobody that leads to the anchor cannot be rated: there is a
    `ValueError`.

    One more game, shared evenly, counts for each pair, so that who has won all has a rating, with a wide interval.
    """
    names = list(dict.fromkeys(name for each in met for name in (each.bot, each.opponent)))
    free = [name for name in names if name != anchor]
    at = {name: number for number, name in enumerate(free)}
    strengths = dict.fromkeys(names, 0.0)
    for _ in range(_ROUNDS):
        # Gradient and information of the log-likelihood, by the logarithms of the strengths; the anchor's stays 0.
        gradient = [0.0] * len(free)
        information = [[0.0] * len(free) for _ in free]
        for each in met:
            games, won = each.games + 1, each.won + 1 / (1 + each.others)
            chance = 1 / (1 + each.others * exp(strengths[each.opponent] - strengths[each.bot]))
            pair = [(at[name], sign) for name, sign in ((each.bot, 1), (each.opponent, -1)) if name != anchor]
            for row, sign in pair:
                gradient[row] += sign * (won - games * chance)
                for column, other in pair:
                    information[row][column] += sign * other * games * chance * (1 - chance)
        variances = _inverse(information)
        steps = [sum(map(float.__mul__, row, gradient)) for row in variances]
        farthest = max(map(abs, steps), default=0.0)
        for name, step in zip(free, steps, strict=True):
            strengths[name] += step * min(1.0, _STEP / farthest) if farthest else 0.0
        if farthest < _NEAR:
            break
    found = {anchor: Rating(0.0, 0.0, 0.0)}
    for name in free:
        points, reach = ELO * strengths[name], ELO * _Z * sqrt(variances[at[name]][at[name]])
        found[name] = Rating(points, points - reach, points + reach)
    return found


def _inverse(matrix: list[list[float]]) -> list[list[float]]:
    """The inverse of a symmetric positive definite matrix, by Gauss and Jordan; `ValueError` if it is not definite."""
    size = len(matrix)
    rows = [[*row, *(float(at == column) for column in range(size))] for at, row in enumerate(matrix)]
    for pivot in range(size):
        if rows[pivot][pivot] < 1e-12:
            raise ValueError("somebody has not met anybody that leads to the anchor")
        rows[pivot] = [value / rows[pivot][pivot] for value in rows[pivot]]
        for at in range(size):
            if at != pivot and (factor := rows[at][pivot]):
                rows[at] = [value - factor * other for value, other in zip(rows[at], rows[pivot], strict=True)]
    return [row[size:] for row in rows]
