"""What the worker in a game's frame calls: takes the file, opens it with the first command, and then answers commands.

Whatever the author's lines raise is an answer too, `{"fault": …}`, which the page tells in words.
"""

from __future__ import annotations

import json
from typing import ClassVar

from pyengine.core.errors import NotationError
from pyengine.core.json_text import read_json
from pyengine.kit.check import fault
from pyengine.kit.document import Document, read
from pyengine.rulebook import load as load_rulebook
from web.engine import worker
from web.kit import writing
from web.kit.opening import open_game
from web.kit.rulebook import Facts, rulebook_page
from web.parts.messages import Messages, WordsMissing
from web.protocol.commands import LONGEST_COMMAND


class _File:
    """The file: its `text` until it has been opened, those `beside` it by name, and then its `document`."""

    text: str | None = None
    beside: ClassVar[dict[str, str]] = {}
    document: Document | None = None


_file = _File()


def take(files: str) -> None:
    """Have this file played: JSON of its `text` and of those `beside` it. Nothing of them is read before the first
    command.
    """
    given = read_json(files, LONGEST_COMMAND)
    _file.text = given["text"]
    _file.beside.update(given["beside"])


def send(command: str) -> str:
    """Carry out a command of the page, as `web.engine.worker.send` does; or of the page on which a file is written."""
    try:
        asked = read_json(command, LONGEST_COMMAND)
        if asked.get("do") in writing.COMMANDS:
            return json.dumps({"result": {"value": writing.COMMANDS[asked["do"]](asked)}})
        if _file.text is not None:
            _file.document = read(_file.text, _file.beside.get)
            open_game(_file.text, _file.beside)
            _file.text = None
        assert _file.document
        if asked.get("do") == "rulebook":
            return _rulebook(_file.document, asked["lang"])
        return worker.send(command) if _file.document.is_game else _fault("no-game")
    except WordsMissing as missing:
        return json.dumps({"words": missing.lang})
    except Exception as error:  # whatever an author's lines raise
        return _told(error)


def _told(error: Exception) -> str:
    """What is told of an error: of a mistake in the file with its line."""
    if isinstance(error, MemoryError):
        return _fault("memory")
    if isinstance(error, NotationError):
        return _fault("notation", error.line, error.expected)
    if isinstance(error, SyntaxError):
        return _fault("python", error.lineno or 0, error.msg)
    found = fault(error, _file.document) if _file.document else None
    return _fault("python", found.line, found.found) if found else _fault("broken")


def _rulebook(document: Document, lang: str) -> str:
    """The file's rules as a page of their own, each under its ID."""
    t = Messages(lang)
    fewest, most = document.players
    players = str(fewest) if fewest == most else f"{fewest}–{most}"
    facts = Facts(players if "players" in document.fields else "", document.fields.get("minutes", "").replace("-", "–"))
    html = rulebook_page(load_rulebook(document.id, *t.langs), facts, t)
    return json.dumps({"html": html, "title": f"{t(f'game-{document.id}')} — {t('app-name')}", "lang": lang})


def _fault(kind: str, line: int = 0, said: str = "") -> str:
    return json.dumps({"fault": {"kind": kind, "line": line, "said": said}})
