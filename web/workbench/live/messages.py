"""What goes over a line of the live board, as JSON: what the teacher shows, and a pupil's name.

Both come from strangers: what has an unknown field, a wrong type or too much of anything is refused as a whole.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from pyengine.core.errors import NotationError, OptionError
from pyengine.core.game import Game
from pyengine.core.json_text import JsonError, read_json
from pyengine.core.state import State
from pyengine.study import Arrow
from pyengine.study.node import Words, clean_words, parts, with_text
from web.games import find as find_game

VERSION = 1
LONGEST = 300_000
"""Characters of what a teacher shows; also in `web/page/board.py`."""
LONGEST_NAME = 40
ALL = "all"
"""In place of a seat's number: the position as it is."""
_LONGEST_POSITION = 20_000
_MOST_LANGUAGES = 40
_MOST_MARKS = 200
_MOST_EVENTS = 50
_LARGEST = 1_000_000
"""The largest number of a chapter or of a place in it."""
_SHOWN = frozenset(("board", "game", "chapter", "at", "title", "words", "asked", "names", "seats"))
_SEEN = frozenset(("position", "marks", "arrows", "news"))


class BoardError(ValueError):
    """A message that is none of the board's."""


@dataclass(frozen=True, slots=True)
class Seen:
    """What may be seen from one seat: a `position` whose hidden cards are drawn at random so that they fit all that the
    seat knows, the marks and arrows on what it sees, and what happened with the last action, as it saw that.
    """

    position: str
    marks: tuple[str, ...] = ()
    arrows: tuple[Arrow, ...] = ()
    news: tuple[dict[str, Any], ...] = ()


@dataclass(frozen=True, slots=True)
class Shown:
    """What a teacher shows: the place (`at`) in a chapter, `chapter` being its number, from 1, and the number of all;
    the words of the place, what is `asked` there, and what may be seen from each of the `seats` (from 0; None: all).
    """

    game: Game
    chapter: tuple[int, int]
    at: int
    title: Words
    words: Words
    asked: Words
    names: tuple[str, ...]
    seats: Mapping[int | None, Seen]

    def state(self, seat: int | None) -> State:
        """The state that is drawn for a seat; raises `NotationError`."""
        return self.game.position(self.seats[seat].position)


def write_shown(shown: Shown) -> str:
    """The message of what is shown; raises `BoardError` where it is too long for pupils to read."""
    seats = {
        ALL if seat is None else str(seat + 1): {
            "position": seen.position,
            "marks": list(seen.marks),
            "arrows": [list(arrow) for arrow in seen.arrows],
            "news": list(seen.news),
        }
        for seat, seen in shown.seats.items()
    }
    data = {
        "board": VERSION,
        "game": shown.game.id,
        "chapter": list(shown.chapter),
        "at": shown.at,
        "title": dict(shown.title),
        "words": dict(shown.words),
        "asked": dict(shown.asked),
        "names": list(shown.names),
        "seats": seats,
    }
    text = json.dumps(data, ensure_ascii=False)
    if len(text) > LONGEST:
        raise BoardError(f"{len(text)} characters")
    return text


def read_shown(text: str) -> Shown:
    """What a teacher shows; raises `BoardError`."""
    data = _fields(text, LONGEST, _SHOWN)
    try:
        game = find_game(_text(data["game"], 100))
    except OptionError:
        raise BoardError("game") from None
    number, count = (_number(each) for each in _list(data["chapter"], 2, least=2))
    seats = {_seat(seat, game): _seen(given, game) for seat, given in _dict(data["seats"], game.seats[1]).items()}
    shown = Shown(
        game=game,
        chapter=(number, count),
        at=_number(data["at"]),
        title=_words(data["title"]),
        words=_words(data["words"]),
        asked=_words(data["asked"]),
        names=tuple(_text(name, 200) for name in _list(data["names"], game.seats[1])),
        seats=seats,
    )
    if not seats:
        raise BoardError("seats")
    for seat in seats:
        try:
            players = shown.state(seat).players
        except NotationError:
            raise BoardError("position") from None
        if (seat or 0) >= players or len(shown.names) != players:
            raise BoardError("seats")
    return shown


def write_name(name: str) -> str:
    """The message of a pupil."""
    return json.dumps({"board": VERSION, "name": clean_name(name)}, ensure_ascii=False)


def read_name(text: str) -> str:
    """A pupil's name, empty where none is given; raises `BoardError`."""
    return clean_name(_text(_fields(text, 1_000, frozenset(("board", "name")))["name"], LONGEST_NAME))


def clean_name(name: str) -> str:
    """A name as it can stand on a line."""
    return " ".join(clean_words(name[: 4 * LONGEST_NAME]).split())[:LONGEST_NAME]


def _fields(text: str, longest: int, names: frozenset[str]) -> dict[str, Any]:
    try:
        data = read_json(text, longest)
    except JsonError as error:
        raise BoardError(error.code) from None
    if not isinstance(data, dict) or data.keys() != names or _number(data["board"]) != VERSION:
        raise BoardError("fields")
    return data


def _seen(data: object, game: Game) -> Seen:
    if not isinstance(data, dict) or data.keys() != _SEEN:
        raise BoardError("seen")
    known = parts(game.id)
    marks = tuple(_text(name, 100) for name in _list(data["marks"], _MOST_MARKS))
    ends = [[_text(end, 100) for end in _list(arrow, 2, least=2)] for arrow in _list(data["arrows"], _MOST_MARKS)]
    arrows = tuple(Arrow(start, end) for start, end in ends)
    if not {*marks, *(end for arrow in arrows for end in arrow)} <= known:
        raise BoardError("mark")
    news = tuple(_dict(event, 20) for event in _list(data["news"], _MOST_EVENTS))
    return Seen(_text(data["position"], _LONGEST_POSITION), marks, arrows, news)


def _seat(text: str, game: Game) -> int | None:
    if text == ALL:
        return None
    if not (text.isascii() and text.isdigit() and len(text) < 3 and 0 < int(text) <= game.seats[1]):
        raise BoardError("seat")
    return int(text) - 1


def _words(data: object) -> Words:
    words: Words = {}
    for lang, text in _dict(data, _MOST_LANGUAGES).items():
        try:
            words = with_text(words, lang, clean_words(_text(text, LONGEST)))
        except NotationError:
            raise BoardError("language") from None
    return words


def _text(value: object, longest: int) -> str:
    """A text of whole characters: half a surrogate pair can be neither drawn nor stored."""
    if not isinstance(value, str) or len(value) > longest or any("\ud800" <= sign <= "\udfff" for sign in value):
        raise BoardError("text")
    return value


def _number(value: object) -> int:
    if type(value) is not int or not 0 <= value <= _LARGEST:
        raise BoardError("number")
    return value


def _list(value: object, most: int, *, least: int = 0) -> list[Any]:
    if not isinstance(value, list) or not least <= len(value) <= most:
        raise BoardError("list")
    return value


def _dict(value: object, most: int) -> dict[str, Any]:
    if not isinstance(value, dict) or len(value) > most:
        raise BoardError("object")
    return value
