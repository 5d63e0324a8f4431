"""What the three referees share: position texts as plain dicts, a stock of cards, and comparing with unknowns."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping

from tests.positions import cards_of, items

UNKNOWN = "?"
"""A card that a reshuffle brought: any of those that went into it."""

Position = dict[str, list[str]]


def read(position: str, numbered: Mapping[str, int]) -> Position:
    """Each item's words under its name; `numbered` tells how many seat numbers belong to an item's name."""
    found: Position = {}
    for words in items(position):
        length = 1 + numbered.get(words[0], 0)
        if words[0] in numbered and not all(word.isdigit() for word in words[1:length]):
            length = 1
        name = " ".join(words[:length])
        assert name not in found, f"{name} stands twice"
        found[name] = cards_of(words[length:])
    return found


def number(position: Position, name: str) -> int:
    return int(position[name][0])


class Stock:
    """A deck (next card first) and a discard pile (top last); the order after a reshuffle is not known.

    `limit`: how many times the deck may run out before no new one is made.
    """

    def __init__(self, deck: list[str], discard: list[str], keep: int = 0, runouts: int = 0, limit: int = 10**9):
        self.deck, self.discard, self.keep = list(deck), list(discard), keep
        self.runouts, self.limit = runouts, limit
        self.shuffled = False

    def renew(self) -> None:
        """Turn all of the discard but its kept top into the deck."""
        spent = max(0, len(self.discard) - self.keep)
        if spent and self.runouts < self.limit:
            self.deck = [UNKNOWN] * spent
            self.discard = self.discard[spent:]
            self.shuffled = True

    def take(self, most: int) -> list[str]:
        """Up to `most` cards, one after the other."""
        taken: list[str] = []
        while len(taken) < most:
            if not self.deck:
                self.renew()
            if not self.deck:
                break
            taken.append(self.deck.pop(0))
            if not self.deck:
                self.runouts += 1
                self.renew()
        return taken


def same_row(expected: list[str], found: list[str]) -> bool:
    """Equal in order, where unknown cards may be anything."""
    return len(expected) == len(found) and all(
        want in {UNKNOWN, have} for want, have in zip(expected, found, strict=True)
    )


def same_bag(expected: Iterable[str], found: Iterable[str]) -> bool:
    """Equal in any order, where unknown cards may be anything."""
    wanted, had = Counter(expected), Counter(found)
    any_card = wanted.pop(UNKNOWN, 0)
    return not wanted - had and sum((had - wanted).values()) == any_card


def differences(expected: Position, found: Position, bags: Iterable[str]) -> list[str]:
    """Faults: what `found` has not as expected; items whose first word is among `bags` have no order."""
    faults = []
    loose = set(bags)
    for name, words in expected.items():
        have = found.get(name)
        same = same_bag if name.split()[0] in loose else same_row
        if have is None or not same(words, have):
            faults.append(f"{name}: {' '.join(words) or '-'} expected, not {' '.join(have or ['-'])}")
    return faults


def all_cards(position: Position, zones: Iterable[str]) -> Counter[str]:
    """Every card that lies in a zone whose first word is among `zones`."""
    wanted = set(zones)
    return Counter(card for name, words in position.items() if name.split()[0] in wanted for card in words)
