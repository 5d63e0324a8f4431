"""The box and the trays: every card of the game, where it lies in the text, to be picked up and laid elsewhere."""

from __future__ import annotations

from pyengine.core.position.layout import FREE, Layout
from pyengine.core.position.lines import Line, lines_of
from pyengine.games import schema
from web.games import table_of
from web.parts.html import Html, el, join
from web.parts.zones import spoken
from web.workbench.editing import cards
from web.workbench.editing.fields import item_label
from web.workbench.workspace import Workspace


def trays(workspace: Workspace) -> Html:
    """The box, and a tray for everything that holds cards."""
    found, text = schema(workspace.game.id), workspace.document.text
    lines, layouts = lines_of(found, text), cards.layouts(found, workspace.state().players)
    drawn = [_tray(workspace, lines, key, layout) for key, layout in layouts.items()]
    return el(
        "section",
        {"class": f"bench-cards {workspace.game.id}", "aria-label": workspace.t("workbench-cards")},
        _box(workspace, text),
        *drawn,
    )


def _box(workspace: Workspace, text: str) -> Html:
    """The cards that lie nowhere yet; one of a kind stands for all of them."""
    t, found = workspace.t, cards.left(schema(workspace.game.id), text)
    words: dict[int, str] = {}  # how each card is written, where it is written first
    for layout in cards.layouts(schema(workspace.game.id), 1).values():
        for cell, card in layout.cards.items():
            words.setdefault(card, cell)
    pieces = [
        _piece(workspace, f"box#{card}", words.get(card, str(card)), cards.BOX, count=count)
        for card, count in found.items()
    ]
    lead = el("p", {"class": "hint"}, t("workbench-box-lead" if pieces else "workbench-box-empty"))
    return _frame(workspace, cards.BOX, el("h3", None, t("workbench-box", count=sum(found.values()))), lead, *pieces)


def _tray(workspace: Workspace, lines: list[Line], key: str, layout: Layout) -> Html:
    cells = cards.cells_of(schema(workspace.game.id), lines, key)
    places = [_cell(workspace, f"{key}#{at}", cell, layout) for at, cell in enumerate(cells)]
    size = sum(map(layout.holds, cells))
    heading = el("h3", None, item_label(workspace, key), " ", el("span", {"class": "count"}, str(size)))
    if layout.empty:
        across = layout.per_word if layout.per_word > 1 else round(len(cells) ** 0.5)
        return _frame(workspace, key, heading, el("div", {"class": f"places of-{across}"}, *places), several=False)
    return _frame(workspace, key, heading, *places)


def _frame(workspace: Workspace, key: str, heading: Html, *inside: Html, several: bool = True) -> Html:
    """A tray: a card that is dropped anywhere in it lies at its end.

    The place behind its last card is for the keyboard, and for an empty tray.
    """
    t, label, end = workspace.t, item_label(workspace, key), None
    name, back = label, t("workbench-lay-here", item=label)
    if key == cards.BOX:
        name, back = t("workbench-box-name"), t("workbench-box-back")
    if several:
        attrs = {"type": "button", "class": f"piece end{' lit' if workspace.chosen else ''}", "data-target": key}
        plus = el("span", {"aria-hidden": "true"}, "+")
        end = el("button", {**attrs, "id": f"end-{_ident(key)}"}, spoken(back), plus)
    tray = {"class": "tray", "id": f"tray-{_ident(key)}", "data-zone": f"tray-{key}", "role": "group"}
    named = {"aria-label": name, "data-target": key if several else None}
    return el("div", {**tray, **named}, heading, el("div", {"class": "pieces"}, *inside, end))


def _cell(workspace: Workspace, place: str, cell: str, layout: Layout) -> Html:
    if layout.holds(cell):
        return _piece(workspace, place, cell, place)
    if layout.empty and cell != FREE:
        return el("span", {"class": "piece none", "aria-hidden": "true"})
    if not layout.empty:
        return el("span", {"class": "piece wrong-word"}, cell)
    name = workspace.t("workbench-lay-here", item=place.partition("#")[2])
    attrs = {"type": "button", "class": f"piece end{' lit' if workspace.chosen else ''}", "data-target": place}
    return el("button", {**attrs, "id": f"cell-{_ident(place)}"}, spoken(name))


def _piece(workspace: Workspace, source: str, word: str, target: str, count: int = 1) -> Html:
    """A card that can be picked up, and that another one can be laid before or changed with."""
    drawn = table_of(workspace.game.id).component(word.rstrip("*"), workspace.t)
    attrs = {
        "type": "button",
        "class": "piece",
        "id": f"piece-{_ident(source)}",
        "data-source": source,
        "data-target": target,
        "aria-pressed": "true" if workspace.chosen == source else "false",
    }
    many = el("span", {"class": "many"}, f"× {count}") if count > 1 else None
    star = el("span", {"class": "many"}, "*") if word.endswith("*") else None
    return el("button", attrs, drawn or el("span", {"class": "word"}, word), join(many, star))


def _ident(key: str) -> str:
    return key.replace(" ", "-").replace("#", "-")
