"""What a seat may know of a game that is written as one file, as whole numbers at fixed places (`core.observing`).

Each zone, value and set of dice has its fields, for as many seats as can play. Known cards are counted by kind, where
their order says nothing, and listed as they lie elsewhere; hidden ones are counted. A word is a place among those that
the file has, any other text its first letters.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from itertools import chain
from typing import Any

from pyengine.core.events import GameOver
from pyengine.core.observing import Ending, Field, Observing, Seats, Told, Written
from pyengine.kit import events
from pyengine.kit.cards import Pack
from pyengine.kit.moves import Act, seats
from pyengine.kit.values import DiceSpec, Rolled, Values, ValueSpec
from pyengine.kit.zones import Zone, ZoneSpec

MOST = 255
"""The largest number that a place can have."""
LETTERS = 12
"""So many letters are written of a text that is none of the file's words."""
_LONGEST_WORD = 16

Definition = Any
"""What a file declares, as `pyengine.kit.definition` has it."""
Part = Callable[[Any, int | None, int], tuple[bytes, list[int]]]
"""Writes a part as a seat sees it, whose bit is the third argument: its places, and its unbounded numbers."""


def observing_of(definition: Definition) -> Observing[Any]:
    """How the states of this file's game are written."""
    most = definition.players[1]
    rules = [word for word in definition.words if _is_rule(word)]
    ending, words = Ending(most, *rules), _Words(definition)
    fields = [Field("seat", most), Field("waiting", most), Field("turn", most), Field("players", most)]
    fields += words.fields("phase")
    numbers, writers = ["round"], list[tuple[str, Part]]()
    for name, spec in definition.parts.items():
        more, unbounded, writer = _part(name, spec, definition.pack, most, words)
        fields += more
        numbers += unbounded
        writers.append((definition.slots[name], writer))
    end = ending.fields

    def write(state: Any, seat: int | None) -> Written:
        bit = 1 << (state.players if seat is None else seat)
        waiting = state.to_act
        places = [
            _one(-1 if seat is None else seat, most),
            bytes(each in waiting for each in range(most)),
            _one(state.seat, most),
            _one(state.players - 1, most),
            words.write(state.phase),
        ]
        found = [state.round]
        for slot, written in writers:
            here, more = written(getattr(state, slot), seat, bit)
            places.append(here)
            found += more
        over, scores = ending.write(state.outcome)
        return b"".join([*places, over]), (*found, *scores)

    told = Told(
        (
            *(events.Moved, events.Shown, events.Shuffled, events.TurnedDown, events.Changed, events.Made),
            *(events.RoundBegan, GameOver),
        ),
        (*(card.code for card in definition.pack.kinds), *definition.parts, *words.places),
    )
    return Observing((*fields, *end), (*numbers, *ending.numbers), write, seats=_seats(definition), told=told)


def _seats(definition: Definition) -> Seats:
    """What of it speaks of seats; a number that a file keeps in a value stays as the file counts."""
    each = [name for name, spec in definition.parts.items() if spec.each]
    hidden = [f"{name}/hidden" for name in each if isinstance(definition.parts[name], ValueSpec)]
    return Seats(
        ("waiting", "turn", "outcome/place", *hidden),
        (*each, "outcome/score"),
        settled=("players",),
        turned=partial(_turned, definition),
    )


def _turned(definition: Definition, action: Any, seat: int, players: int) -> Act:
    """The same move with the players in its blanks as the seat counts them; those that nobody has stay as they are."""
    blanks = definition.moves[action.move].blanks
    args = [
        (value - seat) % players if kind is seats and value < players else value
        for value, (_, kind) in zip(action.args, blanks, strict=True)
    ]
    return Act(action.move, tuple(args))


def _is_rule(word: str) -> bool:
    head, hyphen, number = word.partition("-")
    return bool(hyphen) and head.isalnum() and head == head.upper() and number.isdigit()


def _one(at: int, size: int) -> bytes:
    """1 at a place, and 0 everywhere else."""
    return bytes(place == at for place in range(size))


class _Words:
    """The words that a value or a phase of a game can be: those of its Python, of its cards and of its options."""

    def __init__(self, definition: Definition) -> None:
        traits = [value for card in definition.pack.kinds for value in vars(card).values() if isinstance(value, str)]
        offered = [choice for option in definition.options for choice in option.choices]
        codes = {card.code for card in definition.pack.kinds}
        every = dict.fromkeys(chain(definition.words, traits, offered))
        words = [word for word in every if 0 < len(word) <= _LONGEST_WORD and word not in codes]
        found = [word for word in words if word.isidentifier() and not word.startswith("_")]
        self.places = {word: at for at, word in enumerate(found)}
        self.written = {word: _one(at, len(found)) + bytes(LETTERS) for word, at in self.places.items()}

    def fields(self, name: str) -> list[Field]:
        """The fields of a text."""
        return [Field(f"{name}/word", len(self.places)), Field(f"{name}/letters", LETTERS, MOST)]

    def write(self, text: str) -> bytes:
        """The places of a text; nothing for an empty one."""
        known = self.written.get(text)
        if known is not None:
            return known
        return bytes(len(self.places)) + text.encode()[:LETTERS].ljust(LETTERS, b"\0")


def _part(name: str, spec: Any, pack: Pack, most: int, words: _Words) -> tuple[list[Field], list[str], Part]:
    """The fields and numbers of a part, and what writes it; for each seat, where every seat has one."""
    if isinstance(spec, ValueSpec):
        return _value(name, spec, most, words)
    if isinstance(spec, DiceSpec):
        fields, write = _dice(spec)
    else:
        fields, write = _sorted(pack) if spec.sorted else _row(spec, pack) if spec.places else _pile(pack)
    size = sum(field.size for field in fields)
    if not spec.each:
        return [_named(name, each) for each in fields], [], lambda part, seat, bit: (write(part, seat, bit), [])

    def of_all(part: Any, seat: int | None, bit: int) -> tuple[bytes, list[int]]:
        return b"".join([write(each, seat, bit) for each in part]).ljust(most * size, b"\0"), []

    return [_named(f"{name}/{at}", each) for at in range(most) for each in fields], [], of_all


def _named(name: str, field: Field) -> Field:
    return Field(f"{name}/{field.name}", field.size, field.most)


Writer = Callable[[Any, int | None, int], bytes]


def _sorted(pack: Pack) -> tuple[list[Field], Writer]:
    """A hand: how many of each kind the seat knows to be there, and how many more there are."""
    kinds, fewest = len(pack.kinds), min(len(pack), MOST)
    fields = [Field("cards", kinds, min(max(pack.counts, default=1), MOST)), Field("hidden", 1, fewest)]

    def write(zone: Zone, _: int | None, bit: int) -> bytes:
        found = bytearray(kinds + 1)
        for card, seen in zip(zone.cards, zone.seen, strict=True):
            found[card.index if seen & bit else kinds] += 1
        return bytes(found)

    return fields, write


def _codes(pack: Pack) -> tuple[int, int]:
    """The largest code of a card that lies somewhere, and how many places it takes: two where one byte is too small.

    A card's code is its kind plus 1, that of a hidden card the one behind the last kind's.
    """
    most = len(pack.kinds) + 1
    return most, 1 if most <= MOST else 2


def _lying(zone: Zone, bit: int, hidden: int, width: int) -> bytes:
    found = bytearray()
    for card, seen in zip(zone.cards, zone.seen, strict=True):
        code = 0 if card is None else card.index + 1 if seen & bit else hidden
        found += code.to_bytes(width, "big")
    return bytes(found)


def _pile(pack: Pack) -> tuple[list[Field], Writer]:
    """A pile: its top card, how many of each kind are known to be there, and all cards as they lie."""
    kinds, size = len(pack.kinds), len(pack)
    hidden, width = _codes(pack)
    fields = [
        Field("top", kinds),
        Field("cards", kinds, min(max(pack.counts, default=1), MOST)),
        Field("order", size * width, hidden if width == 1 else MOST),
    ]

    def write(zone: Zone, _: int | None, bit: int) -> bytes:
        top, counts = bytearray(kinds), bytearray(kinds)
        for card, seen in zip(zone.cards, zone.seen, strict=True):
            if seen & bit:
                counts[card.index] += 1
        if zone.cards and zone.seen[-1] & bit:
            top[zone.cards[-1].index] = 1
        return bytes(top + counts) + _lying(zone, bit, hidden, width).ljust(size * width, b"\0")

    return fields, write


def _row(spec: ZoneSpec, pack: Pack) -> tuple[list[Field], Writer]:
    """Places: what lies at each, as one of the kinds, or a hidden card."""
    size = len(pack.kinds) + 1
    fields = [Field(f"place/{place}", size) for place in range(spec.places)]

    def write(zone: Zone, _: int | None, bit: int) -> bytes:
        found = bytearray(spec.places * size)
        for place, (card, seen) in enumerate(zip(zone.cards, zone.seen, strict=True)):
            if card is not None:
                found[place * size + (card.index if seen & bit else size - 1)] = 1
        return bytes(found)

    return fields, write


def _dice(spec: DiceSpec) -> tuple[list[Field], Writer]:
    """Dice: how many show each face, or how many are hidden."""
    fields = [Field("faces", spec.sides, MOST), Field("hidden", 1, MOST)]

    def write(dice: Rolled, seat: int | None, _: int) -> bytes:
        if not (dice.is_open or dice.owner == seat):
            return bytes(spec.sides) + bytes([len(dice)])
        return bytes(dice.count(face) for face in range(1, spec.sides + 1)) + b"\0"

    return fields, write


def _value(name: str, spec: ValueSpec, most: int, words: _Words) -> tuple[list[Field], list[str], Part]:
    """A word as a place, a number as it is; of those that each seat has, also which ones are hidden."""
    texts = isinstance(spec.start, str)
    names = [f"{name}/{seat}" for seat in range(most)] if spec.each else [name]
    fields = [field for each in names for field in (words.fields(each) if texts else [])]
    fields += [Field(f"{name}/hidden", most)] if spec.each else []
    numbers = [] if texts else names

    def write(part: Any, seat: int | None, _: int) -> tuple[bytes, list[int]]:
        values = list(_seen(part, seat)) if isinstance(part, Values) else [part]
        hidden = bytes(value is None for value in values).ljust(most, b"\0") if spec.each else b""
        if not texts:
            found = [int(value or 0) for value in values]
            return hidden, found + [0] * (len(numbers) - len(found))
        written = b"".join([words.write(value or "") for value in values])
        return written.ljust(len(names) * (len(words.places) + LETTERS), b"\0") + hidden, []

    return fields, numbers, write


def _seen(values: Values, seat: int | None) -> Iterator[Any]:
    """Each seat's value; None where it is hidden."""
    for at, value in enumerate(values):
        yield value if values.is_open or at == seat else None
