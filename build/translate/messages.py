"""Compares a language's Fluent files with the English ones."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser, ast, visitor

from locales import locale_of


@dataclass(frozen=True, slots=True, order=True)
class Finding:
    """Something about a line of a file. What is only `worth` a look is no fault."""

    path: Path
    line: int
    text: str
    worth: bool = False

    def __str__(self) -> str:
        return f"{self.path}:{self.line}: {self.text}"


def same_words(own: str, english: str) -> bool:
    """True if a text of some words is still the English one; a name of one or two words may well be the same."""
    words = [word for word in english.split() if any(map(str.isalpha, word)) and not word.startswith("$")]
    return len(words) > _NAMES and own.split() == english.split()


_NAMES = 3


def too_long(own: str, english: str) -> bool:
    """True if a text is so much longer than the English one that it may not fit."""
    return len(own) > 1.6 * len(english) + 12


_ENGLISH = "en"
_NAME = "language"
"""The message that is what a language calls itself: the same in every one that is called so."""
_CATEGORIES = {"zero", "one", "two", "few", "many", "other"}


def pairs(root: Path, lang: str) -> Iterator[tuple[Path, Path]]:
    """Every English file of messages, and the one of another language that stands for it."""
    for english in english_files(root):
        yield english, in_language(english, lang)


def english_files(root: Path) -> list[Path]:
    """The English files of messages: the pages', and the games' own, which may be one for each part."""
    patterns = f"web/locales/{_ENGLISH}/*.ftl", f"web/*/*/{_ENGLISH}.ftl", f"web/*/*/*.{_ENGLISH}.ftl"
    return sorted(path for pattern in patterns for path in root.glob(pattern))


def in_language(english: Path, lang: str) -> Path:
    """The file of another language that stands for an English one."""
    if english.parent.name == _ENGLISH:
        return english.parent.with_name(lang) / english.name
    return english.with_name(f"{english.name.removesuffix(f'{_ENGLISH}.ftl')}{lang}.ftl")


def check_messages(english: Path, own: Path, lang: str) -> Iterator[Finding]:
    """What is left to do in a file of messages."""
    if not own.exists():
        yield Finding(own, 1, f"the file is missing: translate {english}")
        return
    wanted, found = _read(english.read_text("utf-8")), _read(own.read_text("utf-8"))
    for line, text in found.broken:
        yield Finding(own, line, f"cannot be read: {text}")
    for ident, message in wanted.messages.items():
        if ident not in found.messages:
            yield Finding(own, found.end, f"`{ident}` is missing: {message.text} ({english}:{message.line})")
        else:
            yield from _compare(own, ident, message, found.messages[ident], lang)
    for ident, message in found.messages.items():
        if ident not in wanted.messages:
            yield Finding(own, message.line, f"`{ident}` is no message of {english}")
    for ident, line in found.twice:
        yield Finding(own, line, f"`{ident}` is there twice")


@dataclass
class _Message:
    """A message: where it begins, its letters, its variables, how many choices it has, and for each number that it says
    the plural categories.
    """

    line: int
    text: str
    variables: set[str] = field(default_factory=set)
    choices: int = 0
    plurals: dict[str, set[str]] = field(default_factory=dict)
    unknown: list[str] = field(default_factory=list)


@dataclass
class _File:
    end: int
    messages: dict[str, _Message] = field(default_factory=dict)
    broken: list[tuple[int, str]] = field(default_factory=list)
    twice: list[tuple[str, int]] = field(default_factory=list)


@cache
def _read(text: str) -> _File:
    """A file's messages; the English ones are asked for again with every language."""
    found = _File(text.count("\n") + 1)
    for entry in FluentParser().parse(text).body:
        assert entry.span
        line = text.count("\n", 0, entry.span.start) + 1
        if isinstance(entry, ast.Junk):
            found.broken.append((line, (entry.content or "").strip().partition("\n")[0]))
        elif isinstance(entry, ast.Term):
            found.broken.append((line, f"terms such as -{entry.id.name} are not used here"))
        elif isinstance(entry, ast.Message):
            if entry.id.name in found.messages:
                found.twice.append((entry.id.name, line))
            found.messages[entry.id.name] = _Reader(line, entry.value).message
    return found


class _Reader(visitor.Visitor):
    """Collects what a pattern has."""

    def __init__(self, line: int, pattern: ast.Pattern | None) -> None:
        self.message = _Message(line, "")
        if pattern:
            self.visit(pattern)
        self.message.text = " ".join(self.message.text.split())

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802 - the library calls it so
        self.message.text += node.value

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.message.variables.add(node.id.name)
        self.message.text += f" {{ ${node.id.name} }} "

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        self.message.choices += 1
        if isinstance(node.selector, ast.VariableReference):
            name = node.selector.id.name
            self.message.variables.add(name)
            keys = {each.key.name for each in node.variants if isinstance(each.key, ast.Identifier)}
            default = next(each.value for each in node.variants if each.default)
            if {"other"} < keys <= _CATEGORIES and name in _Reader(0, default).message.variables:
                self.message.plurals.setdefault(name, set()).update(keys)
        for variant in node.variants:
            self.visit(variant.value)
            self.message.text += " "

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:  # noqa: N802
        self.message.unknown.append(f"the function {node.id.name}")

    def visit_TermReference(self, node: ast.TermReference) -> None:  # noqa: N802
        self.message.unknown.append(f"the term -{node.id.name}")

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.message.unknown.append(f"the message {node.id.name}")


@cache
def _plurals(lang: str) -> set[str]:
    """The plural categories of the whole numbers that come up."""
    return {locale_of(lang).plural_form(number) for number in range(201)}


def _compare(path: Path, ident: str, english: _Message, own: _Message, lang: str) -> Iterator[Finding]:
    for text in own.unknown:
        yield Finding(path, own.line, f"`{ident}` names {text}, which messages here cannot")
    for name in sorted(english.variables - own.variables):
        yield Finding(path, own.line, f"`{ident}` does not have {{ ${name} }}")
    for name in sorted(own.variables - english.variables):
        yield Finding(path, own.line, f"`{ident}` has {{ ${name} }}, which nothing fills in")
    wanted = _plurals(lang)
    for name, categories in own.plurals.items():
        missing = sorted(wanted - categories)
        if len(missing) > ("other" not in wanted):  # there the last variant stands for one of them
            yield Finding(path, own.line, f"`{ident}` has no plural of ${name} for {', '.join(missing)}", worth=True)
        if needless := sorted(categories - wanted - {"other"}):
            yield Finding(path, own.line, f"`{ident}`: {lang} has no plural {', '.join(needless)}")
    if ident != _NAME and same_words(own.text, english.text):
        yield Finding(path, own.line, f"`{ident}` is still in English: {own.text}")
    if not own.choices and too_long(own.text, english.text):
        yield Finding(path, own.line, f"`{ident}` is long: {own.text}", worth=True)
