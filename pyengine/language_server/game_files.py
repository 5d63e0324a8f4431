"""Games that are written as one file, in an editor: what does not hold of their rules, Python and sentences."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path
from threading import Event

from pyengine.core.errors import NotationError
from pyengine.core.limits import LONGEST_TEXT
from pyengine.kit.check import check_text
from pyengine.kit.front_matter import read_parts
from pyengine.kit.translation import differences, read_translation
from pyengine.kit.watched import beside, run_examples
from pyengine.language_server.markdown import MarkdownText
from pyengine.language_server.places import marked
from pyengine.language_server.text import Problem
from pyengine.rulebook import Failure
from pyengine.rulebook.run import broken

_KEPT = 8
"""How many versions of texts are not run again."""


class GameText(MarkdownText):
    """A game's file in a `folder`, if it is saved at all. Its examples are run only if whoever owns the editor said so
    (`runs`): they are somebody's program.
    """

    def __init__(self, text: str, folder: Path | None, *, runs: bool) -> None:
        super().__init__(text)
        self.folder, self.runs = folder, runs

    def problems(self, stop: Event) -> Iterator[Problem]:
        """Those of any Markdown, then those of the file as a game."""
        yield from super().problems(stop)
        if stop.is_set() or self.too_long:
            return
        for failure in (_run if self.runs else _read)(self.text, self.folder):
            yield Problem(marked(self.lines, failure.line, failure.column), failure.code, failure.found, failure.wanted)

    def _dead_references(self) -> Iterator[Problem]:
        """Told with the rest: a variant has the rules of another file too."""
        yield from ()


class TranslationText(MarkdownText):
    """The text of a game in another language, held against the game's file that lies in the same `folder`."""

    def __init__(self, text: str, folder: Path | None) -> None:
        super().__init__(text)
        self.folder = folder

    def problems(self, stop: Event) -> Iterator[Problem]:
        """Those of any Markdown, then where it differs from the first file."""
        yield from super().problems(stop)
        if stop.is_set() or self.too_long:
            return
        for failure in _compared(self.text, self.folder):
            yield Problem(marked(self.lines, failure.line, failure.column), failure.code, failure.found, failure.wanted)

    def _dead_references(self) -> Iterator[Problem]:
        """Told with the rest."""
        yield from ()


def _compared(text: str, folder: Path | None) -> list[Failure]:
    """How a text differs from the game's file, and what cannot be read in it; nobody's Python is carried out."""
    try:
        translation = read_translation(text)
        path = folder / f"{translation.game}.md" if folder else None
        if path is None or not path.is_file():
            return []
        first = read_parts(path.read_text("utf-8")[: LONGEST_TEXT + 1])
        return differences(first.text, translation.text)
    except NotationError as error:
        return [broken(error, 0)]


def _read(text: str, folder: Path | None) -> list[Failure]:
    """What can be told without carrying anything out."""
    try:
        return check_text(beside(text, folder))
    except NotationError as error:
        return [broken(error, 0)]


@lru_cache(_KEPT)
def _run(text: str, folder: Path | None) -> list[Failure]:
    """The same, and what the examples tell."""
    failures = _read(text, folder)
    return failures if any(each.code in ("notation", "python") for each in failures) else run_examples(text, folder)
