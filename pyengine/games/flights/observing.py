"""What a seat of Flights may know as whole numbers, as `view` tells it.

Cards have a place each, as `pieces` numbers them. A collection has, for each city, where it lies in it, from 1; `order`
has where each seat stands among those still to pick. What is laid is a place for the card (the last: hidden) and one
for the flight. `hand` is the seat's own.
"""

from __future__ import annotations

from collections.abc import Callable

from pyengine.core import events as core
from pyengine.core.observing import (
    Ending,
    Field,
    Observing,
    Seats,
    Told,
    Written,
    counts_of,
    flags,
    in_order,
    one_of,
    padded,
    places_in,
)
from pyengine.core.vectors import SCALED, Floats, PileWriter, Shape, shares, spread
from pyengine.games.flights import events, rules, scoring
from pyengine.games.flights.pieces import (
    CARDS,
    CITIES,
    COLOURS,
    COPIES,
    FLIGHT_COLOURS,
    LAY,
    MATCHES,
    NOTHING,
    PHASES,
    PICK,
    SIZE,
    TAKES,
    actions,
    card_of,
    flight_of,
    pack,
)
from pyengine.games.flights.state import FlightsState

_MOST = 4
_KINDS, _ALL, _MANY = len(CARDS), len(pack([])), max(COPIES)
_LAID = _KINDS + 1 + SIZE
_SEAT, _PHASE, _MATCH, _SWAP = one_of(_MOST), one_of(len(PHASES)), one_of(len(MATCHES)), one_of(_KINDS)
_USED = flags(SIZE)
_SET = one_of(len(FLIGHT_COLOURS))
_CARD, _FLIGHT = one_of(_KINDS + 1), one_of(SIZE)
_UNSEEN = _CARD[_KINDS] + _FLIGHT[-1]
_END = Ending(_MOST, "FLI-22")

FIELDS = (
    *(Field("seat", _MOST), Field("players", _MOST), Field("match", len(MATCHES)), Field("phase", len(PHASES))),
    *(Field("first", _MOST), Field("out", len(COLOURS)), Field("order", _MOST, _MOST), Field("swap", _KINDS)),
    *(Field("table", _KINDS, _MANY), Field("hand", _KINDS, _MANY), Field("counts", _MOST, _ALL)),
    *(Field(f"players/{seat}/colour", len(FLIGHT_COLOURS)) for seat in range(_MOST)),
    *(Field(f"players/{seat}/city", CITIES, CITIES) for seat in range(_MOST)),
    *(Field(f"players/{seat}/used", SIZE) for seat in range(_MOST)),
    *(Field(f"players/{seat}/laid", _LAID) for seat in range(_MOST)),
    *(Field("deck", 1, _ALL), Field("discard/cards", _KINDS, _MANY), Field("discard/order", _ALL, _KINDS)),
    *_END.fields,
)
NUMBERS = (
    *("target", "game_number", "round", *(f"players/{seat}/score" for seat in range(_MOST))),
    *(*(f"players/{seat}/wins" for seat in range(_MOST)), *_END.numbers),
)


def _laid(state: FlightsState, seat: int | None) -> bytes:
    """What lies before each seat: its card and flight; nobody else sees them while cards are laid (FLI-4)."""
    parts = []
    for owner, laid in enumerate(state.laid):
        if laid == NOTHING:
            parts.append(bytes(_LAID))
        elif state.phase == LAY and owner != seat:
            parts.append(_UNSEEN)
        else:
            parts.append(_CARD[card_of(laid)] + _FLIGHT[flight_of(laid) - 1])
    return b"".join(parts).ljust(_MOST * _LAID, b"\0")


def write(state: FlightsState, seat: int | None) -> Written:
    """The fields and numbers of `OBSERVING`."""
    ending, final = _END.write(state.outcome)
    fields = (
        _SEAT[-1 if seat is None else seat],
        _SEAT[state.players - 1],
        _MATCH[MATCHES.index(state.match)],
        _PHASE[PHASES.index(state.phase)],
        _SEAT[state.first],
        counts_of(state.out, len(COLOURS)),
        places_in(state.order, _MOST),
        _SWAP[state.swap],
        counts_of(state.table, _KINDS),
        counts_of(() if seat is None else state.hands[seat], _KINDS),
        bytes(map(len, state.hands)).ljust(_MOST, b"\0"),
        b"".join([_SET[colour] for colour in state.colours]).ljust(_MOST * len(FLIGHT_COLOURS), b"\0"),
        b"".join([places_in(cities, CITIES) for cities in state.cities]).ljust(_MOST * CITIES, b"\0"),
        b"".join([_USED[used >> 1] for used in state.used]).ljust(_MOST * SIZE, b"\0"),
        _laid(state, seat),
        bytes((len(state.deck),)),
        counts_of(state.discard, _KINDS),
        in_order(state.discard, _ALL),
        ending,
    )
    numbers = scoring.goal(state) or 0, state.game, state.round, *padded(state.scores, _MOST)
    return b"".join(fields), (*numbers, *padded(state.wins, _MOST), *final)


_COPIES, _CARDS, _PLACES = shares(_MANY), shares(_ALL), shares(_MOST)
_LIES = shares(CITIES)
_USED_FLOATS = tuple([spread(used) for used in _USED])
_PHASE_AT = {phase: at for at, phase in enumerate(PHASES)}


def quick(shape: Shape) -> Callable[[FlightsState, int], Floats]:
    """The same as vectors of float32."""
    players, zeros, end = shape.players, shape.zeros(), _END.quick(shape)
    phases, first, out, order, swap = shape.starts("phase", "first", "out", "order", "swap")
    table, hand, counts, deck, pile = shape.starts("table", "hand", "counts", "deck", "discard/cards")
    game, rounds = shape.starts("game_number", "round")
    colours, cities, used, laid, scores, wins = (
        shape.of_players(f"players/{{}}/{name}") for name in ("colour", "city", "used", "laid", "score", "wins")
    )
    discard, lying = PileWriter(_KINDS, _ALL, _COPIES), slice(pile, pile + _KINDS + _ALL)
    seats = range(players)
    clockwise = [[(seat + turn) % players for turn in seats] for seat in seats]

    def write(state: FlightsState, seat: int) -> Floats:
        found, hands, own, hidden = zeros[:], state.hands, state.hands[seat], state.phase == LAY
        found[phases + _PHASE_AT[state.phase]] = found[first + (state.first - seat) % players] = 1.0
        for colour in state.out:
            found[out + colour] = 1.0
        for place, owner in enumerate(state.order, 1):
            found[order + (owner - seat) % players] = _PLACES[place]
        if state.swap != NOTHING:
            found[swap + state.swap] = 1.0
        for card in state.table:
            found[table + card] = _COPIES[state.table.count(card)]
        for card in own:
            found[hand + card] = _COPIES[own.count(card)]
        for at, owner in enumerate(clockwise[seat]):
            found[counts + at] = _CARDS[len(hands[owner])]
            found[colours[at] + state.colours[owner]] = 1.0
            for place, city in enumerate(state.cities[owner], 1):
                found[cities[at] + city] = _LIES[place]
            if flights := state.used[owner]:
                found[used[at] : used[at] + SIZE] = _USED_FLOATS[flights >> 1]
            if (what := state.laid[owner]) != NOTHING:
                if hidden and at:
                    found[laid[at] + _KINDS] = 1.0
                else:
                    found[laid[at] + card_of(what)] = found[laid[at] + _KINDS + flight_of(what)] = 1.0
            found[scores[at]], found[wins[at]] = SCALED[state.scores[owner]], SCALED[state.wins[owner]]
        if state.outcome:
            end(state.outcome, seat, found)
        found[deck] = _CARDS[len(state.deck)]
        found[lying] = discard.part(state.discard)
        found[game], found[rounds] = SCALED[state.game], SCALED[state.round]
        return found

    return write


_ACTIONS = actions()
_TAKES = _ACTIONS.index(TAKES[0])
_NUMBERS = {action: number for number, action in enumerate(_ACTIONS)}
_UNUSED = tuple([bytes([not used for used in places]) for places in _USED])


def marks(state: FlightsState, seat: int) -> bytearray:
    """Whether it is legal of each action, as `legal` lists them: the lays by card and flight, the takes, the swaps."""
    found = bytearray(len(_ACTIONS))
    if state.phase == LAY:
        unused = _UNUSED[state.used[seat] >> 1]
        for card in state.hands[seat]:
            found[card * SIZE : card * SIZE + SIZE] = unused
    elif state.phase == PICK:
        for card in rules.takes(state.table):
            found[_TAKES + card] = 1
    else:
        for swap in rules.swaps(state.cities, seat, state.swap):
            found[_NUMBERS[swap]] = 1
    return found


SEATS = Seats(
    each=("first", "order", "counts", "outcome/place"),
    of=("players", "outcome/score"),
    settled=("players", "match", "target"),
)
TOLD = Told(
    (
        *(events.Laid, events.Turned, events.Took, events.Deported, events.Swapped, events.Unused, events.Burnt),
        *(events.RoundBegan, events.GameScored, events.GameBegan),
        *(core.Drew, core.TurnBegan, core.Reshuffled, core.GameOver),
    )
)
OBSERVING = Observing(FIELDS, NUMBERS, write, seats=SEATS, told=TOLD, marks=marks, quick=quick)
