"""Markdown with fences: rulebooks, lessons, puzzles, and pages of anybody's."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import replace
from functools import lru_cache
from itertools import pairwise
from threading import Event

from pyengine.core.errors import NotationError
from pyengine.core.game import Game
from pyengine.core.limits import LONGEST_TEXT, MOST_FENCES
from pyengine.core.notation import Word
from pyengine.core.state import State
from pyengine.games import game as find_game
from pyengine.kit.document import game_in
from pyengine.language_server import messages
from pyengine.language_server.notations import game_named
from pyengine.language_server.pieces import Piece, block_pieces, prose
from pyengine.language_server.places import Span, marked
from pyengine.language_server.text import BROKEN, Moment, Part, Problem, Text
from pyengine.puzzles import check_puzzles
from pyengine.rulebook import Failure, check
from pyengine.rulebook.blocks import split
from pyengine.rulebook.fence import Command, Fence, read_fence
from pyengine.rulebook.house import House, house_at, in_house, read_house
from pyengine.rulebook.lesson import READER, moves_of
from pyengine.rulebook.markdown import MARKERS, Block, Markdown
from pyengine.rulebook.references import dead_references
from pyengine.rulebook.run import start

_CHECKED = 4096
"""How many fences' results are kept, so that only what was changed is run again."""
_SHORTENED = "…"


@lru_cache(_CHECKED)
def checked(text: str) -> tuple[Failure, ...]:
    """What does not hold in a text, as `pyengine check` finds it."""
    return tuple(dict.fromkeys([*check(text), *check_puzzles(text)]))


class MarkdownText(Text):
    """Markdown; what is in no block of a game is prose, which may name rules."""

    kind = "markdown"
    longest = LONGEST_TEXT

    def __init__(self, text: str) -> None:
        super().__init__(text)
        self.tree = Markdown("" if self.too_long else text)
        self.blocks = self.tree.blocks[:MOST_FENCES]
        self.own = "" if self.too_long else game_in(text)
        """The game that the text itself is the file of: see `game_files`."""
        self._fences: dict[int, Fence] = {}
        self._houses = list[House]()
        for block in self.tree.of_kind("house"):
            with suppress(NotationError):  # told of with the block's own problems
                self._houses.append(read_house(block))

    def fence(self, line: int) -> tuple[Block | None, Fence | None]:
        """The block that a line is in, and what it says if it is an example."""
        block = self.tree.block(line)
        if block is None or block.kind not in MARKERS:
            return block, None
        if block.line not in self._fences:
            fence, options = read_fence(block), house_at(self._houses, block.game, block.line)
            if options and fence.setup.strip() and block.kind != "puzzle":
                fence = replace(fence, setup=in_house(block.game, fence.setup, options))
            self._fences[block.line] = fence
        return block, self._fences[block.line]

    def pieces_of(self, line: int) -> Iterator[Piece]:
        """Those of the block; in prose the rules."""
        block, fence = self.fence(line)
        yield from block_pieces(block, fence, line) if block else prose(Word(self.line(line), line, 1))

    def game_at(self, line: int) -> str:
        """The game of the block."""
        block = self.tree.block(line)
        return block.game if block else ""

    def moment(self, line: int, column: int) -> Moment | None:
        """What the fence has come to."""
        block, fence = self.fence(line)
        if block is None or fence is None:
            return None
        try:
            return (self._in_step if block.kind == "step" else self._in_example)(block, line, column)
        except BROKEN:
            return None

    def _until(self, block: Block, line: int, column: int) -> Fence:
        """What of a fence stands before a place; raises `NotationError` where that cannot be read."""
        _, fence = self.fence(block.line)
        assert fence
        for error in fence.errors:
            if (block.line, 1) < (error.line, error.column) < (line, column):
                raise error
        return fence.until(line, column)

    def _in_example(self, block: Block, line: int, column: int) -> Moment:
        fence = self._until(block, line, column)
        game = find_game(fence.game)
        state = start(game, fence.setup)
        own = state.to_act[0] if state.to_act else 0
        here = _command_at(fence, line)
        for command in fence.commands:
            # The lines of a puzzle are plays, each of which begins at its position.
            if command is here if block.kind == "puzzle" else command.marker == ">":
                for at, word in enumerate(command.words):
                    if at or not word.isdigit():  # a puzzle's try has first what it loses
                        state.apply(_seat(command, state, own), game.parse(word))
        return Moment(game, state, own, _seat(here, state, own))

    def _in_step(self, block: Block, line: int, column: int) -> Moment | None:
        """A step goes on from the ones above it, up to the one that has a position of its own."""
        above = [each for each in self.blocks if each.kind == "step" and each.line < block.line]
        begun = [at for at, step in enumerate(above) if self._until(step, step.line, 1).setup.strip()]
        fence = self._until(block, line, column)
        state: State | None = None
        game = find_game(fence.game)
        for step in [] if fence.setup.strip() else above[begun[-1] if begun else 0 :]:
            state = _after(game, state, self._until(step, step.last + 1, 1))
        state = _after(game, state, fence)
        if state is None:
            return None
        here = _command_at(fence, line)
        others = [seat for seat in state.to_act if seat != READER]
        whose = others[0] if here is not None and here.marker == "<" and others else READER
        return Moment(game, state, READER, _seat(here, state, whose) if here and here.seat is not None else whose)

    def first_state(self, line: int) -> State | None:
        """That of the fence's position, or of a set-up's line."""
        block, fence = self.fence(line)
        game = game_named(block.game) if block else None
        parts = split(self.line(line), line, 3)
        text = fence.setup if fence else parts[1].text if len(parts) > 1 else ""
        try:
            return start(game, text) if game else None
        except BROKEN:
            return None

    def is_command(self, line: int) -> bool:
        """True behind the fence's position."""
        _, fence = self.fence(line)
        return fence is not None and line >= fence.begins

    def sign(self, piece: Piece) -> str:
        """What a fence's marker means."""
        block = self.tree.block(piece.span.line)
        puzzle = block is not None and block.kind == "puzzle"
        return (messages.PUZZLE_MARKERS if puzzle else messages.MARKERS).get(piece.text, "")

    def problems(self, stop: Event) -> Iterator[Problem]:
        """Each block by itself, so that one that is broken hides nothing; the steps of a lesson together."""
        rest = list(self.lines)  # in it is blank what was looked at by itself, so that lines keep their numbers
        for block in self.blocks:
            if stop.is_set():
                return
            if self.own and block.game == self.own:  # its examples are run as those of a game's file, if at all
                rest[block.line - 1 : block.last] = [""] * (block.last - block.line + 1)
            elif block.kind not in ("step", "house"):
                rest[block.line - 1 : block.last] = [""] * (block.last - block.line + 1)
                house = self._house_of(block)
                lines = [block.opening, *block.lines, *(["```"] if block.closed else [])]
                yield from self._problems("\n".join([*house, *lines]), block.line - 1 - len(house))
        if not stop.is_set() and not self.too_long:
            yield from self._problems("\n".join(rest), 0)
            yield from self._dead_references()

    def _house_of(self, block: Block) -> list[str]:
        """The block of house rules that holds for a block, in lines that stand above it; none for one itself."""
        above = [each for each in self._houses if each.game == block.game and each.line < block.line]
        if not above or block.kind == "house":
            return []
        settings = [f"{' '.join(f'{name}={value}' for name, value in above[-1].options.items())} : -"]
        return [f"```house {block.game}", *settings, "```"]

    def _dead_references(self) -> Iterator[Problem]:
        """Rules and anchors that prose names and that are not there: that takes the whole text."""
        with suppress(NotationError):
            for failure in dead_references("\n".join(self.lines)):
                place = marked(self.lines, failure.line, failure.column)
                yield Problem(place, failure.code, failure.found, failure.wanted)

    def _problems(self, text: str, above: int) -> Iterator[Problem]:
        for failure in checked(text):
            if failure.code not in ("no-rule", "no-anchor"):
                yield Problem(self._place(failure, failure.line + above), failure.code, failure.found, failure.wanted)

    def _place(self, failure: Failure, line: int) -> Span:
        if failure.code == "option":
            # A setting that a game does not have stands on the fence's first line, or in the deal below.
            value = failure.found.removeprefix("game=").rstrip(_SHORTENED)
            for at in range(line, min(line + 20, len(self.lines)) + 1):
                column = self.line(at).find(value)
                if column >= 0:
                    return marked(self.lines, at, column + 1)
            return marked(self.lines, line, 0)
        word = failure.wanted if failure.code == "refused" else failure.found
        column = failure.column or (self.line(line).find(word) + 1 if word.strip() else 0)
        return marked(self.lines, line, column)

    def outline(self) -> tuple[Part, ...]:
        """The headings, and in each the blocks."""
        titles = [(head.line, head.title) for head in self.tree.headings if head.title]
        heads = [(0, ""), *titles, (len(self.lines) + 1, "")]
        fences = [self._part(block) for block in self.blocks]
        lines = [part.first for part in fences]
        parts = list[Part]()
        for (line, title), (after, _) in pairwise(heads):
            inside = tuple(fences[bisect_left(lines, line) : bisect_left(lines, after)])
            parts += [Part(title, "", "heading", line, after - 1, inside)] if line else inside
        return tuple(parts)

    @staticmethod
    def _part(block: Block) -> Part:
        first = next((line.strip() for line in block.lines if line.strip()), "")
        return Part(f"{block.kind} {block.game}", first[:80], "fence", block.line, block.last)


def _command_at(fence: Fence, line: int) -> Command | None:
    return next((command for command in fence.commands if command.line == line), None)


def _seat(command: Command | None, state: State, own: int) -> int:
    if command is None or command.seat is None or command.seat >= state.players:
        return state.to_act[0] if state.to_act else own
    return command.seat


def _after(game: Game, state: State | None, fence: Fence) -> State | None:
    """The state at the end of a step."""
    state = start(game, fence.setup) if fence.setup.strip() else state
    if state is None:
        return None
    for move in (move for command in fence.commands for move in moves_of(command)):
        state.apply(move.by(state), game.parse(move.text))
    return state
