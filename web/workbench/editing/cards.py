"""Cards laid by hand: what is in the box, and a card taken from one place to another; from text to text."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from functools import cache
from typing import Any

from pyengine.core.errors import NotationError
from pyengine.core.position.layout import FREE, Layout
from pyengine.core.position.lines import Line, keys_of, line_of, lines_of, text_of, with_line
from pyengine.core.position.reading import Reading
from pyengine.core.position.schema import Schema

BOX = "box"
"""Where the cards are that lie nowhere; `box#17` is one of them, by the card's number."""


@cache
def layouts(schema: Schema[Any], players: int) -> Mapping[str, Layout]:
    """The layouts of all items that hold cards of the game's box, by their full names, with so many players."""
    found: dict[str, Layout] = {}
    for item in schema.items:
        layout = item.layout()
        if layout and layout.box is schema.box:
            found |= dict.fromkeys(item.keys(players), layout)
    return found


def cells_of(schema: Schema[Any], lines: Sequence[Line], key: str) -> list[str]:
    """The cells of an item as the text has them: without a card where it does not name them."""
    layout, line = _layout(schema, key), line_of(lines, key)
    found = layout.cells(line.words) if line else []
    return found if not layout.empty or len(found) == len(layout.empty) else list(layout.empty)


def left(schema: Schema[Any], text: str) -> dict[int, int]:
    """How many of each card lie nowhere. Where the game cannot read the text, only what lies in a row or at a place
    counts as lying somewhere.
    """
    try:
        schema.read(text)
        rest = schema.unplaced(text)
        return {card: rest.count(card) for card in sorted(set(rest))}
    except NotationError:
        return _counted(schema, text)


def _counted(schema: Schema[Any], text: str) -> dict[int, int]:
    lines = lines_of(schema, text)
    found = _contents(schema, [line for line in lines if line.item and not line.item.layout()])
    for line in lines:
        layout = line.item.layout() if line.item else None
        for cell in layout.cells(line.words) if layout and layout.box is schema.box else ():
            card = layout.cards.get(cell) if layout else None
            if card is not None and found.get(card):
                found[card] -= 1
    return {card: count for card, count in found.items() if count}


def _contents(schema: Schema[Any], plain: Sequence[Line]) -> dict[int, int]:
    """What is in the game's box, by the items that hold no cards; of a text that is wrong there, the usual cards."""
    for text in (text_of(plain), ""):
        try:
            return dict(schema.box.left(Reading(schema, text)))
        except NotationError:
            continue
    return {}


def placed(schema: Schema[Any], text: str, source: str, target: str) -> str:
    """The text after a card was laid from one place to another: `hand 1#0` is the first card of a hand, `hand 1` its
    end, `box` the box. Where a card lies at the target already, the two change places. Raises `NotationError` for a
    place that there is not, and for a card that cannot lie there.
    """
    if source == target:
        return text
    lines = lines_of(schema, text)
    card = _card_at(schema, lines, source)
    lines, key = _taken(schema, lines, source), target.partition("#")[0]
    if key == BOX:
        return text_of(lines)
    cell = _layout(schema, key).cell(card)
    if cell is None:
        raise NotationError(target[:40], 1, 1, "a place for this card")
    return text_of(_laid(schema, lines, source, target, cell))


def without(schema: Schema[Any], lines: Sequence[Line], key: str, words: Sequence[str]) -> list[Line]:
    """The items without the cards that these words of the item `key` name, such as `r3` in `r3>5`."""
    found = list(lines)
    for word in words:
        cell = word.partition(">")[0]
        for line in found:
            layout = layouts(schema, schema.seats).get(line.key)
            if layout and not layout.empty and line.key != key and cell in line.words:
                rest = list(line.words)
                rest.remove(cell)
                found = with_line(schema, found, line.key, layout.words(rest))
                break
    return found


def resting(schema: Schema[Any], text: str) -> dict[str, int]:
    """How many cards that a text names nowhere the game puts into each item; raises `NotationError`."""
    state = schema.read(text)
    named, all_of_it, found = lines_of(schema, text), lines_of(schema, schema.write(state)), {}
    for key, layout in layouts(schema, state.players).items():
        own, whole = (sum(map(layout.holds, cells_of(schema, lines, key))) for lines in (named, all_of_it))
        if whole > own:
            found[key] = whole - own
    return found


def _laid(schema: Schema[Any], lines: list[Line], source: str, target: str, cell: str) -> list[Line]:
    key, _, number = target.partition("#")
    layout, cells = _layout(schema, key), cells_of(schema, lines, key)
    if not layout.empty:
        at = _index(number, len(cells) + 1, len(cells))
        same, _, was = source.partition("#")
        at -= 1 if same == key and number and int(was) < at else 0  # what lay behind the card has moved up by one
        cells.insert(at, cell)
        return with_line(schema, lines, key, layout.words(cells))
    at = _index(number, len(cells), next((at for at, each in enumerate(cells) if each == FREE), 0))
    if layout.empty[at] != FREE:
        raise NotationError(target[:40], 1, 1, "a place for cards")
    before, cells[at] = cells[at], cell
    lines = with_line(schema, lines, key, layout.words(cells))
    return _put_back(schema, lines, source, layout.cards[before]) if layout.holds(before) else lines


def _put_back(schema: Schema[Any], lines: list[Line], source: str, card: int) -> list[Line]:
    """The card that was at the target, laid where the other one came from if it can lie there; else in the box."""
    key, _, number = source.partition("#")
    if key == BOX:
        return lines
    layout, cells = _layout(schema, key), cells_of(schema, lines, key)
    cell = layout.cell(card)
    if cell is None:
        return lines
    if layout.empty:
        cells[int(number)] = cell
    else:
        cells.insert(int(number), cell)
    return with_line(schema, lines, key, layout.words(cells))


def _taken(schema: Schema[Any], lines: list[Line], source: str) -> list[Line]:
    """The items without the card at a place."""
    key, _, number = source.partition("#")
    if key == BOX:
        return lines
    layout, cells = _layout(schema, key), cells_of(schema, lines, key)
    at = _index(number, len(cells), 0)
    if layout.empty:
        cells[at] = FREE
    else:
        del cells[at]
    return with_line(schema, lines, key, layout.words(cells))


def _card_at(schema: Schema[Any], lines: Sequence[Line], source: str) -> int:
    key, _, number = source.partition("#")
    if key == BOX:
        cards = _contents(schema, [])
        if not (number.isascii() and number.isdigit() and len(number) < 6 and int(number) in cards):
            raise NotationError(source[:40], 1, 1, "a card of the box")
        return int(number)
    layout, cells = _layout(schema, key), cells_of(schema, lines, key)
    card = layout.cards.get(cells[_index(number, len(cells), 0)]) if cells and number else None
    if card is None:
        raise NotationError(source[:40], 1, 1, "a card")
    return card


def _layout(schema: Schema[Any], key: str) -> Layout:
    found = layouts(schema, schema.seats).get(key)
    if found is None:
        raise NotationError(key[:40], 1, 1, "a place for cards")
    return found


def _index(number: str, bound: int, default: int) -> int:
    """A place from 0 to below the bound; raises `NotationError`."""
    if not number:
        return default
    if not (number.isascii() and number.isdigit() and len(number) < 6 and int(number) < bound):
        raise NotationError(number[:40], 1, 1, "a place for cards")
    return int(number)


def cleared(schema: Schema[Any], text: str, options: Collection[str]) -> str:
    """The text with all cards in the box, but for those that the game cannot do without; of the rest of it the number
    of players and the `options` stay.
    """
    lines, keys = lines_of(schema, text), layouts(schema, schema.read(text).players)
    kept = [line for line in lines if line.key in (*keys, *options, "players", "rng")]
    lines = kept if _reads(schema, text_of(kept)) else lines
    for key in sorted(keys, key=keys_of(schema).index, reverse=True):
        lines = _emptied(schema, lines, key)
    for key in keys:
        without = with_line(schema, lines, key, None)
        if _takes_the_rest(schema, lines, without, key):
            lines = without
    return text_of(lines)


def _emptied(schema: Schema[Any], lines: list[Line], key: str) -> list[Line]:
    """The items with an empty one; with the cards that lie there by default, where the game wants some."""
    layout, without = _layout(schema, key), with_line(schema, lines, key, None)
    tried = with_line(schema, lines, key, layout.words(layout.empty))
    if _reads(schema, text_of(tried)):
        return tried
    if not _reads(schema, text_of(without)):
        return lines
    usual = line_of(lines_of(schema, schema.write(schema.read(text_of(without)))), key)
    return with_line(schema, lines, key, usual.words if usual else None)


def _takes_the_rest(schema: Schema[Any], lines: list[Line], without: list[Line], key: str) -> bool:
    """True if an item that is left out has all cards that are named nowhere: then they are in the box."""
    if not _reads(schema, text_of(without)):
        return False
    layout, own = _layout(schema, key), lines_of(schema, schema.write(schema.read(text_of(without))))
    fit = [count for card, count in left(schema, text_of(lines)).items() if layout.cell(card) is not None]
    return 0 < sum(fit) == sum(map(layout.holds, cells_of(schema, own, key)))


def _reads(schema: Schema[Any], text: str) -> bool:
    try:
        schema.read(text)
    except NotationError:
        return False
    return True
