"""Reads the lines that follow an action in a study: words, marks, arrows, and stops."""

from __future__ import annotations

from dataclasses import replace

from pyengine.core.errors import NotationError
from pyengine.core.limits import LONGEST_WORDS, MOST_LANGUAGES, MOST_MARKS, at_most
from pyengine.core.notation import Word, words_of
from pyengine.core.record import steps_of
from pyengine.study.node import LANGUAGE, Arrow, Node, Stop, Words, clean_words

SIGNS = ('"', "*", "->", "?", "+", "-", "!")
"""How the lines begin that belong to the action above them."""


Seen = list[tuple[str, Word]]
"""The pieces of a text as they were read, each with what it is, as editors colour it."""


class WordsReader:
    """Reads words in several languages, paragraph by paragraph; what it has read is put down in `seen`."""

    def __init__(self, seen: Seen) -> None:
        self.found: dict[str, list[str]] = {}
        self.seen = seen

    def add(self, lang: Word, text: Word) -> None:
        """A paragraph; raises `NotationError` for what is no language or no words, and for too much."""
        self.seen += [("keyword", lang), ("words", text)]
        if not LANGUAGE.fullmatch(lang.text):
            raise lang.wrong("language")
        if not clean_words(text.text):
            raise lang.lacking("words")
        said = self.found.setdefault(lang.text, [])
        if len(self.found) > MOST_LANGUAGES:
            raise lang.wrong(at_most(MOST_LANGUAGES, "languages"))
        said.append(text.text)
        if sum(map(len, said)) + len(said) - 1 > LONGEST_WORDS:
            raise text.wrong(at_most(LONGEST_WORDS, "characters of words"))

    def words(self) -> Words:
        """All of them."""
        return {lang: clean_words("\n".join(said)) for lang, said in self.found.items()}


def read_words(reader: WordsReader, body: str, at: int, indent: int, *, once: bool = False) -> None:
    """Read a line such as `" en Words`, with a sign or a name before the language."""
    name, _, rest = body.partition(" ")
    reader.seen.append(("marker" if name == '"' else "keyword", Word(name, at, indent + 1)))
    lang, text = first_word(Word(rest, at, indent + len(body) - len(rest) + 1))
    if once and lang.text in reader.found:
        raise lang.wrong("each language once")
    reader.add(lang, text)


def first_word(line: Word) -> tuple[Word, Word]:
    """The first word of a line, and the rest of it."""
    body = line.text.lstrip()
    start = line.column + len(line.text) - len(body)
    name, _, rest = body.partition(" ")
    return Word(name, line.line, start), Word(rest, line.line, start + len(name) + 1)


class AnnotationReader:
    """Reads what stands below an action: words, marks, arrows, and a stop."""

    def __init__(self, seen: Seen) -> None:
        self.seen = seen
        self.words = WordsReader(seen)
        self.marks: list[Word] = []
        self.arrows: list[tuple[Word, Word]] = []
        self.stop: _StopReader | None = None

    def line(self, body: str, at: int, indent: int, players: int) -> None:
        """Read one line; raises `NotationError`."""
        sign, space, text = body.partition(" ")
        if sign not in SIGNS:
            raise NotationError(sign, at, indent + 1, "sign and space")
        rest = Word(text, at, indent + len(sign) + len(space) + 1)
        self.seen.append(("marker", Word(sign, at, indent + 1)))
        first, text_behind = first_word(rest)
        if sign in ("*", "->"):
            self._point(sign, rest)
        elif sign == '"':
            self.words.add(first, text_behind)
        elif sign == "?" and ":" in first.text:
            self._new_stop(rest, players)
        elif self.stop is None:
            raise Word(sign, at, rest.column - 2).wrong("? seat: before it")
        elif sign == "!":
            self.stop.answer(first, text_behind)
        else:
            self.stop.said[sign].add(first, text_behind)

    def _point(self, sign: str, rest: Word) -> None:
        """Marks, or an arrow."""
        found = list(words_of(rest))
        self.seen += [("name", word) for word in found]
        if sign == "*" and not found:
            raise rest.wrong("part of the table")
        if sign == "->" and len(found) != 2:
            raise (found[2] if found[2:] else rest).wrong("two parts of the table")
        if sign == "*":
            self.marks += found
        else:
            self.arrows.append((found[0], found[1]))
        _few(self.marks if sign == "*" else [start for start, _ in self.arrows])

    def _new_stop(self, rest: Word, players: int) -> None:
        if self.stop is not None:
            raise rest.wrong("one stop at a place")
        first, _ = first_word(rest)
        steps = steps_of(rest.text.lstrip(), rest.line, players, first.column - 1)
        seat = first._replace(text=rest.text.lstrip().partition(":")[0])
        wanted = [Word(step.text, *step.where) for step in steps]
        self.seen += [("seat", seat._replace(text=f"{seat.text}:")), *(("action", word) for word in wanted)]
        # Before its actions are looked at: an editor completes what the seat may do while none is there yet.
        self.stop = _StopReader(int(seat.text) - 1, wanted, self.seen)
        if not steps:
            raise rest.lacking("action")
        _few(self.stop.wanted)

    def node(self, node: Node) -> Node:
        """The same action with what was read after it."""
        if not (self.words.found or self.marks or self.arrows or self.stop):
            return node
        ends = [end for arrow in self.arrows for end in arrow]
        return replace(
            node,
            words=self.words.words(),
            marks=tuple(mark.text for mark in self.marks),
            arrows=tuple(Arrow(start.text, end.text) for start, end in self.arrows),
            stop=self.stop.stop() if self.stop else None,
            marked_at=tuple((word.line, word.column) for word in (*self.marks, *ends)),
        )


class _StopReader:
    """Reads a stop."""

    def __init__(self, seat: int, wanted: list[Word], seen: Seen) -> None:
        self.seat, self.wanted, self.seen = seat, wanted, seen
        self.said = {sign: WordsReader(seen) for sign in "?+-"}
        self.answers: dict[str, tuple[Word, WordsReader]] = {}

    def answer(self, action: Word, rest: Word) -> None:
        self.seen.append(("action", action))
        _, reader = self.answers.setdefault(action.text, (action, WordsReader(self.seen)))
        _few([word for word, _ in self.answers.values()])
        reader.add(*first_word(rest))

    def stop(self) -> Stop:
        named = [*self.wanted, *(word for word, _ in self.answers.values())]
        return Stop(
            self.seat,
            tuple(word.text for word in self.wanted),
            self.said["?"].words(),
            self.said["+"].words(),
            self.said["-"].words(),
            {text: reader.words() for text, (_, reader) in self.answers.items()},
            tuple((word.line, word.column) for word in named),
        )


def _few(found: list[Word]) -> None:
    """Raises `NotationError` where there are too many."""
    if len(found) > MOST_MARKS:
        raise found[-1].wrong(at_most(MOST_MARKS, "of them at a place"))
