"""What becomes of a choice that the rules refuse: which bot made it is told, or costs that bot the game."""

from __future__ import annotations

import re
from dataclasses import dataclass

from pyengine.core.errors import OptionError

RAISE, FORFEIT = "raise", "forfeit"
FORFEITED = "forfeited"
"""The reason of a result where one bot forfeited the game, and all others share the first place."""
_MOST = 1000
_RETRY = re.compile(r"retry=([0-9]{1,4})", re.ASCII)


@dataclass(frozen=True, slots=True)
class Asked:
    """Which bot was asked, in which game of a match, from 0, with which seed, and at which seat, from 0.

    In words seats count from 1, as in all texts.
    """

    bot: str
    game: str
    number: int
    seed: int
    seat: int

    def __str__(self) -> str:
        return f"bot {self.bot}, {self.game}, game {self.number} (seed {self.seed}), seat {self.seat + 1}"


class IllegalChoice(Exception):
    """A bot chose what the rules refuse: who was `asked`, what was `chosen`, and why that is refused.

    `record` is the game up to there, as text.
    """

    def __init__(self, asked: Asked, chosen: str, why: str, record: str) -> None:
        super().__init__(asked, chosen, why, record)
        self.asked, self.chosen, self.why, self.record = asked, chosen, why, record

    def __str__(self) -> str:
        return f"{self.asked}, chose {self.chosen}: {self.why}"


def times_asked(on_illegal: str) -> int:
    """How often a bot is asked for one decision; raises `OptionError` for what is none of the three ways."""
    found = _RETRY.fullmatch(on_illegal)
    if found and 1 <= int(found[1]) <= _MOST:
        return int(found[1]) + 1
    if on_illegal not in (RAISE, FORFEIT):
        raise OptionError("on-illegal", on_illegal, (RAISE, FORFEIT, f"retry=1…{_MOST}"))
    return 1
