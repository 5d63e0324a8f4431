"""What the worker in a game's frame calls: takes the file, opens it with the first command, and then answers commands.

Whatever the author's lines raise is an answer too, `{"fault": …}`, which the page tells in words.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import ClassVar

from pyengine.core.errors import NotationError
from pyengine.core.json_text import read_json
from pyengine.kit.check import fault
from pyengine.kit.document import Document, read
from web.engine import worker
from web.engine.books import book
from web.engine.panels import chapters_of
from web.kit import writing
from web.kit.opening import open_game
from web.parts.html import Html, el
from web.parts.messages import Messages, WordsMissing
from web.parts.paragraph import paragraph, rule_paragraphs
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
            if not _file.document.is_game:
                return _fault("no-game")
            open_game(_file.text, _file.beside)
            _file.text = None
        return _rulebook(asked["lang"]) if asked.get("do") == "rulebook" else worker.send(command)
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


def _rulebook(lang: str) -> str:
    """The file's rules as a page of their own, each under its ID."""
    assert _file.document
    game_id, t = _file.document.id, Messages(lang)
    title = el("h1", None, t(f"game-{game_id}"))
    chapters = [
        el("section", None, el("h2", None, chapter.title), *(_rule(ident, parts, t) for ident, parts in chapter.rules))
        for chapter in chapters_of(game_id, t.langs)
    ]
    html = el("div", None, title, paragraph(book(game_id, t).goal), *chapters)
    return json.dumps({"html": html, "title": f"{t(f'game-{game_id}')} — {t('app-name')}", "lang": lang})


def _rule(ident: str, parts: Sequence[tuple[str, str]], t: Messages) -> Html:
    """A rule under its anchor, which links and refusals name."""
    mark = el("a", {"class": "rule", "href": f"#{ident}"}, ident)
    return el("div", {"class": "file-rule", "id": ident}, el("div", None, rule_paragraphs(parts, t)), mark)


def _fault(kind: str, line: int = 0, said: str = "") -> str:
    return json.dumps({"fault": {"kind": kind, "line": line, "said": said}})
