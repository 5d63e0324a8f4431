"""A second implementation of the rules of Flights, from the rulebook alone, on position texts."""

from __future__ import annotations

from collections import Counter

from tests.referee.reading import Position, Stock, all_cards, differences, number, read

COLOURS = "rbgyvo"
FLIGHTS = "123456"
NEEDED = {2: 4, 3: 5, 4: 6}  # FLI-20
DECK = {2: 35, 3: 41, 4: 47}  # FLI-2
WINS = "3"  # FLI-22
BAGS = ("hand", "table", "discard", "used", "out")
NUMBERED = {"hand": 1, "city": 1, "used": 1, "laid": 1}


def opened(text: str) -> Position:
    return read(text, NUMBERED)


def seats(text: str) -> int:
    return number(opened(text), "players")


def everyone(position: Position) -> range:
    return range(number(position, "players"))


def cities(position: Position, seat: int) -> list[str]:
    return position[f"city {seat + 1}"]


def burnt(collection: list[str]) -> list[str]:
    """FLI-19: what stays of a collection when nothing matches any more."""
    colours = [card[0] for card in collection]
    stays = []
    for place, card in enumerate(collection):
        beside = colours[max(0, place - 1) : place] + colours[place + 1 : place + 2]
        if card[0] not in beside and colours.count(card[0]) < 3:
            stays.append(card)
    return collection if stays == collection else burnt(stays)


def is_complete(position: Position, seat: int) -> bool:
    """FLI-20."""
    return len({card[0] for card in cities(position, seat)}) == NEEDED[number(position, "players")]


def value(position: Position, seat: int) -> int:
    """FLI-21: what the collection would score now."""
    total = 0
    for colour in COLOURS:
        values = sorted(int(card[1]) for card in cities(position, seat) if card[0] == colour)
        if values and (is_complete(position, seat) or len(values) == 1):
            total += values[-1]
        elif len(values) == 2:
            total += values[1] - values[0]
    return total


def match_winners(position: Position) -> set[int] | None:
    """FLI-22: who has won the match, or None while it goes on."""
    match, *agreed = position["match"]
    if match == "wins":
        needed = "".join(agreed) or WINS
        return {position["wins"].index(needed)} if needed in position["wins"] else None
    scores = [int(word) for word in position["scores"]]
    highest = max(scores)
    if match == "single":
        return {seat for seat, score in enumerate(scores) if score == highest} if highest else None
    if highest < number(position, "target") or scores.count(highest) > 1:
        return None
    return {scores.index(highest)}


def outcome(text: str) -> set[int] | None:
    return match_winners(opened(text))


def swaps(position: Position, seat: int, exchange: str) -> set[str]:
    """FLI-15, FLI-16, FLI-18."""
    mine = cities(position, seat)
    found = set()
    for other in everyone(position):
        theirs = cities(position, other)
        if other == seat or len(theirs) < len(mine):
            continue
        for own in mine:
            for wanted in theirs:
                if own[1] == wanted[1] and exchange in {"u", f"x{own[1]}"}:
                    found.add(f"{own}>{wanted}")
    return found


def picks(table: list[str]) -> set[str]:
    """FLI-10, FLI-11, FLI-12: what the next picker may take."""
    for kind in ("d", COLOURS, "x", "u"):
        there = {card for card in table if card[0] in kind}
        if there:
            return there
    return set()


def may_lay(position: Position, seat: int) -> bool:
    return not position[f"laid {seat + 1}"] and bool(position[f"hand {seat + 1}"])


def legal(text: str, seat: int) -> set[str]:
    position = opened(text)
    phase = position["phase"][0]
    if match_winners(position) is not None:
        return set()
    if phase == "lay":
        flights = set(FLIGHTS) - set(position[f"used {seat + 1}"])
        hand = position[f"hand {seat + 1}"] if may_lay(position, seat) else []
        return {f"{card}>{flight}" for card in hand for flight in flights}
    if int(position["order"][0]) != seat + 1:
        return set()
    if phase == "swap":
        return swaps(position, seat, position["swap"][0])
    return {f"take>{card}" for card in picks(position["table"])}


def laid(position: Position, seat: int, action: str) -> None:
    """FLI-4, and FLI-5 when all have laid."""
    position[f"hand {seat + 1}"].remove(action.split(">", maxsplit=1)[0])
    position[f"laid {seat + 1}"] = [action]
    if any(may_lay(position, other) for other in everyone(position)):
        return
    first, players = number(position, "first"), number(position, "players")
    clockwise = [(first - 1 + step) % players for step in range(players)]
    flown = {other: position[f"laid {other + 1}"][0].split(">") for other in clockwise if position[f"laid {other + 1}"]}
    position["table"] = [card for card, _ in flown.values()]
    order = sorted(flown, key=lambda other: (-int(flown[other][1]), clockwise.index(other)))
    position["order"] = [str(other + 1) for other in order]
    position["phase"] = ["pick"]


def collect(position: Position, seat: int, collection: list[str]) -> None:
    """A collection changes: FLI-19."""
    stays = burnt(collection)
    position["discard"] += [card for card in collection if card not in stays]
    position[f"city {seat + 1}"] = stays


def taken(position: Position, seat: int, card: str) -> bool:
    """FLI-6, FLI-13 to FLI-16; tells whether a swap has to follow."""
    position["table"].remove(card)
    mine = cities(position, seat)
    if card[0] in "xu" and swaps(position, seat, card):
        position["phase"], position["swap"] = ["swap"], [card]
        return True
    if card[0] in COLOURS:
        collect(position, seat, mine + [card])
    else:
        position["discard"].append(card)
    if card == "d" and mine:
        position["discard"].append(mine[-1])
        collect(position, seat, mine[:-1])
    return False


def swapped(position: Position, seat: int, action: str) -> None:
    """FLI-17."""
    own, wanted = action.split(">")
    other = next(who for who in everyone(position) if wanted in cities(position, who))
    mine = [wanted if card == own else card for card in cities(position, seat)]
    theirs = [own if card == wanted else card for card in cities(position, other)]
    collect(position, seat, mine)
    collect(position, other, theirs)
    position["discard"] += position["swap"]
    position["swap"], position["phase"] = [], ["pick"]


def noted(position: Position) -> None:
    """FLI-21, FLI-22: a game's results."""
    values = [value(position, seat) for seat in everyone(position)]
    done = [seat for seat in everyone(position) if is_complete(position, seat)]
    best = [seat for seat in done if values[seat] == max(values[who] for who in done)]
    for seat in everyone(position):
        position["scores"][seat] = str(int(position["scores"][seat]) + values[seat])
    if position["match"][0] == "wins" and len(best) == 1:
        position["wins"][best[0]] = str(int(position["wins"][best[0]]) + 1)


def next_round(position: Position) -> None:
    """FLI-7, FLI-8, FLI-9."""
    first, players = number(position, "first"), number(position, "players")
    stock = Stock(position["deck"], position["discard"])
    for step in range(players):
        position[f"hand {(first - 1 + step) % players + 1}"] += stock.take(1)
    position["deck"], position["discard"] = stock.deck, stock.discard
    if stock.shuffled:
        del position["rng"]
    position["first"] = [str(first % players + 1)]
    position["round"] = [str(number(position, "round") + 1)]
    position["phase"] = ["lay"]
    for seat in everyone(position):
        position[f"laid {seat + 1}"] = []


def with_used(position: Position) -> None:
    """FLI-8: the flights of this round lie used, and come back when they are all."""
    for seat in everyone(position):
        used = {lay.split(">")[1] for lay in position[f"laid {seat + 1}"]} | set(position[f"used {seat + 1}"])
        position[f"used {seat + 1}"] = sorted(used) if len(used) < len(FLIGHTS) else []


def without_used(position: Position) -> None:
    """While a round is resolved the rules do not say whether its flights count as used yet."""
    for seat in everyone(position):
        del position[f"used {seat + 1}"]


def after_round(position: Position, before: str, found: Position) -> list[str]:
    """The end of a round: the next one, the next game, or the end of the match."""
    if not any(is_complete(position, seat) for seat in everyone(position)):
        with_used(position)
        next_round(position)
        return compared(position, before, found)
    noted(position)
    fixed = {name: position[name] for name in ("players", "match", "target", "scores", "wins")}
    faults = differences(fixed, found, BAGS)
    if match_winners(position) is not None:
        return faults
    position["game"] = [str(number(position, "game") + 1)]
    position["first"] = [str(number(position, "first") % number(position, "players") + 1)]
    fixed = {name: position[name] for name in ("game", "first")}
    return faults + differences(fixed, found, BAGS) + new_game_faults(found)


def compared(position: Position, before: str, found: Position) -> list[str]:
    """Within a game: everything as expected, and no card comes or goes."""
    was, now = owned(opened(before)), owned(found)
    faults = [] if was == now else [f"cards: {was - now} are gone, {now - was} have come"]
    return faults + differences(position, found, BAGS)


def owned(position: Position) -> Counter[str]:
    """Where the cards are: what was laid lies there until it is turned up."""
    cards = all_cards(position, ("hand", "city", "table", "swap", "deck", "discard"))
    if position["phase"] == ["lay"]:
        cards += Counter(lay.split(">")[0] for seat in everyone(position) for lay in position[f"laid {seat + 1}"])
    return cards


def consequences(before: str, seat: int, action: str, after: str) -> list[str]:
    position, found = opened(before), opened(after)
    phase = position["phase"][0]
    if phase == "lay":
        laid(position, seat, action)
    elif phase == "swap":
        swapped(position, seat, action)
    elif taken(position, seat, action.split(">")[1]):
        without_used(position)
        return compared(position, before, found)
    if phase != "lay":
        position["order"].pop(0)
        if not position["order"]:
            return after_round(position, before, found)
    if position["phase"] != ["lay"]:
        without_used(position)
    return compared(position, before, found)


def new_game_faults(position: Position) -> list[str]:
    """FLI-1 to FLI-3."""
    players = number(position, "players")
    kept = [colour for colour in COLOURS if colour not in position["out"]]
    deck = Counter([f"{colour}{rank}" for colour in kept for rank in FLIGHTS] + [f"x{rank}" for rank in FLIGHTS])
    deck += Counter({"u": 2, "d": 3})
    faults = []
    if len(kept) != NEEDED[players] or len(set(position["out"])) != len(position["out"]):
        faults.append("FLI-2: the colours left out")
    if owned(position) != deck or len(position["deck"]) != DECK[players] - 3 * players:
        faults.append("FLI-1: the deck")
    if any(len(position[f"hand {seat + 1}"]) != 3 for seat in everyone(position)):
        faults.append("FLI-3: not three cards each")
    bare = ["table", "order", "swap", "discard"]
    bare += [f"{name} {seat + 1}" for name in ("used", "city", "laid") for seat in everyone(position)]
    faults += [f"{name} is not empty" for name in bare if position[name]]
    if position["round"] != ["1"] or position["phase"] != ["lay"]:
        faults.append("no first round")
    return faults


def deal_faults(text: str, players: int) -> list[str]:
    position = opened(text)
    faults = new_game_faults(position)
    if position["scores"] != ["0"] * players or position["wins"] != ["0"] * players or position["game"] != ["1"]:
        faults.append("FLI-22: the match does not begin at 0")
    return faults


def facts(text: str, own: int) -> dict[str, str]:
    position = opened(text)
    return {
        f"value {own + 1}": str(value(position, own)),
        f"city-size {own + 1}": str(len(cities(position, own))),
        f"hand-size {own + 1}": str(len(position[f"hand {own + 1}"])),
        "deck-size": str(len(position["deck"])),
        "discard-size": str(len(position["discard"])),
    }
