"""Judges of what the reasons of Flights claim."""

from __future__ import annotations

from typing import Any

from tests.web.claim_case import Case, Judge


def _flights_left(case: Case, seat: int) -> list[int]:
    used = case.view["players"][seat]["used"]
    return [flight for flight in range(1, 7) if flight not in used]


def _places(case: Case) -> set[tuple[bool, bool]]:
    """Whether the seat can be first, and last, over all flights of one rival after the other against the one laid."""
    flight = int(case.text.partition(">")[2])
    count = case.state.players
    order = [(case.view["first"] + step) % count for step in range(count)]
    rivals = [
        seat
        for seat in range(count)
        if seat != case.seat and (case.view["players"][seat]["hand"] or case.view["players"][seat]["laid"])
    ]
    found = {(True, True)}
    for seat in rivals:
        new = set()
        for other in _flights_left(case, seat):
            ahead = (other, -order.index(seat)) > (flight, -order.index(case.seat))
            new |= {(first and not ahead, last and ahead) for first, last in found}
        found = new
    return found


def _counts(case: Case) -> tuple[int, int, int]:
    flight = int(case.text.partition(">")[2])
    theirs = [
        other
        for seat in range(case.state.players)
        if seat != case.seat and (case.view["players"][seat]["hand"] or case.view["players"][seat]["laid"])
        for other in _flights_left(case, seat)
    ]
    return sum(other < flight for other in theirs), sum(other > flight for other in theirs), len(theirs)


def _lower(case: Case) -> bool:
    lower, _, count = _counts(case)
    return (lower, count) == (case.facts["lower"], case.facts["count"]) and 2 * lower > count


def _row(case: Case, seat: int) -> list[str]:
    return list(case.view["players"][seat]["city"])


def _fire(row: list[str]) -> int:
    """How many cities of a row burn, by the book: neighbours of a colour, and three of one anywhere (FLI-19)."""
    gone = 0
    while True:
        burning = {
            at
            for at, city in enumerate(row)
            if (at and row[at - 1][0] == city[0])
            or (at + 1 < len(row) and row[at + 1][0] == city[0])
            or sum(other[0] == city[0] for other in row) >= 3
        }
        if not burning:
            return gone
        gone += len(burning)
        row = [city for at, city in enumerate(row) if at not in burning]


def _lacking(case: Case, colour: str) -> bool:
    return colour not in {city[0] for city in _row(case, case.seat)}


def _swap_possible(case: Case, card: str) -> bool:
    mine = _row(case, case.seat)
    return any(
        len(theirs) >= len(mine) and own[1] == their[1] and card in ("u", f"x{own[1]}")
        for seat in range(case.state.players)
        if seat != case.seat
        for theirs in [_row(case, seat)]
        for own in mine
        for their in theirs
    )


def _hand_cities(case: Case) -> list[str]:
    return [card for card in case.mine["hand"] if len(card) == 2 and card[0] != "x"]


def _take(case: Case) -> str:
    return case.text.partition(">")[2]


def _burnt_of(case: Case, state: Any, seat: int) -> int:
    """How many cities fewer a seat has than before and what it was given: by playing it."""
    return len(_row(case, seat)) - len(state.view(case.seat)["players"][seat]["city"])


FLIGHTS: dict[str, Judge] = {
    "fli-why-only": lambda case: len(case.legal) == 1,
    "fli-why-least": lambda case: (
        0
        < case.facts["count"]
        == 1 + _burnt_of(case, case.after(), case.seat)
        == min(1 + _burnt_of(case, case.after(text), case.seat) for text in case.legal)
    ),
    "fli-why-complete": lambda case: (
        case.after().view(case.seat)["players"][case.seat]["complete"]
        or len({city[0] for city in [*_row(case, case.seat), _take(case)]}) == case.facts["need"]
    ),
    "fli-why-colour": lambda case: (
        _lacking(case, _take(case)[0])
        and len({city[0] for city in [*_row(case, case.seat), _take(case)]}) == case.facts["have"]
        and case.facts["need"] == case.view["colours"]
    ),
    "fli-why-rest-burns": lambda case: (
        not _fire([*_row(case, case.seat), _take(case)])
        and all(_fire([*_row(case, case.seat), text[5:]]) for text in case.legal if text != case.text)
        and len(case.legal) > 1
    ),
    "fli-why-deny": lambda case: (
        case.facts["seat"] in case.view["order"][1:]
        and _take(case)[0] not in {city[0] for city in _row(case, case.facts["seat"])}
    ),
    "fli-why-harmless": lambda case: not _fire([*_row(case, case.seat), _take(case)]),
    "fli-why-exchange": lambda case: case.after().view(case.seat)["phase"] == "swap",
    "fli-why-no-exchange": lambda case: not _swap_possible(case, _take(case)),
    "fli-why-swap-colour": lambda case: (
        _lacking(case, _take(case)[0]) and _take(case)[0] == case.facts["colour"] and not _swapped(case, case.seat)
    ),
    "fli-why-swap-burns": lambda case: 0 < _swapped(case, case.facts["seat"]) == case.facts["count"],
    "fli-why-swap-least": lambda case: (
        case.facts["count"]
        == _swapped(case, case.seat)
        == min(_swapped(case._replace(text=text), case.seat) for text in case.legal)
    ),
    "fli-why-lay-sure": lambda case: _lacking(case, case.text[0]) and all(first for first, _ in _places(case)),
    "fli-why-lay-likely": lambda case: _lacking(case, case.text[0]) and _lower(case),
    "fli-why-lay-choice": _lower,
    "fli-why-lay-burns": lambda case: _fire([*_row(case, case.seat), case.facts["card"]]) > 0,
    "fli-why-lay-trap": lambda case: _fire([*_row(case, case.facts["seat"]), case.facts["card"]]) > 0,
    "fli-why-lay-only-flight": lambda case: _flights_left(case, case.seat) == [case.facts["flight"]],
    "fli-why-lay-spare": lambda case: (
        sum(city[0] == case.text[0] for city in _hand_cities(case)) == case.facts["count"] + 1 > 1
    ),
    "fli-why-lay-low": lambda case: all(city[1] >= case.text[1] for city in _hand_cities(case)),
    "fli-why-lay-save": lambda case: (
        case.facts["high"] == max(_flights_left(case, case.seat)) > int(case.text.partition(">")[2])
    ),
    "fli-why-lay-never-first": lambda case: not any(first for first, _ in _places(case)),
    "fli-why-lay-no-city": lambda case: not _row(case, case.seat),
    "fli-why-lay-hardly-first": lambda case: (
        _counts(case)[1:] == (case.facts["higher"], case.facts["count"]) and 2 * _counts(case)[1] > _counts(case)[2]
    ),
    "fli-why-lay-last-swap": lambda case: (
        all(last for _, last in _places(case)) and _swap_possible(case, case.text.partition(">")[0])
    ),
    "fli-why-lay-may-swap": lambda case: (
        any(last for _, last in _places(case)) and _swap_possible(case, case.text.partition(">")[0])
    ),
    "fli-why-lay-never-last": lambda case: not any(last for _, last in _places(case)),
    "fli-why-lay-no-rows": lambda case: not any(_row(case, seat) for seat in range(case.state.players)),
    "fli-why-lay-no-swap": lambda case: not _swap_possible(case, case.text.partition(">")[0]),
}


def _swapped(case: Case, seat: int) -> int:
    """How many cities of a seat burn by the swap."""
    own, _, their = case.text.partition(">")
    row = [their if city == own else own if city == their else city for city in _row(case, seat)]
    return _fire(row)
