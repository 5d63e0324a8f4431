"""What speaks for an action in Flights: colours, fires, and who picks first."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from pyengine.bots.reasons import Feature
from web.games.flights.fires import burnt_by, is_city
from web.games.flights.seat import FLIGHTS
from web.games.flights.words import card_name
from web.parts.players import whose
from web.parts.table import Scene, Table
from web.parts.table_data import Claim, Facts

_NUMBERS = {
    "to-go": ("steps",),
    "of-missing": ("players", "missing"),
    "worth": ("points",),
    "missing-in-hand": ("missing", "held"),
    "hand-high": ("held",),
    "hand-exchanges": ("held",),
    "hand-deportations": ("held",),
    "flight": ("flight",),
    "place": ("before",),
}
"""What the numbers in the name of a feature of the learned value are."""


class Argues(Table):
    """What speaks for what is laid, taken and swapped."""

    def claims(self, action: str, scene: Scene) -> Iterator[Claim]:
        """What a pick or a swap brings, spares or denies, and how likely a lay comes to it."""
        what, _, to = action.partition(">")
        if what == "take":
            return _for_taking(to, scene)
        if not to.isdigit():
            return _for_swapping(what, to, scene)
        return _for_a_city(what, int(to), scene) if is_city(what) else _for_another(what, int(to), scene)

    def claim_words(self, facts: Facts, scene: Scene) -> Facts:
        """The facts with cards, colours and seats by their names."""
        named = dict(facts)
        if "card" in facts:
            named["card"] = card_name(facts["card"], scene.t)
        if "colour" in facts:
            named["colour"] = scene.t("fli-colour", colour=facts["colour"])
        if "seat" in facts:
            named["name"] = scene.names[facts["seat"]]
        return named

    def value_words(self, feature: Feature, scene: Scene) -> str:
        """What the learned value sees in a collection; a place is counted from one."""
        numbers = dict(zip(_NUMBERS[feature.kind], feature.numbers, strict=True))
        place = numbers.get("before", 0) + 1
        return scene.t(f"fli-value-{feature.kind}", place=place, **numbers, **whose(feature, scene))


# Laying -------------------------------------------------------------------------------------------------------------


def _for_another(card: str, flight: int, scene: Scene) -> Iterator[Claim]:
    """A deportation, which is taken before all else, or an exchange, which is taken last."""
    named, rivals = {"card": card, "flight": flight}, _rivals(scene)
    if card == "d":
        _, higher, count = _against(flight, scene)
        if any(all(_before(each, seat, flight, scene) for each in _left(scene, seat)) for seat in rivals):
            yield Claim("fli-why-lay-never-first", named)
        if not _player(scene, _own(scene))["city"]:
            yield Claim("fli-why-lay-no-city", named)
        if 2 * higher > count:
            yield Claim("fli-why-lay-hardly-first", {**named, "higher": higher, "count": count})
        return
    can_swap = _can_swap(card, scene)
    never_last = any(not any(_before(each, seat, flight, scene) for each in _left(scene, seat)) for seat in rivals)
    if can_swap and all(_before(each, seat, flight, scene) for seat in rivals for each in _left(scene, seat)):
        yield Claim("fli-why-lay-last-swap", named)
    if never_last:
        yield Claim("fli-why-lay-never-last", named)
    if can_swap and not never_last:
        yield Claim("fli-why-lay-may-swap", named)
    if not any(player["city"] for player in scene.view["players"]):  # who takes it takes no city now (FLI-5)
        yield Claim("fli-why-lay-no-rows", named)
    if not can_swap:
        yield Claim("fli-why-lay-no-swap", named)


def _for_a_city(card: str, flight: int, scene: Scene) -> Iterator[Claim]:
    own, rivals = _own(scene), _rivals(scene)
    lower, _, count = _against(flight, scene)
    likely = {"flight": flight, "lower": lower, "count": count}
    lacks, left = card[0] not in _colours(scene, own), _left(scene, own)
    first = not any(_before(each, seat, flight, scene) for seat in rivals for each in _left(scene, seat))
    if lacks and first:
        yield Claim("fli-why-lay-sure", {"flight": flight})
    if lacks and 2 * lower > count:
        yield Claim("fli-why-lay-likely", likely)
    if _burns(card, scene, own):
        yield Claim("fli-why-lay-burns", {"card": card})
    for seat in rivals:
        if _burns(card, scene, seat):
            yield Claim("fli-why-lay-trap", {"card": card, "seat": seat})
    if left == {flight}:
        yield Claim("fli-why-lay-only-flight", {"flight": flight})
    if 2 * lower > count:
        yield Claim("fli-why-lay-choice", likely)
    cities = [held for held in _player(scene, own)["hand"] if is_city(held)]
    more, values = sum(held[0] == card[0] for held in cities) - 1, [int(held[1]) for held in cities]
    if more > 0:
        yield Claim("fli-why-lay-spare", {"colour": card[0], "count": more})
    if int(card[1]) == min(values) < max(values):
        yield Claim("fli-why-lay-low", {"value": int(card[1])})
    if flight < max(left):
        yield Claim("fli-why-lay-save", {"flight": flight, "high": max(left)})


# Taking and swapping ------------------------------------------------------------------------------------------------


def _for_taking(card: str, scene: Scene) -> Iterator[Claim]:
    if len(scene.legal) == 1:
        yield Claim("fli-why-only")
    if not is_city(card):
        yield Claim("fli-why-exchange" if _can_swap(card, scene) else "fli-why-no-exchange", {"card": card})
        return
    own, takes, need = _own(scene), scene.view["takes"], scene.view["colours"]
    burnt = {each: len(_burns(each, scene, own)) for each in takes}
    if 0 < burnt[card] == min(burnt.values()):
        yield Claim("fli-why-least", {"count": burnt[card]})
    have = len(_colours(scene, own) | {card[0]})
    if not burnt[card] and card[0] not in _colours(scene, own):
        if have == need:
            yield Claim("fli-why-complete", {"need": need})
        yield Claim("fli-why-colour", {"colour": card[0], "have": have, "need": need})
    if len(takes) > 1 and not burnt[card] and all(count for each, count in burnt.items() if each != card):
        yield Claim("fli-why-rest-burns")
    for seat in scene.view["order"][1:]:
        if card[0] not in _colours(scene, seat):
            yield Claim("fli-why-deny", {"seat": seat})
    if not burnt[card]:
        yield Claim("fli-why-harmless")


def _for_swapping(own: str, their: str, scene: Scene) -> Iterator[Claim]:
    seat = _own(scene)
    fires = burnt_by(scene.view, f"{own}>{their}")
    lost = len(fires.get(seat, ()))
    if not lost and their[0] not in _colours(scene, seat):
        yield Claim("fli-why-swap-colour", {"colour": their[0]})
    for other, burnt in fires.items():
        if not lost and other != seat:
            yield Claim("fli-why-swap-burns", {"seat": other, "count": len(burnt)})
    if len(scene.legal) == 1:
        yield Claim("fli-why-only")
    if lost == min(len(burnt_by(scene.view, text).get(seat, ())) for text in scene.legal):
        yield Claim("fli-why-swap-least", {"count": lost})


# What the viewer sees -----------------------------------------------------------------------------------------------


def _own(scene: Scene) -> int:
    assert scene.viewer is not None
    return scene.viewer


def _rivals(scene: Scene) -> list[int]:
    """The others who lay in this round; one without cards does not (FLI-9)."""
    players = enumerate(scene.view["players"])
    return [seat for seat, player in players if seat != scene.viewer and (player["hand"] or player["laid"])]


def _player(scene: Scene, seat: int) -> dict[str, Any]:
    found: dict[str, Any] = scene.view["players"][seat]
    return found


def _left(scene: Scene, seat: int) -> set[int]:
    """The flights that a seat has not used; after the sixth all of them again (FLI-8)."""
    return set(FLIGHTS) - set(_player(scene, seat)["used"]) or set(FLIGHTS)


def _against(flight: int, scene: Scene) -> tuple[int, int, int]:
    """How many of the flights that the others have left are lower, how many higher, and how many there are."""
    theirs = [each for seat in _rivals(scene) for each in _left(scene, seat)]
    return sum(each < flight for each in theirs), sum(each > flight for each in theirs), len(theirs)


def _before(flight: int, seat: int, mine: int, scene: Scene) -> bool:
    """True if another seat with this flight picks before the viewer (FLI-5)."""
    first, count = scene.view["first"], len(scene.view["players"])
    return flight > mine or (flight == mine and (seat - first) % count < (_own(scene) - first) % count)


def _colours(scene: Scene, seat: int) -> set[str]:
    return {city[0] for city in _player(scene, seat)["city"]}


def _burns(card: str, scene: Scene, seat: int) -> list[str]:
    """What would burn if the city came to this collection, as it is now."""
    return burnt_by(scene.view | {"to_act": [seat]}, f"take>{card}").get(seat, [])


def _can_swap(exchange: str, scene: Scene) -> bool:
    """True if the viewer could swap with this exchange as the collections are (FLI-15, FLI-16, FLI-18)."""
    mine = _player(scene, _own(scene))["city"]
    partners = [player["city"] for seat, player in enumerate(scene.view["players"]) if seat != scene.viewer]
    values = {city[1] for city in mine if exchange in ("u", f"x{city[1]}")}
    return any(len(cities) >= len(mine) and values & {city[1] for city in cities} for cities in partners)
