"""Judges of what the reasons of Glastonbury claim."""

from __future__ import annotations

from typing import Any

from tests.web.claim_case import Case, Judge

_KIND_COLOUR = {"r": "red", "y": "yellow", "g": "green", "b": "blue"}


def _grid(case: Case, stop: str, but: str = "") -> list[str]:
    """The cards of the row or the column that a stop faces."""
    at = int(stop[1])
    places = [f"r{at}c{n}" if stop[0] in "ew" else f"r{n}c{at}" for n in range(1, 7)]
    return [_at(case, place) for place in places if place != but]


def _at(case: Case, place: str) -> str:
    return str(case.view["grid"][6 * (int(place[1]) - 1) + int(place[3]) - 1])


def _own_colour(case: Case, cards: list[str]) -> int:
    wizard = case.mine["wizard"]
    return sum(len(card) == 3 and card[2].isdigit() and _KIND_COLOUR.get(card[0]) == wizard for card in cards)


def _taken(case: Case) -> str:
    return _at(case, case.text.partition(">")[0])


def _ingredient(card: str) -> bool:
    return len(card) == 3 and card[2].isdigit()


def _alone(case: Case) -> int:
    card = _taken(case)
    return int(card[2]) * (2 if _own_colour(case, [card]) else 1)


def _tops(case: Case, state: Any) -> list[tuple[int, Any]]:
    return [(player["count"], player["top"]) for player in state.view(case.seat)["players"]]


def _loses(case: Case) -> bool:
    seat = case.facts["seat"]
    before, after = _tops(case, case.state)[seat], _tops(case, case.after())[seat]
    return bool(seat != case.seat and before[1] == case.facts["card"] and after[0] == before[0] - 1)


def _walks_two(case: Case) -> bool:
    corners = {"nw": "n3", "ne": "e3", "se": "s4", "sw": "w4"}
    stop = corners[case.text.partition(">")[2]]
    cards = _grid(case, stop)
    spells = sum(card in ("luck", "eye", "appear", "move") for card in cards)
    return case.facts["stop"] == stop and (_own_colour(case, cards), spells) == (
        case.facts["own"],
        case.facts["spells"],
    )


def _leads(case: Case) -> bool:
    """After the card is taken the wizard's next stop is this one, and so much of the colour lies there."""
    place = case.text.partition(">")[0]
    after = case.after()
    there = after.view(case.seat)["players"][case.seat]["next"]
    ended = after.outcome is not None
    own = _own_colour(case, _grid(case, case.facts["stop"], but=place))
    return bool((ended or there == case.facts["stop"]) and own == case.facts["own"] > 0)


GLASTONBURY: dict[str, Judge] = {
    "gla-why-start": _walks_two,
    "gla-why-move": lambda case: (
        case.after().view(case.seat)["players"][case.seat]["place"] == case.facts["stop"]
        or not case.facts["stop"][1:].isdigit()
    ),
    "gla-why-pass": lambda case: "move" in case.legal and _tops(case, case.state) == _tops(case, case.after()),
    "gla-why-appear": lambda case: case.after().view(case.seat)["using"] == "appear",
    "gla-why-walk": lambda case: (
        case.after().view(case.seat)["players"][case.seat]["place"] not in ("nw", "ne", "se", "sw")
    ),
    "gla-why-aside": lambda case: _ingredient(_taken(case)) and _alone(case) == case.facts["points"],
    "gla-why-end": lambda case: case.after().outcome is not None,
    "gla-why-luck": _loses,
    "gla-why-luck-none": lambda case: _tops(case, case.state) == _tops(case, case.after()),
    "gla-why-eye": lambda case: _taken(case) == "eye" and _tops(case, case.state) == _tops(case, case.after()),
    "gla-why-appear-card": lambda case: _taken(case) == "appear",
    "gla-why-move-card": lambda case: _taken(case) == "move",
    "gla-why-joker": lambda case: _taken(case) == "joker",
    "gla-why-mate": lambda case: case.mine["top"][:2] == _taken(case)[:2] == case.facts["kind"],
    "gla-why-own": lambda case: _own_colour(case, [_taken(case)]) == 1 and case.facts["colour"] == case.mine["wizard"],
    "gla-why-low": lambda case: _ingredient(_taken(case)) and _alone(case) == case.facts["points"] <= 2,
    "gla-why-high": lambda case: int(_taken(case)[2]) == case.facts["number"],
    "gla-why-lead": _leads,
}
