"""Cards laid by hand: what is in the box, and a card taken from one place to another; from text to text."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from functools import cache
from typing import Any

from pyengine.core.errors import NotationError
from pyengine.core.position.lines import Line, keys_of, line_of, lines_of, text_of, with_line
from pyengine.core.position.reading import Reading
from pyengine.core.position.schema import Schema
from pyengine.core.position.shelf import FREE, Shelf

BOX = "box"
"""Where the cards are that lie nowhere; `box#17` is one of them, by the card's number."""


@cache
def shelves(schema: Schema[Any], players: int) -> Mapping[str, Shelf]:
    """What holds cards of the game's box, by full names, with so many players."""
    found: dict[str, Shelf] = {}
    for item in schema.items:
        shelf = item.shelf()
        if shelf and shelf.box is schema.box:
            found |= dict.fromkeys(item.keys(players), shelf)
    return found


def cells_of(schema: Schema[Any], lines: Sequence[Line], key: str) -> list[str]:
    """The cells of an item as the text has them: without a card where it does not name them."""
    shelf, line = _shelf(schema, key), line_of(lines, key)
    found = shelf.cells(line.words) if line else []
    return found if not shelf.empty or len(found) == len(shelf.empty) else list(shelf.empty)


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
    found = _contents(schema, [line for line in lines if line.item and not line.item.shelf()])
    for line in lines:
        shelf = line.item.shelf() if line.item else None
        for cell in shelf.cells(line.words) if shelf and shelf.box is schema.box else ():
            card = shelf.cards.get(cell) if shelf else None
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
    lines, put = _taken(schema, lines, source), target
    key, _, number = target.partition("#")
    if key == BOX:
        return text_of(lines)
    shelf = _shelf(schema, key)
    cell = shelf.cell(card)
    if cell is None:
        raise NotationError(target[:40], 1, 1, "a place for this card")
    return text_of(_laid(schema, lines, (source, put, number), cell))


def _laid(schema: Schema[Any], lines: list[Line], way: tuple[str, str, str], cell: str) -> list[Line]:
    source, target, number = way
    key = target.partition("#")[0]
    shelf, cells = _shelf(schema, key), cells_of(schema, lines, key)
    if not shelf.empty:
        at = _index(number, len(cells) + 1, len(cells))
        same, _, was = source.partition("#")
        at -= 1 if same == key and number and int(was) < at else 0
        cells.insert(at, cell)
        return with_line(schema, lines, key, shelf.words(cells))
    at = _index(number, len(cells), next((at for at, each in enumerate(cells) if each == FREE), 0))
    if shelf.empty[at] != FREE:
        raise NotationError(target[:40], 1, 1, "a place for cards")
    before, cells[at] = cells[at], cell
    lines = with_line(schema, lines, key, shelf.words(cells))
    return _put_back(schema, lines, source, shelf.cards[before]) if shelf.holds(before) else lines


def _put_back(schema: Schema[Any], lines: list[Line], source: str, card: int) -> list[Line]:
    """The card that was at the target, laid where the other one came from if it can lie there; else in the box."""
    key, _, number = source.partition("#")
    if key == BOX:
        return lines
    shelf, cells = _shelf(schema, key), cells_of(schema, lines, key)
    cell = shelf.cell(card)
    if cell is None:
        return lines
    if shelf.empty:
        cells[int(number)] = cell
    else:
        cells.insert(int(number), cell)
    return with_line(schema, lines, key, shelf.words(cells))


def _taken(schema: Schema[Any], lines: list[Line], source: str) -> list[Line]:
    """The items without the card at a place."""
    key, _, number = source.partition("#")
    if key == BOX:
        return lines
    shelf, cells = _shelf(schema, key), cells_of(schema, lines, key)
    at = _index(number, len(cells), 0)
    if shelf.empty:
        cells[at] = FREE
    else:
        del cells[at]
    return with_line(schema, lines, key, shelf.words(cells))


def _card_at(schema: Schema[Any], lines: Sequence[Line], source: str) -> int:
    key, _, number = source.partition("#")
    if key == BOX:
        cards = _contents(schema, [])
        if not (number.isascii() and number.isdigit() and len(number) < 6 and int(number) in cards):
            raise NotationError(source[:40], 1, 1, "a card of the box")
        return int(number)
    shelf, cells = _shelf(schema, key), cells_of(schema, lines, key)
    card = shelf.cards.get(cells[_index(number, len(cells), 0)]) if cells and number else None
    if card is None:
        raise NotationError(source[:40], 1, 1, "a card")
    return card


def _shelf(schema: Schema[Any], key: str) -> Shelf:
    found = shelves(schema, schema.seats).get(key)
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
    lines, keys = lines_of(schema, text), shelves(schema, schema.read(text).players)
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
    shelf, without = _shelf(schema, key), with_line(schema, lines, key, None)
    tried = with_line(schema, lines, key, shelf.words(shelf.empty))
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
    shelf, own = _shelf(schema, key), lines_of(schema, schema.write(schema.read(text_of(without))))
    fit = [count for card, count in left(schema, text_of(lines)).items() if shelf.cell(card) is not None]
    return 0 < sum(fit) == sum(map(shelf.holds, cells_of(schema, own, key)))


def _reads(schema: Schema[Any], text: str) -> bool:
    try:
        schema.read(text)
    except NotationError:
        return False
    return True
