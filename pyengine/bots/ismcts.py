"""Search over the states that are possible: single-observer information set Monte Carlo tree search.

P. I. Cowling, E. J. Powley, D. Whitehouse, "Information Set Monte Carlo Tree Search", IEEE Transactions on
Computational Intelligence and AI in Games 4(2), 2012: one tree for the searching seat, a fresh determinization for
every iteration, and UCB1 with the times an action was available in place of its parent's visits. To that come
payoffs for every seat (max^n: C. Luckhardt, K. Irani, AAAI 1986), forced moves that take no node, and rollouts that
stop at the end of a round or at a bound and are evaluated there. A game's heuristic gives every action a prior, which
counts as some visits do (S. Gelly, D. Silver, "Combining Online and Offline Knowledge in UCT", ICML 2007). Where a game
plans whole turns, the tree begins with those in place of single actions; where that is worth it, the others answer by
turns of theirs.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from math import inf, log, sqrt
from typing import NamedTuple

from pyengine.bots.knowledge import Knowledge
from pyengine.bots.rollout import answered, rollout, valued
from pyengine.bots.timer import Timer, planned
from pyengine.core.game import Game
from pyengine.core.prng import Dice
from pyengine.core.state import Action, Rng, State, View
from pyengine.core.strategy import Stop, Turn, never

BREADTH = 40
"""The breadth of the beam search for whole turns, at full strength."""
_JUDGED = 8
"""One iteration in so many goes at least to each choice that is to be judged in any case."""


@dataclass(frozen=True, slots=True)
class Settings:
    """How a search is tuned. `of` gives what measured best for a game."""

    exploration: float = 0.5
    """The weight of UCB's second term, for payoffs between 0 and 1."""
    prior_visits: float = 10.0
    """How many visits a prior counts for, more than 0."""
    scale: float = 0.0
    """What a point of the heuristic is worth in a prior, in payoff."""
    depth: int = 30
    """Decisions after which a rollout is broken off and evaluated."""
    breadth: int = 0
    """The breadth of the beam search for whole turns, where a game plans them; 0: actions one by one."""
    overlooked: float = 0.0
    """How likely each action at hand is not seen at all; two always are."""
    learned: bool = False
    """True if the game's learned value takes the place of rollouts, where it has one, and its `lookahead` that of plans
    and evaluation, where others answer by turns.
    """

    @classmethod
    def of(cls, game: Game) -> Settings:
        """A game's own scale and horizon."""
        return cls(scale=game.strategy.scale, depth=game.strategy.horizon, breadth=BREADTH)


@dataclass(frozen=True, slots=True)
class Candidate:
    """An action that a search considers: its visits, the seat's expected payoff from 0 to 1, and the error of that."""

    action: Action
    visits: int
    expected: float
    error: float = 0.0


class Way(NamedTuple):
    """A whole turn that a search considers, or a single action: its visits, the seat's expected payoff, and the node
    that has what the tree knows of what comes after it.
    """

    actions: tuple[Action, ...]
    visits: int
    expected: float
    node: Node


class Tally(NamedTuple):
    """What a search has found at its root: its iterations, the mean payoff of every seat, and for each of its choices,
    in the order in which all searches of this knowledge have them, the visits, the summed payoffs and their squares.
    """

    iterations: int
    means: Sequence[float]
    choices: Sequence[tuple[int, float, float]]


class Node:
    """Statistics of an action or a turn: its prior, visits, the mover's summed payoffs and their squares, times it was
    available.
    """

    __slots__ = ("available", "children", "prior", "squares", "total", "visits")

    def __init__(self, prior: float = 0.0) -> None:
        """Only differences between the priors of one mover's choices count."""
        self.children: dict[Action, Node] = {}
        self.prior = prior
        self.visits = 0
        self.total = self.squares = 0.0
        self.available = 0

    @property
    def error(self) -> float:
        """The standard error of the mean payoff."""
        return standard_error(self.visits, self.total, self.squares)


def standard_error(count: int, total: float, squares: float) -> float:
    """The standard error of the mean of so many payoffs from 0 to 1, by their sum and that of their squares.

    The largest variance that there can be counts as one payoff more, so that a few equal ones do not seem certain.
    """
    spread = max(0.0, squares - total * total / count) if count else 0.0
    return sqrt((spread + 0.25) / (count + 1) / max(1, count))


class Search:
    """The search for one decision. The caller runs it in slices, as long as it likes, and may stop at any time.

    The actions `judged` are tried however bad they look: each has a share of the iterations.
    """

    def __init__(
        self,
        knowledge: Knowledge,
        rng: Rng,
        settings: Settings | None = None,
        judged: Sequence[Action] = (),
        timer: Timer | None = None,
    ) -> None:
        """With a timer, what comes before the first iteration is cut short where it takes too long."""
        self.knowledge = knowledge
        self.judged = tuple(judged)
        self.settings = settings = settings or Settings.of(knowledge.game)
        self.root = Node()
        self.iterations = 0
        self.draw = knowledge.worlds(settings.learned, timer.begun if timer else never)
        self._turns = self._planned(timer)
        firsts = [turn.actions[0] for turn in self._turns] or knowledge.legal()
        self._judged_at = [firsts.index(action) for action in judged]  # of turns the best that begins so
        self._root_candidates = [Node(self.settings.scale * turn.prior) for turn in self._turns]
        self._answered = self.settings.breadth > 0 and knowledge.game.strategy.answers > 0
        self._dice = Dice(rng.below(1 << 32))
        self._means = [0.0] * knowledge.players
        self._overlooked: Collection[Action] = ()
        if settings.overlooked:  # two actions at hand are always seen, and so many of the others are not
            legal = [*knowledge.legal()]
            self._dice.shuffle(legal)
            of_thousand = round(1000 * settings.overlooked)
            self._overlooked = {action for action in legal[2:] if self._dice.below(1000) < of_thousand}
        self._prepare()

    def _prepare(self) -> None:
        """What another kind of search has at its beginning; a tree has nothing more."""

    def run(self, iterations: int) -> None:
        """Go on for so many iterations."""
        for _ in range(iterations):
            self._iterate()

    def run_until(self, stop: Stop) -> None:
        """Go on until the caller says stop, who is asked before each iteration."""
        while not stop():
            self._iterate()

    def tally(self) -> Tally:
        """What was found at the root, to be added to another search of the same knowledge."""
        choices = [(child.visits, child.total, child.squares) for child in self._choices()]
        return Tally(self.iterations, self._means.copy(), choices)

    def add(self, tally: Tally) -> None:
        """Count what another search of the same knowledge has found at its root; both must have begun."""
        self.iterations += tally.iterations
        self.root.visits += tally.iterations
        for child, (visits, total, squares) in zip(self._choices(), tally.choices, strict=True):
            child.visits += visits
            child.total += total
            child.squares += squares
        for seat, mean in enumerate(tally.means):
            self._means[seat] += (mean - self._means[seat]) * tally.iterations / self.iterations

    def _planned(self, timer: Timer | None) -> Sequence[Turn]:
        """The turns that look best, and one for each action to be judged that begins none of them."""
        knowledge, breadth, learned = self.knowledge, self.settings.breadth, self.settings.learned
        best = planned(knowledge, breadth, learned, timer) if timer else knowledge.turns(breadth, learned)
        firsts = {turn.actions[0] for turn in best}
        missing = [action for action in self.judged if action not in firsts] if best else []
        # What the plan did not find looks no better than the worst that it did.
        lowest = min([turn.prior for turn in best], default=0.0)
        added = [Turn((action, *knowledge.rest_of_turn(action, breadth, learned)), lowest) for action in missing]
        return [*best, *added]

    def _due(self, children: list[Node]) -> int | None:
        """The choice at the root that has had less than the share in which it is judged in any case."""
        share = max(_JUDGED, 2 * len(self._judged_at))
        return next((at for at in self._judged_at if children[at].visits * share <= self.iterations), None)

    def _choices(self) -> list[Node]:
        return self._root_candidates or list(self.root.children.values())

    def ways(self) -> list[Way]:
        """The whole turns, or the single actions where none are planned, that were tried, the best first."""
        plans = [turn.actions for turn in self._turns] or [(action,) for action in self.root.children]
        children = self._choices()
        expected = self._expected(children, self.knowledge.seat) if children else []
        found = [
            Way(actions, child.visits, min(max(worth, 0.0), 1.0), child)
            for actions, child, worth in zip(plans, children, expected, strict=True)
            if child.visits
        ]
        found.sort(key=lambda way: -way.expected)
        return found

    def candidates(self) -> list[Candidate]:
        """The actions considered, the best first. An action that begins several turns is listed once, with the best."""
        candidates: dict[Action, Candidate] = {}
        for way in self.ways():
            found = Candidate(way.actions[0], way.visits, way.expected, way.node.error)
            candidates.setdefault(way.actions[0], found)
        return list(candidates.values())

    def best(self) -> Action:
        """The action to take: the first candidate; before any was tried what looks best, by the plan or the priors."""
        candidates = self.candidates()
        if candidates:
            return candidates[0].action
        if self._turns:
            return self._turns[0].actions[0]
        legal = self.knowledge.legal()
        priors = self._priors(legal)
        return legal[priors.index(max(priors))]

    def _priors(self, legal: Sequence[Action]) -> list[float]:
        """What the heuristic says of these actions of the seat."""
        return self._scores(self.knowledge.view(), legal)

    def _iterate(self) -> None:
        """Walk down the tree in a state that could be true, and play on from there (see `Settings.learned`)."""
        game, state = self.knowledge.game, self.draw(self._dice)
        path = self._descend(state)
        payoffs: Sequence[float]
        if self._answered:
            learned = self.settings.learned
            payoffs = answered(game, state, self.knowledge.seat, self._dice, self._stage, lookahead=learned)
        elif self.settings.learned and game.strategy.value:
            payoffs = valued(game, state, self._dice, self._stage)
        else:
            payoffs = rollout(game, state, self._dice, self.settings.depth, self._stage)
        self._count(path, payoffs)

    def _count(self, path: list[tuple[Node, int]], payoffs: Sequence[float]) -> None:
        self.iterations += 1
        self.root.visits += 1
        for node, seat in path:
            node.visits += 1
            node.total += (payoff := payoffs[seat])
            node.squares += payoff * payoff
        for seat, payoff in enumerate(payoffs):
            self._means[seat] += (payoff - self._means[seat]) / self.iterations

    def _descend(self, state: State) -> list[tuple[Node, int]]:
        """Walk down the tree, choosing by UCB, and one step out of it; no further than a choice where others answer."""
        node, path, seat = self.root, list[tuple[Node, int]](), self.knowledge.seat
        self._stage = state.stage
        if self._turns:
            due = self._due(self._root_candidates)
            chosen = self._pick(self._root_candidates, seat) if due is None else due
            node = self._root_candidates[chosen]
            path.append((node, seat))
            for action in self._turns[chosen].actions:
                state.play(seat, action)
            if not node.visits:  # a turn that is tried for the first time is the step out of the tree
                return path
        while (to_act := state.to_act) and state.stage == self._stage:
            if path or seat not in to_act:
                if self._answered:
                    break
                seat = to_act[0]
            legal = state.legal(seat)
            if len(legal) == 1:  # a forced move takes no node
                state.play(seat, legal[0])
                continue
            children = self._children(node.children, state, seat, legal)
            due = self._due(children) if node is self.root else None
            chosen = self._pick(children, seat) if due is None else due
            action, node = legal[chosen], children[chosen]
            path.append((node, seat))
            state.play(seat, action)
            if not node.visits:
                break
        return path

    def _pick(self, children: list[Node], seat: int) -> int:
        """The child with the highest upper confidence bound."""
        explore, prior = self.settings.exploration, self.settings.prior_visits
        highest, chosen = -inf, 0
        for at, (child, expected) in enumerate(zip(children, self._expected(children, seat), strict=True)):
            # How often it could be chosen, not how often its parent was met: hidden cards make it come and go.
            child.available += 1
            bound = expected + explore * sqrt(log(child.available + prior) / (child.visits + prior))
            if bound > highest:
                highest, chosen = bound, at
        return chosen

    def _expected(self, children: list[Node], seat: int) -> list[float]:
        """The payoff to expect of each: that of its visits, and of as many more as a prior counts for.

        The highest prior stands for the mean of all payoffs so far.
        """
        prior = self.settings.prior_visits
        base = self._means[seat] - max([child.prior for child in children])
        return [(child.total + prior * (base + child.prior)) / (child.visits + prior) for child in children]

    def _children(self, children: dict[Action, Node], state: State, seat: int, legal: list[Action]) -> list[Node]:
        """The nodes of these actions; those not met before are made, with the priors that the heuristic gives them."""
        try:  # as it mostly is: all were met before
            return [children[action] for action in legal]
        except KeyError:
            new = [action for action in legal if action not in children]
        scale = self.settings.scale
        scores = self._scores(state.view(seat), new) if scale else [0.0] * len(new)
        for action, points in zip(new, scores, strict=True):
            children[action] = Node(scale * points)
        if children is self.root.children:
            for action in self._overlooked:
                children[action].prior = -inf
        return [children[action] for action in legal]

    def _scores(self, view: View, actions: Sequence[Action]) -> list[float]:
        """The points that the heuristic gives these actions, or the one that was tuned."""
        strategy = self.knowledge.game.strategy
        tuned = strategy.tuned if self.settings.learned else None
        return (tuned or strategy).score_actions(view, actions)
