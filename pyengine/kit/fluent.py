"""Reads the sentences of a `words` block: the part of Fluent that messages need, without a library.

    move-draw = Draw a card
    event-draw = { $player } draws { $count ->
            [one] a card
           *[other] { $count } cards
        }.

A pattern is a list of texts, `["$", name]` for a variable, and `["?", name, {variant: pattern}, default]` for a choice.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any, NamedTuple

from pyengine.core.errors import NotationError

Pattern = list[Any]
_NAME = re.compile(r"[a-zA-Z][a-zA-Z0-9_-]*")
_KEY = re.compile(r"[a-zA-Z][a-zA-Z0-9_-]*|-?[0-9]+")
_GOES_ON = re.compile(r"(?: *\n)+ +(?=[^\s}\[*.])")
"""From the end of a line to the text of the next one, where that still belongs to the sentence."""
_BLANK = re.compile(r"[ \n]*")


class Message(NamedTuple):
    """A sentence: its name, the line of the file that it begins on, its Fluent text, and its pattern."""

    name: str
    line: int
    source: str
    pattern: Pattern


def read_messages(text: str, first: int) -> list[Message]:
    """The messages of a block whose first line is line `first` of its file; raises `NotationError` with the file's."""
    # The line break at the end stops every search below: the cursor always stands at a sign.
    return list(_Reader(text.replace("\t", " ").rstrip() + "\n", first).messages())


def variables(pattern: Pattern) -> set[str]:
    """The names of all values that a sentence looks at."""
    found = set[str]()
    for part in pattern:
        if not isinstance(part, str):
            found.add(part[1])
            for variant in part[2].values() if part[0] == "?" else ():
                found |= variables(variant)
    return found


class _Reader:
    """A cursor in a text."""

    def __init__(self, text: str, first: int) -> None:
        self.text, self.first, self.at = text, first, 0

    def messages(self) -> Iterator[Message]:
        while self.at < len(self.text):
            if self.text[self.at] in "#\n" or not self._line().strip():
                self.at = self.text.index("\n", self.at) + 1
                continue
            if self.text[self.at] == " ":
                self._spaces()
                raise self._error("name = sentence")
            begun = self.at
            name = self._word(_NAME, "name = sentence")
            self._spaces()
            self._expect("=")
            self._spaces()
            pattern = self._pattern()
            if not pattern:
                raise self._error("sentence")
            source = self.text[begun : self.at].rstrip()
            yield Message(name, self.first + self.text.count("\n", 0, begun), source, pattern)
            self._expect("\n")

    def _pattern(self) -> Pattern:
        """A sentence, up to the end of its last line."""
        parts, text = Pattern(), ""
        while (sign := self.text[self.at]) != "\n" or _GOES_ON.match(self.text, self.at):
            if sign == "\n":
                text = text.rstrip() + "\n"
                self.at = _GOES_ON.match(self.text, self.at).end()  # type: ignore[union-attr]
            elif sign == "{":
                parts += [text, self._placeable()] if text else [self._placeable()]
                text = ""
            elif sign == "}":
                raise self._error("text: braces stand in pairs, and each variant on a line of its own")
            else:
                text += sign
                self.at += 1
        if text.rstrip():
            parts.append(text.rstrip())
        return parts

    def _placeable(self) -> Any:
        self._expect("{")
        self._blank()
        if self.text[self.at] == '"':
            found: Any = self._literal()
        else:
            if self.text[self.at] != "$":
                raise self._error('$name or "text"')
            self.at += 1
            found = ["$", self._word(_NAME, "name of a value")]
            self._blank()
            if self.text.startswith("->", self.at):
                self.at += 2
                found = self._choice(found[1])
        self._blank()
        self._expect("}")
        return found

    def _literal(self) -> str:
        end = self._line().find('"', 1)
        if end < 0:
            raise self._error('" at the end')
        found = self.text[self.at + 1 : self.at + end]
        self.at += end + 1
        return found

    def _choice(self, name: str) -> Any:
        variants, default = dict[str, Pattern](), ""
        self._blank()
        while self.text[self.at] in "*[":
            is_default = self.text[self.at] == "*"
            self.at += is_default
            self._expect("[")
            self._spaces()
            key = self._word(_KEY, "word or number")
            self._spaces()
            self._expect("]")
            self._spaces()
            variants[key] = self._pattern()
            default = key if is_default else default
            self._blank()
        if not default:
            raise self._error("*[other], the variant for all other values")
        return ["?", name, variants, default]

    # What stands at the cursor ------------------------------------------------------------------------------------

    def _line(self) -> str:
        return self.text[self.at : self.text.index("\n", self.at)]

    def _word(self, kind: re.Pattern[str], expected: str) -> str:
        found = kind.match(self.text, self.at)
        if not found:
            raise self._error(expected)
        self.at = found.end()
        return found[0]

    def _spaces(self) -> None:
        while self.text[self.at] == " ":
            self.at += 1

    def _blank(self) -> None:
        found = _BLANK.match(self.text, self.at)
        assert found
        self.at = min(found.end(), len(self.text) - 1)

    def _expect(self, sign: str) -> None:
        if self.text[self.at] != sign:
            raise self._error("end of the sentence" if sign == "\n" else sign)
        self.at += 1

    def _error(self, expected: str) -> NotationError:
        line = self.text.count("\n", 0, self.at)
        column = self.at - (self.text.rfind("\n", 0, self.at) + 1)
        return NotationError(self._line().strip() or "", self.first + line, column + 1, expected)
