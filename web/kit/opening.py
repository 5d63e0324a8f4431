"""Opens a game's file in the engine of a page: from then on it is a game like any other, by its ID."""

from __future__ import annotations

from pyengine.games import put as put_game
from pyengine.kit.document import Document, read
from pyengine.rulebook.read import put as put_rulebook
from web.engine.notices import book
from web.engine.panels import chapters_of
from web.games import put as put_table
from web.kit.table import KitTable
from web.parts.messages import LANGS, add_own, add_part

_parts: list[str] = []
"""The parts whose messages have been added."""


def open_game(text: str) -> str:
    """Have the engine play the game of a file; returns its ID. A file of the same ID takes the place of the one before.

    Raises what `pyengine.kit.document` does: `NotationError` for a file that cannot be read, and for its Python
    `SyntaxError`, `AuthorError`, and whatever the author's lines raise.
    """
    document = read(text)
    if not _parts:
        add_part("kit")
        _parts.append("kit")
    put_game(document.game)
    put_rulebook(document.rulebook)
    put_table(document.id, KitTable(document))
    for lang in LANGS:
        add_own(lang, document.id, _messages(document))
    book.cache_clear()
    chapters_of.cache_clear()
    return document.id


def _messages(document: Document) -> dict[str, list[str]]:
    """What the page says of the game itself."""
    game_id = document.id
    about = document.rulebook.goal or document.title
    return {f"game-{game_id}": [document.title], f"about-{game_id}": [about], f"feel-{game_id}": [about]}
