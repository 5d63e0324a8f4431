"""The table of Flights: the laid cards in the middle, a collection before every player, hand and flights below."""

from __future__ import annotations

from collections import Counter
from typing import Any

from web.games.flights import art
from web.games.flights.say import card_name, card_names, colour_names
from web.games.flights.seat import acts, burns, move_of, other_player, own_part
from web.parts.html import Html, el, join
from web.parts.players import others, person
from web.parts.scene import Scene
from web.parts.zones import panel, spoken

_MOST_SEEN = 3
"""How many cards of the discard can be seen."""


_TOTALS = {"points": {"total": "scores"}, "single": {}, "wins": {"wins": "wins"}}
"""By how the match is won: the column of results that adds up over its games, and where an event has it."""


def draw(scene: Scene) -> Html:
    """The whole table; a spectator sees all players alike."""
    seats = others(scene)
    around = el("div", {"class": f"fl-others of-{len(seats)}"}, *(other_player(scene, seat) for seat in seats))
    mine = own_part(scene, scene.viewer) if scene.viewer is not None else None
    return join(_match_panel(scene), around, _middle(scene), mine)


# What concerns everybody: how far the match is, colours left out, deck and discard.


def _match_panel(scene: Scene) -> Html:
    view, t = scene.view, scene.t
    goal = t(f"fli-goal-{view['match']}", target=view["target"])
    far = el(
        "p", {"class": "far"}, el("b", None, t("fli-game-round", game=view["game_number"], round=view["round"])), goal
    )
    return panel("matters", t("fli-match"), far, _out(scene), _deck(scene), _discard(scene))


def _out(scene: Scene) -> Html | None:
    out, t = scene.view["out"], scene.t
    if not out:
        return None
    signs = [el("span", {"class": "gone-colour"}, art.sign(colour)) for colour in out]
    return el("p", {"class": "out"}, t("fli-out", colours=colour_names(out, t)), *signs)


def _deck(scene: Scene) -> Html:
    size = scene.view["deck"]
    attrs = {"class": "fl-heap", "role": "img", "aria-label": scene.t("fli-deck", count=size)}
    top = art.back() if size else _gap()
    return el("div", attrs, top, _count(size))


def _discard(scene: Scene) -> Html:
    cards, t = scene.view["discard"], scene.t
    label = t("fli-discard", count=len(cards), top=card_name(cards[-1], t) if cards else "–")
    seen = [el("span", {"data-move": move_of(card)}, art.card(card)) for card in cards[-_MOST_SEEN:]]
    fan = el("span", {"class": "fl-fan"}, *(seen or [_gap()]))
    return el("div", {"class": "fl-heap discard", "role": "img", "aria-label": label}, fan, _count(len(cards)))


def _count(number: int) -> Html:
    return el("span", {"class": "count", "aria-hidden": "true"}, str(number))


def _gap() -> Html:
    return el("span", {"class": "card gone", "aria-hidden": "true"})


def _scored(scene: Scene) -> Html | None:
    """The results of a game that has just ended, before the next one fills the table."""
    event = next((event for event in scene.events if event["type"] == "scored"), None)
    if event is None:
        return None
    t = scene.t
    rows = [_result(scene, event, seat) for seat in range(len(scene.names))]
    columns = ["player", "cities", "points", *_TOTALS[event["match"]]]
    heads = [el("th", {"scope": "col"}, t(f"fli-column-{name}")) for name in columns]
    table = el("table", None, el("thead", None, el("tr", None, *heads)), el("tbody", None, *rows))
    return panel(
        "scored", t("fli-game-over", game=event["game"]), el("h2", None, t("fli-game-over", game=event["game"])), table
    )


def _result(scene: Scene, event: dict[str, Any], seat: int) -> Html:
    t, cities = scene.t, event["cities"][seat]
    chips = el("span", {"class": "chips"}, spoken(card_names(cities, t)), *map(art.chip, cities))
    totals = [event[what][seat] for what in _TOTALS[event["match"]].values()]
    full = el("span", {"class": "full"}, t("fli-all-colours")) if seat in event["complete"] else None
    return el(
        "tr",
        None,
        el("th", {"scope": "row"}, scene.names[seat]),
        el("td", None, chips, full),
        *(el("td", {"class": "number"}, str(number)) for number in (event["values"][seat], *totals)),
    )


# The middle: what was laid, who picks, what can be taken.


def _middle(scene: Scene) -> Html:
    """What was laid; for a moment the results of a game, until something is laid in the next one."""
    hint = el("p", {"id": "hint", "class": "fl-hint"}, _hint(scene))
    scored = _scored(scene)
    begun = any(player["laid"] for player in scene.view["players"])
    row = None if scored and not begun else el("div", {"class": "fl-row"}, _exchange(scene), _bids(scene))
    turned = " turned" if any(event["type"] == "turned" for event in scene.events) else ""
    return panel(f"fl-middle {scene.view['phase']}{turned}", scene.t("fli-table"), scored, hint, row)


def _bids(scene: Scene) -> Html:
    bids = [_bid(scene, seat, taken) for seat, taken in _sequence(scene)]
    return el(
        "ol", {"class": "fl-bids", "role": "list", "aria-label": scene.t("fli-table"), "data-zone": "table"}, *bids
    )


def _sequence(scene: Scene) -> list[tuple[int, bool]]:
    """The seats as their bids lie, and whether the card there is gone.

    While cards are laid: clockwise from the first-turn card; then those who have picked before those still to pick.
    """
    view = scene.view
    count, left = len(view["players"]), Counter(view["table"])
    clockwise = [(view["first"] + step) % count for step in range(count)]
    if view["phase"] == "lay":
        return [(seat, False) for seat in clockwise]
    picked = [seat for seat in clockwise if view["players"][seat]["laid"] and seat not in view["order"]]
    picked.sort(key=lambda seat: -int(view["players"][seat]["laid"]["flight"]))
    found = []
    for seat in picked + view["order"]:
        card = view["players"][seat]["laid"]["card"]
        found.append((seat, not left[card]))
        left[card] -= 1 if left[card] else 0
    return found


def _bid(scene: Scene, seat: int, taken: bool) -> Html:
    """What a seat laid: card, flight, whose it is, and when they pick."""
    view = scene.view
    laid = view["players"][seat]["laid"]
    now = view["phase"] != "lay" and view["order"][0] == seat
    picked = view["phase"] != "lay" and seat not in view["order"]
    name = el("span", {"class": "whose"}, scene.names[seat])
    kind = "now" if now else "picked" if picked else "waits"
    return el(
        "li",
        {"class": f"fl-bid {kind}"},
        _laid_card(scene, seat, taken),
        _laid_flight(scene, laid),
        name,
        _when_to_pick(scene, seat),
    )


def _laid_card(scene: Scene, seat: int, taken: bool) -> Html:
    laid = scene.view["players"][seat]["laid"]
    if laid is None or taken:
        return el("span", {"class": "fl-spot"}, spoken(scene.t("fli-taken" if taken else "fli-nothing-laid")), _gap())
    card, t = laid["card"], scene.t
    name = card_name(card, t)
    if scene.view["phase"] == "lay" or scene.viewer is None:
        move = f"hand-{seat}" if card == "?" else move_of(card)
        return el("span", {"class": "fl-spot", "data-move": move}, spoken(name), art.card(card))
    return _takeable(scene, seat, card, name)


def _takeable(scene: Scene, seat: int, card: str, name: str) -> Html:
    """A card in the middle to take; trying one that may not be taken now shows the rule."""
    action, t = f"take>{card}", scene.t
    legal = action in scene.legal
    fire = legal and burns(scene, action)
    attrs = {
        "id": f"laid-{seat}",
        "class": f"fl-spot{' lit' if legal else ''}",
        "data-action" if legal else "data-try": action,
        "data-move": move_of(card),
        "aria-disabled": None if legal else "true",
    }
    label = t("fli-take-fire" if fire else "fli-take", card=name) if legal else name
    return el("button", attrs, spoken(label), art.card(card), art.flame() if fire else None)


def _laid_flight(scene: Scene, laid: dict[str, Any] | None) -> Html:
    if laid is None:
        return el("span", {"class": "fl-ticket none", "aria-hidden": "true"})
    if laid["flight"] == "?":
        return el("span", {"class": "fl-ticket used"}, spoken(scene.t("fli-face-down-flight")), art.plane())
    return el(
        "span",
        {"class": "fl-ticket"},
        spoken(scene.t("fli-flight", flight=laid["flight"])),
        art.ticket(laid["flight"]),
    )


def _when_to_pick(scene: Scene, seat: int) -> Html | None:
    """When a seat picks: now, later, or before."""
    text = _laying(scene, seat) if scene.view["phase"] == "lay" else _picking(scene, seat)
    return el("span", {"class": "when"}, text) if text else None


def _laying(scene: Scene, seat: int) -> str:
    if seat in scene.view["to_act"]:
        return scene.t("fli-still-choosing", who=person(scene.names[seat], scene.t))
    return scene.t("fli-has-laid") if scene.view["players"][seat]["laid"] else ""


def _picking(scene: Scene, seat: int) -> str:
    order, t = scene.view["order"], scene.t
    if seat not in order:
        return t("fli-has-picked")
    if seat == order[0]:
        return t("fli-picks-now", who=person(scene.names[seat], t))
    return t("fli-picks-later", place=order.index(seat) + 1)


def _exchange(scene: Scene) -> Html | None:
    """The exchange that is being resolved."""
    card = scene.view["swap"]
    if card is None:
        return None
    return el(
        "div", {"class": "resolving", "data-move": move_of(card)}, spoken(card_name(card, scene.t)), art.card(card)
    )


def _hint(scene: Scene) -> str:
    """The hint what to do now."""
    view, t = scene.view, scene.t
    if not view["to_act"]:
        return ""
    if acts(scene):
        return _own_hint(scene)
    if view["phase"] == "lay":
        return t("fli-hint-wait-laying")
    return t(f"fli-hint-wait-{view['phase']}", name=scene.names[view["to_act"][0]])


def _own_hint(scene: Scene) -> str:
    view, t = scene.view, scene.t
    if view["phase"] == "pick":
        takes = view["takes"]
        return (
            t("fli-hint-must", card=card_name(takes[0], t)) if len(takes) == 1 else t("fli-hint-pick", count=len(takes))
        )
    chosen = scene.chosen if scene.chosen and scene.playable(scene.chosen) else None
    if view["phase"] == "lay":
        return t("fli-hint-flight", card=card_name(chosen, t)) if chosen else t("fli-hint-lay")
    card = card_name(view["swap"], t)
    return t("fli-hint-their", card=card, own=card_name(chosen, t)) if chosen else t("fli-hint-own", card=card)


def moved(event: dict[str, Any]) -> str | tuple[str, ...] | None:
    """The `data-move` names of what an event moved."""
    kind = event["type"]
    if kind == "laid":
        return f"hand-{event['seat']}" if event["card"] == "?" else move_of(event["card"])
    if kind == "took":
        return move_of(event["card"])
    cities = {"swapped": (event.get("own"), event.get("their")), "deported": (event.get("city"),)}.get(kind)
    names = cities or (event["cities"] if kind == "burnt" else ())
    return tuple(f"card-{city}" for city in names if city) or None


def text_view(scene: Scene) -> list[str]:
    """The table as plain sentences."""
    view, t = scene.view, scene.t
    lines = [t("fli-game-round", game=view["game_number"], round=view["round"]), _hint(scene)]
    for seat, player in enumerate(view["players"]):
        cities = card_names(player["city"], t) or t("fli-no-cities")
        marks = {"name": scene.names[seat], "cities": cities, "value": player["value"]}
        lines.append(t(f"fli-text-{view['match']}", score=player["score"], wins=player["wins"], **marks))
    if view["table"]:
        lines.append(t("fli-text-table", cards=card_names(view["table"], t)))
    return [line for line in lines if line]
