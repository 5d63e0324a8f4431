"""Replays the golden records; runs in CPython and in Pyodide alike."""

from __future__ import annotations

import hashlib
import json
from pathlib import Path
from typing import Any

import pyengine
from pyengine.core.record import take_step


def digests(text: str) -> dict[str, Any]:
    """A digest of the position after the deal and after every step, and how the game ended."""
    record = pyengine.Record.parse(text)
    game, state = pyengine.game(record.game), record.start()
    states = [_digest(game.write(state))]
    for step in record.steps:
        take_step(game, state, step)
        states.append(_digest(game.write(state)))
    return {"outcome": state.outcome.to_json() if state.outcome else None, "states": states}


def _digest(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()[:16]


def all_digests(seeds: str) -> dict[str, Any]:
    """The digests of every record under a folder, by game and file name."""
    paths = sorted(Path(seeds).glob("*/records/*.rec"))
    return {f"{path.parts[-3]}/{path.name}": digests(path.read_text("utf-8")) for path in paths}


def all_digests_json() -> str:
    """The same of our own records as one JSON text, for JavaScript."""
    return json.dumps(all_digests(str(Path(__file__).parents[2] / "seeds")))
