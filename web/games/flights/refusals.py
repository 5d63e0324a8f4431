"""Why an action is refused in Flights, as a sentence of the case."""

from __future__ import annotations

from collections.abc import Callable

from web.games.flights.fires import is_city, owner
from web.games.flights.say import card_name, card_names, sentence
from web.parts.scene import Scene
from web.parts.table import Refused


def case(refused: Refused, scene: Scene) -> str | None:
    """What is in the way, and what would do."""
    told = _CASES.get(refused.rule)
    return sentence(told(refused, scene)) if told else None


def _wrong_lay(refused: Refused, scene: Scene) -> str:
    """No such card in the hand, one laid already, or no laying at all."""
    if "card" in refused.facts:
        return scene.t("fli-no-card", card=_card(refused, scene))
    return scene.t("fli-no-second" if "seat" in refused.facts else "fli-no-lay")


def _wrong_pick(refused: Refused, scene: Scene) -> str:
    """The card is gone, somebody else picks, or no picking at all."""
    if "card" in refused.facts:
        return scene.t("fli-no-such", card=_card(refused, scene))
    return _wait(refused, scene) or scene.t("fli-no-pick")


def _wrong_swap(refused: Refused, scene: Scene) -> str:
    """Somebody else swaps, or the exchange comes first."""
    return _wait(refused, scene) or scene.t("fli-no-swap-yet", card=card_name(scene.view["swap"] or "?", scene.t))


def _wait(refused: Refused, scene: Scene) -> str | None:
    """That it is somebody else's turn."""
    seat = refused.facts.get("to_act")
    if not isinstance(seat, int):
        return None
    return scene.t(f"fli-hint-wait-{scene.view['phase']}", name=scene.names[seat - 1])


def _used(refused: Refused, scene: Scene) -> str:
    used = scene.view["players"][scene.viewer or 0]["used"]
    free = ", ".join(str(flight) for flight in range(1, 7) if flight not in used)
    return scene.t("fli-no-flight", flight=refused.facts.get("flight"), free=free)


def _no_card(refused: Refused, scene: Scene) -> str:  # noqa: ARG001 - as the others
    return scene.t("fli-no-hand")


def not_now(card: str, scene: Scene) -> str:
    """Why a card in the middle cannot be taken now; empty where nothing is waited for."""
    view, t = scene.view, scene.t
    if not view["to_act"]:
        return ""
    if scene.viewer not in view["to_act"]:
        return t(f"fli-hint-wait-{view['phase']}", name=scene.names[view["to_act"][0]])
    if view["phase"] == "swap":
        return t("fli-no-swap-yet", card=card_name(view["swap"], t))
    return sentence(_other_kind_first(card_name(card, t), scene))


def _other_kind(refused: Refused, scene: Scene) -> str:
    return _other_kind_first(_card(refused, scene), scene)


def _other_kind_first(card: str, scene: Scene) -> str:
    """The kinds go in their order: deportations, cities, exchanges, universal exchanges."""
    takes, t = scene.view["takes"], scene.t
    if takes[0] == "d":
        return t("fli-no-before-deportation", card=card)
    first = "cities" if is_city(takes[0]) else "exchanges"
    return t(f"fli-no-before-{first}", card=card, names=card_names(takes, t), count=len(takes))


def _not_so(refused: Refused, scene: Scene) -> str:
    """Two cities that this exchange does not swap."""
    t, exchange, view = scene.t, scene.view["swap"], scene.view
    own, their = str(refused.facts.get("own")), str(refused.facts.get("their"))
    names = {"own": card_name(own, t), "their": card_name(their, t)}
    value = exchange[1:]
    if value and value not in (own[1:], their[1:]):
        return t("fli-no-value", value=value)
    if own[1:] != their[1:]:
        return t("fli-no-equal", **names)
    if owner(view, own) != scene.viewer:
        return t("fli-no-own", **names)
    return t("fli-no-their", **names)


def _too_small(refused: Refused, scene: Scene) -> str:
    partner = refused.facts.get("partner")
    seat = partner - 1 if isinstance(partner, int) else 0
    players = scene.view["players"]
    counts = {"their": len(players[seat]["city"]), "own": len(players[scene.viewer or 0]["city"])}
    return scene.t("fli-no-small", name=scene.names[seat], **counts)


def _card(refused: Refused, scene: Scene) -> str:
    return card_name(str(refused.facts.get("card")), scene.t)


_CASES: dict[str, Callable[[Refused, Scene], str]] = {
    "FLI-4": _wrong_lay,
    "FLI-5": _wrong_pick,
    "FLI-6": _wrong_swap,
    "FLI-8": _used,
    "FLI-9": _no_card,
    "FLI-10": _other_kind,
    "FLI-11": _other_kind,
    "FLI-12": _other_kind,
    "FLI-15": _not_so,
    "FLI-16": _not_so,
    "FLI-18": _too_small,
}
"""Who tells the case, by the rule that is broken."""
