"""Search over what could be true: single-observer information set Monte Carlo tree search.

P. I. Cowling, E. J. Powley, D. Whitehouse, "Information Set Monte Carlo Tree Search", IEEE Transactions on
Computational Intelligence and AI in Games 4(2), 2012: one tree for the searching seat, a fresh determinization for
every iteration, and UCB1 with the times an action was available in place of its parent's visits. To that come
payoffs for every seat (max^n: C. Luckhardt, K. Irani, AAAI 1986), a progressive bias towards what the game's
heuristic ranks first (G. Chaslot et al., "Progressive Strategies for Monte-Carlo Tree Search", 2008), forced
moves that take no node, progressive unpruning (the same paper) where there are many actions, and rollouts that
stop at the end of a round or at a bound and are appraised there. Where a game plans whole turns, the tree begins
with those in place of single actions; where it knows what they promise, the others answer by turns of theirs, and a
promise counts as some visits do (S. Gelly, D. Silver, "Combining Online and Offline Knowledge in UCT", ICML 2007).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import log, sqrt

from pyengine.bots.knowledge import Knowledge
from pyengine.bots.rollout import answered, rollout
from pyengine.core.game import Game
from pyengine.core.prng import Dice
from pyengine.core.state import Action, Rng, State

BREADTH = 80
"""Whole turns that are looked at side by side by one who takes all the time."""

PRIOR = 30
"""Visits that a turn's promise counts for."""


@dataclass(frozen=True, slots=True)
class Settings:
    """How a search goes about it. `of` gives what measured best for a game."""

    exploration: float = 0.5
    """The weight of UCB's second term, for payoffs between 0 and 1."""
    bias: float = 0.3
    """The weight of the heuristic's rank; it fades with visits."""
    depth: int = 30
    """Decisions after which a rollout is broken off and appraised."""
    width: float = 1.5
    """A node of n visits looks at no more than 3 + width·√n of its actions, those that the heuristic ranks first."""
    breadth: int = 0
    """How many whole turns are looked at side by side, where a game plans them; 0: actions one by one."""

    @classmethod
    def of(cls, game: Game) -> Settings:
        """A game's own horizon and trust in its heuristic; who trusts it much need explore less."""
        return cls(exploration=0.3 if game.trust >= 1 else 0.5, bias=game.trust, depth=game.horizon, breadth=BREADTH)


@dataclass(frozen=True, slots=True)
class Line:
    """What a search found out about one action: visits, and the seat's expected payoff from 0 to 1."""

    action: Action
    visits: int
    expected: float


class Node:
    """What is known of one action: visits, the mover's summed payoffs, how often it was available, rank and bias.

    Of a whole turn also what it promises, compared with the one that promises most.
    """

    __slots__ = ("available", "bias", "kids", "promise", "rank", "total", "visits")

    def __init__(self, rank: int, weight: float, promise: float = 0.0) -> None:
        """The bias is `weight` for the action ranked first, and falls with the rank."""
        self.kids: dict[Action, Node] = {}
        self.rank = rank
        self.visits = 0
        self.total = 0.0
        self.available = 0
        self.bias = weight / (rank + 1)
        self.promise = promise


class Search:
    """One decision being thought about. It runs in slices as long as the caller likes, and may be left at any time."""

    def __init__(self, knowledge: Knowledge, rng: Rng, settings: Settings | None = None) -> None:
        self.knowledge = knowledge
        self.settings = settings or Settings.of(knowledge.game)
        self.root = Node(0, 0.0)
        self.iterations = 0
        self._turns = knowledge.turns(self.settings.breadth)
        self._openings = [
            Node(rank, self.settings.bias, turn.promise - self._turns[0].promise)
            for rank, turn in enumerate(self._turns)
        ]
        self._answered = self.settings.breadth > 0 and knowledge.game.answers > 0
        self._promised = self._answered and bool(self._turns)
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
        """The actions looked at, the best first: by visits, or by what is expected where turns tell what they promise.

        An action that begins several turns is told once, with the best of them.
        """
        turns = ((turn.actions[0], kid) for turn, kid in zip(self._turns, self._openings, strict=True))
        kids = turns if self._turns else self.root.kids.items()
        found = [Line(action, kid.visits, self._expected(kid)) for action, kid in kids if kid.visits]
        found.sort(key=lambda line: (0 if self._promised else -line.visits, -line.expected))
        lines: dict[Action, Line] = {}
        for line in found:
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
            chosen = self._promising() if self._promised else self._pick(node, self._openings, seat)
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

    def _promising(self) -> int:
        """The whole turn with the highest bound, its promise counted in."""
        explore, reach = self.settings.exploration, log(self.root.visits + 1 + PRIOR * len(self._openings))
        bounds = [self._expected(kid) + explore * sqrt(reach / (kid.visits + PRIOR)) for kid in self._openings]
        return bounds.index(max(bounds))

    def _expected(self, kid: Node) -> float:
        """The payoff to expect of it, between 0 and 1."""
        if not self._promised:
            return kid.total / kid.visits
        promised = self._means[self.knowledge.seat] + kid.promise
        return max(0.0, (kid.total + PRIOR * promised) / (kid.visits + PRIOR))

    def _select(self, node: Node, state: State, seat: int, legal: list[Action]) -> tuple[Action, Node]:
        kids = self._kids(node.kids, state, seat, legal)
        chosen = self._pick(node, kids, seat)
        return legal[chosen], kids[chosen]

    def _pick(self, node: Node, kids: list[Node], seat: int) -> int:
        """The kid of a node with the highest bound."""
        explore, urgency = self.settings.exploration, self._means[seat]
        limit = 3 + self.settings.width * sqrt(node.visits)
        best, chosen = -1.0, 0
        for at, kid in enumerate(kids):
            kid.available += 1
            if kid.rank > limit:
                continue
            visits = kid.visits
            if visits:
                score = kid.total / visits + explore * sqrt(log(kid.available) / visits) + kid.bias / (visits + 1)
            else:
                score = urgency + explore + kid.bias
            if score > best:
                best, chosen = score, at
        return chosen

    def _kids(self, kids: dict[Action, Node], state: State, seat: int, legal: list[Action]) -> list[Node]:
        """The nodes of these actions; those not met before are made."""
        try:
            return [kids[action] for action in legal]
        except KeyError:
            self._add(kids, state, seat, [action for action in legal if action not in kids])
            return [kids[action] for action in legal]

    def _add(self, kids: dict[Action, Node], state: State, seat: int, new: list[Action]) -> None:
        """Add actions not met before, with a bias that falls with their rank; chance orders equals."""
        weight = self.settings.bias
        self._dice.shuffle(new)
        if weight and len(new) > 1:
            scores = self.knowledge.game.judged(state.view(seat), new)
            new = [new[at] for at in sorted(range(len(new)), key=lambda at: -scores[at])]
        for rank, action in enumerate(new):
            kids[action] = Node(rank, weight)
