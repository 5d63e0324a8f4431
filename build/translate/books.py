"""Compares a language's rulebooks and lessons with the English ones."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from pathlib import Path

from pyengine.core.errors import NotationError
from pyengine.rulebook import Fence, Rulebook, Section, check, components, fences, setups
from pyengine.rulebook.lesson import Lesson, read_lesson
from pyengine.rulebook.markdown import read_markdown
from pyengine.rulebook.read import read
from translate.messages import Finding, same_words, too_long

_CODE = re.compile(r"`([^`\n]+)`")


def pairs(root: Path, lang: str) -> Iterator[tuple[Path, Path]]:
    """Every English rulebook and lesson, and the one of another language that stands for it."""
    for english in sorted(root.glob("seeds/*/*.en.md")):
        yield english, english.with_name(f"{english.name.partition('.')[0]}.{lang}.md")


def check_book(english: Path, own: Path, lang: str) -> Iterator[Finding]:
    """What is left to do in a rulebook or a lesson."""
    if not own.exists():
        yield Finding(own, 1, f"the file is missing: translate {english}")
        return
    wanted, text = english.read_text("utf-8"), own.read_text("utf-8")
    try:
        yield from (
            Finding(own, each.line, f"{each.code}: {each.found} {each.wanted}".rstrip()) for each in check(text)
        )
        compared = _rulebook if own.name.startswith("rulebook.") else _lesson
        yield from (Finding(own, line, said) for line, said in compared(wanted, text, own.parent.name, lang))
    except NotationError as error:
        yield Finding(own, error.line, f"cannot be read: {error}")
        return
    yield from (Finding(own, line, f"still in English: {said[:60]}") for line, said in _still_english(wanted, text))
    if too_long(text, wanted):
        yield Finding(own, 1, f"long: {len(text) / len(wanted):.2f} times the English text", worth=True)


_Said = Iterator[tuple[int, str]]
"""Lines, and what is said about them."""


def _rulebook(english: str, text: str, game: str, lang: str) -> _Said:
    wanted, found = read(english, game, "en"), read(text, game, lang)
    yield from _each(
        "section",
        [(each.anchor, each.line) for each in wanted.sections],
        [(each.anchor, each.line) for each in found.sections],
    )
    yield from _each("rule", _rules(wanted), _rules(found))
    yield from _each("example", _examples(english, "play"), _examples(text, "play"))
    yield from _each("component", _things(english), _things(text))
    yield from _each("set-up", _set_ups(english), _set_ups(text))
    for one, other in zip(wanted.sections, found.sections, strict=False):
        yield from _each("rules of an answer", _answers(one), _answers(other))
        if len(one.words) != len(other.words):
            yield other.line, f"{len(one.words)} words are told in English, {len(other.words)} here"
        missing = set(_CODE.findall(one.text)) - set(_CODE.findall(other.text))
        if missing:
            yield other.line, f"{{#{other.anchor}}} does not have {', '.join(f'`{each}`' for each in sorted(missing))}"


def _lesson(english: str, text: str, _game: str, lang: str) -> _Said:
    wanted, found = read_lesson(english, "en"), read_lesson(text, lang)
    yield from _each("step", _examples(english, "step"), _examples(text, "step"))
    yield from _each("paragraphs of a step", _sizes(wanted), _sizes(found))
    if len(wanted.lead) != len(found.lead):
        yield 1, f"the introduction has {len(wanted.lead)} paragraphs in English, {len(found.lead)} here"


def _each(what: str, wanted: Sequence[tuple[str, int]], found: Sequence[tuple[str, int]]) -> _Said:
    """Where two lists begin to differ; the rest would only follow from it."""
    for (one, _), (other, line) in zip(wanted, found, strict=False):
        if one != other:
            yield line, f"{what}: {one!r} in English, {other!r} here"
            return
    if len(wanted) > len(found):
        yield found[-1][1] if found else 1, f"{what}: after this, {wanted[len(found)][0]!r} is missing"
    elif len(found) > len(wanted):
        yield found[len(wanted)][1], f"{what}: {found[len(wanted)][0]!r} is not there in English"


def _answers(section: Section) -> list[tuple[str, int]]:
    return [(" ".join(sorted(each.rules)), each.line) for each in section.questions]


def _rules(book: Rulebook) -> list[tuple[str, int]]:
    """The rules, each with the marks of its sentences in their order."""
    return [(" ".join((rule.id, *(part.mark for part in rule.parts))), rule.line) for rule in book.rules.values()]


def _examples(text: str, kind: str) -> list[tuple[str, int]]:
    return [(_whole(fence), fence.line) for fence in fences(text, kind)]


def _whole(fence: Fence) -> str:
    commands = (" ".join((each.marker, *each.words)) for each in fence.commands)
    return " / ".join((fence.setup.strip(), *commands))


def _things(text: str) -> list[tuple[str, int]]:
    return [(f"{each.count} x {' '.join(each.codes)}", each.line) for box in components(text) for each in box.entries]


def _set_ups(text: str) -> list[tuple[str, int]]:
    return [(f"{each.players}: {each.position}", each.line) for block in setups(text) for each in block.entries]


def _sizes(lesson: Lesson) -> list[tuple[str, int]]:
    return [(f"{len(step.note)} and {len(step.other)}", step.line) for step in lesson.steps]


def _still_english(english: str, text: str) -> _Said:
    """Paragraphs that are the same as in English."""
    known = {line.strip() for line in english.split("\n")}
    for at, line in read_markdown(text).prose:
        if line.strip() in known and same_words(line, line):
            yield at, line
