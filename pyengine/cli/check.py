"""`pyengine check`: runs the examples and the lessons of any Markdown file."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

from pyengine.cli.complaints import printable
from pyengine.cli.files import read_text
from pyengine.core.limits import LONGEST_TEXT
from pyengine.rulebook import Failure, check, fences

_SAYS = {
    "notation": "cannot be read: {found!r} where {wanted} was expected",
    "option": "no such setting: {found} (possible: {wanted})",
    "refused": "{wanted} is refused by {found}",
    "allowed": "{found} is legal, but should be refused by {wanted}",
    "rule": "refused by {found}, but should be by {wanted}",
    "fact": "is {found}, should be {wanted}",
}


def add(commands: Any) -> None:
    """Add the command."""
    parser = commands.add_parser(
        "check", help="run the examples (play fences), set-ups and lessons (step fences) of Markdown files"
    )
    parser.add_argument("files", type=Path, nargs="+", metavar="FILE")
    parser.set_defaults(run=run)


def run(given: argparse.Namespace) -> int:
    """Check every file; 1 when an example does not hold."""
    failed = False
    for path in given.files:
        text = read_text(path, LONGEST_TEXT)
        failures = check(text)
        for failure in failures:
            print(printable(f"{path}:{failure.line}: {_said(failure)}"))
        if not failures:
            print(printable(f"{path}: {_summary(text)}"))
        failed = failed or bool(failures)
    return int(failed)


def _said(failure: Failure) -> str:
    return _SAYS[failure.code].format(found=failure.found, wanted=failure.wanted)


def _summary(text: str) -> str:
    """How many examples or steps were run."""
    examples, steps = len(fences(text)), len(fences(text, "step"))
    return f"{steps} steps of a lesson hold" if steps and not examples else f"{examples + steps} examples hold"
