"""The field that a position is typed in: what is wrong stands under the word."""

from __future__ import annotations

from pyengine.core.errors import NotationError
from web.parts.html import Html, el, join
from web.parts.messages import Messages


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
