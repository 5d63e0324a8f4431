"""What a seat of Glastonbury may know as whole numbers, as `view` tells it.

A card is told by its kind, its number, and a place each for the joker and the spells. `step` is by how much a wizard
moves (the last place: hidden), `spells/order` what lies beside a cauldron as it lies. A cauldron has for each card
where it lies, from 1; of the two jokers the second has a place of its own. Cauldrons, what was laid `aside`, and what
Bad Luck put under the deck, the lowest first, can be seen only after the end or not at all. But all of it was seen to
go there (GLA-10, GLA-17, GLA-21): `recall` has it.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable
from functools import lru_cache
from operator import itemgetter

from pyengine.core import events as core
from pyengine.core.events import HIDDEN
from pyengine.core.observing import Ending, Field, Observing, Seats, Told, Written, counts_of, in_order, one_of
from pyengine.core.vectors import Floats, Remembered, Shape, shares, spread
from pyengine.games.glastonbury import events
from pyengine.games.glastonbury.pieces import (
    CARD_TEXTS,
    CAULDRON,
    COLOURS,
    COPIES,
    GAP,
    JOKER,
    KINDS,
    LOOKS,
    LUCK,
    NONE,
    NUMBERS,
    OPEN,
    PLACES,
    SPELL_TEXTS,
    STOPS,
    USING,
    WIZARDS,
)
from pyengine.games.glastonbury.state import GlastonburyState
from pyengine.games.glastonbury.view import step

_MOST = 4
_ALL, _STEPS = sum(COPIES), 6
_SPELLS = sum(COPIES[JOKER + 1 :])
_KIND, _NUMBER, _SPECIAL = one_of(len(KINDS)), one_of(4), one_of(len(CARD_TEXTS) - JOKER)
_INGREDIENTS = tuple(_KIND[card // 4] + _NUMBER[card % 4] + _SPECIAL[-1] for card in range(JOKER))
_NO_CARD = bytes(len(_INGREDIENTS[0]))
_CARD = (*_INGREDIENTS, *(_KIND[-1] + _NUMBER[-1] + special for special in _SPECIAL[:-1]), _NO_CARD, _NO_CARD)
"""By card; corners and gaps count from the end."""
_SEAT, _COLOUR, _LOOK, _STOP = one_of(_MOST), one_of(len(COLOURS)), one_of(len(LOOKS)), one_of(len(STOPS))
_WIZARD, _USING, _STEP = one_of(len(WIZARDS)), one_of(len(USING)), one_of(_STEPS)
_POT = JOKER + 2
_SEALED = bytes(_MOST * _POT)
_BURIED = (_MOST - 1) * COPIES[LUCK]
_FORGOTTEN = bytes(len(CARD_TEXTS) + _BURIED)
_END = Ending(_MOST, "GLA-20", "GLA-22")
_PLAYER = (
    *(Field("wizard", len(WIZARDS)), Field("place", len(STOPS)), Field("step", _STEPS), Field("top", len(_NO_CARD))),
    *(Field("spells/kinds", len(SPELL_TEXTS), 4), Field("spells/order", _SPELLS, len(SPELL_TEXTS))),
    *(Field("recipes/known"), Field("recipes/colour", len(COLOURS)), Field("recipes/look", len(LOOKS))),
)
_ABSENT = bytes(sum(field.size for field in _PLAYER))

FIELDS = (
    *(Field("seat", _MOST), Field("players", _MOST), Field("to_act", _MOST), Field("start"), Field("using", 3)),
    *(Field("out", len(COLOURS)), Field("outer_lines"), Field("recipes"), Field("ended", _MOST)),
    *(Field(f"grid/{PLACES[place]}", len(_NO_CARD)) for place in OPEN),
    *(Field("deck", 1, _ALL), Field("aside", 1, _ALL), Field("counts", _MOST, _ALL)),
    *(Field("aside/cards", len(CARD_TEXTS), max(COPIES)), Field("deck/buried", _BURIED, JOKER + 1)),
    *(Field(f"players/{seat}/{name}", size, most) for seat in range(_MOST) for name, size, most in _PLAYER),
    *(Field(f"players/{seat}/cauldron", _POT, _POT) for seat in range(_MOST)),
    *_END.fields,
)


# What lies beside and in a cauldron changes but once in a turn, so that what was written of it is kept.
@lru_cache(maxsize=1024)
def _cauldron(cards: tuple[int, ...]) -> bytes:
    """Where each card lies."""
    found = bytearray(_POT)
    for place, card in enumerate(cards, 1):
        found[card + 1 if card == JOKER and found[card] else card] = place
    return bytes(found)


@lru_cache(maxsize=1024)
def _spells(spells: tuple[int, ...]) -> bytes:
    """How many there are of each, and as they lie."""
    return counts_of(spells, len(SPELL_TEXTS)) + in_order(spells, _SPELLS)


def _step(state: GlastonburyState, owner: int) -> int:
    """The place that tells by how much the wizard moves."""
    moves = step(state, owner)
    return _STEPS - 1 if moves == HIDDEN else int(moves)


def _player(state: GlastonburyState, owner: int, visible: bool) -> bytes:
    """What is told of one seat; `visible` are its recipes, if it has any."""
    cauldron, spells, moves = state.cauldrons[owner], state.spells[owner], _step(state, owner)
    shown = visible and state.with_recipes
    return b"".join(
        (
            _WIZARD[state.colours[owner]],
            _STOP[state.places[owner]],
            _STEP[moves],
            _CARD[cauldron[-1] if cauldron else GAP],
            _spells(tuple(spells)),
            b"\1" if shown else b"\0",
            _COLOUR[state.recipes[2 * owner] if shown else -1],
            _LOOK[state.recipes[2 * owner + 1] if shown else -1],
        )
    )


def write(state: GlastonburyState, seat: int | None) -> Written:
    """The fields and numbers of `OBSERVING`, as far as the seat can see them."""
    return _written(state, seat, _FORGOTTEN, state.outcome is not None)


def recall(state: GlastonburyState, seat: int | None) -> Written:
    """All of them, as one has them who has forgotten nothing."""
    unseen = counts_of(state.aside, len(CARD_TEXTS)) + in_order(state.deck[: state.known], _BURIED)
    return _written(state, seat, unseen, True)


def _written(state: GlastonburyState, seat: int | None, unseen: bytes, open_cauldrons: bool) -> Written:
    outcome, players, grid = state.outcome, len(state.colours), state.grid
    ending, final = _END.write(outcome)
    cauldrons = state.cauldrons
    fields = (
        _SEAT[-1 if seat is None else seat],
        _SEAT[players - 1],
        _SEAT[-1 if outcome else state.seat],
        b"\1" if GAP in state.places else b"\0",
        _USING[state.using],
        _COLOUR[state.out],
        b"\1" if state.outer else b"\0",
        b"\1" if state.with_recipes else b"\0",
        _SEAT[state.ended if outcome else -1],
        b"".join([_CARD[grid[place]] for place in OPEN]),
        bytes((len(state.deck), len(state.aside), *map(len, cauldrons))).ljust(2 + _MOST, b"\0"),
        unseen,
        *[_player(state, owner, owner == seat or outcome is not None) for owner in range(players)],
        _ABSENT * (_MOST - players),
        b"".join(map(_cauldron, map(tuple, cauldrons))).ljust(len(_SEALED), b"\0") if open_cauldrons else _SEALED,
        ending,
    )
    return b"".join(fields), final


_CARD_FLOATS = tuple([spread(places) for places in _CARD])
_CARD_BYTES = tuple([places.tobytes() for places in _CARD_FLOATS])
_open = itemgetter(*OPEN)
_CARDS, _COPIES, _PLACES = shares(_ALL), shares(max(COPIES)), shares(_POT)
_BURIED_CARDS = shares(JOKER + 1)
_SPELL_FLOATS = Remembered[bytes, Floats](
    lambda spells: spread(counts_of(spells, len(SPELL_TEXTS)), 4) + spread(in_order(spells, _SPELLS), len(SPELL_TEXTS))
)


def _one_more(cards: bytes) -> Floats:
    """The places of a cauldron from those of the same without its top."""
    if not cards:
        return array("f", bytes(4 * _POT))
    found, card = _CAULDRONS[cards[:-1]][:], cards[-1]
    found[card + 1 if card == JOKER and found[card] else card] = _PLACES[len(cards)]
    return found


_CAULDRONS = Remembered[bytes, Floats](_one_more)


def quick(shape: Shape) -> Callable[[GlastonburyState, int], Floats]:
    """The same as vectors of float32."""
    players, memory, zeros, end = shape.players, shape.memory, shape.zeros(), _END.quick(shape)
    to_act, start, using, out, ended = shape.starts("to_act", "start", "using", "out", "ended")
    deck, aside, counts, known, buried = shape.starts("deck", "aside", "counts", "aside/cards", "deck/buried")
    wizards, stops, steps, tops, spells, recipes, colours, looks, cauldrons = (
        shape.of_players(f"players/{{}}/{name}")
        for name in (
            *("wizard", "place", "step", "top", "spells/kinds", "recipes/known", "recipes/colour", "recipes/look"),
            "cauldron",
        )
    )
    first = shape.start(f"grid/{PLACES[OPEN[0]]}")
    lying = slice(first, first + len(OPEN) * len(_NO_CARD))
    clockwise = [[(seat + turn) % players for turn in range(players)] for seat in range(players)]

    def write(state: GlastonburyState, seat: int) -> Floats:
        found = zeros[:]
        if outcome := state.outcome:
            end(outcome, seat, found)
            found[ended + (state.ended - seat) % players] = 1.0
        else:
            found[to_act + (state.seat - seat) % players] = 1.0
        found[using + state.using] = 1.0
        found[start] = GAP in state.places
        if state.out != NONE:
            found[out + state.out] = 1.0
        found[lying] = array("f", b"".join([_CARD_BYTES[card] for card in _open(state.grid)]))
        found[deck] = _CARDS[len(state.deck)]
        found[aside] = _CARDS[len(state.aside)]
        if memory:
            for card in state.aside:
                found[known + card] = _COPIES[state.aside.count(card)]
            for at, card in enumerate(state.deck[: state.known], buried):
                found[at] = _BURIED_CARDS[card + 1]
        for at, owner in enumerate(clockwise[seat]):
            cauldron = state.cauldrons[owner]
            found[wizards[at] + state.colours[owner]] = 1.0
            if state.places[owner] != GAP:
                found[stops[at] + state.places[owner]] = 1.0
            moves = CAULDRON
            if cauldron:
                moves = NUMBERS[cauldron[-1]] or _step(state, owner)
                found[counts + at] = _CARDS[len(cauldron)]
                found[tops[at] : tops[at] + len(_NO_CARD)] = _CARD_FLOATS[cauldron[-1]]
                if memory or outcome:
                    found[cauldrons[at] : cauldrons[at] + _POT] = _CAULDRONS[bytes(cauldron)]
            found[steps[at] + moves] = 1.0
            if kept := state.spells[owner]:
                found[spells[at] : spells[at] + len(SPELL_TEXTS) + _SPELLS] = _SPELL_FLOATS[bytes(kept)]
            if state.with_recipes and (outcome or not at):
                colour, look = state.recipes[2 * owner : 2 * owner + 2]
                found[recipes[at]] = found[colours[at] + colour] = found[looks[at] + look] = 1.0
        return found

    return write


SEATS = Seats(
    each=("to_act", "ended", "counts", "outcome/place"),
    of=("players", "outcome/score"),
    settled=("players", "outer_lines", "recipes"),
)
TOLD = Told(
    (
        *(events.Placed, events.Moved, events.Took, events.Filled, events.Lost, events.Looked, events.Used),
        *(events.Passed, core.TurnBegan, core.SetUp, core.GameOver),
    ),
    (*CARD_TEXTS, *SPELL_TEXTS, *STOPS, "deck"),
)
OBSERVING = Observing(FIELDS, _END.numbers, write, recall, SEATS, TOLD, quick=quick)
