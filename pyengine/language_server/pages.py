"""The texts that an editor has open, in its own counting of lines and characters."""

from __future__ import annotations

from threading import Event

from lsprotocol import types as lsp
from pygls.workspace.position_codec import PositionCodec

from pyengine.language_server.places import Span
from pyengine.language_server.text import Problem, Text


class Page:
    """One version of a text. Its places count from 1, in characters; the editor's from 0, in units of its encoding."""

    def __init__(self, text: Text, source: str, version: int | None, codec: PositionCodec) -> None:
        self.text, self.source, self.version, self.codec = text, source, version, codec
        self.stop = Event()

    def problems(self) -> list[Problem]:
        """What does not hold; the work ends early when `stop` is set."""
        return list(self.text.problems(self.stop))

    def place(self, position: lsp.Position) -> tuple[int, int]:
        """The editor's position as a line and a column; the line's end where it is behind that."""
        line = position.line + 1
        units, column = 0, 1
        for sign in self.text.line(line):
            if units >= position.character:
                break
            units += self.codec.client_num_units(sign)
            column += 1
        return line, column

    def character(self, line: int, column: int) -> int:
        """A column as the editor counts."""
        units: int = self.codec.client_num_units(self.text.line(line)[: max(0, column - 1)])
        return units

    def range(self, span: Span) -> lsp.Range:
        """A piece of a line as the editor's range."""
        start, end = self.character(span.line, span.column), self.character(span.line, span.end)
        return lsp.Range(lsp.Position(span.line - 1, start), lsp.Position(span.line - 1, end))

    def lines(self, first: int, last: int) -> lsp.Range:
        """Whole lines."""
        end = self.character(last, len(self.text.line(last)) + 1)
        return lsp.Range(lsp.Position(first - 1, 0), lsp.Position(last - 1, end))
