"""Positions of Glastonbury as text: items between bars or line ends, in any order.

`players 2`, `seat 1` who is to act, `phase start|turn`, `using -|appear|move` the spell in use this turn.
The options: `corners choose|by_seat`, `outer_lines on|off`, `recipes off|on` (on where somebody has recipes).
`out green`: two players only, the colour that was removed; by default the first of a wizard not in play.
`wizard 1 red n3`: colour and stop, `-` before the choice of a corner. By default red, yellow, green, blue (the next
free one if somebody else has it) at nw, ne, se, sw, or in phase start not placed; the phase is start if anybody is not.
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

from collections.abc import Callable, Iterable
from typing import TypeVar

from pyengine.core.notation import Word, items, only
from pyengine.core.prng import SEEDS, Prng
from pyengine.core.state import State
from pyengine.games.glastonbury import rules, scoring
from pyengine.games.glastonbury.game import Glastonbury
from pyengine.games.glastonbury.pieces import (
    CARD_INDEX,
    CARD_TEXTS,
    COLOURS,
    COPIES,
    CORNER_STOPS,
    CORNERS,
    FACED,
    FRESH,
    GAP,
    GRID_TEXTS,
    JOKER,
    LOOKS,
    NONE,
    OPEN,
    SPELL_CARDS,
    SPELL_INDEX,
    SPELL_TEXTS,
    STOPS,
    USING,
    WIZARDS,
    colour_of,
)
from pyengine.games.glastonbury.view import recipe_texts

T = TypeVar("T")

_PLAIN = {
    *("players", "seat", "phase", "using", "corners", "outer_lines", "recipes", "out"),
    *("grid", "deck", "known", "aside", "ended", "end", "rng"),
}
_SEATED = {"wizard", "cauldron", "spells", "recipes"}
_SWITCH = ("off", "on")
_RECIPES = (
    {"-": NONE} | {COLOURS[colour]: colour for colour in scoring.NEUTRAL},
    {"-": NONE} | {text: look for look, text in enumerate(LOOKS)},
)
"""What the words of a recipe A and of a recipe B mean."""


def position(text: str) -> Glastonbury:
    """Position text → state; raises `NotationError`."""
    return _Reader(text).state()


def write(state: State) -> str:
    """State → position text, on one line, nothing left out."""
    assert isinstance(state, Glastonbury)
    words = [
        f"players {state.players} | seat {state.seat + 1} | phase {'start' if GAP in state.places else 'turn'}",
        f"using {USING[state.using]} | corners {'by_seat' if state.by_seat else 'choose'}",
        f"outer_lines {_SWITCH[state.outer]} | recipes {_SWITCH[state.with_recipes]}",
        f"out {COLOURS[state.out] if state.out >= 0 else '-'}",
    ]
    for seat, (colour, stop) in enumerate(zip(state.colours, state.places, strict=True), 1):
        words.append(f"wizard {seat} {COLOURS[colour]} {STOPS[stop] if stop != GAP else '-'}")
    words += [f"cauldron {seat} {_cards(cards)}" for seat, cards in enumerate(state.cauldrons, 1)]
    for seat, spells in enumerate(state.spells, 1):
        words.append(f"spells {seat} {' '.join(SPELL_TEXTS[spell] for spell in spells) or '-'}")
    for seat in range(state.players):
        held = recipe_texts(state, seat)
        words.append(f"recipes {seat + 1} {'-' if held == ['-', '-'] else ' '.join(held)}")
    ended, rule = (str(state.ended + 1), state.outcome.reason) if state.outcome else ("-", "-")
    words += [
        f"grid {' '.join(GRID_TEXTS[card] for card in state.grid)}",
        f"deck {_cards(reversed(state.deck))} | known {state.known} | aside {_cards(state.aside)}",
        f"ended {ended} | end {rule} | rng {state.chance.state}",
    ]
    return " | ".join(words)


def _cards(codes: Iterable[int]) -> str:
    """The cards of a zone, or `-` for none."""
    return " ".join(CARD_TEXTS[card] for card in codes) or "-"


class _Reader:
    """Reads one position text: first the items by name, then what they say, then what is left out."""

    def __init__(self, text: str) -> None:
        self.end = Word("", text.count("\n") + 1, len(text) - text.rfind("\n"))
        self.named: dict[str, list[Word]] = {}
        for words in items(text):
            name, length = _name(words)
            if name in self.named:
                raise words[0].wrong("each item once")
            self.named[name] = words[length:]
        self.players = self._number("players", 2, 4, 2)
        for seat in range(self.players + 1, 5):
            for name in _SEATED & {name.split()[0] for name in self.named if name.endswith(f" {seat}")}:
                raise self._first(f"{name} {seat}").wrong("seat in the game")
        self.seat = self._number("seat", 1, self.players, 1) - 1
        self.by_seat = bool(self._choice("corners", ("choose", "by_seat"), 0))
        self.outer = bool(self._choice("outer_lines", _SWITCH, 1))

    def _first(self, name: str) -> Word:
        """Where an item stands, for an error: its first word after the name."""
        return next(iter(self.named.get(name, [])), self.end)

    def _number(self, name: str, lowest: int, highest: int, default: int) -> int:
        if name not in self.named:
            return default
        return only(self.named[name], self.end, name).number(name, lowest, highest)

    def _choice(self, name: str, choices: tuple[str, ...], default: int) -> int:
        """Which of the choices an item of one word names."""
        if name not in self.named:
            return default
        return _code(only(self.named[name], self.end, name), choices, " or ".join(choices))

    def _zone(self, name: str, read: Callable[[Word], T]) -> list[T]:
        """The words of an item, read one by one; none for `-`, or when it is not named."""
        words = self.named.get(name, [])
        if name in self.named and not words:
            raise self.end.wrong(name)
        return [] if len(words) == 1 and words[0].text == "-" else [read(word) for word in words]

    def state(self) -> Glastonbury:
        self.colours, self.places = self._wizards()
        self._check_places()
        self.out = self._removed()
        self.rest = [0 if colour_of(card) == self.out else copies for card, copies in enumerate(COPIES)]
        self.recipes = self._recipes()
        with_recipes = bool(self._choice("recipes", _SWITCH, int(max(self.recipes) >= 0)))
        if max(self.recipes) >= 0 and not with_recipes:
            raise self._first("recipes").wrong("recipes on")
        chance = Prng.resume(self._number("rng", 0, SEEDS - 1, 0))
        state = Glastonbury(self.colours, (self.by_seat, self.outer, with_recipes), self.out, chance)
        state.places, state.recipes, state.seat = self.places, self.recipes, self.seat
        self._fill_seats(state)
        self._fill_table(state)
        self._finish(state)
        return state

    def _wizards(self) -> tuple[list[int], list[int]]:
        """Colour and stop of each wizard, the defaults filled in."""
        found = {seat: self._wizard(f"wizard {seat + 1}") for seat in range(self.players)}
        named = [pair for pair in found.values() if pair]
        start = any(stop == GAP for _, stop in named)
        start = self._choice("phase", ("start", "turn"), int(not start)) == 0
        used = {colour for colour, _ in named}
        colours, places = [], []
        for seat, pair in found.items():
            free = [colour for colour in (seat, *range(4)) if colour not in used]
            colour, stop = pair or (free[0], GAP if start else CORNER_STOPS[seat])
            used.add(colour)
            colours.append(colour)
            places.append(stop)
        if start != (GAP in places):
            raise self._first("phase").wrong("phase start until all wizards stand")
        return colours, places

    def _wizard(self, name: str) -> tuple[int, int] | None:
        words = self.named.get(name)
        if words is None:
            return None
        if len(words) != 2:
            raise (words[2] if len(words) > 2 else self.end).wrong("colour and stop")
        colour = _code(words[0], WIZARDS, "colour of a wizard")
        others = [self.named[other][0].text for other in self.named if other.startswith("wizard ") and other < name]
        if words[0].text in others:
            raise words[0].wrong("each colour once")
        return colour, GAP if words[1].text == "-" else _code(words[1], STOPS, "stop")

    def _check_places(self) -> None:
        """What the choice of corners needs (GLA-6), and what the spell in use does (GLA-14, GLA-16)."""
        using = self.using = self._choice("using", USING, 0)
        if GAP in self.places:
            standing = [stop for stop in self.places if stop != GAP]
            free = len(set(standing)) == len(standing) and set(standing) <= set(CORNER_STOPS)
            if self.by_seat or using or not free or self.places[self.seat] != GAP:
                raise self._first("phase").wrong("a wizard to place, the others at corners of their own")
        elif using == rules.USING_APPEAR and not FACED[self.places[self.seat]]:
            raise self._first("using").wrong("a wizard beside a line")

    def _removed(self) -> int:
        """The colour that two players play without (GLA-5)."""
        absent = [colour for colour in range(len(WIZARDS)) if colour not in self.colours]
        word = only(self.named["out"], self.end, "colour") if "out" in self.named else None
        if self.players > 2:
            if word and word.text != "-":
                raise word.wrong("-")
            return NONE
        return absent[0] if word is None else COLOURS.index(_among(word, [COLOURS[colour] for colour in absent]))

    def _recipes(self) -> list[int]:
        """A and B of each seat, each recipe once (GLA-27)."""
        found: list[int] = []
        for seat in range(1, self.players + 1):
            words = self._zone(f"recipes {seat}", lambda word: word)
            if len(words) not in (0, 2):
                raise words[-1].wrong("recipe A and recipe B")
            for word in words:
                code = _index(word, _RECIPES[len(found) % 2], "recipe of its stack or -")
                if code >= 0 and code in found[len(found) % 2 :: 2]:
                    raise word.wrong("each recipe once")
                found.append(code)
            found += [NONE] * (2 - len(words))
        return found

    def _use(self, card: int, word: Word) -> int:
        """Note that a card is named; raises when there are not so many."""
        if not self.rest[card]:
            raise word.wrong("no card twice and none that is out")
        self.rest[card] -= 1
        return card

    def _card(self, word: Word) -> int:
        return self._use(_index(word, CARD_INDEX, "card"), word)

    def _ingredient(self, word: Word) -> int:
        card = _index(word, CARD_INDEX, "ingredient or joker")
        if card > JOKER:
            raise word.wrong("ingredient or joker")
        return self._use(card, word)

    def _spell(self, word: Word) -> int:
        spell = _index(word, SPELL_INDEX, "spell")
        self._use(SPELL_CARDS[spell], word)
        return spell

    def _fill_seats(self, state: Glastonbury) -> None:
        for seat in range(self.players):
            state.cauldrons[seat] = self._zone(f"cauldron {seat + 1}", self._ingredient)
            state.spells[seat] = self._zone(f"spells {seat + 1}", self._spell)
        state.using = self.using
        card = CARD_INDEX.get(USING[self.using])
        spent = [spell for spell in state.spells[self.seat] if SPELL_CARDS[spell] == card and spell != FRESH[card]]
        if self.using and not spent:
            raise self._first("using").wrong("a spell of the seat that was used")

    def _fill_table(self, state: Glastonbury) -> None:
        """Grid, deck and aside, with the cards that are not named where the notation says."""
        grid = self._grid() if "grid" in self.named else None
        deck, aside = self._zone("deck", self._card), self._zone("aside", self._card)
        rest = [card for card, copies in enumerate(self.rest) for _ in range(copies)]
        if grid is None:
            grid, rest = rest[: len(OPEN)], rest[len(OPEN) :]
        state.lay(grid)
        named = "deck" in self.named
        state.deck = (deck if named else rest)[::-1]
        state.aside = rest + aside if named else aside
        state.known = self._number("known", 0, len(state.deck), 0)

    def _grid(self) -> list[int]:
        """The cards of the 32 open places, gaps among them."""
        words = self.named["grid"]
        if len(words) != 36:
            raise (words[36] if len(words) > 36 else self.end).wrong("36 places")
        found = []
        for place, word in enumerate(words):
            if (word.text == "#") != (place in CORNERS):
                raise word.wrong("# at the four corners")
            if word.text != "#":
                found.append(GAP if word.text == "." else self._card(word))
        return found

    def _finish(self, state: Glastonbury) -> None:
        """The end that the text tells of, or the one that Magic Movement has brought (GLA-22)."""
        seats = tuple(str(seat) for seat in range(1, self.players + 1))
        ended = self._choice("ended", ("-", *seats), 0) - 1
        rule = self._choice("end", ("-", "GLA-20", "GLA-22"), 0)
        if rule and ended < 0:
            raise self._first("end").wrong("the seat that ended the game")
        if ended >= 0 and GAP in self.places:
            raise self._first("ended").wrong("phase turn")
        if ended < 0 and GAP not in self.places and rules.stranded(state):
            ended, rule = self.seat, 2
        if ended >= 0:
            state.ended = ended
            state.outcome = scoring.verdict(state, "GLA-22" if rule == 2 else "GLA-20")


def _name(words: list[Word]) -> tuple[str, int]:
    """The name of an item, and how many words it has."""
    name, second = words[0].text, words[1].text if len(words) > 1 else ""
    if name in _SEATED and not (name == "recipes" and second in _SWITCH):
        if len(words) < 2:
            raise Word("", words[0].line, words[0].column + len(name)).wrong("seat")
        return f"{name} {words[1].number('seat', 1, 4)}", 2
    if name not in _PLAIN:
        raise words[0].wrong("item")
    return name, 1


def _code(word: Word, texts: tuple[str, ...], expected: str) -> int:
    """Which of these texts a word is."""
    if word.text not in texts:
        raise word.wrong(expected)
    return texts.index(word.text)


def _among(word: Word, texts: Iterable[str]) -> str:
    """The word's text, which must be one of these."""
    if word.text not in texts:
        raise word.wrong(" or ".join(texts))
    return word.text


def _index(word: Word, table: dict[str, int], expected: str) -> int:
    """The word's number in a table."""
    if word.text not in table:
        raise word.wrong(expected)
    return table[word.text]
