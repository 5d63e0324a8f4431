"""Reads a rulebook: Markdown whose rules are paragraphs that begin with their ID.

    **F2F-11** · S — In each turn you may give one card at most. · R — It may be the first.

A mark stands before the sentences that it is for: S where the published rulebook says so, R for a ruling of ours. A
rule that has both is marked S/R as a whole. The sections of a rulebook are those of `sections`, with the blocks of
`blocks` and the examples of `fence` in them.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path
from typing import NamedTuple

from pyengine.rulebook.markdown import read_markdown
from pyengine.rulebook.sections import Section, read_sections
from pyengine.shipped import first_shipped, shipped

_RULE = re.compile(r"\*\*([A-Z0-9]{2,4}-\d+)\*\* · (?:S|R) — .")
_MARK = re.compile(r"\s*· (S|R) — ")


class Part(NamedTuple):
    """Sentences of a rule that have the same mark, S or R."""

    mark: str
    text: str


@dataclass(frozen=True, slots=True)
class Rule:
    """A rule: its ID, its sentences by their marks (with `**` and `*` in them), and the line it starts on."""

    id: str
    parts: tuple[Part, ...]
    line: int

    @property
    def mark(self) -> str:
        """S, R, or S/R for a rule that has both."""
        return "/".join(mark for mark in ("S", "R") if any(part.mark == mark for part in self.parts))

    @property
    def text(self) -> str:
        """The whole paragraph, with a mark wherever another begins."""
        first, *others = self.parts
        return first.text + "".join(f" · {part.mark} — {part.text}" for part in others)

    @property
    def source(self) -> str:
        """The paragraph as it stands in the rulebook, under its ID."""
        return f"**{self.id}** · {self.parts[0].mark} — {self.text}"


@dataclass(frozen=True, slots=True)
class Rulebook:
    """A rulebook in one language: its title, the goal of the game, its sections, its rules by ID, and all its text."""

    game: str
    lang: str
    title: str
    goal: str
    sections: tuple[Section, ...]
    rules: dict[str, Rule]
    text: str

    def section(self, anchor: str) -> Section | None:
        """The section with an anchor, if there is one."""
        return next((section for section in self.sections if section.anchor == anchor), None)


_opened: dict[str, dict[str, Rulebook]] = {}
"""Rulebooks of games that were opened from a file, by ID and language."""


def put(found: Rulebook) -> None:
    """Let a rulebook be the one of its game from now on; the first one also in languages that there is none in."""
    _opened.setdefault(found.game, {})[found.lang] = found


def load(game_id: str, lang: str, *others: str) -> Rulebook:
    """The rulebook of a game, shipped or opened, in the first of these languages that has one; an opened one in any for
    want of these. Raises `OptionError` when none has.
    """
    if opened := _opened.get(game_id):
        return next((opened[each] for each in (lang, *others) if each in opened), next(iter(opened.values())))
    found = first_shipped(game_id, "rulebook.{}.md", lang, *others) or lang
    return read(rulebook_path(game_id, found).read_text("utf-8"), game_id, found)


def rulebook_path(game_id: str, lang: str) -> Path:
    """The file of a shipped rulebook; raises `OptionError` when there is none in that language."""
    return shipped(game_id, f"rulebook.{lang}.md", ("rulebook", f"{game_id} {lang}"))


def read(text: str, game_id: str, lang: str) -> Rulebook:
    """A rulebook from its text; raises `NotationError` for a broken anchor (see `sections`)."""
    sections, lines = read_sections(text), read_markdown(text).lines
    top = next((at for at, line in enumerate(lines) if line.startswith("# ")), len(lines))
    title = lines[top][2:].strip() if top < len(lines) else ""
    goal = next((_paragraph(lines, at) for at in range(top + 1, len(lines)) if lines[at].strip()), "")
    rules = {}
    for at, line in enumerate(lines):
        if found := _RULE.match(line):
            # The split gives marks and sentences in turn; before the first mark there is nothing.
            _, *marked = _MARK.split(_paragraph(lines, at).removeprefix(f"**{found[1]}**"))
            parts = (Part(mark, text.strip()) for mark, text in zip(marked[::2], marked[1::2], strict=True))
            rules[found[1]] = Rule(found[1], tuple(parts), at + 1)
    return Rulebook(game_id, lang, title, " ".join(goal.split()), sections, rules, text)


def _paragraph(lines: list[str], first: int) -> str:
    """The paragraph that begins with a line, on one line."""
    found = [lines[first]]
    for line in lines[first + 1 :]:
        if not line.strip() or line.startswith("```"):
            break
        found.append(line.strip())
    return " ".join(found)
