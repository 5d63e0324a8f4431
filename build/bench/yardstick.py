"""A yardstick: how fast plain Python goes when UNO is written for speed and for nothing else.

One round for two with the cards of our edition and without calls, catches and challenges; a drawn card that fits is
laid at once, as its own colour or a random one. No options, no events, no reasons, no views; hands are lists of small
integers. Moves are cards (13 × colour + symbol), 52 + colour for a Wild, 56 + colour for a Wild Draw Two, and `DRAW`.
"""

from __future__ import annotations

import math
import random
from collections.abc import Callable

ONE, REVERSE, SKIP = 10, 11, 12
WILD, WILD_TWO = 52, 53
DRAW = 60
CARDS = [*range(52), WILD, WILD, WILD_TWO, WILD_TWO]
HUE = [card // 13 for card in range(52)]
SYMBOL = [card % 13 for card in range(52)]
NAMED = [52, 53, 54, 55]
NAMED_TWO = [56, 57, 58, 59]
LONGEST = 5000


class Plain:
    """A round; `winner` is -1 while it goes on."""

    __slots__ = ("chance", "deck", "discard", "hands", "hue", "symbol", "turn", "winner")

    def __init__(self, chance: random.Random) -> None:
        self.chance, self.turn, self.winner = chance, 0, -1
        deck = CARDS[:]
        chance.shuffle(deck)
        self.hands = [deck[:7], deck[7:14]]
        top = next(at for at in range(14, 56) if deck[at] < WILD)
        self.discard = [deck[top]]
        self.hue, self.symbol = HUE[deck[top]], SYMBOL[deck[top]]
        del deck[top], deck[:14]
        self.deck = deck

    def moves(self) -> list[int]:
        """What may be laid, or only to draw where nothing may."""
        hue, symbol, found, last = self.hue, self.symbol, [], 0
        for card in self.hands[self.turn]:
            if card < WILD:
                if HUE[card] == hue or SYMBOL[card] == symbol:
                    found.append(card)
            elif card != last:
                last = card
                found += NAMED if card == WILD else NAMED_TWO
        return found or [DRAW]

    def make(self, move: int) -> None:
        """Lay or draw, and pass the turn on."""
        turn = self.turn
        if move == DRAW:
            move = self._draw(turn)
            if move < 0:
                self.turn = 1 - turn
                return
        card = move if move < WILD else WILD if move < 56 else WILD_TWO
        hand = self.hands[turn]
        hand.remove(card)
        self.discard.append(card)
        if not hand:
            self.winner = turn
        if card < WILD:
            self.hue, self.symbol = HUE[card], SYMBOL[card]
            if self.symbol < ONE:
                self.turn = 1 - turn
            elif self.symbol == ONE:
                self.give(1 - turn, 1)
        else:
            self.hue, self.symbol = move & 3, 13
            if card == WILD:
                self.turn = 1 - turn
            else:
                self.give(1 - turn, 2)

    def _draw(self, turn: int) -> int:
        """Draw a card; what is then laid at once, or -1."""
        if not self.give(turn, 1):
            return -1
        card = self.hands[turn][-1]
        if card >= WILD:
            return (NAMED if card == WILD else NAMED_TWO)[int(self.chance.random() * 4)]
        return card if HUE[card] == self.hue or SYMBOL[card] == self.symbol else -1

    def give(self, seat: int, count: int) -> bool:
        """The seat draws so many, as far as there are any; tells whether there were."""
        deck = self.deck
        if len(deck) < count:
            fresh = self.discard[:-1]
            del self.discard[:-1]
            self.chance.shuffle(fresh)
            self.deck = deck = fresh + deck
            if len(deck) < count:
                return False
        hand = self.hands[seat]
        for _ in range(count):
            hand.append(deck.pop())
        return True

    def redealt(self, seat: int) -> Plain:
        """A copy in which what the seat cannot see is dealt anew."""
        twin = Plain.__new__(Plain)
        twin.chance, twin.turn, twin.winner = self.chance, self.turn, self.winner
        twin.hue, twin.symbol, twin.discard = self.hue, self.symbol, self.discard[:]
        other, own = self.hands[1 - seat], self.hands[seat][:]
        hidden = other + self.deck
        twin.chance.shuffle(hidden)
        theirs, twin.deck = hidden[: len(other)], hidden[len(other) :]
        twin.hands = [theirs, own] if seat else [own, theirs]
        return twin


def play_out(table: Plain) -> int:
    """Random moves to the end of the round; how many there were."""
    chance, steps = table.chance.random, 0
    while table.winner < 0 and steps < LONGEST:
        moves = table.moves()
        table.make(moves[int(chance() * len(moves))])
        steps += 1
    return steps


def rounds(chance: random.Random) -> Callable[[], int]:
    """A case: one round of random play, its deal included; steps are moves."""
    return lambda: play_out(Plain(chance))


class Node:
    """A move in the tree."""

    __slots__ = ("available", "kids", "visits", "wins")

    def __init__(self) -> None:
        self.kids: dict[int, Node] = {}
        self.visits = self.wins = self.available = 0


def think(root: Plain, simulations: int) -> int:
    """Single-observer ISMCTS with UCB1 and random rollouts to the end of the round; the most visited move."""
    tree = Node()
    for _ in range(simulations):
        table = root.redealt(root.turn)
        path = _descend(tree, table)
        play_out(table)
        for node, seat in path:
            node.visits += 1
            node.wins += seat == table.winner
    return max(tree.kids, key=lambda move: tree.kids[move].visits)


def _descend(node: Node, table: Plain) -> list[tuple[Node, int]]:
    """Walk down by UCB1, and one step out of the tree."""
    path = []
    while table.winner < 0:
        moves, kids, seat = table.moves(), node.kids, table.turn
        new = [move for move in moves if move not in kids]
        move = table.chance.choice(new) if new else _best(kids, moves)
        for each in moves:
            if each in kids:
                kids[each].available += 1
        if new:
            kids[move] = Node()
        node = kids[move]
        path.append((node, seat))
        table.make(move)
        if new:
            break
    return path


def _best(kids: dict[int, Node], moves: list[int]) -> int:
    best, found = -1.0, moves[0]
    for move in moves:
        kid = kids[move]
        bound = kid.wins / kid.visits + 0.7 * math.sqrt(math.log(kid.available + 1) / kid.visits)
        if bound > best:
            best, found = bound, move
    return found


def searches(chance: random.Random, simulations: int) -> Callable[[], int]:
    """A case: a search of the opening of a fresh deal that leaves a choice; steps are simulations."""

    def case() -> int:
        table = Plain(chance)
        while len(table.moves()) < 3:
            table = Plain(chance)
        think(table, simulations)
        return simulations

    return case
