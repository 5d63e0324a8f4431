"""Games that are written as one file, in an editor: what does not hold of their rules, Python and sentences."""

from __future__ import annotations

from abc import ABC, abstractmethod
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


class FileText(MarkdownText, ABC):
    """A text of a game of one file, in a `folder` if it is saved at all."""

    def __init__(self, text: str, folder: Path | None) -> None:
        super().__init__(text)
        self.folder = folder

    def problems(self, stop: Event) -> Iterator[Problem]:
        """Those of any Markdown, then those of the game."""
        yield from super().problems(stop)
        if stop.is_set() or self.too_long:
            return
        for failure in self._failures():
            yield Problem(marked(self.lines, failure.line, failure.column), failure.code, failure.found, failure.wanted)

    @abstractmethod
    def _failures(self) -> list[Failure]:
        """What does not hold of it as a game's text."""

    def _dead_references(self) -> Iterator[Problem]:
        """Told with the rest: a variant has the rules of another file too."""
        yield from ()


class GameText(FileText):
    """A game's file. Its examples are somebody's program: they are run only if who owns the editor said so (`runs`)."""

    def __init__(self, text: str, folder: Path | None, *, runs: bool) -> None:
        super().__init__(text, folder)
        self.runs = runs

    def _failures(self) -> list[Failure]:
        return (_run if self.runs else _read)(self.text, self.folder)


class TranslationText(FileText):
    """The text of a game in another language, held against the game's file that lies in the same folder."""

    def _failures(self) -> list[Failure]:
        """How it differs from the game's file, and what cannot be read in it; nobody's Python is carried out."""
        try:
            translation = read_translation(self.text)
            path = self.folder / f"{translation.game}.md" if self.folder else None
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
