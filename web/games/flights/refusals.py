"""Why an action is refused in Flights, as a sentence of the case."""

from __future__ import annotations

from collections.abc import Callable

from pyengine.core.errors import Breach
from web.games.flights.fires import is_city, owner
from web.games.flights.words import card_name, card_names, sentence
from web.parts.table import Scene, Table


class Explains(Table):
    """What is in the way of an action, and the rule that is most to the point."""

    def explain(self, breach: Breach, action: str, scene: Scene) -> str:
        """The sentence of a refusal."""
        told = _CASES.get(breach.rule)
        return sentence(told(breach, scene)) if told else scene.t("refused")

    def waiting(self, seat: int, scene: Scene) -> str:
        """Who picks a card, or swaps."""
        return scene.t(f"fli-hint-wait-{scene.view['phase']}", name=scene.names[seat])

    def rule_now(self, scene: Scene) -> str | None:
        """The rule on laying, on what must be taken, or on the exchange."""
        view = scene.view
        if view["phase"] == "lay":
            return "FLI-4"
        if view["phase"] == "swap":
            return "FLI-16" if view["swap"] == "u" else "FLI-15"
        kinds = {card[0] if not is_city(card) else "city" for card in view["takes"]}
        return {"d": "FLI-10", "x": "FLI-11", "u": "FLI-12"}.get(next(iter(kinds), ""), "FLI-5")


def _wrong_lay(breach: Breach, scene: Scene) -> str:
    """No such card in the hand, one laid already, or no laying at all."""
    if "card" in breach.facts:
        return scene.t("fli-no-card", card=_card(breach, scene))
    return scene.t("fli-no-second" if "seat" in breach.facts else "fli-no-lay")


def _wrong_pick(breach: Breach, scene: Scene) -> str:
    """The card is gone, or one has to be picked first."""
    return scene.t("fli-no-such", card=_card(breach, scene)) if "card" in breach.facts else scene.t("fli-no-pick")


def _wrong_swap(breach: Breach, scene: Scene) -> str:  # noqa: ARG001 - as the others
    """The exchange comes first."""
    return scene.t("fli-no-swap-yet", card=card_name(scene.view["swap"] or "?", scene.t))


def _used(breach: Breach, scene: Scene) -> str:
    used = scene.view["players"][scene.viewer or 0]["used"]
    free = scene.t.listed(str(flight) for flight in range(1, 7) if flight not in used)
    return scene.t("fli-no-flight", flight=breach.facts.get("flight"), free=free)


def _no_card(breach: Breach, scene: Scene) -> str:  # noqa: ARG001 - as the others
    return scene.t("fli-no-hand")


def _other_kind(breach: Breach, scene: Scene) -> str:
    """The kinds go in their order: deportations, cities, exchanges, universal exchanges."""
    takes, t, card = scene.view["takes"], scene.t, _card(breach, scene)
    if takes[0] == "d":
        return t("fli-no-before-deportation", card=card)
    first = "cities" if is_city(takes[0]) else "exchanges"
    return t(f"fli-no-before-{first}", card=card, names=card_names(takes, t), count=len(takes))


def _not_so(breach: Breach, scene: Scene) -> str:
    """Two cities that this exchange does not swap."""
    t, exchange, view = scene.t, scene.view["swap"], scene.view
    own, their = str(breach.facts.get("own")), str(breach.facts.get("their"))
    names = {"own": card_name(own, t), "their": card_name(their, t)}
    value = exchange[1:]
    if value and value not in (own[1:], their[1:]):
        return t("fli-no-value", value=value)
    if own[1:] != their[1:]:
        return t("fli-no-equal", **names)
    if owner(view, own) != scene.viewer:
        return t("fli-no-own", **names)
    return t("fli-no-their", **names)


def _too_small(breach: Breach, scene: Scene) -> str:
    partner = breach.facts.get("partner")
    seat = partner - 1 if isinstance(partner, int) else 0
    players = scene.view["players"]
    counts = {"their": len(players[seat]["city"]), "own": len(players[scene.viewer or 0]["city"])}
    return scene.t("fli-no-small", name=scene.names[seat], **counts)


def _card(breach: Breach, scene: Scene) -> str:
    return card_name(str(breach.facts.get("card")), scene.t)


_CASES: dict[str, Callable[[Breach, Scene], str]] = {
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
