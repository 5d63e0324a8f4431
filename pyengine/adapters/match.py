"""One game after another of a set-up, played by the numbers of actions: what is common to environments for learning."""

from __future__ import annotations

from collections.abc import Mapping
from operator import index
from secrets import randbits

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from pyengine.adapters.actions import table
from pyengine.adapters.features import layout
from pyengine.core.options import among_programs
from pyengine.core.prng import Prng
from pyengine.core.state import Action, State
from pyengine.games import game

Mask = NDArray[np.int8]


class Match:
    """A game under way, `state`, and the `choices` of the `seat` to act: actions by number; over, -1 and none.

    Raises `OptionError` on a bad setting. Choices that the rules make simultaneous are asked for one after the other.
    """

    __slots__ = ("_seeds", "choices", "game", "layout", "options", "players", "seat", "state", "table")

    def __init__(
        self,
        game_id: str,
        players: int | None,
        seed: int | None,
        options: Mapping[str, object],
        memory: bool = True,
    ) -> None:
        self.game, self.table, self.layout = game(game_id), table(game_id), layout(game_id, memory)
        self.players = self.game.contest(players)
        self.options = among_programs(self.game.options, options)
        self._seeds = Prng(randbits(64) if seed is None else seed)
        self.state: State = self.game.new(self.players, 0, self.options)
        self._look()

    def deal(self, seed: int | None = None) -> None:
        """Deal as `Game.deal` does from this seed, or from the next one along the stream of the last one given."""
        if seed is None:
            seed = self._seeds.below(1 << 32)
        else:
            self._seeds = Prng(seed)
        self.state = self.game.new(self.players, seed, self.options)
        self._look()

    def choose(self, number: int) -> None:
        """Do what the seat to act has chosen.

        Raises `IllegalAction` for an action that the rules forbid, and `AssertionError` for a number that is none.
        """
        action = self.choices.get(index(number))
        if action is None:
            assert 0 <= number < len(self.table), "action is not in action space"
            self.state.apply(self.seat, self.table.actions[number])  # which tells the rule
        else:
            self.state.play(self.seat, action)
        self._look()

    def _look(self) -> None:
        to_act = self.state.to_act
        if to_act:
            self.seat = to_act[0]
            self.choices: dict[int, Action] = self.table.numbered(self.state.legal(self.seat))
        else:
            self.seat, self.choices = -1, {}

    def mask(self) -> Mask:
        """1 for the number of each choice, and 0 for all other actions."""
        marks = bytearray(len(self.table.actions))
        for number in self.choices:
            marks[number] = 1
        return np.frombuffer(marks, np.int8)


def observation_space(match: Match) -> spaces.Dict:
    """The same for every agent and every set-up of the game."""
    return spaces.Dict(
        {
            "observation": spaces.Box(-1, 1, (match.layout.size,), np.float32),
            "action_mask": spaces.Box(0, 1, (len(match.table),), np.int8),
        }
    )
