"""The sections of a rulebook, with the anchors that links lead to, and what stands in them under names of its own.

    ## Questions {#questions}

    ### May I lay a Wild on a Wild?

    Yes, and you name the same colour or another (UNO-12).

    ## The words {#words}

    - **Deck** — the cards that nobody has yet.

An anchor is the same in every language. A heading without one is found by its number only.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass

from pyengine.core.errors import NotationError
from pyengine.core.limits import LONGEST_TEXT, check_length

PLAN = (
    *("components", "setup", "glance", "sample", "end", "scoring"),
    *("options", "questions", "words", "sources", "summary"),
)
"""The sections that every rulebook has, in this order; a game's own on how it is played stand after `glance`."""
_ANCHOR = re.compile(r"[a-z][a-z0-9-]{0,40}")
_RULE_ID = re.compile(r"\b[A-Z0-9]{2,4}-\d+\b")
_WORD = re.compile(r"\*\*([^*]+)\*\* — (\S.*)")


@dataclass(frozen=True, slots=True)
class Question:
    """A question of the readers: its anchor, itself, the Markdown of its answer, and the line of its heading."""

    anchor: str
    title: str
    text: str
    line: int

    @property
    def rules(self) -> tuple[str, ...]:
        """The IDs of the rules that the answer names."""
        return tuple(dict.fromkeys(_RULE_ID.findall(self.text)))


@dataclass(frozen=True, slots=True)
class Word:
    """A word of the game: its anchor, itself, and the Markdown of its meaning."""

    anchor: str
    word: str
    meaning: str


@dataclass(frozen=True, slots=True)
class Section:
    """A section: its anchor (empty if it has none), its title, the line of its heading, and the Markdown under it."""

    anchor: str
    title: str
    line: int
    text: str

    @property
    def questions(self) -> tuple[Question, ...]:
        """Its third-level headings, each with what stands below; `questions-1`, `questions-2`, … where one has no
        anchor of its own.
        """
        found = []
        for number, (heading, body) in enumerate(_split(self.text, list(_headings(self.text)), 3), 1):
            anchor, line = heading.anchor or f"{self.anchor}-{number}", self.line + heading.line
            found.append(Question(anchor, heading.title, body.strip(), line))
        return tuple(found)

    @property
    def words(self) -> tuple[Word, ...]:
        """The items of its lists that begin with a word in bold and a dash: `- **Word** — meaning`."""
        found = (_WORD.fullmatch(item) for item in _items(self.text))
        pairs = [(match[1].strip(), match[2]) for match in found if match]
        return tuple(Word(f"{self.anchor}-{at}", word, meaning) for at, (word, meaning) in enumerate(pairs, 1))


@dataclass(frozen=True, slots=True)
class _Heading:
    level: int
    title: str
    anchor: str
    line: int


def read_sections(text: str) -> tuple[Section, ...]:
    """The sections of a rulebook; raises `NotationError` for a broken anchor, and for one that is there twice."""
    check_length(text, LONGEST_TEXT)
    headings = list(_headings(text))
    _distinct(headings)
    return tuple(Section(head.anchor, head.title, head.line, body) for head, body in _split(text, headings, 2))


def goal_of(text: str) -> str:
    """The paragraph below a rulebook's title: the goal of the game."""
    lines = text.split("\n")
    title = next((at for at, line in enumerate(lines) if line.startswith("# ")), len(lines))
    found: list[str] = []
    for line in lines[title + 1 :]:
        if found and not line.strip():
            break
        found += line.split()
    return " ".join(found)


def _split(text: str, headings: list[_Heading], level: int) -> list[tuple[_Heading, str]]:
    """The headings of a level, among all of the text, each with the text to the next of its level or above."""
    lines = text.split("\n")
    heads = [heading for heading in headings if heading.level <= level]
    ends = [*(heading.line - 1 for heading in heads[1:]), len(lines)][: len(heads)]
    return [
        (heading, "\n".join(lines[heading.line : end]).rstrip())
        for heading, end in zip(heads, ends, strict=True)
        if heading.level == level
    ]


def _headings(text: str) -> Iterator[_Heading]:
    """All headings outside of code."""
    within = False
    for at, line in enumerate(text.split("\n"), 1):
        within = line.rstrip() != "```" if within else line.startswith("```")
        level = len(line) - len(line.lstrip("#")) if line.startswith("#") and not within else 0
        if level and line[level : level + 1] == " ":
            yield _heading(line.rstrip(), level, at)


def _heading(line: str, level: int, at: int) -> _Heading:
    title, opened, anchor = line[level:].partition("{#")
    if not opened:
        return _Heading(level, title.strip(), "", at)
    if not (anchor.endswith("}") and _ANCHOR.fullmatch(anchor[:-1])):
        raise NotationError(f"{{#{anchor}", at, len(line) - len(anchor) - 1, "{#anchor} of a-z, 0-9 and -")
    return _Heading(level, title.strip(), anchor[:-1], at)


def _distinct(headings: list[_Heading]) -> None:
    known: set[str] = set()
    for heading in headings:
        if heading.anchor and heading.anchor in known:
            raise NotationError(f"{{#{heading.anchor}}}", heading.line, 1, "an anchor of its own")
        known.add(heading.anchor)


def _items(text: str) -> list[str]:
    """The items of the lists of a text, each on one line."""
    found: list[list[str]] = []
    open_item = False
    for line in text.split("\n"):
        if line.startswith("- "):
            found.append(line[2:].split())
            open_item = True
        elif not line.startswith(" "):
            open_item = False
        elif open_item:
            found[-1] += line.split()
    return [" ".join(words) for words in found]
