"""A text with a cursor in it, as tests write it, and what the server finds of it."""

from __future__ import annotations

from pathlib import Path
from threading import Event

from pyengine.language_server.completion import Candidate, Candidates, complete
from pyengine.language_server.hover import hover
from pyengine.language_server.server import read
from pyengine.language_server.text import Problem, Text

CURSOR = "‸"
"""Where the cursor is; it is no part of the text."""


def opened(text: str) -> tuple[Text, int, int]:
    """The text's reader, and the line and the column of the cursor."""
    before = text.partition(CURSOR)[0]
    return read(text.replace(CURSOR, "")), before.count("\n") + 1, len(before) - before.rfind("\n")


def shown(text: str, lang: str = "en") -> str:
    """What is shown of the word under the cursor."""
    found = hover(*opened(text), lang)
    return found.text if found else ""


def offered(text: str, lang: str = "en") -> Candidates:
    """What can be typed at the cursor."""
    return complete(*opened(text), lang)


def labels(text: str) -> list[str]:
    """The same, only the texts."""
    return [each.label for each in offered(text).found]


def candidate(text: str, label: str, lang: str = "en") -> Candidate:
    """One of them."""
    return next(each for each in offered(text, lang).found if each.label == label)


def problems(text: str, folder: Path | None = None) -> list[Problem]:
    """What does not hold of a text, which may lie in a folder."""
    return list(read(text, None, folder).problems(Event()))


def marked_words(text: str) -> list[tuple[str, str]]:
    """What does not hold, as codes and the words that are marked."""
    lines = text.split("\n")
    return [(code, lines[span.line - 1][span.column - 1 : span.end - 1]) for span, code, *_ in problems(text)]
