"""Positions of Flights as text: items between bars or line ends, in any order.

`players 2`, `match points|wins`, `target 50`, `game 1`, `round 1`, `first 1` (who has the first-turn card),
`out v o` (colours left out), `phase lay|pick|swap`; for each seat `laid 1 r3>5`, `used 1 2 5` (flights lying used),
`hand 1 r3 x4`, `city 1 b2 g6` (the collection, in order); `table r3 d` what is still to be picked, `order 2 1` who
is still to pick, `swap x4` the exchange that is being resolved by the first of them; `deck` (next card first),
`discard` (last word on top), `scores 0 0`, `wins 0 0`, `rng 0`. `-` for none.
While the phase is `lay` what is laid is hidden and a card of its own; after that it is the record of the round.
What is left out: two players, points, 50, the last colours out, nothing in hands and collections, zeros. The phase is
`swap` or `pick` when such an item is named or all have laid. To be picked are all cards laid, by the seats that laid
last in the order of their flights. Cards laid and taken that are named nowhere lie in the discard, all others in the
deck in the order of the colours, or, when the deck is named, at the bottom of the discard.
"""

from __future__ import annotations

from collections import Counter

from pyengine.core.errors import NotationError
from pyengine.core.notation import Word, items, only
from pyengine.core.prng import SEEDS, Prng
from pyengine.core.state import State
from pyengine.games.flights import rules, scoring
from pyengine.games.flights.game import Flights
from pyengine.games.flights.pieces import (
    CITIES,
    CODE,
    COLOUR,
    COLOURS,
    LAY,
    NOTHING,
    PHASES,
    PICK,
    SIZE,
    SWAP,
    TEXT,
    bits,
    card_of,
    colours,
    laid,
    needed,
    pack,
    packed,
    seats,
    words,
)

_SEATED = ("laid", "used", "hand", "city")
_SINGLE = (
    *("players", "match", "target", "game", "round", "first", "out", "phase", "table", "order", "swap"),
    *("deck", "discard", "scores", "wins", "rng"),
)
_MOST = 999_999
TARGETS = (1, 1000)


def position(text: str) -> Flights:
    """Position text → state; raises `NotationError`."""
    return _Reader(text).state()


def write(state: State) -> str:
    """State → position text, on one line, nothing left out."""
    assert isinstance(state, Flights)
    found = [
        f"players {state.players}",
        f"match {'wins' if state.by_wins else 'points'}",
        f"target {state.target}",
        f"game {state.game}",
        f"round {state.round}",
        f"first {state.first + 1}",
        f"out {colours(state.out)}",
        f"phase {state.phase}",
        *(f"laid {seat} {laid(what)}" for seat, what in enumerate(state.laid, 1)),
        f"table {words(state.table)}",
        f"order {seats(state.order)}",
        f"swap {words([state.swap] if state.swap != NOTHING else [])}",
        *(f"used {seat} {bits(used)}" for seat, used in enumerate(state.used, 1)),
        *(f"hand {seat} {words(hand)}" for seat, hand in enumerate(state.hands, 1)),
        *(f"city {seat} {words(cities)}" for seat, cities in enumerate(state.cities, 1)),
        f"deck {words(state.deck[::-1])}",
        f"discard {words(state.discard)}",
        f"scores {' '.join(map(str, state.scores))}",
        f"wins {' '.join(map(str, state.wins))}",
        f"rng {state.chance.state}",
    ]
    return " | ".join(found)


class _Reader:
    """Reads one position text: first the settings, then the cards that are named, then what is left out."""

    def __init__(self, text: str) -> None:
        self.items: dict[str, list[Word]] = {}
        self.end = Word("", text.count("\n") + 1, len(text) - text.rfind("\n"))
        for found in items(text):
            self._item(found)
        self.players = self._number("players", 2, 2, 4)
        self.out = self._out()
        self.left = Counter(pack(self.out))

    def _item(self, found: list[Word]) -> None:
        name, rest = found[0].text, found[1:]
        if name in _SEATED:
            seat = (rest[0] if rest else found[0]).number("seat", 1, 4)
            name, rest = f"{name} {seat}", rest[1:]
        elif name not in _SINGLE:
            raise found[0].wrong("item")
        if name in self.items:
            raise found[0].wrong("each item once")
        if not rest:
            raise NotationError("", found[-1].line, found[-1].column + len(found[-1].text), "word or -")
        self.items[name] = rest

    def _at(self, name: str) -> Word:
        """Where to say that something is wrong with an item as a whole."""
        return self.items[name][0] if name in self.items else self.end

    def _words(self, name: str) -> list[Word]:
        found = self.items.get(name, [])
        return [] if len(found) == 1 and found[0].text == "-" else found

    def _number(self, name: str, default: int, lowest: int, highest: int) -> int:
        if name not in self.items:
            return default
        return only(self.items[name], self.end, name).number(name, lowest, highest)

    def _numbers(self, name: str, highest: int) -> list[int]:
        """One number for each seat."""
        if name not in self.items:
            return [0] * self.players
        found = [word.number("number", 0, highest) for word in self.items[name]]
        if len(found) != self.players:
            raise self._at(name).wrong("a number for each seat")
        return found

    def _choice(self, name: str, choices: tuple[str, ...], default: str) -> str:
        if name not in self.items:
            return default
        word = only(self.items[name], self.end, name)
        if word.text not in choices:
            raise word.wrong(" or ".join(choices))
        return word.text

    def _out(self) -> list[int]:
        """The colours left out: none, one or two for four, three and two players (FLI-2)."""
        count = len(COLOURS) - needed(self.players)
        if "out" not in self.items:
            return list(range(len(COLOURS) - count, len(COLOURS)))
        found = set()
        for word in self._words("out"):
            if word.text not in tuple(COLOURS):
                raise word.wrong("colour")
            found.add(COLOURS.index(word.text))
        if len(found) != count or len(self._words("out")) != count:
            raise self._at("out").wrong(f"{count} colours")
        return sorted(found)

    def _card(self, word: Word) -> int:
        """A card that there is in this game."""
        if word.text not in CODE:
            raise word.wrong("card")
        card = CODE[word.text]
        if card < CITIES and COLOUR[card] in self.out:
            raise word.wrong("colour in play")
        return card

    def _taken(self, word: Word) -> int:
        """A card that lies where this word says, and nowhere else."""
        card = self._card(word)
        if not self.left[card]:
            raise word.wrong("each card once")
        self.left[card] -= 1
        return card

    def _cards(self, name: str) -> list[int]:
        return [self._taken(word) for word in self._words(name)]

    def _used(self, seat: int) -> int:
        used = 0
        for word in self._words(f"used {seat}"):
            flight = 1 << word.number("flight", 1, SIZE)
            if used & flight:
                raise word.wrong("each flight once")
            used |= flight
        if used == (1 << SIZE + 1) - 2:
            raise self._at(f"used {seat}").wrong("fewer than 6 flights")
        return used

    def _laid(self, seat: int, used: int, hidden: bool) -> int:
        """What a seat laid; while it is hidden, its card lies there."""
        name = f"laid {seat}"
        if not self._words(name):
            return NOTHING
        word = only(self.items[name], self.end, "card>flight")
        text, arrow, flight = word.text.partition(">")
        if not arrow:
            raise word.wrong("card>flight")
        goal = Word(flight, word.line, word.column + len(text) + 1)
        number = goal.number("flight", 1, SIZE)
        if used >> number & 1:
            raise goal.wrong("unused flight")
        name_of_card = Word(text, word.line, word.column)
        return packed(self._taken(name_of_card) if hidden else self._card(name_of_card), number)

    def _phase(self) -> str:
        everyone = all(self._words(f"laid {seat}") for seat in range(1, self.players + 1))
        picking = everyone or self._words("table") or self._words("order")
        return self._choice("phase", PHASES, SWAP if self._words("swap") else PICK if picking else LAY)

    def state(self) -> Flights:
        """The state, after all that is named agrees."""
        for name in self.items:
            if name[-1].isdigit() and int(name[-1]) > self.players:
                raise self._at(name).wrong(f"{self.players} players")
        by_wins = self._choice("match", ("points", "wins"), "points") == "wins"
        if by_wins and self.players > 2:
            raise self._at("match").wrong("points")
        chance = Prng.resume(self._number("rng", 0, 0, SEEDS - 1))
        state = Flights(self.players, by_wins, self._number("target", 50, *TARGETS), chance)
        state.out, state.phase = self.out, self._phase()
        self._count(state)
        self._lay_out(state)
        state.outcome = scoring.verdict(state)
        self._check(state)
        return state

    def _count(self, state: Flights) -> None:
        state.game, state.round = self._number("game", 1, 1, _MOST), self._number("round", 1, 1, _MOST)
        state.first = self._number("first", 1, 1, self.players) - 1
        state.scores, state.wins = self._numbers("scores", _MOST), self._numbers("wins", _MOST)

    def _lay_out(self, state: Flights) -> None:
        """Put every card where it is named, or where the notation says."""
        seats = range(1, self.players + 1)
        state.used = [self._used(seat) for seat in seats]
        state.laid = [self._laid(seat, state.used[seat - 1], state.phase == LAY) for seat in seats]
        state.hands = [sorted(self._cards(f"hand {seat}")) for seat in seats]
        state.cities = [self._collection(f"city {seat}") for seat in seats]
        self._picks(state)
        state.deck, state.discard = self._cards("deck")[::-1], self._cards("discard")
        if state.phase != LAY:
            state.discard += self._spent(state)
        rest = list(self.left.elements())
        if "deck" in self.items:
            state.discard = rest + state.discard
        else:
            state.deck = rest[::-1]

    def _collection(self, name: str) -> list[int]:
        """Cities that do not burn (FLI-19)."""
        collection = self._cards(name)
        for word, city in zip(self._words(name), collection, strict=True):
            if city >= CITIES:
                raise word.wrong("city")
        if rules.burning(collection):
            raise self._at(name).wrong("cities that do not burn")
        return collection

    def _picks(self, state: Flights) -> None:
        """The cards to be picked, and by whom; all agree with what was laid."""
        if state.phase == LAY:
            for name in ("table", "order", "swap"):
                if self._words(name):
                    raise self._at(name).wrong("phase pick or swap")
            return
        record = [card_of(what) for what in state.laid if what != NOTHING]
        if self._words("swap") or state.phase == SWAP:
            state.swap = self._exchange(state)
        state.table = sorted(self._cards("table")) if "table" in self.items else self._whole_table(state, record)
        held = Counter(state.table) + Counter([state.swap] if state.swap != NOTHING else [])
        if held - Counter(record):
            raise self._at("table").wrong("cards that are laid")
        state.order = state.picking()[len(record) - held.total() :]
        self._check_order(state)

    def _exchange(self, state: Flights) -> int:
        """The exchange that is being resolved."""
        word = only(self.items.get("swap", []), self.end, "exchange")
        if state.phase != SWAP:
            raise word.wrong("phase swap")
        card = self._taken(word)
        if card < CITIES or TEXT[card] == "d":
            raise word.wrong("exchange")
        return card

    def _whole_table(self, state: Flights, record: list[int]) -> list[int]:
        """All that is laid, but the exchange that is being resolved and what lies elsewhere already."""
        cards = record[:]
        if state.swap in cards:
            cards.remove(state.swap)
        return sorted(self._taken(Word(TEXT[card], self.end.line, self.end.column)) for card in cards)

    def _check_order(self, state: Flights) -> None:
        """The seats still to pick follow from the flights (FLI-5)."""
        named = [word.number("seat", 1, self.players) - 1 for word in self._words("order")]
        if ("order" in self.items and named != state.order) or not state.order:
            raise self._at("order").wrong(f"order {seats(state.order)}")

    def _spent(self, state: Flights) -> list[int]:
        """Cards laid and taken in this round that are named nowhere: they were discarded since."""
        taken = Counter(card_of(what) for what in state.laid if what != NOTHING)
        taken -= Counter([*state.table, state.swap, *state.discard])
        spent = sorted((taken & self.left).elements())
        self.left.subtract(spent)
        return spent

    def _check(self, state: Flights) -> None:
        """A match that goes on has someone to act, with something to do."""
        if state.outcome:
            return
        if not state.to_act:
            raise self.end.wrong("hand")
        if state.phase == SWAP and not any(rules.swaps(state.cities, state.order[0], state.swap)):
            raise self._at("swap").wrong("exchange with a legal swap")
