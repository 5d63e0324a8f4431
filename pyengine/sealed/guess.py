"""What one device makes of the table: the cards that its seat sees where they are, and some possibility for the rest.

It is there for the picture, for the player's own choices and for bots. It refuses nothing, accuses nobody and is never
asked who is due: that is the table's part. Where it finds no possibility, it takes the table's state with the own hand.
The one thing that it says aloud is `doubt`: this device alone was given what is no card, or no hand.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from pyengine.core.prng import Prng
from pyengine.core.state import State
from pyengine.sealed.chance import SealedChance, Wanted
from pyengine.sealed.errors import SealedError
from pyengine.sealed.keys import Keys, digest, unpad
from pyengine.sealed.openings import Openings, opened
from pyengine.sealed.possible import NO_CARDS, known_cards
from pyengine.sealed.shuffle import Place, Shuffle, key_of
from pyengine.sealed.table import Table
from pyengine.sealed.tasks import Piles, Result, Task, carry_out, dry_run, legal, public
from pyengine.sealed.worlds import Known, settle

TRIES = 100
"""How many possibilities are looked at for one that agrees with what was done."""
_LOST = (SealedError, Wanted, *NO_CARDS)
"""What comes of carrying out on a guess what cannot be: somebody lies, and a guess may be anything then."""


class Sight:
    """The cards of a table that one player sees, who has these `keys`."""

    def __init__(self, openings: Openings, own: int, keys: Keys) -> None:
        self.openings, self.own, self.keys = openings, own, keys
        self.seen: dict[Place, int] = {}
        self.known = 0
        self.ready: list[Place] = []

    @property
    def shuffles(self) -> dict[int, Shuffle]:
        """The shuffles."""
        return self.openings.shuffles

    def shuffled(self, number: int) -> bool:
        """True if the shuffle of this number is complete."""
        return self.openings.shuffled(number)

    def name(self, number: int, cards: list[int]) -> None:
        """The table has said which cards were shuffled."""

    def is_open(self, place: Place) -> bool:
        """True if all see the card of the place."""
        return self.openings.is_open(place)

    def shuffled_again(self, number: int) -> tuple[list[Place], list[int]]:
        """See `Openings`."""
        return self.openings.shuffled_again(number, self.seen)

    def card_at(self, place: Place) -> int | None:
        """The card at a place, if it is known here."""
        return self.seen[place] if place in self.seen else self.openings.seen.get(place)

    def look(self) -> tuple[bool, list[Place]]:
        """Look at the own cards whose keys have come: whether there are any, and the places where there is no card."""
        complete, shuffles = self.openings.complete, self.openings.shuffles
        self.ready += [place for place in complete[self.known :] if self.openings.due[place] == self.own]
        self.known = len(complete)
        ready = [place for place in self.ready if shuffles[place.shuffle].named]
        self.ready = [place for place in self.ready if place not in ready]
        own = {place: (*self.openings.given[place].values(), key_of(self.keys, place)) for place in ready}
        cards = opened(shuffles, own)
        self.seen |= {place: card for place, card in cards.items() if card is not None}
        return bool(ready), [place for place, card in cards.items() if card is None]


class Guess:
    """The guess of one device. `state` is what it takes for the present, `done` are the tasks with the events as they
    were for it, and `doubt` says what it was sent that cannot be.

    `trail` has the state before each task that may yet be taken back, or done anew once an own card can be seen that
    it brought; the first of those is number `unsure` of `done`.
    """

    def __init__(self, table: Table, own: int, keys: Keys) -> None:
        self.table, self.own, self.keys = table, own, keys
        self.sight = Sight(table.openings, own, keys)
        self.state: State | None = None
        self.piles: Piles = []
        self.done: list[Task] = []
        self.trail: list[tuple[State | None, Piles]] = []
        self.unsure: int | None = None
        self.doubt, self.lost = "", False
        self.shown: dict[tuple[int, bytes], list[int]] = {}
        self.chance = Prng(int.from_bytes(digest(b"guess" + keys.secret)[:8], "big"))

    # Following the table ------------------------------------------------------------------------------------------

    def follow(self) -> None:
        """Take over what has happened at the table."""
        done = self.table.done
        while len(self.done) > len(done):  # acts were taken back
            self.done.pop()
            self.state, self.piles = self.trail.pop()
            if self.unsure is not None and self.unsure >= len(self.done):
                self.unsure = None
        self._read_hands()
        # Before the new tasks: they are carried out on the cards that can be seen now.
        news, wrong = self.sight.look()
        if wrong:
            self.doubt = self.doubt or "no-card"
        if news and self.unsure is not None:
            self._anew(self.unsure)
        for task in done[len(self.done) :]:
            self._do(replace(task, events=[]))
        if self.lost or self._astray():
            self._take_over()

    def _anew(self, first: int) -> None:
        """Do everything from this task on anew: an own card can be seen that it brought."""
        tasks = self.done[first:]
        places = len(self.trail) - len(tasks)
        self.state, self.piles = self.trail[places]
        del self.done[first:], self.trail[places:]
        self.unsure = None
        for task in tasks:
            self._do(task)

    def _do(self, task: Task) -> None:
        """Carry a task out; where that cannot be on what is guessed, the table's state will be taken."""
        self.trail.append((self.state, self.piles))
        self.done.append(task)
        try:
            self._prepare(task)
            result = self._run(task)
        except _LOST:
            self.lost = True
            return
        if any(seat == self.own and self.sight.card_at(place) is None for place, seat, _ in result.left):
            self.unsure = len(self.done) - 1 if self.unsure is None else self.unsure
        task.events = result.events
        self.state, self.piles = result.state, result.piles
        if self.unsure is None and any(event.reveals for event in result.events):
            self.trail.clear()  # what was brought to light cannot be taken back, so nobody goes back before it

    def _run(self, task: Task) -> Result:
        chance = SealedChance(self.sight, task.shuffle, self.table.coins(task), self.chance)
        return carry_out(self.table.invitation.setup, task, self.state, self.piles, chance)

    def _astray(self) -> bool:
        """True if the guess differs from the table in what all can see."""
        if self.state is None or self.table.state is None:
            return self.state is not self.table.state
        return self.state.view(None) != self.table.state.view(None)

    def _take_over(self) -> None:
        """Go on from the table's state, with the own hand as far as there is one."""
        table, hand = self.table, list[int]()
        if table.state is None:
            return
        if self.state is not None:
            hand = list(map(int, table.game.sealing.hand(self.state, self.own)))
        self.state, self.piles = table.state.copy(), table.piles
        sealing = table.game.sealing
        whole = frozenset([self.own] if len(hand) == len(sealing.hand(self.state, self.own)) else ())
        settle(
            self.state, sealing, Known(known_cards(self.piles, self.sight), {self.own: hand} if whole else {}, whole)
        )
        # Tasks that could not be carried out on the guess have no events: they get the table's.
        for task, other in zip(reversed(self.done), reversed(table.done), strict=False):
            if task.events:
                break
            task.events = other.events
        self.lost = False

    # What is possible ---------------------------------------------------------------------------------------------

    def _prepare(self, task: Task) -> None:
        """Let the state be one in which the task is possible, as far as one is found."""
        if self.state is None:
            return
        game, known = self.table.game, self._known(task)
        view, found = self.state.view(self.own), list[State]()
        for turn in range(TRIES):
            state = self.state.determinize(self.own, self.chance) if turn else self.state.copy()
            settle(state, game.sealing, known, self.own, turn)
            if self._agrees(task, state):
                found.append(state)
                if state.view(self.own) == view:  # what the player knew of others' cards still holds
                    break
            elif not turn:
                found.append(state)
        # The last that agrees; the first, where none does.
        self.state = found[-1]

    def _known(self, task: Task) -> Known:
        """What this device knows of the state before a task, besides what its seat knew."""
        hands = {seat: self.table.game.sealing.spends(action) for seat, action in task.actions if seat != self.own}
        shown = {seat: hand for seat, hand in (task.shown | self._hands(task)).items() if seat != self.own}
        return Known(known_cards(self.piles, self.sight), hands | shown, frozenset(shown))

    def _agrees(self, task: Task, state: State) -> bool:
        """True if the actions are legal in this state, and bring what was declared of them."""
        if not legal(state, task.actions):
            return False
        if task.declared is None:
            return True
        self.state, before = state, self.state
        try:
            return self._events(task) == task.declared
        finally:
            self.state = before

    def _events(self, task: Task) -> list[Any]:
        """What all can see of a task in the state as it is."""
        assert self.state is not None
        try:
            return public(self._run(task).events)
        except Wanted:
            return dry_run(self.state, task.actions)

    # What this device tells others, and reads ---------------------------------------------------------------------

    def declare(self, task: Task) -> list[Any]:
        """What all can see of a task that the own hidden cards decide."""
        self._prepare(task)
        return self._events(task)

    def hand(self) -> list[int]:
        """The own hidden cards."""
        assert self.state is not None
        return sorted(int(card) for card in self.table.game.sealing.hand(self.state, self.own))

    def read_hand(self, seat: int, message: int, hidden: bytes) -> list[int]:
        """The hand that a seat has shown to this player; raises `SealedError` if it is none."""
        if (message, hidden) not in self.shown:
            point = self.table.participants[seat].point
            self.shown[message, hidden] = unpad(hidden, self.keys.pad(self.table.group, point, message))
        return self.shown[message, hidden]

    def _hands(self, task: Task) -> dict[int, Sequence[int]]:
        """The hands that were shown to this player alone."""
        found: dict[int, Sequence[int]] = {}
        for (seat, to), (message, hidden) in task.hidden.items():
            if to == self.own and not self.doubt:
                found[seat] = self.read_hand(seat, message, hidden)
        return found

    def _read_hands(self) -> None:
        """Doubt a hand that was shown to this player alone and is none."""
        task, state = self.table.task or (self.table.done[-1] if self.table.done else None), self.table.state
        for (seat, to), (message, hidden) in task.hidden.items() if task else ():
            if to == self.own and (message, hidden) not in self.shown and not self.doubt:
                try:
                    hand = self.read_hand(seat, message, hidden)
                    if self.table.task is task and state and len(hand) != self.table.size_of_hand(seat):
                        raise SealedError("hand", len(hand))
                except SealedError:
                    self.doubt = "hand"
