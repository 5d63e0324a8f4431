"""The parts of the engine that not every page loads, each a file beside `engine.gz`."""

from __future__ import annotations

from typing import NamedTuple


class Part(NamedTuple):
    """A part: its `folders`, and the module by which the worker of its page `begins`."""

    folders: tuple[str, ...]
    begins: str


PARTS = {
    "sealed": Part(("pyengine/sealed", "web/sealed"), "web.sealed.worker"),
    "puzzles": Part(("pyengine/puzzles", "web/puzzles"), "web.puzzles.worker"),
    "workbench": Part(("pyengine/study", "web/pictures", "web/workbench"), "web.workbench.worker"),
}
"""The parts by name: the file is `<name>.gz`, and the messages in `web/locales/<lang>/<name>.ftl`, or
`<name>-<more>.ftl`, belong to it too, as does what it says of one game, `<name>.<lang>.ftl` in the game's folder.
"""
OF_PAGES = ("faults", "hosting")
"""Messages that only pages have, and no engine: such as `web/locales/<lang>/faults.ftl`."""
