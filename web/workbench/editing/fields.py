"""The fields of what is no card: whose turn it is, counters, options, what each knows. The game's items say which.

Each is called by its item's name in words.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from pyengine.core.errors import NotationError
from pyengine.core.position.cards import Seats, Zone
from pyengine.core.position.items import Choice, Count, Counts, Item, Own, Stream, settled
from pyengine.core.position.lines import lines_of
from pyengine.core.position.reading import Reading
from pyengine.core.position.schema import Schema
from pyengine.games import schema
from web.games import table_of
from web.parts.html import Html, el, glued, join
from web.workbench.editing.moving import laid_text
from web.workbench.editing.refusing import refused
from web.workbench.workspace import Workspace

_MOST_SWITCHES = 12


def item_label(workspace: Workspace, key: str) -> str:
    """The item's name in words, with the seats in it; the notation's own where there are no words for it."""
    t, words = workspace.t, key.split()
    numbers = [word for word in words if word.isdigit()]
    name = " ".join(word for word in words if not word.isdigit())
    ident = name.replace(" ", "-").replace("_", "-")
    own, shared = f"item-{workspace.game.id}-{ident}", f"item-{ident}"
    said = next((t(each) for each in (own, shared) if each in t), name)
    return glued(" · ", [said, *(t("player-number", number=number) for number in numbers)])


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
    values = written | {line.key: " ".join(line.words) for line in lines_of(found, laid_text(workspace.document))}
    shown = [_field(workspace, found, item, key, values[key]) for item, key in keys if key in written]
    more = [_field(workspace, found, item, key, values.get(key, "")) for item, key in keys if key not in written]
    folded = el("details", {"class": "more-items"}, el("summary", None, workspace.t("workbench-more-items")), *more)
    heading = el("h3", None, workspace.t("workbench-items"))
    items = el("div", {"class": "items"}, *shown)
    return el("section", {"class": "bench-items"}, heading, items, folded if more else None)


def _field(workspace: Workspace, found: Schema[Any], item: Item[Any], key: str, value: str) -> Html:
    """One item's field: with what the text says, else with what goes without saying."""
    label, why = item_label(workspace, key), refused(workspace, key)
    if isinstance(item, Counts):
        return _numbers(workspace, item, key, value.split(), label)
    if isinstance(item, Own) and item.parts:
        return _parts(workspace, item, key, value, label)
    if words := _few_words(workspace, item):
        return _switches(workspace, key, value, words, label)
    named = el("label", {"class": "item-field"}, el("span", None, label), _control(workspace, found, item, key, value))
    return join(named, why) if why is None else el("div", {"class": "item-refused"}, named, why)


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


def _few_words(workspace: Workspace, item: Item[Any]) -> list[str]:
    """The words of an item that only mentions some of a few things, such as flights or seats."""
    if not isinstance(item, Zone) or item.cards.box is not None:
        return []
    words = list(item.cards.codes)[: workspace.state().players if isinstance(item.cards, Seats) else None]
    return words if len(words) <= _MOST_SWITCHES else []


def _switches(workspace: Workspace, key: str, value: str, words: Sequence[str], label: str) -> Html:
    """A switch for each word; it sends the words as they will be then, what is new at their end."""
    given, switches = [word for word in value.split() if word != "-"], []
    for word in words:
        then = [each for each in given if each != word] if word in given else [*given, word]
        attrs = {"type": "checkbox", "name": key, "data-set": "item", "value": " ".join(then) or "-"}
        ident = f"item-{key.replace(' ', '-')}-{word}"
        box = el("input", {**attrs, "id": ident, "checked": word in given})
        switches.append(el("label", {"class": "switch"}, box, el("span", None, _said(workspace, key, word))))
    group = {"class": "item-field", "role": "group", "aria-label": label}
    told = el("span", {"class": "switches"}, *switches)
    return el("div", group, el("span", None, label), told, refused(workspace, key))


def _parts(workspace: Workspace, item: Own[Any], key: str, value: str, label: str) -> Html:
    """A list for each part of the word; each of its lines is the whole word as it would be then."""
    try:
        parts = item.parts(Reading(schema(workspace.game.id), workspace.document.root), key) if item.parts else {}
    except NotationError:
        parts = {}
    now = [] if value == "-" else value.split(item.between or None)
    lists = []
    for at, (name, words) in enumerate(parts.items()):
        usual = [*now, *(next(iter(words), "") for words in [*parts.values()][len(now) :])]
        offered = [("-", "–")] if at == 0 or not now else []
        for word in dict.fromkeys([*words, *now[at : at + 1]] if at == 0 or now else []):
            whole = item.between.join([*usual[:at], word, *usual[at + 1 :]])
            offered.append((whole, _said(workspace, name, word)))
        attrs = {"name": key, "data-set": "item", "id": f"item-{key.replace(' ', '-')}-{name}"}
        named = f"{label}, {workspace.t(f'part-{name}')}"
        options = [el("option", {"value": each, "selected": each == value}, words) for each, words in offered]
        lists.append(el("select", {**attrs, "aria-label": named}, *options))
    group = {"class": "item-field", "role": "group", "aria-label": label}
    return el("div", group, el("span", None, label), el("span", {"class": "numbers"}, *lists), refused(workspace, key))


def _said(workspace: Workspace, name: str, word: str) -> str:
    """A word of an item or of a part, as the table says it; the word itself where it has no words for it."""
    values = table_of(workspace.game.id).words.values
    say = values.get(name.split(maxsplit=1)[0])
    return say(word, workspace.t) if say else word


def _numbers(workspace: Workspace, item: Counts, key: str, values: Sequence[str], label: str) -> Html:
    inputs = []
    for at, value in enumerate(values):
        named = f"{label}, {workspace.t('player-number', number=at + 1)}"
        attrs = {"type": "number", "name": f"{key}#{at}", "data-set": "item", "min": "0", "max": str(item.highest)}
        inputs.append(el("input", {**attrs, "id": f"item-{key}-{at}", "value": value, "aria-label": named}))
    group = {"class": "item-field", "role": "group", "aria-label": label}
    why = refused(workspace, key)
    return el("div", group, el("span", None, label), el("span", {"class": "numbers"}, *inputs), why)
