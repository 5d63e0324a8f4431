"""Games that are written as one file, in an editor: what does not hold of their rules, Python and sentences."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path
from threading import Event

from pyengine.core.errors import NotationError
from pyengine.kit.check import check_text
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
