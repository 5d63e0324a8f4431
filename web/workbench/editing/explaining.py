"""What is wrong with a position, in words: what should stand there, and the rule that wants it so at the end."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

from pyengine.core.errors import NotationError
from pyengine.core.notation import items
from pyengine.core.position.items import Choice, Count, settled
from pyengine.core.position.lines import Line, lines_of
from pyengine.core.position.reading import Reading
from pyengine.core.position.schema import Schema, expected_code
from pyengine.games import schema
from web.engine.notices import InputProblem, problem_text
from web.parts.html import Html, el, join
from web.parts.page_paths import rules_path
from web.workbench.workspace import Workspace

_SIGN = re.compile(r"[^a-z#]+")
_MOST_CHOICES = 12


def explained(workspace: Workspace, error: NotationError) -> Html:
    """The sentence on an error, and the link to its rule."""
    rule = schema(workspace.game.id).rule_of(error)
    href = f"../{rules_path(workspace.game.id, workspace.t.lang, rule)}"
    link = el("a", {"class": "rule", "href": href, "target": "_blank"}, rule) if rule else None
    return el("p", None, sentence(workspace, error), join(" (", link, ")") if rule else None)


def in_short(workspace: Workspace, error: NotationError) -> str:
    """The same as a text, for where nothing can be pressed."""
    rule = schema(workspace.game.id).rule_of(error)
    return f"{sentence(workspace, error)} ({rule})" if rule else sentence(workspace, error)


def sentence(workspace: Workspace, error: NotationError) -> str:
    """Why the word cannot stand there: by what was expected, else by the item that it belongs to."""
    t, number = workspace.t, next(iter(re.findall(r"[0-9]+", error.expected)), "")
    ident = f"expected-{_SIGN.sub('-', expected_code(error).lower()).replace('#', 'n').strip('-')}"
    own = f"{ident}-{workspace.game.id}"
    named = next((each for each in (own, ident) if each in t), "")
    if named:
        return t(named, what=error.what, number=number)
    return _by_item(workspace, error) or problem_text(InputProblem(error), t)


def _by_item(workspace: Workspace, error: NotationError) -> str:
    """The values that the item may have: a number between two, or one of some words."""
    found = schema(workspace.game.id)
    line = line_at(found, workspace.document.text, error)
    read = Reading(found, workspace.document.root)
    if line and isinstance(line.item, Count):
        highest = settled(line.item.highest, read)
        return workspace.t("expected-number", what=error.what, lowest=line.item.lowest, highest=highest)
    if line and isinstance(line.item, Choice):
        words = ", ".join(list(line.item.among(read))[:_MOST_CHOICES])
        return workspace.t("expected-choice", what=error.what, words=words)
    return ""


def line_at(found: Schema[Any], text: str, error: NotationError) -> Line | None:
    """The item that an error stands in, if it stands in one."""
    lines = lines_of(found, text)
    for line, words in zip(lines, items(text), strict=True):
        if any((word.line, word.column) == (error.line, error.column) for word in words):
            return line
    return None


def doubts(workspace: Workspace) -> Iterator[NotationError]:
    """What no game can come to in a position that is read, each at its word in the text."""
    found, text = schema(workspace.game.id), workspace.document.text
    lines, places = lines_of(found, text), list(items(text))
    for doubt in found.doubts(found.read(text)):
        at = next((at for at, line in enumerate(lines) if line.key == doubt.key), None)
        if at is not None:
            head = len(places[at]) - len(lines[at].words)
            yield places[at][min(head + doubt.word, len(places[at]) - 1)].wrong(doubt.expected)
