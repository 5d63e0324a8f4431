"""Cards in positions: the box they come from, the words they are named by, the zones they lie in, and the rest."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, TypeVar

from pyengine.core.notation import Word
from pyengine.core.position.items import Item, Source
from pyengine.core.position.layout import Layout
from pyengine.core.position.reading import Entry, Reading

T = TypeVar("T")


class Box:
    """The cards of a game: how many there are of each, in canonical order; it may depend on what else the text says.

    `once` is the text of the error for a card that is named too often.
    """

    def __init__(
        self, contents: Mapping[int, int] | Callable[[Reading], Mapping[int, int]], once: str = "each card once"
    ) -> None:
        self.contents, self.once = contents, once

    def left(self, read: Reading) -> dict[int, int]:
        """How many of each card no zone that was read so far has taken."""
        found = read.left.get(self)
        if found is None:
            contents = self.contents(read) if callable(self.contents) else self.contents
            found = read.left[self] = dict(contents)
        return found

    def take(self, read: Reading, card: int, word: Word) -> int:
        """A card that lies where this word says, and nowhere else."""
        left = self.left(read)
        if not left.get(card):
            raise word.wrong(self.once)
        left[card] -= 1
        return card

    def rest(self, read: Reading) -> list[int]:
        """The cards that are named nowhere, in canonical order."""
        return [card for card, count in self.left(read).items() for _ in range(count)]


class Cards:
    """The words that name cards, and the box they are taken from; without a box they are only mentioned.

    `in_box` maps a card's code to the card of the box, if they differ. `once` is the text of the error for a card that
    is named twice in a zone that allows it once. A code below 0 is a place without a card.
    """

    def __init__(
        self,
        codes: Mapping[str, int],
        box: Box | None,
        expected: str = "card",
        *,
        in_box: Callable[[int], int] | None = None,
        once: str = "",
    ) -> None:
        self.codes, self.box, self.expected, self.in_box, self.once = codes, box, expected, in_box, once
        self.texts = {code: text for text, code in codes.items()}

    def code(self, word: Word) -> int:
        """The card that a word names, taken from nowhere."""
        code = self.codes.get(word.text)
        if code is None:
            raise word.wrong(self.expected)
        return code

    def take(self, read: Reading, word: Word) -> int:
        """The card that a word names, taken from the box."""
        code = self.code(word)
        if self.box and code >= 0:
            self.box.take(read, self.in_box(code) if self.in_box else code, word)
        return code

    def taken(self, read: Reading, words: Sequence[Word]) -> list[int]:
        """The cards that these words name, taken from the box."""
        if not self.once:
            return [self.take(read, word) for word in words]
        found: list[int] = []
        for word in words:
            code = self.take(read, word)
            if code in found:
                raise word.wrong(self.once)
            found.append(code)
        return found

    def boxed(self) -> dict[str, int]:
        """The cards of the box by the words that name them."""
        return {text: self.in_box(code) if self.in_box else code for text, code in self.codes.items() if code >= 0}

    def words(self, codes: Iterable[int]) -> str:
        """These cards as words, or `-` for none."""
        return " ".join([self.texts[code] for code in codes]) or "-"


class Seats(Cards):
    """Words that are seats of players, numbered from 1."""

    def __init__(self, players: Item[int], once: str = "") -> None:
        super().__init__({str(seat): seat - 1 for seat in range(1, 100)}, None, "seat", once=once)
        self.players = players

    def take(self, read: Reading, word: Word) -> int:
        """The seat, from 0."""
        return word.number(self.expected, 1, read(self.players)) - 1


class Zone(Item[T]):
    """Cards that lie together: read as a list in the order of the text, which `pack` makes the state's own value of.

    `unpack` leads back from that.
    """

    def __init__(
        self,
        name: str,
        cards: Cards,
        pack: Callable[[list[int]], T],
        unpack: Callable[[T], Iterable[int]],
        *,
        source: Source = "",
        by_seat: bool = False,
        lacks: str = "",
        default: Callable[[Reading], list[int]] = lambda _: [],
    ) -> None:
        super().__init__(name, source, by_seat, lacks)
        self.cards, self.pack, self.unpack, self.otherwise = cards, pack, unpack, default

    def read(self, read: Reading, entry: Entry) -> T:
        """The cards, taken from their box."""
        return self.pack(self.cards.taken(read, read.listed(entry)))

    def default(self, read: Reading) -> T:
        """The cards in the zone if the text does not name it; mostly none."""
        return self.pack(self.otherwise(read))

    def words(self, value: T) -> str:
        """The cards as words."""
        return self.cards.words(self.unpack(value))

    def layout(self) -> Layout | None:
        """The cards in a row; none where they are only mentioned."""
        return None if self.cards.box is None else Layout(self.cards.box, self.cards.boxed())

    def sizes(self, state: Any) -> dict[str, str]:
        """How many cards a state has there, by the zone's name with `-size`."""
        return {f"{self.name}-size{key}": str(len(list(self.unpack(value)))) for key, value in self.values(state)}


def upright(cards: list[int]) -> list[int]:
    """Cards that the state has in the order of the text."""
    return cards


def reverse(cards: Sequence[int]) -> list[int]:
    """Cards that the state has in the other order: a deck is written from its top, and has it at its end."""
    return list(cards[::-1])


class Pile(Zone[list[int]]):
    """A zone whose value is the list of its cards, in the order of the text or in the other."""

    def __init__(
        self,
        name: str,
        cards: Cards,
        pack: Callable[[list[int]], list[int]] = upright,
        *,
        source: Source = "",
        by_seat: bool = False,
        lacks: str = "",
        default: Callable[[Reading], list[int]] = lambda _: [],
    ) -> None:
        super().__init__(name, cards, pack, pack, source=source, by_seat=by_seat, lacks=lacks, default=default)


class Rest:
    """Where the cards go that are named nowhere.

    A zone `first` that is not named takes so many of them; where it `must` have them all, fewer are an error. What is
    left then is the deck, or, when the deck is named, it lies `under` what another zone holds. `part` picks the cards
    that this is about, as the zones know them; by default it is all of them.
    """

    def __init__(
        self,
        deck: Zone[list[int]],
        under: Zone[list[int]],
        *,
        first: Item[list[int]] | None = None,
        count: int = 0,
        must: bool = False,
        part: Callable[[list[int]], list[int]] = upright,
    ) -> None:
        self.deck, self.under, self.first, self.count, self.must, self.part = deck, under, first, count, must, part

    def share(self, read: Reading) -> None:
        """Put the cards where they belong; afterwards the zones have them, and the box still counts them."""
        first = self.first if self.first and read.named(self.first) else self.deck
        for zone in (self.deck if first is self.under else first, self.deck, self.under):
            read(zone)
        rest = self.part(read.schema.box.rest(read))
        if self.first and not read.named(self.first):
            if self.must and len(rest) < self.count:
                raise read.at(self.first).wrong(self.first.name)
            read.settle(self.first, rest[: self.count])
            rest = rest[self.count :]
        if read.named(self.deck):
            read.settle(self.under, rest + read(self.under))
        else:
            read.settle(self.deck, self.deck.pack(rest))
