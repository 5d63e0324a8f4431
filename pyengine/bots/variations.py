"""The principal variations of a search: its best actions, and what its tree expects to follow each of them."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from math import hypot
from typing import NamedTuple, Protocol

from pyengine.bots.ismcts import Node, Search, Way
from pyengine.bots.knowledge import Knowledge
from pyengine.core.prng import Dice
from pyengine.core.state import Action, Rng, State

_DEALS = 16
"""States that could be true in which a line is followed."""
_LEAST_VISITS = 4
_LEAST_SHARE = 0.1
"""The fewest visits of a continuation, and its smallest share of the visits before it: with fewer it is a guess."""


class Move(NamedTuple):
    """An action and the seat that takes it."""

    seat: int
    action: Action


@dataclass(frozen=True, slots=True)
class Variation:
    """A line of play: the searching seat's action and what is expected to follow it, the visits of that action, and the
    seat's expected payoff from 0 to 1 with its standard error.
    """

    moves: tuple[Move, ...]
    visits: int
    expected: float
    error: float = 0.0


class Estimate(Protocol):
    """An expected payoff and its standard error."""

    @property
    def expected(self) -> float:
        """From 0 to 1."""

    @property
    def error(self) -> float:
        """The standard error of the search's mean."""


def equal(one: Estimate, other: Estimate) -> bool:
    """True if two expected payoffs differ by no more than the standard error of their difference."""
    return abs(one.expected - other.expected) <= hypot(one.error, other.error)


def always_judged(knowledge: Knowledge, played: Iterable[Action] = ()) -> tuple[Action, ...]:
    """The actions that are judged however bad they look: those that were `played`, and those that lay nothing.

    Such are drawing, passing and keeping a card: their texts name nothing that is moved.
    """
    legal, write = knowledge.legal(), knowledge.game.format
    done = set(played)
    return tuple([action for action in legal if action in done or ">" not in write(action)])


def variations(search: Search, rng: Rng, most: int = 3, length: int = 8) -> list[Variation]:
    """The best lines that a search has found so far, the best first: at most so many, of at most so many moves.

    Those of the actions that the search is to judge in any case come on top of them.
    After the tree's actions each move is the most visited one, in some of the states that could be true. Moves that
    nobody has a choice about are no part of the tree; they are filled in. A line ends where the tree knows too little.
    """
    dice = Dice(rng.below(1 << 32))
    firsts: dict[Action, Way] = {}
    for way in search.ways():
        firsts.setdefault(way.actions[0], way)
    found, knowledge = list[Variation](), search.knowledge
    for at, (first, way) in enumerate(firsts.items()):
        if at >= most and first not in search.judged:
            continue
        states = [search.draw(dice) for _ in range(_DEALS)]
        unseen = set(states[0].to_act) - set(knowledge.to_act)
        for state in states:
            for action in way.actions:
                state.play(knowledge.seat, action)
        moves = [Move(knowledge.seat, action) for action in way.actions]
        _follow(states, way.node, moves, length, unseen)
        found.append(Variation(tuple(moves[:length]), way.visits, way.expected, way.node.error))
    return found


def _follow(states: list[State], node: Node, moves: list[Move], length: int, unseen: set[int]) -> None:
    """Add what the tree expects after a node, in the states in which it can happen; these are played on.

    A line ends where one of the `unseen` seats would choose, which has chosen already and not shown it.
    """
    while len(moves) < length:
        choices = [(state, state.to_act[0], state.legal(state.to_act[0])) for state in states if state.to_act]
        if not choices:
            return
        free = [choice for choice in choices if len(choice[2]) > 1]
        if free:
            move = _most_visited(free, node)
        else:  # the move that is the only one in all of these states, if it is the same in all
            forced = {Move(seat, legal[0]) for _, seat, legal in choices}
            move = forced.pop() if len(forced) == 1 else None
        if move is None or move.seat in unseen:
            return
        # The line goes on in the states in which the move can be made; the others were another story.
        states = [state for state, seat, legal in free or choices if seat == move.seat and move.action in legal]
        for state in states:
            state.play(*move)
        moves.append(move)
        node = node.children[move.action] if free else node


_Choice = tuple[State, int, list[Action]]
"""A state, the seat that is to act in it, and its legal actions."""


def _most_visited(choices: list[_Choice], node: Node) -> Move | None:
    """The most visited move after a node; None where the tree knows too little."""
    known = [Move(seat, action) for _, seat, legal in choices for action in legal if action in node.children]
    best = max(known, key=lambda move: node.children[move.action].visits, default=None)
    enough = max(_LEAST_VISITS, _LEAST_SHARE * node.visits)
    return best if best is not None and node.children[best.action].visits >= enough else None
