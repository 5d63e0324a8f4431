"""Why an action is good in Flights, in the game's words, from what the viewer sees."""

from __future__ import annotations

from typing import Any

from web.games.flights.fires import burnt_by, is_city
from web.games.flights.say import card_name
from web.games.flights.seat import FLIGHTS
from web.parts.scene import Scene

_HIGH = 4
"""From this flight on it is worth saying that one will probably pick early."""


def reason(action: str, scene: Scene) -> str | None:
    """The most important of the reasons that are true."""
    if scene.viewer is None:
        return None
    what, _, to = action.partition(">")
    if what == "take":
        return _to_take(to, scene)
    return _to_lay(what, int(to), scene) if to.isdigit() else _to_swap(what, to, scene)


# Laying.


def _to_lay(card: str, flight: int, scene: Scene) -> str:
    if not is_city(card):
        return _to_lay_special(card, flight, scene)
    t, facts = scene.t, {"card": card_name(card, scene.t), "flight": flight}
    if _new(card, scene) and flight >= _HIGH:
        return t("fli-why-lay-sure" if _sure(flight, scene) else "fli-why-lay-likely", **facts)
    if not _new(card, scene) and _burns_mine(card, scene):
        return t("fli-why-lay-burns", **facts)
    victim = next((seat for seat in _others(scene) if _would_burn(card, scene, seat)), None)
    if victim is not None:
        return t("fli-why-lay-trap", name=scene.names[victim], **facts)
    return t("fli-why-lay-save" if flight < _HIGH else "fli-why-lay-choice", **facts)


def _to_lay_special(card: str, flight: int, scene: Scene) -> str:
    """Whoever picks first takes a deportation, whoever picks last an exchange."""
    facts = {"card": card_name(card, scene.t), "flight": flight}
    if card == "d":
        return scene.t("fli-why-lay-deportation", **facts)
    useful = _can_swap(card, scene) and flight < _HIGH
    return scene.t("fli-why-lay-exchange" if useful else "fli-why-lay-away", **facts)


def _sure(flight: int, scene: Scene) -> bool:
    """True if nobody else has a flight left that is as high."""
    left = [max(set(FLIGHTS) - set(_player(scene, seat)["used"])) for seat in _others(scene)]
    return all(flight > highest for highest in left)


# Taking.


def _to_take(card: str, scene: Scene) -> str:
    t, takes = scene.t, scene.view["takes"]
    if len(takes) == 1:
        return t("fli-why-only")
    if not is_city(card):
        return t("fli-why-exchange" if _can_swap(card, scene) else "fli-why-no-exchange")
    return _to_take_city(card, takes, scene)


def _to_take_city(card: str, takes: list[str], scene: Scene) -> str:
    t = scene.t
    burns = [each for each in takes if _burns_mine(each, scene)]
    if card in burns:
        return t("fli-why-least")
    if _new(card, scene):
        return _new_colour(card, scene)
    if len(burns) == len(takes) - 1:
        return t("fli-why-rest-burns")
    lacking = next((seat for seat in scene.view["order"][1:] if card[0] not in _colours(scene, seat)), None)
    if lacking is not None:
        return t("fli-why-deny", name=scene.names[lacking])
    return t("fli-why-harmless")


def _new_colour(card: str, scene: Scene) -> str:
    """Why a colour that is lacking should be taken."""
    have = len(_colours(scene, _own(scene))) + 1
    need = scene.view["colours"]
    if have == need:
        return scene.t("fli-why-complete")
    return scene.t("fli-why-colour", colour=scene.t("fli-colour", colour=card[0]), have=have, need=need)


# Swapping.


def _to_swap(own: str, their: str, scene: Scene) -> str:
    t, view = scene.t, scene.view
    fires = burnt_by(view, f"{own}>{their}")
    mine, other = fires.pop(_own(scene), []), next(iter(fires), None)
    if not mine and their[0] not in _colours(scene, _own(scene)):
        return t("fli-why-swap-colour", colour=t("fli-colour", colour=their[0]))
    if other is not None and not mine:
        return t("fli-why-swap-burns", name=scene.names[other], count=len(fires[other]))
    return t("fli-why-only" if len(scene.legal) == 1 else "fli-why-swap-least")


# What the viewer sees of the collections.


def _own(scene: Scene) -> int:
    assert scene.viewer is not None
    return scene.viewer


def _others(scene: Scene) -> list[int]:
    return [seat for seat in range(len(scene.names)) if seat != scene.viewer]


def _player(scene: Scene, seat: int) -> dict[str, Any]:
    found: dict[str, Any] = scene.view["players"][seat]
    return found


def _colours(scene: Scene, seat: int) -> set[str]:
    return {city[0] for city in _player(scene, seat)["city"]}


def _new(card: str, scene: Scene) -> bool:
    """True if the viewer lacks the colour."""
    return card[0] not in _colours(scene, _own(scene))


def _burns_mine(card: str, scene: Scene) -> bool:
    return _would_burn(card, scene, _own(scene))


def _would_burn(card: str, scene: Scene, seat: int) -> bool:
    """True if the city would burn in this collection."""
    return bool(burnt_by(scene.view | {"to_act": [seat]}, f"take>{card}"))


def _can_swap(exchange: str, scene: Scene) -> bool:
    """True if the viewer could swap with this exchange as the collections are."""
    mine = _player(scene, _own(scene))["city"]
    partners = [_player(scene, seat)["city"] for seat in _others(scene)]
    values = {city[1] for city in mine if exchange in ("u", f"x{city[1]}")}
    return any(len(cities) >= len(mine) and values & {city[1] for city in cities} for cities in partners)
