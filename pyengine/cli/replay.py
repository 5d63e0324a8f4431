"""`pyengine replay`: the last position and the outcome of a record, or of the main lines of a study."""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from typing import Any

from pyengine.cli.complaints import complain, printable
from pyengine.cli.files import kind_of, read_text
from pyengine.cli.studies import title_of
from pyengine.core.errors import IllegalAction, NotationError
from pyengine.core.limits import LONGEST_RECORD, LONGEST_STUDY
from pyengine.core.record import Record
from pyengine.core.version import VERSION, other_engine
from pyengine.games import game as find_game
from pyengine.study import parse_study


def add(commands: Any) -> None:
    """Add the command."""
    parser = commands.add_parser("replay", help="replay a recorded game, or the main lines of a study")
    parser.add_argument("file", type=Path)
    parser.add_argument("--chapter", type=int, metavar="N", help="of a study only this chapter")
    parser.add_argument("--json", action="store_true", help="as JSON")
    parser.set_defaults(run=run)


def run(given: argparse.Namespace) -> int:
    """Replay it."""
    if kind_of(given.file) == "study":
        return _study(given)
    text = read_text(given.file, LONGEST_RECORD)
    broken = complaint(text)
    if broken:
        return complain(broken)
    _show(Record.parse(text), as_json=given.json)
    return 0


def _study(given: argparse.Namespace) -> int:
    study = parse_study(read_text(given.file, LONGEST_STUDY))
    if given.chapter is not None and not 1 <= given.chapter <= len(study.chapters):
        return complain(f"the study has no chapter {given.chapter} (it has {len(study.chapters)})")
    for number, chapter in enumerate(study.chapters):
        if given.chapter in (None, number + 1):
            if not given.json:
                print(printable(title_of(study, number)))
            _show(chapter.record(), as_json=given.json)
    return 0


def _show(record: Record, *, as_json: bool) -> None:
    """Replay a record, and write how it ends."""
    state = record.replay()
    position = find_game(record.game).write(state)
    if as_json:
        outcome = state.outcome.to_json() if state.outcome else None
        print(json.dumps({"game": record.game, "position": position, "outcome": outcome}))
        return
    print(position)
    if state.outcome is None:
        print(f"goes on; to act: seat {', '.join(str(seat + 1) for seat in state.to_act)}")
    else:
        print(f"over by {state.outcome.reason}; winner: seat {', '.join(str(s + 1) for s in state.outcome.winners)}")


def complaint(text: str) -> str:
    """Why a record cannot be replayed; empty if it can."""
    try:
        Record.parse(text).replay()
    except (NotationError, IllegalAction) as error:
        made = other_engine(text)
        return f"{error}; made by engine {made}, this is {VERSION}: version {made} replays it" if made else str(error)
    return ""
