"""What the reader does with cards, fields and the text of a position, as steps that can be undone."""

from __future__ import annotations

from dataclasses import replace

from pyengine.core.errors import NotationError
from pyengine.core.limits import LONGEST_POSITION
from pyengine.core.position.lines import keys_of, line_of, lines_of, text_of, with_line
from pyengine.games import schema
from pyengine.study import Chapter
from web.protocol.commands import Touch
from web.protocol.workbench import Bare, SetItem
from web.workbench.document import Document, in_lines, on_a_line
from web.workbench.editing import cards
from web.workbench.workspace import Workspace


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
    old, chapter = document.current_chapter, Chapter.at_position(document.game, on_a_line(text))
    if chapter.root.deal != old.root.deal:
        seat = old.seat if old.seat is not None and old.seat < chapter.root.players else None
        document = document.with_chapter(replace(chapter, titles=old.titles, seat=seat))
    return replace(document, typed=None if text == in_lines(document.root) else text)


def wrong(document: Document, text: str) -> NotationError | None:
    """What is wrong with a text of this game, at its place there; None for one that the game reads."""
    try:
        document.game.position(text)
    except NotationError as error:
        return error
    return None


def touch(workspace: Workspace, given: Touch) -> None:
    """A card is picked up, or laid where another click or the end of a drag says."""
    source, target = given.get("source"), given.get("target")
    if workspace.viewer is not None:
        return
    if workspace.chosen and target:
        chosen, workspace.chosen = workspace.chosen, ""
        if chosen != target:
            text = cards.placed(schema(workspace.game.id), workspace.document.text, chosen, target)
            workspace.change(typed(workspace.document, text))
            workspace.focus = f'[data-target="{target}"]'
            workspace.say = workspace.t("workbench-laid")
    elif source:
        workspace.chosen = "" if source == workspace.chosen else source


def set_item(workspace: Workspace, given: SetItem) -> None:
    """An item gets other words; one number or word of several where the name ends in `#` and its place."""
    key, _, number = given["name"].partition("#")
    found = schema(workspace.game.id)
    lines = lines_of(found, workspace.document.text)
    words = given["value"].split()
    if number:
        line = line_of(lines, key)
        words = [*line.words] if line else []
        if not (number.isdigit() and int(number) < len(words)):
            raise NotationError(number[:40], 1, 1, "item")
        words[int(number)] = given["value"].strip() or "-"
    if key not in keys_of(found):
        raise NotationError(key[:40], 1, 1, "item")
    workspace.change(typed(workspace.document, text_of(with_line(found, lines, key, words or None))))


def clear(workspace: Workspace, _: Bare) -> None:
    """All cards back into the box."""
    options = [option.name for option in workspace.game.options]
    text = cards.cleared(schema(workspace.game.id), workspace.document.root, options)
    workspace.change(typed(workspace.document, text))
    workspace.say = workspace.t("workbench-cleared")
