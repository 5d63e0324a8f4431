"""What positions of the games of gems are made of: cards as letters, hands, and the field as five words."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from pyengine.core.notation import Word
from pyengine.core.position.cards import Box, Cards, Pile, Zone, reverse
from pyengine.core.position.items import Item
from pyengine.core.position.layout import FREE, Layout
from pyengine.core.position.reading import Entry, Reading
from pyengine.gems.field import (
    CODES,
    COPIES,
    EMPTY,
    KINDS,
    PEARL,
    SIDE,
    gems_of,
    hand_of,
    write_field,
)

DECK = dict.fromkeys(range(PEARL), COPIES)
"""How many cards there are of each kind."""


class Field(Item[list[int]]):
    """Five words, the rows from the top, `.` for an empty place; `cards` where it is not named."""

    def __init__(self, box: Box, cards: Sequence[int] = ()) -> None:
        super().__init__("field")
        self.box, self.cards = box, cards

    def read(self, read: Reading, entry: Entry) -> list[int]:
        """The 25 gems."""
        words = entry.words
        if len(words) != SIDE:
            raise (words[SIDE] if len(words) > SIDE else read.end).wrong("five rows")
        return [gem for word in words for gem in self._row(read, word)]

    def _row(self, read: Reading, word: Word) -> list[int]:
        if len(word.text) != SIDE or not set(word.text) <= CODES.keys():
            raise word.wrong("row of five")
        row = [CODES[letter] for letter in word.text]
        return [gem if gem == EMPTY else self.box.take(read, gem, word) for gem in row]

    def default(self, read: Reading) -> list[int]:
        """The cards that lie there where nothing else is said."""
        return [self.box.take(read, gem, read.end) for gem in self.cards]

    def words(self, value: list[int]) -> str:
        """The rows."""
        return write_field(value)

    def layout(self) -> Layout:
        """25 places; a row of them is one word."""
        cards = {letter: gem for letter, gem in CODES.items() if gem != EMPTY}
        return Layout(self.box, cards, (FREE,) * (SIDE * SIDE), SIDE)


class Gems:
    """The zones that every game of gems has, with the cards of `contents`."""

    def __init__(
        self, contents: Mapping[int, int] | Callable[[Reading], Mapping[int, int]], field: Sequence[int] = ()
    ) -> None:
        self.box = Box(contents, "no more than there are")
        self.cards = Cards({kind: CODES[kind] for kind in KINDS}, self.box, "gem")
        self.field = Field(self.box, field)
        self.hand = Zone("hand", self.cards, hand_of, gems_of, source="hands", by_seat=True)
        self.deck = Pile("deck", self.cards, reverse)
        self.discard = Pile("discard", self.cards)


def of_players(read: Reading, item: Item[list[int]], players: int) -> list[list[int]]:
    """The values of an item for each seat; none may be named beyond the players."""
    beyond = [entry for entry in read.beyond(players) if entry.item is item]
    if beyond:
        raise min(beyond, key=lambda entry: entry.seat).words[0].wrong(f"{item.name} of a player")
    return read.each(item, players)
