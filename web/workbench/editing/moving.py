"""What the reader does with cards, fields and the text of a position, as steps that can be undone."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from dataclasses import replace

from pyengine.core.errors import NotationError
from pyengine.core.limits import LONGEST_POSITION
from pyengine.core.position.layout import FREE
from pyengine.core.position.lines import Line, keys_of, line_of, lines_of, text_of, with_line
from pyengine.games import schema
from pyengine.study import Chapter
from web.protocol.commands import Touch
from web.protocol.workbench import Bare, SetItem
from web.workbench.document import Document, in_lines, on_a_line
from web.workbench.editing import cards
from web.workbench.editing.agreeing import PLAYERS, agreed, with_players
from web.workbench.editing.refusing import NAME, Refusal, refusal_words
from web.workbench.workspace import Workspace

PLACE = "@"
"""What is chosen begins with it where it is a place: then every card that is touched is laid there."""


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


def laid_text(document: Document) -> str:
    """The text of the position that lies on the table: as it was typed, while the game can read that."""
    return in_lines(document.root) if wrong(document, document.text) else document.text


def touch(workspace: Workspace, given: Touch) -> None:
    """A card is picked up or a place chosen, or a card laid where another touch or the end of a drag says."""
    source, target, chosen = given.get("source"), given.get("target"), workspace.chosen
    workspace.memory.pop(NAME, None)
    if workspace.viewer is not None:
        return
    if chosen.startswith(PLACE):
        place = chosen[len(PLACE) :]
        if source and target and _key(source) != _key(place):  # the start of a drag has no target
            if _lay(workspace, source, place):
                workspace.chosen = _next_place(workspace, place)
        else:
            workspace.chosen = source or (f"{PLACE}{target}" if target and target != place else "")
    elif chosen and target:
        workspace.chosen = ""
        if chosen != target and _lay(workspace, chosen, target):
            workspace.focus = f'[data-target="{target}"]'
    elif source:
        workspace.chosen = "" if source == chosen else source
    elif target:
        workspace.chosen = f"{PLACE}{target}"


def _key(place: str) -> str:
    return place.partition("#")[0]


def _lay(workspace: Workspace, source: str, target: str) -> bool:
    """Lay a card elsewhere; False where that is refused, and the table stays as it was."""
    found, text = schema(workspace.game.id), laid_text(workspace.document)

    def lines() -> Sequence[Line]:
        return lines_of(found, cards.placed(found, text, source, target))

    if _change(workspace, _key(target), (_key(source), _key(target)), lines):
        workspace.say = workspace.t("workbench-laid")
        return True
    return False


def _change(workspace: Workspace, place: str, changed: Collection[str], make: Callable[[], Sequence[Line]]) -> bool:
    """Change the position to the items that `make` returns, and what follows from them; False where that is refused."""
    found, options, text = schema(workspace.game.id), [option.name for option in workspace.game.options], ""
    try:
        lines = make()
        text = text_of(lines)
        agreeing = agreed(found, lines, changed, options)
    except NotationError as error:
        workspace.memory[NAME] = Refusal(place, error, text, workspace.document)
        workspace.say = refusal_words(workspace)
        return False
    workspace.change(typed(workspace.document, agreeing))
    workspace.say = ""
    return True


def _next_place(workspace: Workspace, place: str) -> str:
    """Where the next card goes: to the end again, or among fixed places to the next free one, if there is one."""
    key, _, number = place.partition("#")
    if not number:
        return f"{PLACE}{place}"
    found = schema(workspace.game.id)
    cells = cards.cells_of(found, lines_of(found, laid_text(workspace.document)), key)
    free = [at for at, cell in enumerate(cells) if cell == FREE]
    after = next((at for at in free if at > int(number)), None)
    return "" if after is None else f"{PLACE}{key}#{after}"


def set_item(workspace: Workspace, given: SetItem) -> None:
    """An item gets other words; one number or word of several where the name ends in `#` and its place.

    Cards that it names are taken from where they lie.
    """
    workspace.memory.pop(NAME, None)
    key, _, number = given["name"].partition("#")
    found = schema(workspace.game.id)
    lines = lines_of(found, laid_text(workspace.document))
    words = given["value"].split()
    if number:
        line = line_of(lines, key)
        words = [*line.words] if line else []
        if not (number.isdigit() and int(number) < len(words)):
            raise NotationError(number[:40], 1, 1, "item")
        words[int(number)] = given["value"].strip() or "-"
    if key not in keys_of(found):
        raise NotationError(key[:40], 1, 1, "item")
    if key == PLAYERS and "".join(words).isdigit():
        lines = with_players(found, lines, int("".join(words)[:4]))
    lines = with_line(found, lines, key, words or None)
    if not _change(workspace, key, (key,), lambda: lines):
        refused = workspace.memory.pop(NAME)
        if not _change(workspace, key, (key,), lambda: cards.without(found, lines, key, words)):
            workspace.memory[NAME] = refused  # what was wrong with the words as they are
            workspace.say = refusal_words(workspace)


def clear(workspace: Workspace, _: Bare) -> None:
    """All cards back into the box."""
    options = [option.name for option in workspace.game.options]
    text = cards.cleared(schema(workspace.game.id), workspace.document.root, options)
    workspace.chosen = ""
    workspace.change(typed(workspace.document, text))
    workspace.say = workspace.t("workbench-cleared")
