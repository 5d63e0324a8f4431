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
from dataclasses import dataclass

from pyengine.rulebook.markdown import Heading, Markdown, read_markdown

PLAN = (
    *("components", "setup", "glance", "sample", "end", "scoring"),
    *("options", "questions", "words", "sources", "summary"),
)
"""The sections that every rulebook has, in this order; a game's own on how it is played stand after `glance`."""
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
        for number, (heading, body) in enumerate(_split(Markdown(self.text), 3), 1):
            anchor, line = heading.anchor or f"{self.anchor}-{number}", self.line + heading.line
            found.append(Question(anchor, heading.title, body.strip(), line))
        return tuple(found)

    @property
    def words(self) -> tuple[Word, ...]:
        """The items of its lists that begin with a word in bold and a dash: `- **Word** — meaning`."""
        found = (_WORD.fullmatch(item) for item in _items(self.text))
        pairs = [(match[1].strip(), match[2]) for match in found if match]
        return tuple(Word(f"{self.anchor}-{at}", word, meaning) for at, (word, meaning) in enumerate(pairs, 1))


def read_sections(text: str) -> tuple[Section, ...]:
    """The sections of a rulebook; raises `NotationError` for a broken anchor, and for one that is there twice."""
    tree = read_markdown(text)
    if tree.errors:
        raise tree.errors[0]
    return tuple(Section(head.anchor, head.title, head.line, body) for head, body in _split(tree, 2))


def _split(tree: Markdown, level: int) -> list[tuple[Heading, str]]:
    """The headings of a level, each with the text to the next of its level or above."""
    heads = [heading for heading in tree.headings if heading.level <= level]
    ends = [*(heading.line - 1 for heading in heads[1:]), len(tree.lines)]
    return [
        (heading, "\n".join(tree.lines[heading.line : end]).rstrip())
        for heading, end in zip(heads, ends, strict=False)
        if heading.level == level
    ]


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
