"""What the reader does with cards and fields, as steps that can be undone."""

from __future__ import annotations

from pyengine.core.errors import NotationError
from pyengine.core.position.lines import keys_of, line_of, lines_of, text_of, with_line
from pyengine.games import schema
from web.protocol import Bare, SetItem, Touch
from web.workbench.editing import cards
from web.workbench.editing.typing import typed
from web.workbench.workspace import Workspace


def touch(workspace: Workspace, given: Touch) -> None:
    """A card is picked up, or laid where another click or the end of a drag says."""
    source, target = given.get("source"), given.get("target")
    if workspace.viewer is not None:
        return
    if workspace.chosen and target:
        chosen, workspace.chosen = workspace.chosen, ""
        _place(workspace, chosen, target)
    elif source:
        workspace.chosen = "" if source == workspace.chosen else source


def _place(workspace: Workspace, source: str, target: str) -> None:
    if source == target:
        return
    text = cards.placed(schema(workspace.game.id), workspace.document.text, source, target)
    workspace.change(typed(workspace.document, text))
    workspace.focus = f'[data-target="{target}"]'
    workspace.say = workspace.t("workbench-laid")


def set_item(workspace: Workspace, given: SetItem) -> None:
    """An item gets other words; one number or word of several where the name ends in `#` and its place."""
    key, _, number = given["name"].partition("#")
    found = schema(workspace.game.id)
    lines = lines_of(found, workspace.document.text)
    words: list[str] | None = given["value"].split() or None
    if number:
        words = _with_word(line_of(lines, key), number, given["value"])
    if key not in keys_of(found):
        raise NotationError(key[:40], 1, 1, "item")
    workspace.change(typed(workspace.document, text_of(with_line(found, lines, key, words))))


def _with_word(line: object, number: str, value: str) -> list[str]:
    words = list(getattr(line, "words", ()))
    if not (number.isdigit() and int(number) < len(words)):
        raise NotationError(number[:40], 1, 1, "item")
    words[int(number)] = value.strip() or "-"
    return words


def clear(workspace: Workspace, _: Bare) -> None:
    """All cards back into the box."""
    options = [option.name for option in workspace.game.options]
    text = cards.cleared(schema(workspace.game.id), workspace.document.root, options)
    workspace.change(typed(workspace.document, text))
    workspace.say = workspace.t("workbench-cleared")
