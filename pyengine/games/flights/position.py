"""Positions of Flights as text: items between bars or line ends, in any order.

`players 2`, `match points|single|wins` (`wins 5`: the first to win five games, `wins` alone: three), `target 50`,
`colours b r` (the flights of each seat), `game 1`, `round 1`, `first 1` (who has the first-turn card), `out v o` (the
cities left out), `phase lay|pick|swap`; for each seat `laid 1 r3>5`, `used 1 2 5` (flights lying used), `hand 1 r3 x4`,
`city 1 b2 g6` (the collection, in order); `table r3 d` what is still to be picked, `order 2 1` who is still to pick,
`swap x4` the exchange that is being resolved by the first of them; `deck` (next card first), `discard` (last word on
top), `scores 0 0`, `wins 0 0`, `rng 0`. `-` for none.
While the phase is `lay` what is laid is hidden and a card of its own; after that it is the record of the round.
What is left out: two players, points, 50, red, blue, green and yellow flights in turn (which are not written), the last
colours out, nothing in hands and collections, zeros. The phase is `swap` or `pick` when such an item is named or all
have laid. To be picked are all cards laid, by the seats that laid last in the order of their flights. Cards laid and
taken that are named nowhere lie in the discard, all others in the deck in the order of the colours, or, when the deck
is named, at the bottom of the discard.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from pyengine.core.errors import NotationError
from pyengine.core.notation import Word, only
from pyengine.core.position.cards import Box, Cards, Pile, Rest, Seats, Zone, reverse
from pyengine.core.position.items import Choice, Count, Counts, Own, Stream, places
from pyengine.core.position.reading import Entry, Reading
from pyengine.core.position.schema import Doubt, Schema, Style
from pyengine.games.flights import pieces, rules, scoring
from pyengine.games.flights.game import Flights
from pyengine.games.flights.pieces import LAY, NOTHING, PICK, SIZE, SWAP, USUAL_WINS, card_of, needed, seats

_MOST = 4
_MOST_SCORE = 999_999
TARGETS = (1, 1000)
WON_GAMES = (1, 20)
"""The fewest and the most games that win a match of wins (FLI-22)."""
_FLIGHTS = list(range(1, SIZE + 1))
_SETS = [colour[0] for colour in pieces.FLIGHT_COLOURS]


class _Cards(Cards):
    """The cards of colours in play."""

    def named(self, read: Reading, word: Word) -> int:
        """A card that there is in this game, taken from nowhere."""
        card = self.code(word)
        if card < pieces.CITIES and pieces.COLOUR[card] in read(OUT):
            raise word.wrong("colour in play")
        return card

    def take(self, read: Reading, word: Word) -> int:
        return BOX.take(read, self.named(read, word), word)


class _Collection(Pile):
    """Cities that do not burn (FLI-19)."""

    def read(self, read: Reading, entry: Entry) -> list[int]:
        """The cities, each of which can be swapped."""
        collection = super().read(read, entry)
        for word, city in zip(read.listed(entry), collection, strict=True):
            if city >= pieces.CITIES:
                raise word.wrong("city")
        if rules.burning(collection):
            raise entry.words[0].wrong("cities that do not burn")
        return collection


def _match(read: Reading, entry: Entry) -> tuple[str, int]:
    """How the match is won, and the games that win it where they are counted: three unless a number stands there."""
    word = entry.words[0]
    if word.text not in pieces.MATCHES:
        raise word.wrong(" or ".join(pieces.MATCHES))
    if word.text != pieces.WINS or len(entry.words) == 1:
        return read.only(entry).text, USUAL_WINS
    return pieces.WINS, only(entry.words[1:], word, "wins").number("wins", *WON_GAMES)


class _Colours(Own[list[int]]):
    """The colours of the flights, written only where they do not go by seat."""

    def values(self, state: Flights) -> Iterator[tuple[str, list[int]]]:
        """None where they go by seat."""
        yield from super().values(state) if state.colours != list(range(state.players)) else ()


def _colours(read: Reading, entry: Entry) -> list[int]:
    """A colour for each seat, each of them once (FLI-2)."""
    found: list[int] = []
    for word in entry.words:
        if word.text not in _SETS or _SETS.index(word.text) in found:
            raise word.wrong("colour of flights")
        found.append(_SETS.index(word.text))
    if len(found) != read(PLAYERS):
        raise entry.words[0].wrong("a colour for each seat")
    return found


def _laid(read: Reading, entry: Entry) -> int:
    """What a seat laid; while it is hidden, its card lies there."""
    if not read.listed(entry):
        return NOTHING
    word = read.only(entry)
    text, arrow, flight = word.text.partition(">")
    if not arrow:
        raise word.wrong("card>flight")
    goal = Word(flight, word.line, word.column + len(text) + 1)
    number = goal.number("flight", 1, SIZE)
    if read(USED, entry.seat) >> number & 1:
        raise goal.wrong("unused flight")
    card = word._replace(text=text)
    return pieces.packed(CARDS.take(read, card) if read(PHASE) == LAY else CARDS.named(read, card), number)


def _cards_in_play(read: Reading) -> list[str]:
    return [pieces.TEXT[card] for card in sorted(set(pieces.pack(read(OUT))))]


def _bid(read: Reading, key: str) -> dict[str, list[str]]:
    """What a seat may have laid: a card, on a flight that it has not used."""
    used = read(USED, int(key.rsplit(maxsplit=1)[-1]))
    return {"card": _cards_in_play(read), "flight": [str(flight) for flight in _FLIGHTS if not used >> flight & 1]}


def _swap(read: Reading, entry: Entry) -> int:
    """The exchange that is being resolved."""
    if not read.listed(entry) and read(PHASE) != SWAP:
        return NOTHING
    word = read.only(entry)
    if read(PHASE) != SWAP:
        raise word.wrong("phase swap")
    card = CARDS.take(read, word)
    if card < pieces.CITIES or pieces.TEXT[card] == "d":
        raise word.wrong("exchange")
    return card


def _no_swap(read: Reading) -> int:
    if read(PHASE) == SWAP:
        raise read.end.lacking("exchange")
    return NOTHING


def _whole_table(read: Reading) -> list[int]:
    """All that is laid, but the exchange that is being resolved and what lies elsewhere already."""
    cards = _record(read)
    if read(EXCHANGE) in cards:
        cards.remove(read(EXCHANGE))
    return [CARDS.take(read, read.end._replace(text=pieces.TEXT[card])) for card in cards]


def _phase(read: Reading) -> str:
    """The phase that the other items tell of."""
    if read.given(EXCHANGE):
        return SWAP
    everyone = all(read.given(LAID, seat) for seat in range(1, read(PLAYERS) + 1))
    return PICK if everyone or read.given(TABLE) or read.given(ORDER) else LAY


def _record(read: Reading) -> list[int]:
    """The cards laid in this round, by seat."""
    return [card_of(what) for what in read.each(LAID, read(PLAYERS)) if what != NOTHING]


def _bits(flights: list[int]) -> int:
    return sum([1 << flight for flight in flights])


def _uneven(read: Reading, entry: Entry) -> NotationError:  # noqa: ARG001 - as the others' are
    for word in entry.words:
        word.number("number", 0, _MOST_SCORE)
    return entry.words[0].wrong("a number for each seat")


BOX = Box(lambda read: Counter(pieces.pack(read(OUT))))
CARDS = _Cards(pieces.CODE, BOX)
FLIGHTS = Cards({str(flight): flight for flight in _FLIGHTS}, None, "flight", once="each flight once")
PLAYERS = Count("players", 2, 2, _MOST)
MATCH = Own(
    "match",
    _match,
    lambda match: match[0] if match[1] == USUAL_WINS else f"{match[0]} {match[1]}",
    lambda _: (pieces.POINTS, USUAL_WINS),
    source=lambda state: (state.match, state.to_win),
)
COLOURS = _Colours(
    "colours",
    _colours,
    lambda colours: " ".join(_SETS[colour] for colour in colours),
    lambda read: list(range(read(PLAYERS))),
)
TARGET = Count("target", 50, *TARGETS)
GAME = Count("game", 1, 1, _MOST_SCORE)
ROUND = Count("round", 1, 1, _MOST_SCORE)
FIRST = Count("first", 1, 1, PLAYERS, less=1)
OUT: Pile = Pile(
    "out",
    Cards(places(pieces.COLOURS), None, "colour"),
    sorted,
    default=lambda read: list(range(needed(read(PLAYERS)), len(pieces.COLOURS))),
)
PHASE = Choice("phase", {phase: phase for phase in pieces.PHASES}, _phase)
LAID = Own("laid", _laid, pieces.laid, lambda _: NOTHING, by_seat=True, parts=_bid, between=">")
TABLE = Pile("table", CARDS, sorted, default=_whole_table)
ORDER = Pile("order", Seats(PLAYERS))
EXCHANGE = Own(
    "swap",
    _swap,
    lambda card: CARDS.words([card] if card != NOTHING else []),
    _no_swap,
    parts=lambda read, _: {"card": [text for text in _cards_in_play(read) if text[0] in "xu"]},
)
USED = Zone("used", FLIGHTS, _bits, lambda used: [n for n in _FLIGHTS if used >> n & 1], by_seat=True)
HAND = Pile("hand", CARDS, sorted, source="hands", by_seat=True)
CITY = _Collection("city", CARDS, source="cities", by_seat=True)
DECK = Pile("deck", CARDS, reverse)
DISCARD = Pile("discard", CARDS)
SCORES = Counts("scores", "number", _MOST_SCORE, PLAYERS, _uneven)
WINS = Counts("wins", "number", _MOST_SCORE, PLAYERS, _uneven)
RNG = Stream()
REST = Rest(DECK, DISCARD)


def _state(read: Reading) -> Flights:
    players, out = read(PLAYERS), read(OUT)
    count = len(pieces.COLOURS) - needed(players)
    if not count == len(out) == len(set(out)):  # none, one or two for four, three and two players (FLI-2)
        raise read.at(OUT).wrong(f"{count} colours")
    for entry in read.beyond(players):
        raise entry.words[0].wrong(f"{players} players")
    match, to_win = read(MATCH)
    if match == pieces.WINS and players > 2:
        raise read.at(MATCH).wrong(f"{pieces.POINTS} or {pieces.SINGLE}")
    chance = read(RNG)
    state = Flights(players, match, read(TARGET), to_win, chance)
    state.colours, state.out, state.phase = read(COLOURS), out, read(PHASE)
    state.game, state.round, state.first = read(GAME), read(ROUND), read(FIRST)
    state.scores, state.wins = read(SCORES), read(WINS)
    _lay_out(read, state)
    state.outcome = scoring.verdict(state)
    if state.outcome:
        return state
    if not state.to_act:  # a match that goes on has someone to act, with something to do
        raise read.end.wrong("hand")
    if state.phase == SWAP and not any(rules.swaps(state.cities, state.order[0], state.swap)):
        raise read.at(EXCHANGE).wrong("exchange with a legal swap")
    return state


def _lay_out(read: Reading, state: Flights) -> None:
    """Put every card where it is named, or where the notation says."""
    for seat in range(state.players):
        state.used[seat] = read(USED, seat + 1)
        if state.used[seat] == _bits(_FLIGHTS):
            raise read.at(USED, seat + 1).wrong("fewer than 6 flights")
    state.laid = read.each(LAID, state.players)
    state.hands = read.each(HAND, state.players)
    state.cities = read.each(CITY, state.players)
    _set_picks(read, state)
    state.deck, state.discard = read(DECK), read(DISCARD)
    if state.phase != LAY:  # what was laid and taken in this round and is named nowhere was discarded since
        taken = Counter(_record(read)) - Counter([*state.table, state.swap, *state.discard])
        spent = sorted((taken & Counter(BOX.left(read))).elements())
        read.settle(DISCARD, state.discard + [BOX.take(read, card, read.end) for card in spent])
    REST.share(read)
    state.deck, state.discard = read(DECK), read(DISCARD)


def _set_picks(read: Reading, state: Flights) -> None:
    """The cards to be picked, and by whom (FLI-5); all agree with what was laid."""
    if state.phase == LAY:
        for item in (TABLE, ORDER, EXCHANGE):
            if read.given(item):
                raise read.at(item).wrong("phase pick or swap")
        return
    state.swap, state.table, record = read(EXCHANGE), read(TABLE), _record(read)
    held = Counter([*state.table, state.swap]) - Counter([NOTHING])
    if held - Counter(record):
        raise read.at(TABLE).wrong("cards that are laid")
    state.order = state.picking()[len(record) - held.total() :]
    if (read(ORDER) != state.order and read.named(ORDER)) or not state.order:
        raise read.at(ORDER).wrong(f"order {seats(state.order)}")


def _doubts(state: Flights) -> Iterator[Doubt]:
    """Nobody ever holds more than three cards, one of which is laid (FLI-3, FLI-4, FLI-7); examples may."""
    for seat, hand in enumerate(state.hands):
        most = pieces.HAND - (state.laid[seat] != NOTHING)
        if len(hand) > most:
            yield Doubt(f"{HAND.name} {seat + 1}", most, f"at most {most} cards")


SCHEMA = Schema(
    Flights,
    _MOST,
    BOX,
    (
        *(PLAYERS, COLOURS, MATCH, TARGET, GAME, ROUND, FIRST, OUT, PHASE, LAID, TABLE, ORDER, EXCHANGE, USED, HAND),
        *(CITY, DECK, DISCARD, SCORES, WINS, RNG),
    ),
    _state,
    style=Style.BY_NUMBER | Style.FULL,
    doubts=_doubts,
    follows=(PHASE.name, TABLE.name, ORDER.name, EXCHANGE.name),
    rules={
        "at most # cards": "FLI-3",
        "each card once": "FLI-1",
        "colour in play": "FLI-2",
        "# colours": "FLI-2",
        "colour of flights": "FLI-2",
        "a colour for each seat": "FLI-2",
        "city": "FLI-13",
        "cities that do not burn": "FLI-19",
        "unused flight": "FLI-8",
        "fewer than # flights": "FLI-8",
        "cards that are laid": "FLI-5",
        "points or single": "FLI-22",
        "hand": "FLI-9",
        "exchange with a legal swap": "FLI-15",
    },
)
position, write = SCHEMA.read, SCHEMA.write
