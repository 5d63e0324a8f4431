"""The bot that plays what looks best at once, by its game's heuristic."""

from __future__ import annotations

from pyengine.bots.knowledge import Knowledge
from pyengine.core.state import Action, Rng


class GreedyBot:
    """The action that the game's heuristic likes most; ties are broken by chance."""

    def choose(self, knowledge: Knowledge, rng: Rng) -> Action:
        """The best-looking legal action."""
        view, score = knowledge.view(), knowledge.game.heuristic
        scored = [(score(view, action), action) for action in knowledge.legal()]
        best = max(value for value, _ in scored)
        return rng.choice([action for value, action in scored if value == best])
