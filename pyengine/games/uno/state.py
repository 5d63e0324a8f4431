"""The data of a match of UNO."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Self

from pyengine.core.outcome import Outcome
from pyengine.core.prng import Chance
from pyengine.core.state import State
from pyengine.games.uno.pieces import ALONE, NO_COLOUR, ORDERS, PLAY


@dataclass(frozen=True, slots=True)
class Options:
    """The readings chosen at set-up: UNO-20, UNO-21, UNO-15, UNO-10, UNO-18."""

    target: int = 250
    caught: bool = False
    bluff: bool = True
    plain_reverse: bool = False
    last_draw_one: bool = False

    @classmethod
    def of(cls, chosen: Mapping[str, str]) -> Options:
        """From the options' texts."""
        return cls(
            int(chosen["target"]),
            chosen["scoring"] == "caught",
            chosen["bluff"] == "on",
            chosen["two_player_reverse"] == "plain",
            chosen["last_draw_one"] == "on",
        )


class UnoState(State):
    """Hands are integers (see `pieces`); `deck` has its next card at the end, `discard` its top.

    The seat that is waited for stands last in `to_act`; before it stand those who may still catch the seat
    `open` (-1: nobody). `let` has a bit for each seat that has let it pass. `order` is who comes after whom
    in the `direction`. `knows` maps a holder to those who were shown its hand, and them to the part that
    is still held. `stage` is the round. `last` are the hands at the end of the round
    before. `late` are cards that the accused of a challenge was caught to draw after laying.
    """

    __slots__ = (
        *("bluff", "chance", "dealer", "deck", "direction", "discard", "drawn", "face", "hands", "knows", "last"),
        "late",
        *("let", "lots", "open", "options", "order", "outcome", "phase", "players", "scores", "stage", "to_act", "was"),
    )

    players: int
    stage: int
    to_act: tuple[int, ...]
    outcome: Outcome | None

    def __init__(self, players: int, options: Options, chance: Chance) -> None:
        self.players, self.options, self.chance = players, options, chance
        self.bluff = options.bluff
        self.hands = [0] * players
        self.deck: list[int] = []
        self.discard: list[int] = []
        self.scores = [0] * players
        self.knows: dict[int, dict[int, int]] = {}
        self.lots: tuple[int, ...] = ()
        self.last: tuple[int, ...] = ()
        self.dealer, self.stage, self.face = players - 1, 1, 0
        self.outcome = None
        self.begin_turn(0)

    def begin_turn(self, seat: int) -> None:
        """Nothing is open, play goes left, and the seat is waited for."""
        self.phase, self.drawn, self.open, self.let, self.was, self.late = PLAY, -1, -1, 0, NO_COLOUR, 0
        self.to_act = ALONE[seat]
        self.turn_to(0)

    def turn_to(self, direction: int) -> None:
        """Play goes left (0) or right (1) from now on."""
        self.direction = direction
        self.order = ORDERS[self.players][direction]

    @property
    def awaited(self) -> tuple[int, ...]:
        """The last of those who may act; the others may catch, and need not (UNO-17)."""
        return self.to_act[-1:]

    def shown(self) -> list[tuple[int, int, int]]:
        """Who was shown whose hand, and what of it is still held: in the order of the knowers, then of the holders."""
        return sorted((knower, holder, part) for holder, shown in self.knows.items() for knower, part in shown.items())

    @property
    def accused(self) -> int:
        """In the phase `CALL`, the seat that laid the Wild Draw Two."""
        return ORDERS[self.players][1 - self.direction][self.to_act[-1]][0]

    def copy(self) -> Self:
        """An independent state."""
        twin = type(self).__new__(type(self))
        twin.players, twin.options, twin.bluff = self.players, self.options, self.bluff
        twin.chance = self.chance.copy()
        twin.hands, twin.deck, twin.discard = self.hands[:], self.deck[:], self.discard[:]
        twin.scores = self.scores[:]
        twin.knows = {holder: shown.copy() for holder, shown in self.knows.items()} if self.knows else {}
        twin.lots, twin.last, twin.outcome = self.lots, self.last, self.outcome
        twin.dealer, twin.stage, twin.face = self.dealer, self.stage, self.face
        twin.was, twin.late = self.was, self.late
        twin.phase, twin.drawn, twin.open, twin.let = self.phase, self.drawn, self.open, self.let
        twin.to_act, twin.order, twin.direction = self.to_act, self.order, self.direction
        return twin
