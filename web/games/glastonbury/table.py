"""The table of Glastonbury: the market, the wizards on their way round it, cauldrons with only the top card.

Memory stays honest: what lies below the top of a cauldron is nowhere on the page. So the log never names a card
that goes into a cauldron, nor where it lay, nor where a wizard stood, for a way walked is the number of a card.
What everybody sees at this moment, tops and stops among it, is shown by `_moment`, from the view as it is now.
"""

from __future__ import annotations

from typing import Any

from pyengine.games.glastonbury.pieces import PLACES, STOPS
from web.games.glastonbury.art import flag, hat, tor
from web.games.glastonbury.parts import (
    card_in_full,
    card_name,
    face,
    is_ingredient,
    looked_at,
    number_of,
    place_name,
    reckoning,
    seat_panel,
    spell_and_uses,
    stop_name,
    walk_text,
)
from web.parts.html import Html, el
from web.parts.messages import Messages
from web.parts.players import others, person
from web.parts.scene import Scene
from web.parts.zones import direct, panel, spoken

_CORNERS = ("nw", "ne", "se", "sw")
_SPELL_KEYS = {"appear": "a", "move": "m"}
_TO = ("cauldron", "aside", "spells", "cast")
_PLAIN = ("placed", "moved", "filled")
_LASTING = 12
"""How many of the last events are shown above the hint."""
_USED_TO_IT = 3
"""The number of cards in a cauldron from which the signs on the way round are no longer explained."""


def draw(scene: Scene) -> Html:
    """The whole table; one's own place is the last, a spectator has none."""
    own = scene.viewer
    rest = el("div", {"class": "others"}, *(seat_panel(scene, seat) for seat in others(scene)))
    mine = None if own is None else _own(scene, own)
    parts = (reckoning(scene), rest, _market(scene), _turn(scene), mine, _store(scene))
    kind = "gla" if own is not None else "gla watched"
    return el("div", {"class": kind}, *parts)


def _own(scene: Scene, seat: int) -> Html:
    """One's own place; a card that is dragged and can go only one way may be dropped anywhere on it."""
    ways = [text for text in scene.legal if text.startswith(f"{scene.chosen}>")]
    target = ways[0].partition(">")[2] if len(ways) == 1 else None
    return el("div", {"class": "mine", "data-target": target}, seat_panel(scene, seat))


# --- the market and the way round it


def _market(scene: Scene) -> Html:
    corners = [_corner(scene, corner) for corner in _CORNERS]
    spots = [_spot(scene, place) for place, card in zip(PLACES, scene.view["grid"], strict=True) if card != "#"]
    stops = [_stop(scene, stop) for stop in STOPS if stop not in _CORNERS]
    attrs = {"class": "market", "data-zone": "market", "role": "group", "aria-label": scene.t("gla-market")}
    return el("div", attrs, _band(scene), *stops, *corners, *spots)


def _band(scene: Scene) -> Html | None:
    """The highlight of the line that one may take from."""
    line = scene.view["line"]
    if not line or scene.view["using"] == "appear":
        return None
    kind = f"{line[0][2:]} column" if _stands(scene)[0] in "ns" else f"{line[0][:2]} row"
    return el("div", {"class": f"band {kind}", "aria-hidden": "true"})


def _stands(scene: Scene) -> str:
    """Where the wizard of the seat to act stands."""
    return str(scene.view["players"][scene.view["to_act"][0]]["place"])


def _spot(scene: Scene, place: str) -> Html:
    """A place of the grid. One way to take its card makes it one click; of two, one chooses."""
    card = scene.view["grid"][PLACES.index(place)]
    ways = [f"{place}>{to}" for to in _TO if f"{place}>{to}" in scene.legal]
    kind = f"spot {place[:2]} {place[2:]}"
    kind += " lit" if place in scene.view["line"] else ""
    shown = (_lying(scene, place, card),)
    if scene.viewer is None:
        label = _spot_name(scene, place, card, ways)
        return el("div", {"id": f"at-{place}", "class": kind, "role": "img", "aria-label": label}, *shown)
    attrs = {
        "id": f"at-{place}",
        "class": kind if ways else f"{kind} idle",
        "data-source": place if card != "." else None,
        "data-action": ways[0] if len(ways) == 1 else None,
        "data-try": None if ways else f"{place}>cauldron",
        "aria-disabled": None if ways else "true",
        "aria-pressed": ("true" if scene.chosen == place else "false") if len(ways) > 1 else None,
        "tabindex": None if ways or _first(scene, place) else "-1",
    }
    return el("button", attrs, spoken(_spot_name(scene, place, card, ways)), *shown)


def _first(scene: Scene, place: str) -> bool:
    """True if the Tab key stops here though there is nothing to take: to one place, and from there by arrows."""
    return place == PLACES[1] and not any(text[:1] == "r" for text in scene.legal)


def _lying(scene: Scene, place: str, card: str) -> Html:
    if card == ".":
        return el("span", {"class": "gap", "aria-hidden": "true"})
    ending = flag() if place in scene.view["ends"] else None
    return el("span", {"class": "lying", "data-move": _move(card, place)}, face(card), ending)


def _move(card: str, place: str) -> str:
    """A card's `data-move` name; only face-up cards that exist once have one."""
    return f"card-{card}" if is_ingredient(card) else f"card-{card}-{place}"


def _spot_name(scene: Scene, place: str, card: str, ways: list[str]) -> str:
    t, where = scene.t, place_name(place, scene.t)
    if card == ".":
        return t("gla-gap", place=where)
    name = t("gla-spot", card=card_in_full(card, t), place=where)
    lead = scene.view["leads"].get(place)
    if ways and lead:
        name = t("gla-take", spot=name, next="?" if lead == "?" else stop_name(lead, t))
    return ". ".join((name, t("gla-ends"))) if place in scene.view["ends"] else name


def _corner(scene: Scene, corner: str) -> Html:
    """A corner card; at the start a corner to choose."""
    kind, on = f"corner-card {corner}", _standing(scene, corner)
    if scene.view["phase"] != "start" or scene.viewer is None:
        return el("div", {"class": kind, "aria-hidden": "true"}, tor(), on)
    action = f"start>{corner}"
    legal = action in scene.legal
    attrs = {
        "id": f"start-{corner}",
        "class": f"{kind} lit" if legal else kind,
        "data-action" if legal else "data-try": action,
        "aria-disabled": None if legal else "true",
    }
    return el("button", attrs, spoken(scene.t("gla-start", corner=stop_name(corner, scene.t))), tor(), on)


def _stop(scene: Scene, stop: str) -> Html:
    axis = "c" if stop[0] in "ns" else "r"
    kind = f"stop {stop[0]} {axis}{stop[1]}"
    return el("div", {"class": kind, "aria-hidden": "true"}, _standing(scene, stop))


def _standing(scene: Scene, stop: str) -> Html:
    """Who stands at a stop, who comes there next, and which numbers would lead there."""
    players = scene.view["players"]
    wizards = [
        el("span", {"class": f"wizard {player['wizard']}", "data-move": f"wizard-{seat}"}, hat(player["wizard"]))
        for seat, player in enumerate(players)
        if player["place"] == stop
    ]
    coming = [
        el("span", {"class": f"wizard coming {player['wizard']}"}, hat(player["wizard"]))
        for seat, player in enumerate(players)
        if player["next"] == stop and player["place"] != stop and seat not in scene.view["to_act"]
    ]
    numbers = _leading(scene, stop)
    led = el("span", {"class": "lead"}, ", ".join(numbers)) if numbers else None
    return el("span", {"class": "who-is-here", "aria-hidden": "true"}, *wizards, *coming, led)


def _leading(scene: Scene, stop: str) -> list[str]:
    """The numbers on the cards of the line after which the wizard would come here next."""
    view = scene.view
    led = [view["grid"][PLACES.index(place)] for place, lead in view["leads"].items() if lead == stop]
    return sorted({number for card in led if (number := number_of(card)) is not None})


# --- what to do, and what has just happened


def _turn(scene: Scene) -> Html:
    """What happened at this moment, what one may do, and the spells to do it with."""
    lines = [el("p", {"class": "unseen" if plain else None}, line) for line, plain in _moment(scene).items()]
    moment = el("div", {"class": "moment", "id": "moment", "role": "status"}, *lines)
    hint = _hint(scene)
    asked = el("p", {"id": "hint"}, hint) if hint else None
    acts = scene.viewer is not None and scene.viewer in scene.view["to_act"]
    buttons = _buttons(scene) if acts and scene.view["phase"] == "turn" else []
    actions = el("div", {"class": "turn", "data-zone": "turn"}, asked, *buttons)
    return el("div", {"class": "now"}, looked_at(scene), moment, actions)


def _hint(scene: Scene) -> str | None:
    view, t = scene.view, scene.t
    if view["outcome"] or scene.viewer is None or scene.viewer not in view["to_act"]:
        return None
    if view["phase"] == "start":
        return t("gla-hint-start")
    if scene.chosen and scene.playable(scene.chosen):
        return t("gla-hint-chosen")
    if not view["line"]:
        return t("gla-hint-walk") if "walk" in scene.legal else t("gla-hint-none")
    if view["using"] == "appear":
        return t("gla-hint-appear")
    return t("gla-hint-line")


def _buttons(scene: Scene) -> list[Html]:
    """A button for each spell beside the cauldron, one to walk on where one may, and one to pass."""
    t, spells = scene.t, [spell_and_uses(spell) for spell in scene.view["players"][scene.viewer or 0]["spells"]]
    shown = []
    for card, key in _SPELL_KEYS.items():
        left = sum(uses for spell, uses in spells if spell == card)
        if any(spell == card for spell, _ in spells):
            leads = scene.view["move"] if card == "move" else None
            to = stop_name(leads, t) if leads not in (None, "?") else ""
            shown.append(direct(scene, card, t("gla-use", spell=card_name(card, t), left=left, to=to or "none"), key))
    if "walk" in scene.legal:
        walk = direct(scene, "walk", t("gla-walk-on"), "w")
        return [walk, *shown, direct(scene, "pass", t("gla-stay"), "p")]
    return [*shown, direct(scene, "pass", t("gla-pass"), "p")]


def _moment(scene: Scene) -> dict[str, bool]:
    """What happened, in terms of what can be seen now: a card while it lies on top, a stop while somebody stands there.

    Each line with whether the board alone shows it to those who see.
    """
    lines = {_moment_line(event, scene): event["type"] in _PLAIN for event in scene.events[-_LASTING:]}
    return {line: plain for line, plain in lines.items() if line}


def _moment_line(event: dict[str, Any], scene: Scene) -> str:
    if event["type"] in ("turn", "over"):
        return ""
    if event["type"] == "filled":
        return _filled_line(event, scene)
    player = scene.view["players"][event["seat"]]
    if event["type"] in ("placed", "moved") and player["place"] != event["stop"]:
        return ""
    covered = event["type"] == "took" and (event["to"] != "cauldron" or event["card"] != player["top"])
    if covered or event["type"] in ("looked", "used"):
        return say(event, scene.t, scene.names, scene.viewer)
    return _present_line(event, player, scene)


def _filled_line(event: dict[str, Any], scene: Scene) -> str:
    place, card, t = event["place"], event["card"], scene.t
    if scene.view["grid"][PLACES.index(place)] != card:
        return ""
    return t("gla-now-filled", card=card_name(card, t), place=place_name(place, t))


def _present_line(event: dict[str, Any], player: dict[str, Any], scene: Scene) -> str:
    """Of somebody who has moved, taken, lost or passed, and of what that has left."""
    t, name = scene.t, scene.names[event["seat"]]
    said = {"name": name, "who": person(name, t)}
    if event["type"] in ("placed", "moved"):
        return t("gla-now-moved", **said, stop=stop_name(event["stop"], t))
    if event["type"] == "passed":
        return t("gla-now-passed", **said)
    top = card_name(player["top"], t) if player["top"] else "none"
    return t(f"gla-now-{event['type']}", **said, card=top)


def _store(scene: Scene) -> Html:
    """The deck, what was laid aside, what is not in the game, and when it ends."""
    view, t = scene.view, scene.t
    back = el("span", {"class": "card back gla-back" if view["deck"] else "card gone", "aria-hidden": "true"})
    size = el("span", {"class": "count", "aria-hidden": "true"}, str(view["deck"]))
    deck = el("div", {"class": "deck", "role": "img", "aria-label": t("gla-deck", count=view["deck"])}, back, size)
    notes = [t("gla-end-outer") if view["outer_lines"] else t("gla-end-inner")]
    if view["out"]:
        notes.append(t("gla-out", colour=t("gla-colour-plural", colour=view["out"])))
    if max(player["count"] for player in view["players"]) < _USED_TO_IT:
        notes.append(t("gla-legend"))
    lines = el("ul", {"class": "notes"}, *(el("li", None, note) for note in notes))
    return panel("store", t("gla-store"), deck, _aside(scene), lines)


def _aside(scene: Scene) -> Html:
    """The place to discard an unwanted last card."""
    count, t = scene.view["aside"], scene.t
    action = scene.action_to("aside")
    spot = el("span", {"class": "card gone", "aria-hidden": "true"})
    size = el("span", {"class": "count", "aria-hidden": "true"}, str(count))
    text = el("span", {"class": "caption", "aria-hidden": "true"}, t("gla-aside-short"), size)
    if scene.viewer is None:
        return el("div", {"class": "laid-aside", "role": "img", "aria-label": t("gla-aside", count=count)}, spot, text)
    attrs = {
        "id": "aside",
        "class": f"laid-aside{' lit' if action else ''}",
        "data-target": "aside",
        "data-action": action,
    }
    return el("button", attrs, spoken(t("gla-aside", count=count)), spot, text)


# --- in words


def moved(event: dict[str, Any]) -> str | tuple[str, ...] | None:
    """The `data-move` name of the visible part that an event moved, if any."""
    if event["type"] in ("moved", "placed"):
        return f"wizard-{event['seat']}"
    if event["type"] in ("took", "filled"):
        return _move(event["card"], event["place"])
    return f"card-{event['card']}" if event["type"] == "lost" and is_ingredient(event["card"]) else None


def say(event: dict[str, Any], t: Messages, names: tuple[str, ...], viewer: int | None) -> str:  # noqa: ARG001
    """What happened, as a sentence that stays in the log: only what goes on lying open."""
    kind = event["type"]
    if kind in ("turn", "moved", "passed", "filled"):
        return ""
    if kind == "over":
        winners = ", ".join(names[seat] for seat in event["outcome"]["ranking"][0])
        return t("gla-say-over", names=winners, who=person(winners, t), rule=event["outcome"]["reason"])
    name = names[event["seat"]]
    said = {"name": name, "who": person(name, t)}
    if kind == "took" and event["to"] in ("cast", "spells"):
        return t(f"gla-say-{event['to']}", **said, card=card_name(event["card"], t))
    if kind == "took":
        return t(f"gla-say-{event['to']}", **said)
    if kind == "used":
        return t("gla-say-used", **said, spell=card_name(event["spell"], t), left=event["left"])
    return t(f"gla-say-{kind}", **said)


def text_view(scene: Scene) -> list[str]:
    """The table as plain sentences: the players, then the grid row by row, then the deck."""
    t, view = scene.t, scene.view
    lines = [_player_text(scene, seat) for seat in range(len(view["players"]))]
    for row in range(6):
        cards = [card for card in view["grid"][6 * row : 6 * row + 6] if card != "#"]
        listed = ", ".join(t("gla-nothing") if card == "." else card_name(card, t) for card in cards)
        lines.append(t("gla-row", row=row + 1, cards=listed))
    hint = _hint(scene)
    return [*lines, t("gla-deck", count=view["deck"]), *([hint] if hint else [])]


def _player_text(scene: Scene, seat: int) -> str:
    t, player = scene.t, scene.view["players"][seat]
    name, top = scene.names[seat], player["top"]
    cauldron = t(
        "gla-cauldron", name=name, who=person(name, t), count=player["count"], card=card_in_full(top, t) if top else ""
    )
    if player["place"] is None:
        return cauldron
    return f"{cauldron}. {walk_text(player, t)}"
