"""Finds the reader for a text."""

from __future__ import annotations

from pyengine.language_server.document import Document
from pyengine.language_server.markdown import MarkdownReader
from pyengine.language_server.reader import Reader
from pyengine.language_server.records import RecordReader
from pyengine.language_server.studies import StudyReader


def read(text: str, before: Reader | None = None) -> Reader:
    """The reader of a text; `before` read the version before it, if there was one."""
    document = Document(text)
    if document.kind == "record":
        return RecordReader(document, before)
    return StudyReader(document) if document.kind == "study" else MarkdownReader(document)
