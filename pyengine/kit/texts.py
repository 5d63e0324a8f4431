"""Positions of a game that is written as one file, as text.

    players 2 | seat 1 | hand 1 9h 3c | hand 2 4d | pile 5s | suit s | rng 0

A zone of each seat has the seat behind its name. Cards that no item names lie in the deck, the lowest on top.
Behind a card `@` says who knows it besides those who see it there: seats, or `@all`; `@none` stands where nobody does.
"""

from __future__ import annotations

from typing import Any

from pyengine.core.notation import Word, items
from pyengine.core.options import settle
from pyengine.core.outcome import Outcome
from pyengine.core.position.items import Stream
from pyengine.core.prng import SEEDS, Chance, Prng
from pyengine.core.tape import PREFIX, Tape
from pyengine.kit.cards import Card
from pyengine.kit.state import KitState
from pyengine.kit.values import Plain, Rolled, Values, ValueSpec
from pyengine.kit.zones import Zone, ZoneSpec

Definition = Any
"""What a file declares, as `pyengine.kit.definition` has it."""
EMPTY = "-"
"""Stands for an empty place of a row, and for a zone in which nothing lies."""
_STREAM = Stream()
_MOST_ROUND = 9999


# Writing --------------------------------------------------------------------------------------------------------------


def write(definition: Definition, state: KitState) -> str:
    """State → position text, on one line."""
    parts = [f"players {state.players}"]
    parts += [f"option {name} {value}" for name, value in state.chosen.items()]
    parts.append(f"seat {state.seat + 1}")
    if state._at_once:
        parts.append("waiting " + " ".join(str(seat + 1) for seat in state.to_act))
    parts += [f"phase {state.phase}"] if state.phase else []
    parts += [f"round {state.round}"] if state.round > 1 else []
    for name, slot in definition.slots.items():
        parts += _written(name, getattr(state, slot))
    if state.outcome:
        ranking = " ".join("+".join(str(seat + 1) for seat in group) for group in state.outcome.ranking)
        scores = " ".join(map(str, state.outcome.scores))
        parts.append(f"over {state.outcome.reason} {ranking} ; {scores}")
    parts.append(f"rng {_STREAM.words(state.chance)}")
    return " | ".join(parts)


def _written(name: str, part: Any) -> list[str]:
    if isinstance(part, Zone):
        seat = f" {part.owner + 1}" if part.owner >= 0 else ""
        cards = [_card(part, place) for place in range(len(part.cards))]
        return [f"{name}{seat} {' '.join(cards) or EMPTY}"]
    if isinstance(part, Values):
        shown = " open" if part.shown else ""
        return [f"{name} {' '.join(map(_value, part.now))}{shown}"]
    if isinstance(part, Rolled):
        seat = f" {part.owner + 1}" if part.owner >= 0 else ""
        shown = " open" if part.shown else ""
        return [f"{name}{seat} {' '.join(map(str, part.faces)) or EMPTY}{shown}"]
    if isinstance(part, tuple):
        return [text for each in part for text in _written(name, each)]
    return [f"{name} {_value(part)}"]


def _value(value: Plain) -> str:
    if isinstance(value, bool):
        return "yes" if value else "no"
    return EMPTY if value in ("", None) else str(value)


def _card(zone: Zone, place: int) -> str:
    card, seen = zone.cards[place], zone.seen[place]
    if card is None:
        return EMPTY
    return card.code if seen == zone.mask else f"{card.code}@{_knowers(zone, seen)}"


def _knowers(zone: Zone, seen: int) -> str:
    if seen == zone.public:
        return "all"
    last = zone.public.bit_length() - 1
    return (
        "".join("s" if seat == last else str((seat + 1) % 10) for seat in range(last + 1) if seen >> seat & 1) or "none"
    )


# Reading --------------------------------------------------------------------------------------------------------------


def read(definition: Definition, text: str) -> KitState:
    """Position text → state; raises `NotationError`."""
    found = [(words[0], words[1:]) for words in items(text)]
    players = definition.players[0]
    if named := next(((head, words) for head, words in found if head.text == "players"), None):
        players = _one(*named).number("players", *definition.players)
    chosen = settle(
        definition.options, {words[0].text: words[1].text for head, words in found if head.text == "option"}
    )
    state: KitState = definition.state_class.begun(players, Prng.resume(0), chosen)
    used = dict[int, int]()
    deck_named, waiting = False, tuple[int, ...]()
    for head, words in found:
        name = head.text
        if name in ("players", "option"):
            continue
        if name == "seat":
            state._seat = _one(head, words).number("seat", 1, players) - 1
        elif name == "waiting":
            waiting = tuple(sorted({word.number("seat", 1, players) - 1 for word in words}))
        elif name == "phase":
            state._phase = _one(head, words).text
        elif name == "round":
            state._round = _one(head, words).number("round", 1, _MOST_ROUND)
        elif name == "over":
            state._outcome = _outcome(head, words, players)
        elif name == "rng":
            state.chance = _chance(_one(head, words))
        elif name in definition.parts:
            deck_named |= definition.slots[name] == definition.deck
            _read_part(definition, state, head, words, used)
        else:
            raise head.wrong("item")
    # Only once all is read: the items stand in any order.
    state._waiting = () if state._outcome else waiting or (state._seat,)
    state._at_once = bool(waiting) and not state._outcome
    if definition.deck and not deck_named:
        deck: Zone = getattr(state, definition.deck)
        rest = [card for card in definition.pack.kinds for _ in range(_left(definition, card, used))]
        deck.cards, deck.seen = list(reversed(rest)), [deck.mask] * len(rest)
    return state


def _one(head: Word, words: list[Word]) -> Word:
    if len(words) != 1:
        raise words[1].wrong("one value") if words else head.lacking("value")
    return words[0]


def _chance(word: Word) -> Chance:
    """The stream of random numbers, or the answers that a sealed game was given."""
    if not word.text.startswith(PREFIX):
        return Prng.resume(word.number("rng", 0, SEEDS - 1))
    tape = Tape.of(word.text)
    if tape is None:
        raise word.wrong("tape of chance")
    return tape


def _outcome(head: Word, words: list[Word], players: int) -> Outcome:
    if len(words) < 3 or ";" not in [word.text for word in words]:
        raise head.lacking("rule, ranking ; scores")
    at = [word.text for word in words].index(";")
    ranking = tuple(
        tuple(Word(seat, word.line, word.column).number("seat", 1, players) - 1 for seat in word.text.split("+"))
        for word in words[1:at]
    )
    scores = tuple(_whole(word) for word in words[at + 1 :])
    return Outcome(words[0].text, ranking, scores)


def _whole(word: Word) -> int:
    text = word.text.removeprefix("-")
    number = Word(text, word.line, word.column).number("number", 0, 10**9)
    return -number if text != word.text else number


def _read_part(definition: Definition, state: KitState, head: Word, words: list[Word], used: dict[int, int]) -> None:
    """Read an item about a zone, a value or dice."""
    spec, part = definition.parts[head.text], getattr(state, definition.slots[head.text])
    if isinstance(spec, ValueSpec):
        given = [word for word in words if word.text != "open"] if spec.each else words
        if len(given) != (state.players if spec.each else 1):
            raise head.lacking("value of each seat" if spec.each else "value")
        values = [_typed(word, spec.start) for word in given]
        if spec.each:
            part.now, part.shown = values, len(given) < len(words)
        else:
            setattr(state, definition.slots[head.text], values[0])
        return
    if isinstance(part, tuple):
        if not words:
            raise head.lacking("seat")
        part, words = part[words[0].number("seat", 1, state.players) - 1], words[1:]
    if isinstance(part, Rolled):
        faces = [word for word in words if word.text not in ("open", EMPTY)]
        part.faces = sorted(word.number("die", 1, part.spec.sides) for word in faces)
        part.shown = any(word.text == "open" for word in words)
        return
    assert isinstance(spec, ZoneSpec)
    _read_zone(definition, part, spec, words, used)


def _typed(word: Word, start: Plain) -> Plain:
    if isinstance(start, bool):
        if word.text not in ("yes", "no"):
            raise word.wrong("yes or no")
        return word.text == "yes"
    if isinstance(start, int):
        return _whole(word)
    if start is None and word.text.removeprefix("-").isdigit():
        return _whole(word)
    if start is None and word.text == "None":
        raise word.wrong(f"{EMPTY} in place of None")
    empty = None if start is None else ""
    return empty if word.text == EMPTY else word.text


def _read_zone(definition: Definition, zone: Zone, spec: ZoneSpec, words: list[Word], used: dict[int, int]) -> None:
    if not spec.places and [word.text for word in words] == [EMPTY]:
        words = []
    if spec.places and len(words) > spec.places:
        raise words[spec.places].wrong("end of the row")
    for place, word in enumerate(words):
        if spec.places and word.text == EMPTY:
            continue
        code, mark, knowers = word.text.partition("@")
        card = definition.pack.by_code.get(code)
        if card is None:
            raise word.wrong("card")
        used[card.index] = used.get(card.index, 0) + 1
        if _left(definition, card, used) < 0:
            raise word.wrong("card that is not used yet")
        zone.put(card, _mask(zone, word, knowers) if mark else zone.mask, place if spec.places else None)


def _left(definition: Definition, card: Card, used: dict[int, int]) -> int:
    there: int = definition.pack.counts[card.index]
    return there - used.get(card.index, 0)


def _mask(zone: Zone, word: Word, knowers: str) -> int:
    if knowers in ("all", "none"):
        return zone.public if knowers == "all" else 0
    last, mask = zone.public.bit_length() - 1, 0
    for sign in knowers:
        seat = last if sign == "s" else (int(sign) - 1) % 10 if sign.isascii() and sign.isdigit() else last + 1
        if seat > last or (seat == last and sign != "s"):
            raise word.wrong("seats who know the card")
        mask |= 1 << seat
    return mask


# Facts ----------------------------------------------------------------------------------------------------------------


def facts(definition: Definition, state: KitState) -> dict[str, str]:
    """Each zone's size and cards, and each value; those of each seat with its number behind the name. Values of each
    seat stand there all together besides.
    """
    found = {"phase": state.phase or EMPTY, "round": str(state.round)}
    for name, slot in definition.slots.items():
        part = getattr(state, slot)
        for each in part if isinstance(part, tuple) else (part,):
            seat = f" {each.owner + 1}" if isinstance(each, Zone | Rolled) and each.owner >= 0 else ""
            if isinstance(each, Zone):
                found[f"{name}-size{seat}"] = str(len(each))
                found[f"{name}{seat}"] = " ".join(card.code if card else EMPTY for card in each.cards) or EMPTY
            elif isinstance(each, Values):
                found |= {f"{name} {at + 1}": _value(value) for at, value in enumerate(each.now)}
                found[name] = " ".join(map(_value, each.now))
            elif isinstance(each, Rolled):
                found[f"{name}-size{seat}"] = str(len(each))
                found[f"{name}{seat}"] = " ".join(map(str, each.faces)) or EMPTY
            else:
                found[name] = _value(each)
    return found
