"""What happens in Flights and what lies on the table, in sentences."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any

from web.games.flights.goal import goal
from web.games.flights.prompt import what_now
from web.games.flights.results import game_over, match_over
from web.games.flights.seat import FLIGHTS, move_of
from web.games.flights.words import HIDDEN, card_name, card_names, colour_names
from web.parts.html import glued
from web.parts.messages import Messages
from web.parts.players import doer, person
from web.parts.table import Scene, Table
from web.parts.table_data import Event, Result

_MANY = 3
"""From so many ways to lay a card on, cards and flights are said for themselves."""

_MANY = 3
"""Cities that burn at once, which are many."""


class Tells(Table):
    """Events, the table in words, and the results."""

    def say(self, event: dict[str, Any], t: Messages, names: tuple[str, ...], viewer: int | None) -> str:
        """An event as a sentence; the event is redacted for the viewer."""
        sentence = _SAY.get(event["type"])
        return sentence(event, t, names) if sentence else ""

    def occasion(self, event: dict[str, Any]) -> str:
        """Several cities that burn at once are a sore moment."""
        burnt = event["type"] == "burnt" and len(event["cities"]) >= _MANY
        return "oops" if burnt else super().occasion(event)

    def moved(self, event: dict[str, Any]) -> str | tuple[str, ...] | None:
        """The `data-move` names of what an event moved."""
        kind = event["type"]
        if kind == "laid":
            return f"hand-{event['seat']}" if event["card"] == "?" else move_of(event["card"])
        if kind == "took":
            return move_of(event["card"])
        cities = {"swapped": (event.get("own"), event.get("their")), "deported": (event.get("city"),)}.get(kind)
        names = cities or (event["cities"] if kind == "burnt" else ())
        return tuple(f"card-{city}" for city in names if city) or None

    def held(self, scene: Scene) -> list[str]:
        """The viewer's cards and flights in words."""
        if scene.viewer is None:
            return []
        t, player = scene.t, scene.view["players"][scene.viewer]
        left = t.listed(str(flight) for flight in FLIGHTS if flight not in player["used"])
        cards = glued("", (t("fli-your-hand", count=len(player["hand"])), " (", card_names(player["hand"], t), ")."))
        flights = glued("", (t("fli-your-flights", colour=player["colour"]), ": ", left, "."))
        return [cards, flights] if player["hand"] else [flights]

    def options(self, scene: Scene) -> list[str] | None:
        """Any card with any flight, where that may be laid; else the actions one by one."""
        laid = [text.partition(">")[::2] for text in scene.legal]
        cards, flights = dict.fromkeys(card for card, _ in laid), dict.fromkeys(flight for _, flight in laid)
        if scene.view["phase"] != "lay" or len(laid) != len(cards) * len(flights) or len(laid) < _MANY:
            return None
        return [scene.t("fli-options", cards=card_names(list(cards), scene.t), flights=scene.t.listed(flights))]

    def text_view(self, scene: Scene) -> list[str]:
        """The table as plain sentences."""
        view, t = scene.view, scene.t
        lines = [t("fli-game-round", game=view["game_number"], round=view["round"]), goal(scene), what_now(scene)]
        for seat, player in enumerate(view["players"]):
            cities = card_names(player["city"], t) or t("fli-no-cities")
            marks = {"name": scene.names[seat], "cities": cities, "value": player["value"]}
            lines.append(t(f"fli-text-{view['match']}", score=player["score"], wins=player["wins"], **marks))
        if view["table"]:
            lines.append(t("fli-text-table", cards=card_names(view["table"], t)))
        return [line for line in lines if line]

    def result(self, scene: Scene) -> Result:
        """What decided the match, and what the last game brought."""
        return match_over(scene)

    def round_view(self, events: Sequence[Event], before: dict[str, Any]) -> dict[str, Any]:
        """The collections as they were counted, in a phase of its own: there is nothing left to pick."""
        ended = next(event for event in events if event["type"] in self.info.rounds)
        players = [
            {**player, "city": list(city), "value": value}
            for player, city, value in zip(before["players"], ended["cities"], ended["values"], strict=True)
        ]
        nothing: dict[str, object] = {"table": [], "takes": [], "swap": None, "swaps": []}
        return {**before, **nothing, "players": players, "phase": "counted"}

    def round_result(self, event: Event, scene: Scene) -> Result:
        """A game of the match: who got most out of it, and how the match stands."""
        return game_over(event, scene)


def _laid(event: dict[str, Any], t: Messages, names: tuple[str, ...]) -> str:
    """Only the viewer's own: the others' lie on the table face down, and are told when all is turned up."""
    if event["card"] == HIDDEN:
        return ""
    return t("fli-say-laid", card=card_name(event["card"], t), flight=event["flight"], **doer(event, t, names))


def _deported(event: dict[str, Any], t: Messages, names: tuple[str, ...]) -> str:
    if event["city"] is None:
        return t("fli-say-nothing-deported", **doer(event, t, names))
    return t("fli-say-deported", card=card_name(event["city"], t), **doer(event, t, names))


def _swapped(event: dict[str, Any], t: Messages, names: tuple[str, ...]) -> str:
    partner = names[event["partner"]]
    cities = {"own": card_name(event["own"], t), "their": card_name(event["their"], t)}
    return t("fli-say-swapped", partner=partner, partner_who=person(partner, t), **cities, **doer(event, t, names))


def _burnt(event: dict[str, Any], t: Messages, names: tuple[str, ...]) -> str:
    """What burnt, and by what: two of a colour were neighbours, three of one burn wherever they lie (FLI-19)."""
    cities = event["cities"]
    alike = {min(times, 3) for times in Counter(city[0] for city in cities).values()}
    why = "both" if len(alike) > 1 else "three" if 3 in alike else "pair"
    return t("fli-say-burnt", cards=card_names(cities, t), why=why, **doer(event, t, names))


def _drew(event: dict[str, Any], t: Messages, names: tuple[str, ...]) -> str:
    """Only the viewer's draws: the others' show in the size of their hands."""
    if HIDDEN in event["cards"]:
        return ""
    return t("fli-say-drew", cards=card_names(event["cards"], t), **doer(event, t, names))


def _turned(event: dict[str, Any], t: Messages, names: tuple[str, ...]) -> str:
    bids = [
        t("fli-say-bid", name=names[seat], flight=flight, card=card_name(card, t))
        for seat, card, flight in event["laid"]
    ]
    return t("fli-say-turned", bids=glued(" ", bids))


def _round(event: dict[str, Any], t: Messages, names: tuple[str, ...]) -> str:
    name = names[event["first"]]
    return t("fli-say-round", round=event["round"], name=name, who=person(name, t))


def _scored(event: dict[str, Any], t: Messages, names: tuple[str, ...]) -> str:
    values = [
        t("fli-say-value", name=name, value=value, all="yes" if seat in event["complete"] else "no")
        for seat, (name, value) in enumerate(zip(names, event["values"], strict=False))
    ]
    said = t("fli-say-scored", game=event["game"], values=t.listed(values))
    if event["match"] == "single":
        return said
    by_wins = event["match"] == "wins"
    marks = event["wins" if by_wins else "scores"]
    totals = t.listed(f"{name} {mark}" for name, mark in zip(names, marks, strict=False))
    return f"{said} " + t("fli-say-wins" if by_wins else "fli-say-totals", totals=totals)


def _dealt(event: dict[str, Any], t: Messages, names: tuple[str, ...]) -> str:  # noqa: ARG001
    out = colour_names(event["out"], t)
    return t("fli-say-dealt", game=event["game"], out=out, any="yes" if out else "no")


def _over(event: dict[str, Any], t: Messages, names: tuple[str, ...]) -> str:
    outcome = event["outcome"]
    winners = [names[seat] for seat in outcome["ranking"][0]]
    who = "several" if len(winners) > 1 else person(winners[0], t)
    return t("fli-say-over", name=t.listed(winners), who=who)


_SAY: dict[str, Callable[[Event, Messages, tuple[str, ...]], str]] = {
    "laid": _laid,
    "turned": _turned,
    "took": lambda event, t, names: t("fli-say-took", card=card_name(event["card"], t), **doer(event, t, names)),
    "deported": _deported,
    "swapped": _swapped,
    "unused": lambda event, t, names: t("fli-say-unused", card=card_name(event["card"], t), **doer(event, t, names)),
    "burnt": _burnt,
    "drew": _drew,
    "reshuffled": lambda event, t, _: t("fli-say-reshuffled", count=event["cards"]),
    "round": _round,
    "scored": _scored,
    "dealt": _dealt,
    "over": _over,
}
