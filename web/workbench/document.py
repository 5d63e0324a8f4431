"""What the workbench works on: a study, the chapter and the place in it, and a text that is being typed."""

from __future__ import annotations

import json
from dataclasses import dataclass, field, replace
from functools import cache
from itertools import count

from pyengine.core.errors import NotationError
from pyengine.core.game import Game
from pyengine.core.json_text import read_json
from pyengine.core.notation import items
from pyengine.core.state import State
from pyengine.study import Chapter, Study, parse_study
from web.games import find as find_game

_origins = count(1)
_LONGEST_DRAFT = 4_000_000
"""Characters of a stored draft: a study of the greatest length, with what JSON makes of its signs."""


@cache
def _game(game_id: str) -> Game:
    """The game of this ID, which is asked for often, and is a look into folders each time."""
    return find_game(game_id)


@dataclass(frozen=True, slots=True)
class Document:
    """A study with the `chapter` that is open and the node `at` which one stands there; both count from 0.

    `typed` is the text of the chapter's first position as it was typed, while the game cannot read it or where it is
    written in another way than the study has it; None stands for the study's own. All that is made of one document by
    editing has its `origin`.
    """

    study: Study
    chapter: int = 0
    at: int = 0
    typed: str | None = None
    origin: int = field(default_factory=_origins.__next__, compare=False)

    @classmethod
    def new(cls, game: Game, position: str) -> Document:
        """A study of one chapter that begins with a position; raises `NotationError`."""
        return cls(Study(game.id, (Chapter.at_position(game, position),)))

    @property
    def game(self) -> Game:
        """The game that it is about."""
        return _game(self.study.game)

    @property
    def current_chapter(self) -> Chapter:
        """The chapter that is open."""
        return self.study.chapters[self.chapter]

    @property
    def root(self) -> str:
        """The position that the chapter begins with, as the game reads it, on one line."""
        return self.current_chapter.root.deal

    @property
    def text(self) -> str:
        """The same as it stands in the editor: as it was typed, or with one item a line."""
        return in_lines(self.root) if self.typed is None else self.typed

    def state(self) -> State:
        """The state at the place where one stands."""
        return self.current_chapter.state(self.at)

    def with_chapter(self, chapter: Chapter, at: int = 0) -> Document:
        """The open chapter replaced, and the place in it."""
        chapters = list(self.study.chapters)
        chapters[self.chapter] = chapter
        return replace(self, study=replace(self.study, chapters=tuple(chapters)), at=at, typed=None)

    def draft_text(self) -> str:
        """The text that is stored as a draft; `restored` is its inverse."""
        typed = {} if self.typed is None else {"typed": self.typed}
        return json.dumps({"study": self.study.format(), "chapter": self.chapter, "at": self.at, **typed})


def restored(text: str) -> Document:
    """The document of a stored draft; raises `NotationError` and `IllegalAction` on a text that is none."""
    try:
        found = read_json(text, _LONGEST_DRAFT)
        study = parse_study(found["study"])
        chapter, at, typed = found.get("chapter", 0), found.get("at", 0), found.get("typed")
    except NotationError:
        raise
    except (ValueError, TypeError, KeyError, AttributeError):
        raise NotationError(text[:20], 1, 1, "a kept study") from None
    chapter = chapter if _within(chapter, study.chapters) else 0
    at = at if _within(at, study.chapters[chapter].nodes) else 0
    document = Document(study, chapter, at, typed if isinstance(typed, str) else None)
    document.state()
    return document


def _within(at: object, sequence: tuple[object, ...]) -> bool:
    return type(at) is int and 0 <= at < len(sequence)


def in_lines(position: str) -> str:
    """A position text with one item a line."""
    return "\n".join(" ".join(word.text for word in words) for words in items(position))


def on_a_line(text: str) -> str:
    """A position text on one line."""
    return " | ".join(" ".join(word.text for word in words) for words in items(text))
