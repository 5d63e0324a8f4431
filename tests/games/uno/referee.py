"""A second implementation of the rules of UNO, from the rulebook alone, on position texts."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from tests.referee.reading import UNKNOWN, Position, Stock, all_cards, differences, number, read

COLOURS = {"b": "blue", "g": "green", "r": "red", "y": "yellow"}
SYMBOLS = [*"0123456789", "+1", "rev", "skip"]
ALL = [colour + symbol for colour in COLOURS for symbol in SYMBOLS] + 2 * ["wild", "wild+2"]
BAGS = ("hand", "late", "let", "knows")
ZONES = ("hand", "deck", "discard")


def opened(text: str) -> Position:
    position = read(text, {"hand": 1, "last": 1, "knows": 2})
    position.pop("knows", None)
    return position


def seats(text: str) -> int:
    return number(opened(text), "players")


def everyone(position: Position) -> range:
    return range(number(position, "players"))


def hand_of(position: Position, seat: int) -> list[str]:
    return position[f"hand {seat + 1}"]


def awaited(position: Position) -> int:
    return number(position, "seat") - 1


def after(position: Position, seat: int, steps: int) -> int:
    """The seat so many places on in the direction of play."""
    step = 1 if position["direction"] == ["left"] else -1
    return (seat + step * steps) % number(position, "players")


def points(cards: list[str]) -> int:
    """UNO-19."""
    return sum(50 if card[:4] == "wild" else int(card[1:]) if card[1:].isdigit() else 20 for card in cards)


def symbol(card: str) -> str:
    return card[1:]


def colour(card: str) -> str | None:
    return None if card[:4] == "wild" else COLOURS[card[0]]


def outcome(text: str) -> set[int] | None:
    """UNO-20, UNO-21: who has won the match, or None while it goes on."""
    position = opened(text)
    scores = [int(word) for word in position["scores"]]
    if max(scores) < number(position, "target"):
        return None
    best = max(scores) if position["scoring"] == ["winner"] else min(scores)
    return {seat for seat, score in enumerate(scores) if score == best}


def can_lay(position: Position, seat: int, card: str) -> bool:
    """UNO-5, UNO-9 to UNO-13, UNO-15."""
    in_force = position["colour"][0]
    if card == "wild+2" and position["bluff"] == ["off"]:
        return in_force not in {colour(held) for held in hand_of(position, seat)}
    if colour(card) is None or colour(card) == in_force:
        return True
    top = position["discard"][-1]
    return colour(top) is not None and symbol(card) == symbol(top)


def lays(position: Position, seat: int, cards: list[str]) -> set[str]:
    """The texts of laying any of these cards of the seat's hand."""
    found = set()
    for card in cards:
        if can_lay(position, seat, card):
            found |= {f"{card}>{name}" for name in (COLOURS.values() if colour(card) is None else ["discard"])}
    if len(hand_of(position, seat)) == 2:  # UNO-17
        found |= {f"{text}!" for text in found}
    return found


def own_choices(position: Position, seat: int) -> set[str]:
    """What the seat that the game waits for may do, apart from catching."""
    phase = position["phase"][0]
    if phase == "colour":
        return {f"colour>{name}" for name in COLOURS.values()}
    if phase == "challenge":
        return {"challenge", "accept"}
    if phase == "drawn":
        return {"keep"} | lays(position, seat, position["drawn"])
    return {"draw"} | lays(position, seat, hand_of(position, seat))


def legal(text: str, seat: int) -> set[str]:
    position = opened(text)
    if outcome(text) is not None:
        return set()
    found = own_choices(position, seat) if seat == awaited(position) else set()
    culprit, passed = position["open"], position["let"]
    if culprit and culprit != [str(seat + 1)] and str(seat + 1) not in passed:
        found.add(f"catch>{culprit[0]}")
        if seat != awaited(position):
            found.add("let")
    return found


class Table:
    """A position that an action changes, beside the one that the engine made of it."""

    def __init__(self, before: str, found: Position):
        self.position = opened(before)
        self.found = found
        self.shuffled = False

    def draw(self, seat: int, most: int) -> list[str]:
        """UNO-8; a card of unknown order is looked up in the hand where it has come."""
        position = self.position
        stock = Stock(position["deck"], position["discard"], keep=1)
        cards = stock.take(most)
        if UNKNOWN in cards and position["round"] == self.found["round"]:
            own = Counter(hand_of(self.found, seat)) - Counter(hand_of(position, seat) + cards)
            cards = [card for card in cards if card != UNKNOWN] + list(own.elements())
        position[f"hand {seat + 1}"] += cards
        position["deck"], position["discard"] = stock.deck, stock.discard
        self.shuffled = self.shuffled or stock.shuffled
        return cards

    def turn(self, seat: int, phase: str = "play") -> None:
        self.position["seat"], self.position["phase"] = [str(seat + 1)], [phase]
        self.position["drawn"] = []
        if phase != "challenge":
            self.position["was"], self.position["late"] = [], []

    def close(self) -> None:
        """UNO-17: nobody can be caught any more."""
        self.position["open"], self.position["let"] = [], []

    def known(self, seat: int) -> Iterator[list[str]]:
        """What the others know of this seat's hand."""
        for name, cards in self.position.items():
            if name.startswith("knows") and name.split()[2] == str(seat + 1):
                yield cards

    def lay(self, seat: int, action: str) -> None:
        position = self.position
        card, _, named = action.removesuffix("!").partition(">")
        position["was"] = position["colour"] if card == "wild+2" else []
        position["colour"] = [colour(card) or named]
        hand_of(position, seat).remove(card)
        position["discard"].append(card)
        for cards in self.known(seat):
            if card in cards and position["phase"] != ["drawn"]:  # a card just drawn is none of those shown
                cards.remove(card)
        self.close()
        if len(hand_of(position, seat)) == 1 and not action.endswith("!"):
            position["open"] = [str(seat + 1)]
        self.effect(seat, card)

    def effect(self, seat: int, card: str) -> None:
        """UNO-9 to UNO-16, UNO-18."""
        position = self.position
        out = not hand_of(position, seat)
        hit = after(position, seat, 1)
        if symbol(card) == "+1" and (not out or position["last_draw_one"] == ["on"]):
            self.draw(hit, 1)
        if card == "wild+2" and (out or position["bluff"] == ["off"]):
            self.draw(hit, 2)
        if symbol(card) == "rev":
            position["direction"] = ["right" if position["direction"] == ["left"] else "left"]
        if card == "wild+2" and position["bluff"] == ["on"]:
            self.turn(hit, "challenge")
        else:
            self.turn(after(position, seat, self.steps(card)))

    def steps(self, card: str) -> int:
        """How far the turn goes on after this card."""
        if symbol(card) == "rev" and number(self.position, "players") == 2:
            return 2 if self.position["two_player_reverse"] == ["skip"] else 1
        return 2 if symbol(card) in {"+1", "skip"} or card == "wild+2" else 1

    def take_one(self, seat: int) -> None:
        """UNO-6, UNO-7."""
        self.close()
        cards = self.draw(seat, 1)
        if cards and can_lay(self.position, seat, cards[0]):
            self.turn(seat, "drawn")
            self.position["drawn"] = cards
        else:
            self.turn(after(self.position, seat, 1))

    def challenge(self, seat: int) -> None:
        """UNO-14."""
        self.close()
        accused = after(self.position, seat, -1)
        shown = list(hand_of(self.position, accused))
        self.position[f"knows {seat + 1} {accused + 1}"] = shown
        if self.position["was"][0] in {colour(card) for card in Counter(shown) - Counter(self.position["late"])}:
            self.draw(accused, 2)
            self.turn(seat)
        else:
            self.draw(seat, 4)
            self.turn(after(self.position, seat, 1))

    def act(self, seat: int, action: str) -> None:
        verb, _, target = action.partition(">")
        if action == "draw":
            self.take_one(seat)
        elif action == "challenge":
            self.challenge(seat)
        elif action in {"accept", "keep"}:
            self.draw(seat, 2 if action == "accept" else 0)
            self.turn(after(self.position, seat, 1))
        elif action == "let":
            self.position["let"].append(str(seat + 1))
        elif verb == "catch":
            cards = self.draw(int(target) - 1, 2)
            self.close()
            if self.position["phase"] == ["challenge"]:  # UNO-14 asks what was there when the card was laid
                self.position["late"] += cards
        elif verb == "colour":
            self.position["colour"] = [target]
            self.turn(seat)
        else:
            self.lay(seat, action)


def consequences(before: str, seat: int, action: str, after: str) -> list[str]:
    found = opened(after)
    table = Table(before, found)
    table.act(seat, action)
    faults = [] if all_cards(found, ZONES) == Counter(ALL) else ["not all the cards, or too many"]
    if not hand_of(table.position, seat):
        return faults + round_faults(table, seat, after)
    if table.shuffled:
        del table.position["rng"]
    for position in (table.position, found):  # knowing nothing of a hand need not be said
        for name in [name for name in position if name.startswith("knows") and not position[name]]:
            del position[name]
    faults += [f"{name}: not shown" for name in found if name.startswith("knows") and name not in table.position]
    return faults + differences(table.position, found, BAGS)


def round_faults(table: Table, winner: int, after: str) -> list[str]:
    """UNO-18 to UNO-21: a round is over; `table` holds the hands that count."""
    position, found = table.position, table.found
    zone = "last" if outcome(after) is None else "hand"
    hands = {f"{zone} {seat + 1}": hand_of(position, seat) for seat in everyone(position)}
    faults = differences(hands, found, [zone])
    held = [points(found[name]) for name in hands]
    gains = [sum(held) if seat == winner else 0 for seat in everyone(position)]
    if position["scoring"] == ["caught"]:
        gains = held
    scores = [str(int(score) + gained) for score, gained in zip(position["scores"], gains, strict=True)]
    faults += differences({"scores": scores}, found, [])
    if zone == "hand":
        return faults
    dealer = number(position, "dealer") % number(position, "players") + 1
    if found["dealer"] != [str(dealer)] or number(found, "round") != number(position, "round") + 1:
        faults.append("UNO-3: dealer or round")
    return faults + new_round_faults(found)


def opening(position: Position) -> tuple[int, str, str]:
    """UNO-9 to UNO-12: who begins, the phase and the direction after this opening card."""
    dealer = number(position, "dealer") - 1
    players = number(position, "players")
    top = position["discard"][-1]
    if top == "wild":
        return (dealer + 1) % players, "colour", "left"
    if symbol(top) == "rev":
        return dealer, "play", "right"
    return (dealer + (2 if symbol(top) in {"+1", "skip"} else 1)) % players, "play", "left"


def new_round_faults(position: Position) -> list[str]:
    """UNO-4, and UNO-9 to UNO-13 as opening cards."""
    top = position["discard"][-1]
    if top == "wild+2" or len(position["discard"]) != 1:
        return [f"opening card {position['discard']}"]
    seat, phase, direction = opening(position)
    wanted = {"seat": [str(seat + 1)], "phase": [phase], "direction": [direction]}
    wanted |= {"open": [], "let": [], "drawn": [], "was": []}
    if phase == "play":
        wanted["colour"] = [colour(top) or ""]
    faults = differences(wanted, position, BAGS)
    drawn = number(position, "dealer") % number(position, "players") if symbol(top) == "+1" else None
    faults += [f"hand {who + 1}" for who in everyone(position) if len(hand_of(position, who)) != 5 + (who == drawn)]
    return faults + [f"{name}: a new deal" for name, cards in position.items() if name.startswith("knows") and cards]


def deal_faults(text: str, players: int) -> list[str]:
    """UNO-1, UNO-3: and who has drawn the highest number deals."""
    position = opened(text)
    faults = [] if all_cards(position, ZONES) == Counter(ALL) else ["UNO-1: not the 56 cards"]
    if position["scores"] != ["0"] * players or position["round"] != ["1"]:
        faults.append("UNO-20: the match does not begin at 0")
    if drawn_dealer(position["lots"], players) != number(position, "dealer") - 1:
        faults.append(f"UNO-3: {position['lots']}")
    return faults + new_round_faults(position)


def drawn_dealer(lots: list[str], players: int) -> int | None:
    """UNO-3: everyone draws in turn, and so do those who are level, until one is the highest."""
    contenders = list(range(players))
    while len(contenders) > 1 and len(lots) >= len(contenders):
        numbers = [int(symbol(card)) if symbol(card).isdigit() else 0 for card in lots[: len(contenders)]]
        lots = lots[len(contenders) :]
        contenders = [seat for seat, drawn in zip(contenders, numbers, strict=True) if drawn == max(numbers)]
    return contenders[0] if len(contenders) == 1 and not lots else None


def facts(text: str, own: int) -> dict[str, str]:
    position = opened(text)
    return {
        "top": position["discard"][-1],
        f"points {own + 1}": str(points(hand_of(position, own))),
        f"hand-size {own + 1}": str(len(hand_of(position, own))),
        "deck-size": str(len(position["deck"])),
        "discard-size": str(len(position["discard"])),
    }
