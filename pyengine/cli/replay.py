"""`pyengine replay`: a record's last position and outcome."""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from typing import Any

from pyengine.cli.complaints import complain
from pyengine.cli.files import read_text
from pyengine.core.errors import IllegalAction, NotationError
from pyengine.core.limits import LONGEST_RECORD
from pyengine.core.record import Record
from pyengine.core.version import VERSION, other_engine
from pyengine.games import game as find_game


def add(commands: Any) -> None:
    """Add the command."""
    parser = commands.add_parser("replay", help="replay a recorded game")
    parser.add_argument("file", type=Path)
    parser.add_argument("--json", action="store_true", help="as JSON")
    parser.set_defaults(run=run)


def run(given: argparse.Namespace) -> int:
    """Replay it."""
    text = read_text(given.file, LONGEST_RECORD)
    try:
        record = Record.parse(text)
        state = record.replay()
    except (NotationError, IllegalAction) as error:
        return complain(f"{error}{_needed(text)}")
    position = find_game(record.game).write(state)
    outcome = state.outcome.to_json() if state.outcome else None
    if given.json:
        print(json.dumps({"game": record.game, "position": position, "outcome": outcome}))
        return 0
    print(position)
    if state.outcome is None:
        print(f"goes on; to act: seat {', '.join(str(seat + 1) for seat in state.to_act)}")
    else:
        print(f"over by {state.outcome.reason}; winner: seat {', '.join(str(s + 1) for s in state.outcome.winners)}")
    return 0


def _needed(text: str) -> str:
    """Which engine replays a record that this one does not, where the record says that another made it."""
    made = other_engine(text)
    return f"; made by engine {made}, this is {VERSION}: version {made} replays it" if made else ""
