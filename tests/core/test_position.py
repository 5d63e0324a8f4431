"""Items, cards and errors of position texts, on a schema of gems and on those of the games."""

from __future__ import annotations

from importlib import import_module
from typing import Any

import pytest

import pyengine
from pyengine.core.errors import NotationError
from pyengine.core.game import Game
from pyengine.core.position.items import Count
from pyengine.core.position.reading import Reading
from pyengine.core.position.schema import Schema, Style
from pyengine.games.nizam.game import Nizam
from pyengine.gems.field import CODES, KINDS, gems_of, write_field
from pyengine.gems.position import DECK, Gems, of_players

GEMS = Gems(DECK)
RNG = Count("rng", 0, 0, 9)


def no_state(read: Reading) -> Nizam:
    raise AssertionError(read)


SCHEMA = Schema(Nizam, 2, GEMS.box, (GEMS.field, GEMS.hand, GEMS.deck, RNG), no_state, style=Style.FULL)


def schema_of(game: Game) -> Schema[Any]:
    found = import_module(f"pyengine.games.{game.id.replace('-', '_')}.position").SCHEMA
    assert isinstance(found, Schema)
    return found


def codes(letters: str) -> list[int]:
    return [CODES[letter] for letter in letters]


@pytest.mark.parametrize(
    ("text", "line", "column", "expected"),
    [
        ("field RSEAT", 1, 12, "five rows"),
        ("field RSEAT SEATD EATDO ATDOJ TDOJR RSEAT", 1, 37, "five rows"),
        ("field RSEAT SEATD EATDO ATDOJ TDOJ", 1, 31, "row of five"),
        ("field RSEAT SEATD EATDO ATDOJ TDOJx", 1, 31, "row of five"),
        ("field oSEAT SEATD EATDO ATDOJ TDOJR", 1, 7, "no more than there are"),
        ("hand 1 R\nhand 1 S", 2, 8, "each item once"),
        ("hand 1 R | deck J Q", 1, 19, "gem"),
        ("hand 1 R | hand 2", 1, 18, "hand 2"),
        ("hand 1 " + "R " * 13, 1, 7 + 25, "no more than there are"),
        ("hand 2 R", 1, 8, "hand of a player"),
        ("rng x", 1, 5, "rng"),
        ("rng 1 2", 1, 7, "end of item"),
        ("dock R", 1, 1, "item"),
    ],
)
def test_a_broken_position_says_where(text: str, line: int, column: int, expected: str) -> None:
    with pytest.raises(NotationError) as caught:
        read(text)
    assert (caught.value.line, caught.value.column, caught.value.expected) == (line, column, expected)


def read(text: str, players: int = 1) -> tuple[list[int], list[int], list[int]]:
    reading = Reading(SCHEMA, text)
    assert reading(RNG) == 0
    return reading(GEMS.field), of_players(reading, GEMS.hand, players)[0], reading(GEMS.deck)


def test_items_of_a_position() -> None:
    rows = "RSEAT SEATD EATDO ATDOJ TDOJ."
    field, hand, deck = read(f"deck J O | field {rows} | hand 1 S R R")
    assert (write_field(field), gems_of(hand), deck) == (rows, codes("RRS"), codes("OJ"))
    reading = Reading(SCHEMA, "hand 1 R R")
    of_players(reading, GEMS.hand, 2)
    rest = GEMS.box.rest(reading)
    assert len(rest) == 8 * 12 - 2
    assert KINDS[rest[0]] == "R"


@pytest.mark.parametrize("game", pyengine.games(), ids=lambda game: game.id)
def test_a_card_that_is_named_nowhere_is_missed(game: Game) -> None:
    text = game.write(game.deal(game.seats[0], 3))
    assert schema_of(game).unplaced(text) == []
    whole = next(item for item in text.split(" | ") if " draw " in item or item.startswith("deck "))
    first, last = whole.rsplit(" ", 1)
    assert len(schema_of(game).unplaced(text.replace(whole, first))) == 1
    with pytest.raises(NotationError):
        schema_of(game).unplaced(text.replace(whole, f"{whole} {last}"))


@pytest.mark.parametrize("game", pyengine.games(), ids=lambda game: game.id)
def test_facts_are_the_words_of_the_text(game: Game) -> None:
    state = game.deal(game.seats[1], 4)
    schema = schema_of(game)
    facts = schema.facts(state, *schema.items)
    assert " | ".join(f"{name} {words}" for name, words in facts.items()) == game.write(state)
    assert all(name in schema.names or name == "recipes" for name in facts)
