"""`pyengine check`: runs studies, records, and the examples and the lessons of any Markdown file."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

from pyengine.cli import studies
from pyengine.cli.complaints import printable
from pyengine.cli.counting import that_hold
from pyengine.cli.files import kind_of, read_text
from pyengine.cli.options import number
from pyengine.cli.replay import complaint
from pyengine.core.limits import LONGEST_RECORD, LONGEST_TEXT
from pyengine.core.record import Record
from pyengine.kit.check import check as check_game
from pyengine.kit.document import game_in, read
from pyengine.puzzles import check_puzzles, read_puzzles
from pyengine.rulebook import Failure, check, fences

_SAYS = {
    "notation": "cannot be read: {found!r} where {wanted} was expected",
    "option": "no such setting: {found} (possible: {wanted})",
    "refused": "{wanted} is refused by {found}",
    "allowed": "{found} is legal, but should be refused by {wanted}",
    "rule": "refused by {found}, but should be by {wanted}",
    "fact": "is {found}, should be {wanted}",
    "no-rule": "there is no rule {found}",
    "python": "{found}",
    "unused": "neither Python nor an example has to do with {found}",
    "stuck": "nobody can do anything ({found}): {wanted}",
    "endless": "a random game has not ended ({found}): {wanted}",
    "cards": "cards were lost or have come from nowhere ({found}): {wanted}",
    "legal": "legal actions are not those that nothing forbids ({found}): {wanted}",
    "copy": "a copy is not equal ({found}): {wanted}",
    "position": "the position is not read as it is written ({found}): {wanted}",
    "world": "somebody can see what is hidden ({found}): {wanted}",
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
    failed = False
    for path in given.files:
        said, summary = _checked(path, given.games)
        for each in said:
            print(printable(f"{path}:{each}"))
        if not said:
            print(printable(f"{path}: {summary}"))
        failed = failed or bool(said)
    return int(failed)


def _checked(path: Path, games: int) -> tuple[list[str], str]:
    """What does not hold in a file, and what is in it if all does."""
    kind = kind_of(path)
    text = read_text(path, LONGEST_RECORD if kind == "record" else LONGEST_TEXT)
    if kind == "study":
        faults = studies.complaints(text)
        return faults, "" if faults else studies.summary(text)
    if kind == "record":
        broken = complaint(text)
        return ([f" {broken}"], "") if broken else ([], that_hold([(len(Record.parse(text).steps), "action")]))
    if game_in(text):
        document = read(text)
        failures = check_game(document, games)
        what = [(len(document.examples), "example"), (games if document.is_game else 0, "game")]
        return _lines(failures), "" if failures else that_hold([each for each in what if each[0]])
    failures = check(text) + check_puzzles(text)
    return _lines(failures), "" if failures else _summary(text)


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
