"""A rulebook's inline Markdown (bold, italics) as HTML."""

from __future__ import annotations

import re

from web.parts.html import Html, el

_MARKED = re.compile(r"\*\*(.+?)\*\*|\*(.+?)\*|`(.+?)`", re.DOTALL)
_TAGS = ("strong", "em", "code")


def paragraph(text: str) -> Html:
    """The text as one `<p>`."""
    return el("p", None, *_inline(text))


def _inline(text: str) -> list[str]:
    parts: list[str] = []
    end = 0
    for found in _MARKED.finditer(text):
        parts.append(text[end : found.start()])
        parts.append(el(_TAGS[(found.lastindex or 1) - 1], None, found[found.lastindex or 1]))
        end = found.end()
    return [*parts, text[end:]]
