"""The cards and actions of Flights (FLI-1, FLI-2).

A card is a small number: 0–35 the cities, six values of each colour; 36–41 the exchanges 1–6; 42 a universal
exchange; 43 a deportation. Equal cards are alike. In the order of these numbers hands and the table are sorted.
What a seat laid is one number too: its card times eight plus the flight.
"""

from __future__ import annotations

from dataclasses import dataclass

COLOURS = "rbgyvo"
FLIGHT_COLOURS = ("red", "blue", "green", "yellow")
"""The colours of the flights, one for each player; cities have the first letters of them (FLI-1, FLI-2)."""
SIZE = 6
"""How many values a colour has, and how many flights a player."""
CITIES = len(COLOURS) * SIZE
UNIVERSAL = CITIES + SIZE
DEPORTATION = UNIVERSAL + 1
COPIES = (1,) * UNIVERSAL + (2, 3)
HAND = 3
NOTHING = -1
"""Stands where no card is laid and where no exchange is being resolved."""

CARDS = range(DEPORTATION + 1)
TEXT = (
    *(f"{colour}{value}" for colour in COLOURS for value in range(1, SIZE + 1)),
    *(f"x{value}" for value in range(1, SIZE + 1)),
    "u",
    "d",
)
CODE = {text: card for card, text in enumerate(TEXT)}
COLOUR = tuple(card // SIZE for card in range(CITIES))
VALUE = (*(card % SIZE + 1 for card in range(UNIVERSAL)), 0, 0)
KIND = (1,) * CITIES + (2,) * SIZE + (3, 0)
"""The order in which kinds are taken: deportations, cities, exchanges, universals (FLI-10 to FLI-12)."""
PHASES = LAY, PICK, SWAP = ("lay", "pick", "swap")
MATCHES = POINTS, SINGLE, WINS = ("points", "single", "wins")
"""How a match is won: by points, in one game, or by won games (FLI-22)."""
USUAL_WINS = 3
"""The games to win where nothing else is agreed (FLI-22)."""


@dataclass(frozen=True, slots=True)
class Lay:
    """Lay a `card` of the hand with a `flight`, both face down (FLI-4)."""

    card: int
    flight: int


@dataclass(frozen=True, slots=True)
class Take:
    """Pick this `card` of those laid (FLI-5)."""

    card: int


@dataclass(frozen=True, slots=True)
class Swap:
    """Give the `own` city for `their`, which lies in another player's collection (FLI-15)."""

    own: int
    their: int


LAYS = tuple(tuple(Lay(card, flight) for flight in range(SIZE + 1)) for card in CARDS)
TAKES = tuple(Take(card) for card in CARDS)
SWAPS = tuple(tuple(Swap(own, their) for their in range(CITIES)) for own in range(CITIES))


def actions() -> tuple[Lay | Take | Swap, ...]:
    """Every action that can ever be legal, each once."""
    lays = [lay for of_card in LAYS for lay in of_card[1:]]
    swaps = [swap for of_city in SWAPS for swap in of_city if VALUE[swap.own] == VALUE[swap.their]]
    return (*lays, *TAKES, *(swap for swap in swaps if swap.own != swap.their))


def packed(card: int, flight: int) -> int:
    """A laid card and its flight as one number."""
    return card << 3 | flight


def card_of(laid: int) -> int:
    """The card of what was laid."""
    return laid >> 3


def flight_of(laid: int) -> int:
    """The flight of what was laid."""
    return laid & 7


def needed(players: int) -> int:
    """How many colours are in play, all of which a collection must have (FLI-20)."""
    return players + 2


def pack(out: list[int]) -> list[int]:
    """The deck without the colours left out, in canonical order (FLI-2)."""
    return [card for card in CARDS if card >= CITIES or COLOUR[card] not in out for _ in range(COPIES[card])]


def texts(cards: list[int]) -> list[str]:
    """The cards as their texts."""
    return [TEXT[card] for card in cards]


def seats(order: list[int]) -> str:
    """The seats as numbers from 1, or `-` for none."""
    return " ".join(str(seat + 1) for seat in order) or "-"


def laid(what: int) -> str:
    """A laid card and its flight, or `-` for nothing."""
    return "-" if what == NOTHING else f"{TEXT[card_of(what)]}>{flight_of(what)}"
