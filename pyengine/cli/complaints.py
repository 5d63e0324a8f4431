"""What is said about bad input: one line of printable characters, on the error stream."""

from __future__ import annotations

import sys

from pyengine.core.errors import IllegalAction, NotationError, OptionError, escaped, quoted

INPUT_ERRORS = (NotationError, IllegalAction, OptionError, OSError)
"""What a command raises on bad input."""
STOPPED = 130
"""The exit code after Ctrl-C, as of other commands."""
_LONGEST = 400


def printable(text: str) -> str:
    """A text as it can stand in one line of a terminal, and not too long for it."""
    shown = escaped(text[:_LONGEST])
    return shown if len(text) <= _LONGEST else f"{shown}…"


def words_of(error: Exception) -> str:
    """What an error says, and what was noted of where it came from."""
    said = str(error)
    if isinstance(error, OSError) and error.strerror:
        said = error.strerror + ("" if error.filename is None else f": {quoted(str(error.filename))}")
    return "; ".join([said, *getattr(error, "__notes__", ())])


def complain(text: str, code: int = 2) -> int:
    """Say what is wrong; returns the exit code."""
    print(f"pyengine: {printable(text)}", file=sys.stderr)
    return code
