"""A study: chapters on one game."""

from __future__ import annotations

from dataclasses import dataclass, field, replace

from pyengine.core.errors import NotationError
from pyengine.core.limits import MOST_CHAPTERS, MOST_NODES, at_most
from pyengine.core.record import Record
from pyengine.core.version import VERSION
from pyengine.study.chapter import Chapter
from pyengine.study.node import Words, clean_title, clean_words, with_text
from pyengine.study.writing import FORMAT, chapter_lines, title_lines, word_lines


@dataclass(frozen=True, slots=True)
class Study:
    """Chapters on one game, with titles and a preface in some languages; it is complete in those of `languages`."""

    game: str
    chapters: tuple[Chapter, ...]
    titles: Words = field(default_factory=dict)
    words: Words = field(default_factory=dict)
    languages: tuple[str, ...] = ()
    engine: str = VERSION

    @classmethod
    def of_record(cls, record: Record) -> Study:
        """A study of one chapter, a recorded game; raises `NotationError` for one with too many actions."""
        return cls(record.game, (), engine=record.engine).add_chapter(Chapter.of_record(record))

    def format(self) -> str:
        """The study as text; `parse_study` is its exact inverse."""
        lines = [f"study {FORMAT}", f"engine {self.engine}", f"game {self.game}"]
        lines += [f"languages {' '.join(self.languages)}"] if self.languages else []
        lines += [*title_lines(self.titles), *word_lines('"', self.words)]
        for chapter in self.chapters:
            lines += ["", *chapter_lines(chapter, self.engine)]
        return "\n".join(lines) + "\n"

    def all_languages(self) -> list[str]:
        """Every language in which anything is said, those in which the study is complete first."""
        found = set(self.titles) | set(self.words)
        for chapter in self.chapters:
            found |= chapter.languages()
        return [*self.languages, *sorted(found - set(self.languages))]

    def with_chapter(self, number: int, chapter: Chapter) -> Study:
        """The study with another chapter in place of one; chapters count from 0.

        Raises `NotationError` where the chapters have too many actions together, as `add_chapter` does.
        """
        return self._with(*self.chapters[:number], chapter, *self.chapters[number + 1 :])

    def add_chapter(self, chapter: Chapter, number: int | None = None) -> Study:
        """The study with one more chapter, by default at its end; raises `NotationError` where it has too many."""
        if len(self.chapters) >= MOST_CHAPTERS:
            raise NotationError("chapter", 1, 1, at_most(MOST_CHAPTERS, "chapters"))
        at = len(self.chapters) if number is None else number
        return self._with(*self.chapters[:at], chapter, *self.chapters[at:])

    def remove_chapter(self, number: int) -> Study:
        """The study without a chapter; the last one stays."""
        rest = [*self.chapters[:number], *self.chapters[number + 1 :]]
        return self._with(*rest) if rest else self

    def move_chapter(self, number: int, to: int) -> Study:
        """The study with a chapter at another place."""
        chapters = list(self.chapters)
        chapters.insert(to, chapters.pop(number))
        return self._with(*chapters)

    def with_title(self, lang: str, title: str) -> Study:
        """The study with this title in a language; none if it is empty."""
        return replace(self, titles=with_text(self.titles, lang, clean_title(title)))

    def with_words(self, lang: str, text: str) -> Study:
        """The study with this preface in a language; none if it is empty."""
        return replace(self, words=with_text(self.words, lang, clean_words(text)))

    def _with(self, *chapters: Chapter) -> Study:
        if sum(len(chapter.nodes) - 1 for chapter in chapters) > MOST_NODES:
            raise NotationError("", 1, 1, at_most(MOST_NODES, "actions"))
        return replace(self, chapters=chapters)
