"""What an editor can be offered, and the place that it is offered at."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property
from typing import NamedTuple

from pyengine.core.game import Game
from pyengine.core.options import Option
from pyengine.games import ids
from pyengine.language_server.document import KINDS
from pyengine.language_server.moment import Moment
from pyengine.language_server.notations import game_named, values_of
from pyengine.language_server.places import typed
from pyengine.language_server.reader import Reader
from pyengine.language_server.rules import find_rule


class Candidate(NamedTuple):
    """A text that can be put in: what it is, a word on it, and a rule's paragraph."""

    label: str
    kind: str
    detail: str = ""
    paragraph: str = ""


class Place:
    """A place in a text: its line, and that up to the cursor."""

    def __init__(self, reader: Reader, line: int, column: int, lang: str) -> None:
        self.reader, self.line, self.column, self.lang = reader, line, column, lang
        self.text = reader.document.line(line)
        self.before = self.text[: column - 1]

    @cached_property
    def game(self) -> Game | None:
        """The game that the line is about."""
        return game_named(self.reader.game_at(self.line))

    def moment(self) -> Moment | None:
        """The moment before the word that is being typed."""
        return self.reader.moment(self.line, typed(self.text, self.line, self.column).column)

    def paragraph(self, rule: str) -> str:
        """A rule's paragraph."""
        found = find_rule(rule, self.lang)
        return found.text if found else ""


def opening(before: str) -> Iterator[Candidate]:
    """What a fence can open with: its kind, or, behind that, its game."""
    if before.split():
        yield from (Candidate(game_id, "game") for game_id in ids())
    else:
        yield from (Candidate(f"```{kind} ", "keyword") for kind in KINDS)


def setting(place: Place) -> Iterator[Candidate]:
    """What a deal can name: an option, and behind `=` its values."""
    word = place.before.split()[-1] if not place.before[-1:].isspace() else ""
    name, equals, _ = word.partition("=")
    options = {option.name: option for option in place.game.options} if place.game else {}
    if not equals:
        yield from (Candidate(f"{each}=", "option") for each in ("seed", "players"))
        yield from (_option(place, option, f"{option.name}=") for option in options.values())
    elif name == "players" and place.game:
        yield from (Candidate(f"players={seats}", "value") for seats in _seats(place.game))
    elif name in options:
        option = options[name]
        yield from (_option(place, option, f"{name}={choice}") for choice in option.choices)


def _seats(game: Game) -> range:
    return range(game.seats[0], game.seats[1] + 1)


def _option(place: Place, option: Option, label: str) -> Candidate:
    return Candidate(label, "option", ", ".join(option.choices), place.paragraph(option.rule))


def values(place: Place, name: str) -> Iterator[Candidate]:
    """What can stand in an item of a position."""
    found = values_of(place.game.id, name) if place.game else iter(())
    yield from (Candidate(value, "value") for value in found)
