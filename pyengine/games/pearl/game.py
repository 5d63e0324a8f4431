"""A game of Pearl of the East under way."""

from __future__ import annotations

from collections.abc import Mapping

from pyengine.core.errors import Breach
from pyengine.core.events import TURN_BEGAN, Drew, Event, GameOver, Reshuffled
from pyengine.core.pile import renew
from pyengine.core.prng import Chance, anew
from pyengine.core.state import Action, Note, Rng, View, check_action, check_viewer
from pyengine.games.pearl import rules, scoring
from pyengine.games.pearl.events import Completed, Ended, Proved
from pyengine.games.pearl.pieces import (
    BOUNDS,
    COMPLETE,
    COMPLETING,
    DRAW,
    END_TURN,
    FIELD,
    HAND,
    PASS,
    PROVE,
    TASK,
    TURN,
    Complete,
    Draw,
    End,
    Prove,
    drawn_from,
    kinds_in,
)
from pyengine.games.pearl.state import PearlState
from pyengine.games.pearl.view import view
from pyengine.gems.events import Passed, Shifted
from pyengine.gems.field import CODES, PEARL, Shift, gems_of, hand_of, letters, mix_unseen, pay_and_shift, payable


class Pearl(PearlState):
    """A game of Pearl of the East under way: its data, and the effects of actions."""

    __slots__ = ()

    def why_not(self, seat: int, action: Action) -> Breach | None:
        """The rule that forbids it (see `rules`)."""
        check_action(action)
        return rules.breach(self, seat, action)

    def legal(self, seat: int) -> list[Action]:
        """The draw, the shifts by end and payment, the proof; or the pass alone; or the tasks by kind, and the end."""
        if self.outcome or seat != self.seat:
            return []
        if self.phase == TASK:
            tasks: list[Action] = [COMPLETE[kind] for kind in kinds_in(rules.completable(self))]
            return tasks if rules.breach_of_end(self) else [*tasks, END_TURN]
        found: list[Action] = [] if rules.breach_of_draw(self) else [DRAW]
        found += payable(self.field, self.hands[seat])
        if self.shifts:
            found.append(PROVE)
        return found or [PASS]

    def play(self, seat: int, action: Action, note: Note | None = None) -> None:
        """Shift a line, complete a task, go over to the tasks, or end the turn, by a draw or without one."""
        if isinstance(action, Shift):  # pay, and move the gems (PRL-4, PRL-5)
            pay_and_shift(action, self.hands[seat], self.discard, self.field)
            self.shifts += 1
            if note:
                note(Shifted(seat, action.payment, action.end))
        elif isinstance(action, Complete):
            self._complete(seat, CODES[action.kind], note)
        elif isinstance(action, Prove):
            if note:
                note(Proved(seat))
            self.phase = TASK
            if not rules.completable(self):  # the turn ends when there is no task to complete (PRL-6)
                self._end_turn(note)
        else:
            if isinstance(action, Draw):
                self._draw(seat, note)
            elif note:
                note(Ended(seat) if isinstance(action, End) else Passed(seat))
            self._end_turn(note)

    def _draw(self, seat: int, note: Note | None) -> None:
        """PRL-4: three cards, or what there is."""
        turns: list[Event] = []
        drawn: list[int] = []
        while len(drawn) < HAND and (self.deck or self._renew(turns)):
            drawn.append(self.deck.pop())
            self.hands[seat][drawn[-1]] += 1
            if not self.deck:
                self._renew(turns)
        if note:
            for event in (Drew(seat, tuple(letters(sorted(drawn)))), *turns):
                note(event)

    def _renew(self, turns: list[Event]) -> bool:
        """Make a new deck of the discard (PRL-12); True if there is one now."""
        if self.discard:
            renew(self.deck, self.discard, self.chance)
            turns.append(Reshuffled(len(self.deck)))
        return bool(self.deck)

    def _complete(self, seat: int, kind: int, note: Note | None) -> None:
        """PRL-8; the pearl stands for the kind when it is needed (PRL-7).

        It may end the game at once (PRL-13, PRL-15); then nothing is left to complete, and the turn ends too.
        """
        needed = not scoring.plain(self.field) >> kind & 1
        if needed:
            self.pearl = kind
        self.done[seat].append(kind)
        if note:
            note(Completed(seat, COMPLETE[kind].kind, needed))
        self.outcome = scoring.decided(self.done)
        if self.outcome or not rules.completable(self):
            self._end_turn(note)

    def _end_turn(self, note: Note | None) -> None:
        """Pass the turn clockwise (PRL-3), unless the game is over, as it is after the last turn (PRL-14)."""
        self.phase, self.shifts, self.pearl = TURN, 0, PEARL
        if not self.outcome:
            self.turn += 1
            self.outcome = scoring.used_up(self.done, self.turn, self.bound)
        if not self.outcome:
            self.seat = (self.seat + 1) % len(self.hands)
        if note:
            note(GameOver(self.outcome) if self.outcome else TURN_BEGAN[self.seat])

    def view(self, seat: int | None) -> View:
        """What the seat may know: neither the deck, nor hands and tasks of others (PRL-1, PRL-3)."""
        check_viewer(self, seat)
        return view(self, seat)

    def determinize(self, seat: int, rng: Rng) -> Pearl:
        """Shuffle the deck together with the others' hands; chance begins anew. What was completed, all have seen."""
        twin = self.copy()
        twin.deck = mix_unseen(twin.deck, twin.hands, seat, rng)
        twin.chance = anew(rng)
        return twin


def deal(players: int, chance: Chance, options: Mapping[str, str], note: Note | None = None) -> Pearl:
    """Lay the field, shuffle the deck (PRL-2), three cards each, and draw lots for the first turn (PRL-3)."""
    field, deck = list(FIELD), drawn_from(players)
    chance.open.shuffle(field)
    chance.shuffle(deck)
    hands = [hand_of(deck.pop() for _ in range(HAND)) for _ in range(players)]
    state = Pearl(field, hands, deck, chance.below(players), chance)
    state.bound, state.obliged = BOUNDS[options["bound"]], COMPLETING[options["completing"]]
    if note:
        for seat, hand in enumerate(hands):
            note(Drew(seat, tuple(letters(gems_of(hand)))))
    return state
