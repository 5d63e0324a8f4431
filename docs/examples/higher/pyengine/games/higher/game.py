"""A game of Higher under way."""

from __future__ import annotations

from bisect import insort
from collections.abc import Mapping

from pyengine.core.errors import Breach
from pyengine.core.events import GameOver, TurnBegan
from pyengine.core.pile import take
from pyengine.core.prng import Chance, Prng
from pyengine.core.state import Action, Note, Rng, View, check_action, check_viewer
from pyengine.games.higher import rules, scoring
from pyengine.games.higher.events import Drew, Laid
from pyengine.games.higher.pieces import DRAW, NUMBERS, PLAYS, Play
from pyengine.games.higher.state import HigherState
from pyengine.games.higher.view import view


class Higher(HigherState):
    """A game of Higher under way: its data, and the effects of actions."""

    __slots__ = ()

    def why_not(self, seat: int, action: Action) -> Breach | None:
        """The rule that forbids it."""
        check_action(action)
        return rules.breach(self, seat, action)

    def legal(self, seat: int) -> list[Action]:
        """The cards that are high enough, then the draw."""
        if self.outcome or seat != self.seat:
            return []
        return [*(PLAYS[card] for card in self.hands[seat] if card > self.top), DRAW]

    def play(self, seat: int, action: Action, note: Note | None = None) -> None:
        """HIG-4: lay a card. HIG-5: or draw one; the pile is put aside."""
        if isinstance(action, Play):
            self.hands[seat].remove(action.card)
            self.pile.append(action.card)
            if note:
                note(Laid(seat, action.card))
        else:
            self._draw(seat, note)
        self.seat, self.turn = (seat + 1) % self.players, self.turn + 1
        self.outcome = scoring.verdict(self)
        if note:
            note(GameOver(self.outcome) if self.outcome else TurnBegan(self.seat))

    def _draw(self, seat: int, note: Note | None) -> None:
        self.spent += self.pile
        self.pile.clear()
        card = take(self.deck, self.spent, self.chance)
        if card is not None:
            insort(self.hands[seat], card)
        if note:
            note(Drew(seat, card or 0))

    def view(self, seat: int | None) -> View:
        """What the seat may know."""
        check_viewer(self, seat)
        return view(self, seat)

    def determinize(self, seat: int, rng: Rng) -> Higher:
        """Deal anew what the seat cannot see: sorted first, so that no trace of it is left."""
        twin = self.copy()
        others = [other for other in range(self.players) if other != seat]
        pool = sorted(self.deck + [card for other in others for card in self.hands[other]])
        rng.shuffle(pool)
        for other in others:
            size = len(self.hands[other])
            twin.hands[other], pool = sorted(pool[:size]), pool[size:]
        twin.deck, twin.chance = pool, Prng.resume(rng.below(1 << 32))
        return twin


def deal(players: int, chance: Chance, options: Mapping[str, str], note: Note | None = None) -> Higher:
    """HIG-2: shuffle, and deal a hand to everyone; each card that leaves the deck is told."""
    deck = list(NUMBERS)
    chance.shuffle(deck)
    hands = [[deck.pop() for _ in range(int(options["hand"]))] for _ in range(players)]
    if note:
        for seat, hand in enumerate(hands):
            for card in hand:
                note(Drew(seat, card))
    return Higher(hands, deck, chance)
