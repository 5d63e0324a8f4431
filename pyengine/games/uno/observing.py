"""What a seat of UNO may know as whole numbers, as `view` tells it; seats are counted as the match has them.

`cards` of a hand are a place for each coloured card, then the Wilds and the Wild Draw Twos, whose
number takes two places as binary digits, the lower first. Of `lots` the first ones are there, from ties of ties.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache

from pyengine.core import events as core
from pyengine.core.observing import Ending, Field, Observing, Seats, Told, Written, flags, in_order, one_of, present
from pyengine.core.state import Action
from pyengine.core.vectors import SCALED, Floats, PileWriter, Remembered, Shape, shares, spread
from pyengine.games.uno import events
from pyengine.games.uno.pieces import CALL, CATCHES, DECK, DRAWN, Catch
from pyengine.games.uno.state import UnoState
from pyengine.games.uno.view import known

_MOST = 10
_KINDS, _BITS, _COLOURS = 54, 56, 4
_LOTS = 40
_BELOW = (1 << _BITS) - 1
_SEAT, _KIND, _COLOUR, _PHASE = one_of(_MOST), one_of(_KINDS), one_of(4), one_of(4)
_DRAWN = one_of(_KINDS + 1)
"""By the card just drawn; the last place says that there is one, which is hidden."""
_SET = flags(_MOST)
_DIRECTION = one_of(2)
_FLAGS = (b"\0\0", b"\0\1"), (b"\1\0", b"\1\1")
_DIGITS = bytes.maketrans(b"01", b"\0\1")
_END = Ending(_MOST, "UNO-20", "UNO-21")
_NO_HAND = bytes(_BITS)
_BEFORE = tuple(_NO_HAND * seats for seats in range(_MOST))
_AFTER = tuple((0,) * (_MOST - players) for players in range(_MOST + 1))

FIELDS = (
    *(Field("seat", _MOST), Field("awaited", _MOST), Field("accused", _MOST), Field("open", _MOST)),
    Field("let", _MOST),
    *(Field("direction", 2), Field("phase", 4), Field("colour", 4), Field("was", 4)),
    *(Field("top", _KINDS), Field("drawn", _KINDS + 1), Field("late", 1, len(DECK)), Field("deck", 1, len(DECK))),
    *(Field("discard/kinds", _KINDS), Field("discard/order", len(DECK), _KINDS)),
    *(Field("counts", _MOST, len(DECK)), *(Field(f"players/{seat}/cards", _BITS) for seat in range(_MOST))),
    *(Field("players", _MOST), Field("dealer", _MOST), Field("lots", _LOTS, _KINDS)),
    *(Field(f"last/{seat}/cards", _BITS) for seat in range(_MOST)),
    *(Field("caught"), Field("bluff"), *_END.fields),
)
NUMBERS = ("target", "round", *(f"players/{seat}/score" for seat in range(_MOST)), *_END.numbers)


def _cards(hand: int) -> bytes:
    """A place for each bit of a hand, but for the number of its cards."""
    return format(hand & _BELOW, "056b").encode().translate(_DIGITS)[::-1]


def _hands(hands: tuple[int, ...]) -> bytes:
    """Hands that lie open at the end of a round, in `_MOST` parts."""
    return b"".join(map(_cards, hands)).ljust(_MOST * _BITS, b"\0")


@lru_cache(maxsize=256)
def _of_round(players: int, dealer: int, lots: tuple[int, ...], last: tuple[int, ...]) -> bytes:
    """What stays as it is for a round."""
    return _SEAT[players - 1] + _SEAT[dealer] + in_order(lots, _LOTS) + _hands(last)


def _held(state: UnoState, seat: int | None) -> bytes:
    """The hands as far as the seat sees them."""
    if state.outcome:
        return _hands(tuple(state.hands))
    if state.knows:
        seen = [hand if at == seat else known(state, at, seat) for at, hand in enumerate(state.hands)]
        return b"".join(map(_cards, seen)).ljust(_MOST * _BITS, b"\0")
    if seat is None:
        return _NO_HAND * _MOST
    return _BEFORE[seat] + _cards(state.hands[seat]) + _BEFORE[_MOST - 1 - seat]


def write(state: UnoState, seat: int | None) -> Written:
    """The fields and numbers of `OBSERVING`."""
    options, outcome, phase, discard, hands = state.options, state.outcome, state.phase, state.discard, state.hands
    awaited = -1 if outcome else state.to_act[-1]
    drawn, lying = -1, bytes(discard)
    if phase == DRAWN:
        drawn = state.drawn if seat == awaited else _KINDS
    ending, scores = _END.write(outcome)
    fields = (
        _SEAT[-1 if seat is None else seat],
        _SEAT[awaited],
        _SEAT[state.accused if phase == CALL else -1],
        _SEAT[state.open],
        _SET[state.let],
        _DIRECTION[state.direction],
        _PHASE[phase],
        _COLOUR[state.face >> 4],
        _COLOUR[state.was],
        _KIND[discard[-1]],
        _DRAWN[drawn],
        bytes((state.late >> _BITS, len(state.deck))),
        present(lying, _KINDS),
        in_order(lying, len(DECK)),
        bytes([hand >> _BITS for hand in hands]).ljust(_MOST, b"\0"),
        _held(state, seat),
        _of_round(state.players, state.dealer, state.lots, tuple(hands) if outcome else state.last),
        _FLAGS[options.caught][options.bluff],
        ending,
    )
    return b"".join(fields), (options.target, state.stage, *state.scores, *_AFTER[state.players], *scores)


_QUARTER, _FIRST = 14, (1 << 14) - 1
_EIGHTH = tuple([spread(bits) for bits in flags(_QUARTER // 2)])
_QUARTERS = Remembered[int, Floats](lambda cards: _EIGHTH[cards & 127] + _EIGHTH[cards >> 7], 1 << _QUARTER)
"""A quarter of a hand's bits as places."""
_HELD = shares(len(DECK))
_FLAG = (0.0, *(1.0,) * len(DECK))


def _put_cards(hand: int, into: Floats, at: int) -> None:
    """Set the places of a hand's cards from `at` on, which are zeros."""
    cards = hand & _BELOW
    while cards:
        if quarter := cards & _FIRST:
            into[at : at + _QUARTER] = _QUARTERS[quarter]
        at += _QUARTER
        cards >>= _QUARTER


def quick(shape: Shape) -> Callable[[UnoState, int], Floats]:
    """The same as vectors of float32."""
    players, zeros, end = shape.players, shape.zeros(), _END.quick(shape)
    awaited, accused, opened, let, dealer, counts = shape.starts(
        *("awaited", "accused", "open", "let", "dealer", "counts")
    )
    direction, phases, colour, was, top, drawn = shape.starts("direction", "phase", "colour", "was", "top", "drawn")
    late, deck, pile, number = shape.starts("late", "deck", "discard/kinds", "round")
    hands, last = shape.of_players("players/{}/cards"), shape.of_players("last/{}/cards")
    scores = shape.of_players("players/{}/score")
    discard, lying = PileWriter(_KINDS, len(DECK), _FLAG), slice(pile, pile + _KINDS + len(DECK))

    def put_hands(state: UnoState, seat: int, found: Floats) -> None:
        held, before = state.hands, state.hands if state.outcome else state.last
        for at, hand in enumerate(held):
            found[counts + (at - seat) % players] = _HELD[hand >> _BITS]
        _put_cards(held[seat], found, hands[0])
        if state.knows or state.outcome:
            for at in range(1, players):
                owner = (seat + at) % players
                _put_cards(held[owner] if state.outcome else known(state, owner, seat), found, hands[at])
        for at, hand in enumerate(before):
            _put_cards(hand, found, last[(at - seat) % players])

    def write(state: UnoState, seat: int) -> Floats:
        found, phase, acting = zeros[:], state.phase, -1
        if state.outcome:
            end(state.outcome, seat, found)
        else:
            acting = state.to_act[-1]
            found[awaited + (acting - seat) % players] = 1.0
        found[direction + state.direction] = found[phases + phase] = 1.0
        if state.face >> 4 < _COLOURS:
            found[colour + (state.face >> 4)] = 1.0
        if phase == DRAWN:
            found[drawn + (state.drawn if seat == acting else _KINDS)] = 1.0
        elif phase == CALL:
            found[accused + (state.accused - seat) % players] = 1.0
        if state.was < _COLOURS:
            found[was + state.was] = 1.0
        if state.open >= 0:
            found[opened + (state.open - seat) % players] = 1.0
        if state.let:
            for other in range(players):
                found[let + other] = state.let >> (seat + other) % players & 1
        found[top + state.discard[-1]] = 1.0
        found[late], found[deck] = _HELD[state.late >> _BITS], _HELD[len(state.deck)]
        found[lying] = discard.part(state.discard)
        put_hands(state, seat, found)
        found[dealer + (state.dealer - seat) % players] = 1.0
        if any(state.scores):
            for at, score in enumerate(state.scores):
                found[scores[(at - seat) % players]] = SCALED[score]
        found[number] = SCALED[state.stage]
        return found

    return write


def _turned(action: Action, seat: int, players: int) -> Action:
    """Of whom to catch the seat that catches is 0; seats that nobody has stay as they are."""
    if isinstance(action, Catch) and action.culprit < players:
        return CATCHES[(action.culprit - seat) % players]
    return action


SEATS = Seats(
    each=("awaited", "accused", "open", "let", "counts", "dealer", "outcome/place"),
    of=("players", "last", "outcome/score"),
    settled=("players", "lots", "caught", "bluff", "target"),
    turned=_turned,
)
TOLD = Told(
    (
        *(events.Laid, events.Drew, events.Kept, events.Skipped, events.Reversed, events.Named, events.Challenged),
        *(events.Caught, events.LetPass, events.RoundEnded, events.Dealt),
        *(core.TurnBegan, core.Reshuffled, core.GameOver),
    ),
    (*("uno", "guilty", "left", "right"), *(f"UNO-{number}" for number in (6, 9, 10, 11, 13, 14, 17, 18))),
)
OBSERVING = Observing(FIELDS, NUMBERS, write, seats=SEATS, told=TOLD, quick=quick)
