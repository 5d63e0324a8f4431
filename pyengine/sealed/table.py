"""The table: what everybody can tell from the messages so far, whoever they are, and nothing else.

It is a function of the chain of messages, the same on all devices and for a spectator who comes later: who writes next
and what, what may be taken back, whether it is over, who has won, what is a lie at once. It carries the game out on a
state whose hidden cards are any that agree with what all have seen; nothing that it says hangs on which ones they are.
What this device knows besides is in `guess`.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from contextlib import suppress

from pyengine.core.sealing import Declares, Reveals
from pyengine.core.state import Action, State
from pyengine.sealed.chance import ShuffleWanted, TossWanted
from pyengine.sealed.foreseen import foreseen
from pyengine.sealed.group import Group
from pyengine.sealed.needs import (
    ActNeed,
    Choices,
    DeclareNeed,
    KeysNeed,
    Need,
    RevealNeed,
    SeatNeed,
    ShowNeed,
    ShuffleNeed,
    TossNeed,
)
from pyengine.sealed.possible import Worlds
from pyengine.sealed.seating import Invitation, Participant
from pyengine.sealed.shuffle import Place, Shuffle
from pyengine.sealed.tasks import Piles, Result, Task, certain


class Table(Worlds):
    """One game. `now` is the seat that writes, and `message` the number of what it writes. `need` says what the game
    waits for; `done` is what was done so far. `broken` says that a card which all were to see is none: somebody has
    lied, and only the audit can tell who.
    """

    def __init__(self, group: Group, invitation: Invitation, participants: Sequence[Participant]) -> None:
        super().__init__(group, invitation, participants)
        self.last_shares = [each.toss for each in participants]
        self.task: Task | None = None
        self.done: list[Task] = []
        self.before: list[tuple[State, Piles]] = []
        self.choices: Choices | None = None
        self.need: Need | None = None
        self.next_shuffle = 0
        self.now, self.message = invitation.seat, 1
        self.broken = ""

    # Who is waited for, and for what ------------------------------------------------------------------------------

    def begin(self) -> None:
        """Deal, with what came with the invitation and its answer: coins and keys that are certain are due from now."""
        self.task = Task((), self.message, 0)
        # In version 1 nobody looked ahead: nothing is foreseen then, and nobody has made a pass.
        known = self.invitation.foreseen
        for shuffle in self.invitation.shuffles(self.group):
            self.openings.shuffles[shuffle.number] = shuffle
            for seat, _ in shuffle.plan[: self.players]:
                if passes := self.participants[seat].passes:
                    self.take_pass(shuffle, passes[shuffle.number])
        if known.coins:
            self.task.toss = 0
            self.shares.append({})
        for place, to in known.opened:
            self.openings.open_to(place, to)
        self.advance()

    def take_pass(self, shuffle: Shuffle, points: bytes) -> None:
        """Take a step of a shuffle that came with the invitation or its answer."""
        shuffle.take(points)

    @property
    def ahead(self) -> bool:
        """True while coins are tossed and cards are shuffled side by side, before they are dealt."""
        return self.state is None and self.invitation.version > 1

    def writer(self) -> int | None:
        """The seat that writes next; None when nothing is waited for."""
        need = self.need
        if isinstance(need, TossNeed):
            return self.first_of(seat for seat in range(self.players) if seat not in self.shares[need.number])
        if isinstance(need, ShuffleNeed):
            return self.openings.shuffles[need.number].turn[0]
        if isinstance(need, KeysNeed):
            return self.first_of(seat for place in need.places for seat in self.openings.lacking(place))
        return need.seat if isinstance(need, SeatNeed) else None

    def first_of(self, seats: Iterable[int]) -> int | None:
        """The first of these seats, clockwise from the one that writes."""
        return min(seats, key=lambda seat: (seat - self.now) % self.players, default=None)

    def advance(self) -> None:
        """Go on as far as possible; `need` says what is waited for then."""
        self._look()
        while self.task is not None and not self.broken:
            self.need = self._attempt(self.task)
            if self.need is not None:
                return
        self.need = None if self.broken else self._decision()

    def _look(self) -> None:
        """Look at the cards that all are to see and whose keys are all there."""
        if wrong := self.openings.look():
            self.broken = f"{wrong[0].shuffle}:{wrong[0].at}"

    def _attempt(self, task: Task) -> Need | None:
        """Carry the task out, or say what it needs: words and hands that decide it, then chance, then open cards."""
        if not task.actions and (ahead := self._ahead_need(task)) is not None:
            return ahead
        deciders = self._deciders(task)
        for decider in deciders:
            if isinstance(decider, Reveals) and (decider.seat, decider.to) not in task.has_shown:
                return self._once_seen(ShowNeed(decider.seat, decider.to))
            if isinstance(decider, Declares) and not decider.after and task.declared is None:
                return self._once_seen(DeclareNeed(decider.seat))
        seen = len(self.openings.seen)
        try:
            self.possible(task)
            result = self._run(task)
        except (TossWanted, ShuffleWanted) as wanted:
            return self._chance_need(task, wanted)
        need = self._open(certain(result.left, self.openings.is_open)[0])
        declares = [decider.seat for decider in deciders if isinstance(decider, Declares)]
        if need is None and declares and task.declared is None:
            need = self._once_seen(DeclareNeed(declares[0]))
        if need is None:
            if len(self.openings.seen) > seen:  # cards that were guessed above can be seen now
                self.possible(task)
                result = self._run(task)
            self._finish(task, result)
            self.done.append(task)
            self.task = None
        return need

    def _ahead_need(self, task: Task) -> Need | None:
        """What the deal of a table of version 2 waits for before it is tried: each tosses, and then shuffles."""
        if self.invitation.version == 1:
            return None
        coins = self._seed(task)
        # Several shuffles go on side by side, a step of each in turn, so that they need no more links than one.
        shuffles = [self.openings.shuffles[number] for number in range(len(self.invitation.foreseen.sizes))]
        behind = min(shuffles, key=lambda shuffle: len(shuffle.made), default=None)
        if behind is not None and not behind.complete:
            if task.toss is not None and behind.turn[0] not in self.shares[task.toss]:
                return TossNeed(task.toss)
            if coins is not None:  # what hung on them alone is certain now
                for place, seat in foreseen(self.invitation.setup, coins).opened:
                    self.openings.open_to(place, seat)
            return ShuffleNeed(behind.number)
        if task.toss is not None and coins is None:
            return TossNeed(task.toss)
        if not all(shuffle.named for shuffle in shuffles):
            # Which cards were shuffled is found by dealing; those that can be seen decide how it goes on.
            with suppress(ShuffleWanted):
                self._run(task)
            self._look()
        return None

    def _chance_need(self, task: Task, wanted: TossWanted | ShuffleWanted) -> Need:
        """The coin toss or the shuffle that a task needs."""
        if isinstance(wanted, TossWanted):
            if task.toss is None:
                task.toss = len(self.shares)
                self.shares.append({})
            return TossNeed(task.toss)
        # Whether there is a shuffle at all may depend on cards that were not opened yet.
        places, waits = certain(wanted.left, self.openings.is_open)
        if waits and (need := self._open(places)):
            return need
        shuffles = self.openings.shuffles
        if wanted.number not in shuffles:
            shuffles[wanted.number] = Shuffle(
                self.group,
                self.table,
                wanted.number,
                wanted.cards,
                players=self.players,
                first=self.now,
                again=shuffles[wanted.places[0].shuffle] if wanted.places else None,
                places=wanted.places,
            )
        return ShuffleNeed(wanted.number)

    def _open(self, places: Sequence[tuple[Place, int | None]]) -> Need | None:
        """Make the keys of these places due; the need for those that all must see."""
        for place, seat in places:
            self.openings.open_to(place, seat)
        self._look()
        closed = tuple(place for place, seat in places if seat is None and not self.openings.is_open(place))
        return KeysNeed(closed) if closed else None

    def _once_seen(self, need: SeatNeed) -> Need:
        """The need, once its seat has seen all its cards."""
        places = self.openings.unseen(need.seat)
        return KeysNeed(tuple(places)) if places else need

    def _decision(self) -> Need | None:
        """Who decides next."""
        assert self.state is not None
        if self.state.outcome is not None:
            return None
        if self.choices is None and len(self.state.awaited) > 1:
            self.choices = Choices(self.state.to_act)
        need = self.choices.need() if self.choices else ActNeed(self.state.to_act[0])
        return need if need is None or isinstance(need, RevealNeed) else self._once_seen(need)

    # Carrying out -------------------------------------------------------------------------------------------------

    def _finish(self, task: Task, result: Result) -> None:
        """The task is done. The state before is kept as long as the move can be taken back."""
        self.next_shuffle = task.shuffle + result.shuffle_count
        if self.state is None or any(event.reveals for event in result.events):
            self.before.clear()
        else:
            self.before.append((self.state, self.piles))
        task.events = result.events
        self.openings.assumed.clear()
        self.state, self.piles = result.state, result.piles

    # What items ask and do ----------------------------------------------------------------------------------------

    def shares_of(self, seat: int) -> int:
        """How many shares of coin tosses a seat has given."""
        return sum(seat in shares for shares in self.shares)

    def size_of_hand(self, seat: int) -> int:
        """How many hidden cards a seat has."""
        assert self.state is not None
        return len(self.game.sealing.hand(self.state, seat))

    def read_hand(self, seat: int, to: int, hidden: bytes) -> list[int] | None:  # noqa: ARG002
        """The hand that one seat shows another: here nobody can read it."""
        return None

    def act(self, seat: int, action: Action) -> None:
        """The seat acts, or reveals what it has chosen; raises `SealedError` if that cannot be."""
        actions: tuple[tuple[int, Action], ...] = ((seat, action),)
        if self.choices is not None:
            self.possible(Task(actions, self.message, self.next_shuffle))
            self.choices.known[seat] = action
            if self.choices.need() is not None:
                self.advance()
                return
            actions = tuple((each, self.choices.known[each]) for each in self.choices.seats)
            self.choices = None
        task = Task(actions, self.message, self.next_shuffle)
        self.possible(task)
        self.task = task
        self.advance()

    def can_undo(self) -> bool:
        """True if the last move may be taken back: it revealed nothing, and nothing is waited for but a decision."""
        if self.task is not None or self.choices is not None or not self.done or not self.before:
            return False
        last = self.done[-1]
        return bool(last.actions) and not any(event.reveals for event in last.events)

    def undo(self) -> None:
        """Take the last move back."""
        self.state, self.piles = self.before.pop()
        self.done.pop()
        self.need = self._decision()
