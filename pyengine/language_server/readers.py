"""Finds out what a text is, and reads it."""

from __future__ import annotations

import re

from pyengine.language_server.markdown import MarkdownText
from pyengine.language_server.records import RecordText
from pyengine.language_server.studies import StudyText
from pyengine.language_server.text import Text

_FIRST = re.compile(r"(record|study)[ \t]+\d+\s*")


def read(text: str, before: Text | None = None) -> Text:
    """A text, whatever it is; `before` is the version before it, if there was one.

    Records and studies name themselves on the first line that is neither blank nor a comment.
    """
    lines = text.split("\n", 1000)[:1000]
    first = next((line for line in lines if line.strip() and not line.startswith("#")), "")
    found = _FIRST.fullmatch(first[:80])
    if found and found[1] == "record":
        return RecordText(text, before)
    return StudyText(text) if found else MarkdownText(text)
