"""The information that a bot gets for a decision: what its seat knows."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from pyengine.core.errors import Breach
from pyengine.core.game import Game
from pyengine.core.state import Action, Rng, State, View
from pyengine.core.strategy import Stop, Turn, never


class Knowledge:
    """Everything a seat may use to choose: its view, its legal actions, and states that could be true."""

    __slots__ = ("_state", "game", "memory", "seat")

    def __init__(self, game: Game, state: State, seat: int, memory: int | None = None) -> None:
        self.game = game
        self.seat = seat
        self.memory = memory
        self._state = state

    def remembering(self, memory: int | None) -> Knowledge:
        """The same knowledge of a bot that remembers only the `memory` latest cards that went out of sight."""
        return Knowledge(self.game, self._state, self.seat, memory)

    @property
    def players(self) -> int:
        """How many seats there are."""
        return self._state.players

    @property
    def to_act(self) -> tuple[int, ...]:
        """The seats that may choose now."""
        return self._state.to_act

    def view(self) -> View:
        """The seat's view."""
        return self._state.view(self.seat)

    def legal(self) -> list[Action]:
        """The seat's legal actions, in their stable order."""
        return self._state.legal(self.seat)

    def why_not(self, action: Action) -> Breach | None:
        """The rule that forbids the action to the seat now, as anybody who tries is told; None when it is legal."""
        return self._state.why_not(self.seat, action)

    def turns(self, breadth: int, lookahead: bool = False, stop: Stop = never) -> Sequence[Turn]:
        """Whole turns of the seat that look best to it, by a beam search of this breadth, if the game plans any; none
        where time was up before.

        With `lookahead` they are those of the highest level, where the game has such.
        """
        if not breadth:
            return ()
        strategy = self.game.strategy
        plan = strategy.lookahead.turns if lookahead and strategy.lookahead else strategy.turns
        return plan(self._state, self.seat, breadth, stop)

    def rest_of_turn(self, action: Action, breadth: int, lookahead: bool = False) -> tuple[Action, ...]:
        """The best way to go on with a turn that begins with this action; nothing where the turn ends with it.

        Nothing too where the seat's next turn may begin with cards that it does not know yet.
        """
        state = self._state.copy()
        state.play(self.seat, action)
        if state.players == 1 or state.to_act != (self.seat,):
            return ()
        planned = Knowledge(self.game, state, self.seat).turns(breadth, lookahead)
        return planned[0].actions if planned else ()

    def determinize(self, rng: Rng) -> State:
        """A full state consistent with what the seat knows, or still knows."""
        state = self._state if self.memory is None else self._state.forget(self.seat, self.memory, rng)
        return state.determinize(self.seat, rng)

    def worlds(self, learned: bool = False, stop: Stop = never) -> Callable[[Rng], State]:
        """Draws such states. With `learned` what the others did tells which of them are likely, where the game can read
        it before time is up; and what they have chosen without showing it is left to them.
        """
        infer = self.game.strategy.worlds
        return infer(self._state, self.seat, stop) if learned and infer and self.memory is None else self.determinize
