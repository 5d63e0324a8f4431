"""Studies as text: an extension of the record, which is written by hand as easily as it is read.

::

    study 1
    engine 0.1.0
    game face-to-face
    languages en uk
    title en The first moves
    title uk Перші ходи
    " en What this study is about, before the first chapter.
    " uk Про що ця студія, перед першим розділом.

    chapter
    title en Giving in time
    title uk Вчасно дати
    view 1
    position turn 1 | hand 1 17 18 27 28 40 45 | …
    " en The first words of the chapter, on the position.
    * 17 own-up
    -> 17 own-up
    ? 1: 17>own-up 18>own-up
    ? en What would you lay first?
    + en Yes: the smallest gap.
    - en That leaves a hole in the pile.
    ! 45>own-up en Ten steps at once!
    1: 17>own-up
    " en A line is broken where there is something to say. Now the 17 is laid.
    (
      1: 18>own-up
      " en This is instead of the 17.
    )
    1: 18>own-up draw
    2: 40>own-down …

The first line is `study 1`. `engine` says which engine's rules are meant, as in a record. `languages` are those in
which the study is complete: then `pyengine check` says where words are missing. A title and words may be given in any
language; what follows the sign and the language is a paragraph, and several lines of a language are several paragraphs.
Words before the first chapter are a preface.

A line `chapter` begins a chapter. Its head has titles; with `view 2` the table is always seen with the eyes of seat 2,
without it with those of whoever is to act. It ends with what the chapter begins with: a `position`, or the head of a
record: `players`, then `option`, `seed` and `seat` as wanted, and at last `deal`.

Then come lines of actions, as in a record, and after each line what belongs to its last action; what stands before the
first action belongs to the beginning of the chapter.

- `"` words: `" en …`
- `*` marks: parts of the table, named as the game's actions name them (`17`, `own-up`, `r2c3`), or `hand`, `seat2` for
  a player, and what else the game has.
- `->` an arrow from one part to another.
- `?` a stop. `? 1: 17>own-up` asks what seat 1 should do here, and which actions are right; `? en …` is the question.
  Then `+ en …` is said to a right answer, `- en …` to any other, and `! 45>own-up en …` to this one.
- `(` and `)`, each alone on its line, hold a variation: what could be done in place of the action above it. It has
  lines of the same kind, and may have variations of its own. Several variations of one action follow each other.

A study has at most 500,000 characters, 100 chapters and 20,000 actions, and 20 variations within one another; at one
place, and in one language, there are at most 10,000 characters of words.

Spaces before a line, blank lines and lines that begin with `#` are passed over, and are not kept when the study is
written again.
"""

from __future__ import annotations

from pyengine.core import limits
from pyengine.core.errors import NotationError
from pyengine.core.game import Game
from pyengine.core.notation import Word, words_of
from pyengine.core.record import HeadReader, Record, steps_of
from pyengine.core.version import VERSION
from pyengine.study.annotations import SIGNS, AnnotationReader, Seen, WordsReader, read_words
from pyengine.study.chapter import Chapter
from pyengine.study.node import LANGUAGE, Node
from pyengine.study.order import reading_order
from pyengine.study.study import Study
from pyengine.study.writing import FORMAT

_HEAD = ("study", "engine", "game", "languages")
_SETUP = ("engine", "players", "seed", "deal", "position")


def parse_study(text: str) -> Study:
    """Read a study; raises `NotationError`, and `TypeError` for what is no text.

    Whether the actions are legal is found by `pyengine.study.check`, or where they are done.
    """
    return StudyReader(text).study()


class StudyReader:
    """Reads a study, its head and then chapters, and goes on behind what cannot be read; `errors` has that.

    `seen` are all pieces as they were read, but for the heads of records, which keep theirs.
    """

    def __init__(self, text: str) -> None:
        self.seen: Seen = []
        self.errors = list[NotationError]()
        self.head = HeadReader(_HEAD)
        self.head.keywords.clear()
        self.titles, self.words = WordsReader(self.seen), WordsReader(self.seen)
        self.chapters = list[ChapterReader]()
        self.done = list[Chapter]()
        self.nodes = 0
        self.at = 0
        self.begun = False
        for at, line in enumerate(limits.check_length(text, limits.LONGEST_STUDY).split("\n"), 1):
            try:
                self._line(line.rstrip("\r"), at)
            except NotationError as error:
                self.errors.append(error.with_traceback(None))
            if self.nodes > limits.MOST_NODES or len(self.errors) >= limits.MOST_ERRORS:
                break

    def _line(self, line: str, at: int) -> None:
        self.at = at
        body = line.lstrip(" \t")
        indent = len(line) - len(body)
        if not body or body.startswith("#"):
            self.seen += [("comment", Word(body, at, indent + 1))] if body else []
            return
        begun, self.begun = self.begun, True
        if not begun and body.split() != ["study", str(FORMAT)]:
            raise NotationError(body[:40], at, indent + 1, f"study {FORMAT}")
        if body.rstrip() == "chapter":
            self.seen.append(("keyword", Word("chapter", at, indent + 1)))
            self._begin(indent)
        elif self.chapters:
            self.nodes += self.chapters[-1].line(body, at, indent)
            if self.nodes > limits.MOST_NODES:
                raise NotationError(body[:40], at, indent + 1, limits.at_most(limits.MOST_NODES, "actions"))
        elif body.startswith("title "):
            read_words(self.titles, body, at, indent, once=True)
        elif body.startswith('"'):
            read_words(self.words, body, at, indent)
        else:
            self.head.line(body, at, indent)

    def _begin(self, indent: int) -> None:
        self._end()
        if len(self.chapters) == limits.MOST_CHAPTERS:
            raise NotationError("chapter", self.at, indent + 1, limits.at_most(limits.MOST_CHAPTERS, "chapters"))
        self.chapters.append(ChapterReader(self.head, self.at, self.seen))
        if "game" in self.head.fields:
            self.chapters[-1].game = self.head.game()

    def _end(self) -> None:
        """Above this line the head or a chapter is at its end."""
        try:
            self.head.at = self.at
            self.head.demand("study", "game")
            if self.chapters and not self.errors:
                self.done.append(self.chapters[-1].chapter(self.at))
        except NotationError as error:
            self.errors.append(error)

    def study(self) -> Study:
        """The study; raises the first of the errors, and where something is missing. To be called once."""
        self._end()
        if self.errors:
            raise self.errors[0]
        if not self.chapters:
            raise NotationError("", self.at, 1, "chapter")
        return Study(
            self.head.game().id,
            tuple(self.done),
            self.titles.words(),
            self.words.words(),
            self._languages(),
            self.head.fields.get("engine", VERSION),
        )

    def _languages(self) -> tuple[str, ...]:
        named = self.head.words.get("languages")
        found = list[str]()
        for word in words_of(named) if named else ():
            if not LANGUAGE.fullmatch(word.text) or word.text in found or len(found) == limits.MOST_LANGUAGES:
                raise word.wrong("language")
            found.append(word.text)
        return tuple(found)


class ChapterReader:
    """Reads a chapter: its head down to the position or the deal, and then its tree.

    `nodes` are in the order of the text; `places` has, for each place where the tree goes on elsewhere, the node that
    the next action follows from. `tree` is the line that the head ends with, 0 before it; `broken` that of the first
    actions that cannot be read, behind which no state is known.
    """

    def __init__(self, study: HeadReader, begun: int, seen: Seen) -> None:
        self.game: Game | None = None
        self.engine = study.fields.get("engine", VERSION)
        self.head = HeadReader(_SETUP)
        self.seen = seen
        self.titles = WordsReader(seen)
        self.begun = begun
        self.tree = self.broken = 0
        self.seat: Word | None = None
        self.root: Record | None = None
        self.nodes = [Node()]
        self.annotations = [AnnotationReader(seen)]
        self.current = 0
        self.places = [((begun, 1), 0)]
        self.open: list[tuple[int, Word]] = []

    def line(self, body: str, at: int, indent: int) -> int:
        """Read a line; returns how many actions it has."""
        if not self.tree:
            self._setup(body, at, indent)
            return 0
        before = len(self.nodes)
        bracket = Word(body.rstrip(), at, indent + 1)
        if bracket.text in ("(", ")"):
            self.seen.append(("keyword", bracket))
            self._bracket(bracket)
        elif body.startswith(SIGNS):
            self.annotations[self.current].line(body, at, indent, self._players)
        else:
            self._turn(body, at, indent)
        return len(self.nodes) - before

    @property
    def _players(self) -> int:
        return self.root.players if self.root else limits.MOST_SEATS

    def _setup(self, body: str, at: int, indent: int) -> None:
        name, _, rest = body.partition(" ")
        if name == "title":
            read_words(self.titles, body, at, indent, once=True)
        elif name == "view" and self.seat is None:
            self.seat = Word(rest.strip(), at, indent + len(body) - len(rest.lstrip()) + 1)
            self.seen += [("keyword", Word(name, at, indent + 1)), ("value", self.seat)]
        else:
            self.head.line(body, at, indent)
            if {"deal", "position"} & set(self.head.fields):
                self.tree = at
                self.root = self._root() if self.game else None
        if self.root is not None and self.seat:
            self.seat.number("seat", 1, self.root.players)

    def _root(self) -> Record:
        """What the chapter begins with, as soon as all of that has been read."""
        assert self.game
        if "deal" in self.head.fields:
            return self.head.record(self.game, (), self.engine)
        word, engine = self.head.words["position"], self.head.fields.get("engine", self.engine)
        if self.head.options or self.head.seats or {"players", "seed"} & set(self.head.fields):
            raise word.wrong("deal")
        try:
            players = self.game.position(word.text).players
        except NotationError as error:
            raise error.moved(word.line - 1, word.column - 1) from None
        return Record(self.game.id, players, word.text, engine=engine, deal_line=word.line)

    def _bracket(self, bracket: Word) -> None:
        opens = bracket.text == "("
        if opens and len(self.open) == limits.DEEPEST:
            raise bracket.wrong(limits.at_most(limits.DEEPEST, "variations within one another"))
        begun = self.nodes[self.open[-1][0]].parent if self.open else 0
        # There is no action in this line yet that something could be done in place of, or nothing is open.
        if self.current == begun or not (opens or self.open):
            raise bracket.wrong("seat:")
        if opens:
            self.open.append((self.current, bracket))
            self._go_on(bracket.line, bracket.column, self.nodes[self.current].parent)
        else:
            self._go_on(bracket.line, bracket.column, self.open.pop()[0])

    def _go_on(self, line: int, column: int, node: int) -> None:
        self.current = node
        self.places.append(((line, column), node))

    def _turn(self, body: str, at: int, indent: int) -> None:
        try:
            steps = steps_of(body, at, self._players, indent)
            for step in steps:
                limits.check_length(step.text, limits.LONGEST_POSITION, at)
        except NotationError:
            self.broken = self.broken or at
            raise
        self.seen.append(("seat", Word(body[: body.index(":") + 1], at, indent + 1)))
        for step in steps:
            self.seen.append(("action", Word(step.text, *step.where)))
            self.nodes.append(Node(self.current, step.seat, step.text, where=step.where))
            self.annotations.append(AnnotationReader(self.seen))
            self._go_on(*step.where, len(self.nodes) - 1)

    def chapter(self, at: int) -> Chapter:
        """The chapter, which ends above this line; raises `NotationError` where it is not whole."""
        if self.root is None:
            raise NotationError("", at, 1, "position or deal")
        if self.open:
            raise self.open[-1][1].wrong(") at the end of the variation")
        noted = zip(self.nodes, self.annotations, strict=True)
        nodes = reading_order([note.node(node) for node, note in noted])
        seat = None if self.seat is None else int(self.seat.text) - 1
        bare = "position" in self.head.fields
        return Chapter(self.root, self.titles.words(), seat, nodes, bare, self.begun)
