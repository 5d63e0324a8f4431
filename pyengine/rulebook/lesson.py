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

from pyengine.core.errors import NotationError
from pyengine.core.game import Game
from pyengine.core.state import State
from pyengine.games import game as find_game
from pyengine.rulebook.fence import Command, Fence, fences
from pyengine.rulebook.markdown import read_markdown
from pyengine.rulebook.run import start
from pyengine.shipped import first_shipped, shipped

READER = 0
"""The reader's seat."""
ANY = "any"


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


def load_lesson(game_id: str, lang: str, *others: str) -> Lesson:
    """The shipped lesson of a game in the first of these languages that has one; raises `OptionError` when none has."""
    found = first_shipped(game_id, "lesson.{}.md", lang, *others) or lang
    path = shipped(game_id, f"lesson.{found}.md", ("lesson", f"{game_id} {lang}"))
    return read_lesson(path.read_text("utf-8"), found)


def read_lesson(text: str, lang: str) -> Lesson:
    """A lesson from its text; raises `NotationError`, also for a fence that stands in no section."""
    found = fences(text, "step")
    games = {fence.game for fence in found}
    if len(games) != 1:
        raise NotationError(" ".join(sorted(games)), 1, 1, "one game")
    title, lead = "", list[str]()
    heads, notes, others = list[tuple[str, int]](), list[list[str]](), list[list[str]]()
    for line, lines in read_markdown(text).paragraphs:
        said = " ".join(" ".join(lines).split())
        if lines[0].startswith("# "):
            title = "\n".join(lines)[2:].strip()
        elif lines[0].startswith("## "):
            heads.append(("\n".join(lines)[3:].strip(), line))
            notes.append([])
            others.append([])
        elif lines[0].startswith("> ") and heads:
            others[-1].append(" ".join(part.removeprefix(">").strip() for part in lines))
        else:
            (notes[-1] if heads else lead).append(said)
    own = _by_section(found, [line for _, line in heads])
    each = zip(heads, notes, own, others, strict=True)
    steps = [Step(head, tuple(note), fence, tuple(other), line) for (head, line), note, fence, other in each]
    return Lesson(games.pop(), lang, title, tuple(lead), tuple(steps))


def _by_section(found: list[Fence], lines: list[int]) -> list[Fence | None]:
    """The fence that stands in each section, by the lines that they begin on."""
    own: list[Fence | None] = [None] * len(lines)
    for fence in found:
        at = bisect(lines, fence.line) - 1
        if at < 0 or own[at]:
            raise NotationError("```step", fence.line, 1, "one fence a step" if at >= 0 else "## above the fence")
        own[at] = fence
    return own
