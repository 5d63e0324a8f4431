"""A game of Nizam under way."""

from __future__ import annotations

from collections.abc import Mapping

from pyengine.core.errors import Breach
from pyengine.core.events import TURN_BEGAN, Drew, Event, GameOver, Reshuffled
from pyengine.core.pile import renew
from pyengine.core.prng import Chance, anew
from pyengine.core.state import Action, Note, Rng, View, check_action, check_viewer
from pyengine.games.nizam import rules, scoring
from pyengine.games.nizam.events import Activated, Filled, RanOut
from pyengine.games.nizam.pieces import ACTIVATE, CARDS, DRAW, HAND, PASS, Activate, Draw
from pyengine.games.nizam.state import NizamState
from pyengine.games.nizam.view import view
from pyengine.gems.events import Passed, Shifted
from pyengine.gems.field import (
    EMPTY,
    Shift,
    gems_of,
    hand_of,
    keep_untouched,
    letters,
    mix_unseen,
    pay_and_shift,
    payable,
    run_cells,
    runs,
)


class Nizam(NizamState):
    """A game of Nizam under way: its data, and the effects of actions."""

    __slots__ = ()

    def why_not(self, seat: int, action: Action) -> Breach | None:
        """The rule that forbids it (see `rules`)."""
        check_action(action)
        return rules.breach(self, seat, action)

    def legal(self, seat: int) -> list[Action]:
        """The draw, the shifts by end and payment, the activation; or the pass alone."""
        if self.outcome or seat != self.seat:
            return []
        found: list[Action] = [] if rules.breach_of_draw(self) else [DRAW]
        found += payable(self.field, self.hands[seat])
        if self.shifts:
            found.append(ACTIVATE)
        return found or [PASS]

    def play(self, seat: int, action: Action, note: Note | None = None) -> None:
        """Shift a line, or end the turn by a draw, an activation or a pass."""
        if isinstance(action, Shift):  # pay, move the gems (NIZ-6, NIZ-8), strike what is no longer untouched (NIZ-11)
            pay_and_shift(action, self.hands[seat], self.discard, self.field)
            keep_untouched(self.field, self.untouched)
            self.shifts += 1
            if note:
                note(Shifted(seat, action.payment, action.end))
            return
        if isinstance(action, Draw):
            # NIZ-5 and NIZ-19: three cards, or what there is and may be held.
            turns: list[Event] = []
            drawn = self._take(rules.room(self), turns)
            for kind in drawn:
                self.hands[seat][kind] += 1
            if note:
                for event in (Drew(seat, tuple(letters(sorted(drawn)))), *turns):
                    note(event)
        elif isinstance(action, Activate):
            self._activate(seat, note)
            self.untouched = runs(self.field)  # after a turn without a shift they are what they were
        elif note:
            note(Passed(seat))
        # Pass the turn clockwise (NIZ-3), or end the game (NIZ-16).
        self.shifts = 0
        self.outcome = scoring.verdict(self.scores, self.runouts)
        if not self.outcome:
            self.seat = (self.seat + 1) % len(self.hands)
        if note:
            note(GameOver(self.outcome) if self.outcome else TURN_BEGAN[self.seat])

    def _activate(self, seat: int, note: Note | None) -> None:
        """NIZ-9 to NIZ-14: score the changed runs, discard their gems, fill their places in row-major order.

        Places stay empty when the cards do not suffice (NIZ-16).
        """
        changed = scoring.changed(self.field, self.untouched)
        points = scoring.points(changed)
        cells = sorted({cell for line, _ in changed for cell in run_cells(self.field, line)})
        self.scores[seat] += points
        self.discard += [self.field[cell] for cell in cells]
        if note:
            note(Activated(seat, points, tuple(scoring.names(changed)), tuple(cells)))
        if not cells:
            return
        turns: list[Event] = []
        gems = self._take(len(cells), turns)
        for at, cell in enumerate(cells):
            self.field[cell] = gems[at] if at < len(gems) else EMPTY
        if note:
            for event in (Filled(tuple(cells[: len(gems)]), tuple(letters(gems))), *turns):
                note(event)

    def _take(self, count: int, turns: list[Event]) -> list[int]:
        """At most so many cards from the top of the deck; what becomes of the deck is added to `turns` (NIZ-15)."""
        taken: list[int] = []
        while len(taken) < count:
            if not self.deck and not self._renew(turns):
                break
            taken.append(self.deck.pop())
            if not self.deck:
                self.runouts += 1
                turns.append(RanOut(self.runouts))
                self._renew(turns)
        return taken

    def _renew(self, turns: list[Event]) -> bool:
        """Make a new deck of the discard, except after the last time (NIZ-16); True if there is one now."""
        if self.discard and self.runouts < len(self.hands):
            renew(self.deck, self.discard, self.chance)
            turns.append(Reshuffled(len(self.deck)))
        return bool(self.deck)

    def view(self, seat: int | None) -> View:
        """What the seat may know: all but the deck and the others' hands (NIZ-3)."""
        check_viewer(self, seat)
        return view(self, seat)

    def determinize(self, seat: int, rng: Rng) -> Nizam:
        """Shuffle the deck together with the others' hands; chance begins anew."""
        twin = self.copy()
        twin.deck = mix_unseen(twin.deck, twin.hands, seat, rng)
        twin.chance = anew(rng)
        return twin


def deal(players: int, chance: Chance, options: Mapping[str, str], note: Note | None = None) -> Nizam:  # noqa: ARG001
    """Shuffle, lay the field (NIZ-2), three cards each, and draw lots for the first turn (NIZ-3)."""
    deck = list(CARDS)
    chance.shuffle(deck)
    field = [deck.pop() for _ in range(25)]
    hands = [hand_of(deck.pop() for _ in range(HAND)) for _ in range(players)]
    if note:
        note(Filled(tuple(range(25)), tuple(letters(field))))
        for seat, hand in enumerate(hands):
            note(Drew(seat, tuple(letters(gems_of(hand)))))
    return Nizam(field, hands, deck, chance.below(players), chance)
