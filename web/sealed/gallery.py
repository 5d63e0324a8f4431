"""The games of one file that come with the site, opened in the engine of the page for friends once one is asked for.

Only these are: their files were built with the site, as all of its code is, and lie among its own parts. What somebody
else has written runs in a frame without an origin, where no secrets of a table are (docs/sealed.md).
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path

from pyengine.games import game as find_game
from pyengine.games import put as put_game
from web.parts.page_paths import read_from_file

_FOLDER = Path(__file__).parent / "games"
"""Where the build's pack has the files that can be played sealed, with those that lie beside them."""


class GalleryMissing(Exception):
    """A game is asked for that only the gallery can have, which has yet to be fetched. Nothing has changed."""


class _Gallery:
    """`is_open` once its games are known, or are not to be had."""

    is_open = False


_gallery = _Gallery()


def look_in_gallery() -> None:
    """For a game that nobody knows; raises `GalleryMissing` where it may be one of the gallery."""
    if not _gallery.is_open:
        raise GalleryMissing


def open_gallery(files: Mapping[str, str] | None = None) -> None:
    """Open all games of these files, by their names; those of the build's pack unless others are given.

    All of them can be played sealed: the build has left the others out, and nobody waits here until random games have
    told so again.
    """
    from web.kit.opening import open_game  # noqa: PLC0415 - a part of its own, which comes with the gallery

    if files is None:
        files = {path.name: path.read_text("utf-8") for path in sorted(_FOLDER.glob("*.md"))}
    for name in files:
        if name.count(".") > 1:  # a game's text in another language
            continue
        game_id = open_game(files[name], files)
        game = find_game(game_id)
        put_game(replace(game, sealing=replace(game.sealing, obstacle=lambda: "")))
        read_from_file(game_id)
    _gallery.is_open = True
