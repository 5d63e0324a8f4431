"""A rulebook's inline Markdown (bold, italics) as HTML, and a rule with what is ours in it told apart."""

from __future__ import annotations

import re
from collections.abc import Iterable

from web.parts.html import Foreign, Html, el, join
from web.parts.messages import Messages

_MARKED = re.compile(r"\*\*(.+?)\*\*|\*(.+?)\*|`(.+?)`", re.DOTALL)
_TAGS = ("strong", "em", "code")


def paragraph(text: str) -> Html:
    """The text as one `<p>`."""
    return el("p", text.attrs if isinstance(text, Foreign) else None, *_inline(text))


def rule_paragraphs(parts: Iterable[tuple[str, str]], t: Messages) -> Html:
    """A rule's sentences by their marks, S or R: a paragraph for each, where it is a ruling of ours under that word."""
    return join(*(ruling(text, t) if mark == "R" else paragraph(text) for mark, text in parts))


def ruling(text: str, t: Messages) -> Html:
    """A ruling of ours as one `<p>`."""
    said = text.attrs if isinstance(text, Foreign) else {}
    word = el("span", {"class": "mark"}, t("rules-word-ruling"))
    if said:
        return el("p", {"class": "ruling"}, word, " ", el("span", said, *_inline(text)))
    return el("p", {"class": "ruling"}, word, " ", *_inline(text))


def _inline(text: str) -> list[str]:
    parts: list[str] = []
    end = 0
    for found in _MARKED.finditer(text):
        parts.append(text[end : found.start()])
        parts.append(el(_TAGS[(found.lastindex or 1) - 1], None, found[found.lastindex or 1]))
        end = found.end()
    return [*parts, text[end:]]
