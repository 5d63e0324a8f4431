"""The one reader of Markdown: its headings, its paragraphs, and the blocks of code that belong to a game.

What is in a block is read by `fence` and `blocks`. Nothing here stops at a mistake: what cannot be read is in `errors`,
and the rest of the text is read on, as an editor needs it. Whoever wants a text without mistakes raises the first.
"""

from __future__ import annotations

import re
from bisect import bisect_right
from dataclasses import dataclass
from functools import cached_property, lru_cache

from pyengine.core.errors import NotationError
from pyengine.core.limits import LONGEST_TEXT, MOST_ERRORS, check_length

MARKERS = {"play": ">!?~=", "step": "><!?=", "puzzle": ">?="}
"""The kinds of fences, and how their lines may begin; a `step` belongs to a lesson (see `lesson`), a `puzzle` to
`pyengine.puzzles`.
"""
KINDS = (*MARKERS, "components", "setup", "house")
"""The kinds of blocks that belong to a game."""
_OPEN = re.compile(r"```([a-z]+)[ \t]+(\S+)[ \t]*")
_ANCHOR = re.compile(r"[a-z][a-z0-9-]{0,40}")


@dataclass(frozen=True, slots=True)
class Heading:
    """A heading: its level, its title, its anchor (empty if it has none), and its line."""

    level: int
    title: str
    anchor: str
    line: int


@dataclass(frozen=True, slots=True)
class Block:
    """A block of code: its kind, its game as it is named, the line it opens on, that line, and the lines within.

    `end` is the line that it ends with: three backticks, or what opens another block, as while its own end is still to
    be typed; or nothing, where no end follows.
    """

    kind: str
    game: str
    line: int
    opening: str
    lines: tuple[str, ...]
    end: str | None

    @property
    def closed(self) -> bool:
        """True if it ends with three backticks."""
        return self.end is not None and self.end.strip() == "```"

    @property
    def last(self) -> int:
        """The line of its three backticks, or its last line."""
        return self.line + len(self.lines) + self.closed

    @property
    def body(self) -> tuple[str, ...]:
        """What has to be read: the lines within, and one that opens another block where its own end should be."""
        return self.lines if self.end is None or self.closed else (*self.lines, self.end)


class Markdown:
    """A Markdown text; no text is one that cannot be read."""

    def __init__(self, text: str) -> None:
        self.lines = [line.rstrip("\r") for line in text.split("\n")]
        self.blocks: list[Block] = []
        self.prose: list[tuple[int, str]] = []
        """The lines that are in no block of code, with their numbers."""
        self.headings: list[Heading] = []
        """All headings; one whose anchor cannot be read has none."""
        self.errors: list[NotationError] = []
        """What is wrong with the anchors."""
        self._read_blocks()
        self._read_headings()
        self._openings = [block.line for block in self.blocks]

    def _read_blocks(self) -> None:
        opened: tuple[int, re.Match[str]] | None = None
        # Below the last three backticks no block comes to an end, not even by what opens another one.
        code, last_end = False, max((at for at, line in enumerate(self.lines, 1) if line.strip() == "```"), default=0)
        for at, line in enumerate(self.lines, 1):
            if line.startswith("```") or (code and line.lstrip().startswith("```")):
                if opened:
                    self._add_block(*opened, at, line if at <= last_end else None)
                ends = code and line.strip() == "```"
                found = None if ends else _OPEN.fullmatch(line)
                # An example is run wherever it stands; what only makes a picture is text in code of another kind.
                kinds = MARKERS if code and not opened else KINDS
                opened = (at, found) if found and found[1] in kinds else None
                code = not ends
            elif not code:
                self.prose.append((at, line))
        if opened:
            self._add_block(*opened, len(self.lines) + 1, None)

    def _add_block(self, line: int, found: re.Match[str], after: int, end: str | None) -> None:
        self.blocks.append(Block(found[1], found[2], line, found[0], tuple(self.lines[line : after - 1]), end))

    def _read_headings(self) -> None:
        known, twice = set[str](), list[NotationError]()
        for at, line in self.prose:
            level = len(line) - len(line.lstrip("#"))
            if not level or line[level : level + 1] != " ":
                continue
            title, opened, rest = line.rstrip()[level:].partition("{#")
            anchor = rest.removesuffix("}")
            if opened and not (rest.endswith("}") and _ANCHOR.fullmatch(anchor)):
                column = len(line.rstrip()) - len(rest) - 1
                self.errors.append(NotationError(f"{{#{rest}", at, column, "{#anchor} of a-z, 0-9 and -"))
                anchor = ""
            if anchor and anchor in known:
                twice.append(NotationError(f"{{#{anchor}}}", at, 1, "an anchor of its own"))
            known.add(anchor)
            self.headings.append(Heading(level, title.strip(), anchor, at))
        self.errors = [*self.errors, *twice][:MOST_ERRORS]  # whoever raises one raises the first

    def of_kind(self, kind: str) -> list[Block]:
        """The blocks of a kind."""
        return [block for block in self.blocks if block.kind == kind]

    def block(self, line: int) -> Block | None:
        """The block that a line is in, with the lines that open and end it."""
        at = bisect_right(self._openings, line) - 1
        return self.blocks[at] if at >= 0 and line <= self.blocks[at].last else None

    @cached_property
    def paragraphs(self) -> list[tuple[int, list[str]]]:
        """The lines between blank ones and blocks of code, with the number of the first."""
        found = list[tuple[int, list[str]]]()
        after = 0
        for at, line in self.prose:
            if not line.strip():
                continue
            if at == after:
                found[-1][1].append(line)
            else:
                found.append((at, [line]))
            after = at + 1
        return found


@lru_cache(4)
def _tree(text: str) -> Markdown:
    return Markdown(text)


def read_markdown(text: str) -> Markdown:
    """A text as a tree: the same one for those who ask for its examples, its set-ups and its headings in turn.

    Raises `NotationError` for one that is too long, and `TypeError` for what is no text.
    """
    return _tree(check_length(text, LONGEST_TEXT))
