"""A player's collection on the table of Flights: the row of cities, the colours it has, what it is in danger of."""

from __future__ import annotations

from typing import Any

from web.games.flights import art
from web.games.flights.fires import burnt_by, in_danger
from web.games.flights.goal import ends_game, lacking
from web.games.flights.words import card_name, card_names, card_tip, colour_names, flight_tip, sentence
from web.parts.faces import face
from web.parts.html import Html, el, glued
from web.parts.players import own_name, person
from web.parts.table import Scene
from web.parts.zones import control, panel, spoken

FLIGHTS = range(1, 7)


def move_of(card: str) -> str | None:
    """The name under which a card travels; of some cards there are several alike, and those do not."""
    return f"card-{card}" if card[1:] else None


def fire_words(scene: Scene, action: str) -> str:
    """What a legal action would burn, in a sentence; empty where nothing burns."""
    t, fires = scene.t, []
    for seat, cities in burnt_by(scene.view, action).items():
        whose = "own" if seat == scene.viewer else "their"
        fires.append(t(f"fli-burns-{whose}", name=scene.names[seat], cards=card_names(cities, t)))
    return glued(" ", fires)


# A player: name, colours, flights, collection.


def other_player(scene: Scene, seat: int) -> Html:
    """Somebody else's part: the colours, how many cards they hold, their flights, their collection."""
    player = scene.view["players"][seat]
    size = len(player["hand"])
    label = scene.t("fli-hand-of", name=scene.names[seat], count=size)
    backs = [
        el("span", {"data-move": f"hand-{seat}" if at == size - 1 and not player["laid"] else None}, art.back())
        for at in range(size)
    ]
    hidden = el("div", {"class": "hidden-hand", "role": "img", "aria-label": label, "data-tip": label}, *backs)
    t, used, colour = scene.t, player["used"], player["colour"]
    whose = t("fli-flights-of", colour=colour, name=scene.names[seat])
    flown = glued(" ", (whose, t("fli-used-of", name=scene.names[seat], flights=t.listed(map(str, used)) or "–")))
    tickets = []
    for flight in FLIGHTS:
        tip, gone = flight_tip(flight, colour, t, used=flight in used), " used" if flight in used else ""
        attrs = {"class": f"fl-ticket small {colour}{gone}", "aria-hidden": "true", "data-tip": tip}
        tickets.append(el("span", attrs, str(flight)))
    flights = el("div", {"class": "fl-tickets", "role": "img", "aria-label": flown}, *tickets)
    return _seat_panel(scene, seat, _title(scene, seat, hidden, flights))


def own_part(scene: Scene, seat: int) -> Html:
    """The viewer's collection; hand and flights lie below the table."""
    return _seat_panel(scene, seat, _title(scene, seat))


def _seat_panel(scene: Scene, seat: int, title: Html) -> Html:
    acting = " acts" if seat in scene.view["to_act"] else ""
    fire = " aflame" if any(event["type"] == "burnt" and event["seat"] == seat for event in scene.events) else ""
    side = "own" if seat == scene.viewer else "their"
    name = scene.names[seat]
    return panel(f"fl-seat {side}{acting}{fire}", name, title, _collection(scene, seat), _moment(scene, seat))


def _title(scene: Scene, seat: int, *more: Html) -> Html:
    """Whose collection it is, its colours, what would burn in it, and more."""
    t, player = scene.t, scene.view["players"][seat]
    lead = {"class": "first", "data-tip": t("fli-tip-first")}
    first = el("span", lead, spoken(t("fli-first")), art.lead()) if seat == scene.view["first"] else None
    whose = face(scene.faces[seat] if scene.faces else "")
    who = el("h2", {"class": "who"}, whose, own_name(scene.names[seat]), first)
    t, lacks = scene.t, lacking(scene, seat)
    inside = [colour for colour in art.COLOURS if colour not in scene.view["out"]]
    label = t("fli-needs", colours=colour_names(lacks, t)) if lacks else t("fli-has-all")
    signs = [el("span", {"class": "lacking" if colour in lacks else "had"}, art.sign(colour)) for colour in inside]
    tip = glued("", (sentence(label), ". ", ends_game(scene)))
    colours = el("span", {"class": f"colours{'' if lacks else ' full'}", **_image(label, tip)}, *signs)
    return el("div", {"class": "fl-title"}, who, colours, _danger(scene, player), *more)


def _image(label: str, tip: str) -> dict[str, str]:
    return {"role": "img", "aria-label": label, "data-tip": tip}


def _danger(scene: Scene, player: dict[str, Any]) -> Html | None:
    """The colours of which the next city would burn."""
    colours, t = in_danger(player["city"]), scene.t
    if not colours:
        return None
    label = t("fli-danger", colours=colour_names(colours, t))
    attrs = {"class": "danger", **_image(label, sentence(t("fli-tip-danger", what=label)))}
    return el("span", attrs, art.flame(), *(art.sign(colour) for colour in colours))


def _collection(scene: Scene, seat: int) -> Html:
    cities, t = scene.view["players"][seat]["city"], scene.t
    label = t("fli-collection", name=scene.names[seat], who=person(scene.names[seat], t), count=len(cities))
    names = {"data-zone": f"city-{seat}", "data-part": f"city{seat + 1}"}
    attrs = {"class": "collection", "role": "list", "aria-label": label, **names}
    items = [el("li", None, _city(scene, seat, city)) for city in cities]
    empty = el("li", {"class": "empty"}, t("fli-no-cities"))
    return el("ul", attrs, *(items or [empty]))


def _city(scene: Scene, seat: int, city: str) -> Html:
    """A city of a collection; one can act on it only while the viewer swaps."""
    name = card_name(city, scene.t)
    attrs: dict[str, object] = {"id": f"city-{city}", "data-move": move_of(city), "data-tip": card_tip(city, scene.t)}
    if scene.view["phase"] != "swap" or not scene.acts:
        come = [
            event[key]
            for event in scene.events
            for key in ("card", "own", "their")
            if event["type"] in ("took", "swapped") and key in event
        ]
        fresh = " fresh" if city in come else ""
        return el("span", attrs | {"class": f"fl-place{fresh}"}, spoken(name), art.card(city))
    return _to_give(scene, city, attrs) if seat == scene.viewer else _to_get(scene, city, attrs)


def _to_give(scene: Scene, city: str, attrs: dict[str, object]) -> Html:
    """An own city to swap: chosen by a click, or swapped at once where only one can be had for it."""
    only = scene.only_action(city)
    attrs |= {
        "class": "held" if scene.playable(city) else "held idle",
        "data-source": city,
        "data-action": only,
        "aria-pressed": "true" if scene.chosen == city else "false",
    }
    label = _swap_label(scene, only) if only else card_name(city, scene.t)
    attrs |= _fire_tip(scene, city, only)
    return control(scene, attrs, spoken(label), art.card(city), _flame(scene, only))


def _to_get(scene: Scene, city: str, attrs: dict[str, object]) -> Html:
    """Somebody else's city: what the chosen one is swapped for, or the only own one that can be."""
    ways = [own for own, their in scene.view["swaps"] if their == city]
    only = f"{ways[0]}>{city}" if len(ways) == 1 else None
    action = scene.action_to(city) if scene.chosen else only
    reach = " reach" if scene.chosen is None and any(their == city for _, their in scene.view["swaps"]) else ""
    attrs |= {
        "class": f"fl-place{' lit' if action else reach}",
        "data-target": city,
        "data-action": action,
    }
    label = _swap_label(scene, action) if action else card_name(city, scene.t)
    attrs |= _fire_tip(scene, city, action)
    return control(scene, attrs, spoken(label), art.card(city), _flame(scene, action))


def _fire_tip(scene: Scene, city: str, action: str | None) -> dict[str, str]:
    """The tip of a city to swap: what it is, and what the swap would burn."""
    return {"data-tip": glued(" ", filter(None, (card_tip(city, scene.t), action and fire_words(scene, action))))}


def _swap_label(scene: Scene, action: str) -> str:
    """A swap in words, with what it would burn."""
    own, _, their = action.partition(">")
    words = scene.t("fli-swap", own=card_name(own, scene.t), their=card_name(their, scene.t))
    return glued(". ", filter(None, (words, fire_words(scene, action))))


def _flame(scene: Scene, action: str | None) -> Html | None:
    return art.flame() if action and burnt_by(scene.view, action) else None


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
