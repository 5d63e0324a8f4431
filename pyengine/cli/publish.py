"""`pyengine publish`: a game of a file as pages that any static host serves, and as one HTML file; or a rulebook."""

from __future__ import annotations

import argparse
import html
import json
import shutil
from pathlib import Path

from pyengine.cli.complaints import complain
from pyengine.cli.files import read_text
from pyengine.core.errors import NotationError
from pyengine.core.limits import LONGEST_TEXT
from pyengine.games import ids
from pyengine.kit.check import fault
from pyengine.kit.document import Document
from pyengine.kit.files import open_document

_FOLDERS = ("vendor", "games/rules")
_FILES = ("games/index.html", "favicon.ico", "site.json")
"""What the pages of a published game need of a site, besides its folder `app-…`."""
_SHELL = "publish/game.html"
"""The page that is one file, without a game."""


def add(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add the command."""
    about = "make pages of a game's file, for any static host"
    command = commands.add_parser("publish", help=about, description=about)
    command.add_argument("file", type=Path, metavar="GAME.MD")
    command.add_argument("folder", type=Path, metavar="DIR", help="where the pages go; it is made, and may not exist")
    command.add_argument(
        "--site", type=Path, required=True, metavar="DIST", help="a built site, such as dist/ after `make build`"
    )
    command.set_defaults(run=publish)


def publish(given: argparse.Namespace) -> int:
    """Carry the command out; returns the exit code."""
    texts = dict[Path, str]()

    def reader(path: Path) -> str:
        texts[path] = read_text(path, LONGEST_TEXT)
        return texts[path]

    document = open_document(given.file, reader)
    if document.id in ids():
        return complain(f"{document.id} is one of the games that come with a site: give the file's game another ID")
    try:
        if document.is_game:
            document.game.actions()
    except NotationError:
        raise
    except Exception as error:  # whatever an author's lines raise
        found = fault(error, document)
        return complain(f"{given.file}:{found.line}: {found.found}; `pyengine check` tells more")
    if lacking := _lacking(given.site):
        return complain(f"{given.site} has no {lacking}: --site takes a built site, such as dist/ after `make build`")
    if given.folder.exists() and any(given.folder.iterdir()):
        return complain(f"{given.folder} is not empty")
    _write(document, _named(texts, given.file, document.id), given.folder, given.site)
    alone = f"; {document.id}.html in it plays alone, from a disk too" if document.is_game else ""
    print(f"{given.folder}/: put it on any static host{alone}")
    return 0


def _lacking(site: Path) -> str:
    """What a site lacks; empty where nothing does."""
    if not list(site.glob("app-*")):
        return "folder app-…"
    return next((name for name in (*_FOLDERS, *_FILES, _SHELL) if not (site / name).exists()), "")


def _write(document: Document, files: dict[str, str], folder: Path, site: Path) -> None:
    """All files of the published game; of a rulebook without Python there is nothing to play alone."""
    [app] = site.glob("app-*")
    for name in (app.name, *_FOLDERS):
        shutil.copytree(site / name, folder / name, dirs_exist_ok=True)
    for name in _FILES:
        shutil.copy(site / name, folder / name)
    for name, text in files.items():
        (folder / "games" / name).write_text(text, "utf-8")
    beside = [name for name in files if name != f"{document.id}.md"]
    (folder / "games.json").write_text(json.dumps([{"game": document.id, "beside": beside}]) + "\n", "utf-8")
    (folder / "index.html").write_text(_onward(document), "utf-8")
    if document.is_game:
        (folder / f"{document.id}.html").write_text(_one_file(site, document, files), "utf-8")
    (folder / ".nojekyll").touch()


def _named(read: dict[Path, str], path: Path, game_id: str) -> dict[str, str]:
    """The texts by the names that a site gives them: the game's own are called as the game."""
    return {
        each.name.replace(path.stem, game_id, 1) if each.name.startswith(f"{path.stem}.") else each.name: text
        for each, text in read.items()
    }


def _onward(document: Document) -> str:
    """The first page, which leads to the game's own."""
    page = "games" if document.is_game else "games/rules"
    title, address = html.escape(document.title), f"{page}/index.html?game={document.id}"
    return (
        f'<!doctype html>\n<html lang="{html.escape(document.language)}"><head><meta charset="utf-8">'
        f'<meta http-equiv="refresh" content="0; url={address}"><title>{title}</title></head>'
        f'<body><p><a href="{address}">{title}</a></p></body></html>\n'
    )


def _one_file(site: Path, document: Document, files: dict[str, str]) -> str:
    """The page that is one file, with the game in it."""
    text = files[f"{document.id}.md"]
    beside = {name: each for name, each in files.items() if name != f"{document.id}.md"}
    held = json.dumps({"text": text, "beside": beside}).replace("<", "\\u003c")
    page = (site / _SHELL).read_text("utf-8")
    page = page.replace("<!--title-->", html.escape(document.title), 1)
    return page.replace("<!--game-->", f'<script type="application/json" id="game-files">{held}</script>', 1)
