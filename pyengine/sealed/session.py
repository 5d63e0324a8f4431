"""A sealed game on one player's device: what is known of it, and what it waits for.

The device holds a whole state: the truth as far as its seat knows it, and some possibility for the rest. What others do
is carried out on it; where the guess cannot be, the present is guessed anew. The past never is.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from contextlib import suppress
from typing import NoReturn

from pyengine.core.prng import Prng
from pyengine.core.sealing import Shows, Tells
from pyengine.core.state import Action, State
from pyengine.sealed.chance import SealedChance, ShuffleWanted, TossWanted
from pyengine.sealed.errors import SealedError
from pyengine.sealed.foreseen import foreseen
from pyengine.sealed.group import Group
from pyengine.sealed.keys import Keys, digest, unpad
from pyengine.sealed.mixing import Mixing, Place
from pyengine.sealed.needs import (
    ActNeed,
    Choices,
    DeclareNeed,
    KeysNeed,
    MixNeed,
    Need,
    RevealNeed,
    SeatNeed,
    ShowNeed,
    TossNeed,
)
from pyengine.sealed.openings import Openings
from pyengine.sealed.resampling import TRIES, Known, Resampling
from pyengine.sealed.seating import Invitation, Participant
from pyengine.sealed.tasks import Piles, Result, Task, carry_out, certain, dry_run, legal

GUESSES = 60
"""How often the own cards that cannot be seen yet are guessed anew."""
FEW = 60
"""How many possible states are then looked at for each move."""


class SealedSession:
    """One game. `own` is the device's seat, `keys` are its player's; `now` is the seat that writes, and `message` the
    number of what it writes. `need` says what the game waits for.
    """

    def __init__(
        self, group: Group, invitation: Invitation, participants: Sequence[Participant], own: int, keys: Keys
    ) -> None:
        self.group, self.invitation, self.participants, self.own, self.keys = group, invitation, participants, own, keys
        self.table, self.game, self.players = invitation.table, invitation.game, invitation.players
        self.openings = Openings(self.players, own, keys)
        self.shares: list[dict[int, bytes]] = []
        self.last_shares = [each.toss for each in participants]
        self.state: State | None = None
        self.piles: Piles = []
        self.task: Task | None = None
        self.unsure: list[tuple[Task, State | None, Piles]] = []
        self.done: list[Task] = []
        self.before: list[tuple[State, Piles]] = []
        self.choices: Choices | None = None
        self.need: Need | None = None
        self.shuffles = 0
        self.now, self.message = invitation.seat, 1
        self.doubt = ""
        self.guess = Prng(int.from_bytes(digest(b"guess" + keys.secret)[:8], "big"))

    # Who is waited for, and for what ------------------------------------------------------------------------------

    def begin(self) -> None:
        """Deal."""
        self.task = Task((), self.message, 0)
        if self.invitation.version > 1:
            self._begin_ahead(self.task)
        self.advance()

    def _begin_ahead(self, task: Task) -> None:
        """Take what has come with the invitation and its answer; lots and keys that are certain are due from now on."""
        foreseen = self.invitation.foreseen
        for mixing in self.invitation.mixings(self.group):
            self.openings.mixings[mixing.number] = mixing
            for seat, _ in mixing.plan[: self.players]:
                if passes := self.participants[seat].passes:
                    self.take_pass(mixing, passes[mixing.number])
        if foreseen.lots:
            task.toss = 0
            self.shares.append({})
        for place, to in foreseen.opened:
            self.openings.open_to(place, to)

    def take_pass(self, mixing: Mixing, points: bytes) -> None:
        """Take a step of a shuffle that came with the invitation or its answer."""
        mixing.take(points)

    @property
    def ahead(self) -> bool:
        """True while lots are drawn and cards are mixed side by side, before they are dealt."""
        return self.state is None and self.invitation.version > 1

    def writer(self) -> int | None:
        """The seat that writes next; None when nothing is waited for."""
        need = self.need
        if isinstance(need, TossNeed):
            return self.first_of(seat for seat in range(self.players) if seat not in self.shares[need.number])
        if isinstance(need, MixNeed):
            return self.openings.mixings[need.number].turn[0]
        if isinstance(need, KeysNeed):
            return self.first_of(seat for place in need.places for seat in self.openings.lacking(place))
        return need.seat if isinstance(need, SeatNeed) else None

    def first_of(self, seats: Iterable[int]) -> int | None:
        """The first of these seats, clockwise from the one that writes."""
        return min(seats, key=lambda seat: (seat - self.now) % self.players, default=None)

    def advance(self) -> None:
        """Go on as far as possible; `need` says what is waited for then."""
        self._look()
        while self.task is not None:
            self.need = self._attempt(self.task)
            if self.need is not None:
                return
        self.need = self._decision()

    def _attempt(self, task: Task) -> Need | None:
        """Carry the task out, or say what it needs: words and hands that decide it, then chance, then open cards."""
        if not task.actions and (ahead := self._ahead_need(task)) is not None:
            return ahead
        deciders: Sequence[Tells | Shows] = ()
        if self.state is not None and len(task.actions) == 1:
            deciders = self.game.sealing.deciders(self.state, *task.actions[0])
        for decider in deciders:
            if isinstance(decider, Shows) and (decider.seat, decider.to) not in task.has_shown:
                return self._once_seen(ShowNeed(decider.seat, decider.to))
            if isinstance(decider, Tells) and not decider.after and task.declared is None:
                return self._once_seen(DeclareNeed(decider.seat))
        seen = len(self.openings.seen)
        try:
            self.possible(task)
            result = self._run(task)
        except (TossWanted, ShuffleWanted) as wanted:
            return self._chance_need(task, wanted)
        need = self._open(certain(result.left, self.openings.is_open)[0])
        declares = [decider.seat for decider in deciders if isinstance(decider, Tells)]
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
        """What the deal of a table of version 2 waits for before it is tried: each gives lots, and then mixes."""
        if self.invitation.version == 1:
            return None
        lots = self.lots(task)
        mixings = [self.openings.mixings[number] for number in range(len(self.invitation.foreseen.sizes))]
        behind = min(mixings, key=lambda mixing: len(mixing.made), default=None)
        if behind is not None and not behind.complete:
            if task.toss is not None and behind.turn[0] not in self.shares[task.toss]:
                return TossNeed(task.toss)
            if lots is not None:  # what hung on them alone is certain now
                for place, seat in foreseen(self.invitation.setup, lots).opened:
                    self.openings.open_to(place, seat)
            return MixNeed(behind.number)
        if task.toss is not None and lots is None:
            return TossNeed(task.toss)
        if not all(mixing.named for mixing in mixings):
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
        mixings = self.openings.mixings
        if wanted.number not in mixings:
            mixings[wanted.number] = Mixing(
                self.group,
                self.table,
                wanted.number,
                wanted.cards,
                players=self.players,
                first=self.now,
                again=mixings[wanted.places[0].shuffle] if wanted.places else None,
                places=wanted.places,
            )
        return MixNeed(wanted.number)

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

    def _run(self, task: Task) -> Result:
        """Carry a task out on a copy of the state, with what is known here of its chance."""
        chance = SealedChance(self.openings, task.shuffle, self.lots(task), self.guess)
        return carry_out(self.invitation.setup, task, self.state, self.piles, chance)

    def lots(self, task: Task) -> Prng | None:
        """The lots for a task, once everybody has given a share."""
        shares = {} if task.toss is None else self.shares[task.toss]
        if len(shares) < self.players:
            return None
        together = b"".join([shares[seat] for seat in range(self.players)])
        return Prng(int.from_bytes(digest(b"nastilka lots" + self.table.encode() + together)[:8], "big"))

    def _finish(self, task: Task, result: Result) -> None:
        """The task is done; if it brought the own seat a card that it cannot see yet, it will be done anew.

        The state before is kept as long as the move can be taken back.
        """
        mine = any(seat == self.own and self.openings.card_at(place) is None for place, seat, _ in result.left)
        if mine or self.unsure:
            self.unsure.append((task, self.state, self.piles))
        if task is self.task:
            self.shuffles = task.shuffle + result.shuffles
            if self.unsure or self.state is None or any(event.reveals for event in result.events):
                self.before.clear()
            elif task.actions:
                self.before.append((self.state, self.piles))
        task.events = result.events
        self.state, self.piles = result.state, result.piles

    def _look(self) -> None:
        """Look at the cards whose keys are all there, and do anew what was done without knowing them."""
        if not self.openings.ready:
            return
        if wrong := self.openings.look():
            self._doubt("no-card", f"{wrong[0].shuffle}:{wrong[0].at}")
        tasks = self.unsure
        for attempt in range(GUESSES if tasks else 0):
            try:
                self._go_through(tasks, fresh=attempt > 0)
            except SealedError:
                continue
            return
        if tasks:
            self._doubt("impossible", tasks[-1][0].message)

    def _go_through(self, tasks: Sequence[tuple[Task, State | None, Piles]], fresh: bool) -> None:
        """Carry these tasks out again; with `fresh` guesses of the cards that are still not seen."""
        _, self.state, self.piles = tasks[0]
        self.unsure = []
        for task, _, _ in tasks:
            if self.state is not None and (fresh or not self._fits(task)):
                self._guess_for(task, FEW if fresh else TRIES)
            self._finish(task, self._run(task))

    def _doubt(self, code: str, what: object) -> NoReturn:
        """Something cannot be; who lied, and where, only the audit can tell."""
        self.doubt = code
        raise SealedError(code, what)

    # Guessing -----------------------------------------------------------------------------------------------------

    def possible(self, task: Task) -> State | None:
        """The state before the task, guessed anew if what is known of the task does not agree with it.

        Where no guess is found, the own cards that are not seen yet are guessed anew, too. Raises `SealedError` if none
        is found then.
        """
        if self.state is None or self._fits(task):
            return self.state
        try:
            self._guess_for(task)
        except SealedError as error:
            tasks = self.unsure
            for _ in range(GUESSES if tasks else 0):
                try:
                    self._go_through(tasks, fresh=True)
                    self._guess_for(task, FEW)
                except SealedError:
                    continue
                return self.state
            self.doubt = error.code if error.code == "impossible" else ""
            raise
        return self.state

    def _fits(self, task: Task) -> bool:
        """True if the state is possible before the task."""
        assert self.state is not None
        return self._known(task).holds(self.state, self.game.sealing) and self._agrees(task, self.state)

    def _guess_for(self, task: Task, tries: int = TRIES) -> None:
        """Guess the present such that the task is possible; raises `SealedError` where it cannot be."""
        assert self.state is not None
        known = self._known(task)
        resampling = Resampling(self.state, self.own, self.game.sealing, self.guess)
        found = resampling.draw(known, lambda state: self._agrees(task, state), tries)
        if found is None:
            text = " ".join(self.game.format(action) for _, action in task.actions)
            if resampling.draw(known, lambda _: True, FEW) is None:
                raise SealedError("impossible", text)
            raise SealedError("illegal" if task.declared is None else "untrue", text)
        self.state = found

    def _known(self, task: Task) -> Known:
        """What this device knows of the state before a task, besides what its seat knew."""
        piles = {
            (pile, at): card
            for pile, places in enumerate(self.piles)
            for at, place in enumerate(places)
            if place is not None and (card := self.openings.card_at(place)) is not None
        }
        hands = {seat: list(self.game.sealing.spends(action)) for seat, action in task.actions if seat != self.own}
        return Known(piles, hands | task.shown, frozenset(task.shown))

    def _agrees(self, task: Task, state: State) -> bool:
        """True if the actions are legal in this state, and bring what was declared of them."""
        if not legal(state, task.actions):
            return False
        return task.declared is None or dry_run(state, task.actions) == task.declared

    # What items ask and do ----------------------------------------------------------------------------------------

    def shares_of(self, seat: int) -> int:
        """How many shares of coin tosses a seat has given."""
        return sum(seat in shares for shares in self.shares)

    def size_of_hand(self, seat: int) -> int:
        """How many hidden cards a seat has."""
        assert self.state is not None
        return len(self.game.sealing.hand(self.state, seat))

    def read_hand(self, seat: int, to: int, hidden: bytes) -> list[int] | None:
        """The hand that one seat shows another, if it is for this device or by it; raises `SealedError`."""
        if self.own not in (seat, to):
            return None
        other = self.participants[to if self.own == seat else seat]
        return unpad(hidden, self.keys.pad(self.group, other.point, self.message))

    def act(self, seat: int, action: Action) -> None:
        """The seat acts, or reveals what it has chosen; raises `SealedError` if that cannot be."""
        actions: tuple[tuple[int, Action], ...] = ((seat, action),)
        if self.choices is not None:
            self.possible(Task(actions, self.message, self.shuffles))
            self.choices.known[seat] = action
            if self.choices.need() is not None:
                self.advance()
                return
            actions = tuple((each, self.choices.known[each]) for each in self.choices.seats)
            self.choices = None
        task = Task(actions, self.message, self.shuffles)
        self.possible(task)
        self.task = task
        self.advance()

    def can_undo(self) -> bool:
        """True if the last move may be taken back: it revealed nothing, and nothing is waited for but a decision."""
        if self.task is not None or self.choices is not None or self.unsure or not self.done or not self.before:
            return False
        last = self.done[-1]
        return bool(last.actions) and not any(event.reveals for event in last.events)

    def undo(self) -> None:
        """Take the last move back."""
        self.state, self.piles = self.before.pop()
        self.done.pop()
        self.need = self._decision()
