"""The cards, places, stops and actions of Glastonbury (GLA-1 to GLA-3, GLA-7).

A card is an int: an ingredient is its kind (0…17) times 4 plus its number less 1, then come the joker and the
four spells; like cards are the same int. In the grid `GAP` and `CORNER` stand where no card lies.
A place is 0…35, row by row; a stop is 0…19, clockwise from the upper left corner; a line is 0…5 a row, 6…11 a column.
"""

from __future__ import annotations

from dataclasses import dataclass

COLOURS = ("red", "yellow", "green", "blue", "orange", "white", "black", "violet", "brown")
WIZARDS = COLOURS[:4]
KINDS = tuple(letter + half for letter in "rygbowkvn" for half in "ab")

JOKER, LUCK, EYE, APPEAR, MOVE = range(72, 77)
ORANGE = (LUCK, EYE)
"""The spells that take effect at once (GLA-3)."""
GAP, CORNER = -1, -2
NONE = -1
"""Stands for no recipe, no colour left out, and nobody who ended the game."""
CARD_TEXTS = (
    *(f"{kind}{number}" for kind in KINDS for number in range(1, 5)),
    *("joker", "luck", "eye", "appear", "move"),
)
CARD_INDEX = {text: card for card, text in enumerate(CARD_TEXTS)}
GRID_TEXTS = (*CARD_TEXTS, "#", ".")
"""Texts of what lies at a place; `CORNER` and `GAP` count from the end."""
COPIES = (*(1,) * 72, 2, 4, 2, 2, 2)
"""How many there are of each card."""
NUMBERS = (*(card % 4 + 1 for card in range(72)), 0)
"""The number on each ingredient and on the joker."""
CAULDRON = 2
"""The number on the cauldron card itself."""

PLACES = tuple(f"r{row}c{column}" for row in range(1, 7) for column in range(1, 7))
LINES = tuple(f"{name}{at}" for name in ("row", "col") for at in range(1, 7))
PLACE_INDEX = {name: place for place, name in enumerate(PLACES)}
CORNERS = (0, 5, 30, 35)
OPEN = tuple(place for place in range(36) if place not in CORNERS)
"""The 32 places that hold cards."""
STOPS = (
    *("nw", "n2", "n3", "n4", "n5", "ne", "e2", "e3", "e4", "e5"),
    *("se", "s5", "s4", "s3", "s2", "sw", "w5", "w4", "w3", "w2"),
)
STOP_INDEX = {name: stop for stop, name in enumerate(STOPS)}
CORNER_STOPS = (0, 5, 10, 15)


def _line(name: str) -> tuple[int, ...]:
    """The places that a stop faces: a column from the top or the bottom, a row from the sides; none at a corner."""
    if not name[1].isdigit():
        return ()
    at = int(name[1]) - 1
    return tuple(range(at, 36, 6)) if name[0] in "ns" else tuple(range(at * 6, at * 6 + 6))


FACED = tuple(_line(name) for name in STOPS)
"""For each stop the places of its line (GLA-8)."""
WATCHED = tuple(
    tuple(
        tuple(line for line in (place // 6, 6 + place % 6) if outer or line % 6 in range(1, 5)) for place in range(36)
    )
    for outer in (False, True)
)
"""For each place the lines through it whose last card ends the game, without and with the outer lines (GLA-20)."""

LOOKS = ("fewest", "fours", "spells", "ones", "end")
"""The recipes B (GLA-29)."""
SPELL_TEXTS = ("luck", "eye", "appear0", "appear1", "appear2", "move0", "move1", "move2", "move3")
"""A spell that lies beside a cauldron: an orange one that was cast, or a kept one with its uses left."""
SPELL_INDEX = {text: spell for spell, text in enumerate(SPELL_TEXTS)}
SPELL_CARDS = (LUCK, EYE, *(APPEAR,) * 3, *(MOVE,) * 4)
USES = (0, 0, 0, 1, 2, 0, 1, 2, 3)
FRESH = {LUCK: 0, EYE: 1, APPEAR: 4, MOVE: 8}
"""The spell that a card becomes when it is taken."""
USING = ("-", "appear", "move")


@dataclass(frozen=True, slots=True)
class Start:
    """Put the wizard at a corner, one of `nw ne se sw` (GLA-6)."""

    corner: str


@dataclass(frozen=True, slots=True)
class Take:
    """Take the card of a place: to the `cauldron`, to the `spells`, to `cast` it, or to lay it `aside` (GLA-21)."""

    place: str
    to: str


@dataclass(frozen=True, slots=True)
class Use:
    """Use a kept spell, `appear` or `move` (GLA-14, GLA-16)."""

    spell: str


@dataclass(frozen=True, slots=True)
class Pass:
    """Take nothing: at a corner, or where there is nothing to take (GLA-8, GLA-9); under a joker, stay (GLA-19)."""


@dataclass(frozen=True, slots=True)
class Walk:
    """Move away from a corner by the number under the joker on top (GLA-19)."""


PASS = Pass()
WALK = Walk()
USES_OF = {"appear": Use("appear"), "move": Use("move")}
STARTS = {STOPS[stop]: Start(STOPS[stop]) for stop in CORNER_STOPS}
TO = ("cauldron", "spells", "cast", "aside")
TAKES = {(place, to): Take(PLACES[place], to) for place in OPEN for to in TO}
ACTIONS = (*STARTS.values(), *TAKES.values(), *USES_OF.values(), PASS, WALK)
"""Every action there can be, in an order that stays."""


HOMES = tuple("cauldron" if card <= JOKER else "cast" if card in ORANGE else "spells" for card in range(77))
"""For each card where it goes when it is taken: ingredient and joker, orange spell, kept spell (GLA-3, GLA-10)."""
HOME_TAKES = tuple(tuple(TAKES.get((place, to)) for place in range(36)) for to in HOMES)
"""For each card the action that takes it from each place."""


def colour_of(card: int) -> int:
    """The colour of an ingredient, 0…8 as in `COLOURS`; the joker and the spells have 9 or more."""
    return card >> 3
