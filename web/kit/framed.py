"""What the worker in a game's frame calls: takes the file, opens it with the first command, and then answers commands.

Whatever the author's lines raise is an answer too, `{"fault": …}`, which the page tells in words.
"""

from __future__ import annotations

import json
from typing import ClassVar

from pyengine.core.errors import NotationError
from pyengine.kit.check import fault
from pyengine.kit.document import Document, read
from web.engine import worker
from web.kit.opening import open_game


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
    given = json.loads(files)
    _file.text = given["text"]
    _file.beside.update(given["beside"])


def send(command: str) -> str:
    """Carry out a command of the page, as `web.engine.worker.send` does."""
    try:
        if _file.text is not None:
            _file.document = read(_file.text, _file.beside.get)
            if not _file.document.is_game:
                return _fault("no-game")
            open_game(_file.text, _file.beside)
            _file.text = None
        return worker.send(command)
    except MemoryError:
        return _fault("memory")
    except NotationError as error:
        return _fault("notation", error.line, error.expected)
    except SyntaxError as error:
        return _fault("python", error.lineno or 0, error.msg)
    except Exception as error:  # whatever an author's lines raise
        found = fault(error, _file.document) if _file.document else None
        return _fault("python", found.line, found.found) if found else _fault("broken")


def _fault(kind: str, line: int = 0, said: str = "") -> str:
    return json.dumps({"fault": {"kind": kind, "line": line, "said": said}})
