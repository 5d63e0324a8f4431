"""Cards of a game that is written as one file: a pack is kinds of cards, and how many there are of each."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from pyengine.core.prng import Chance
from pyengine.kit.now import AuthorError

RANKS = ("2", "3", "4", "5", "6", "7", "8", "9", "10", "j", "q", "k", "a")
"""Of an ordinary pack, the lowest first."""
SUITS = ("c", "d", "h", "s")
"""Clubs, diamonds, hearts, spades."""


class Card:
    """A kind of card: its `code`, as texts name it, and its traits as attributes, such as `card.suit`.

    Cards of one kind are the same object: nothing tells them apart, on a table either. They sort in the pack's order.
    """

    index: int
    code: str

    def __init__(self, index: int, code: str, traits: Mapping[str, Any]) -> None:
        self.__dict__.update(traits, index=index, code=code)

    def __setattr__(self, name: str, value: object) -> None:
        raise AttributeError(f"a card does not change: {name} of {self.code}")

    def __getattr__(self, name: str) -> Any:
        raise AttributeError(f"card {self.code} has no {name}")

    def __lt__(self, other: Card) -> bool:
        return self.index < other.index

    def __copy__(self) -> Card:
        return self

    def __deepcopy__(self, _: object) -> Card:
        return self

    def __repr__(self) -> str:
        return self.code

    __str__ = __repr__


class SealedCard(Card):
    """A card that lies unseen in a sealed game, equal to its `kind`; `number` is what chance gave for it, which may
    remember where it came from.
    """

    number: int
    kind: Card

    def __init__(self, kind: Card, number: int) -> None:
        self.__dict__.update(vars(kind), kind=kind, number=number)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Card) and self.index == other.index

    def __hash__(self) -> int:
        return hash(self.kind)


def plain(card: Card) -> Card:
    """The card's kind."""
    return card if type(card) is Card else card.kind


def number_of(card: Card) -> int:
    """A card as chance has it: the number of its kind, or what stood for it when it was shuffled."""
    return card.index if type(card) is Card else card.number


def card_of(kind: Card, number: int) -> Card:
    """The card that chance gave: any but a plain number remembers something."""
    return kind if type(number) is int else SealedCard(kind, number)


def shuffled(cards: list[Card], chance: Chance) -> list[Card]:
    """The cards in a new order; chance shuffles their numbers, since it may have to remember something of each."""
    kinds = {card.index: plain(card) for card in cards}
    numbers = [number_of(card) for card in cards]
    chance.shuffle(numbers)
    return [card_of(kinds[number], number) for number in numbers]


class Pack:
    """All cards of a game: `kinds` in their order, and `counts`, how many there are of each."""

    def __init__(self, kinds: Mapping[str, Mapping[str, Any]]) -> None:
        for code in kinds:
            if not code or code in ("-", "?") or any(sign.isspace() or sign in "@|;+" for sign in code):
                raise AuthorError(f"{code!r} cannot name a card: letters, digits and signs but @ | ; + and spaces do")
        self.kinds = tuple(
            Card(index, code, {name: value for name, value in traits.items() if name != "count"})
            for index, (code, traits) in enumerate(kinds.items())
        )
        self.counts = tuple(int(traits.get("count", 1)) for traits in kinds.values())
        self.by_code = {card.code: card for card in self.kinds}

    def __iter__(self) -> Iterator[Card]:
        """Each card of the pack, as often as it is there."""
        for card, count in zip(self.kinds, self.counts, strict=True):
            for _ in range(count):
                yield card

    def __len__(self) -> int:
        return sum(self.counts)

    def __add__(self, other: Pack) -> Pack:
        """Both packs together; kinds of the same code count together."""
        kinds = dict[str, dict[str, Any]]()
        for pack in (self, other):
            for card, count in zip(pack.kinds, pack.counts, strict=True):
                traits = {name: value for name, value in vars(card).items() if name not in ("index", "code")}
                known = kinds.setdefault(card.code, traits | {"count": 0})
                known["count"] += count
        return Pack(kinds)

    def __getitem__(self, code: str) -> Card:
        """The kind of this code; raises `KeyError`."""
        return self.by_code[code]


def french(
    ranks: str | Iterable[str] = RANKS, suits: str | Iterable[str] = SUITS, jokers: int = 0, packs: int = 1
) -> Pack:
    """An ordinary pack: `rank`, `suit`, and `number`, which is the rank's place from 2 (ace high: 14).

    Ranks and suits may be given as a text, with spaces between. Jokers have the rank `joker` and no suit. Raises
    `AuthorError` for a rank or a suit that there is not.
    """
    known = {rank: number for number, rank in enumerate(RANKS, 2)}
    wanted = _chosen(suits, SUITS, "suit")
    kinds: dict[str, dict[str, Any]] = {
        f"{rank}{suit}": {"rank": rank, "suit": suit, "number": known[rank], "count": packs}
        for suit in wanted
        for rank in _chosen(ranks, RANKS, "rank")
    }
    if jokers:
        kinds["joker"] = {"rank": "joker", "suit": "", "number": 0, "count": jokers * packs}
    return Pack(kinds)


def _chosen(given: str | Iterable[str], every: tuple[str, ...], what: str) -> tuple[str, ...]:
    chosen = tuple(given.split() if isinstance(given, str) and (" " in given or given in every) else given)
    for each in chosen:
        if each not in every:
            raise AuthorError(f"there is no {what} {each}: they are {' '.join(every)}")
    return chosen


def pack(kinds: Mapping[str, int | Mapping[str, Any]]) -> Pack:
    """Any cards: by code how many there are, or their traits, of which `count` says how many (by default one)."""
    return Pack({code: {"count": traits} if isinstance(traits, int) else traits for code, traits in kinds.items()})
