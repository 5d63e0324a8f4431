"""How bots play a game that is written as one file, of which they know nothing but its rules.

A search breaks its lines off after so many decisions, or at the end of a round, and asks how everybody stands then.
That is what the file says itself (`standing`), or else by what it ranks the seats in the end: the scores of now.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from pyengine.core.linear import softmax
from pyengine.core.prng import Prng
from pyengine.core.state import Action, Rng, View
from pyengine.core.strategy import Strategy

TO_THE_END = 120
"""So many decisions a line has where nobody can say how things stand before the end."""
HORIZON = 40
"""So many where that can be said."""
FORESIGHT = 10
"""So many where the file says what looks good, too: lines are played on by that, so that fewer decisions tell more."""
ROAMS = 100
"""In a thousand decisions of such a line so many are any."""
SCALE = 0.03
"""What a point of `worth` is worth in chances to win."""
TRUST = 6.0
"""So many times as much of `worth` as of other heuristics levels below 5 have learnt: with 1, greedy won 46 of 60 games
of Golf and 16 of 20 of Crazy Eights from level 3.
"""
_GAMES = 8
_LEAST = 1e-9
_UNSAID = (ArithmeticError, AttributeError, LookupError, TypeError, ValueError)
"""What a score may raise that is only meant for the end."""

Worth = Callable[[View, Action], float]
"""How good an action looks to the seat whose view it is."""
Scores = Callable[[Any], Sequence[float]]
"""How each seat stands in a state; the more, the better."""


class Standing:
    """The chances of each seat in a state, by how they stand. How much a lead is worth is measured in random lines."""

    def __init__(self, scores: Scores, deal: Callable[[Prng], Any]) -> None:
        self.scores, self.deal = scores, deal
        self._spread = 0.0

    def chances(self, state: Any) -> Sequence[float]:
        """The chances of each seat, 1 in all."""
        try:
            leads = self.scores(state)
        except _UNSAID:
            return [1 / state.players] * state.players
        return softmax(leads, self._spread or self._measured())

    def _measured(self) -> float:
        """How far seats are apart, on the mean, where lines are broken off."""
        found = list[float]()
        for seed in range(_GAMES):
            chance = Prng(seed)
            state = self.deal(chance)
            first = state.stage
            for _ in range(HORIZON):
                if not state.to_act or state.stage != first:
                    break
                seat = state.to_act[0]
                state.play(seat, chance.choice(state.legal(seat)))
            try:
                leads = self.scores(state)
            except _UNSAID:
                continue
            mean = sum(leads) / len(leads)
            found += [abs(lead - mean) for lead in leads]
        self._spread = max(_LEAST, sum(found) / max(1, len(found))) if any(found) else 1.0
        return self._spread


def strategy_of(definition: Any) -> Strategy[Any]:
    """How bots play the game of a file."""
    worth = definition.worth
    scores = _scores(definition)
    chosen = {option.name: option.default for option in definition.options}

    def deal(chance: Prng) -> Any:
        return definition.deal(max(2, definition.players[0]), chance, chosen, None)

    more: dict[str, Any] = {"evaluate": Standing(scores, deal).chances} if scores else {}
    horizon = HORIZON if scores else TO_THE_END
    if worth:
        horizon = FORESIGHT if scores else TO_THE_END
        more |= {"scale": SCALE, "trust": TRUST, "policy": _by_worth(worth)}
    # A tree has one answer to all that a deck may bring: with it greedy won 33 of 60 games of Golf.
    return Strategy(heuristic=worth or (lambda _view, _action: 0.0), horizon=horizon, sweeping=True, **more)


def _by_worth(worth: Worth) -> Callable[[Any, int, Rng], Action]:
    """Choose as the bot `greedy` does, but for some decisions, so that lines differ."""

    def policy(state: Any, seat: int, rng: Rng) -> Action:
        legal: list[Action] = state.legal(seat)
        if len(legal) == 1 or rng.below(1000) < ROAMS:
            return rng.choice(legal)
        view = state.view(seat)
        found = [worth(view, action) for action in legal]
        best = max(found)
        return rng.choice([action for action, points in zip(legal, found, strict=True) if points == best])

    return policy


def _scores(definition: Any) -> Scores | None:
    """How the seats stand: by the file's own word, or by the scores that it ranks them by."""
    standing = definition.standing
    if standing:
        return lambda state: [standing(state, seat) for seat in range(state.players)]
    if not definition.ranked:
        return None
    ranked, sign = definition.ranked
    return lambda state: [sign * score for score in ranked(state)]
