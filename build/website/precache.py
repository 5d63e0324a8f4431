"""Fills the service worker in: the files to cache, with hash and size, and a version that changes with any."""

from __future__ import annotations

import hashlib
from pathlib import Path

from archive import without_packing
from paths import digest, write_all
from website.scripts import Substitutions, bundles
from website.styles import is_rare

_NOT_CACHED = (
    "pyodide.asm.js",
    "pyodide.asm.wasm",
    "micropython.wasm",
    "python_stdlib.zip",
    "pyodide-lock.json",
    "live.json",
    "games.json",
    "oembed.json",
    "sitemap.xml",
    "robots.txt",
)
"""Our pages use the .gz instead of these; they, and the wheels, are for Pyodide on other people's pages.

`live.json` and `games.json` are the owner's to change; the last three are for other sites and search engines.
"""
_FOR_HOST_PAGES = ("embed", "embed.js", "previews", "hosting-check", "publish")
"""Files for other sites, whose pages have no service worker of ours; what asks the host itself; what `pyengine publish`
takes."""
_WHEN_ASKED = ("paper", "studies")
"""Folders of large files that few want, and of pages with many pictures: they are cached when somebody opens them, and
from then on need no network. So are the rulebooks of games in one file.
"""


_FEW_READ = "/nearest/"
"""The folder of pages in languages that lack something, where others than English stand in (`web/site/pages.py`)."""


Listed = dict[str, tuple[str, int]]
"""Files by name, each with its SHA-256 and its size."""


def make_precache(target: Path) -> None:
    """Write `sw.js` for the finished site in `target`."""
    paths = sorted(path for path in target.rglob("*") if path.is_file() and _is_cached(path.relative_to(target)))
    files = {str(path.relative_to(target)): path.read_bytes() for path in paths}
    few = {name for name in files if _FEW_READ in name or is_rare(name)}
    games = sorted(path.stem for path in target.glob("games/*.md") if path.name.count(".") == 1)
    asked = tuple(f"{folder}/" for folder in (*_WHEN_ASKED, *(f"rules/{game}" for game in games)))
    later = few | {name for name in files if name.startswith(asked)}
    # Of the worker itself, too, but without the lists: they and the version are written into it.
    version = digest(files | _worker("", {}, {}))
    first = _listed({name: content for name, content in files.items() if name not in later})
    write_all(target, _worker(version, first, _listed({name: files[name] for name in later})))


def _worker(version: str, listed: Listed, later: Listed) -> dict[str, bytes]:
    parts = {"SITE_VERSION": version, "SITE_FILES": listed, "SITE_LATER_FILES": later}
    return bundles("service_worker", Substitutions(parts))


def _listed(files: dict[str, bytes]) -> Listed:
    """The files by name, each with SHA-256 and size; of what is packed those of its content, which is cached."""
    contents = {name: without_packing(name, files[name]) for name in sorted(files)}
    return {name: (hashlib.sha256(content).hexdigest(), len(content)) for name, content in contents.items()}


def _is_cached(path: Path) -> bool:
    """False for the games of files too, which are the owner's: the service worker keeps those that were opened."""
    return (
        path.suffix != ".whl"
        and not (path.parts[0] == "games" and path.suffix == ".md")
        and not path.name.startswith(".")
        and path.name not in _NOT_CACHED
        and path.parts[0] not in _FOR_HOST_PAGES
    )
