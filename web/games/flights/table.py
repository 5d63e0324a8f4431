"""The table of Flights: the others' collections, what was laid, and one's own collection; scores at the seats."""

from __future__ import annotations

from typing import Any

from web.games.flights import art
from web.games.flights.asked import what_now
from web.games.flights.goal import goal
from web.games.flights.laid import middle
from web.games.flights.say import card_names
from web.games.flights.seat import FLIGHTS, move_of, other_player, own_part
from web.parts.html import Html, el, join
from web.parts.players import others
from web.parts.scene import Scene
from web.parts.seats import Count


def board(scene: Scene) -> Html:
    """What lies on the table; a spectator sees all players alike."""
    seats = others(scene)
    around = el("div", {"class": f"fl-others of-{len(seats)}"}, *(other_player(scene, seat) for seat in seats))
    mine = own_part(scene, scene.viewer) if scene.viewer is not None else None
    return join(around, middle(scene), mine)


def headline(scene: Scene) -> str:
    """Game and round, and what the match is played to; of a single game the round alone."""
    view, t = scene.view, scene.t
    if view["match"] == "single":
        return t("fli-headline-single", round=view["round"])
    to = t(f"fli-goal-{view['match']}", target=view["target"])
    return t("fli-headline", game=view["game_number"], round=view["round"], goal=to)


def tally(scene: Scene, seat: int) -> tuple[Count, ...]:
    """What the player has in the match, and what the collection is worth now; the latter alone in a single game."""
    player, t, view = scene.view["players"][seat], scene.t, scene.view
    worth = Count(str(player["value"]), t("fli-value", value=player["value"]), art.skyline())
    if view["match"] == "single":
        return (worth,)
    if view["match"] == "wins":
        won = player["wins"]
        return Count(str(won), t("fli-wins", wins=won, target=view["target"])), worth
    return Count(str(player["score"]), t("fli-score", score=player["score"], target=view["target"])), worth


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


def held(scene: Scene) -> list[str]:
    """The viewer's cards and flights in words."""
    if scene.viewer is None:
        return []
    t, player = scene.t, scene.view["players"][scene.viewer]
    left = ", ".join(str(flight) for flight in FLIGHTS if flight not in player["used"])
    cards = f"{t('fli-your-hand', count=len(player['hand']))} ({card_names(player['hand'], t)})."
    flights = f"{t('fli-your-flights', colour=player['colour'])}: {left}."
    return [cards, flights] if player["hand"] else [flights]


def options(scene: Scene) -> list[str] | None:
    """Any card with any flight, where that may be laid; else the actions one by one."""
    laid = [text.partition(">")[::2] for text in scene.legal]
    cards, flights = dict.fromkeys(card for card, _ in laid), dict.fromkeys(flight for _, flight in laid)
    if scene.view["phase"] != "lay" or len(laid) != len(cards) * len(flights) or len(laid) < _MANY:
        return None
    return [scene.t("fli-options", cards=card_names(list(cards), scene.t), flights=", ".join(flights))]


_MANY = 3
"""From so many ways to lay a card on, cards and flights are said for themselves."""


def text_view(scene: Scene) -> list[str]:
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
