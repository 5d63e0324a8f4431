"""Runs the examples of a game's file in a process of its own, which is ended if it takes too long.

So an author's endless loop, or a list that never ends, harms nobody who only looks at the file.
"""

from __future__ import annotations

import json
import subprocess
import sys
from dataclasses import astuple
from pathlib import Path

from pyengine.core.json_text import read_json
from pyengine.core.limits import LONGEST_TEXT
from pyengine.kit.check import check_examples
from pyengine.kit.document import Document, read
from pyengine.rulebook.run import Failure

SECONDS = 10
"""How long the examples may take."""
_LONGEST = 8 * LONGEST_TEXT
"""Characters of the question, and of the answer."""
_MOST_BYTES = 1 << 30
"""How much memory they may take, where the system can tell a process."""


def run_examples(text: str, folder: Path | None, seconds: float = SECONDS) -> list[Failure]:
    """What does not hold of a file's examples; `slow` where they take too long, or too much memory.

    `folder` is where the file lies, to find what it extends.
    """
    asked = json.dumps({"text": text, "folder": str(folder) if folder else ""})
    command = [sys.executable, "-m", "pyengine.kit.watched"]
    try:
        done = subprocess.run(command, input=asked, capture_output=True, text=True, timeout=seconds, check=True)
        # The last line: the author's own lines may have printed something.
        return [Failure(*each) for each in read_json(done.stdout.splitlines()[-1], _LONGEST)]
    except (subprocess.SubprocessError, ValueError, IndexError):
        return [Failure(1, "slow", f"{seconds:g}", "", 1)]


def beside(text: str, folder: Path | None) -> Document:
    """A file whose text may not be saved yet, with what it extends; raises `NotationError`."""

    def find(name: str) -> str | None:
        path = folder / name if folder else None
        return path.read_text("utf-8")[: LONGEST_TEXT + 1] if path and path.is_file() else None

    return read(text, find)


def _limit_memory() -> None:
    try:
        import resource  # noqa: PLC0415 - Windows has none
    except ImportError:
        return
    resource.setrlimit(resource.RLIMIT_AS, (_MOST_BYTES, _MOST_BYTES))


def main() -> None:
    """Answer one question on standard input: the failures, as the last line."""
    _limit_memory()
    asked = read_json(sys.stdin.read(), _LONGEST)
    folder = Path(asked["folder"]) if asked["folder"] else None
    failures = check_examples(beside(asked["text"], folder))
    sys.stdout.write("\n" + json.dumps([astuple(each) for each in failures]))


if __name__ == "__main__":
    main()
