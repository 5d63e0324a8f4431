"""A puzzle: a position with one best play, as it is written in a file of puzzles.

    ```puzzle nizam
    players 2 | seat 1 | scores 14 9 | … | hand 1 R S T | hand 2 A A | deck … | rng 7
    > 1: R>row1-left S>col2-top activate
    ? 12 R>row1-left activate
    ? 21 draw
    = fair | ahead 12 | why points:9
    ```

A fence as in a rulebook: a position, then what the seat should play (`>`): one action, or, in the games that are played
by turns of several actions, all of them in their order. `?` is a play that tempts, with what it loses: so many in a
hundred of the chances to win. The last line has the level, `easy`, `fair` or `hard`; how far the best play is ahead
of the best other one; and the reasons, words of the game with numbers after colons.

A puzzle's number is its place in the file, from 1. It is in links and in what readers have solved, so a puzzle that was
dropped leaves its place behind: a fence with the one word `gone`.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass

from pyengine.core.errors import NotationError
from pyengine.core.game import Game
from pyengine.core.notation import Word
from pyengine.core.state import Action
from pyengine.games import game as find_game
from pyengine.rulebook.fence import Command, Fence, fences
from pyengine.shipped import shipped

LEVELS = ("easy", "fair", "hard")
"""How hard a puzzle is, the easiest first."""
GONE = "gone"
"""What stands in the place of a puzzle that was dropped."""
MOST_ACTIONS = 60
"""Actions of one play."""
_REASON = re.compile(r"[+-]?[a-z0-9][a-z0-9:+-]{0,60}")


@dataclass(frozen=True, slots=True)
class Try:
    """A play that tempts: its actions, and how many in a hundred of the chances to win it loses."""

    actions: tuple[str, ...]
    loss: int
    line: int = 0


@dataclass(frozen=True, slots=True)
class Puzzle:
    """A position (text), the seat that has to find the best play (from 0), that play, those that tempt, the level,
    how many in a hundred it is ahead of any other, and the reasons; the lines that its fence and its solution stand on,
    and its number, from 1, where it has one.
    """

    game: str
    position: str
    seat: int
    solution: tuple[str, ...]
    tries: tuple[Try, ...]
    level: str
    ahead: int
    why: tuple[str, ...]
    line: int = 0
    solution_line: int = 0
    number: int = 0

    def parsed(self) -> tuple[Action, ...]:
        """The actions of the solution; raises `NotationError`."""
        return parsed(find_game(self.game), self.solution)


def parsed(game: Game, texts: tuple[str, ...]) -> tuple[Action, ...]:
    """Actions from their texts; raises `NotationError`."""
    return tuple(game.parse(text) for text in texts)


def kind_of_reason(reason: str) -> str:
    """The kind of a reason: `kept` of `kept:7`, `time-own-of-kind` of a learned value's `+2:time-own-of-kind:3:1`."""
    return reason.split(":")[reason[0] in "+-"]


def load_puzzles(game_id: str) -> tuple[Puzzle, ...]:
    """The shipped puzzles of a game, in the order of their numbers; raises `OptionError` when there are none."""
    return _standing(load_numbered(game_id))


def load_numbered(game_id: str) -> tuple[Puzzle | None, ...]:
    """The same for every number from 1 on, with None for those that are gone."""
    return read_numbered(shipped(game_id, "puzzles.md", ("puzzles", game_id)).read_text("utf-8"))


def read_puzzles(text: str) -> tuple[Puzzle, ...]:
    """All puzzles of a Markdown text but those that are gone; raises `NotationError` for one that cannot be read."""
    return _standing(read_numbered(text))


def read_numbered(text: str) -> tuple[Puzzle | None, ...]:
    """The puzzles of a Markdown text for every number from 1 on, with None for those that are gone; raises
    `NotationError`.
    """
    return tuple(_puzzle(fence, number) for number, fence in enumerate(fences(text, "puzzle"), 1))


def _standing(numbered: Sequence[Puzzle | None]) -> tuple[Puzzle, ...]:
    return tuple(puzzle for puzzle in numbered if puzzle)


def _puzzle(fence: Fence, number: int) -> Puzzle | None:
    if not fence.commands and fence.setup.strip() == GONE:
        return None
    solution = [command for command in fence.commands if command.marker == ">"]
    about = [command for command in fence.commands if command.marker == "="]
    if len(solution) != 1 or len(about) != 1:
        raise NotationError(f"```puzzle {fence.game}", fence.line, 1, "one line > and one line =")
    if not fence.setup.strip():
        raise NotationError(f"```puzzle {fence.game}", fence.line, 1, "a position")
    actions = _actions(solution[0], solution[0].words)
    tries = tuple(_try(command) for command in fence.commands if command.marker == "?")
    level, ahead, why = _about(about[0])
    seat = solution[0].seat or 0
    lines = fence.line, solution[0].line
    return Puzzle(fence.game, fence.setup.strip(), seat, actions, tries, level, ahead, why, *lines, number)


def _try(command: Command) -> Try:
    # A line with nothing on it is refused as one without a number.
    loss, *actions = command.placed() or [Word("", command.line, command.column(0))]
    return Try(_actions(command, tuple(word.text for word in actions)), _percent(loss), command.line)


def _actions(command: Command, words: tuple[str, ...]) -> tuple[str, ...]:
    if not 0 < len(words) <= MOST_ACTIONS:
        raise NotationError(command.marker, command.line, 1, f"one to {MOST_ACTIONS} actions")
    return words


def _about(command: Command) -> tuple[str, int, tuple[str, ...]]:
    """The last line: LEVEL | ahead NUMBER | why REASON…"""
    found = list(command.facts())
    if len(found) != 3 or len(found[0]) != 1 or len(found[1]) != 2 or len(found[2]) == 1:
        raise NotationError(command.words[0].strip(), command.line, 1, "LEVEL | ahead NUMBER | why REASON…")
    [level], [ahead, number], [why, *reasons] = found
    for word, wanted in ((ahead, "ahead"), (why, "why")):
        if word.text != wanted:
            raise word.wrong(wanted)
    if level.text not in LEVELS:
        raise level.wrong(" or ".join(LEVELS))
    for word in reasons:
        if not _REASON.fullmatch(word.text):
            raise word.wrong("a reason")
    return level.text, _percent(number), tuple(word.text for word in reasons)


def _percent(word: Word) -> int:
    return word.number("a number from 0 to 100", 0, 100)


def write_puzzle(puzzle: Puzzle) -> str:
    """The fence of a puzzle."""
    lines = [
        f"```puzzle {puzzle.game}",
        puzzle.position,
        f"> {puzzle.seat + 1}: {' '.join(puzzle.solution)}",
        *(f"? {each.loss} {' '.join(each.actions)}" for each in puzzle.tries),
        f"= {puzzle.level} | ahead {puzzle.ahead} | why {' '.join(puzzle.why)}",
        "```",
    ]
    return "\n".join(lines) + "\n"


def write_numbered(game_id: str, numbered: Sequence[Puzzle | None]) -> str:
    """A game's file of puzzles, the exact inverse of `read_numbered`."""
    gone = f"```puzzle {game_id}\n{GONE}\n```\n"
    return "\n".join([f"# Puzzles: {game_id}\n", *(write_puzzle(each) if each else gone for each in numbered)])
