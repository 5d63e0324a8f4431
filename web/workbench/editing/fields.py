"""The fields of what is no card: whose turn it is, counters, options, what each knows. The game's items say which."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from pyengine.core.errors import NotationError
from pyengine.core.position.items import Choice, Count, Counts, Item, Stream, settled
from pyengine.core.position.lines import lines_of
from pyengine.core.position.reading import Reading
from pyengine.core.position.schema import Schema
from pyengine.games import schema
from web.games import table_of
from web.parts.html import Html, el
from web.workbench.editing.labels import item_label
from web.workbench.workspace import Workspace


def fields(workspace: Workspace) -> Html:
    """A field for each item: those of the game first, what is about chance and former rounds folded behind."""
    found, players = schema(workspace.game.id), workspace.state().players
    own = [item for item in found.items if not _lies_in_trays(found, item)]
    keys = [(item, key) for item in own for key in item.keys(players)]
    written = found.facts(workspace.state(), *own)
    values = written | {line.key: " ".join(line.words) for line in lines_of(found, workspace.document.text)}
    shown = [_field(workspace, found, item, key, values[key]) for item, key in keys if key in written]
    more = [_field(workspace, found, item, key, values.get(key, "")) for item, key in keys if key not in written]
    folded = el("details", {"class": "more-items"}, el("summary", None, workspace.t("workbench-more-items")), *more)
    heading = el("h3", None, workspace.t("workbench-items"))
    return el(
        "section", {"class": "bench-items"}, heading, el("div", {"class": "items"}, *shown), folded if more else None
    )


def _lies_in_trays(found: Schema[Any], item: Item[Any]) -> bool:
    layout = item.layout()
    return layout is not None and layout.box is found.box


def _field(workspace: Workspace, found: Schema[Any], item: Item[Any], key: str, value: str) -> Html:
    """One item's field: with what the text says, else with what goes without saying."""
    label = item_label(workspace, key)
    if isinstance(item, Counts):
        return _numbers(workspace, item, key, value.split(), label)
    return el("label", {"class": "item-field"}, el("span", None, label), _control(workspace, found, item, key, value))


def _control(workspace: Workspace, found: Schema[Any], item: Item[Any], key: str, value: str) -> Html:
    name = {"name": key, "data-set": "item", "id": f"item-{key.replace(' ', '-')}"}
    if isinstance(item, Choice):
        return _select(workspace, item, name, _among(found, item, workspace.document.root), value)
    if isinstance(item, Count):
        bounds = {"min": str(item.lowest), "max": _highest(found, item, workspace.document.root)}
        if value.isdigit():
            return el("input", {**name, "type": "number", "inputmode": "numeric", **bounds, "value": value})
    wide = "wide" if isinstance(item, Stream) else None
    return el(
        "input", {**name, "type": "text", "class": wide, "value": value, "autocomplete": "off", "spellcheck": "false"}
    )


def _select(workspace: Workspace, item: Choice[Any], name: dict[str, str], choices: Sequence[str], value: str) -> Html:
    """One word of several; what the text says now is among them, whether or not it can be."""
    words = list(dict.fromkeys([*choices, value]))
    options = [el("option", {"value": each, "selected": each == value}, _word(workspace, item, each)) for each in words]
    return el("select", name, *options)


def _word(workspace: Workspace, item: Choice[Any], word: str) -> str:
    """A word of the notation in the reader's language, where the table has words for it."""
    own = f"option-{workspace.game.id}-{item.name}-{word}"
    if own in workspace.t:
        return workspace.t(own)
    say = table_of(workspace.game.id).words.values.get(item.name)
    if word == "-" or say is None:
        return "–" if word == "-" else word
    try:
        return say(word, workspace.t)
    except (KeyError, ValueError):  # a value that no example has had words for
        return word


def _numbers(workspace: Workspace, item: Counts, key: str, values: Sequence[str], label: str) -> Html:
    """A number for each seat."""
    inputs = []
    for at, value in enumerate(values):
        named = f"{label}, {workspace.t('player-number', number=at + 1)}"
        attrs = {"type": "number", "name": f"{key}#{at}", "data-set": "item", "min": "0", "max": str(item.highest)}
        inputs.append(el("input", {**attrs, "id": f"item-{key}-{at}", "value": value, "aria-label": named}))
    title = el("span", None, label)
    return el(
        "div",
        {"class": "item-field", "role": "group", "aria-label": label},
        title,
        el("span", {"class": "numbers"}, *inputs),
    )


def _among(found: Schema[Any], item: Choice[Any], root: str) -> Sequence[str]:
    try:
        return list(item.among(Reading(found, root)))
    except NotationError:
        return list(item.choices)


def _highest(found: Schema[Any], item: Count, root: str) -> str | None:
    try:
        return str(settled(item.highest, Reading(found, root)))
    except NotationError:
        return None
