"""The box and the trays: every card of the game, where it lies in the text, to be picked up and laid elsewhere."""

from __future__ import annotations

from pyengine.core.position.lines import Line, lines_of
from pyengine.core.position.layout import FREE, Layout
from pyengine.games import schema
from web.games import table_of
from web.parts.html import Html, el, join
from web.parts.zones import spoken
from web.workbench.desk import Desk
from web.workbench.editing import cards
from web.workbench.editing.labels import item_label


def trays(desk: Desk) -> Html:
    """The box, and a tray for everything that holds cards."""
    found, text = schema(desk.game.id), desk.document.text
    lines, layouts = lines_of(found, text), cards.layouts(found, desk.state().players)
    drawn = [_tray(desk, lines, key, layout) for key, layout in layouts.items()]
    return el(
        "section",
        {"class": f"bench-cards {desk.game.id}", "aria-label": desk.t("workbench-cards")},
        _box(desk, text),
        *drawn,
    )


def _box(desk: Desk, text: str) -> Html:
    """The cards that lie nowhere yet; one of a kind stands for all of them."""
    t, found = desk.t, cards.left(schema(desk.game.id), text)
    words = _card_words(desk)
    pieces = [
        _piece(desk, f"box#{card}", words.get(card, str(card)), cards.BOX, count=count) for card, count in found.items()
    ]
    lead = el("p", {"class": "hint"}, t("workbench-box-lead" if pieces else "workbench-box-empty"))
    return _frame(desk, cards.BOX, el("h3", None, t("workbench-box", count=sum(found.values()))), lead, *pieces)


def _card_words(desk: Desk) -> dict[int, str]:
    """How each card of the box is written, where it is written first."""
    found: dict[int, str] = {}
    for layout in cards.layouts(schema(desk.game.id), 1).values():
        for cell, card in layout.cards.items():
            found.setdefault(card, cell)
    return found


def _tray(desk: Desk, lines: list[Line], key: str, layout: Layout) -> Html:
    cells = cards.cells_of(schema(desk.game.id), lines, key)
    places = [_cell(desk, f"{key}#{at}", cell, layout) for at, cell in enumerate(cells)]
    size = sum(map(layout.holds, cells))
    heading = el("h3", None, item_label(desk, key), " ", el("span", {"class": "count"}, str(size)))
    if layout.empty:
        across = layout.per_word if layout.per_word > 1 else round(len(cells) ** 0.5)
        return _frame(desk, key, heading, el("div", {"class": f"places of-{across}"}, *places), several=False)
    return _frame(desk, key, heading, *places)


def _frame(desk: Desk, key: str, heading: Html, *inside: Html, several: bool = True) -> Html:
    """A tray: a card that is dropped anywhere in it lies at its end."""
    end = _end(desk, key) if several else None
    attrs = {"class": "tray", "id": f"tray-{_ident(key)}", "data-zone": f"tray-{key}", "role": "group"}
    target = {"data-target": key} if several else {}
    named = {"aria-label": desk.t("workbench-box-name") if key == cards.BOX else item_label(desk, key)}
    return el("div", attrs | named | target, heading, el("div", {"class": "pieces"}, *inside, end))


def _end(desk: Desk, key: str) -> Html:
    """The place behind the last card, for the keyboard and for an empty tray."""
    name = (
        desk.t("workbench-box-back") if key == cards.BOX else desk.t("workbench-lay-here", item=item_label(desk, key))
    )
    attrs = {"type": "button", "class": f"piece end{' lit' if desk.chosen else ''}", "data-target": key}
    return el("button", {**attrs, "id": f"end-{_ident(key)}"}, spoken(name), el("span", {"aria-hidden": "true"}, "+"))


def _cell(desk: Desk, place: str, cell: str, layout: Layout) -> Html:
    if layout.holds(cell):
        return _piece(desk, place, cell, place)
    if layout.empty and cell != FREE:
        return el("span", {"class": "piece none", "aria-hidden": "true"})
    if not layout.empty:
        return el("span", {"class": "piece wrong-word"}, cell)
    name = desk.t("workbench-lay-here", item=place.partition("#")[2])
    attrs = {"type": "button", "class": f"piece end{' lit' if desk.chosen else ''}", "data-target": place}
    return el("button", {**attrs, "id": f"cell-{_ident(place)}"}, spoken(name))


def _piece(desk: Desk, source: str, word: str, target: str, count: int = 1) -> Html:
    """A card that can be picked up, and that another one can be laid before or changed with."""
    drawn = table_of(desk.game.id).component(word.rstrip("*"), desk.t)
    attrs = {
        "type": "button",
        "class": "piece",
        "id": f"piece-{_ident(source)}",
        "data-source": source,
        "data-target": target,
        "aria-pressed": "true" if desk.chosen == source else "false",
    }
    many = el("span", {"class": "many"}, f"× {count}") if count > 1 else None
    star = el("span", {"class": "many"}, "*") if word.endswith("*") else None
    return el("button", attrs, drawn or el("span", {"class": "word"}, word), join(many, star))


def _ident(key: str) -> str:
    return key.replace(" ", "-").replace("#", "-")
