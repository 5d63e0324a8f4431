"""A bot of another wheel of this engine, for `wheel.py`: requests and answers are JSON, one a line.

PYTHONPATH=WHEEL python build/bench/wheel_player.py

`{"game", "seed", "options", "bot", "rng"}` begins a game of two, and is answered by its position; `{"choose": SEAT}` by
an action and the seconds of the processor that it took; `{"apply": [SEAT, ACTION]}` by the position after it, or by
null at the end. Of the wheel nothing is used that engines have not had since 0.1.0.
"""

from __future__ import annotations

import json
import sys
import time
from typing import Any

from pyengine.bots import Knowledge
from pyengine.bots import bot as find_bot
from pyengine.core.prng import Prng
from pyengine.games import game as find_game


class Player:
    """One bot and its own copy of the game that is played."""

    def begin(self, game: str, seed: int, options: dict[str, str], bot: str, rng: int) -> str:
        """Deal, and make the bot."""
        self.game = find_game(game)
        self.state = self.game.deal(2, seed, **options)
        self.bot = find_bot(bot, time.process_time)
        self.rng = Prng(rng)
        return self.game.write(self.state)

    def choose(self, seat: int) -> tuple[str, float]:
        """The bot's action."""
        began = time.process_time()
        action = self.bot.choose(Knowledge(self.game, self.state, seat), self.rng)
        return self.game.format(action), time.process_time() - began

    def apply(self, seat: int, action: str) -> str | None:
        """Play an action; the position after it."""
        self.state.apply(seat, self.game.parse(action))
        return None if self.state.outcome else self.game.write(self.state)

    def answer(self, request: dict[str, Any]) -> object:
        """What a request is answered by."""
        if "choose" in request:
            return self.choose(request["choose"])
        return self.apply(*request["apply"]) if "apply" in request else self.begin(**request)


def answer_all() -> None:
    """Answer requests until there are no more."""
    player = Player()
    for line in sys.stdin:
        print(json.dumps(player.answer(json.loads(line))), flush=True)


if __name__ == "__main__":  # by its path, for `python build` would search this checkout before the wheel
    answer_all()
