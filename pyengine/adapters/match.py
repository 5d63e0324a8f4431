"""One game after another of a set-up, played by the numbers of actions: what is common to environments for learning."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from operator import index
from secrets import randbits

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from pyengine.adapters.actions import table
from pyengine.adapters.features import Layout, Vector, layout, observing_of
from pyengine.adapters.sight import SeatLayout, Sight, seat_actions, seat_layout
from pyengine.core.errors import OptionError
from pyengine.core.events import Event
from pyengine.core.options import among_programs, settle, shortened
from pyengine.core.prng import SEEDS, Prng
from pyengine.core.state import Action, State
from pyengine.games import game

Mask = NDArray[np.int8]
_FLOAT, _MARK = np.dtype(np.float32), np.dtype(np.int8)  # which NumPy need not look up, unlike their classes


class Match:
    """A game under way, `state`, and the `seat` to act, -1 if it is over.

    `marks` has a 1 for the number of each action that is legal for it; it is a new one after each decision.

    Raises `OptionError` on a bad setting. Choices that the rules make simultaneous are asked for one after the other.
    """

    __slots__ = (
        *("_actions", "_by_number", "_known", "_marks", "_news_from", "_seeds", "_settled", "_size", "_told"),
        *("_told_until", "decisions", "game", "layout", "marks", "options", "players", "seat", "sight", "state"),
        *("table",),
        *("_writer", "telling"),
    )

    def __init__(
        self,
        game_id: str,
        players: int | None,
        seed: int | None,
        options: Mapping[str, object],
        sight: Sight,
    ) -> None:
        self.game, self.table, self.sight = game(game_id), table(game_id), sight
        self.players = self.game.contest(players)
        fill = shortened if sight.version else among_programs
        self.options = fill(self.game.options, options)
        self.layout: Layout | SeatLayout
        if sight.version:
            self.layout = seat_layout(game_id, self.players, sight)
            self._writer = self.layout.writer()
        else:
            self.layout, self._writer = layout(game_id, sight.memory), None
        self._actions = seat_actions(game_id, self.players, sight.version > 0 and sight.relative)
        self._by_number, self._known = self._actions.actions, self._actions.known
        self._size = len(self.table)
        observing = observing_of(self.game)
        self._marks = None if observing.seats.turned else observing.marks
        self.telling = bool(sight.events)
        """True if events are kept for those that they are told to."""
        self._seeds = Prng(randbits(64) if seed is None else seed)
        self._settled = settle(self.game.options, self.options)
        self._begin_with(0)

    def deal(self, seed: int | None = None) -> None:
        """Deal as `Game.deal` does from this seed, or from the next one along the stream of the last one given."""
        if seed is None:
            seed = self._seeds.below(1 << 32)
        else:
            self._seeds = Prng(seed)
        self._begin_with(seed)

    def _begin_with(self, seed: int) -> None:
        """Deal as `Game.deal` does, with options that are settled once; raises `OptionError` for what is no seed."""
        if type(seed) is int and 0 <= seed < SEEDS:
            self.begin(self.game.rules.new(self.players, Prng(seed), self._settled, None))
        else:
            self.begin(self.game.new(self.players, seed, self.options))

    def set_up(self, position: str) -> None:
        """Begin with the position of a text.

        Raises `NotationError` for what is none, and `OptionError` where nobody is to act, or for other seats.
        """
        state = self.game.position(position)
        if state.players != self.players or not state.to_act:
            raise OptionError("position", position, (f"one in which one of {self.players} seats is to act",))
        self.begin(state)

    def begin(self, state: State) -> None:
        """Go on with this state; nothing that came before is told."""
        self.state = state
        self._told: list[Event] = []
        self._told_until, self._news_from = [0] * self.players, 0
        self.decisions = [0] * self.players
        """How many decisions each seat has made."""
        self._look()

    def choose(self, number: int) -> None:
        """Do what the seat to act has chosen.

        Raises `IllegalAction` for an action that the rules forbid, and `AssertionError` for a number that is none.
        """
        place = index(number)
        assert 0 <= place < self._size, "action is not in action space"
        if self.marks[place]:
            self.act(self._by_number[self.seat][place])
        else:  # which tells the rule; a number of nobody's is the action that it is for the first seat
            self.state.apply(self.seat, self._by_number[self.seat].get(place, self.table.actions[place]))

    def act(self, action: Action) -> None:
        """Do an action that is known to be legal for the seat to act."""
        seat = self.seat
        self.decisions[seat] += 1
        if self.telling:
            self._told_until[seat] = self._news_from = len(self._told)
            self.state.play(seat, action, self._told.append)
        else:
            self.state.play(seat, action)
        self._look()

    def _look(self) -> None:
        state = self.state
        to_act = state.to_act
        if not to_act:
            self.seat, self.marks = -1, bytearray(self._size)
            return
        self.seat = seat = to_act[0]
        if self._marks:
            self.marks = self._marks(state, seat)
            return
        self.marks = marks = bytearray(self._size)
        legal, known = state.legal(seat), self._known[seat]
        try:
            for action in legal:
                marks[known[id(action)]] = 1
        except KeyError:
            for number in self._actions.numbers(seat, legal):
                marks[number] = 1

    @property
    def choices(self) -> dict[int, Action]:
        """What the seat to act may do, by number; none when it is over."""
        return self._actions.numbered(self.seat, self.state.legal(self.seat)) if self.seat >= 0 else {}

    def told(self, seat: int) -> Sequence[Event]:
        """What happened since the seat last chose, its own action included, unredacted; nothing if that is not kept."""
        return self._told[self._told_until[seat] :]

    def news(self) -> Sequence[Event]:
        """What the last decision led to, unredacted; nothing if that is not kept."""
        return self._told[self._news_from :]

    def put(self, seat: int, into: Vector) -> None:
        """Write what the seat may know into a vector."""
        layout = self.layout
        if self._writer:
            into[:] = np.frombuffer(self._writer(self.state, seat), _FLOAT)
        elif self.telling and isinstance(layout, SeatLayout):
            layout.put(self.state, seat, into, self.told(seat))
        else:
            layout.put(self.state, seat, into)

    def vector(self, seat: int) -> Vector:
        """The same as a new vector."""
        if self._writer:
            return np.frombuffer(self._writer(self.state, seat), _FLOAT)
        if not self.telling:
            return self.layout.vector(self.state, seat)
        found: Vector = np.empty(self.layout.size, np.float32)
        self.put(seat, found)
        return found

    def mask(self) -> Mask:
        """1 for the number of each choice, and 0 for all other actions."""
        return np.frombuffer(self.marks[:], _MARK)


def observation_space(match: Match) -> spaces.Dict:
    """The same for every agent and every game of a set-up."""
    return spaces.Dict(
        {
            "observation": spaces.Box(-1, 1, (match.layout.size,), np.float32),
            "action_mask": spaces.Box(0, 1, (len(match.table),), np.int8),
        }
    )
