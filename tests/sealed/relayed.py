"""Players of `pyengine sealed` in one process, with a group that is quick."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from pyengine.cli.sealed import Relay
from pyengine.cli.sealed.player import Player, Seat
from tests.sealed.cheats import Cheater
from tests.sealed.toy import Toy


class Local:
    """Stands for the processes of the command."""

    def __init__(self, seats: list[Seat], cheat: str = "") -> None:
        self.players = [Player(seat, Toy()) for seat in seats]
        if cheat:
            self.players[1] = Cheater(seats[1], Toy(), cheat)

    def __len__(self) -> int:
        return len(self.players)

    def ask(self, player: int, name: str, text: str = "") -> Any:
        """What a player answers."""
        return getattr(self.players[player], name)(text)


def relayed(
    game: str,
    players: int,
    seed: int,
    options: Mapping[str, str],
    cheat: str = "",
    *,
    lose: int | None = None,
    policy: str = "",
    most: int = 0,
) -> tuple[dict[str, Any], Local]:
    """The report of a game in which player 2 cheats, and the players."""
    seats = [Seat(game, players, dict(options), seed, at, "greedy", policy, most) for at in range(players)]
    local = Local(seats, cheat)
    return Relay(local, lose).play(), local
