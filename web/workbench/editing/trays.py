"""The box and the trays: every card of the game, where it lies in the text, to be picked up and laid elsewhere."""

from __future__ import annotations

from collections.abc import Mapping

from pyengine.core.position.layout import FREE, Layout
from pyengine.core.position.lines import Line, lines_of
from pyengine.games import schema
from web.games import table_of
from web.parts.buttons import do
from web.parts.html import Html, el, join
from web.parts.zones import spoken
from web.workbench.editing import cards
from web.workbench.editing.fields import item_label
from web.workbench.editing.moving import PLACE, laid_text
from web.workbench.editing.refusing import refused
from web.workbench.workspace import Workspace


def trays(workspace: Workspace) -> Html:
    """The box, and a tray for everything that holds cards: always those of the position that lies on the table."""
    found, text = schema(workspace.game.id), laid_text(workspace.document)
    lines, layouts = lines_of(found, text), cards.layouts(found, found.read(text).players)
    resting = cards.resting(found, text)
    drawn = [_tray(workspace, lines, key, layout, resting.get(key, 0)) for key, layout in layouts.items()]
    return el(
        "section",
        {"class": f"bench-cards {workspace.game.id}", "aria-label": workspace.t("workbench-cards")},
        _box(workspace, text, resting),
        *drawn,
    )


def _box(workspace: Workspace, text: str, resting: Mapping[str, int]) -> Html:
    """The cards that lie nowhere yet, one of a kind for all of them; the game puts them into the `resting` items."""
    t, found = workspace.t, cards.left(schema(workspace.game.id), text)
    words: dict[int, str] = {}  # how each card is written, where it is written first
    for layout in cards.layouts(schema(workspace.game.id), 1).values():
        for cell, card in layout.cards.items():
            words.setdefault(card, cell)
    pieces = [
        _piece(workspace, f"box#{card}", words.get(card, str(card)), cards.BOX, count=count)
        for card, count in found.items()
    ]
    counted = t.listed(item_label(workspace, key) for key in resting)
    lead = t("workbench-box-lead", item=counted) if pieces else t("workbench-box-empty")
    hint = el("p", {"class": "hint"}, lead)
    heading = el("h3", None, t("workbench-box", count=sum(found.values())))
    empty = do("clear", t("workbench-clear"), ident="clear")
    return _frame(workspace, cards.BOX, el("div", {"class": "box-head"}, heading, empty), hint, *pieces)


def _tray(workspace: Workspace, lines: list[Line], key: str, layout: Layout, resting: int) -> Html:
    """What the text names there; its count is the table's, with what the game puts there from the box."""
    cells = cards.cells_of(schema(workspace.game.id), lines, key)
    places = [_cell(workspace, f"{key}#{at}", cell, layout) for at, cell in enumerate(cells)]
    size = str(sum(map(layout.holds, cells)) + resting)
    count = workspace.t("workbench-from-box", size=size, count=resting) if resting else size
    heading = el("h3", None, item_label(workspace, key), " ", el("span", {"class": "count"}, count))
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
        attrs = {"type": "button", "class": f"piece end{_lit(workspace, key)}", "data-target": key}
        plus = el("span", {"aria-hidden": "true"}, "+")
        end = el("button", {**attrs, "id": f"end-{_ident(key)}"}, spoken(back), plus)
    tray = {"class": "tray", "id": f"tray-{_ident(key)}", "data-zone": f"tray-{key}", "role": "group"}
    named = {"aria-label": name, "data-target": key if several else None}
    pieces = el("div", {"class": "pieces"}, *inside, end)
    return el("div", {**tray, **named}, heading, refused(workspace, key), pieces)


def _lit(workspace: Workspace, place: str) -> str:
    """How a place looks that a card can be laid at, or that waits for cards."""
    chosen = workspace.chosen
    return " waits" if chosen == f"{PLACE}{place}" else " lit" if chosen and not chosen.startswith(PLACE) else ""


def _cell(workspace: Workspace, place: str, cell: str, layout: Layout) -> Html:
    if layout.holds(cell):
        return _piece(workspace, place, cell, place)
    if layout.empty and cell != FREE:
        return el("span", {"class": "piece none", "aria-hidden": "true"})
    if not layout.empty:
        return el("span", {"class": "piece wrong-word"}, cell)
    name = workspace.t("workbench-lay-here", item=place.partition("#")[2])
    attrs = {"type": "button", "class": f"piece end{_lit(workspace, place)}", "data-target": place}
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
