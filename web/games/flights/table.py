"""The table of Flights: the others' collections, what was laid, and one's own collection; scores at the seats."""

from __future__ import annotations

from typing import Any

from web.games.flights import art
from web.games.flights.asked import what_now
from web.games.flights.goal import goal
from web.games.flights.laid import middle
from web.games.flights.say import card_names
from web.games.flights.seat import move_of, other_player, own_part
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
