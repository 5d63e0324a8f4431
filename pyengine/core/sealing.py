"""What of a game is hidden, for play where nobody holds the whole state (`docs/sealed.md`).

Such a device has a guess of what its seat cannot see. Where hidden cards decide what happens next, it has to be told.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Generic, NamedTuple, cast

from pyengine.core.state import Action
from pyengine.core.strategy import S


class Tells(NamedTuple):
    """The hidden cards of `seat` decide what an action brings, and it tells what all can see of that.

    It can do so before the action is carried out, or only `after` it has seen the cards that the action brings it.
    """

    seat: int
    after: bool


class Shows(NamedTuple):
    """Before the action is carried out, `seat` shows its hidden cards: to one seat, or (None) to all."""

    seat: int
    to: int | None


OBSTACLES = ("dice", "memory", "values", "known", "looks", "shuffle")
"""Why a game cannot be played sealed: dice or values that not everybody sees, cards that were seen and are turned down,
cards that some players know and others do not, rules that look at hidden cards, hidden cards that are shuffled.
"""


@dataclass(frozen=True, slots=True)
class Sealing(Generic[S]):
    """Where the hidden cards of a game are, as the numbers by which the game knows cards."""

    hand: Callable[[S, int], list[int]]
    """The hidden cards that only this seat knows; in an order that is always the same."""
    put: Callable[[S, int, Sequence[int], Sequence[int]], None]
    """Let these be the hidden cards of a seat, some of which it lays next: what else of the state hangs on them, such
    as the card just drawn, follows. In place.
    """
    piles: Callable[[S], Sequence[list[int]]] = lambda state: (cast(Any, state).deck,)
    """The piles that lie face down: the state's own lists, their tops at the end; in most games one, the deck."""
    pile_of: Callable[[int], int | None] = lambda _: 0
    """Which pile the hand of a seat is drawn from: cards of these two may be each other's. None: from no pile."""
    spends: Callable[[Action], tuple[int, ...]] = lambda _: ()
    """The cards of the hidden hand that an action lays open; in some games no action does."""
    deciders: Callable[[S, int, Action], tuple[Tells | Shows, ...]] = lambda _state, _seat, _action: ()
    """Whose hidden cards decide what a legal action brings; it looks at what all can see of the state only. In most
    games nobody's do.
    """
    obstacle: Callable[[], str] = lambda: ""
    """Why the game cannot be played sealed, as a code of `OBSTACLES`; empty where it can, as all of our own."""
