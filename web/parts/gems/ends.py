"""The controls at the ends of the lines: where a shift goes, what it costs, what it would bring, and why not now.

An end whose shift costs a card of its own kind does it with one click. Where any three cards pay, they are chosen
first, even if the hand has no others: that is dear.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace

from pyengine.gems.field import CELLS, END, END_CELLS, ENDS, KINDS
from web.parts.gems import words
from web.parts.gems.art import chevron
from web.parts.gems.art import gem as drawn
from web.parts.gems.tiles import EMPTY, Picture, grid_classes, tile
from web.parts.gems.turn import price, shifts
from web.parts.html import Html, el, join
from web.parts.table import Scene
from web.parts.zones import control, spoken

RING = tuple(
    [f"col{n}-top" for n in range(1, 6)]
    + [f"row{n}-right" for n in range(1, 6)]
    + [f"col{n}-bottom" for n in range(5, 0, -1)]
    + [f"row{n}-left" for n in range(5, 0, -1)]
)
"""The ends of the lines, clockwise from the left top."""


@dataclass(frozen=True, slots=True)
class End:
    """A control at the end of a line: its name, the action of a click, a badge, and the field after the shift.

    `price`, `tip` and `tries` are filled in by `ends_of`: what a shift costs (see `payment.price`), what the end
    says of itself, and the action that is tried in vain, so that the reader learns why not. `mood` is a class.
    """

    label: str
    action: str | None = None
    badge: str = ""
    mood: str = ""
    after: Html | None = None
    price: str | None = None
    tip: str | None = None
    tries: str | None = None


Preview = Callable[[str, str, str], End]
"""Makes the control of an end that a click shifts, from the end, the action and the label."""


def ends_of(scene: Scene, preview: Preview | None = None) -> dict[str, End]:
    """The controls of all ends."""
    legal = shifts(scene)
    return {end: _end_of(scene, end, legal.get(end, []), preview) for end in ENDS}


def _end_of(scene: Scene, end: str, legal: list[str], preview: Preview | None) -> End:
    t, kind, cost, action = scene.t, _kind(scene, end), price(legal), _action(scene, end, legal)
    gem = words.gem(kind, t)
    label = t("gem-end-price", end=words.end(end, t), gem=gem, price=cost or "none")
    found = preview(end, action, label) if action and preview else End(label, action)
    if legal:
        tip = None if action else t(f"gem-tip-{cost}", gem=gem, pearl="no" if kind in KINDS else "yes")
        return replace(found, price=cost, tip=tip)
    refused = f"{kind if kind in KINDS else KINDS[:3]}>{end}"
    vain = scene.table.clicks.action(scene.chosen, end) if scene.chosen else refused
    return replace(found, tip=scene.why(vain), tries=None if scene.chosen or scene.viewer is None else vain)


def _action(scene: Scene, end: str, legal: list[str]) -> str | None:
    """What a click does: the shift that the chosen cards pay for; without any, the shift for one card of the kind."""
    if scene.chosen:
        return scene.action_to(end)
    return legal[0] if price(legal) == "one" else None


def _kind(scene: Scene, end: str) -> str:
    return str(scene.view["field"][END_CELLS[END[end]]])


def drawn_end(scene: Scene, name: str, end: End, picture: Picture = drawn) -> Html:
    """The control, and after it the field as it would be."""
    line, _, side = name.partition("-")
    kind = _kind(scene, name)
    way = "across" if line[0] == "r" else "down"
    attrs = {
        "id": f"end-{name}",
        "class": f"end {way} line{line[3:]} {side} {end.mood} {_state(scene, end)}".rstrip().replace("  ", " "),
        "data-target": name,
        "data-action": end.action,
        "data-try": end.tries,
        "data-tip": end.tip,
        "aria-disabled": None if end.price or end.action else "true",
    }
    any_three = el("span", {"class": "any", "aria-hidden": "true"}, scene.t("gem-price-three"))
    paid = any_three if end.price == "three" else None
    mark = paid or (picture(kind) if kind != EMPTY else None)
    badge = el("span", {"class": "badge", "aria-hidden": "true"}, end.badge) if end.badge else None
    return join(control(scene, attrs, spoken(end.label), chevron(side), mark, badge), end.after)


def _state(scene: Scene, end: End) -> str:
    """How an end looks: lit for the chosen cards, ready for a click, payable but not so, or too dear."""
    if end.action:
        return "lit" if scene.chosen else "ready"
    return "" if end.price else "dear"


def after_shift(end: str, field: Sequence[str], bars: Iterable[Html], picture: Picture = drawn) -> Html:
    """The field as it would be after a shift: its line, and the runs; shown while the pointer is at the end."""
    cells = CELLS[END[end] >> 1]
    tiles = [el("span", {"class": f"ahead {grid_classes(cell)}"}, tile(field[cell], picture)) for cell in cells]
    return el("div", {"class": "after", "aria-hidden": "true"}, *tiles, *bars)


def ring(scene: Scene, ends: Mapping[str, End], picture: Picture = drawn) -> Html:
    """All ends around the field."""
    controls = [drawn_end(scene, name, ends[name], picture) for name in RING]
    attrs = {"class": "ring", "data-zone": "ends", "role": "group", "aria-label": scene.t("gem-ends")}
    return el("div", attrs, *controls)
