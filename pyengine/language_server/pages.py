"""The texts that an editor has open, in its own counting of lines and characters."""

from __future__ import annotations

import asyncio
from threading import Event

from lsprotocol import types as lsp
from pygls.workspace.position_codec import PositionCodec

from pyengine.language_server.places import Span
from pyengine.language_server.reader import Problem, Reader
from pyengine.language_server.readers import read


class Page:
    """One version of a text. Its places count from 1, in characters; the editor's from 0, in units of its encoding."""

    def __init__(self, reader: Reader, source: str, version: int | None, codec: PositionCodec) -> None:
        self.reader, self.source, self.version, self.codec = reader, source, version, codec
        self.stop = Event()

    def problems(self) -> list[Problem]:
        """What does not hold; the work ends early when `stop` is set."""
        return list(self.reader.problems(self.stop))

    def place(self, position: lsp.Position) -> tuple[int, int]:
        """The editor's position as a line and a column; the line's end where it is behind that."""
        line = position.line + 1
        units, column = 0, 1
        for sign in self.reader.document.line(line):
            if units >= position.character:
                break
            units += self.codec.client_num_units(sign)
            column += 1
        return line, column

    def character(self, line: int, column: int) -> int:
        """A column as the editor counts."""
        units: int = self.codec.client_num_units(self.reader.document.line(line)[: max(0, column - 1)])
        return units

    def range(self, span: Span) -> lsp.Range:
        """A piece of a line as the editor's range."""
        start, end = self.character(span.line, span.column), self.character(span.line, span.end)
        return lsp.Range(lsp.Position(span.line - 1, start), lsp.Position(span.line - 1, end))

    def lines(self, first: int, last: int) -> lsp.Range:
        """Whole lines."""
        end = self.character(last, len(self.reader.document.line(last)) + 1)
        return lsp.Range(lsp.Position(first - 1, 0), lsp.Position(last - 1, end))

    def first_line(self) -> lsp.Range:
        """The first line."""
        return self.lines(1, 1)


class Pages:
    """The open texts by their addresses, each with the check that is under way."""

    def __init__(self) -> None:
        self._pages: dict[str, Page] = {}
        self._checks: dict[str, asyncio.Task[None]] = {}

    def page(self, uri: str, source: str, version: int | None, codec: PositionCodec) -> Page:
        """The page of a text; the one before it, if it is the same."""
        before = self._pages.get(uri)
        if before is not None and before.source == source and before.version == version:
            return before
        text = source.replace("\r\n", "\n").replace("\r", "\n")
        reader = read(text, before.reader if before else None)
        page = self._pages[uri] = Page(reader, source, version, codec)
        return page

    def replace_check(self, uri: str, task: asyncio.Task[None]) -> None:
        """Another check begins, and the one before it ends."""
        self._end_check(uri)
        self._checks[uri] = task

    def _end_check(self, uri: str) -> None:
        task = self._checks.pop(uri, None)
        if task is not None:
            task.cancel()

    def forget(self, uri: str) -> None:
        """The text is closed."""
        self._end_check(uri)
        page = self._pages.pop(uri, None)
        if page is not None:
            page.stop.set()

    def forget_all(self) -> None:
        """The editor goes."""
        for uri in list(self._pages):
            self.forget(uri)
