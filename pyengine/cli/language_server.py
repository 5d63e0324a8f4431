"""`pyengine language-server`: checks, explains and completes our notations in an editor."""

from __future__ import annotations

import argparse
from importlib.util import find_spec
from typing import Any

from pyengine.cli import check, studies
from pyengine.cli.complaints import complain
from pyengine.rulebook import Failure
from pyengine.study.check import Fault

NEEDS = "the language server needs pygls: pip install pygls"


def add(commands: Any) -> None:
    """Add the command."""
    parser = commands.add_parser(
        "language-server", help="serve an editor on standard input and output, by the Language Server Protocol"
    )
    parser.add_argument("--lang", help="the language of the rules, such as uk; by default the editor's")
    parser.add_argument(
        "--run-games",
        action="store_true",
        help="run the examples of games' files that you open, in a process of their own: for files that you trust",
    )
    parser.add_argument("--stdio", action="store_true", help="what is done anyway; some editors say it")
    parser.set_defaults(run=run)


def run(given: argparse.Namespace) -> int:
    """Serve until the editor has gone."""
    if find_spec("pygls") is None:
        return complain(NEEDS)
    from pyengine.language_server.server import serve  # noqa: PLC0415 - pygls is there only now

    fault = serve(say, given.lang, runs=given.run_games)
    return complain(fault) if fault else 0


def say(kind: str, code: str, found: str, wanted: str) -> str:
    """What does not hold in a text of a kind, in words; raises `LookupError` for a code that has none."""
    if kind == "study":
        return studies.said(Fault(0, 0, code, found, wanted))
    return check.said(Failure(0, code, found, wanted))
