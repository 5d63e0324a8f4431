"""The front matter of a game's file, and the lines of its blocks of code."""

from __future__ import annotations

import re
from typing import NamedTuple

from pyengine.core.errors import NotationError
from pyengine.core.limits import LONGEST_TEXT, MOST_SEATS, check_length

GAME_ID = re.compile(r"[a-z][a-z0-9]*(?:-[a-z0-9]+)*")
PLAYERS = re.compile(r"(\d{1,2})(?:-(\d{1,2}))?")
LANGUAGE = re.compile(r"[a-z]{2,3}(?:-[A-Za-z0-9]{2,8})*")
_BEGINS = re.compile(r"---\r?\n(?:(?!---)[^\n]*\n){0,20}?(game|translates):[ \t]*(\S+)")
_MINUTES = re.compile(r"\d{1,3}(?:-\d{1,3})?")
_GAME = ("game", "title", "players", "minutes", "language", "extends")
_TRANSLATION = ("translates", "title", "language")


class Field(NamedTuple):
    """A value of the front matter, and where it stands."""

    text: str
    line: int
    column: int

    def wrong(self, expected: str) -> NotationError:
        """The error that it is not what it should be."""
        return NotationError(self.text, self.line, self.column, expected)


class Parts(NamedTuple):
    """A file: its front matter, its text with that left blank, and its blocks of code: the kind, the language that is
    named behind it, the first line's number, and the lines. Line numbers are those of the file.
    """

    fields: dict[str, Field]
    text: str
    blocks: list[CodeBlock]


class CodeBlock(NamedTuple):
    """A block of code of a kind that is none of a rulebook."""

    kind: str
    language: str
    first: int
    lines: list[str]


def game_in(text: str) -> str:
    """The ID of the game that a text says to be the file of; empty for any other text. Nothing else of it is read."""
    found = _BEGINS.match(text)
    return found[2] if found and found[1] == "game" else ""


def translated_in(text: str) -> str:
    """The ID of the game whose text in another language a file says to be; empty for any other file."""
    found = _BEGINS.match(text)
    return found[2] if found and found[1] == "translates" else ""


def read_parts(text: str) -> Parts:
    """The parts of a file; raises `NotationError` for front matter that cannot be read and a block without end."""
    lines = [line.rstrip("\r") for line in check_length(text, LONGEST_TEXT).split("\n")]
    fields, first = _fields(lines)
    # Lines keep their numbers: what was front matter is blank in the text.
    return Parts(fields, "\n".join([""] * first + lines[first:]), _blocks(lines, first))


def _fields(lines: list[str]) -> tuple[dict[str, Field], int]:
    """The fields between the two lines of hyphens, and the number of lines that they take."""
    if lines[0].strip() != "---":
        raise NotationError(lines[0], 1, 1, "---")
    fields = dict[str, Field]()
    for at, line in enumerate(lines[1:], 2):
        if line.strip() == "---":
            _check(fields, at)
            return fields, at
        name, colon, value = line.partition(":")
        if not line.strip():
            continue
        known = _TRANSLATION if "translates" in fields or name.strip() == "translates" else _GAME
        if not colon or name.strip() not in known:
            raise NotationError(line, at, 1, f"one of {', '.join(known)}, with a colon")
        column = len(line) - len(value.lstrip()) + 1
        fields[name.strip()] = Field(value.strip(), at, column)
    raise NotationError(lines[0], 1, 1, "--- at the end of the front matter")


def _check(fields: dict[str, Field], last: int) -> None:
    game = "translates" if "translates" in fields else "game"
    nothing = Field("", last, 1)
    if not GAME_ID.fullmatch(fields.get(game, nothing).text):
        raise fields.get(game, nothing).wrong(f"{game}: an ID of a-z, 0-9 and -")
    players = fields.get("players")
    span = PLAYERS.fullmatch(players.text if players else "2")
    if not span or not 1 <= int(span[1]) <= int(span[2] or span[1]) <= MOST_SEATS:
        raise fields["players"].wrong(f"players: a number, or two with - between, up to {MOST_SEATS}")
    if "language" in fields and not LANGUAGE.fullmatch(fields["language"].text):
        raise fields["language"].wrong("language: a code such as en")
    if "minutes" in fields and not _MINUTES.fullmatch(fields["minutes"].text):
        raise fields["minutes"].wrong("minutes: a number")
    if "extends" in fields and not GAME_ID.fullmatch(fields["extends"].text):
        raise fields["extends"].wrong("extends: the ID of another game")


def _blocks(lines: list[str], first: int) -> list[CodeBlock]:
    """All `python` and `words` blocks."""
    found = list[CodeBlock]()
    opened, other = False, False
    for at, line in enumerate(lines[first:], first + 1):
        if opened:
            if line.strip() == "```":
                opened = False
            else:
                found[-1].lines.append(line)
        elif line.startswith("```"):
            kind, *rest = line[3:].split() or [""]
            if kind in ("python", "words") and len(rest) < 2 and not other:
                if rest and (kind == "python" or not LANGUAGE.fullmatch(rest[0])):
                    raise NotationError(line, at, 1, "```python, ```words, or ```words and a language")
                found.append(CodeBlock(kind, rest[0] if rest else "", at + 1, []))
                opened = True
            else:
                other = not other
    if opened:
        raise NotationError(f"```{found[-1].kind}", found[-1].first - 1, 1, "``` at the end of the block")
    return found
