"""Anytime sequential halving: a search of the choice at hand alone, in which all choices are tried in the same deals.

All choices are swept once, the better half twice, the better quarter four times, down to two, and then all of it begins
again with what is known by then. So most playouts go to the choices that are hard to tell apart, whenever the search is
stopped (D. Sagers, M. Winands, D. Soemers, "Anytime Sequential Halving in Monte-Carlo Tree Search", arXiv 2411.07171,
after Z. Karnin, T. Koren, O. Somekh, ICML 2013). Each sweep deals the hidden cards once, and every choice in it is
played out from a copy of that deal: what the deal gives or takes, it gives to all of them alike.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import inf

from pyengine.bots.ismcts import Node, Search
from pyengine.bots.rollout import rollout
from pyengine.core.state import Action


class Halving(Search):
    """The search of one decision by sequential halving. An iteration is one choice played out."""

    def _prepare(self) -> None:
        """The choices at the root, each with the actions that lead to it, and the first deal."""
        plans: list[tuple[Action, ...]] = [turn.actions for turn in self._turns]
        children = self._root_candidates
        if not plans:
            legal = self.knowledge.legal()
            self.root.children.update(zip(legal, map(Node, self._priors(legal)), strict=True))
            for action in self._overlooked:
                self.root.children[action].prior = -inf
            plans, children = [(action,) for action in legal], list(self.root.children.values())
        self._choices_at_root = list(zip(plans, children, strict=True))
        self._sweep: list[int] = []
        self._best: list[int] = []
        self._sweeps = self._repeats = 0
        self._deal = self.draw(self._dice)

    def _priors(self, legal: Sequence[Action]) -> list[float]:
        """What was learned of these actions in chances to win; where nothing was, what the heuristic says of them."""
        strategy, view = self.knowledge.game.strategy, self.knowledge.view()
        if strategy.prior:
            return strategy.prior(view, legal)
        return [self.settings.scale * score for score in strategy.score_actions(view, legal)]

    def _iterate(self) -> None:
        if not self._sweep:  # deal anew, and go over the choices that are left
            if not self._repeats:
                self._halve()
            self._repeats -= 1
            self._sweep = self._best[::-1]  # taken from the end: the best of them is tried first
            self._deal = self.draw(self._dice)
        actions, node = self._choices_at_root[self._sweep.pop()]
        state, seat = self._deal.copy(), self.knowledge.seat
        self._stage = state.stage
        for action in actions:
            state.play(seat, action)
        payoffs = rollout(self.knowledge.game, state, self._dice, self.settings.depth, self._stage, refined=True)
        self._count([(node, seat)], payoffs)

    def _halve(self) -> None:
        """Leave the better half, for twice as many sweeps; where no more than two are left, begin again with all."""
        left, self._sweeps = self._best, self._sweeps * 2
        wide = (len(left) + 1) // 2
        if len(left) <= 2:
            left, wide, self._sweeps = list(range(len(self._choices_at_root))), len(self._choices_at_root), 1
        self._repeats = self._sweeps
        expected = self._expected([node for _, node in self._choices_at_root], self.knowledge.seat)
        self._best = sorted(left, key=lambda at: -expected[at])[:wide]
