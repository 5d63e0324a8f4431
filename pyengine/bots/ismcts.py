"""Search over what could be true: single-observer information set Monte Carlo tree search.

P. I. Cowling, E. J. Powley, D. Whitehouse, "Information Set Monte Carlo Tree Search", IEEE Transactions on
Computational Intelligence and AI in Games 4(2), 2012: one tree for the searching seat, a fresh determinization for
every iteration, and UCB1 with the times an action was available in place of its parent's visits. To that come
payoffs for every seat (max^n: C. Luckhardt, K. Irani, AAAI 1986), forced moves that take no node, and rollouts that
stop at the end of a round or at a bound and are appraised there. What a game's heuristic promises of an action counts
as some visits do (S. Gelly, D. Silver, "Combining Online and Offline Knowledge in UCT", ICML 2007). Where a game plans
whole turns, the tree begins with those in place of single actions; where that is worth it, the others answer by turns
of theirs.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import inf, log, sqrt

from pyengine.bots.knowledge import Knowledge
from pyengine.bots.rollout import answered, rollout
from pyengine.core.game import Game
from pyengine.core.prng import Dice
from pyengine.core.state import Action, Rng, State

BREADTH = 40
"""Whole turns that are looked at side by side by one who takes all the time."""


@dataclass(frozen=True, slots=True)
class Settings:
    """How a search goes about it. `of` gives what measured best for a game."""

    exploration: float = 0.5
    """The weight of UCB's second term, for payoffs between 0 and 1."""
    prior: float = 10.0
    """Visits that a promise counts for, more than 0."""
    scale: float = 0.0
    """What a point of the heuristic promises, in payoff."""
    depth: int = 30
    """Decisions after which a rollout is broken off and appraised."""
    breadth: int = 0
    """How many whole turns are looked at side by side, where a game plans them; 0: actions one by one."""

    @classmethod
    def of(cls, game: Game) -> Settings:
        """A game's own scale and horizon."""
        return cls(scale=game.scale, depth=game.horizon, breadth=BREADTH)


@dataclass(frozen=True, slots=True)
class Line:
    """What a search found out about one action: visits, and the seat's expected payoff from 0 to 1."""

    action: Action
    visits: int
    expected: float


class Node:
    """What is known of an action or a turn: its promise, visits, the mover's summed payoffs, times it was available."""

    __slots__ = ("available", "kids", "promise", "total", "visits")

    def __init__(self, promise: float = 0.0) -> None:
        """Only differences between the promises of one mover's choices count."""
        self.kids: dict[Action, Node] = {}
        self.promise = promise
        self.visits = 0
        self.total = 0.0
        self.available = 0


class Search:
    """One decision being thought about. It runs in slices as long as the caller likes, and may be left at any time."""

    def __init__(self, knowledge: Knowledge, rng: Rng, settings: Settings | None = None) -> None:
        self.knowledge = knowledge
        self.settings = settings or Settings.of(knowledge.game)
        self.root = Node()
        self.iterations = 0
        self._turns = knowledge.turns(self.settings.breadth)
        self._openings = [Node(self.settings.scale * turn.promise) for turn in self._turns]
        self._answered = self.settings.breadth > 0 and knowledge.game.answers > 0
        self._dice = Dice(rng.below(1 << 32))
        self._means = [0.0] * knowledge.players

    def run(self, iterations: int) -> None:
        """Go on for so many iterations."""
        for _ in range(iterations):
            self._iterate()

    def run_until(self, stop: Callable[[], bool], slice_size: int = 16) -> None:
        """Go on in slices until the caller says stop."""
        while not stop():
            self.run(slice_size)

    def lines(self) -> list[Line]:
        """The actions looked at, the best first. An action that begins several turns is told once, with the best."""
        actions = [turn.actions[0] for turn in self._turns] or list(self.root.kids)
        kids = self._openings or list(self.root.kids.values())
        expected = self._expected(kids, self.knowledge.seat) if kids else []
        told = zip(actions, kids, expected, strict=True)
        found = [Line(action, kid.visits, min(max(worth, 0.0), 1.0)) for action, kid, worth in told]
        found.sort(key=lambda line: -line.expected)
        lines: dict[Action, Line] = {}
        for line in found:
            if line.visits:
                lines.setdefault(line.action, line)
        return list(lines.values())

    def best(self) -> Action:
        """The action to take: that of the first line; the only one, where there is no choice."""
        lines = self.lines()
        return lines[0].action if lines else self.knowledge.legal()[0]

    def _iterate(self) -> None:
        state = self.knowledge.determinize(self._dice)
        path = self._descend(state)
        payoffs = self._play_on(state)
        self.iterations += 1
        self.root.visits += 1
        for node, seat in path:
            node.visits += 1
            node.total += payoffs[seat]
        for seat, payoff in enumerate(payoffs):
            self._means[seat] += (payoff - self._means[seat]) / self.iterations

    def _play_on(self, state: State) -> Sequence[float]:
        game = self.knowledge.game
        if self._answered:
            return answered(game, state, self.knowledge.seat, self._dice, self._stage)
        return rollout(game, state, self._dice, self.settings.depth, self._stage)

    def _descend(self, state: State) -> list[tuple[Node, int]]:
        """Walk down the tree, choosing by UCB, and one step out of it; no further than a choice where others answer."""
        node, path, seat = self.root, list[tuple[Node, int]](), self.knowledge.seat
        self._stage = state.stage
        if self._turns:
            chosen = self._pick(self._openings, seat)
            node = self._openings[chosen]
            path.append((node, seat))
            for action in self._turns[chosen].actions:
                state.play(seat, action)
            if not node.visits:
                return path
        while (to_act := state.to_act) and state.stage == self._stage:
            if path or seat not in to_act:
                if self._answered:
                    break
                seat = to_act[0]
            legal = state.legal(seat)
            if len(legal) == 1:
                state.play(seat, legal[0])
                continue
            action, node = self._select(node, state, seat, legal)
            path.append((node, seat))
            state.play(seat, action)
            if not node.visits:
                break
        return path

    def _select(self, node: Node, state: State, seat: int, legal: list[Action]) -> tuple[Action, Node]:
        kids = self._kids(node.kids, state, seat, legal)
        chosen = self._pick(kids, seat)
        return legal[chosen], kids[chosen]

    def _pick(self, kids: list[Node], seat: int) -> int:
        """The kid with the highest bound."""
        explore, prior = self.settings.exploration, self.settings.prior
        highest, chosen = -inf, 0
        for at, (kid, expected) in enumerate(zip(kids, self._expected(kids, seat), strict=True)):
            kid.available += 1
            bound = expected + explore * sqrt(log(kid.available + prior) / (kid.visits + prior))
            if bound > highest:
                highest, chosen = bound, at
        return chosen

    def _expected(self, kids: list[Node], seat: int) -> list[float]:
        """The payoff to expect of each: that of its visits, and of as many more as a promise counts for.

        The choice that promises most promises the mean of all payoffs so far.
        """
        prior = self.settings.prior
        base = self._means[seat] - max([kid.promise for kid in kids])
        return [(kid.total + prior * (base + kid.promise)) / (kid.visits + prior) for kid in kids]

    def _kids(self, kids: dict[Action, Node], state: State, seat: int, legal: list[Action]) -> list[Node]:
        """The nodes of these actions; those not met before are made."""
        try:
            return [kids[action] for action in legal]
        except KeyError:
            self._add(kids, state, seat, [action for action in legal if action not in kids])
            return [kids[action] for action in legal]

    def _add(self, kids: dict[Action, Node], state: State, seat: int, new: list[Action]) -> None:
        """Add actions not met before, with what the heuristic promises of them."""
        scale = self.settings.scale
        scores = self.knowledge.game.judged(state.view(seat), new) if scale else [0.0] * len(new)
        for action, score in zip(new, scores, strict=True):
            kids[action] = Node(scale * score)
