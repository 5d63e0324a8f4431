"""A player's part of the table of Flights: name and standing, collection, flights, hand."""

from __future__ import annotations

from typing import Any

from web.games.flights import art
from web.games.flights.say import card_name, colour_names
from web.parts.html import Html, el
from web.parts.players import person
from web.parts.scene import Scene
from web.parts.zones import panel, spoken

_FLIGHTS = range(1, 7)
_MOST_STARS = 5
"""How many games to win are shown as stars; more are a number."""


def acts(scene: Scene) -> bool:
    """True if the viewer is to act."""
    return scene.viewer is not None and scene.viewer in scene.view["to_act"]


def move_of(card: str) -> str | None:
    """The name under which a card travels; of some cards there are several alike, and those do not."""
    return f"card-{card}" if card[1:] else None


def burns(scene: Scene, action: str) -> bool:
    """True if cities are gone after a legal action, as far as that is known beforehand."""
    after = scene.after(action)
    if after is None:
        return False
    verb, _, card = action.partition(">")
    gained = verb == "take" and card[0] in art.COLOURS
    cities = [sum(len(player["city"]) for player in view["players"]) for view in (scene.view, after)]
    return cities[1] < cities[0] + gained


def _swapping(scene: Scene) -> bool:
    return scene.view["phase"] == "swap" and acts(scene)


# A player: name, standing, flights, collection.


def other_player(scene: Scene, seat: int) -> Html:
    """Somebody else's part: how many cards they hold, their flights, their collection."""
    player = scene.view["players"][seat]
    size = len(player["hand"])
    label = scene.t("fli-hand-of", name=scene.names[seat], count=size)
    backs = [
        el("span", {"data-move": f"hand-{seat}" if at == size - 1 and not player["laid"] else None}, art.back())
        for at in range(size)
    ]
    hidden = el("div", {"class": "hidden-hand", "role": "img", "aria-label": label}, *backs)
    line = el("div", {"class": "belongings"}, _colours(scene, player), _tickets(scene, seat))
    return _seat_panel(scene, seat, _title(scene, seat, hidden), line, _collection(scene, seat))


def own_part(scene: Scene, seat: int) -> Html:
    """The viewer's part: collection, hand and flights."""
    hand = el("div", {"class": "fl-desk"}, _hand(scene, seat), _flights(scene, seat))
    colours = _colours(scene, scene.view["players"][seat])
    mine = _seat_panel(scene, seat, _title(scene, seat, colours), _collection(scene, seat))
    return el("div", {"class": "fl-mine"}, mine, hand)


def _seat_panel(scene: Scene, seat: int, *children: Html) -> Html:
    acts = " acts" if seat in scene.view["to_act"] else ""
    fire = " aflame" if any(event["type"] == "burnt" and event["seat"] == seat for event in scene.events) else ""
    side = "own" if seat == scene.viewer else "their"
    return panel(f"fl-seat {side}{acts}{fire}", scene.names[seat], *children, _moment(scene, seat))


def _title(scene: Scene, seat: int, more: Html) -> Html:
    t, player = scene.t, scene.view["players"][seat]
    first = el("span", {"class": "first"}, spoken(t("fli-first")), art.lead()) if seat == scene.view["first"] else None
    worth = el("span", None, t("fli-value", value=player["value"]))
    tally = el("span", {"class": "fl-tally"}, worth, _standing(scene, player))
    return el("div", {"class": "fl-title"}, el("h2", {"class": "who"}, scene.names[seat], first), more, tally)


def _standing(scene: Scene, player: dict[str, Any]) -> Html | None:
    """What the player has in the match; nothing in a single game, which has no more than the collection."""
    match, target = scene.view["match"], scene.view["target"]
    if match == "single":
        return None
    if match == "points":
        return el("span", {"class": "standing"}, scene.t("fli-score", score=player["score"], target=target))
    label = scene.t("fli-wins", wins=player["wins"], target=target)
    if target > _MOST_STARS:
        return el("span", {"class": "standing"}, label)
    stars = [el("i", {"class": "won" if at < player["wins"] else "open"}) for at in range(target)]
    return el("span", {"class": "standing stars", "role": "img", "aria-label": label}, *stars)


def _colours(scene: Scene, player: dict[str, Any]) -> Html:
    """Every colour in play: collected, or still missing."""
    t = scene.t
    had = {city[0] for city in player["city"]}
    inside = [colour for colour in art.COLOURS if colour not in scene.view["out"]]
    lacking = [colour for colour in inside if colour not in had]
    label = t("fli-needs", colours=colour_names(lacking, t)) if lacking else t("fli-has-all")
    signs = [el("span", {"class": "had" if colour in had else "lacking"}, art.sign(colour)) for colour in inside]
    full = " full" if player["complete"] else ""
    return el("span", {"class": f"colours{full}", "role": "img", "aria-label": label}, *signs)


def _tickets(scene: Scene, seat: int) -> Html:
    """The flights of somebody else: used ones are marked."""
    used = scene.view["players"][seat]["used"]
    label = scene.t("fli-used-of", name=scene.names[seat], flights=", ".join(map(str, used)) or "–")
    return el(
        "div",
        {"class": "fl-tickets", "role": "img", "aria-label": label},
        *(_small_ticket(flight, flight in used) for flight in _FLIGHTS),
    )


def _small_ticket(flight: int, used: bool) -> Html:
    return el("span", {"class": f"fl-ticket small{' used' if used else ''}", "aria-hidden": "true"}, str(flight))


def _collection(scene: Scene, seat: int) -> Html:
    cities, t = scene.view["players"][seat]["city"], scene.t
    label = t("fli-collection", name=scene.names[seat], who=person(scene.names[seat], t), count=len(cities))
    attrs = {"class": "collection", "role": "list", "aria-label": label, "data-zone": f"city-{seat}"}
    items = [el("li", None, _city(scene, seat, city)) for city in cities]
    empty = el("li", {"class": "empty"}, t("fli-no-cities"))
    return el("ol", attrs, *(items or [empty]))


def _city(scene: Scene, seat: int, city: str) -> Html:
    """A city of a collection; one can act on it only while the viewer swaps."""
    name = card_name(city, scene.t)
    attrs: dict[str, object] = {"id": f"city-{city}", "data-move": move_of(city)}
    if not _swapping(scene):
        return el("span", attrs | {"class": f"fl-place{_fresh(scene, city)}"}, spoken(name), art.card(city))
    return _to_give(scene, city, attrs) if seat == scene.viewer else _to_get(scene, city, attrs)


def _to_give(scene: Scene, city: str, attrs: dict[str, object]) -> Html:
    attrs |= {
        "class": "held" if scene.playable(city) else "held idle",
        "data-source": city,
        "aria-pressed": "true" if scene.chosen == city else "false",
    }
    return el("button", attrs, spoken(card_name(city, scene.t)), art.card(city))


def _to_get(scene: Scene, city: str, attrs: dict[str, object]) -> Html:
    action, label = scene.action_to(city), card_name(city, scene.t)
    fire = action is not None and burns(scene, action)
    if action and scene.chosen:
        label = scene.t("fli-swap-fire" if fire else "fli-swap", own=card_name(scene.chosen, scene.t), their=label)
    attrs |= {
        "class": f"fl-place{' lit' if action else _within_reach(scene, city)}",
        "data-target": city,
        "data-action": action,
    }
    return el("button", attrs, spoken(label), art.card(city), art.flame() if fire else None)


def _within_reach(scene: Scene, city: str) -> str:
    """A mark for what some swap could bring, as long as no own city is chosen."""
    return " reach" if scene.chosen is None and any(their == city for _, their in scene.view["swaps"]) else ""


def _fresh(scene: Scene, city: str) -> str:
    """A mark for a city that was just taken."""
    come = [
        event[key]
        for event in scene.events
        for key in ("card", "own", "their")
        if event["type"] in ("took", "swapped") and key in event
    ]
    return " fresh" if city in come else ""


# A moment's marks, from what just happened.


def _moment(scene: Scene, seat: int) -> Html | None:
    """What has just burnt here or was deported from here."""
    t, marks = scene.t, []
    for event in scene.events:
        if event["type"] == "burnt" and event["seat"] == seat:
            chips = map(art.chip, event["cities"])
            marks.append(el("span", {"class": "burnt"}, art.flame(), el("b", None, t("fli-burnt")), *chips))
        elif event["type"] == "deported" and event["seat"] == seat and event["city"]:
            marks.append(el("span", {"class": "deported"}, el("b", None, t("fli-deported")), art.chip(event["city"])))
    return el("p", {"class": "just-now", "aria-hidden": "true"}, *marks) if marks else None


# The viewer's hand and flights.


def _hand(scene: Scene, seat: int) -> Html:
    cards, t = scene.view["players"][seat]["hand"], scene.t
    items = [el("li", None, _held(scene, cards, at)) for at in range(len(cards))]
    attrs = {"class": "hand", "role": "list", "data-zone": "hand", "aria-label": t("fli-your-hand", count=len(cards))}
    return el("ul", attrs, *items)


def _held(scene: Scene, cards: list[str], at: int) -> Html:
    card = cards[at]
    attrs = {
        "id": f"hand-{card}-{cards[:at].count(card)}",
        "class": "held" if scene.playable(card) else "held idle",
        "data-source": card,
        "data-move": move_of(card),
        "aria-pressed": "true" if scene.chosen == card else "false",
    }
    return el("button", attrs, spoken(card_name(card, scene.t)), art.card(card))


def _flights(scene: Scene, seat: int) -> Html:
    used = scene.view["players"][seat]["used"]
    buttons = [_flight(scene, flight, flight in used) for flight in _FLIGHTS]
    label = scene.t("fli-your-flights")
    return el("div", {"class": "flights-row", "role": "group", "aria-label": label, "data-zone": "flights"}, *buttons)


def _flight(scene: Scene, flight: int, used: bool) -> Html:
    """A flight of the viewer's: a place to lay the chosen card with."""
    t, action = scene.t, scene.action_to(str(flight)) if scene.view["phase"] == "lay" else None
    name = t("fli-used-flight" if used else "fli-flight", flight=flight)
    if action and scene.chosen:
        name = t("fli-lay-with", card=card_name(scene.chosen, t), flight=flight)
    attrs = {
        "id": f"flight-{flight}",
        "class": f"fl-ticket{' used' if used else ''}{' lit' if action else ''}",
        "data-target": str(flight),
        "data-action": action,
    }
    return el("button", attrs, spoken(name), art.ticket(flight))
