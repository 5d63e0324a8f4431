"""The bot that plays by what was trained."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from pyengine.adapters.policy import PolicyBot
from pyengine.adapters.sight import Sight
from pyengine.bots import Knowledge
from pyengine.core.errors import OptionError
from pyengine.core.state import Action, Rng
from pyengine.learn.baseline.network import Network

PLAYERS = 2
WEIGHTS = Path(__file__).parent / "weights"


def trained() -> tuple[str, ...]:
    """The games that there are weights of."""
    return tuple(sorted(path.stem for path in WEIGHTS.glob("*.npz")))


class Baseline:
    """Takes the legal action that the network of the game scores highest; its choice has no chance in it.

    Raises `OptionError` at its first choice in a game that it has no network of, and at any table but one of two.
    """

    def __init__(self) -> None:
        self._playing: PolicyBot | None = None

    def choose(self, knowledge: Knowledge, rng: Rng) -> Action:
        """The action with the highest score."""
        if self._playing is None:
            self._playing = _policy(knowledge.game.id, knowledge.players)
        return self._playing.choose(knowledge, rng)


def _policy(game_id: str, players: int) -> PolicyBot:
    if game_id not in trained():
        raise OptionError("game", game_id, trained())
    if players != PLAYERS:
        raise OptionError("players", players, (PLAYERS,))
    network = _network(WEIGHTS / f"{game_id}.npz")

    def highest(seen: dict[str, NDArray[Any]]) -> int:
        scores = np.where(seen["action_mask"], network.scores(seen["observation"]), -np.inf)
        return int(scores.argmax())

    return PolicyBot(highest, sight=Sight())


@cache
def _network(path: Path) -> Network:
    return Network.load(path)
