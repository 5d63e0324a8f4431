"""A second implementation of the rules of Nizam, from the rulebook alone, on position texts."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

from tests.referee.reading import Position, Stock, all_cards, differences, number, read

KINDS = "RSEATDOJ"
EMPTY = "."
POINTS = {3: 3, 4: 5, 5: 7}
HAND_LIMIT = 8  # NIZ-19
BAGS = ("hand", "discard", "untouched")


def opened(text: str) -> Position:
    """The position with its field as 25 single places, row by row."""
    position = read(text, {"hand": 1})
    position["field"] = [place for row in position["field"] for place in row]
    return position


def lines() -> dict[str, list[int]]:
    """The places of each line, from left to right or from top to bottom."""
    rows = {f"row{y + 1}": [5 * y + x for x in range(5)] for y in range(5)}
    cols = {f"col{x + 1}": [5 * y + x for y in range(5)] for x in range(5)}
    return rows | cols


def ends() -> dict[str, list[int]]:
    """The places of a line as seen from each of its ends."""
    found = {}
    for name, places in lines().items():
        near, far = ("left", "right") if name.startswith("row") else ("top", "bottom")
        found[f"{name}-{near}"] = places
        found[f"{name}-{far}"] = places[::-1]
    return found


def run_in(gems: list[str]) -> tuple[int, int] | None:
    """Where the one run of a line begins and how long it is: 3 or more equal gems, taken maximal."""
    for length in (5, 4, 3):
        for start in range(6 - length):
            part = gems[start : start + length]
            if part[0] != EMPTY and len(set(part)) == 1:
                return start, length
    return None


def runs(field: list[str]) -> dict[str, list[int]]:
    """Every run of the field, named like `row1-R3`, with its places."""
    found = {}
    for name, places in lines().items():
        run = run_in([field[place] for place in places])
        if run is not None:
            start, length = run
            own = places[start : start + length]
            found[f"{name}-{field[own[0]]}{length}"] = own
    return found


def changed(position: Position) -> dict[str, list[int]]:
    """NIZ-11: the runs that would score if the field were activated now."""
    return {name: own for name, own in runs(position["field"]).items() if name not in position["untouched"]}


def gain(scoring: dict[str, list[int]]) -> int:
    """NIZ-10 and NIZ-12: what these changed runs bring."""
    return sum(POINTS[len(own)] for own in scoring.values()) + max(0, len(scoring) - 1)


def is_over(position: Position) -> bool:
    """NIZ-16, and NIZ-19 for one player."""
    return number(position, "runouts") >= number(position, "players")


def outcome(text: str) -> set[int] | None:
    """NIZ-17: the seats that have won, or None while the game goes on."""
    position = opened(text)
    if not is_over(position):
        return None
    scores = [int(score) for score in position["scores"]]
    return {seat for seat, score in enumerate(scores) if score == max(scores)}


def draw_size(position: Position, seat: int) -> int:
    """NIZ-5, NIZ-19: how many cards action A would give."""
    there = len(position["deck"]) + len(position["discard"])
    room = HAND_LIMIT - len(position[f"hand {seat + 1}"]) if number(position, "players") == 1 else 3
    return max(0, min(3, there, room))


def payments(hand: list[str], kind: str) -> set[str]:
    """NIZ-6, NIZ-8: what may be discarded for an end card of this kind."""
    if kind in hand:
        return {kind}
    few = [gem for gem in KINDS for _ in range(min(3, hand.count(gem)))]
    return {"".join(three) for three in combinations(few, 3)}


def legal(text: str, seat: int) -> set[str]:
    position = opened(text)
    if is_over(position) or number(position, "seat") != seat + 1:
        return set()
    found = set()
    for end, places in ends().items():
        kind = position["field"][places[0]]
        if kind != EMPTY:
            found |= {f"{paid}>{end}" for paid in payments(position[f"hand {seat + 1}"], kind)}
    if number(position, "shifts") > 0:
        found.add("activate")
    elif draw_size(position, seat) > 0:
        found.add("draw")
    return found or {"pass"}


def next_turn(position: Position) -> None:
    """The turn goes clockwise; every run that lies in the field is untouched again."""
    position["seat"] = [str(number(position, "seat") % number(position, "players") + 1)]
    position["shifts"] = ["0"]
    position["untouched"] = list(runs(position["field"]))


def stock_of(position: Position) -> Stock:
    runouts, players = number(position, "runouts"), number(position, "players")
    return Stock(position["deck"], position["discard"], runouts=runouts, limit=players)


def put_back(position: Position, stock: Stock) -> None:
    position["deck"], position["discard"] = stock.deck, stock.discard
    position["runouts"] = [str(stock.runouts)]
    if stock.shuffled:
        del position["rng"]


def drawn(position: Position, seat: int) -> None:
    """Action A."""
    stock = stock_of(position)
    position[f"hand {seat + 1}"] += stock.take(draw_size(position, seat))
    put_back(position, stock)
    next_turn(position)


def shifted(position: Position, seat: int, action: str) -> None:
    """One shift of action B: NIZ-6, and NIZ-11 looked at after it."""
    paid, end = action.split(">")
    for kind in paid:
        position[f"hand {seat + 1}"].remove(kind)
        position["discard"].append(kind)
    places = ends()[end]
    gems = [position["field"][place] for place in places]
    for place, gem in zip(places, gems[1:] + gems[:1], strict=True):
        position["field"][place] = gem
    position["shifts"] = [str(number(position, "shifts") + 1)]
    now = runs(position["field"])
    position["untouched"] = [name for name in position["untouched"] if name in now]


def activated(position: Position, seat: int) -> None:
    """NIZ-10 to NIZ-14."""
    scoring = changed(position)
    position["scores"][seat] = str(int(position["scores"][seat]) + gain(scoring))
    empty = sorted({place for own in scoring.values() for place in own})
    stock = stock_of(position)
    stock.discard += [position["field"][place] for place in empty]
    new = stock.take(len(empty))
    new += [EMPTY] * (len(empty) - len(new))
    for place, gem in zip(empty, new, strict=True):
        position["field"][place] = gem
    put_back(position, stock)
    next_turn(position)


def expected(before: str, seat: int, action: str) -> Position:
    """The position that the rules make of `before`."""
    position = opened(before)
    if action == "draw":
        drawn(position, seat)
    elif action == "activate":
        activated(position, seat)
    elif action == "pass":
        next_turn(position)
    else:
        shifted(position, seat, action)
    return position


def consequences(before: str, seat: int, action: str, after: str) -> list[str]:
    wanted, found = expected(before, seat, action), opened(after)
    # Filled places may hold cards of a reshuffle: what is untouched then can be told from the field alone.
    if number(wanted, "shifts") == 0:
        wanted["untouched"] = list(runs(found["field"]))
    if is_over(wanted):  # nobody's turn: whose it would be and what would be untouched is not told by the rules
        del wanted["seat"], wanted["untouched"]
    faults = differences(wanted, found, BAGS)
    zones = ("field", "hand", "deck", "discard")
    was, now = (all_cards(position, zones) for position in (opened(before), found))
    if +Counter({kind: was[kind] - now[kind] for kind in KINDS}) or any(now[kind] > was[kind] for kind in KINDS):
        faults.append(f"cards: {sorted(was.items())} became {sorted(now.items())}")
    return faults


def deal_faults(text: str, players: int) -> list[str]:
    """NIZ-1 to NIZ-3: what is not so right after the deal."""
    position = opened(text)
    faults = []
    if all_cards(position, ("field", "hand", "deck", "discard")) != Counter(dict.fromkeys(KINDS, 12)):
        faults.append("NIZ-1: not 12 cards of each of 8 kinds")
    if position["scores"] != ["0"] * players:
        faults.append("NIZ-1: not everyone starts at 0")
    if EMPTY in position["field"] or len(position["field"]) != 25:
        faults.append("NIZ-2: no 5x5 field")
    if set(position["untouched"]) != set(runs(position["field"])):
        faults.append("NIZ-2: opening runs are not untouched")
    if any(len(position[f"hand {seat}"]) != 3 for seat in range(1, players + 1)):
        faults.append("NIZ-3: not three cards each")
    if len(position["deck"]) != 71 - 3 * players or position["discard"]:
        faults.append("D6: the deck")
    return faults


def seats(text: str) -> int:
    """How many players sit at this table."""
    return number(opened(text), "players")


def facts(text: str, own: int) -> dict[str, str]:
    """What the engine's facts must say of a position, as far as rules decide it."""
    position = opened(text)
    scoring = changed(position) if number(position, "shifts") else {}
    return {
        "changed": " ".join(sorted(scoring)) or "-",
        "gain": str(gain(scoring)),
        f"hand-size {own + 1}": str(len(position[f"hand {own + 1}"])),
        "deck-size": str(len(position["deck"])),
        "discard-size": str(len(position["discard"])),
    }
