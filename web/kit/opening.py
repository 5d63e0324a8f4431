"""Opens a game's file in the engine of a page: from then on it is a game like any other, by its ID."""

from __future__ import annotations

from collections.abc import Mapping

from pyengine.games import check_not_ours
from pyengine.games import put as put_game
from pyengine.kit.document import Document, read
from pyengine.kit.words import message_name
from pyengine.rulebook.read import put as put_rulebook
from web.engine.books import forget_books
from web.engine.panels import chapters_of
from web.games import put as put_table
from web.kit.table import KitTable
from web.kit.wording import own_name_of, plainly
from web.parts.html import capital
from web.parts.messages import LANGS, add_own, add_part


def open_game(text: str, beside: Mapping[str, str] | None = None) -> str:
    """Have the engine play the game of a file; returns its ID. A file of the same ID takes the place of the one before.

    `beside` are the files that lie beside it, by their names: its texts in other languages (`hearts.de.md`), and the
    file that it extends. Raises what `pyengine.kit.document` does: `NotationError` for a file that cannot be read, and
    for its Python `SyntaxError`, `AuthorError`, and whatever the author's lines raise; `OptionError` where the ID is
    one of our games.
    """
    files = beside or {}
    game_id = read(text, files.get).id
    others = {lang: files[name] for lang in LANGS if (name := f"{game_id}.{lang}.md") in files}
    document = read(text, files.get, others)
    open_document_here(document)
    return document.id


def open_document_here(document: Document) -> None:
    """The same for a file that has been read; of a rulebook without a line of Python there is nothing but its text."""
    check_not_ours(document.id)
    add_part("kit")
    for lang in document.languages:
        put_rulebook(document.rulebook_in(lang))
    if document.is_game:
        put_game(document.game)
        put_table(document.id, KitTable(document))
    for lang in LANGS:
        add_own(lang, document.id, _messages(document, lang))
    forget_books()
    chapters_of.cache_clear()


def _messages(document: Document, lang: str) -> dict[str, list[object]]:
    """What the page says of the game itself, and the author's own sentences; in the file's language for want of one."""
    game_id = document.id
    said = document.messages(document.language) | document.messages(lang)
    goal = document.rulebook_in(lang).goal or document.title_in(lang)
    about: list[object] = said.get("about") or [goal]
    found: dict[str, list[object]] = {own_name_of(game_id, name): pattern for name, pattern in said.items()}
    for option in document.definition.options if document.is_game else ():
        ident = f"option-{game_id}-{option.name}"
        found[ident] = said.get(message_name("option", option.name)) or [capital(plainly(option.name))]
        for value in option.choices:
            found[f"{ident}-{value}"] = said.get(message_name("option", option.name, value)) or [plainly(value)]
    found[f"{game_id}-coach-goal"] = [goal]
    return found | {f"game-{game_id}": [document.title_in(lang)], f"about-{game_id}": about, f"feel-{game_id}": about}
