"""Reads a game's file: Markdown whose rules are paragraphs under their IDs, with the Python that enforces them below.

    ---
    game: crazy-eights
    title: Crazy Eights
    players: 2-5
    ---
    # Crazy Eights
    …

All `python` blocks make one module, in their order, so that a traceback has the file's lines. A file without any is a
rulebook, and no game.
"""

from __future__ import annotations

import ast
import re
from dataclasses import dataclass
from functools import cached_property

from pyengine.core.errors import NotationError
from pyengine.core.game import Game
from pyengine.core.limits import LONGEST_TEXT, MOST_SEATS, check_length
from pyengine.core.state import State
from pyengine.kit.definition import Definition
from pyengine.kit.source import define
from pyengine.rulebook.fence import Fence, fences
from pyengine.rulebook.read import Rulebook
from pyengine.rulebook.read import read as read_rulebook

_FIELDS = ("game", "title", "players", "minutes", "language", "extends")
_ID = re.compile(r"[a-z][a-z0-9]*(?:-[a-z0-9]+)*")
_BEGINS = re.compile(r"---\r?\n(?:(?!---)[^\n]*\n){0,20}?game:[ \t]*(\S+)")
_PLAYERS = re.compile(r"(\d{1,2})(?:-(\d{1,2}))?")
_RULE = re.compile(r"\*\*([A-Z0-9]{2,4}-\d+)\*\*")
_ANCHOR = re.compile(r"\{#([a-z][a-z0-9-]*)\}\s*$")


@dataclass(frozen=True)
class Document:
    """A game's file: its front matter by name, its text, and the lines of its `python` blocks by number."""

    fields: dict[str, str]
    text: str
    code: dict[int, str]

    @property
    def id(self) -> str:
        """The game's ID."""
        return self.fields["game"]

    @property
    def title(self) -> str:
        """What the game is called."""
        return self.fields.get("title") or self.rulebook.title or self.id

    @property
    def language(self) -> str:
        """The language of the text."""
        return self.fields.get("language", "en")

    @property
    def players(self) -> tuple[int, int]:
        """The fewest and the most players."""
        found = _PLAYERS.fullmatch(self.fields.get("players", "2"))
        assert found
        return int(found[1]), int(found[2] or found[1])

    @property
    def is_game(self) -> bool:
        """False for a rulebook alone."""
        return bool(self.code)

    @cached_property
    def rulebook(self) -> Rulebook:
        """Its rules and sections; raises `NotationError` for a broken anchor."""
        return read_rulebook(self.text, self.id, self.language)

    @cached_property
    def definition(self) -> Definition:
        """The game as it is declared; raises `SyntaxError`, `AuthorError`, and whatever the author's lines raise."""
        last = max(self.code, default=0)
        source = "\n".join(self.code.get(line, "") for line in range(1, last + 1))
        found = define(
            ast.parse(source, self.file, "exec"),
            self.file,
            self.id,
            self.players,
            turn_rule=self._first_rule("playing"),
        )
        self._give_rules(found)
        return found

    @property
    def file(self) -> str:
        """What tracebacks call it."""
        return f"{self.id}.md"

    @cached_property
    def game(self) -> Game[State]:
        """The game, like any other of the engine's; raises as `definition` does."""
        return self.definition.game

    @cached_property
    def examples(self) -> list[Fence]:
        """Its examples; raises `NotationError`."""
        return fences(self.text)

    @cached_property
    def rules_of_line(self) -> dict[int, tuple[str, ...]]:
        """For each line of Python the rules that it enforces: those between its block and the block before."""
        above, rules, after_code = tuple[str, ...](), dict[int, tuple[str, ...]](), False
        for line, text in enumerate(self.text.split("\n"), 1):
            if rule := _RULE.match(text):
                above, after_code = (*(() if after_code else above), rule[1]), False
            elif line in self.code:
                rules[line], after_code = above, True
        return rules

    def _give_rules(self, found: Definition) -> None:
        """Each part and each move belongs to the rule above the block in which it is declared."""
        for line, text in self.code.items():
            name = re.match(r"(?:def )?(\w+)", text)
            for table in (found.parts, found.moves):
                if name and name[1] in table:
                    table[name[1]].rule = next(iter(self.rules_of_line[line]), "")

    def _first_rule(self, anchor: str) -> str:
        """The first rule of a section, or of the whole text."""
        rules, inside = list[str](), False
        for line in self.text.split("\n"):
            if line.startswith("#"):
                heading = _ANCHOR.search(line)
                inside = bool(heading and heading[1] == anchor)
            elif rule := _RULE.match(line):
                if inside:
                    return rule[1]
                rules.append(rule[1])
        return rules[0] if rules else ""


def game_in(text: str) -> str:
    """The ID of the game that a text says to be the file of; empty for any other text. Nothing else of it is read."""
    found = _BEGINS.match(text)
    return found[1] if found else ""


def read(text: str) -> Document:
    """A game's file; raises `NotationError` for front matter that cannot be read and a `python` block without end."""
    lines = check_length(text, LONGEST_TEXT).split("\n")
    fields, first = _front_matter([line.rstrip("\r") for line in lines])
    # Lines keep their numbers: what was front matter is blank in the text.
    body = "\n".join([""] * first + lines[first:])
    document = Document(fields, body, _code(lines, first))
    if not _ID.fullmatch(fields.get("game", "")):
        raise NotationError(fields.get("game", ""), 1, 1, "game: an ID of a-z, 0-9 and -")
    span = _PLAYERS.fullmatch(fields.get("players", "2"))
    if not span or not 1 <= int(span[1]) <= int(span[2] or span[1]) <= MOST_SEATS:
        raise NotationError(fields["players"], 1, 1, f"players: a number, or two with - between, up to {MOST_SEATS}")
    return document


def _front_matter(lines: list[str]) -> tuple[dict[str, str], int]:
    """The fields between the two lines of hyphens, and the number of lines that they take."""
    if not lines or lines[0].strip() != "---":
        raise NotationError(lines[0] if lines else "", 1, 1, "---")
    fields = dict[str, str]()
    for at, line in enumerate(lines[1:], 2):
        if line.strip() == "---":
            return fields, at
        name, colon, value = line.partition(":")
        if not line.strip():
            continue
        if not colon or name.strip() not in _FIELDS:
            raise NotationError(line, at, 1, f"one of {', '.join(_FIELDS)}, with a colon")
        fields[name.strip()] = value.strip()
    raise NotationError(lines[0], 1, 1, "--- at the end of the front matter")


def _code(lines: list[str], first: int) -> dict[int, str]:
    """The lines of all `python` blocks, by number."""
    found, opened, other = dict[int, str](), 0, False
    for at, line in enumerate(lines[first:], first + 1):
        if opened:
            if line.strip() == "```":
                opened = 0
            else:
                found[at] = line.rstrip("\r")
        elif line.startswith("```"):
            if line.strip() == "```python" and not other:
                opened = at
            else:
                other = not other
    if opened:
        raise NotationError("```python", opened, 1, "``` at the end of the block")
    return found
