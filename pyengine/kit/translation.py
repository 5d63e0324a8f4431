"""A game's text in another language, which lies beside its file: the same sections, anchors, rules and marks."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property

from pyengine.core.errors import NotationError
from pyengine.kit.fluent import Message, read_messages
from pyengine.kit.front_matter import CodeBlock, Parts, read_parts
from pyengine.rulebook.markdown import read_markdown
from pyengine.rulebook.read import Rulebook
from pyengine.rulebook.read import read as read_rulebook
from pyengine.rulebook.references import dead_references
from pyengine.rulebook.run import Failure


@dataclass(frozen=True)
class Translation:
    """The text of a game in a language, and its sentences."""

    game: str
    language: str
    parts: Parts
    messages: tuple[Message, ...]

    @property
    def text(self) -> str:
        """Its Markdown; lines have their numbers, the front matter is blank."""
        return self.parts.text

    @cached_property
    def rulebook(self) -> Rulebook:
        """Its rules and sections; raises `NotationError` for a broken anchor."""
        return read_rulebook(self.text, self.game, self.language)

    @property
    def title(self) -> str:
        """What the game is called."""
        return self.parts.fields["title"].text if "title" in self.parts.fields else self.rulebook.title


def read_translation(text: str, game: str = "", language: str = "") -> Translation:
    """A text in another language, of a game and in a language that the file's name may say instead of the file.

    Raises `NotationError` for what cannot be read, and for a file of another game or language than is said.
    """
    parts = read_parts(text)
    for name, said in (("translates", game), ("language", language)):
        found = parts.fields.get(name)
        if found and said and found.text != said:
            raise found.wrong(said)
    code = next((block for block in parts.blocks if block.kind == "python"), None)
    if code:
        raise NotationError("```python", code.first - 1, 1, "text alone: Python stands in the first file")
    game = game or _text(parts, "translates")
    language = language or _text(parts, "language")
    if not language:
        raise NotationError("---", 1, 1, "language")
    return Translation(game, language, parts, tuple(messages_of(parts.blocks, language, language)))


def _text(parts: Parts, name: str) -> str:
    return parts.fields[name].text if name in parts.fields else ""


def messages_of(blocks: list[CodeBlock], own: str, language: str) -> Iterator[Message]:
    """The sentences in a language, of `words` blocks in a text whose own language is another, or the same."""
    for block in blocks:
        if block.kind == "words" and (block.language or own) == language:
            yield from read_messages("\n".join(block.lines), block.first)


def differences(first: str, other: str) -> list[Failure]:
    """What the text in another language has otherwise than the first, or not at all.

    The codes are `section`, `rule-order`, `mark` and `example`, besides those of dead references.
    """
    try:
        failures = dead_references(other)
    except NotationError as error:
        return [Failure(error.line, "notation", error.what, error.expected, error.column)]
    failures += _in_order(_sections(first), _sections(other), "section")
    failures += _in_order(_rules(first), _rules(other), "rule-order")
    marks, there = read_rulebook(first, "", "").rules, read_rulebook(other, "", "").rules
    for rule in there.values():
        wanted = [part.mark for part in marks[rule.id].parts] if rule.id in marks else []
        found = [part.mark for part in rule.parts]
        if wanted and found != wanted:
            failures.append(Failure(rule.line, "mark", f"{rule.id} {' '.join(found)}", " ".join(wanted), 1))
    failures += [
        Failure(block.line, "example", f"```{block.kind}", "", 1)
        for block in read_markdown(other).blocks
        if block.kind == "play"
    ]
    return failures


def _sections(text: str) -> list[tuple[str, int]]:
    """Each heading by its anchor, or by its level where it has none."""
    return [
        (f"#{head.anchor}" if head.anchor else "#" * head.level, head.line) for head in read_markdown(text).headings
    ]


def _rules(text: str) -> list[tuple[str, int]]:
    return [(rule.id, rule.line) for rule in read_rulebook(text, "", "").rules.values()]


def _in_order(first: list[tuple[str, int]], other: list[tuple[str, int]], code: str) -> list[Failure]:
    """The first place at which two lists differ."""
    for (wanted, _), (found, line) in zip(first, other, strict=False):
        if wanted != found:
            return [Failure(line, code, found, wanted, 1)]
    if len(first) > len(other):
        return [Failure(other[-1][1] if other else 1, code, "-", first[len(other)][0], 1)]
    if len(other) > len(first):
        return [Failure(other[len(first)][1], code, other[len(first)][0], "-", 1)]
    return []
