"""Some thousands of rounds of UNO side by side, as arrays of NumPy: what the priors of UNO are learned in.

It knows the rules of a round but for the calls: a round opens with a coloured card, calls are never forgotten, and
nobody draws the bonus of a match. A row is one round. A choice is one of 63 slots: the 52 coloured cards, either Wild
with each of four colours, and three more.
"""

from __future__ import annotations

from typing import Any

import numpy as np

Array = Any
"""A NumPy array; its types are not needed to build the rest."""

CARDS, COLOURED, WILD_TWO, HAND = 56, 52, 54, 5
DRAW_ONE, REVERSE, SKIP, WILD_DRAW = 10, 11, 12, 14
SLOT_WILD, SLOT_WILD_TWO, LAYS = 52, 56, 60
DRAW, CHALLENGE, ACCEPT, SLOTS = 60, 61, 62, 63
"""What the slots stand for; the first of the three is to draw, or to keep what was drawn."""
ACTING, DRAWN, ACCUSED = 0, 1, 2
"""The phases: to lay or draw, to lay or keep the card drawn, to challenge or accept a Wild Draw."""
SLOT_COLOUR = np.array([slot // 13 if slot < COLOURED else slot % 4 for slot in range(LAYS)])
SLOT_SYMBOL = np.array([slot % 13 if slot < COLOURED else 13 + slot // SLOT_WILD_TWO for slot in range(LAYS)])
CARD_COLOUR, CARD_SYMBOL = SLOT_COLOUR[:COLOURED], SLOT_SYMBOL[:COLOURED]


class Rounds:
    """Rounds that have been dealt, and what is done in them. `where` holds for every card its seat, draw or discard."""

    def __init__(self, count: int, players: int, rng: Array) -> None:
        self.rng, self.players, self.count = rng, players, count
        self.draw_pile, self.discard = players, players + 1
        rows = np.arange(count)
        self.where = np.full((count, CARDS), self.draw_pile, dtype=np.int8)
        self.key = rng.random((count, CARDS))
        order = self.key.argsort(axis=1)
        for at in range(HAND * players):
            self.where[rows, order[:, at]] = at // HAND
        rest = order[:, HAND * players :]
        self.top = rest[rows, (rest < COLOURED).argmax(axis=1)]
        self.where[rows, self.top] = self.discard
        self.colour, self.symbol = CARD_COLOUR[self.top], CARD_SYMBOL[self.top]
        self.step, self.was = np.ones(count, dtype=np.int64), np.zeros(count, dtype=np.int64)
        self.phase, self.drawn = np.zeros(count, dtype=np.int64), np.full(count, -1)
        self.turn, self.winner = rng.integers(players, size=count), np.full(count, -1)
        self._give(np.flatnonzero(self.symbol == DRAW_ONE), 1, 0)  # the card opened acts on the first seat
        turned = self.symbol == REVERSE
        self.step[turned] = -1
        moved = turned if players > 2 else np.zeros_like(turned)
        self._pass(np.flatnonzero((self.symbol == DRAW_ONE) | (self.symbol == SKIP) | moved))

    def under_way(self) -> Array:
        """The rows that nobody has won."""
        return np.flatnonzero(self.winner < 0)

    def seat(self, rows: Array, ahead: int) -> Array:
        """The seat that so many turns from now acts, as things stand."""
        return (self.turn[rows] + ahead * self.step[rows]) % self.players

    def hands(self, rows: Array, seats: Array) -> Array:
        """For each card whether the seat holds it."""
        return self.where[rows] == seats[:, None]

    def legal(self, rows: Array, hands: Array) -> Array:
        """For each slot whether it may be chosen."""
        phase, drawn = self.phase[rows], self.drawn[rows]
        held = hands & ((phase == ACTING)[:, None] | (np.arange(CARDS) == drawn[:, None])) & (phase < ACCUSED)[:, None]
        fits = (self.colour[rows][:, None] == CARD_COLOUR) | (self.symbol[rows][:, None] == CARD_SYMBOL)
        may = np.zeros((len(rows), SLOTS), dtype=bool)
        may[:, :COLOURED] = held[:, :COLOURED] & fits
        may[:, SLOT_WILD:SLOT_WILD_TWO] = held[:, COLOURED:WILD_TWO].any(axis=1)[:, None]
        may[:, SLOT_WILD_TWO:LAYS] = held[:, WILD_TWO:].any(axis=1)[:, None]
        may[:, DRAW] = phase < ACCUSED
        may[:, CHALLENGE:] = (phase == ACCUSED)[:, None]
        return may

    def act(self, rows: Array, slots: Array, hands: Array) -> None:
        """Do in each row what the slot says; `hands` are those of who acts."""
        lays = slots < LAYS
        phase = self.phase[rows]
        answered = rows[~lays & (phase == ACCUSED)], slots[~lays & (phase == ACCUSED)]
        kept, draws = rows[~lays & (phase == DRAWN)], rows[~lays & (phase == ACTING)]
        self.phase[rows] = ACTING
        if lays.any():
            self._lay(rows[lays], slots[lays], hands[lays])
        if len(answered[0]):
            self._answer(*answered)
        self._pass(kept)
        if len(draws):
            cards = self._take(draws, self.turn[draws])
            coloured = np.minimum(cards, COLOURED - 1)
            fits = (CARD_COLOUR[coloured] == self.colour[draws]) | (CARD_SYMBOL[coloured] == self.symbol[draws])
            may = (cards >= COLOURED) | ((cards >= 0) & fits)
            self.phase[draws[may]], self.drawn[draws[may]] = DRAWN, cards[may]
            self._pass(draws[~may])

    def _lay(self, rows: Array, slots: Array, hands: Array) -> None:
        first = np.where(slots < SLOT_WILD_TWO, COLOURED, WILD_TWO)
        one = np.arange(len(rows))
        wild = np.where(hands[one, first], first, first + 1)
        wild = np.where(self.drawn[rows] >= COLOURED, self.drawn[rows], wild)
        cards = np.where(slots < COLOURED, slots, wild)
        self.where[rows, cards], self.top[rows] = self.discard, cards
        self.was[rows], self.drawn[rows] = self.colour[rows], -1
        self.colour[rows], self.symbol[rows] = SLOT_COLOUR[slots], SLOT_SYMBOL[slots]
        left = hands.sum(axis=1) - 1
        self.winner[rows[left == 0]] = self.turn[rows[left == 0]]
        rows = rows[left > 0]  # those that go on, where the card does what it does
        symbol = self.symbol[rows]
        self._give(rows[symbol == DRAW_ONE], 1, 1)
        self.step[rows[symbol == REVERSE]] *= -1
        self.phase[rows[symbol == WILD_DRAW]] = ACCUSED
        twice = (symbol == DRAW_ONE) | (symbol == SKIP) | ((symbol == REVERSE) & (self.players == 2))
        self._pass(rows)
        self._pass(rows[twice])

    def _answer(self, rows: Array, slots: Array) -> None:
        """Challenged rightly, the accused draws two; wrongly, the challenger four; accepted, who accepts two."""
        accused = self.seat(rows, -1)
        held = self.hands(rows, accused)[:, :COLOURED] & (self.was[rows][:, None] == CARD_COLOUR)
        guilty, challenged = held.any(axis=1), slots == CHALLENGE
        self._give(rows[challenged & guilty], 2, -1)
        self._give(rows[challenged & ~guilty], 4, 0)
        self._give(rows[~challenged], 2, 0)
        self._pass(rows[~(challenged & guilty)])

    def _give(self, rows: Array, cards: int, ahead: int) -> None:
        for _ in range(cards if len(rows) else 0):
            self._take(rows, self.seat(rows, ahead))

    def _take(self, rows: Array, seats: Array) -> Array:
        """One card each from the draw pile; -1 where there is none. Used up, it is made of the discards but the top."""
        # A card's key is its place in the pile's order: the least one left is on top.
        piled = np.where(self.where[rows] == self.draw_pile, self.key[rows], 2.0)
        cards = piled.argmin(axis=1)
        found = piled[np.arange(len(rows)), cards] < 2.0
        self.where[rows[found], cards[found]] = seats[found]
        empty = rows[~(self.where[rows] == self.draw_pile).any(axis=1)]
        if len(empty):
            again = self.where[empty] == self.discard
            again[np.arange(len(empty)), self.top[empty]] = False
            self.where[empty] = np.where(again, self.draw_pile, self.where[empty])
            self.key[empty] = self.rng.random((len(empty), CARDS))
        return np.where(found, cards, -1)

    def _pass(self, rows: Array) -> None:
        self.drawn[rows] = -1
        self.turn[rows] = self.seat(rows, 1)
