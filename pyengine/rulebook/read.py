"""Reads a rulebook: Markdown whose rules are paragraphs that begin with their ID.

    **F2F-8** · S — On the own ascending pile …

The mark is S (the source says it), R (a ruling of ours) or S/R (both). Its sections are those of `sections`, with the
blocks of `blocks` and the examples of `fence` in them.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path

from pyengine.core.errors import OptionError
from pyengine.rulebook.sections import Section, goal_of, read_sections

_RULE = re.compile(r"^\*\*([A-Z0-9]{2,4}-\d+)\*\* · (S|R|S/R) — (.+)$")
_PACKAGE = Path(__file__).parent.parent


@dataclass(frozen=True, slots=True)
class Rule:
    """A rule: its ID, its mark (S, R or S/R), its paragraph (with `**` and `*` in it), and the line it starts on."""

    id: str
    mark: str
    text: str
    line: int


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


def load(game_id: str, lang: str) -> Rulebook:
    """The shipped rulebook of a game; raises `OptionError` when there is none in that language."""
    return read(rulebook_path(game_id, lang).read_text("utf-8"), game_id, lang)


def rulebook_path(game_id: str, lang: str) -> Path:
    """The file of a shipped rulebook; raises `OptionError` when there is none in that language."""
    for folder in (_PACKAGE / "seeds", _PACKAGE.parent / "seeds"):
        path = folder / game_id / f"rulebook.{lang}.md"
        if path.is_file():
            return path
    raise OptionError("rulebook", f"{game_id} {lang}", ())


def read(text: str, game_id: str, lang: str) -> Rulebook:
    """A rulebook from its text; raises `NotationError` for a broken anchor (see `sections`)."""
    sections = read_sections(text)
    lines = text.split("\n")
    title = next((line[2:].strip() for line in lines if line.startswith("# ")), "")
    rules = {}
    for at, line in enumerate(lines, 1):
        found = _RULE.match(line)
        if found:
            rules[found[1]] = Rule(found[1], found[2], _paragraph(lines, at, found[3]), at)
    return Rulebook(game_id, lang, title, goal_of(text), sections, rules, text)


def _paragraph(lines: list[str], at: int, first: str) -> str:
    """The paragraph that goes on after line `at`, on one line."""
    parts = [first]
    for line in lines[at:]:
        if not line.strip() or line.startswith("```"):
            break
        parts.append(line.strip())
    return " ".join(parts)
