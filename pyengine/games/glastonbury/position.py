"""Positions of Glastonbury as text: items between bars or line ends, in any order.

`players 2`, `seat 1` who is to act, `phase start|turn`, `using -|appear|move` the spell in use this turn.
The options: `corners choose|by_seat`, `outer_lines off|on`, `recipes off|on` (on where somebody has recipes).
`out green`: two players only, the colour that was removed; by default the first of a wizard not in play.
`wizard 1 red n3`: colour and stop, `-` before the choice of a corner. By default red, yellow, green, blue (the first
one left if somebody else has it) at nw, ne, se, sw, or in phase start not placed; the phase is start if anybody is not.
A wizard of the seat to act has moved, but not one at a corner with a joker on top: that seat chooses first (GLA-19).
`cauldron 1 ra1 joker` from the bottom up, `spells 1 appear2 luck` in the order they were taken, kept ones with their
uses left, `recipes 1 orange fewest`, either of them `-`; all are `-` by default.
`grid` has 36 words, row by row, `#` a corner, `.` a gap; by default it takes the first cards that are not named.
`deck` has its next card first, `known N` tells how many of its last cards were seen to go there (GLA-17, default 0);
by default the deck holds all that is not named; when it is named, the rest lies at the bottom of `aside`, the cards
that left the game. `ended 1` the seat that ended the game and `end GLA-20|GLA-22` by what rule, by default GLA-20; both
`-` while it goes on. A line without a card ends nothing by itself: somebody must take the last one.
`rng 0`: the state of the stream of chance.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping

from pyengine.core.colours import UNCHOSEN, settled_colours
from pyengine.core.notation import Word
from pyengine.core.position.cards import Box, Cards, Pile, Rest, reverse
from pyengine.core.position.items import Choice, Count, Own, Stream, places
from pyengine.core.position.layout import FREE, Layout
from pyengine.core.position.reading import Entry, Reading
from pyengine.core.position.schema import Schema, Style
from pyengine.games.glastonbury import pieces, rules, scoring
from pyengine.games.glastonbury.game import Glastonbury

_MOST = 4
_NOBODY = {"-": pieces.NONE}
_NO_RECIPES: tuple[int, ...] = (pieces.NONE, pieces.NONE)
_ENDS = ("-", "GLA-20", "GLA-22")
_RECIPES = (
    _NOBODY | {pieces.COLOURS[colour]: colour for colour in scoring.NEUTRAL},
    _NOBODY | {text: look for look, text in enumerate(pieces.LOOKS)},
)
"""What the words of a recipe A and of a recipe B mean."""


def _code(word: Word, codes: Mapping[str, int], expected: str) -> int:
    if word.text not in codes:
        raise word.wrong(expected)
    return codes[word.text]


def _wizard(read: Reading, entry: Entry) -> tuple[int, int]:
    """Colour and stop, each colour once."""
    words = entry.words
    if len(words) != 2:
        raise (words[2] if len(words) > 2 else read.end).wrong("colour and stop")
    colour = _code(words[0], places(pieces.WIZARDS), "colour of a wizard")
    if any(other and other[0] == colour for other in read.each(WIZARD, entry.seat - 1)):
        raise words[0].wrong("each colour once")
    return colour, pieces.GAP if words[1].text == "-" else _code(words[1], pieces.STOP_INDEX, "stop")


def _write_wizard(wizard: tuple[int, int] | None) -> str:
    assert wizard
    return f"{pieces.COLOURS[wizard[0]]} {pieces.STOPS[wizard[1]] if wizard[1] != pieces.GAP else '-'}"


def _recipes(read: Reading, entry: Entry) -> tuple[int, ...]:
    """A and B, each recipe once (GLA-27)."""
    words, others = read.listed(entry), read.each(RECIPES, entry.seat - 1)
    if len(words) not in (0, 2):
        raise words[-1].wrong("recipe A and recipe B")
    found = _NO_RECIPES
    for stack, word in enumerate(words):
        code = _code(word, _RECIPES[stack], "recipe of its stack or -")
        if code >= 0 and code in [other[stack] for other in others]:
            raise word.wrong("each recipe once")
        found = (*found[:stack], code, *found[stack + 1 :])
    return found


def _write_recipes(recipes: tuple[int, ...]) -> str:
    texts = [
        text for codes, recipe in zip(_RECIPES, recipes, strict=True) for text, at in codes.items() if at == recipe
    ]
    return " ".join(texts) if max(recipes) >= 0 else "-"


class _Grid(Pile):
    """36 places, the four corners among them."""

    def read(self, read: Reading, entry: Entry) -> list[int]:
        """The places, row by row."""
        words, found = entry.words, list[int]()
        if len(words) != 36:
            raise (words[36] if len(words) > 36 else read.end).wrong("36 places")
        for place, word in enumerate(words):
            if (word.text == "#") != (place in pieces.CORNERS):
                raise word.wrong("# at the four corners")
            found.append(self.cards.take(read, word))
        return found

    def layout(self) -> Layout:
        """36 places, four of them for no cards."""
        return Layout(BOX, self.cards.boxed(), tuple("#" if place in pieces.CORNERS else FREE for place in range(36)))


class _WithRecipes(Choice[bool]):
    """`recipes off|on`, not to be mistaken for the recipes of a seat."""

    def names(self, seats: int) -> Iterator[tuple[str, str, int]]:  # noqa: ARG002 - it is nobody's
        """Only the two words tell that it is this item."""
        return ((f"{self.name} {text}", self.name, 1) for text in self.choices)


def _switch(name: str, off: str, on: str, default: str, source: str) -> Choice[bool]:
    return Choice(name, {off: False, on: True}, default, source)


def _absent(read: Reading) -> Collection[str]:
    """What can be out: with two players the colour of a wizard that is not in play (GLA-5)."""
    if read(PLAYERS) > 2:
        return ("-",)
    used = [wizard[0] for wizard in read.each(WIZARD, 2) if wizard]
    return [colour for place, colour in enumerate(pieces.WIZARDS) if place not in used]


def _someone_to_place(read: Reading) -> bool:
    return any(wizard and wizard[1] == pieces.GAP for wizard in read.each(WIZARD, read(PLAYERS)))


def _some_recipes(read: Reading) -> bool:
    return any(max(recipes) >= 0 for recipes in read.each(RECIPES, read(PLAYERS)))


BOX = Box(
    lambda read: {
        card: 0 if pieces.colour_of(card) == read(OUT) else copies for card, copies in enumerate(pieces.COPIES)
    },
    "no card twice and none that is out",
)
CARDS = Cards(pieces.CARD_INDEX, BOX)
INGREDIENTS = Cards(
    {text: card for text, card in pieces.CARD_INDEX.items() if card <= pieces.JOKER}, BOX, "ingredient or joker"
)
ON_GRID = Cards(pieces.CARD_INDEX | {"#": pieces.CORNER, ".": pieces.GAP}, BOX)
SPELLS = Cards(pieces.SPELL_INDEX, BOX, "spell", in_box=pieces.SPELL_CARDS.__getitem__)

PLAYERS = Count("players", 2, 2, _MOST)
SEAT = Count("seat", 1, 1, PLAYERS, less=1)
PHASE = Choice("phase", {"start": True, "turn": False}, _someone_to_place, lambda state: pieces.GAP in state.places)
IN_USE = Choice("using", places(pieces.USING), "-")
BY_SEAT = _switch("corners", "choose", "by_seat", "choose", "by_seat")
OUTER = _switch("outer_lines", "off", "on", "off", "outer")
WITH_RECIPES = _WithRecipes("recipes", {"off": False, "on": True}, _some_recipes, "with_recipes")
OUT: Choice[int] = Choice(
    "out",
    _NOBODY | places(pieces.COLOURS),
    lambda read: OUT.choices[next(iter(_absent(read)))],
    among=_absent,
    lacks="colour",
)
WIZARD = Own[tuple[int, int] | None](
    "wizard",
    _wizard,
    _write_wizard,
    default=lambda _: None,
    source=lambda state: zip(state.colours, state.places, strict=True),
    by_seat=True,
)
CAULDRON = Pile("cauldron", INGREDIENTS, source="cauldrons", by_seat=True)
KEPT = Pile("spells", SPELLS, by_seat=True)
RECIPES = Own(
    "recipes",
    _recipes,
    _write_recipes,
    default=lambda _: _NO_RECIPES,
    source=lambda state: zip(state.recipes[::2], state.recipes[1::2], strict=True),
    by_seat=True,
)
GRID = _Grid("grid", ON_GRID)
DECK = Pile("deck", CARDS, reverse)
KNOWN = Count("known", 0, 0, lambda read: len(read(DECK)))
ASIDE = Pile("aside", CARDS)
ENDED = Choice(
    "ended",
    _NOBODY | {str(seat + 1): seat for seat in range(_MOST)},
    "-",
    among=lambda read: ["-", *map(str, range(1, read(PLAYERS) + 1))],
)
END = Choice("end", places(_ENDS), "-", lambda state: _ENDS.index(state.outcome.reason) if state.outcome else 0)
RNG = Stream()
REST = Rest(DECK, ASIDE, first=GRID, count=len(pieces.OPEN))


def _state(read: Reading) -> Glastonbury:
    players = read(PLAYERS)
    for entry in sorted(read.beyond(players), key=lambda entry: entry.seat):
        raise read.first(entry).wrong("seat in the game")
    seat, by_seat, outer = read(SEAT), read(BY_SEAT), read(OUTER)
    named = read.each(WIZARD, players)
    colours = settled_colours([wizard[0] if wizard else UNCHOSEN for wizard in named], len(pieces.WIZARDS))
    by_default = [pieces.GAP if read(PHASE) else pieces.CORNER_STOPS[at] for at in range(players)]
    stops = [wizard[1] if wizard else stop for wizard, stop in zip(named, by_default, strict=True)]
    for at, wizard in enumerate(zip(colours, stops, strict=True), 1):
        read.settle(WIZARD, wizard, at)
    _check_places(read, stops)
    out, recipes, with_recipes = read(OUT), read.each(RECIPES, players), read(WITH_RECIPES)
    if _some_recipes(read) and not with_recipes:
        raise read.at(WITH_RECIPES).wrong("recipes on")
    chance = read(RNG)
    state = Glastonbury(colours, (by_seat, outer, with_recipes), out, chance)
    state.places, state.seat, state.using = stops, seat, read(IN_USE)
    state.recipes = [recipe for both in recipes for recipe in both]
    zones = [(read(CAULDRON, at), read(KEPT, at)) for at in range(1, players + 1)]
    state.cauldrons, state.spells = [zone[0] for zone in zones], [zone[1] for zone in zones]
    if state.using:  # it is a spell of the seat, and has been used
        card = pieces.CARD_INDEX[pieces.USING[state.using]]
        own = [spell for spell in state.spells[seat] if pieces.SPELL_CARDS[spell] == card]
        if all(spell == pieces.FRESH[card] for spell in own):
            raise read.at(IN_USE).wrong("a spell of the seat that was used")
    REST.share(read)
    state.lay([card for card in read(GRID) if card != pieces.CORNER])
    state.deck, state.aside, state.known = read(DECK), read(ASIDE), read(KNOWN)
    _finish(read, state)
    return state


def _check_places(read: Reading, stops: list[int]) -> None:
    """What the choice of corners needs (GLA-6), and what the spell in use does (GLA-14, GLA-16)."""
    if read(PHASE) != (pieces.GAP in stops):
        raise read.at(PHASE).wrong("phase start until all wizards stand")
    using, seat = read(IN_USE), read(SEAT)
    if pieces.GAP in stops:
        standing = [stop for stop in stops if stop != pieces.GAP]
        free = len(set(standing)) == len(standing) and set(standing) <= set(pieces.CORNER_STOPS)
        if read(BY_SEAT) or using or not free or stops[seat] != pieces.GAP:
            raise read.at(PHASE).wrong("a wizard to place, the others at corners of their own")
    elif using and not pieces.FACED[stops[seat]]:
        raise read.at(IN_USE).wrong("a wizard beside a line")


def _finish(read: Reading, state: Glastonbury) -> None:
    """The end that the text tells of, or the one that Magic Movement has brought (GLA-22)."""
    ended, rule, placing = read(ENDED), read(END), pieces.GAP in state.places
    if rule and ended < 0:
        raise read.at(END).wrong("the seat that ended the game")
    if ended >= 0 and placing:
        raise read.at(ENDED).wrong("phase turn")
    if ended < 0 and not placing and rules.stranded(state):
        ended, rule = state.seat, 2
    if ended >= 0:
        state.ended = ended
        state.outcome = scoring.verdict(state, _ENDS[rule or 1])


SCHEMA = Schema(
    Glastonbury,
    _MOST,
    BOX,
    (
        *(PLAYERS, SEAT, PHASE, IN_USE, BY_SEAT, OUTER, WITH_RECIPES, OUT, WIZARD, CAULDRON, KEPT, RECIPES),
        *(GRID, DECK, KNOWN, ASIDE, ENDED, END, RNG),
    ),
    _state,
    style=Style.BY_NUMBER,
    follows=(PHASE.name, IN_USE.name, OUT.name, KNOWN.name, ENDED.name, END.name),
    rules={
        "no card twice and none that is out": "GLA-5",
        "each colour once": "GLA-6",
        "each recipe once": "GLA-27",
        "recipes on": "GLA-27",
        "stop": "GLA-7",
        "# at the four corners": "GLA-4",
        "# places": "GLA-4",
        "phase start until all wizards stand": "GLA-6",
        "a wizard to place, the others at corners of their own": "GLA-6",
        "a wizard beside a line": "GLA-14",
        "a spell of the seat that was used": "GLA-13",
        "ingredient or joker": "GLA-10",
        "spell": "GLA-13",
        "the seat that ended the game": "GLA-20",
    },
)
position, write = SCHEMA.read, SCHEMA.write
