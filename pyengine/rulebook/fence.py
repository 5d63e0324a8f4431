"""The fences of a rulebook: examples that set up a position, play, refuse, and state what holds.

    ```play face-to-face
    own up 27 | hand 17 18 27 28 40 45
    ! 18>own-up        F2F-8
    ? 28>own-up
    > 17>own-up
    = own up 17 | own hand-size 5
    ```

First comes a position, or a deal: `deal seed=7 players=2 first=1`. Then `>` plays actions in turn,
`?` says that each is legal, `!` that one is refused, and by which rule, `~` that the game allows one and a rule of this
text does not (see `house`), `=` that facts hold. The seat is whoever is to act; `2:` before the actions names another.

A text has at most 500,000 characters, 2,000 fences of a kind, and in these 20,000 words without the positions; one
fence has at most 20,000 characters.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field, replace

from pyengine.core.errors import NotationError
from pyengine.core.limits import LONGEST_POSITION, MOST_FENCES, MOST_SEATS, MOST_WORDS, at_most, check_length
from pyengine.core.notation import Word, items, words_of
from pyengine.rulebook.house import house_at, houses, in_house
from pyengine.rulebook.markdown import MARKERS, Block, read_markdown

_ALL_MARKERS = ("<", ">", "!", "?", "~", "=")
_MOST_ERRORS = 20
"""After so many a fence is not read on: a text may have hundreds of thousands of lines."""


@dataclass(frozen=True, slots=True)
class Command:
    """One line after the position: its marker, the seat it names (or None), its words, and its place.

    `columns` are those of the words, where they are known; they are not compared, nor is the `named` seat as it stands.
    """

    marker: str
    seat: int | None
    words: tuple[str, ...]
    line: int
    columns: tuple[int, ...] = field(default=(), compare=False)
    named: Word | None = field(default=None, compare=False)

    def column(self, at: int) -> int:
        """The column of a word; 0 where it is not known."""
        return self.columns[at] if at < len(self.columns) else 0

    def placed(self) -> list[Word]:
        """Its words with their places."""
        return [Word(word, self.line, self.column(at)) for at, word in enumerate(self.words)]

    def facts(self) -> Iterator[list[Word]]:
        """The items of a line of facts, with the places of their words."""
        for words in items(self.words[0]):
            yield [Word(word.text, self.line, word.column + self.column(0) - 1) for word in words]


@dataclass(frozen=True, slots=True)
class Fence:
    """An example: its game, the position's lines with the number of the first, and the commands.

    `errors` are what of it cannot be read; there are none in what `fences` returns. `begins` is the line that the
    commands begin on.
    """

    game: str
    line: int
    setup: str
    commands: tuple[Command, ...]
    errors: tuple[NotationError, ...] = field(default=(), compare=False)
    begins: int = field(default=0, compare=False)

    def until(self, line: int, column: int) -> Fence:
        """What of it stands before a place."""
        above = [command for command in self.commands if command.line <= line]
        if above and above[-1].line == line:
            size = sum(at < column for at in above[-1].columns)
            above[-1] = replace(above[-1], words=above[-1].words[:size], columns=above[-1].columns[:size])
        return replace(self, commands=tuple(above))


def fences(text: str, kind: str = "play") -> list[Fence]:
    """All fences of a kind in a Markdown text; raises `NotationError` for one that cannot be read or never ends."""
    found = list[Fence]()
    words = 0
    tree = read_markdown(text)
    rules = houses(tree)
    for block in tree.of_kind(kind):
        if len(found) == MOST_FENCES:
            raise NotationError(block.opening, block.line, 1, at_most(MOST_FENCES, "fences"))
        words += sum(len(line.split()) for line in block.body if line.startswith(_ALL_MARKERS))
        if words > MOST_WORDS and block.end is not None:
            raise NotationError(block.opening, block.line, 1, at_most(MOST_WORDS, "words"))
        fence = read_fence(block)
        if fence.errors:
            raise fence.errors[0]
        options = house_at(rules, fence.game, fence.line)
        # A step of a lesson without a position goes on from the one before.
        found.append(
            replace(fence, setup=in_house(fence.game, fence.setup, options)) if options and fence.setup else fence
        )
    return found


def read_fence(block: Block) -> Fence:
    """A block as an example, as far as it can be read."""
    errors, commands = list[NotationError](), list[Command]()
    if block.end is None:
        errors.append(NotationError(block.opening, block.line, 1, "``` at the end of the fence"))
    try:
        check_length("\n".join(block.body), LONGEST_POSITION, block.line + 1)
    except NotationError as error:
        return Fence(block.game, block.line, "", (), (*errors, error))
    first = next((at for at, line in enumerate(block.lines) if line.startswith(_ALL_MARKERS)), len(block.lines))
    for at, line in enumerate(block.body[first:], block.line + 1 + first):
        try:
            if line.strip():
                commands.append(_command(line, at, MARKERS[block.kind]))
        except NotationError as error:
            errors.append(error.with_traceback(None))  # it is kept, and would keep all frames with it
        if len(errors) == _MOST_ERRORS:
            break
    setup, begins = "\n".join(block.lines[:first]), block.line + 1 + first
    return Fence(block.game, block.line, setup, tuple(commands), tuple(errors), begins)


def _command(text: str, line: int, markers: str) -> Command:
    if text[0] not in markers:
        raise NotationError(text.split(maxsplit=1)[0], line, 1, f"{' '.join(markers[:-1])} or {markers[-1]}")
    if text[0] == "=":
        return Command("=", None, (text[1:],), line, (2,))
    seat, named, words = None, None, list(words_of(Word(text[1:], line, 2)))
    if words and words[0].text.endswith(":") and words[0].text.count(":") == 1:
        named = words.pop(0)
        seat = named._replace(text=named.text[:-1]).number("seat", 1, MOST_SEATS) - 1
    texts, columns = tuple(word.text for word in words), tuple(word.column for word in words)
    return Command(text[0], seat, texts, line, columns, named)
