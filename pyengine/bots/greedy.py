"""The bot that plays the action with the highest heuristic score."""

from __future__ import annotations

from pyengine.bots.knowledge import Knowledge
from pyengine.core.state import Action, Rng


class GreedyBot:
    """The action that the game's heuristic scores highest; ties are broken by chance."""

    def choose(self, knowledge: Knowledge, rng: Rng) -> Action:
        """The best-looking legal action."""
        legal = knowledge.legal()
        scores = knowledge.game.strategy.score_actions(knowledge.view(), legal)
        best = max(scores)
        return rng.choice([action for action, score in zip(legal, scores, strict=True) if score == best])
