"""The rulebook of a variant: that of the game which it extends, with the rules in place that it replaces or adds."""

from __future__ import annotations

import re
from dataclasses import dataclass, field

from pyengine.core.errors import NotationError

_RULE = re.compile(r"\*\*([A-Z0-9]{2,4}-\d+)\*\*")
_ANCHOR = re.compile(r"\{#([a-z][a-z0-9-]*)\}\s*$")
_LEFT_OUT = ("python", "words", "play")
"""Blocks of the game that a variant extends and that say nothing of the variant."""


@dataclass
class _Part:
    """Lines from a heading to the next one; without an anchor only the title's."""

    anchor: str
    heading: list[str]
    paragraphs: list[list[str]] = field(default_factory=list)


def merged(base: str, own: str) -> str:
    """The text of a variant as a rulebook of its own."""
    parts, others = _parts(base), _parts(own)
    if others[0].heading:
        parts[0] = others[0]
    for part in others[1:]:
        there = next((each for each in parts[1:] if part.anchor and each.anchor == part.anchor), None)
        if there is None:
            there = _Part(part.anchor, part.heading)
            parts.append(there)
        for paragraph in part.paragraphs:
            _replace(parts, there, paragraph)
    return "\n".join("\n\n".join(["\n".join(part.heading), *map("\n".join, part.paragraphs), ""]) for part in parts)


def _replace(parts: list[_Part], there: _Part, paragraph: list[str]) -> None:
    """Put a paragraph in place of the rule of its ID, or at the end of its section."""
    rule = rule_of(paragraph[0])
    for part in parts if rule else ():
        for at, each in enumerate(part.paragraphs):
            if rule_of(each[0]) == rule:
                part.paragraphs[at] = paragraph
                return
    there.paragraphs.append(paragraph)


def rule_of(line: str) -> str:
    """The ID of the rule that begins with a line; empty where none does."""
    found = _RULE.match(line)
    return found[1] if found else ""


def anchor_of(line: str) -> str | None:
    """The anchor of a heading, empty if it has none; None for any other line."""
    if not line.startswith("#"):
        return None
    found = _ANCHOR.search(line)
    return found[1] if found else ""


def check_rules(base: dict[str, int], own: str, game: str) -> None:
    """Raises `NotationError` for a rule with the letters of the other game's that this has no rule of."""
    letters = {rule.partition("-")[0] for rule in base}
    for line, text in enumerate(own.split("\n"), 1):
        rule = rule_of(text)
        if rule and rule not in base and rule.partition("-")[0] in letters:
            raise NotationError(rule, line, 3, f"a rule of {game} that this one replaces, or letters of its own")


def _parts(text: str) -> list[_Part]:
    """The sections of a text, the first one what stands above them, without blocks of code of the game's own."""
    parts, blank = [_Part("", [])], True
    for line in _without_code(text.split("\n")):
        anchor = anchor_of(line)
        if anchor is not None and not line.startswith("# "):
            parts.append(_Part(anchor, [line]))
            blank = True
        elif anchor is not None:
            parts[-1].heading.append(line)
        elif not line.strip():
            blank = True
        elif blank:
            parts[-1].paragraphs.append([line])
            blank = False
        else:
            parts[-1].paragraphs[-1].append(line)
    return parts


def _without_code(lines: list[str]) -> list[str]:
    """The lines without the blocks that are left out, nor the caption in italics above an example."""
    kept, inside = list[str](), False
    for line in lines:
        if inside:
            inside = line.strip() != "```"
        elif line.startswith("```") and line[3:].split()[:1] and line[3:].split()[0] in _LEFT_OUT:
            inside = True
            while kept and (not kept[-1].strip() or _is_caption(kept[-1])):
                kept.pop()
            kept.append("")
        else:
            kept.append(line)
    return kept


def _is_caption(line: str) -> bool:
    return line.startswith("*") and not line.startswith("**") and line.rstrip().endswith("*")
