"""Opens a game's file with those that lie beside it: texts in other languages, and what it extends."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from pyengine.kit.document import Document, read
from pyengine.kit.front_matter import LANGUAGE

Reader = Callable[[Path], str]


def translations_beside(path: Path) -> dict[str, Path]:
    """The files with the text of a game's file in other languages, by language: `higher.de.md` beside `higher.md`."""
    found = {each.name.split(".")[1]: each for each in sorted(path.parent.glob(f"{path.stem}.*.md"))}
    return {language: each for language, each in found.items() if LANGUAGE.fullmatch(language)}


def first_of(path: Path) -> Path | None:
    """The game's file beside one that is named as a text of it in another language; None for any other name."""
    name, *rest = path.name.split(".")
    first = path.parent / f"{name}.md"
    is_other = len(rest) == 2 and rest[1] == "md" and LANGUAGE.fullmatch(rest[0])
    return first if is_other and first.is_file() else None


def texts_of(path: Path, reader: Reader) -> tuple[tuple[str, str], ...]:
    """The name and the text of a game's file, then those of the files that it extends: the game without its words."""
    found = dict[str, str]()

    def find(name: str) -> str | None:
        beside = path.parent / name
        if beside.is_file():
            found[name] = reader(beside)
        return found.get(name)

    found[path.name] = reader(path)
    read(found[path.name], find)
    return tuple(found.items())


def open_texts(files: tuple[tuple[str, str], ...]) -> Document:
    """The game of such files; raises `NotationError`."""
    return read(files[0][1], dict(files).get)


def open_document(path: Path, reader: Reader, *, with_translations: bool = True) -> Document:
    """A game's file, read with `reader`; raises `NotationError`, and `OSError`.

    A note of the error names the file where that is another one.
    """

    def find(name: str) -> str | None:
        beside = path.parent / name
        return reader(beside) if beside.is_file() else None

    text, others = reader(path), dict[str, str]()
    for language, other in translations_beside(path).items() if with_translations else ():
        others[language] = reader(other)
    return read(text, find, others)
