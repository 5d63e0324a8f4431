"""Reads texts with many brackets within one another, which would end Pyodide; `test_depth.py` runs it there."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from pyengine.core.json_text import DEEPEST, JsonError, read_json
from pyengine.sealed.errors import SealedError
from pyengine.sealed.message import parse
from pyengine.study import parse_study
from web.engine.dispatcher import Dispatcher

Read = Callable[[str], Any]

HEAD = '{"v":1,"table":"' + "A" * 22 + '","n":0,"seat":1,"prev":"","items":[["x",'
TAIL = ']],"sig":"' + "A" * 86 + '"}'


def outcomes_json() -> str:
    """What became of each text, by its name."""
    deep, within = "[" * 10_000, DEEPEST - 4
    study = "study 1\ngame uno\n\nchapter\nplayers 2\ndeal turn 1\n" + "(\n" * 10_000
    found = {
        "json": _outcome(lambda text: read_json(text, 10**6), deep + "]" * 10_000),
        "message": _outcome(parse, HEAD + deep),
        "deepest": _outcome(parse, HEAD + "[" * within + "]" * within + TAIL),
        "deepest, in a deep call": _outcome(
            lambda text: _called_deep(_read_and_written, text, 300), "[" * DEEPEST + "]" * DEEPEST
        ),
        "study": _outcome(parse_study, study),
        "command": json.loads(Dispatcher().send('{"do":' + deep))["error"]["code"],
    }
    return json.dumps(found)


def _outcome(read: Read, text: str) -> str:
    try:
        read(text)
    except (JsonError, SealedError, ValueError) as error:
        return type(error).__name__
    return "read"


def _read_and_written(text: str) -> str:
    return json.dumps(read_json(text, 100))


def _called_deep(read: Read, text: str, frames: int) -> Any:
    return read(text) if not frames else _called_deep(read, text, frames - 1)
