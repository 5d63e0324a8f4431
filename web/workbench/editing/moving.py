"""What the reader does with cards and fields, as steps of the desk."""

from __future__ import annotations

from pyengine.core.errors import NotationError
from pyengine.core.position.lines import keys_of, line_of, lines_of, text_of, with_line
from pyengine.games import schema
from web.protocol import Bare, SetItem, Touch
from web.workbench.desk import Desk
from web.workbench.editing import cards
from web.workbench.editing.typing import typed


def touch(desk: Desk, given: Touch) -> None:
    """A card is picked up, or laid where another click or the end of a drag says."""
    source, target = given.get("source"), given.get("target")
    if desk.viewer is not None:
        return
    if desk.chosen and target:
        chosen, desk.chosen = desk.chosen, ""
        _place(desk, chosen, target)
    elif source:
        desk.chosen = "" if source == desk.chosen else source


def _place(desk: Desk, source: str, target: str) -> None:
    if source == target:
        return
    text = cards.placed(schema(desk.game.id), desk.document.text, source, target)
    desk.change(typed(desk.document, text))
    desk.focus = f'[data-target="{target}"]'
    desk.told = desk.t("workbench-laid")


def set_item(desk: Desk, given: SetItem) -> None:
    """An item gets other words; one number or word of several where the name ends in `#` and its place."""
    key, _, number = given["name"].partition("#")
    found = schema(desk.game.id)
    lines = lines_of(found, desk.document.text)
    words: list[str] | None = given["value"].split() or None
    if number:
        words = _with_word(line_of(lines, key), number, given["value"])
    if key not in keys_of(found):
        raise NotationError(key[:40], 1, 1, "item")
    desk.change(typed(desk.document, text_of(with_line(found, lines, key, words))))


def _with_word(line: object, number: str, value: str) -> list[str]:
    words = list(getattr(line, "words", ()))
    if not (number.isdigit() and int(number) < len(words)):
        raise NotationError(number[:40], 1, 1, "item")
    words[int(number)] = value.strip() or "-"
    return words


def clear(desk: Desk, _: Bare) -> None:
    """All cards back into the box."""
    options = [option.name for option in desk.game.options]
    text = cards.cleared(schema(desk.game.id), desk.document.root, options)
    desk.change(typed(desk.document, text))
    desk.told = desk.t("workbench-cleared")
