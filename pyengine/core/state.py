"""The state of a game: what every game's `State` offers to players, bots and pages."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Hashable, Sequence
from functools import cache
from typing import Any, ClassVar, Protocol, TypeVar

from pyengine.core.errors import Breach, IllegalAction, SeatError, quoted
from pyengine.core.events import Event
from pyengine.core.options import whole
from pyengine.core.outcome import Outcome

Action = Hashable
"""A small frozen value that names what a player does, such as `Play(card=17, pile="own-up")`."""

View = dict[str, Any]
"""What one seat (or a spectator) may know, as plain JSON-able data."""

Note = Callable[[Event], None]
T = TypeVar("T")


class Rng(Protocol):
    """A source of random numbers: our own `Prng`, or any object with these three methods."""

    def below(self, bound: int, /) -> int:
        """An integer 0 ≤ n < bound."""

    def choice(self, items: Sequence[T], /) -> T:
        """One of the items."""

    def shuffle(self, items: list[T], /) -> None:
        """A random order, in place."""


@cache
def attributes(kind: type) -> tuple[str, ...]:
    """The names of the slots of a class, inherited ones too."""
    return tuple(name for each in kind.__mro__ for name in getattr(each, "__slots__", ()))


class State(ABC):
    """A game under way. It changes in place; `copy` it first if you need the earlier state.

    Seats count from 0, as everywhere in Python and JSON; in texts, and so in a `Breach` and in errors about texts, from
    1. Only `apply` and `view` find out whether a seat is one of the game's: the other methods are for callers who know,
    such as a search, and texts are checked where they are read.
    """

    __slots__ = ()
    past_slots: ClassVar[frozenset[str]] = frozenset()
    """Slots that are no part of the position, such as what was done before: equal states may differ in them."""

    @property
    @abstractmethod
    def players(self) -> int:
        """How many seats there are."""

    @property
    @abstractmethod
    def to_act(self) -> tuple[int, ...]:
        """The seats that may choose now, in the order to ask them in; empty when the game is over.

        Several when choices are simultaneous. The game may go on without some of them, when the rules
        only allow a choice and do not demand one; then the seat it waits for stands last.
        """

    @property
    def awaited(self) -> tuple[int, ...]:
        """The seats of `to_act` that the game waits for; the others may act but need not."""
        return self.to_act

    @property
    def stage(self) -> int:
        """Which round or game of a match is being played; it never changes where there is only one."""
        return 1

    @property
    @abstractmethod
    def outcome(self) -> Outcome | None:
        """How the game ended, or None while it goes on."""

    @abstractmethod
    def legal(self, seat: int) -> list[Action]:
        """The actions that `why_not` lets `seat` take, in a stable order."""

    @abstractmethod
    def why_not(self, seat: int, action: Action) -> Breach | None:
        """The rule that forbids the action to `seat` now, or None when it is legal.

        Raises `TypeError` for a text, as `apply` does.
        """

    @abstractmethod
    def play(self, seat: int, action: Action, note: Note | None = None) -> None:
        """Do an action that is known to be legal; each event goes to `note`. Searches use this: nothing is checked."""

    @abstractmethod
    def view(self, seat: int | None) -> View:
        """What `seat` (None: a spectator) may know; raises `SeatError` for a seat that the game does not have."""

    @abstractmethod
    def determinize(self, seat: int, rng: Rng) -> State:
        """A full state, drawn at random from those consistent with all that `seat` knows."""

    def forget(self, seat: int, memory: int, rng: Rng) -> State:  # noqa: ARG002 - for games of memory
        """The state as `seat` would think of it with only the `memory` latest cards that went out of sight in mind.

        Only games where seen cards go out of sight have anything to forget.
        """
        return self

    @abstractmethod
    def copy(self) -> State:
        """An independent state, equal to this one."""

    def __eq__(self, other: object) -> bool:
        if type(other) is not type(self):
            return NotImplemented
        names = [name for name in attributes(type(self)) if name not in self.past_slots]
        return all(getattr(self, name) == getattr(other, name) for name in names)

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        """One line: the game, the players, who is to act, and the numbers and words that a spectator sees.

        Nothing hidden can be in it, since all of it is taken from the spectator's view.
        """
        view = self.view(None)
        known = [
            f"{name}={value}"
            for name, value in view.items()
            if name not in ("game", "seat") and isinstance(value, int | str) and value is not False
        ]
        end = [f"over={self.outcome.reason}"] if self.outcome else []
        return f"<{' '.join([view['game'], f'players={self.players}', f'to_act={self.to_act}', *known, *end])}>"

    def apply(self, seat: int, action: Action) -> list[Event]:
        """Do an action and return what happened, unredacted.

        Raises `IllegalAction` when a rule forbids it, `SeatError` for a seat that the game does not have, and
        `TypeError` for a text, which `Game.parse` makes an action of; then nothing is changed.
        """
        if type(seat) is not int or not 0 <= seat < self.players:
            check_seat(self, seat)
        if type(action) is str:
            check_action(action)
        breach = self.why_not(seat, action)
        if breach is not None:
            raise IllegalAction(breach)
        events: list[Event] = []
        self.play(seat, action, events.append)
        return events


def check_seat(state: State, seat: object) -> None:
    """Raises `SeatError` for a seat that the game does not have."""
    number = whole(seat)
    if number is None or not 0 <= number < state.players:
        raise SeatError("seat", seat if number is None else number, tuple(range(state.players)))


def check_viewer(state: State, seat: int | None) -> None:
    """The same for whoever looks: a spectator, None, may as well. Every game's `view` begins with it."""
    if seat is not None and (type(seat) is not int or not 0 <= seat < state.players):
        check_seat(state, seat)


def check_action(action: object) -> None:
    """Raises `TypeError` for a text, which `Game.parse` makes an action of.

    Every game's `why_not` asks it before it looks for a rule: to a rule a text is an action that does not exist.
    """
    if type(action) is str:
        raise TypeError(f"an action is expected, not the text {quoted(action)!r}: game.parse(text) makes one of it")
