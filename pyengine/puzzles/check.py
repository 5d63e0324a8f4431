"""Checks the puzzles of a text without any search: that each can be played, whatever the hidden cards are."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from pyengine.core.errors import NotationError, OptionError
from pyengine.core.prng import Dice
from pyengine.core.state import Action
from pyengine.games import game as find_game
from pyengine.puzzles.play import Result, Spot, begins, ends, result
from pyengine.puzzles.puzzle import Puzzle, parsed, read_puzzles
from pyengine.rulebook.run import Failure, broken, start

_DEALS = 4
"""So many deals of what the seat does not know are tried."""


def check_puzzles(text: str) -> list[Failure]:
    """What does not hold in the puzzles of a Markdown text; an empty list means that all hold.

    The position and every action can be read; it is the seat's turn; the solution is legal to its end and so is every
    other play; those come to something else; and all that is so in other deals of the hidden cards, too.
    """
    try:
        found = read_puzzles(text)
    except NotationError as error:
        return [broken(error, 0)]
    return [failure for puzzle in found for failure in _failures(puzzle)][:1000]


def _failures(puzzle: Puzzle) -> Iterator[Failure]:
    """What is wrong with a puzzle: of each play the first thing."""
    try:
        game = find_game(puzzle.game)
        spot = Spot(game, start(game, puzzle.position), puzzle.seat)
    except (NotationError, OptionError) as error:
        yield broken(error, puzzle.line)
        return
    if puzzle.seat >= spot.state.players or not begins(spot):
        yield Failure(puzzle.line, "notation", f"{puzzle.seat + 1}:", "a seat that may begin its turn")
        return
    found, best = _comes_to(spot, puzzle.solution, puzzle.solution_line)
    yield from found
    for other in puzzle.tries:
        found, comes_to = _comes_to(spot, other.actions, other.line)
        yield from found
        if best and comes_to == best:
            yield Failure(other.line, "notation", " ".join(other.actions), "a play that comes to something else")


def _comes_to(spot: Spot, texts: Sequence[str], line: int) -> tuple[list[Failure], Result | None]:
    """What a play comes to in the position as it stands, and what is wrong with it in any deal."""
    try:
        actions = parsed(spot.game, tuple(texts))
    except NotationError as error:
        return [Failure(line, "notation", error.what, error.expected)], None
    dice, found = Dice(1), list[Result]()
    for deal in (spot.state, *(spot.state.determinize(spot.seat, dice) for _ in range(_DEALS))):
        dealt = spot._replace(state=deal)
        if failure := _illegal(dealt, actions, line):
            return [failure], None
        found.append(result(dealt, actions))
    if any(each != found[0] for each in found):
        return [Failure(line, "notation", " ".join(texts), "a play that needs no hidden card")], None
    return [], found[0]


def _illegal(spot: Spot, actions: Sequence[Action], line: int) -> Failure | None:
    """Why a play cannot be played to its end, and not beyond."""
    game, state, seat = spot._replace(state=spot.state.copy())
    for at, action in enumerate(actions, 1):
        if breach := state.why_not(seat, action):
            return Failure(line, "refused", breach.rule, game.format(action))
        state.play(seat, action)
        if ends(game, seat, action, state) != (at == len(actions)):
            return Failure(line, "notation", game.format(action), "one play, to its end")
    return None
