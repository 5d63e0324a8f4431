"""The ends of rounds and of a game: what a game tells of them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from web.parts.html import Html
from web.parts.scene import Scene


@dataclass(frozen=True, slots=True)
class SeatResult:
    """What a round or a game brought a seat: the score after it and, where the game has points, what was `gained`;
    `shown` is what the seat was left with, such as an open hand.
    """

    seat: int
    score: str
    gained: int | None = None
    shown: Html | None = None


@dataclass(frozen=True, slots=True)
class Result:
    """The result of a round or a game: who won it, one sentence on how it was decided, the seats, the best first.

    `stage` is what has ended before the next one begins, in the game's own word: a `round`, or a `game` of a match.
    """

    winners: tuple[int, ...]
    decided: str
    seats: tuple[SeatResult, ...]
    stage: str = "round"


def no_round(event: dict[str, Any], scene: Scene) -> Result | None:  # noqa: ARG001 - for games of one round
    """No result of a round."""
    return None


def no_result(scene: Scene) -> Result | None:  # noqa: ARG001 - then the ranking alone is shown
    """No more to tell of the end than the ranking."""
    return None


@dataclass(frozen=True, slots=True)
class Ends:
    """The ends of a game: `rounds` are the types of the events that end a round, after which the bots wait for the
    reader; `round_result(event, scene)` is the result that such an event tells, `result(scene)` that of the game.
    """

    rounds: frozenset[str] = frozenset()
    round_result: Callable[[dict[str, Any], Scene], Result | None] = no_round
    result: Callable[[Scene], Result | None] = no_result
