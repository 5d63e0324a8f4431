"""The bot that plays any legal action."""

from __future__ import annotations

from pyengine.bots.knowledge import Knowledge
from pyengine.core.state import Action, Rng


class RandomBot:
    """Every legal action is equally likely."""

    def choose(self, knowledge: Knowledge, rng: Rng) -> Action:
        """One of the legal actions."""
        return rng.choice(knowledge.legal())
