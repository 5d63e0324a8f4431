"""What speaks for an action in Flights: claims about colours, fires and who picks first, each with its check."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from web.games.flights.fires import burnt_by, is_city
from web.games.flights.say import card_name
from web.games.flights.seat import FLIGHTS
from web.parts.claims import Claim, Facts, Reasons
from web.parts.table import Scene


def find(action: str, scene: Scene) -> Iterator[Claim]:
    """What might be said, the most important first."""
    what, _, to = action.partition(">")
    if what == "take":
        return _for_taking(to, scene)
    return _for_laying(what, int(to), scene) if to.isdigit() else _for_swapping(what, to, scene)


def _for_laying(card: str, flight: int, scene: Scene) -> Iterator[Claim]:
    lower, higher, count = _against(flight, scene)
    named = {"card": card, "flight": flight}
    if card == "d":
        yield Claim("fli-why-lay-never-first", named)
        yield Claim("fli-why-lay-no-city", named)
        yield Claim("fli-why-lay-hardly-first", {**named, "higher": higher, "count": count})
        return
    if not is_city(card):
        yield Claim("fli-why-lay-last-swap", named)
        yield Claim("fli-why-lay-never-last", named)
        yield Claim("fli-why-lay-may-swap", named)
        yield Claim("fli-why-lay-no-rows", named)
        yield Claim("fli-why-lay-no-swap", named)
        return
    yield Claim("fli-why-lay-sure", {"flight": flight})
    yield Claim("fli-why-lay-likely", {"flight": flight, "lower": lower, "count": count})
    yield Claim("fli-why-lay-burns", {"card": card})
    for seat in _others(scene):
        yield Claim("fli-why-lay-trap", {"card": card, "seat": seat})
    yield Claim("fli-why-lay-only-flight", {"flight": flight})
    yield Claim("fli-why-lay-choice", {"flight": flight, "lower": lower, "count": count})
    more = sum(held[0] == card[0] for held in _cities_in_hand(scene)) - 1
    yield Claim("fli-why-lay-spare", {"colour": card[0], "count": more})
    yield Claim("fli-why-lay-low", {"value": int(card[1])})
    yield Claim("fli-why-lay-save", {"flight": flight, "high": max(_left(scene, _own(scene)))})


def _for_taking(card: str, scene: Scene) -> Iterator[Claim]:
    yield Claim("fli-why-only")
    if not is_city(card):
        yield Claim("fli-why-exchange", {"card": card})
        yield Claim("fli-why-no-exchange", {"card": card})
        return
    have, need = len(_colours(scene, _own(scene)) | {card[0]}), scene.view["colours"]
    yield Claim("fli-why-least", {"count": len(_burns(card, scene, _own(scene)))})
    yield Claim("fli-why-complete", {"need": need})
    yield Claim("fli-why-colour", {"colour": card[0], "have": have, "need": need})
    yield Claim("fli-why-rest-burns")
    for seat in scene.view["order"][1:]:
        yield Claim("fli-why-deny", {"seat": seat})
    yield Claim("fli-why-harmless")


def _for_swapping(own: str, their: str, scene: Scene) -> Iterator[Claim]:
    fires = burnt_by(scene.view, f"{own}>{their}")
    yield Claim("fli-why-swap-colour", {"colour": their[0]})
    for seat, burnt in fires.items():
        yield Claim("fli-why-swap-burns", {"seat": seat, "count": len(burnt)})
    yield Claim("fli-why-only")
    yield Claim("fli-why-swap-least", {"count": len(fires.get(_own(scene), ()))})


def words(facts: Facts, scene: Scene) -> Facts:
    """The facts with cards, colours and seats by their names."""
    named = dict(facts)
    if "card" in facts:
        named["card"] = card_name(facts["card"], scene.t)
    if "colour" in facts:
        named["colour"] = scene.t("fli-colour", colour=facts["colour"])
    if "seat" in facts:
        named["name"] = scene.names[facts["seat"]]
    return named


# Checks of what is laid ---------------------------------------------------------------------------------------------


def _is_sure(facts: Facts, action: str, scene: Scene) -> bool:
    """A colour that is lacking, and nobody else can pick first."""
    return _lacks(action[0], scene) and all(
        not _before(flight, seat, facts["flight"], scene) for seat in _rivals(scene) for flight in _left(scene, seat)
    )


def _is_likely(facts: Facts, action: str, scene: Scene) -> bool:
    return _lacks(action[0], scene) and _is_high(facts, action, scene)


def _is_high(facts: Facts, action: str, scene: Scene) -> bool:  # noqa: ARG001 - a check's shape
    """Most of the flights that the others have left are lower."""
    lower, _, count = _against(facts["flight"], scene)
    return (facts["lower"], facts["count"]) == (lower, count) and 2 * lower > count


def _burns_mine(facts: Facts, action: str, scene: Scene) -> bool:  # noqa: ARG001
    return bool(_burns(facts["card"], scene, _own(scene)))


def _is_trap(facts: Facts, action: str, scene: Scene) -> bool:  # noqa: ARG001
    return facts["seat"] in _rivals(scene) and bool(_burns(facts["card"], scene, facts["seat"]))


def _is_only_flight(facts: Facts, action: str, scene: Scene) -> bool:  # noqa: ARG001
    return _left(scene, _own(scene)) == {facts["flight"]}


def _is_spare(facts: Facts, action: str, scene: Scene) -> bool:  # noqa: ARG001
    """More of the colour is in the hand."""
    held = [city for city in _cities_in_hand(scene) if city[0] == facts["colour"]]
    return bool(1 <= facts["count"] == len(held) - 1)


def _is_lowest(facts: Facts, action: str, scene: Scene) -> bool:  # noqa: ARG001
    values = [int(city[1]) for city in _cities_in_hand(scene)]
    return len(values) > 1 and facts["value"] == min(values) < max(values)


def _saves(facts: Facts, action: str, scene: Scene) -> bool:  # noqa: ARG001
    """The highest flight stays for a later round."""
    return bool(facts["flight"] < facts["high"] == max(_left(scene, _own(scene))))


def _never_first(facts: Facts, action: str, scene: Scene) -> bool:  # noqa: ARG001
    return any(
        all(_before(flight, seat, facts["flight"], scene) for flight in _left(scene, seat)) for seat in _rivals(scene)
    )


def _no_city(facts: Facts, action: str, scene: Scene) -> bool:  # noqa: ARG001
    return not _player(scene, _own(scene))["city"]


def _hardly_first(facts: Facts, action: str, scene: Scene) -> bool:  # noqa: ARG001
    _, higher, count = _against(facts["flight"], scene)
    return (facts["higher"], facts["count"]) == (higher, count) and 2 * higher > count


def _last_and_swaps(facts: Facts, action: str, scene: Scene) -> bool:  # noqa: ARG001
    sure = all(
        _before(flight, seat, facts["flight"], scene) for seat in _rivals(scene) for flight in _left(scene, seat)
    )
    return sure and _can_swap(facts["card"], scene)


def _never_last(facts: Facts, action: str, scene: Scene) -> bool:  # noqa: ARG001
    return any(
        not any(_before(flight, seat, facts["flight"], scene) for flight in _left(scene, seat))
        for seat in _rivals(scene)
    )


def _may_swap(facts: Facts, action: str, scene: Scene) -> bool:
    return not _never_last(facts, action, scene) and _can_swap(facts["card"], scene)


def _no_rows(facts: Facts, action: str, scene: Scene) -> bool:  # noqa: ARG001
    """Nobody has a city, and whoever takes the exchange takes no city in this round (FLI-5)."""
    return not any(player["city"] for player in scene.view["players"])


def _no_swap(facts: Facts, action: str, scene: Scene) -> bool:  # noqa: ARG001
    return not _can_swap(facts["card"], scene)


# Checks of what is taken and swapped --------------------------------------------------------------------------------


def _is_only(facts: Facts, action: str, scene: Scene) -> bool:  # noqa: ARG001
    return len(scene.legal) == 1


def _swaps_now(facts: Facts, action: str, scene: Scene) -> bool:  # noqa: ARG001
    return _can_swap(facts["card"], scene)


def _burns_least(facts: Facts, action: str, scene: Scene) -> bool:
    """It burns so many, and nothing else that may be taken burns fewer."""
    burnt = {card: len(_burns(card, scene, _own(scene))) for card in scene.view["takes"]}
    return bool(0 < facts["count"] == burnt[_taken(action)] == min(burnt.values()))


def _is_complete(facts: Facts, action: str, scene: Scene) -> bool:
    have = len(_colours(scene, _own(scene)) | {_taken(action)[0]})
    return _is_new(facts, action, scene) and have == facts["need"] == scene.view["colours"]


def _is_colour(facts: Facts, action: str, scene: Scene) -> bool:
    have = len(_colours(scene, _own(scene))) + 1
    return _is_new(facts, action, scene) and (facts["have"], facts["need"]) == (have, scene.view["colours"])


def _is_new(facts: Facts, action: str, scene: Scene) -> bool:  # noqa: ARG001
    """A colour that is lacking, which stays when it is taken."""
    return _lacks(_taken(action)[0], scene) and not _burns(_taken(action), scene, _own(scene))


def _rest_burns(facts: Facts, action: str, scene: Scene) -> bool:  # noqa: ARG001
    rest = [card for card in scene.view["takes"] if card != _taken(action)]
    own = _own(scene)
    return bool(rest) and not _burns(_taken(action), scene, own) and all(_burns(card, scene, own) for card in rest)


def _denies(facts: Facts, action: str, scene: Scene) -> bool:
    """Somebody who picks later lacks the colour."""
    lacks = _taken(action)[0] not in _colours(scene, facts["seat"])
    return facts["seat"] in scene.view["order"][1:] and lacks


def _burns_nothing(facts: Facts, action: str, scene: Scene) -> bool:  # noqa: ARG001
    return not _burns(_taken(action), scene, _own(scene))


def _swaps_in(facts: Facts, action: str, scene: Scene) -> bool:
    """The swap brings a colour that is lacking, and burns nothing of one's own."""
    return (
        facts["colour"] == action.partition(">")[2][0] and _lacks(facts["colour"], scene) and not _lost(action, scene)
    )


def _swap_burns(facts: Facts, action: str, scene: Scene) -> bool:
    burnt = burnt_by(scene.view, action).get(facts["seat"], ())
    return facts["seat"] != _own(scene) and 0 < facts["count"] == len(burnt) and not _lost(action, scene)


def _swap_least(facts: Facts, action: str, scene: Scene) -> bool:
    """No other swap burns fewer of one's own."""
    return bool(facts["count"] == _lost(action, scene) == min(_lost(text, scene) for text in scene.legal))


# What the viewer sees -----------------------------------------------------------------------------------------------


def _own(scene: Scene) -> int:
    assert scene.viewer is not None
    return scene.viewer


def _others(scene: Scene) -> list[int]:
    return [seat for seat in range(len(scene.view["players"])) if seat != scene.viewer]


def _rivals(scene: Scene) -> list[int]:
    """The others who lay in this round; one without cards does not (FLI-9)."""
    return [seat for seat in _others(scene) if _player(scene, seat)["hand"] or _player(scene, seat)["laid"]]


def _player(scene: Scene, seat: int) -> dict[str, Any]:
    found: dict[str, Any] = scene.view["players"][seat]
    return found


def _cities_in_hand(scene: Scene) -> list[str]:
    return [card for card in _player(scene, _own(scene))["hand"] if is_city(card)]


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


def _lacks(colour: str, scene: Scene) -> bool:
    return colour not in _colours(scene, _own(scene))


def _taken(action: str) -> str:
    return action.partition(">")[2]


def _burns(card: str, scene: Scene, seat: int) -> list[str]:
    """What would burn if the city came to this collection, as it is now."""
    return burnt_by(scene.view | {"to_act": [seat]}, f"take>{card}").get(seat, [])


def _lost(swap: str, scene: Scene) -> int:
    """How many cities of one's own collection a swap burns."""
    return len(burnt_by(scene.view, swap).get(_own(scene), ()))


def _can_swap(exchange: str, scene: Scene) -> bool:
    """True if the viewer could swap with this exchange as the collections are (FLI-15, FLI-16, FLI-18)."""
    mine = _player(scene, _own(scene))["city"]
    partners = [_player(scene, seat)["city"] for seat in _others(scene)]
    values = {city[1] for city in mine if exchange in ("u", f"x{city[1]}")}
    return any(len(cities) >= len(mine) and values & {city[1] for city in cities} for cities in partners)


REASONS = Reasons(
    find,
    {
        "fli-why-only": _is_only,
        "fli-why-least": _burns_least,
        "fli-why-complete": _is_complete,
        "fli-why-colour": _is_colour,
        "fli-why-rest-burns": _rest_burns,
        "fli-why-deny": _denies,
        "fli-why-harmless": _burns_nothing,
        "fli-why-exchange": _swaps_now,
        "fli-why-no-exchange": _no_swap,
        "fli-why-swap-colour": _swaps_in,
        "fli-why-swap-burns": _swap_burns,
        "fli-why-swap-least": _swap_least,
        "fli-why-lay-sure": _is_sure,
        "fli-why-lay-likely": _is_likely,
        "fli-why-lay-burns": _burns_mine,
        "fli-why-lay-trap": _is_trap,
        "fli-why-lay-only-flight": _is_only_flight,
        "fli-why-lay-choice": _is_high,
        "fli-why-lay-spare": _is_spare,
        "fli-why-lay-low": _is_lowest,
        "fli-why-lay-save": _saves,
        "fli-why-lay-never-first": _never_first,
        "fli-why-lay-no-city": _no_city,
        "fli-why-lay-hardly-first": _hardly_first,
        "fli-why-lay-last-swap": _last_and_swaps,
        "fli-why-lay-never-last": _never_last,
        "fli-why-lay-may-swap": _may_swap,
        "fli-why-lay-no-rows": _no_rows,
        "fli-why-lay-no-swap": _no_swap,
    },
    words,
)
