"""OpenSpiel's policies as bots: for the arena and the benchmark."""

from __future__ import annotations

from typing import Any

import pyspiel

from pyengine.adapters import openspiel
from pyengine.adapters.world import World
from pyengine.bots.knowledge import Knowledge
from pyengine.core.state import Action, Rng

PARTS = 1 << 30
"""Into so many parts a chance is divided to draw an action."""


class OpenSpielBot:
    """A bot that draws its action from the probabilities of an `open_spiel.python.policy.Policy`.

    The policy gets a state drawn from those that the seat cannot tell from the true one, with no history: it may go by
    the observation, whose tensor and string are the same in all of them, and by the legal actions.
    """

    def __init__(self, policy: Any) -> None:
        self.policy = policy
        self._games: dict[tuple[str, int], Any] = {}

    def choose(self, knowledge: Knowledge, rng: Rng) -> Action:
        """An action, as likely as the policy says."""
        key = knowledge.game.id, knowledge.players
        if key not in self._games:
            name = openspiel.name_of(knowledge.game)
            self._games[key] = pyspiel.load_game(name, {"players": knowledge.players})
        node = self._games[key].new_initial_state()
        world: World = node.world
        world.state = knowledge.determinize(rng)
        chances = self.policy.action_probabilities(node, knowledge.seat)
        return world.table.actions[_drawn(chances, rng)]


def _drawn(chances: dict[int, float], rng: Rng) -> int:
    """The number of an action; the last possible one where the chances come to less than 1."""
    point = rng.below(PARTS) / PARTS
    possible = [(number, chance) for number, chance in chances.items() if chance > 0]
    for number, chance in possible:
        point -= chance
        if point < 0:
            return number
    return possible[-1][0]
