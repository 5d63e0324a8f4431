"""`pyengine check`: runs studies, records, and the examples and the lessons of any Markdown file."""

from __future__ import annotations

import argparse
from dataclasses import replace
from pathlib import Path
from typing import Any

from pyengine.cli import studies
from pyengine.cli.complaints import printable
from pyengine.cli.counting import that_hold
from pyengine.cli.files import kind_of, read_text, write_text
from pyengine.cli.game_file import reader
from pyengine.cli.options import number
from pyengine.cli.replay import complaint
from pyengine.core.errors import NotationError
from pyengine.core.limits import LONGEST_RECORD, LONGEST_TEXT
from pyengine.core.record import Record
from pyengine.kit.check import check as check_game
from pyengine.kit.check import check_translation
from pyengine.kit.document import Document, game_in, translated_in
from pyengine.kit.files import first_of, open_document, translations_beside
from pyengine.kit.translation import read_translation
from pyengine.puzzles import check_puzzles, read_puzzles
from pyengine.rulebook import Failure, check, fences
from pyengine.rulebook.run import broken

_SAYS = {
    "notation": "cannot be read: {found!r} where {wanted} was expected",
    "option": "no such setting: {found} (possible: {wanted})",
    "refused": "{wanted} is refused by {found}",
    "allowed": "{found} is legal, but should be refused by {wanted}",
    "rule": "refused by {found}, but should be by {wanted}",
    "fact": "is {found}, should be {wanted}",
    "no-rule": "there is no rule {found}",
    "python": "{found}",
    "slow": "the Python of this file has not come to an end within {found} seconds",
    "unused": "neither Python nor an example has to do with {found}",
    "never": "no random game has made the move {found}, and no example says that it can be made",
    "stuck": "nobody can do anything ({found}): the game is recorded in {wanted}",
    "endless": "a random game has not ended ({found}): it is recorded in {wanted}",
    "replay": "the record does not lead to the same end ({found}): see {wanted}",
    "cards": "cards were lost or have come from nowhere ({found}): {wanted}",
    "legal": "legal actions are not those that nothing forbids ({found}): {wanted}",
    "copy": "a copy is not equal ({found}): {wanted}",
    "position": "the position is not read as it is written ({found}): {wanted}",
    "world": "somebody can see what is hidden ({found}): {wanted}",
    "bot": "a bot's choice depends on what it cannot see ({found}): {wanted}",
    "no-message": "no table asks for a sentence {found}",
    "no-value": "this sentence has no {found}: it is given {wanted}",
    "twice": "there is a sentence {found} already",
    "section": "there is the section {found}, where the first file has {wanted}",
    "rule-order": "there is {found}, where the first file has {wanted}",
    "mark": "the sentences of a rule have other marks than in the first file: {found}, not {wanted}",
    "example": "{found}: examples stand in the first file alone",
    "no-anchor": "this link leads nowhere: nothing here has the anchor {found}",
}


def add(commands: Any) -> None:
    """Add the command."""
    parser = commands.add_parser(
        "check", help="run studies, records, and what Markdown files have: examples, set-ups, lessons, puzzles, links"
    )
    parser.add_argument("files", type=Path, nargs="+", metavar="FILE")
    parser.add_argument("--games", type=number, default=1_000, help="random games that a game's file is tried with")
    parser.set_defaults(run=run)


def run(given: argparse.Namespace) -> int:
    """Check every file; 1 when an example does not hold."""
    failed, known = False, set[Path]()
    for path in given.files:
        for each, said, summary in _checked(path, given.games) if path not in known else ():
            if each in known:
                continue
            known.add(each)
            for line in said:
                print(printable(f"{each}:{line}"))
            if not said:
                print(printable(f"{each}: {summary}"))
            failed = failed or bool(said)
    return int(failed)


_Result = tuple[Path, list[str], str]
"""A file, what does not hold in it, and what is in it if all does."""


def _checked(path: Path, games: int) -> list[_Result]:
    """A file; of a game also the texts in other languages that lie beside it."""
    kind = kind_of(path)
    if kind not in ("record", "study"):
        text = read_text(path, LONGEST_TEXT)
        if game_in(text):
            return _game(path, games)
        if translated_in(text) or first_of(path):
            return [_translation(path, text)]
    return [(path, *_text(path, kind))]


def _text(path: Path, kind: str) -> tuple[list[str], str]:
    """A study, a record, or any other text."""
    text = read_text(path, LONGEST_RECORD if kind == "record" else LONGEST_TEXT)
    if kind == "study":
        faults = studies.complaints(text)
        return faults, "" if faults else studies.summary(text)
    if kind == "record":
        broken = complaint(text)
        return ([f" {broken}"], "") if broken else ([], that_hold([(len(Record.parse(text).steps), "action")]))
    failures = check(text) + check_puzzles(text)
    return _lines(failures), "" if failures else _summary(text)


def _game(path: Path, games: int) -> list[_Result]:
    """A game's file, and the texts beside it."""
    try:
        document = open_document(path, reader, with_translations=False)
    except NotationError as error:
        return [(path, _lines([broken(error, 0)]), "")]
    failures = check_game(document, games)
    # What was tried, where all holds: of a rulebook without examples there is only what it says.
    tried = [(len(document.examples), "example"), (games if document.is_game else 0, "game")]
    known = [each for each in tried if each[0]] or [(len(document.rulebook.rules), "rule")]
    summary = "" if failures else that_hold(known)
    others = [_translation_of(document, each, language) for language, each in translations_beside(path).items()]
    return [(path, _lines([_with_record(each, document.id) for each in failures]), summary), *others]


def _with_record(failure: Failure, game: str) -> Failure:
    """A failure of a random game; its record is saved, since no line has room for it."""
    if failure.code not in ("stuck", "endless", "replay"):
        return failure
    words = dict(word.split("=", 1) for word in failure.found.split() if "=" in word)
    path = Path(f"{game}-players-{words['players']}-seed-{words['seed']}.rec")
    write_text(path, failure.wanted)
    return replace(failure, wanted=str(path))


def _translation(path: Path, text: str) -> _Result:
    """A text in another language, held against the file that it is of."""
    first = first_of(path) or path.parent / f"{translated_in(text)}.md"
    if not first.is_file():
        error = NotationError(translated_in(text), 2, 1, f"a file {first.name} beside this one")
        return path, _lines([broken(error, 0)]), ""
    document = open_document(first, reader, with_translations=False)
    own = path.name.split(".")
    return _translation_of(document, path, own[1] if len(own) > 2 else "")


def _translation_of(document: Document, path: Path, language: str) -> _Result:
    try:
        translation = read_translation(reader(path), document.id, language)
        failures = check_translation(document, translation)
    except NotationError as error:
        return path, _lines([broken(error, 0)]), ""
    rules = len(translation.rulebook.rules)
    return path, _lines(failures), "" if failures else that_hold([(rules, "rule")])


def _lines(failures: list[Failure]) -> list[str]:
    """What does not hold, each with its place."""
    failures = sorted(failures, key=lambda failure: (failure.line, failure.column))
    return [f"{failure.line}:{f'{failure.column}:' if failure.column else ''} {said(failure)}" for failure in failures]


def said(failure: Failure) -> str:
    """A failure in words; raises `LookupError` for a code that has none."""
    return _SAYS[failure.code].format(found=failure.found, wanted=failure.wanted)


def _summary(text: str) -> str:
    """How many examples, steps or puzzles were run."""
    examples, steps = [len(fences(text, kind)) for kind in ("play", "step")]
    puzzles = len(read_puzzles(text))
    if puzzles and not examples + steps:
        return that_hold([(puzzles, "puzzle")])
    return that_hold([(steps, "step of a lesson") if steps and not examples else (examples + steps, "example")])
