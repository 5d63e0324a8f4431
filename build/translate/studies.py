"""What is left to translate in studies, which have every language in one file: for `build/translate/translate.py`."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path

from translate.messages import Finding, same_words

_ENGLISH = "en"
_HEAD = re.compile(r"languages((?: \S+)+)$")
_SAID = re.compile(r'(?P<mark> *(?:title|["?+-]|! \S+)) (?P<lang>[a-z]{2,3}(?:-[A-Za-z0-9]+)*) (?P<words>\S.*)$')


@dataclass
class Said:
    """Lines one after the other that say the same in several languages: a title, words, a question, a reply.

    `begin` and `end` are the numbers of the first line and of the one after the last, from 0.
    """

    mark: str
    begin: int
    end: int
    words: dict[str, list[str]] = field(default_factory=dict)


def studies(root: Path) -> list[Path]:
    """The studies of a project."""
    return sorted(root.glob("seeds/*/studies/*.study"))


def said_in(lines: list[str]) -> list[Said]:
    """All that a study says, by its lines."""
    known = {lang for line in lines if (head := _HEAD.match(line)) for lang in head[1].split()}
    found: list[Said] = []
    for at, line in enumerate(lines):
        said = _SAID.match(line)
        if not said or said["lang"] not in known:
            continue
        if not (found and found[-1].end == at and found[-1].mark == said["mark"]):
            found.append(Said(said["mark"], at, at))
        found[-1].end = at + 1
        found[-1].words.setdefault(said["lang"], []).append(said["words"])
    return found


def check_study(path: Path, lang: str) -> Iterator[Finding]:
    """What is not in the language, or still in English."""
    lines = path.read_text("utf-8").split("\n")
    for at, line in enumerate(lines, 1):
        if (head := _HEAD.match(line)) and lang not in head[1].split():
            yield Finding(path, at, f"`languages` does not name {lang}")
            return
    for said in said_in(lines):
        english, own = (" ".join(said.words.get(each, ())) for each in (_ENGLISH, lang))
        if english and not own:
            yield Finding(path, said.begin + 1, f"is not there in {lang}: {english}")
        elif english and same_words(own, english):
            yield Finding(path, said.begin + 1, f"still in English: {english}")


def with_language(text: str, lang: str, change: Callable[[str], str] = str) -> str:
    """A study that says everything in one more language too: the English words, changed."""
    lines = text.split("\n")
    for said in reversed(said_in(lines)):
        if lang not in said.words:
            lines[said.end : said.end] = [f"{said.mark} {lang} {change(each)}" for each in said.words.get(_ENGLISH, ())]
    for at, line in enumerate(lines):
        if (head := _HEAD.match(line)) and lang not in head[1].split():
            lines[at] += f" {lang}"
    return "\n".join(lines)
