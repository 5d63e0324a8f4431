"""The field that a position is typed in: under a wrong word stands what it should be, and the rule that wants it so."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import islice

from pyengine.core.errors import NotationError
from pyengine.core.notation import end_of, items
from pyengine.core.position.items import Choice, Count, settled
from pyengine.core.position.lines import lines_of
from pyengine.core.position.reading import Reading
from pyengine.core.position.schema import expected_code
from pyengine.games import schema
from web.engine.notices import InputProblem, problem_text
from web.parts.html import Html, el, join
from web.parts.messages import Messages
from web.parts.page_paths import rules_path
from web.workbench.workspace import Workspace

_SIGN = re.compile(r"[^a-z#]+")
_MOST_CHOICES = 12


def explained(workspace: Workspace, error: NotationError, text: str | None = None) -> Html:
    """The sentence on an error, and the link to its rule; of a text that is not in the field, if one is given."""
    rule = schema(workspace.game.id).rule_of(error)
    href = f"../{rules_path(workspace.game.id, workspace.t.lang, rule)}"
    link = el("a", {"class": "rule", "href": href, "target": "_blank"}, rule) if rule else None
    return el("p", None, sentence(workspace, error, text), join(" (", link, ")") if rule else None)


def in_short(workspace: Workspace, error: NotationError, text: str | None = None) -> str:
    """The same as a text, for where nothing can be pressed."""
    rule = schema(workspace.game.id).rule_of(error)
    said = sentence(workspace, error, text)
    return f"{said} ({rule})" if rule else said


def sentence(workspace: Workspace, error: NotationError, text: str | None = None) -> str:
    """Why the word cannot stand there: by what was expected, else by the item that it belongs to."""
    t, number = workspace.t, next(map(int, re.findall(r"[0-9]+", error.expected)), 0)
    ident = f"expected-{_SIGN.sub('-', expected_code(error).lower()).replace('#', 'n').strip('-')}"
    own = f"{ident}-{workspace.game.id}"
    named = next((each for each in (own, ident) if each in t), "")
    if named:
        return t(named, what=error.what, number=number)
    text = workspace.document.text if text is None else text
    return _by_item(workspace, error, text) or problem_text(InputProblem(error), t)


def _by_item(workspace: Workspace, error: NotationError, text: str) -> str:
    """The values that the item may have that an error stands in: a number between two, or one of some words."""
    found = schema(workspace.game.id)
    read = Reading(found, workspace.document.root)
    for line, words in zip(lines_of(found, text), items(text), strict=True):
        if any((word.line, word.column) == (error.line, error.column) for word in words):
            if isinstance(line.item, Count):
                highest = settled(line.item.highest, read)
                return workspace.t("expected-number", what=error.what, lowest=line.item.lowest, highest=highest)
            if isinstance(line.item, Choice):
                among = ", ".join(islice(line.item.among(read), _MOST_CHOICES))
                return workspace.t("expected-choice", what=error.what, words=among)
            break
    return ""


def doubts(workspace: Workspace) -> Iterator[tuple[NotationError, bool]]:
    """What no game can come to in a position that is read, each at its word in the text; and whether nobody can go on
    from it.
    """
    found, text = schema(workspace.game.id), workspace.document.text
    lines, places = lines_of(found, text), list(items(text))
    for doubt in found.doubts(found.read(text)):
        at = next((at for at, line in enumerate(lines) if line.key == doubt.key), None)
        if at is None:  # an item that is left out, such as an empty hand
            yield end_of(text).lacking(doubt.expected), doubt.stops
        else:
            head = len(places[at]) - len(lines[at].words)
            yield places[at][min(head + doubt.word, len(places[at]) - 1)].wrong(doubt.expected), doubt.stops


def text_field(
    text: str, error: NotationError | None, why: tuple[str, Html | None], t: Messages, *, readable: bool = False
) -> Html:
    """The field; behind it the same text again, in which the wrong word is marked. `why` is what stands under the word,
    and what is said below the field.

    A `readable` text is a position all the same, though no game can come to it.
    """
    label = el("label", {"for": "position-text"}, t("workbench-text"))
    bubble = el("span", {"class": "why-here"}, why[0]) if why[0] else None
    mirror = el("div", {"class": "mirror", "aria-hidden": "true"}, _marked(text, error, bubble))
    attrs = {
        "id": "position-text",
        "data-typed": "text",
        "spellcheck": "false",
        "autocapitalize": "off",
        "autocomplete": "off",
        "aria-invalid": "true" if error and not readable else None,
        "aria-describedby": "position-why" if error else "position-hint",
        "rows": str(text.count("\n") + 2),
    }
    field = el("textarea", attrs, f"\n{text}" if text.startswith("\n") else text)
    explanation = el("div", {"id": "position-why", "class": "why-wrong", "role": "status"}, why[1])
    field = el("div", {"class": "typed"}, mirror, field)
    hint = el("p", {"id": "position-hint", "class": "hint"}, t("workbench-text-hint"))
    return el("div", {"class": "typed-position"}, label, field, explanation, hint)


def _marked(text: str, error: NotationError | None, bubble: Html | None) -> Html:
    """The text with the wrong word marked; where nothing stands there, the place behind the text before it."""
    if error is None:
        return join(text)
    start = offset(text, error)
    end = start + len(error.what.rstrip("…")) if error.what else start
    while error.what.endswith("…") and end < len(text) and not text[end].isspace():
        end += 1
    mark = el("mark", {"class": "wrong", "id": "wrong-word"}, text[start:end] or " ")
    mark = el("span", {"class": "wrong-here"}, mark, bubble)
    return join(text[:start], mark, text[end:] + "\n")


def offset(text: str, error: NotationError) -> int:
    """Where in the text an error is, from 0."""
    lines = text.split("\n")
    line = min(error.line, len(lines)) - 1
    return sum(len(each) + 1 for each in lines[:line]) + min(error.column - 1, len(lines[line]))
