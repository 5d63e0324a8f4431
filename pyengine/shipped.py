"""The files of `seeds/<game>` that ship with the engine: inside the package in a wheel, beside it in a checkout."""

from __future__ import annotations

from pathlib import Path

from pyengine.core.errors import OptionError

_PACKAGE = Path(__file__).parent


def folders(game_id: str) -> list[Path]:
    """Where a game's files may be."""
    return [root / "seeds" / game_id for root in (_PACKAGE, _PACKAGE.parent)]


def shipped(game_id: str, name: str, option: tuple[str, str]) -> Path:
    """A file of a game; where it is not there, raises the `OptionError` of this name and value."""
    for folder in folders(game_id):
        if (folder / name).is_file():
            return folder / name
    raise OptionError(*option, ())


def first_shipped(game_id: str, pattern: str, *langs: str) -> str | None:
    """The first of these languages that a file of a game is there in: `pattern` has `{}` where its code stands."""
    there = (lang for lang in langs for folder in folders(game_id) if (folder / pattern.format(lang)).is_file())
    return next(there, None)
