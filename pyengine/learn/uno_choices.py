"""What the policies of UNO see of a choice: the features that `prior` of the game weighs, and the heuristic's score.

Choices are flat: one entry for each slot that is legal in any of the rows, so that nothing is counted for the others.
"""

from __future__ import annotations

import numpy as np

from pyengine.games.uno.prior import COLOUR, DISTINCT, GUILT, LACKING, LEFT, NEAREST, NEXT, SAME, SYMBOL, UNSEEN, VALUE
from pyengine.learn.uno_rounds import (
    ACCEPT,
    CARD_COLOUR,
    CARD_SYMBOL,
    CARDS,
    CHALLENGE,
    COLOURED,
    DRAW,
    DRAW_ONE,
    DRAWN,
    LAYS,
    REVERSE,
    SLOT_COLOUR,
    SLOT_SYMBOL,
    WILD_DRAW,
    Array,
    Rounds,
)

FEATURES = 213
PAD = FEATURES
"""What fills an entry that has fewer features than a card laid; its weight is 0."""
_WIDTH = 11
_KIND_OF = {DRAW: 6, CHALLENGE: 8, ACCEPT: 9}
_KEEP = 7
_VALUES = np.array([*range(10), 20, 20, 20, 50, 50])
# As in `games/uno/heuristic.py`.
_BY_EFFECT = np.array([0.0] * 10 + [1.5, 1, 1, 0, 3])
_OF_COLOUR = np.array([colour == CARD_COLOUR for colour in range(4)])
_OF_SYMBOL = np.array([symbol == CARD_SYMBOL for symbol in range(13)])
_LIES, _GUILTY, _WRONG = 0.3, 5.0, 2.0


class Choices:
    """The legal choices of who is to act in these rows. `at` is an entry's place among the rows, `slot` its slot."""

    def __init__(self, rounds: Rounds, rows: Array) -> None:
        self.rounds, self.rows = rounds, rows
        seats = rounds.turn[rows]
        self.hands = rounds.hands(rows, seats)
        self.at, self.slot = rounds.legal(rows, self.hands).nonzero()
        coloured = self.hands[:, :COLOURED].astype(np.int64)
        self.of_colour, self.of_symbol = coloured @ _OF_COLOUR.T, coloured @ _OF_SYMBOL.T
        self.mine = self.hands.sum(axis=1)
        self.wilds = self.mine - coloured.sum(axis=1)
        every = [rounds.hands(rows, rounds.seat(rows, ahead)).sum(axis=1) for ahead in range(1, rounds.players)]
        self.following, self.accused, self.fewest = every[0], every[-1], np.min(every, axis=0)
        seen = (rounds.where[rows] == rounds.discard) | self.hands
        self.unseen = CARDS - seen.sum(axis=1)
        self.hidden = 13 - seen[:, :COLOURED].astype(np.int64) @ _OF_COLOUR.T

    def _rest(self) -> tuple[Array, ...]:
        """Of each entry that is a card laid: its place, row, colour, symbol, and what of the hand would fit on it."""
        lay = np.flatnonzero(self.slot < LAYS)
        at, slot = self.at[lay], self.slot[lay]
        colour, symbol, plain = SLOT_COLOUR[slot], SLOT_SYMBOL[slot], slot < COLOURED
        rest = self.of_colour[at, colour] - plain
        alike = np.where(plain, self.of_symbol[at, np.minimum(symbol, 12)] - 1, 0)
        return lay, at, colour, symbol, plain, rest, alike

    def features(self) -> tuple[Array, Array]:
        """The features of each entry, and how often each counts."""
        index, amount = np.full((len(self.at), _WIDTH), PAD), np.zeros((len(self.at), _WIDTH))
        kind, lay = np.zeros(len(self.at), dtype=np.int64), self.slot < LAYS
        for slot, number in _KIND_OF.items():
            kind[self.slot == slot] = number
        kind[(self.slot == DRAW) & (self.rounds.phase[self.rows[self.at]] == DRAWN)] = _KEEP
        kind[lay] = np.maximum(0, SLOT_SYMBOL[self.slot[lay]] - DRAW_ONE + 1)
        near = np.clip(self.following, 1, 3) - 1
        index[:, 0] = (kind * 4 + np.clip(self.mine, 2, 5)[self.at] - 2) * 3 + near[self.at]
        index[:, 1] = NEAREST + kind * 3 + np.clip(self.fewest, 1, 3)[self.at] - 1
        amount[:, :2] = 1
        accused = np.flatnonzero(self.slot == CHALLENGE)
        at = self.at[accused]
        index[accused, 2] = GUILT
        amount[accused, 2] = 1 - self._lacking(at, self.rounds.was[self.rows[at]], self.accused[at])
        self._of_lays(index, amount, near)
        return index, amount

    def _lacking(self, at: Array, colour: Array, cards: Array) -> Array:
        unseen = self.unseen[at]
        return np.where(unseen > 0, ((unseen - self.hidden[at, colour]) / np.maximum(unseen, 1)) ** cards, 0.0)

    def _of_lays(self, index: Array, amount: Array, near: Array) -> None:
        lay, at, colour, symbol, plain, rest, alike = self._rest()
        fits = rest + alike + self.wilds[at] - ~plain
        by, same = near[at], colour == self.rounds.colour[self.rows[at]]
        distinct = (self.of_colour[at] > 0).sum(axis=1) - (plain & (rest == 0))
        columns: list[tuple[Array, Array | float]] = [
            (COLOUR + np.minimum(rest, 5) * 3 + by, 1.0),
            (SYMBOL + np.minimum(alike, 3), 1.0),
            (NEXT + np.minimum(fits, 5) * 3 + by, 1.0),
            (np.full(len(at), VALUE), np.where(symbol < DRAW_ONE, symbol / 10, 0.0)),
            (LEFT + np.minimum(self.mine[at] - 1 - fits, 7), 1.0),
            (LACKING + by, self._lacking(at, colour, self.following[at])),
            (UNSEEN + by, self.hidden[at, colour] / 13),
            (SAME + by, same.astype(float)),
            (DISTINCT + np.minimum(distinct, 3), 1.0),
        ]
        for column, (feature, counts) in enumerate(columns, 2):
            index[lay, column], amount[lay, column] = feature, counts

    def scores(self) -> Array:
        """The heuristic's score of each entry."""
        rounds, score = self.rounds, np.zeros(len(self.at))
        score[(self.slot == DRAW) & (rounds.phase[self.rows[self.at]] == DRAWN)] = 8
        lay, at, _, symbol, plain, rest, _ = self._rest()
        worth = 10 + _VALUES[symbol] / 20 + 3 * (self.mine[at] == 2) + 0.5 * rest
        turned = (symbol == REVERSE) & (rounds.players > 2)
        held_up = np.where(turned, 0.5, 4 / np.maximum(1, self.following[at]) + _BY_EFFECT[symbol])
        worth += np.where((symbol >= DRAW_ONE) & (symbol != 13), held_up, 0.0)
        worth -= 6 * (~plain & (self.fewest[at] > 2))
        worth -= 8 * ((symbol == WILD_DRAW) & (self.of_colour[at, rounds.colour[self.rows[at]]] > 0))
        score[lay] = np.where(self.mine[at] == 1, 100, worth)
        accused = np.flatnonzero(self.slot == CHALLENGE)
        could = np.minimum(1 - self._none_of(self.at[accused]), 0.99)
        guilt = could * _LIES / (could * _LIES + 1 - could)
        score[accused] = guilt * _GUILTY - (1 - guilt) * _WRONG
        return score

    def _none_of(self, at: Array) -> Array:
        """How likely the accused holds none of the colour that was in force, drawn card by card."""
        unseen, cards = self.unseen[at], self.accused[at]
        others = unseen - self.hidden[at, self.rounds.was[self.rows[at]]]
        none = np.ones(len(at))
        for drawn in range(int(cards.max(initial=0))):
            chance = np.maximum(0, others - drawn) / np.maximum(1, unseen - drawn)
            none *= np.where(drawn < cards, chance, 1.0)
        return none

    def best(self, scores: Array) -> Array:
        """For each row the entry with the highest score."""
        begins = np.append(True, self.at[1:] != self.at[:-1])
        most = np.maximum.reduceat(scores, np.flatnonzero(begins))
        highest = np.flatnonzero(scores == most[self.at])
        first: Array = highest[np.append(True, self.at[highest][1:] != self.at[highest][:-1])]
        return first
