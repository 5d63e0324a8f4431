"""Whether a task can be done at all, and what it brings, in some world that a spectator can imagine."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import suppress
from itertools import chain
from typing import Any

from pyengine.core.prng import Prng
from pyengine.core.sealing import Declares, Reveals
from pyengine.core.state import State
from pyengine.sealed.chance import SealedChance, Wanted
from pyengine.sealed.errors import SealedError
from pyengine.sealed.group import Group
from pyengine.sealed.keys import digest
from pyengine.sealed.openings import Openings, Shuffles
from pyengine.sealed.seating import Invitation, Participant
from pyengine.sealed.tasks import Piles, Result, Task, carry_out, dry_run, legal, public
from pyengine.sealed.worlds import Known, hidden, rests, settle

NO_CARDS = (StopIteration, AssertionError, ArithmeticError, LookupError, TypeError, ValueError)
"""What comes of carrying out an action with cards that the game does not know."""


class Worlds:
    """A state of the game whose hidden cards are any that agree with what all have seen, and what is done in it."""

    def __init__(self, group: Group, invitation: Invitation, participants: Sequence[Participant]) -> None:
        self.group, self.invitation, self.participants = group, invitation, participants
        self.table, self.game, self.players = invitation.table, invitation.game, invitation.players
        self.openings = Openings(self.players)
        self.shares: list[dict[int, bytes]] = []
        self.state: State | None = None
        self.piles: Piles = []

    def _deciders(self, task: Task) -> Sequence[Declares | Reveals]:
        """Whose hidden cards decide what a task brings."""
        if self.state is None or len(task.actions) != 1:
            return ()
        return self.game.sealing.deciders(self.state, *task.actions[0])

    def _run(self, task: Task) -> Result:
        """Carry a task out on a copy of the state, with what all know of its chance.

        What nobody knows is filled in from the table's name and the task, not from what went before: devices that
        tried a task more or less often go on alike.
        """
        seed = digest(f"nastilka filler:{self.table}:{task.message}:{task.shuffle}".encode())
        chance = SealedChance(self.openings, task.shuffle, self.coins(task), Prng(int.from_bytes(seed[:8], "big")))
        return carry_out(self.invitation.setup, task, self.state, self.piles, chance)

    def coins(self, task: Task) -> Prng | None:
        """The coins of a task, once everybody has given a share."""
        seed = self._seed(task)
        return None if seed is None else Prng(seed)

    def _seed(self, task: Task) -> int | None:
        shares = {} if task.toss is None else self.shares[task.toss]
        if len(shares) < self.players:
            return None
        together = b"".join([shares[seat] for seat in range(self.players)])
        return int.from_bytes(digest(b"nastilka lots" + self.table.encode() + together)[:8], "big")

    def possible(self, task: Task) -> None:
        """Let the state before a task be one in which it can be done, and brings what was declared of it.

        Raises `SealedError` where there is none, whatever the hidden cards are: that is a lie for all to see.
        """
        if self.state is None:
            return
        before = self.state
        hands = {seat: self.game.sealing.spends(action) for seat, action in task.actions} | task.shown
        for _ in self._worlds(task, before, hands, [seat for seat, _ in task.actions if seat not in task.shown]):
            if self._fits(task):
                break
        else:
            self.state = before
            raise SealedError("illegal", " ".join(self.game.format(action) for _, action in task.actions))
        if task.declared is None or self._events_of(task) == task.declared:
            return
        for _ in self._worlds_declared(task, before, hands):
            if self._fits(task) and self._events_of(task) == task.declared:
                return
        self.state = before
        raise SealedError("untrue", "events")

    def check_hand(self, task: Task, seat: int, hand: list[int]) -> None:
        """Raises `SealedError` for cards that are no hand of the game: a task cannot be carried out with them."""
        # Tried without it, too: where nothing goes on with any hand, the lie is an older one of somebody else.
        if not self._goes_on(task, {seat: hand}) and self._goes_on(task, {}):
            raise SealedError("hand", hand)

    def _goes_on(self, task: Task, hands: dict[int, list[int]]) -> bool:
        """True if a task can be carried out where seats have just these hands."""
        before = self.state
        assert before is not None
        try:
            self.state = before.copy()
            settle(
                self.state, self.game.sealing, Known(known_cards(self.piles, self.openings), hands, frozenset(hands))
            )
            self._run(task)
        except Wanted:
            return True
        except NO_CARDS:
            return False
        finally:
            self.state = before
        return True

    def _fits(self, task: Task) -> bool:
        assert self.state is not None
        return legal(self.state, task.actions)

    def _events_of(self, task: Task) -> list[Any]:
        """What a spectator sees of a task."""
        assert self.state is not None
        try:
            return public(self._run(task).events)
        except Wanted:
            return dry_run(self.state, task.actions)

    def _worlds(self, task: Task, before: State, hands: dict[int, Any], seats: Sequence[int]) -> Iterator[None]:
        """Let the state be one world after the other, in which these seats have any hands with the cards they lay."""
        sealing = self.game.sealing
        whole = frozenset(task.shown)
        self.state = before.copy()
        settle(self.state, sealing, Known(known_cards(self.piles, self.openings), hands, whole))
        yield
        for seat in seats:
            laid = list(map(int, hands.get(seat, ())))
            now = Counter(map(int, sealing.hand(self.state, seat))) - Counter(laid)
            # Cards that may still be hidden come first: others would be there twice once their pile is shuffled again.
            pools = (hidden(before, sealing, seat), self.cards)
            for rest in chain.from_iterable(
                rests(pool - Counter(laid), now.total(), sorted(now.elements())) for pool in pools
            ):
                self.state = before.copy()
                known = Known(known_cards(self.piles, self.openings), hands | {seat: [*laid, *rest]}, whole | {seat})
                settle(self.state, sealing, known)
                if laid:
                    sealing.put(self.state, seat, [*laid, *rest], laid)
                yield

    def _worlds_declared(self, task: Task, before: State, hands: dict[int, Any]) -> Iterator[None]:
        """Let the state be one world after the other in which what decides a task is something else.

        That is the last card that the task brings to whoever declares it, or that seat's hand.
        """
        assert self.state is not None
        declarers = [each.seat for each in self._deciders(task) if isinstance(each, Declares)]
        with suppress(Wanted):
            places = [place for place, seat, _ in self._run(task).left if seat in declarers]
            there = [place for pile in self.piles for place in pile]
            every = set(self.openings.shuffles[places[-1].shuffle].cards) if places else set[int]()
            likely = every
            if places and places[-1] in there:
                likely = every & set(hidden(before, self.game.sealing, declarers[0]))
            for card in (*sorted(likely), *sorted(every - likely)):
                self.openings.assumed = {places[-1]: card}
                self.state = before.copy()
                settle(
                    self.state,
                    self.game.sealing,
                    Known(known_cards(self.piles, self.openings), hands, frozenset(task.shown)),
                )
                yield
        self.openings.assumed = {}
        yield from self._worlds(task, before, hands, [seat for seat in declarers if seat not in task.shown])

    @property
    def cards(self) -> Counter[int]:
        """All cards of the game, as many of each as one shuffle had."""
        found = Counter[int]()
        for shuffle in self.openings.shuffles.values():
            found |= Counter(map(int, shuffle.cards))
        return found


def known_cards(piles: Piles, shuffles: Shuffles) -> dict[tuple[int, int], int]:
    """The cards in piles that are known by these shuffles, by pile and index."""
    return {
        (pile, at): card
        for pile, places in enumerate(piles)
        for at, place in enumerate(places)
        if place is not None and (card := shuffles.card_at(place)) is not None
    }
