"""The viewer's own: the hand, and beside it the six flights."""

from __future__ import annotations

from web.games.flights import art
from web.games.flights.seat import FLIGHTS, move_of
from web.games.flights.words import card_name, card_tip, flight_tip
from web.parts.html import Html, el
from web.parts.table import Scene
from web.parts.zones import control, spoken


def own_hand(scene: Scene) -> Html | None:
    """Hand and flights; None for a spectator."""
    if scene.viewer is None:
        return None
    cards, t = scene.view["players"][scene.viewer]["hand"], scene.t
    items = [el("li", None, _held(scene, cards, at)) for at in range(len(cards))]
    attrs = {"class": "hand", "role": "list", "data-zone": "hand", "aria-label": t("fli-your-hand", count=len(cards))}
    hand = el("ul", attrs, *items)
    player = scene.view["players"][scene.viewer]
    used, colour = player["used"], player["colour"]
    buttons = [_flight(scene, flight, colour, flight in used) for flight in FLIGHTS]
    label = scene.t("fli-your-flights", colour=colour)
    row = {"class": "flights-row", "role": "group", "aria-label": label, "data-zone": "flights"}
    flights = el("div", row, *buttons)
    return el("div", {"class": "fl-lower"}, hand, flights)


def _held(scene: Scene, cards: list[str], at: int) -> Html:
    """A card of the hand: chosen by a click, or laid at once with the only flight that is left."""
    card = cards[at]
    attrs = {
        "id": f"hand-{card}-{cards[:at].count(card)}",
        "class": "held" if scene.playable(card) else "held idle",
        "data-source": card,
        "data-action": scene.only_action(card),
        "data-move": move_of(card),
        "data-tip": card_tip(card, scene.t),
        "aria-pressed": "true" if scene.chosen == card else "false",
    }
    return control(scene, attrs, spoken(card_name(card, scene.t)), art.card(card))


def _flight(scene: Scene, flight: int, colour: str, used: bool) -> Html:
    """A flight of the viewer's: a place to lay the chosen card with."""
    laying = scene.view["phase"] == "lay" and scene.acts
    t, action = scene.t, scene.action_to(str(flight)) if laying else None
    name = t("fli-used-flight" if used else "fli-flight", flight=flight)
    if action and scene.chosen:
        name = t("fli-lay-with", card=card_name(scene.chosen, t), flight=flight)
    attrs = {
        "id": f"flight-{flight}",
        "class": f"fl-ticket {colour}{' used' if used else ''}{' lit' if action else '' if laying else ' idle'}",
        "data-target": str(flight),
        "data-action": action,
        "data-tip": flight_tip(flight, colour, t, used=used),
    }
    return control(scene, attrs, spoken(name), art.ticket(flight))
