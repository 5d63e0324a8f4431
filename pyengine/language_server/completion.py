"""What can be typed at a place: legal actions, refused ones with their rules, items, facts, options, games."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import islice
from typing import NamedTuple

from pyengine.language_server.candidates import Candidate, Place, opening, setting, values
from pyengine.language_server.document import Block
from pyengine.language_server.markdown import MarkdownReader
from pyengine.language_server.notations import fact_names, item_names
from pyengine.language_server.offers import facts, legal, refused, refusing
from pyengine.language_server.places import Span, segment, typed
from pyengine.language_server.reader import Reader
from pyengine.rulebook.fence import MARKERS
from pyengine.rulebook.lesson import ANY
from pyengine.study.parts import parts

MOST = 300
"""The most candidates of one answer; with more letters typed there are fewer."""
_SEPARATOR = " : "


class Candidates(NamedTuple):
    """What can stand in place of a span; `all` if there is no more than this."""

    span: Span
    found: tuple[Candidate, ...] = ()
    all: bool = True


def complete(reader: Reader, line: int, column: int, lang: str) -> Candidates:
    """What can be typed at a place."""
    text = reader.document.line(line)
    place = Place(reader, line, min(column, len(text) + 1), lang)
    span, candidates = _at(place)
    word = text[span.column - 1 : place.column - 1]
    found = tuple(islice(_fitting(candidates, word), MOST + 1))
    return Candidates(span, found[:MOST], len(found) <= MOST)


def _fitting(candidates: Iterable[Candidate], word: str) -> Iterator[Candidate]:
    """Those that begin with what was typed, then those that have it elsewhere."""
    every, low = list(candidates), word.lower()
    begin = [each.label.lower().startswith(low) for each in every]
    yield from (each for each, begins in zip(every, begin, strict=True) if begins)
    yield from (each for each, begins in zip(every, begin, strict=True) if not begins and low in each.label.lower())


_Offer = tuple[Span, Iterable[Candidate]]


def _at(place: Place) -> _Offer:
    if place.before.startswith("```"):
        return _word(place), opening(place.before[: _word(place).column - 1])
    if isinstance(place.reader, MarkdownReader):
        block = place.reader.document.block(place.line)
        return _in_fence(place, block) if block else (_word(place), ())
    return _in_game(place)


def _word(place: Place) -> Span:
    return typed(place.text, place.line, place.column)


def _in_fence(place: Place, block: Block) -> _Offer:
    if block.kind not in MARKERS:
        at = place.before.find(_SEPARATOR)
        return _in_setup(place, at + len(_SEPARATOR)) if block.kind == "setup" and at >= 0 else (_word(place), ())
    if place.before[:1] and place.before[0] in MARKERS[block.kind]:
        return _in_command(place, block)
    span, offered = _in_setup(place, 0)
    return span, [*offered, *_markers(place, block)]


def _markers(place: Place, block: Block) -> Iterator[Candidate]:
    if not place.before:
        yield from (Candidate(f"{marker} ", "marker") for marker in MARKERS[block.kind])


def _in_setup(place: Place, start: int) -> _Offer:
    """In a position or a deal, which begins behind so many characters."""
    words = place.before[start:].split()
    if words[:1] == ["deal"] and (words[1:] or place.before.endswith(" ")):
        return _word(place), setting(place)
    names = item_names(place.game.id) if place.game else ()
    span, name = segment(place.text, place.line, place.column, start, names)
    if name:
        return _word(place), values(place, name)
    first = "|" not in place.before[start:]
    deal = [Candidate("deal", "keyword")] if first else []
    return span, [*(Candidate(each, "item") for each in names), *deal]


def _in_command(place: Place, block: Block) -> _Offer:
    marker = place.before[0]
    if marker == "=" and block.kind != "puzzle":
        names = fact_names(place.game.id) if place.game else ()
        span, _ = segment(place.text, place.line, place.column, 1, names)
        return span, facts(place)
    done = [word for word in place.before[1 : _word(place).column - 1].split() if not word.endswith(":")]
    if marker == "!":
        return _word(place), refusing(place, done[0]) if done else refused(place)
    free = [Candidate(ANY, "keyword")] if block.kind == "step" and marker == ">" and not done else []
    return _word(place), [*free, *(legal(place) if marker != "=" else ())]


def _in_game(place: Place) -> _Offer:
    """In a record or a study."""
    words = place.before[: _word(place).column - 1].split()
    if place.reader.is_command(place.line):
        return _word(place), _in_turn(place, words)
    if not words:
        return _word(place), (Candidate(f"{name} ", "keyword") for name in place.reader.head(place.line))
    if words[0] in ("deal", "position"):
        return _in_setup(place, place.before.index(words[0]) + len(words[0]) + 1)
    return _word(place), _head(place, words)


def _in_turn(place: Place, words: list[str]) -> Iterator[Candidate]:
    """Behind a seat, or a study's sign."""
    if not words:
        return _seats(place)
    if words[0] in ("*", "->"):
        return (Candidate(name, "item") for name in sorted(parts(place.game.id))) if place.game else iter(())
    asked = words[0] == "?" and len(words) > 1 and words[1].endswith(":")
    answer = words == ["!"]
    return legal(place) if words[0].endswith(":") or asked or answer else iter(())


def _seats(place: Place) -> Iterator[Candidate]:
    moment = place.moment()
    for seat in moment.state.to_act if moment else ():
        yield Candidate(f"{seat + 1}: ", "seat")


def _head(place: Place, words: list[str]) -> Iterator[Candidate]:
    game = place.game
    if words == ["game"]:
        yield from opening("``` ")
    elif words == ["record"]:
        yield Candidate("1", "value")
    elif words == ["players"] and game:
        yield from (Candidate(str(players), "value") for players in range(game.seats[0], game.seats[1] + 1))
    elif words == ["option"] and game:
        yield from (Candidate(option.name, "option") for option in game.options)
    elif words[0] == "option" and len(words) == 2 and game:
        choices = next((option.choices for option in game.options if option.name == words[1]), ())
        yield from (Candidate(choice, "value") for choice in choices)
