"""The field of 5×5 gems, the controls at the ends of its lines, and a hand of gems: for all games of gems.

How a game uses it (words: the messages `gem-…`; look: `style.css`):

- `gather`, `action_of` and `begins` are for the game's `TABLE`: `R.1+S.1+T.1` and an end are `RST>row1-left`.
- `field(scene, ends, bars, show)` is the whole square; `ends_of(scene, …)` makes its controls from the legal actions.
- `hand_of_gems(scene, label)` is the viewer's hand, sources `R.1`, `R.2`, …
- `moved_by_shift(event)` names what a `shifted` event moves: five field cards and the cards that paid.

A card's `data-move` name holds for one shift only: it has the number of shifts, modulo `_PERIOD`, and the card's place
before the shift. A picture therefore names each card of the field for the next shift (by its place now), and draws the
five cards that the last shift has moved a second time, on top, with the names of that shift (by their places then). So
exactly the five cards of the line move, though gems of a kind are equal. The stylesheet hides a name that is in one of
the two pictures only.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from pyengine.gems.field import CELLS, END, END_CELLS, ENDS, KINDS, LINES, SIDE
from web.parts.gems import words
from web.parts.gems.art import chevron, three_cards
from web.parts.gems.art import gem as drawn
from web.parts.html import Html, el, join
from web.parts.scene import Scene
from web.parts.zones import hand, spoken

Picture = Callable[[str], Html]
RING = tuple(
    [f"col{n}-top" for n in range(1, 6)]
    + [f"row{n}-right" for n in range(1, 6)]
    + [f"col{n}-bottom" for n in range(5, 0, -1)]
    + [f"row{n}-left" for n in range(5, 0, -1)]
)
"""The ends of the lines, clockwise from the left top."""
_EMPTY = "."
_PERIOD = 3
_MOST = 3


def gather(chosen: str | None, source: str) -> str | None:
    """Up to three cards of the hand; choosing a card again puts it back, a fourth replaces the first."""
    cards = chosen.split("+") if chosen else []
    cards = [card for card in cards if card != source] if source in cards else [*cards, source][-_MOST:]
    return "+".join(cards) or None


def action_of(chosen: str, target: str) -> str:
    """The engine's text: the letters of the cards in canonical order, and where they act."""
    letters = sorted((card.partition(".")[0] for card in chosen.split("+")), key=KINDS.find)
    return f"{''.join(letters)}>{target}"


def begins(action: str, source: str) -> bool:
    """True if an action begins with choosing this source: `RS>row1-left` with any ruby or sapphire, such as `R.2`."""
    payment, arrow, _ = action.partition(">")
    return bool(arrow) and source.partition(".")[0] in payment


def gathered(scene: Scene) -> tuple[str, ...]:
    """The chosen sources."""
    return tuple(scene.chosen.split("+")) if scene.chosen else ()


def place_words(scene: Scene, place: int) -> str:
    """A place of the field in words."""
    return scene.t("gem-place", row=place // SIDE + 1, column=place % SIDE + 1)


# Prices and ends ---------------------------------------------------------------------------------------------


def prices(scene: Scene) -> dict[str, str]:
    """The price of a shift at each end where the viewer can pay: `one` card of the end card's kind, or `three`."""
    found: dict[str, str] = {}
    for text in scene.legal:
        payment, arrow, end = text.partition(">")
        if arrow and end in END:
            found[end] = "one" if len(payment) == 1 else "three"
    return found


@dataclass(frozen=True, slots=True)
class End:
    """A control at the end of a line: its name, a badge, and the field after the shift.

    `price` is one of `prices`, and filled in by `ends_of`; `mood` is a class.
    """

    label: str
    price: str | None = None
    action: str | None = None
    badge: str = ""
    mood: str = ""
    after: Html | None = None


def ends_of(scene: Scene, preview: Callable[[str, str, str], End] | None = None) -> dict[str, End]:
    """The controls of all ends. `preview(end, action, label)` makes those that are legal for the chosen cards."""
    cost = prices(scene)
    found = {}
    for end in ENDS:
        action, label = scene.action_to(end), _end_label(scene, end, cost.get(end))
        lit = preview(end, action, label) if action and preview else End(label, None, action)
        found[end] = replace(lit, price=cost.get(end))
    return found


def _end_label(scene: Scene, end: str, price: str | None) -> str:
    """Where the end is, which gem lies there, and what a shift costs here."""
    kind = scene.view["field"][END_CELLS[END[end]]]
    name = scene.t("gem-none") if kind == _EMPTY else scene.t(f"gem-{kind}")
    return scene.t("gem-end-price", end=words.end(end, scene.t), gem=name, price=price or "none")


def _end(scene: Scene, name: str, end: End, picture: Picture) -> Html:
    line, _, side = name.partition("-")
    kind = scene.view["field"][END_CELLS[END[name]]]
    state = " lit" if end.action else "" if end.price else " dear"
    way = "across" if line[0] == "r" else "down"
    attrs = {
        "id": f"end-{name}",
        "class": f"end {way} line{line[3:]} {side} {end.mood}{state}".replace("  ", " "),
        "data-target": name,
        "data-action": end.action,
    }
    paid = el("span", {"class": "any", "aria-hidden": "true"}, "3", three_cards()) if end.price == "three" else None
    mark = paid or (picture(kind) if kind != _EMPTY else None)
    badge = el("span", {"class": "badge", "aria-hidden": "true"}, end.badge) if end.badge else None
    return join(el("button", attrs, spoken(end.label), chevron(side), mark, badge), end.after)


def after_shift(end: str, field: Sequence[str], bars: Iterable[Html], picture: Picture = drawn) -> Html:
    """The field as it would be after a shift: its line, and the runs; shown while the pointer is at the end."""
    cells = CELLS[END[end] >> 1]
    tiles = [el("span", {"class": f"ahead {_grid_classes(cell)}"}, tile(field[cell], picture)) for cell in cells]
    return el("div", {"class": "after", "aria-hidden": "true"}, *tiles, *bars)


# The square --------------------------------------------------------------------------------------------------


def _grid_classes(place: int) -> str:
    return f"across line{place // SIDE + 1} from{place % SIDE + 1}"


def bar(line: str, cells: Sequence[int], kind: str, text: str = "") -> Html:
    """A band round neighbouring places of a line; `kind` is its class, `text` stands at its end."""
    across = line.startswith("row")
    start = (cells[0] % SIDE if across else cells[0] // SIDE) + 1
    way = "across" if across else "down"
    attrs = {"class": f"band {kind} {way} line{line[3:]} from{start} len{len(cells)}", "aria-hidden": "true"}
    return el("span", attrs, el("span", {"class": "tag"}, text) if text else None)


def tile(kind: str, picture: Picture = drawn, attrs: Mapping[str, object] | None = None) -> Html:
    """The front of a gem card: its picture, and its letter in the corner."""
    if kind == _EMPTY:
        return el("span", {"class": "tile none", **(attrs or {})})
    letter = el("span", {"class": "letter", "aria-hidden": "true"}, kind if kind in KINDS else "")
    return el("span", {"class": f"tile of-{kind}", **(attrs or {})}, picture(kind), letter)


def tile_back(attrs: Mapping[str, object] | None = None) -> Html:
    """The back of a gem card."""
    return el("span", {"class": "tile back", "aria-hidden": "true", **(attrs or {})})


def field(
    scene: Scene,
    ends: Mapping[str, End],
    bars: Iterable[Html] = (),
    classes: Mapping[int, str] | None = None,
    picture: Picture = drawn,
) -> Html:
    """The square with its twenty ends; `bars` lie over it, `classes` are added to single places.

    A place whose class begins with `goes` may leave the field: its `data-move` is `goes-<place>`.
    """
    came = _came_from(scene)
    cells = [_cell(scene, place, (classes or {}).get(place, ""), came.get(place), picture) for place in range(SIDE**2)]
    listed = el("ul", {"class": "cells", "role": "list", "aria-label": scene.t("gem-field")}, *cells)
    ring = [_end(scene, name, ends[name], picture) for name in RING]
    zone = el("div", {"class": "ring", "data-zone": "ends", "role": "group", "aria-label": scene.t("gem-ends")}, *ring)
    return el("div", {"class": "field"}, zone, listed, *bars)


def _cell(scene: Scene, place: int, more: str, came: int | None, picture: Picture) -> Html:
    kind, shifts = scene.view["field"][place], scene.view["shifts"]
    name = scene.t("gem-none") if kind == _EMPTY else scene.t(f"gem-{kind}")
    words = spoken(f"{place_words(scene, place)}: {name}")
    attrs = {
        "id": f"place-{place}",
        "class": f"cell {_grid_classes(place)} {more}".rstrip(),
        "data-move": f"goes-{place}" if more.startswith("goes") else None,
    }
    travelled = None
    if came is not None:
        travelled = tile(
            kind, picture, {"class": _moving_classes(kind, scene, place), "data-move": _move_name(shifts, came)}
        )
    return el("li", attrs, words, tile(kind, picture, {"data-move": _move_name(shifts + 1, place)}), travelled)


def _moving_classes(kind: str, scene: Scene, place: int) -> str:
    """The classes of the second drawing of a card that has just moved; the one that went round is marked."""
    end = END[_only_shift(scene)["end"]]
    round_about = place == END_CELLS[end ^ 1]
    return f"tile of-{kind} came{' round' if round_about else ''}"


def _only_shift(scene: Scene) -> dict[str, Any]:
    """The shift that has just been made, if nothing else has changed the field; otherwise an empty dict."""
    shifts = [event for event in scene.events if event["type"] == "shifted"]
    return shifts[0] if len(shifts) == 1 and scene.view["shifts"] else {}


def _came_from(scene: Scene) -> dict[int, int]:
    """Where the five cards of the line that has just been shifted came from, by their place now."""
    event = _only_shift(scene)
    if not event:
        return {}
    end = END[event["end"]]
    cells = CELLS[end >> 1]
    step = -1 if end & 1 else 1
    return {cell: cells[(at + step) % SIDE] for at, cell in enumerate(cells)}


def _move_name(shifts: int, place: int) -> str:
    return f"gem{shifts % _PERIOD}-{place}"


# Hands and the discard ---------------------------------------------------------------------------------------


def sources(cards: Sequence[str]) -> list[str]:
    """A source for each card: the cards of a kind are numbered."""
    return [f"{card}.{cards[: at + 1].count(card)}" for at, card in enumerate(cards)]


def hand_of_gems(scene: Scene, label: str, picture: Picture = drawn) -> Html:
    """The viewer's hand; nothing for a spectator."""
    if scene.viewer is None:
        return el("div", {"class": "hand none"})
    cards = scene.view["players"][scene.viewer]["hand"]
    shifts = (text.partition(">") for text in scene.legal)
    payable = {letter for payment, _, end in shifts if end in END for letter in payment}
    chosen, drew = gathered(scene), Counter(_drawn_by(scene.viewer, scene.events))
    coming = Counter(_coming(scene, scene.viewer))
    held = []
    for at, (card, source) in enumerate(zip(cards, sources(cards), strict=True)):
        new = cards[at + 1 :].count(card) < drew[card]
        attrs = {
            "id": f"hand-{source}",
            "class": f"held{'' if card in payable else ' idle'}{' new' if new else ''}",
            "data-source": source,
            "data-move": _move_name_in_hand(scene, cards, at, coming),
            "aria-pressed": "true" if source in chosen else "false",
        }
        held.append(el("button", attrs, spoken(scene.t(f"gem-{card}")), tile(card, picture)))
    return hand(label, held, "hand")


def _move_name_in_hand(scene: Scene, cards: Sequence[str], at: int, coming: Counter[str]) -> str:
    """Cards that come from the deck are named for that; the others for the next payment, the last of a kind first."""
    card, seat = cards[at], scene.viewer
    last = cards[at + 1 :].count(card)
    if last < coming[card]:
        before = sum(count for kind, count in coming.items() if KINDS.find(kind) < KINDS.find(card))
        return f"drawn-{seat}-{before + last}"
    return _payment_name(scene.view["shifts"] + 1, card, last)


def _drawn_by(seat: int, events: Iterable[dict[str, Any]]) -> list[str]:
    """The cards that a seat has drawn."""
    return [card for event in events if event["type"] == "drew" and event["seat"] == seat for card in event["cards"]]


def _coming(scene: Scene, seat: int) -> list[str]:
    """The cards that come from the deck in this picture; none where the deck has their names, for the next draw."""
    return [] if _draws_next(scene, seat) else _drawn_by(seat, scene.news)


def _draws_next(scene: Scene, seat: int) -> bool:
    """True if the deck's top cards are named for this seat; for a single player they have no names."""
    return scene.view["to_act"][:1] == [seat] and len(scene.view["players"]) > 1


def _payment_name(shifts: int, whose: str | int, at: int) -> str:
    return f"pays{shifts % _PERIOD}-{whose}-{at}"


def hidden_gems(scene: Scene, seat: int, label: str, most: int = 6) -> Html:
    """Somebody else's hand: backs, and how many."""
    size, drew = len(scene.view["players"][seat]["hand"]), len(_coming(scene, seat))
    shown = min(size, most)
    names = [_payment_name(scene.view["shifts"] + 1, seat, at) for at in range(shown)]
    names[shown - min(drew, shown) :] = [f"drawn-{seat}-{at}" for at in range(min(drew, shown))]
    backs = [tile_back({"data-move": name}) for name in names]
    count = el("span", {"class": "count", "aria-hidden": "true"}, str(size))
    return el("div", {"class": "others-hand", "role": "img", "aria-label": label}, *backs, count)


def deck(scene: Scene, label: str, backs: int = 3) -> Html:
    """The deck, its top cards named for the seat that may draw them."""
    size = scene.view["deck"]
    drawer = next((seat for seat in scene.view["to_act"] if _draws_next(scene, seat)), None)
    moves = [None if drawer is None else f"drawn-{drawer}-{at}" for at in range(min(size, backs))]
    cards = [tile_back({"data-move": move}) for move in moves]
    count = el("span", {"class": "count", "aria-hidden": "true"}, str(size))
    pile = el("span", {"class": "pack"}, *(cards or [tile(_EMPTY)]))
    return el("div", {"class": "heap", "role": "img", "aria-label": label}, pile, count)


def discard(scene: Scene, label: str, picture: Picture = drawn) -> Html:
    """The discard with its last three cards; paid cards and cards that left the field move here."""
    cards = scene.view["discard"][-_MOST:]
    paid = _last_payment_names(scene)[-len(cards) :] if cards else []
    names = (None,) * (len(cards) - len(paid)) + tuple(paid)
    top = [tile(card, picture, {"data-move": name}) for card, name in zip(cards, names, strict=True)]
    gone = [place for event in scene.events if event["type"] == "activated" for place in event["cells"]]
    ghosts = [el("span", {"class": "tile gone", "data-move": f"goes-{place}"}) for place in dict.fromkeys(gone)]
    count = el("span", {"class": "count", "aria-hidden": "true"}, str(len(scene.view["discard"])))
    pile = el("span", {"class": "pack open"}, *(top or [tile(_EMPTY)]), *ghosts)
    return el("div", {"class": "heap", "role": "img", "aria-label": label}, pile, count)


def _last_payment_names(scene: Scene) -> list[str]:
    """What the cards of the last payment were called, by the picture before."""
    event, shifts = _only_shift(scene), scene.view["shifts"]
    if not event:
        return []
    if event["seat"] != scene.viewer:
        return [_payment_name(shifts, event["seat"], at) for at in range(len(event["payment"]))]
    payment = event["payment"]
    return [_payment_name(shifts, kind, payment[:at].count(kind)) for at, kind in enumerate(payment)]


def moved_by_shift(event: dict[str, Any]) -> tuple[str, ...]:
    """The names that a `shifted` event may have moved, whichever shift of the turn it was."""
    payment, cells = event["payment"], CELLS[END[event["end"]] >> 1]
    own = [(kind, payment[:at].count(kind)) for at, kind in enumerate(payment)]
    whose: list[tuple[str | int, int]] = [*own, *((event["seat"], at) for at in range(len(payment)))]
    lines = [_move_name(spell, cell) for spell in range(_PERIOD) for cell in cells]
    return (*lines, *(_payment_name(spell, who, at) for spell in range(_PERIOD) for who, at in whose))


def moved_by_draw(event: dict[str, Any]) -> tuple[str, ...]:
    """The names that a `drew` event moved."""
    return tuple(f"drawn-{event['seat']}-{at}" for at in range(len(event["cards"])))


def moved_by_leaving(cells: Iterable[int]) -> tuple[str, ...]:
    """The names of the cards of these places, which have left the field."""
    return tuple(f"goes-{place}" for place in cells)


def field_words(scene: Scene) -> list[str]:
    """The rows of the field as sentences."""
    rows = [scene.view["field"][at : at + SIDE] for at in range(0, SIDE**2, SIDE)]
    t = scene.t
    named = [[t("gem-none") if kind == _EMPTY else t(f"gem-{kind}") for kind in row] for row in rows]
    return [f"{words.line(line, scene.t)}: {', '.join(row)}." for line, row in zip(LINES, named, strict=False)]
