"""Lessons: a first game that is played step by step, each step with a note, and the replies of the others written down.

    # A first game of Face to Face

    What it is about, in a paragraph or two.

    ## Up you go

    The note of the step: what the reader should know now, and what to do.

    ```step face-to-face
    hand 17 18 27 28 40 45
    > 17>own-up
    ```

    > That may be done as well, but …

    ## …

A lesson is Markdown, its steps are sections. The note stands before the fence; the quotation after it is said when the
reader does something else that is legal. Something illegal is answered by the rule. The fence is that of a rulebook
(see `fence`), with these differences. The position is left out where the step goes on from the one before. The reader
sits at seat 1: `>` is what the reader is asked to do, one action after the other; `> any 17>own-up` takes every legal
action, and the one that is named stands for all of them where the lesson is read or tested. `<` is what the others do,
whoever of them is to act, or the seat that is named (`< 3: draw`). `!`, `?` and `=` are checked as in a rulebook; what
follows `?` is legal, yet not what is asked for. A section without a fence is read, and nothing is done in it.
"""

from __future__ import annotations

from bisect import bisect
from dataclasses import dataclass, field
from pathlib import Path

from pyengine.core.errors import NotationError, OptionError
from pyengine.core.game import Game
from pyengine.core.state import State
from pyengine.games import game as find_game
from pyengine.rulebook.fence import Command, Fence, fences
from pyengine.rulebook.run import start

READER = 0
"""The reader's seat."""
ANY = "any"
_PACKAGE = Path(__file__).parent.parent


@dataclass(frozen=True, slots=True)
class Move:
    """One action of a step: who does it (None: whoever of the others is to act), its text, the line it stands on.

    When it is `free`, any legal action will do in its place. The `column` is not compared; 0 where it is not known.
    """

    seat: int | None
    text: str
    line: int
    free: bool = False
    column: int = field(default=0, compare=False)

    def by(self, state: State) -> int:
        """The seat that does it; the reader's when none of the others is to act."""
        if self.seat is not None:
            return self.seat
        return next((seat for seat in state.to_act if seat != READER), READER)


@dataclass(frozen=True, slots=True)
class Step:
    """A section of a lesson: its title, the paragraphs of its note, the fence (if any), what is said of other acts."""

    title: str
    note: tuple[str, ...]
    fence: Fence | None
    other: tuple[str, ...]
    line: int

    @property
    def fresh(self) -> bool:
        """True if it begins with a position of its own."""
        return self.fence is not None and bool(self.fence.setup.strip())

    @property
    def moves(self) -> tuple[Move, ...]:
        """What is done in it, by the reader and by the others."""
        return tuple(move for command in (self.fence.commands if self.fence else ()) for move in moves_of(command))


def moves_of(command: Command) -> tuple[Move, ...]:
    """What is done by one line of a step; nothing, if the line only checks something."""
    if command.marker not in "<>":
        return ()
    seat = READER if command.marker == ">" and command.seat is None else command.seat
    free = command.words[:1] == (ANY,)
    words = list(enumerate(command.words))[int(free) :]
    return tuple(Move(seat, word, command.line, free, command.column(at)) for at, word in words)


@dataclass(frozen=True, slots=True)
class Lesson:
    """A lesson: its game (by ID), its language, title and introduction, and its steps."""

    game: str
    lang: str
    title: str
    lead: tuple[str, ...]
    steps: tuple[Step, ...]

    def states(self) -> tuple[State, ...]:
        """The state at the beginning of each step.

        Raises `NotationError`, `IllegalAction` or `OptionError` for a broken lesson.
        """
        game, state, found = find_game(self.game), None, []
        for step in self.steps:
            state = start(game, step.fence.setup) if step.fence and step.fresh else state
            if state is None:
                raise NotationError(step.title, step.line, 1, "a position")
            found.append(state)
            state = after(game, state, step)
        return tuple(found)


def after(game: Game, state: State, step: Step) -> State:
    """The state at the end of a step."""
    state = state.copy()
    for move in step.moves:
        state.apply(move.by(state), game.parse(move.text))
    return state


def load_lesson(game_id: str, lang: str) -> Lesson:
    """The shipped lesson of a game; raises `OptionError` when there is none in that language."""
    for folder in (_PACKAGE / "seeds", _PACKAGE.parent / "seeds"):
        path = folder / game_id / f"lesson.{lang}.md"
        if path.is_file():
            return read_lesson(path.read_text("utf-8"), lang)
    raise OptionError("lesson", f"{game_id} {lang}", ())


def read_lesson(text: str, lang: str) -> Lesson:
    """A lesson from its text; raises `NotationError`, also for a fence that stands in no section."""
    found, reader = fences(text, "step"), _Reader(text)
    games = {fence.game for fence in found}
    if len(games) != 1:
        raise NotationError(" ".join(sorted(games)), 1, 1, "one game")
    return Lesson(games.pop(), lang, reader.title, tuple(reader.lead), tuple(reader.steps(found)))


class _Reader:
    """Sorts the lines of a lesson into its introduction and its sections."""

    def __init__(self, text: str) -> None:
        self.title = ""
        self.lead: list[str] = []
        self.heads: list[tuple[str, int]] = []
        self.notes: list[list[str]] = []
        self.others: list[list[str]] = []

        for block, line in _blocks(text):
            self._block(block, line)

    def _block(self, block: str, line: int) -> None:
        if block.startswith("# "):
            self.title = block[2:].strip()
        elif block.startswith("## "):
            self.heads.append((block[3:].strip(), line))
            self.notes.append([])
            self.others.append([])
        elif block.startswith("> ") and self.others:
            self.others[-1].append(" ".join(part.removeprefix(">").strip() for part in block.split("\n")))
        else:
            (self.notes[-1] if self.notes else self.lead).append(" ".join(block.split()))

    def steps(self, found: list[Fence]) -> list[Step]:
        """The sections, each with the fence that stands in it."""
        own: list[list[Fence]] = [[] for _ in self.heads]
        lines = [line for _, line in self.heads]
        for fence in found:
            at = bisect(lines, fence.line) - 1
            if at < 0 or own[at]:
                raise NotationError("```step", fence.line, 1, "one fence a step" if at >= 0 else "## above the fence")
            own[at].append(fence)
        each = zip(self.heads, self.notes, self.others, own, strict=True)
        return [
            Step(title, tuple(note), fence[0] if fence else None, tuple(other), line)
            for (title, line), note, other, fence in each
        ]


def _blocks(text: str) -> list[tuple[str, int]]:
    """The paragraphs and headings, each with the line it begins on; fences are left out."""
    found: list[tuple[str, int]] = []
    begun: int | None = None
    within = False
    lines = [*text.split("\n"), ""]
    for at, line in enumerate(lines, 1):
        mark = line.startswith("```")
        if begun is not None and (mark or not line.strip()):
            found.append(("\n".join(lines[begun - 1 : at - 1]), begun))
            begun = None
        elif begun is None and line.strip() and not mark and not within:
            begun = at
        within = within != mark
    return found
