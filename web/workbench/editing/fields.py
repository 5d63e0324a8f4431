"""The fields of what is no card: whose turn it is, counters, options, what each knows. The game's items say which.

Each is called by its item's name in words.
"""

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
from web.workbench.workspace import Workspace


def item_label(workspace: Workspace, key: str) -> str:
    """The item's name in words, with the seats in it; the notation's own where there are no words for it."""
    t, words = workspace.t, key.split()
    numbers = [word for word in words if word.isdigit()]
    name = " ".join(word for word in words if not word.isdigit())
    ident = name.replace(" ", "-").replace("_", "-")
    own, shared = f"item-{workspace.game.id}-{ident}", f"item-{ident}"
    said = next((t(each) for each in (own, shared) if each in t), name)
    return " · ".join([said, *(t("player-number", number=number) for number in numbers)])


def fields(workspace: Workspace) -> Html:
    """A field for each item: those of the game first, what is about chance and former rounds folded behind."""
    found, players = schema(workspace.game.id), workspace.state().players
    own = []
    for item in found.items:
        layout = item.layout()
        if layout is None or layout.box is not found.box:  # else it lies in the trays
            own.append(item)
    keys = [(item, key) for item in own for key in item.keys(players)]
    written = found.facts(workspace.state(), *own)
    values = written | {line.key: " ".join(line.words) for line in lines_of(found, workspace.document.text)}
    shown = [_field(workspace, found, item, key, values[key]) for item, key in keys if key in written]
    more = [_field(workspace, found, item, key, values.get(key, "")) for item, key in keys if key not in written]
    folded = el("details", {"class": "more-items"}, el("summary", None, workspace.t("workbench-more-items")), *more)
    heading = el("h3", None, workspace.t("workbench-items"))
    items = el("div", {"class": "items"}, *shown)
    return el("section", {"class": "bench-items"}, heading, items, folded if more else None)


def _field(workspace: Workspace, found: Schema[Any], item: Item[Any], key: str, value: str) -> Html:
    """One item's field: with what the text says, else with what goes without saying."""
    label = item_label(workspace, key)
    if isinstance(item, Counts):
        return _numbers(workspace, item, key, value.split(), label)
    return el("label", {"class": "item-field"}, el("span", None, label), _control(workspace, found, item, key, value))


def _control(workspace: Workspace, found: Schema[Any], item: Item[Any], key: str, value: str) -> Html:
    name = {"name": key, "data-set": "item", "id": f"item-{key.replace(' ', '-')}"}
    root = workspace.document.root
    if isinstance(item, Choice):
        try:
            choices = [*item.among(Reading(found, root))]
        except NotationError:
            choices = [*item.choices]
        options = [
            el("option", {"value": each, "selected": each == value}, _word(workspace, item, each))
            for each in dict.fromkeys([*choices, value])  # what the text says now, too, whether or not it can be
        ]
        return el("select", name, *options)
    if isinstance(item, Count) and value.isdigit():
        try:
            highest = str(settled(item.highest, Reading(found, root)))
        except NotationError:
            highest = None
        bounds = {"min": str(item.lowest), "max": highest}
        return el("input", {**name, "type": "number", "inputmode": "numeric", **bounds, "value": value})
    wide = {"type": "text", "class": "wide" if isinstance(item, Stream) else None}
    return el("input", {**name, **wide, "value": value, "autocomplete": "off", "spellcheck": "false"})


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
    inputs = []
    for at, value in enumerate(values):
        named = f"{label}, {workspace.t('player-number', number=at + 1)}"
        attrs = {"type": "number", "name": f"{key}#{at}", "data-set": "item", "min": "0", "max": str(item.highest)}
        inputs.append(el("input", {**attrs, "id": f"item-{key}-{at}", "value": value, "aria-label": named}))
    group = {"class": "item-field", "role": "group", "aria-label": label}
    return el("div", group, el("span", None, label), el("span", {"class": "numbers"}, *inputs))
