"""Where cards lie, and who sees them there: declared once in a game's file, and made anew for each state.

Each place of a zone has a card and the set of those who know which one it is: bit `n` for seat `n`, and the bit behind
the last seat's for spectators. Knowledge goes with a card as long as one can follow it. Where a card leaves a hand
unseen, the others are unsure of that hand: they may know less than they could, never something that is not so.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Literal, Self

from pyengine.kit.cards import Card, plain, shuffled
from pyengine.kit.events import Moved, Shown, Shuffled, TurnedDown
from pyengine.kit.now import AuthorError, effect, is_news, now, tell

Seen = Literal["nobody", "owner", "all"]
face_down: Seen = "nobody"
owner: Seen = "owner"
face_up: Seen = "all"
sealed: Literal["sealed"] = "sealed"
"""Of a value: its owner's until all are laid open."""


@dataclass(eq=False)
class ZoneSpec:
    """A zone as declared: who sees what lies there, `each` if every seat has one, `sorted` if order says nothing.

    With `places` it has so many, each of which may be empty; `columns` say how they lie. Where the cards begin they lie
    `shuffled`, or else in the order of the pack, as all know.
    """

    seen: Seen
    each: bool = False
    sorted: bool = False
    places: int = 0
    columns: int = 0
    name: str = ""
    rule: str = ""
    shuffled: bool = True

    def made(self, seat: int, players: int) -> Zone:
        """The zone of a seat (-1: of all) at the beginning of a game."""
        public = (2 << players) - 1
        mask = {"nobody": 0, "owner": 1 << seat if seat >= 0 else public, "all": public}[self.seen]
        zone = Zone(self, seat, mask, public)
        zone.cards = [None] * self.places
        zone.seen = [0] * self.places
        return zone


def Pile(seen: Seen = face_up, *, each: bool = False, shuffled: bool = True) -> ZoneSpec:  # noqa: N802 - reads as a kind of zone
    """Cards one upon the other, `face_down` or `face_up`; one for all, or for each seat.

    In the pile where all cards begin they are shuffled; unless told otherwise they lie there in the order of the pack,
    which everybody knows until something is shuffled.
    """
    return ZoneSpec(seen, each, shuffled=shuffled)


def Hand(seen: Seen = owner) -> ZoneSpec:  # noqa: N802 - as above
    """The cards of each seat, which its owner sees; their order says nothing."""
    return ZoneSpec(seen, each=True, sorted=True)


def Row(places: int, seen: Seen = face_down, *, each: bool = False) -> ZoneSpec:  # noqa: N802 - as above
    """Places side by side, each empty or with a card."""
    return ZoneSpec(seen, each, places=places, columns=places)


def Grid(rows: int, columns: int, seen: Seen = face_down, *, each: bool = False) -> ZoneSpec:  # noqa: N802 - as above
    """Places in rows and columns, counted row by row."""
    return ZoneSpec(seen, each, places=rows * columns, columns=columns)


class Zone:
    """A zone of a game under way. To an author it is its cards, in order: `len`, `in`, a loop, an index."""

    __slots__ = ("cards", "mask", "owner", "public", "seen", "spec")

    def __init__(self, spec: ZoneSpec, seat: int, mask: int, public: int) -> None:
        self.spec, self.owner, self.mask, self.public = spec, seat, mask, public
        self.cards: list[Any] = []  # cards, and None for an empty place
        self.seen: list[int] = []

    def copy(self) -> Zone:
        """An independent zone."""
        twin = Zone(self.spec, self.owner, self.mask, self.public)
        twin.cards, twin.seen = self.cards[:], self.seen[:]
        return twin

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Zone) and self.cards == other.cards and self.seen == other.seen

    __hash__ = None  # type: ignore[assignment]

    # What an author reads -----------------------------------------------------------------------------------------

    def __len__(self) -> int:
        return len(self.cards) if not self.spec.places else sum(card is not None for card in self.cards)

    def __iter__(self) -> Iterator[Card]:
        return iter(self.cards if not self.spec.places else [card for card in self.cards if card is not None])

    def __contains__(self, card: object) -> bool:
        return card in self.cards

    def __getitem__(self, place: int) -> Any:
        return self.cards[place]

    def __bool__(self) -> bool:
        return len(self) > 0

    @property
    def top(self) -> Card | None:
        """The card on top; None where nothing lies there."""
        return self.cards[-1] if self.cards else None

    @property
    def bottom(self) -> Card | None:
        """The card at the bottom; None where nothing lies there."""
        return self.cards[0] if self.cards else None

    def is_open(self, place: int = -1) -> bool:
        """True if everybody knows the card at a place, by default the top one."""
        return self.cards[place] is not None and self.seen[place] == self.public

    # Effects ------------------------------------------------------------------------------------------------------

    def deal(self, count: int, to: Zone, *, show: bool = False) -> list[Card]:
        """Move so many cards from the top, or as many as there are, one by one; returns them."""
        return [self._pass(len(self.cards) - 1, to, show=show) for _ in range(min(count, len(self.cards)))]

    def draw(self, to: Zone, *, show: bool = False) -> Card:
        """Move a card at random, as from somebody's hand; returns it."""
        effect()
        places = [place for place, card in enumerate(self.cards) if card is not None]
        if not places:
            raise AuthorError(f"nothing lies in {self.spec.name}")
        return self._pass(places[now.chance.below(len(places))], to, show=show)

    def move(self, card: Card | Iterable[Card], to: Zone, *, at: int | None = None, show: bool = False) -> None:
        """Move a card that lies here, or several; `at` is the place where it comes to lie, `show` shows it to all."""
        effect()
        for each in [card] if isinstance(card, Card) else list(card):
            if each not in self.cards:
                raise AuthorError(f"{each} does not lie in {self.spec.name}")
            # Of several of a kind the last one: the upper one of a pile, and that of a hand which most seats know.
            self._pass(len(self.cards) - 1 - self.cards[::-1].index(each), to, at=at, show=show)

    def take(self, place: int, to: Zone, *, at: int | None = None, show: bool = False) -> Card:
        """Move the card at a place, counted from 0; returns it."""
        return self._pass(place, to, at=at, show=show)

    def move_all(self, to: Zone, *, keep: int = 0) -> None:
        """Move all cards but `keep` at the top, as they lie."""
        effect()
        places = [place for place, card in enumerate(self.cards) if card is not None]
        for _ in places[: len(places) - keep]:  # sought anew each time: a pile closes up, a row keeps its places
            self._pass(next(place for place, card in enumerate(self.cards) if card is not None), to)

    def turn_up(self, place: int = -1) -> None:
        """Turn the card at a place up, for all to see."""
        self.show(place, self.public)

    def turn_down(self, place: int = -1) -> None:
        """Turn the card at a place down: it is not shown any more, and whoever has seen it has to remember it."""
        effect()
        self.seen[place] = self.mask
        tell(TurnedDown(self.spec.name, self.owner, place % len(self.cards)))

    def show(self, place: int, to: int | Sequence[int]) -> None:
        """Show the card at a place to a seat, or to several."""
        effect()
        card = self.cards[place]
        if card is None:
            raise AuthorError(f"no card lies at place {place} of {self.spec.name}")
        mask = to if to == self.public else sum(1 << seat for seat in ([to] if isinstance(to, int) else to))
        before = self.seen[place]
        self.seen[place] |= int(mask)
        news = is_news(before, self.seen[place])
        self.cards[place] = plain(card)
        tell(Shown(self.spec.name, self.owner, card.code, self.seen[place], self.public, news, not before))

    def shuffle(self) -> None:
        """Bring the cards in a new order, which nobody knows, whoever saw them before."""
        effect()
        cards = sorted(card for card in self.cards if card is not None)
        cards = shuffled(cards, now.chance)
        now.shuffles += 1
        # A hand has an order of its own, and a row has its places: what lies there has lost whatever was known of it.
        self.cards = sorted(cards) if self.spec.sorted else [*cards, *[None] * (self.spec.places - len(cards))]
        self.seen = [self.mask if card else 0 for card in self.cards]
        tell(Shuffled(self.spec.name, self.owner, len(cards)))

    # How a card goes ----------------------------------------------------------------------------------------------

    def _pass(self, place: int, to: Zone, *, at: int | None = None, show: bool = False) -> Card:
        effect()
        card: Card | None = self.cards[place]
        if card is None:
            raise AuthorError(f"no card lies at place {place} of {self.spec.name}")
        known = self.seen[place]
        sees = self.public if show else self.mask | to.mask
        if self.spec.sorted and sees != self.public:
            # Whoever does not see which card goes is unsure of those that stay, and of the one that went.
            self.seen = [seen & sees | self.mask for seen in self.seen]
            after = sees
        else:
            after = self.public if show else known | to.mask
        self.remove(place)
        if after:  # somebody sees it: what a sealed game remembers of it is over
            card = plain(card)
        to.put(card, after, at)
        news = is_news(known, after)
        places = (self.spec.name, self.owner, to.spec.name, to.owner)
        tell(Moved((card.code,), *places, after, self.public, news, not known))
        return card

    def remove(self, place: int) -> None:
        """Take the card at a place away; a row keeps the place.

        Of several cards of one kind in a hand each seat takes one that it knew of for the one that goes, if there is.
        """
        if self.spec.places:
            self.cards[place], self.seen[place] = None, 0
            return
        card = self.cards.pop(place)
        gone = self.seen.pop(place)
        if self.spec.sorted and card in self.cards:
            self.nest(card, less=self.public & ~gone)

    def put(self, card: Card, seen: int, at: int | None = None) -> None:
        """Let a card lie here: on top, at a place, or where a hand has it."""
        if self.spec.places:
            place = self.cards.index(None) if at is None else at
            if self.cards[place] is not None:
                raise AuthorError(f"place {place} of {self.spec.name} is taken")
            self.cards[place], self.seen[place] = card, seen
        elif self.spec.sorted:
            place = bisect_right(self.cards, card)
            self.cards.insert(place, card)
            self.seen.insert(place, seen)
            if place and self.cards[place - 1] is card:
                self.nest(card)
        else:
            place = len(self.cards) if at is None else at
            self.cards.insert(place, card)
            self.seen.insert(place, seen)

    def nest(self, card: Card, less: int = 0) -> None:
        """Write who knows of the cards of one kind in the one way there is for it: who knows of `n` knows the last `n`.

        The seats of `less` know of one less than it says.
        """
        places = [place for place, each in enumerate(self.cards) if each is card]
        masks, bit = [0] * len(places), 1
        while bit <= self.public:
            known = sum(1 for place in places if self.seen[place] & bit) - bool(less & bit)
            for at in range(len(places) - max(known, 0), len(places)):
                masks[at] |= bit
            bit <<= 1
        for place, mask in zip(places, masks, strict=True):
            self.seen[place] = mask


class Zones(tuple[Zone, ...]):
    """The zones of one name, by seat."""

    __slots__ = ()

    def copy(self) -> Self:
        """Independent zones."""
        return type(self)(zone.copy() for zone in self)
