"""Where rulebooks and cards on paper are kept: `var/print/<game>-<digest>`, by the digest of all they are made from."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from functools import cache
from pathlib import Path

from paths import ROOT, WORK
from web.games import games
from web.parts.messages import LANGS
from web.site.file_books import documents
from web.site.on_paper import BOOKS, KINDS, paper_file

FOLDER = WORK / "print"
_NOT_OF_PRINT = ("browser", "page", "sealed", "puzzles", "workbench", "notebook", "games")
_KINDS_OF_SOURCES = (".py", ".css", ".ftl", ".md")


def folder_of(game_id: str) -> Path:
    """The folder of what is made from the sources as they are now."""
    own = [ROOT / "seeds" / game_id, ROOT / "web/games" / game_id.replace("-", "_")]
    if game_id in documents():
        own = [ROOT / "seeds/gallery"]  # a file may extend another
    places = (*own, *_shared())
    total = hashlib.sha256()
    for place in places:
        total.update(_digest_of(place))
    return FOLDER / f"{game_id}-{total.hexdigest()[:12]}"


def files_of(game_id: str, langs: Sequence[str] = LANGS) -> list[str]:
    """The paths of all its files in these languages below the site's root."""
    kinds = BOOKS if game_id in documents() else KINDS
    return [paper_file(game_id, lang, kind) for lang in langs for kind in kinds]


def made() -> dict[str, Path]:
    """Every file that is there for the sources as they are now, by its path below the site's root."""
    found: dict[str, Path] = {}
    for game_id in (*(game.id for game in games()), *documents()):
        folder = folder_of(game_id)
        found |= {name: folder / name for name in files_of(game_id) if (folder / name).exists()}
    return found


@cache
def _shared() -> tuple[Path, ...]:
    """What all games share: the engine, the site's Python and styles, the typesetting, its tools' versions."""
    web = [path for path in sorted((ROOT / "web").iterdir()) if path.name not in _NOT_OF_PRINT]
    names = ("paper", "paper_cache.py", "website/fonts.py", "website/styles.py")
    build = [ROOT / "build" / name for name in names]
    return (*web, *build, ROOT / "pyengine", ROOT / "requirements/dev.txt", ROOT / "package-lock.json")


@cache
def _digest_of(place: Path) -> bytes:
    total = hashlib.sha256()
    files = [place] if place.is_file() else (path for path in place.rglob("*") if path.suffix in _KINDS_OF_SOURCES)
    paths = sorted(path for path in files if path.is_file())
    for path in paths:
        total.update(str(path.relative_to(ROOT)).encode() + b"\0" + hashlib.sha256(path.read_bytes()).digest())
    return total.digest()
