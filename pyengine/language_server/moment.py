"""The state at a place of a fence: what has been played above it, and who is to act there."""

from __future__ import annotations

from dataclasses import dataclass

from pyengine.core.errors import IllegalAction, NotationError, OptionError
from pyengine.core.game import Game
from pyengine.core.state import State
from pyengine.games import game as find_game
from pyengine.language_server.document import Block, Document
from pyengine.rulebook.fence import Command, Fence, fences
from pyengine.rulebook.lesson import READER, moves_of
from pyengine.rulebook.run import start

BROKEN = (NotationError, OptionError, IllegalAction)
"""There is no state behind what raises these."""
_PLAYED_ALONE = "puzzle"
"""The kind of fence whose lines are plays, each of which begins at the fence's position."""


@dataclass(frozen=True, slots=True)
class Moment:
    """A game and its state at a place, the seat whose facts a fence has, and the seat whose actions stand there."""

    game: Game
    state: State
    own: int
    seat: int


def fence_moment(document: Document, block: Block, line: int, column: int) -> Moment | None:
    """The moment before the word of a fence that begins at this place, or is being typed there.

    None where there is no state: the position cannot be read, or something is refused above.
    """
    try:
        return _in_lesson(document, block, line, column) if block.kind == "step" else _in_example(block, line, column)
    except BROKEN:
        return None


def _until(block: Block, line: int, column: int) -> Fence:
    """The fence up to a place; its opening is line 1. Raises `NotationError`."""
    at = line - block.line
    here = block.lines[at - 1][: column - 1] if 0 < at <= len(block.lines) else ""
    text = "\n".join([block.opening.rstrip(), *block.lines[: max(0, at - 1)], here, "```"])
    return fences(text, block.kind)[0]


def _in_example(block: Block, line: int, column: int) -> Moment:
    fence, last = _until(block, line, column), line - block.line + 1
    game = find_game(fence.game)
    state = start(game, fence.setup)
    own = state.to_act[0] if state.to_act else 0
    here = next((command for command in fence.commands if command.line == last), None)
    for command in fence.commands:
        if command is here if block.kind == _PLAYED_ALONE else command.marker == ">":
            _play(game, state, command, own)
    return Moment(game, state, own, _seat(here, state, own))


def _play(game: Game, state: State, command: Command, own: int) -> None:
    for at, word in enumerate(command.words):
        if at or not word.isdigit():
            state.apply(_seat(command, state, own), game.parse(word))


def _seat(command: Command | None, state: State, own: int) -> int:
    if command is None or command.seat is None or command.seat >= state.players:
        return state.to_act[0] if state.to_act else own
    return command.seat


def _in_lesson(document: Document, block: Block, line: int, column: int) -> Moment | None:
    """A step goes on from the ones above it, up to the one that has a position."""
    state: State | None = None
    fence = _until(block, line, column)
    game = find_game(fence.game)
    for above in _steps_above(document, block):
        state = _after(game, state, _until(above, above.last, 1))
    state = _after(game, state, fence)
    if state is None:
        return None
    here = next((command for command in fence.commands if command.line == line - block.line + 1), None)
    others = [seat for seat in state.to_act if seat != READER]
    whose = others[0] if here is not None and here.marker == "<" and others else READER
    return Moment(game, state, READER, _seat(here, state, whose) if here and here.seat is not None else whose)


def _steps_above(document: Document, block: Block) -> list[Block]:
    """The steps that a step goes on from, the first one with a position of its own."""
    steps = [each for each in document.blocks if each.kind == "step" and each.line <= block.line]
    begun = [at for at, step in enumerate(steps) if "".join(step.lines[: step.setup]).strip()]
    return steps[begun[-1] if begun else 0 : -1]


def _after(game: Game, state: State | None, fence: Fence) -> State | None:
    """The state at the end of a step."""
    state = start(game, fence.setup) if fence.setup.strip() else state
    if state is None:
        return None
    for move in (move for command in fence.commands for move in moves_of(command)):
        state.apply(move.by(state), game.parse(move.text))
    return state
