"""The data of a match of Flights."""

from __future__ import annotations

from typing import NamedTuple, Self

from pyengine.core.outcome import Outcome
from pyengine.core.prng import Chance
from pyengine.core.state import State
from pyengine.games.flights.pieces import LAY, NOTHING, card_of

_SEATS = tuple(tuple(tuple((first + step) % n for step in range(n)) for first in range(n)) for n in range(5))
"""By players and first seat: the seats clockwise from it."""
_REMEMBERED = 32
"""The most rounds that stay in mind; when there would be more, the earlier half of them goes."""


class Round(NamedTuple):
    """What everyone saw when the lays of a round were turned up: the game, who has the first-turn card, the
    collections, the flights that lay used, the colours left out, the discard, and the lays; lists by seat.
    """

    game: int
    first: int
    cities: tuple[tuple[int, ...], ...]
    used: tuple[int, ...]
    out: tuple[int, ...]
    discard: tuple[int, ...]
    laid: tuple[int, ...]


class FlightsState(State):
    """Two to four players. Lists are flat, a number for each seat where they go by seat.

    `colours` are those of the flights, all through the match (FLI-2).
    `deck` and `discard` have their top at the end; hands and `table` are sorted; `used` has a bit for each
    flight lying used (FLI-8); `laid` packs card and flight (`pieces`), hidden while `phase` is `lay`, then the
    record of the round; `order` are the seats still to pick, and `swap` the exchange being resolved. `match` says how
    the match is won, `target` and `to_win` are the points and the games that win it (FLI-22). `past` are the latest
    rounds; they are no part of the position, and equal states may differ in them.
    """

    __slots__ = (
        *("chance", "cities", "colours", "deck", "discard", "first", "game", "hands", "laid", "match", "order", "out"),
        *(
            "outcome",
            "past",
            "phase",
            "players",
            "round",
            "scores",
            "swap",
            "table",
            "target",
            "to_win",
            "used",
            "wins",
        ),
    )
    past_slots = frozenset({"past"})

    first: int
    """The seat with the first-turn card; whoever makes a state sets it."""
    outcome: Outcome | None

    def __init__(self, players: int, match: str, target: int, to_win: int, chance: Chance) -> None:
        self.players: int = players
        self.match, self.target, self.to_win, self.chance = match, target, to_win, chance
        self.colours = list(range(players))
        self.scores, self.wins = [0] * players, [0] * players
        self.game, self.outcome = 1, None
        self.past: tuple[Round, ...] = ()
        self.clear()

    def clear(self) -> None:
        """An empty table, for a new game."""
        self.round, self.phase, self.swap = 1, LAY, NOTHING
        self.out, self.deck, self.discard = list[int](), list[int](), list[int]()
        self.table, self.order = list[int](), list[int]()
        self.laid, self.used = [NOTHING] * self.players, [0] * self.players
        self.hands: list[list[int]] = [[] for _ in self.laid]
        self.cities: list[list[int]] = [[] for _ in self.laid]

    def clockwise(self) -> tuple[int, ...]:
        """The seats from the first-turn card on."""
        return _SEATS[self.players][self.first]

    @property
    def to_act(self) -> tuple[int, ...]:
        """While cards are laid all who have not yet laid (FLI-4), then the one who picks (FLI-5)."""
        if self.outcome:
            return ()
        if self.phase != LAY:
            return (self.order[0],)
        hands, laid = self.hands, self.laid
        return tuple([seat for seat in self.clockwise() if hands[seat] and laid[seat] == NOTHING])

    @property
    def stage(self) -> int:
        """The game of the match."""
        return self.game

    def remember(self) -> None:
        """Keep this round in mind, as everyone sees it once its lays are turned up."""
        cities = tuple([tuple(cities) for cities in self.cities])
        used, out, discard = tuple(self.used), tuple(self.out), tuple(self.discard)
        seen = Round(self.game, self.first, cities, used, out, discard, tuple(self.laid))
        past = self.past if len(self.past) < _REMEMBERED else self.past[_REMEMBERED // 2 :]
        self.past = (*past, seen)

    def unseen(self, seat: int) -> list[int]:
        """The cards that the seat does not see: the deck, the others' hands, and what they laid face down.

        They are sorted, so that nothing of where they lie gets into a shuffle.
        """
        found = self.deck[:]
        for other in range(self.players):
            if other != seat:
                found += self.hands[other]
                if self.phase == LAY and self.laid[other] != NOTHING:
                    found.append(card_of(self.laid[other]))
        found.sort()
        return found

    def owner(self, city: int) -> int | None:
        """The seat in whose collection the city lies."""
        return next((seat for seat, cities in enumerate(self.cities) if city in cities), None)

    def copy(self) -> Self:
        """An independent state."""
        twin = type(self).__new__(type(self))
        twin.players, twin.match, twin.target, twin.to_win = self.players, self.match, self.target, self.to_win
        twin.colours = self.colours
        twin.game, twin.round, twin.first = self.game, self.round, self.first
        twin.phase, twin.swap, twin.outcome = self.phase, self.swap, self.outcome
        twin.out, twin.deck, twin.discard = self.out, self.deck[:], self.discard[:]
        twin.laid, twin.used, twin.table, twin.order = self.laid[:], self.used[:], self.table[:], self.order[:]
        twin.scores, twin.wins, twin.past = self.scores, self.wins[:], self.past
        twin.hands = [hand[:] for hand in self.hands]
        twin.cities = [cities[:] for cities in self.cities]
        twin.chance = self.chance.copy()
        return twin
