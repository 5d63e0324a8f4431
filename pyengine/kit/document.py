"""Reads a game's file: Markdown whose rules are paragraphs under their IDs, with the Python that enforces them below.

    ---
    game: crazy-eights
    title: Crazy Eights
    players: 2-5
    ---
    # Crazy Eights
    …

All `python` blocks make one module, in their order, so that a traceback has the file's lines. A file without any is a
rulebook, and no game. `words` blocks have sentences for the table. A file that `extends` another is a variant of it:
the other's Python comes first. Texts in other languages lie beside it: `crazy-eights.de.md`.
"""

from __future__ import annotations

import ast
import linecache
import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from functools import cached_property
from hashlib import sha256

from pyengine.core.errors import NotationError
from pyengine.core.game import Game
from pyengine.core.state import State
from pyengine.kit.definition import Definition
from pyengine.kit.fluent import Message, Pattern
from pyengine.kit.front_matter import PLAYERS, Field, Parts, game_in, read_parts, translated_in
from pyengine.kit.source import define
from pyengine.kit.translation import Translation, messages_of, read_translation
from pyengine.kit.variant import anchor_of, check_rules, merged, rule_of
from pyengine.rulebook.fence import Fence, fences
from pyengine.rulebook.read import Rulebook
from pyengine.rulebook.read import read as read_rulebook

__all__ = ["Document", "Find", "game_in", "read", "translated_in"]
Find = Callable[[str], str | None]
"""The text of the file of a name, such as `crazy-eights.md`, that lies beside a file; None where there is none."""


@dataclass(frozen=True)
class Document:
    """A game's file, its texts in other languages by their codes, and for a variant the file that it extends.

    `code` has the lines of its own `python` blocks by number. `content` is the SHA-256 of the whole file as UTF-8, in
    hexadecimal digits, without carriage returns at the ends of lines; of a variant that of the file followed by the
    `content` of the one that it extends.
    """

    parts: Parts
    base: Document | None = None
    translations: Mapping[str, Translation] = field(default_factory=dict)
    content: str = ""

    @property
    def text(self) -> str:
        """Its own Markdown; lines have their numbers, the front matter is blank."""
        return self.parts.text

    @cached_property
    def code(self) -> dict[int, str]:
        """The lines of its own `python` blocks, by number."""
        blocks = [block for block in self.parts.blocks if block.kind == "python"]
        return {block.first + at: line for block in blocks for at, line in enumerate(block.lines)}

    @cached_property
    def fields(self) -> dict[str, str]:
        """The front matter: a variant has of the other's what it does not say itself."""
        own = {name: each.text for name, each in self.parts.fields.items()}
        inherited = self.base.fields if self.base else {}
        return {name: value for name, value in inherited.items() if name not in ("title", "extends")} | own

    @property
    def id(self) -> str:
        """The game's ID."""
        return self.fields["game"]

    @property
    def file(self) -> str:
        """What tracebacks call it."""
        return f"{self.id}.md"

    @property
    def title(self) -> str:
        """What the game is called."""
        return self.fields.get("title") or self.rulebook.title or self.id

    @property
    def language(self) -> str:
        """The language of the text."""
        return self.fields.get("language", "en")

    @property
    def languages(self) -> tuple[str, ...]:
        """Those that there is a text in, its own first."""
        return (self.language, *self.translations)

    @property
    def players(self) -> tuple[int, int]:
        """The fewest and the most players."""
        found = PLAYERS.fullmatch(self.fields.get("players", "2"))
        assert found
        return int(found[1]), int(found[2] or found[1])

    @property
    def is_game(self) -> bool:
        """False for a rulebook alone."""
        return bool(self.code) or (self.base is not None and self.base.is_game)

    # Its text -----------------------------------------------------------------------------------------------------

    @cached_property
    def rulebook(self) -> Rulebook:
        """Its rules and sections; raises `NotationError` for a broken anchor."""
        return self.rulebook_in(self.language)

    def rulebook_in(self, language: str) -> Rulebook:
        """The same in a language; in its own where there is no text in that one."""
        own = self.translations.get(language)
        if self.base is None:
            text = own.text if own else self.text
        else:
            base = self.base.rulebook_in(language).text
            text = merged(base, own.text if own else self.text)
        return read_rulebook(text, self.id, own.language if own else self.language)

    def title_in(self, language: str) -> str:
        """What the game is called in a language; in its own where there is no text in that one."""
        return self.translations[language].title if language in self.translations else self.title

    @cached_property
    def examples(self) -> list[Fence]:
        """Its own examples; raises `NotationError`."""
        return fences(self.text)

    # Its sentences ------------------------------------------------------------------------------------------------

    def own_messages(self, language: str) -> list[Message]:
        """The sentences in a language that stand in this file itself; raises `NotationError`."""
        return list(messages_of(self.parts.blocks, self.language, language))

    def messages(self, language: str) -> dict[str, Pattern]:
        """All sentences in a language, by name, as `pyengine.kit.fluent` has them; raises `NotationError`."""
        return {name: message.pattern for name, message in self._messages(language).items()}

    def words(self, language: str) -> str:
        """The same as Fluent text, each message once; empty where there are none."""
        return "".join(f"{message.source}\n" for message in self._messages(language).values())

    def _messages(self, language: str) -> dict[str, Message]:
        found = dict(self.base._messages(language)) if self.base else {}
        if language in self.translations:
            found |= {message.name: message for message in self.translations[language].messages}
        return found | {message.name: message for message in self.own_messages(language)}

    # The game -----------------------------------------------------------------------------------------------------

    @cached_property
    def trees(self) -> list[tuple[ast.Module, str]]:
        """The Python of the file that it extends, then its own, and what tracebacks call each; raises `SyntaxError`."""
        last = max(self.code, default=0)
        source = "\n".join(self.code.get(line, "") for line in range(1, last + 1))
        return [*(self.base.trees if self.base else ()), (ast.parse(source, self.file, "exec"), self.file)]

    @cached_property
    def definition(self) -> Definition:
        """The game as it is declared; raises `SyntaxError`, `AuthorError`, and whatever the author's lines raise."""
        # So that a traceback shows the line, wherever the file is.
        linecache.cache[self.file] = (len(self.text), None, self.text.splitlines(keepends=True), self.file)
        return define(self.trees, self.id, self.players, rule_of=self._rules_of_names(), turn_rule=self._turn_rule())

    @cached_property
    def game(self) -> Game[State]:
        """The game, like any other of the engine's; raises as `definition` does."""
        return replace(self.definition.game, content=self.content)

    @cached_property
    def rules_of_line(self) -> dict[int, tuple[str, ...]]:
        """For each line of Python the rules that it enforces: those between its block and the block before."""
        above, rules, after_code = tuple[str, ...](), dict[int, tuple[str, ...]](), False
        for line, text in enumerate(self.text.split("\n"), 1):
            if rule := rule_of(text):
                above, after_code = (*(() if after_code else above), rule), False
            elif line in self.code:
                rules[line], after_code = above, True
        return rules

    def _rules_of_names(self) -> dict[str, str]:
        """Each part and each move belongs to the first rule above the block in which it is declared."""
        found = self.base._rules_of_names() if self.base else {}
        for line, text in self.code.items():
            name = re.match(r"(?:def )?(\w+)", text)
            rule = next(iter(self.rules_of_line[line]), "")
            if name and rule:
                found[name[1]] = rule
        return found

    def _turn_rule(self) -> str:
        """The first rule of the section of turns, or of the whole text."""
        rules, inside = list[str](), False
        for line in self.rulebook.text.split("\n"):
            anchor = anchor_of(line)
            if anchor is not None:
                inside = anchor == "playing"
            elif rule := rule_of(line):
                if inside:
                    return rule
                rules.append(rule)
        return rules[0] if rules else ""


def no_file(_: str) -> None:
    """Finds nothing: a file that stands alone."""


def read(text: str, find: Find = no_file, translations: Mapping[str, str] | None = None) -> Document:
    """A game's file, with its texts in other languages by their codes; `find` gives the file that it extends.

    Raises `NotationError` for front matter that cannot be read, a block without end, bad Fluent, and for a variant
    whose other file is not there, cannot be read, leads back to it, or lacks a rule that is replaced. Where it is a
    translation that cannot be read, a note of the error names its file.
    """
    return _read(text, find, translations or {}, ())


def _read(text: str, find: Find, translations: Mapping[str, str], above: tuple[str, ...]) -> Document:
    parts = read_parts(text)
    if "game" not in parts.fields:
        raise parts.fields["translates"].wrong("game: the file of a game itself")
    game = parts.fields["game"].text
    others = {language: _translation(each, game, language) for language, each in translations.items()}
    base = _base(parts.fields["extends"], find, translations, (*above, game)) if "extends" in parts.fields else None
    # The content binds a sealed table to its file: with other line ends it is still the same one, and a variant is
    # another game where what it extends is another one.
    whole = text.replace("\r\n", "\n") + (base.content if base else "")
    document = Document(parts, base, others, sha256(whole.encode()).hexdigest())
    if base:
        check_rules({rule.id: rule.line for rule in base.rulebook.rules.values()}, document.text, base.id)
    for language in {document.language, *(block.language for block in parts.blocks if block.language)}:
        document.own_messages(language)  # for its errors: bad Fluent is told before anything is played
    return document


def _translation(text: str, game: str, language: str) -> Translation:
    try:
        return read_translation(text, game, language)
    except NotationError as error:
        error.add_note(f"in {game}.{language}.md")
        raise


def _base(extends: Field, find: Find, translations: Mapping[str, str], above: tuple[str, ...]) -> Document:
    """The file that a variant extends."""
    if extends.text in above:
        raise extends.wrong("a game that does not extend this one")
    text = find(f"{extends.text}.md")
    if text is None:
        raise extends.wrong(f"a file {extends.text}.md beside this one")
    found = {language: find(f"{extends.text}.{language}.md") for language in translations}
    try:
        return _read(text, find, {lang: each for lang, each in found.items() if each is not None}, above)
    except NotationError as error:
        expected = f"{error.expected} in line {error.line} of {extends.text}.md"
        raise NotationError(error.what, extends.line, extends.column, expected) from error
