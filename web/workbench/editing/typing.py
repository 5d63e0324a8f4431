"""The position as text: typed by the reader, read by the game, and the place of what is wrong."""

from __future__ import annotations

from dataclasses import replace

from pyengine.core.errors import NotationError
from pyengine.core.limits import LONGEST_POSITION
from pyengine.study import Chapter
from web.workbench.document import Document, in_lines, on_a_line


def typed(document: Document, text: str) -> Document:
    """The document with this text of its first position.

    Where the game can read it, the chapter begins anew there; else the chapter stays as it was beside the text. A text
    of another spelling that means the same position leaves what was played from it.
    """
    text = text.replace("\r\n", "\n")[: LONGEST_POSITION + 1]
    if text == in_lines(document.root):
        return replace(document, typed=None)
    if wrong(document, text):
        return replace(document, typed=text)
    return begun_at(document, text)


def begun_at(document: Document, text: str) -> Document:
    """The open chapter begun at a position that the game reads; its text stays as it is spelled."""
    old, chapter = document.current_chapter, Chapter.at_position(document.game, on_a_line(text))
    same = chapter.root.deal == old.root.deal
    if not same:
        titled = replace(chapter, titles=old.titles, seat=_within(old.seat, chapter.root.players))
        document = document.with_chapter(titled)
    return replace(document, typed=None if text == in_lines(document.root) else text)


def _within(seat: int | None, players: int) -> int | None:
    return seat if seat is not None and seat < players else None


def wrong(document: Document, text: str) -> NotationError | None:
    """What is wrong with a text of this game, at its place there; None for one that the game reads."""
    try:
        document.game.position(text)
    except NotationError as error:
        return error
    return None
