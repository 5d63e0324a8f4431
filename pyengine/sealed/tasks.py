"""Carrying out what was done, the deal included, on a copy of a state: which cards left piles, and who sees them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from itertools import accumulate, chain
from typing import Any

from pyengine.core.events import NOBODY, Event
from pyengine.core.game import Game
from pyengine.core.prng import Prng
from pyengine.core.state import Action, State
from pyengine.sealed.chance import SealedChance, ShuffleWanted, TaggedCard, tag_of
from pyengine.sealed.shuffle import Place

Piles = list[list[Place | None]]
"""By pile, the places that its cards lie at, from the bottom; None for a card that all saw going there."""


@dataclass(frozen=True, slots=True)
class Setup:
    """What is played: the game, how many `players` there are, and the options in full."""

    game: Game
    players: int
    options: dict[str, str]


@dataclass(slots=True)
class Task:
    """What is being carried out: the actions of a move (several where all choose at once), or the deal.

    `message` is the number of the message it stands in, `shuffle` that of the first shuffle it may need, `toss` of the
    coin toss, once it needs one. `declared` is what a seat declared of it, `shown` are the hands that were shown to
    all, `hidden` those that one showed another, by these two, as message and bytes, and `has_shown` says who has shown
    to whom.
    """

    actions: tuple[tuple[int, Action], ...]
    message: int
    shuffle: int
    toss: int | None = None
    declared: list[Any] | None = None
    shown: dict[int, list[int]] = field(default_factory=dict)
    hidden: dict[tuple[int, int], tuple[int, bytes]] = field(default_factory=dict)
    has_shown: set[tuple[int, int | None]] = field(default_factory=set)
    events: list[Event] = field(default_factory=list)


@dataclass(frozen=True, slots=True)
class Result:
    """What came of a task: the state, its piles, the cards that left, in order, and the events."""

    state: State
    piles: Piles
    left: list[tuple[Place, int | None, Event]]
    events: list[Event]
    shuffle_count: int
    answers: list[int | bytes]


def carry_out(setup: Setup, task: Task, before: State | None, piles: Piles, chance: SealedChance) -> Result:
    """Carry a task out on a copy of the state; raises `Wanted` where the players have to do something first."""
    noted = list[tuple[Event, int]]()

    def note(event: Event) -> None:
        noted.append((event, len(chance.sizes) if event.shuffles is None else event.shuffles))

    sealing = setup.game.sealing
    try:
        if before is None:
            state = setup.game.rules.new(setup.players, chance, setup.options, note)
        else:
            state = before.copy()
            for pile, places in zip(sealing.piles(state), piles, strict=True):
                pile[:] = [
                    int(card) if place is None else TaggedCard.of(card, place)
                    for card, place in zip(pile, places, strict=True)
                ]
            _set_chance(state, chance)
            for seat, action in task.actions:
                state.play(seat, action, note)
    except ShuffleWanted as wanted:
        wanted.left = _left(noted, _gone(piles, chance, []), setup.players, interrupted=True)
        raise
    _set_chance(state, Prng.resume(0))
    after: Piles = [[tag_of(card, Place) for card in pile] for pile in sealing.piles(state)]
    left = _left(noted, _gone(piles, chance, after), setup.players)
    return Result(state, after, left, [event for event, _ in noted], chance.next - task.shuffle, chance.done)


def _set_chance(state: State, chance: SealedChance | Prng) -> None:
    if hasattr(state, "chance"):
        state.chance = chance


def _gone(piles: Piles, chance: SealedChance, after: Piles) -> list[list[Place]]:
    """The places of the cards that left, in order: of the piles that were there, then of each new shuffle."""
    there = set(chain.from_iterable(after)) | chance.moved
    # Places are listed from the bottom of a pile, and cards leave it from the top.
    old: list[Place | None] = [place for pile in piles for place in reversed(pile)]
    fresh: Piles = [[Place(number, at) for at in reversed(range(size))] for number, size in chance.sizes.items()]
    return [[place for place in pile if place is not None and place not in there] for pile in [old, *fresh]]


def _left(
    noted: Sequence[tuple[Event, int]], gone: Sequence[Sequence[Place]], players: int, *, interrupted: bool = False
) -> list[tuple[Place, int | None, Event]]:
    """For each card that left a pile, in order, who sees it, and the event that says so.

    With each event comes how many shuffles there had been; one that clears the table takes away what lay there.
    `gone` are all places whose cards may have left, where the task was `interrupted`.
    """
    places = [place for pile in gone for place in pile]
    ends = list(accumulate(map(len, gone)))
    left: list[tuple[Place, int | None, Event]] = []
    at = 0
    for event, shuffles in noted:
        for cards, seat in event.left_pile(players):
            left += [(place, seat, event) for place in places[at : at + cards]]
            at += cards
        if event.clears:
            at = ends[shuffles]
    assert interrupted or at == len(places), "every card that leaves a pile is in one event"
    return left


def certain(
    left: Sequence[tuple[Place, int | None, Event]], is_open: Callable[[Place], bool]
) -> tuple[list[tuple[Place, int | None]], bool]:
    """The places to be opened, and True if what follows waits for that.

    All up to an event whose cards decide what follows, while these are not open.
    """
    found: list[tuple[Place, int | None]] = []
    waiting: Event | None = None
    for place, seat, event in left:
        if waiting is not None and event is not waiting:
            break
        if event.decides and seat is None and not is_open(place):
            waiting = event
        if seat != NOBODY:
            found.append((place, seat))
    return found, waiting is not None


def dry_run(state: State, actions: Sequence[tuple[int, Action]]) -> list[Any]:
    """What a spectator would see of these actions, but for cards that come from a new shuffle; all must be legal."""
    twin = state.copy()
    _set_chance(twin, Prng.resume(0))
    events: list[Event] = []
    for seat, action in actions:
        twin.play(seat, action, events.append)
    return public(events)


def public(events: Sequence[Event]) -> list[Any]:
    """These events as a spectator sees them, as plain data."""
    return [event.seen_by(None).to_json() for event in events]


def legal(state: State, actions: Sequence[tuple[int, Action]]) -> bool:
    """True if all these actions are legal, one after the other."""
    if len(actions) == 1:
        return state.why_not(*actions[0]) is None
    twin = state.copy()
    _set_chance(twin, Prng.resume(0))
    for seat, action in actions:
        if twin.why_not(seat, action) is not None:
            return False
        twin.play(seat, action)
    return True
