"""What collections score and how a match ends: FLI-20 to FLI-22."""

from __future__ import annotations

from collections.abc import Sequence

from pyengine.core.outcome import Outcome
from pyengine.games.flights.pieces import COLOUR, COLOURS, POINTS, SINGLE, VALUE, WINS, needed
from pyengine.games.flights.state import FlightsState


def tally(collection: Sequence[int]) -> tuple[int, int, int]:
    """How many colours there are, the sum of the highest value of each, and the sum of the other values."""
    highest, rest = [0] * len(COLOURS), 0
    for city in collection:
        colour, worth = COLOUR[city], VALUE[city]
        if worth > highest[colour]:
            highest[colour], worth = worth, highest[colour]
        rest += worth
    return len(COLOURS) - highest.count(0), sum(highest), rest


def complete(collection: Sequence[int], colours: int) -> bool:
    """True if the collection has all colours in play (FLI-20)."""
    return len({COLOUR[city] for city in collection}) == colours


def value(collection: Sequence[int], colours: int) -> int:
    """What the collection scores if the game is over now (FLI-21)."""
    found, highest, rest = tally(collection)
    return highest if found == colours else highest - rest


def finished(state: FlightsState) -> list[int]:
    """The seats that have all colours; at the end of a round any one of them ends the game (FLI-20)."""
    colours = needed(state.players)
    return [seat for seat, city in enumerate(state.cities) if complete(city, colours)]


def winner(full: list[int], values: list[int]) -> int | None:
    """Who wins a game when wins are counted: the complete one, of two the one with more points (FLI-22)."""
    best = max(values[seat] for seat in full)
    leaders = [seat for seat in full if values[seat] == best]
    return leaders.pop() if len(leaders) == 1 else None


def standing(state: FlightsState) -> list[int]:
    """What each seat has of what is counted in this match: games won, or points (FLI-22)."""
    return state.wins if state.match == WINS else state.scores


def goal(state: FlightsState) -> int | None:
    """The points or the games that win the match; None for a single game, which is over with any points (FLI-22)."""
    return {POINTS: state.target, WINS: state.to_win}.get(state.match)


def verdict(state: FlightsState) -> Outcome | None:
    """The end of the match: the lead has reached the goal, and is not shared but in a single game (FLI-22)."""
    marks = standing(state)
    best = max(marks)
    if best < (goal(state) or 1) or (state.match != SINGLE and marks.count(best) > 1):
        return None
    return Outcome.by_score("FLI-22", marks)
