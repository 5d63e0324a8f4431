"""A match of Flights under way."""

from __future__ import annotations

from bisect import insort
from collections.abc import Mapping

from pyengine.core import pile
from pyengine.core.colours import chosen_colours
from pyengine.core.errors import Breach, OptionError
from pyengine.core.events import TURN_BEGAN, Drew, GameOver, Reshuffled
from pyengine.core.prng import Chance, anew
from pyengine.core.state import Action, Note, Rng, View, check_action, check_viewer
from pyengine.games.flights import events, rules, scoring
from pyengine.games.flights.pieces import (
    CITIES,
    COLOURS,
    DEPORTATION,
    FLIGHT_COLOURS,
    HAND,
    LAY,
    LAYS,
    NOTHING,
    PICK,
    POINTS,
    SINGLE,
    SIZE,
    SWAP,
    TAKES,
    TEXT,
    USUAL_WINS,
    WINS,
    Lay,
    Swap,
    Take,
    card_of,
    flight_of,
    needed,
    pack,
    packed,
    texts,
)
from pyengine.games.flights.state import FlightsState
from pyengine.games.flights.view import view

_ALL_USED = (1 << SIZE + 1) - 2


class Flights(FlightsState):
    """A match of Flights under way: its data, and the effects of actions."""

    __slots__ = ()

    def why_not(self, seat: int, action: Action) -> Breach | None:
        """The rule that forbids it (see `rules`)."""
        check_action(action)
        return rules.breach(self, seat, action)

    def legal(self, seat: int) -> list[Action]:
        """By card, then flight; by card; or by own place, partner and their place."""
        if seat not in self.to_act:
            return []
        if self.phase == PICK:
            return [TAKES[card] for card in rules.takes(self.table)]
        if self.phase == SWAP:
            return list(rules.swaps(self.cities, seat, self.swap))
        used, hand = self.used[seat], self.hands[seat]
        flights = [flight for flight in range(1, SIZE + 1) if not used >> flight & 1]
        return [LAYS[card][flight] for card in dict.fromkeys(hand) for flight in flights]

    def play(self, seat: int, action: Action, note: Note | None = None) -> None:
        """Lay, pick or swap; what follows without a choice follows at once."""
        if isinstance(action, Lay):
            self._lay(seat, action, note)
        elif isinstance(action, Take):
            self._take(seat, action.card, note)
        elif isinstance(action, Swap):
            self._swap(seat, action, note)
        if self.outcome and note:
            note(GameOver(self.outcome))

    def _lay(self, seat: int, lay: Lay, note: Note | None) -> None:
        """Once all have laid, all is turned up, and the order of picking stands (FLI-4, FLI-5)."""
        self.hands[seat].remove(lay.card)
        self.laid[seat] = packed(lay.card, lay.flight)
        if note:
            note(events.Laid(seat, TEXT[lay.card], lay.flight))
        if any(cards and self.laid[other] == NOTHING for other, cards in enumerate(self.hands)):
            return
        self.remember()
        self.phase, self.order = PICK, self.picking()
        self.table = sorted(card_of(self.laid[seat]) for seat in self.order)
        if note:
            laid = [(seat, self.laid[seat]) for seat in self.order]
            note(events.Turned(tuple((seat, TEXT[card_of(what)], flight_of(what)) for seat, what in laid)))
            note(TURN_BEGAN[self.order[0]])

    def picking(self) -> list[int]:
        """All who laid, the highest flight first, equal ones clockwise from the first-turn card (FLI-5)."""
        present = [seat for seat in self.clockwise() if self.laid[seat] != NOTHING]
        return sorted(present, key=lambda seat: -flight_of(self.laid[seat]))

    def _take(self, seat: int, card: int, note: Note | None) -> None:
        """Take a card and resolve it at once (FLI-6)."""
        self.table.remove(card)
        if note:
            note(events.Took(seat, TEXT[card]))
        if card < CITIES:
            self.cities[seat].append(card)
            self._burn(seat, note)
        elif card == DEPORTATION:  # the last city goes too, if there is one (FLI-14)
            city = self.cities[seat].pop() if self.cities[seat] else None
            self.discard += [DEPORTATION] if city is None else [city, DEPORTATION]
            if note:
                note(events.Deported(seat, None if city is None else TEXT[city]))
        elif next(rules.swaps(self.cities, seat, card), None) is not None:
            self.phase, self.swap = SWAP, card
            return
        else:
            self.discard.append(card)
            if note:
                note(events.Unused(seat, TEXT[card]))
        self._next(note)

    def _swap(self, seat: int, swap: Swap, note: Note | None) -> None:
        """Place for place (FLI-17); what burns then, burns in both collections (FLI-19); the exchange goes."""
        own, their = swap.own, swap.their
        partner = self.owner(their)
        assert partner is not None
        mine, other = self.cities[seat], self.cities[partner]
        mine[mine.index(own)], other[other.index(their)] = their, own
        if note:
            note(events.Swapped(seat, TEXT[own], partner, TEXT[their]))
        self._burn(seat, note)
        self._burn(partner, note)
        self.discard.append(self.swap)
        self.phase, self.swap = PICK, NOTHING
        self._next(note)

    def _burn(self, seat: int, note: Note | None) -> None:
        """Burn all that matches together, then look again (FLI-19)."""
        while burnt := rules.burning(self.cities[seat]):
            self.cities[seat] = [city for city in self.cities[seat] if city not in burnt]
            self.discard += burnt
            if note:
                note(events.Burnt(seat, tuple(texts(burnt))))

    def _next(self, note: Note | None) -> None:
        """The next one picks, or the round is over (FLI-5)."""
        del self.order[0]
        if not self.order:
            self._end_round(note)
        elif note:
            note(TURN_BEGAN[self.order[0]])

    def _end_round(self, note: Note | None) -> None:
        """Either someone has all colours and the game is over (FLI-20), or everyone draws (FLI-7).

        The flights lie used then, or come back when all are; the first-turn card passes (FLI-7, FLI-8).
        """
        full = scoring.finished(self)
        if not full:
            for seat in self.clockwise():
                self._draw(seat, 1, note)
        for seat, laid in enumerate(self.laid):
            if laid != NOTHING:
                used = self.used[seat] | 1 << flight_of(laid)
                self.used[seat] = 0 if used == _ALL_USED else used
        self.laid = [NOTHING] * self.players
        self.phase, self.first = LAY, (self.first + 1) % self.players
        if full:
            self._score(full, note)
            return
        self.round += 1
        if note:
            note(events.RoundBegan(self.round, self.first))

    def _draw(self, seat: int, cards: int, note: Note | None) -> None:
        """Draw what there is; an empty deck is made anew from the discard (FLI-3, FLI-7, FLI-9)."""
        drawn = []
        for _ in range(cards):
            spent = len(self.discard)
            card = pile.take(self.deck, self.discard, self.chance)
            if card is not None:
                drawn.append(card)
                insort(self.hands[seat], card)
            if note and len(self.discard) < spent:
                note(Reshuffled(spent))
        if drawn and note:
            note(Drew(seat, tuple(texts(drawn))))

    def _score(self, full: list[int], note: Note | None) -> None:
        """The results are noted, and the next game is set up if the match goes on (FLI-21, FLI-22)."""
        values = [scoring.value(cities, needed(self.players)) for cities in self.cities]
        self.scores = [score + value for score, value in zip(self.scores, values, strict=True)]
        best = scoring.winner(full, values)
        if self.match == WINS and best is not None:
            self.wins[best] += 1
        if note:
            cities = tuple(tuple(texts(cities)) for cities in self.cities)
            totals = tuple(self.scores), tuple(self.wins)
            note(events.GameScored(self.game, self.match, cities, tuple(full), tuple(values), *totals))
        self.outcome = scoring.verdict(self)
        if not self.outcome:
            self.game += 1
            self.set_up(note)

    def set_up(self, note: Note | None = None) -> None:
        """A game: colours left out by chance, a shuffled deck, three cards each (FLI-2, FLI-3)."""
        self.clear()
        colours = list(range(len(COLOURS)))
        self.chance.open.shuffle(colours)
        self.out = sorted(colours[needed(self.players) :])
        self.deck = pack(self.out)
        self.chance.shuffle(self.deck)
        if note:
            note(events.GameBegan(self.game, tuple(COLOURS[colour] for colour in self.out), self.first))
        for seat in self.clockwise():
            self._draw(seat, HAND, note)
        if note:
            note(events.RoundBegan(1, self.first))

    def view(self, seat: int | None) -> View:
        """What the seat may know (FLI-4, FLI-8)."""
        check_viewer(self, seat)
        return view(self, seat)

    def determinize(self, seat: int, rng: Rng) -> Flights:
        """Mix the deck with the others' cards, hand and hidden alike, and draw their hidden flights anew."""
        twin = self.copy()
        others = [other for other in range(self.players) if other != seat]
        hidden = [other for other in others if self.phase == LAY and self.laid[other] != NOTHING]
        unseen = self.unseen(seat)
        rng.shuffle(unseen)
        for other in hidden:
            flights = [flight for flight in range(1, SIZE + 1) if not self.used[other] >> flight & 1]
            twin.laid[other] = packed(unseen.pop(), rng.choice(flights))
        for other in others:
            twin.hands[other] = sorted(unseen.pop() for _ in self.hands[other])
        twin.deck = unseen
        twin.chance = anew(rng)
        return twin


def deal(players: int, chance: Chance, options: Mapping[str, str], note: Note | None = None) -> Flights:
    """A match: how it is won (FLI-22), who has which flights (FLI-2), who begins by lot (FLI-3), and the first game.

    Raises `OptionError` for a match of wins that not two play, and for flights that two seats have chosen.
    """
    match = options["match"]
    if match == WINS and players > 2:
        raise OptionError("match", match, (POINTS, SINGLE))
    to_win = int(options["wins"]) if match == WINS else USUAL_WINS
    state = Flights(players, match, int(options["target"]), to_win, chance)
    state.colours = chosen_colours("flights", FLIGHT_COLOURS, players, options)
    state.first = chance.below(players)
    state.set_up(note)
    return state
