"""Runs a study: its actions, its stops, its marks, and whether words are missing where it says that it is complete."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from pyengine.core.errors import IllegalAction, NotationError
from pyengine.core.game import Game
from pyengine.core.record import Step, take_step
from pyengine.core.state import State
from pyengine.games import game as find_game
from pyengine.study.chapter import Chapter
from pyengine.study.node import Stop, Words, parts
from pyengine.study.reading import parse_study
from pyengine.study.study import Study

Place = tuple[int, int]
"""Line and column."""


@dataclass(frozen=True, slots=True)
class Fault:
    """What does not hold in a study: its line and column, a code, what was found, and what was wanted.

    Codes: `notation` (it cannot be read), `refused` (by the rule that was found), `turn` (it is not this seat's),
    `part` (the table has none of this name), `words` (missing in the language that was found), `line` (it goes on with
    what was found, not with what the stop wants).
    """

    line: int
    column: int
    code: str
    found: str
    wanted: str = ""


def check_study(text: str) -> list[Fault]:
    """Everything that does not hold in a study's text; an empty list means that it is right."""
    try:
        return faults(parse_study(text))
    except NotationError as error:
        return [_unreadable(error)]


def faults(study: Study) -> list[Fault]:
    """Everything that does not hold in a study that was read; in each chapter nothing after an illegal action."""
    found = list(_missing(study.titles, study, (1, 1), "title"))
    if study.words:
        found += _missing(study.words, study, (1, 1))
    for chapter in study.chapters:
        found += _missing(chapter.titles, study, (chapter.line, 1), "title")
        try:
            for at, state in chapter.states():
                found += _node(study, chapter, at, state)
        except NotationError as error:
            found.append(_unreadable(error))
        except IllegalAction as error:
            where = error.where or (chapter.line, 1)
            text = next((node.text for node in chapter.nodes if node.where == where), "")
            found.append(Fault(*where, "refused", error.breach.rule, text))
    return found


def _unreadable(error: NotationError) -> Fault:
    return Fault(error.line, error.column, "notation", error.what, error.expected)


def _missing(words: Words, study: Study, place: Place, what: str = "words") -> Iterator[Fault]:
    """The languages of the study in which something is not said."""
    for lang in study.languages:
        if lang not in words:
            yield Fault(*place, "words", lang, what)


def _node(study: Study, chapter: Chapter, at: int, state: State) -> Iterator[Fault]:
    """What does not hold at a node of a chapter."""
    node = chapter.nodes[at]
    place = node.where if at else (chapter.line, 1)
    for name, where in node.named():
        if name not in parts(study.game):
            yield Fault(*(where or place), "part", name)
    if node.words:
        yield from _missing(node.words, study, place)
    if node.stop is None:
        return
    stop = node.stop
    yield from _missing(stop.question, study, place)
    for words in (stop.right, stop.other, *stop.answers.values()):
        yield from _missing(words, study, place) if words else ()
    if stop.seat not in state.to_act:
        yield Fault(*place, "turn", str(stop.seat + 1), " ".join(str(seat + 1) for seat in state.to_act))
        return
    yield from _tried(find_game(study.game), stop, state, place)
    for child in chapter.children(at)[:1]:
        after = chapter.nodes[child]
        if after.seat == stop.seat and after.text not in stop.wanted:
            yield Fault(*after.where, "line", after.text, " ".join(stop.wanted))


def _tried(game: Game, stop: Stop, state: State, place: Place) -> Iterator[Fault]:
    """What a stop wants or has an answer to must be possible."""
    for text, where in stop.places():
        line, column = where or place
        try:
            take_step(game, state.copy(), Step(stop.seat, text, (line, column)))
        except NotationError as error:
            yield _unreadable(error)
        except IllegalAction as error:
            yield Fault(line, column, "refused", error.breach.rule, text)
