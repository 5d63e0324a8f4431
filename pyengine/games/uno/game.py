"""A match of UNO under way."""

from __future__ import annotations

from collections.abc import Mapping

from pyengine.core.errors import Breach
from pyengine.core.events import TURN_BEGAN, GameOver, Reshuffled
from pyengine.core.pile import take
from pyengine.core.prng import Chance
from pyengine.core.state import Action, Note, Rng, View, check_action, check_viewer
from pyengine.games.uno import events, rules, scoring
from pyengine.games.uno.events import DREW_ONE, KEPT, LAID, REVERSED, SKIPPED, drew
from pyengine.games.uno.pieces import (
    ALONE,
    BIT,
    CALL,
    CODES,
    COLOUR,
    COLOURS,
    DRAW,
    DRAWN,
    FITS,
    FITTING,
    IN_FORCE,
    KEEP,
    LAST_LAYS,
    LAYS,
    NO_COLOUR,
    OF_COLOUR,
    OF_THREE,
    OF_TWO,
    ONE,
    PARTS,
    PLAIN_LAYS,
    PLAY,
    REVERSE,
    SKIP,
    TWO,
    WILD,
    WILD_TWO,
    Catch,
    Challenge,
    Keep,
    Lay,
    Let,
    Name,
    codes,
    face_of,
)
from pyengine.games.uno.rules import EFFECT_RULES, catchers, draw_lots, fresh
from pyengine.games.uno.state import Options, UnoState
from pyengine.games.uno.view import resample, view


class Uno(UnoState):
    """A match of UNO under way: its data, and the effects of actions."""

    __slots__ = ()

    def why_not(self, seat: int, action: Action) -> Breach | None:
        """The rule that forbids it (see `rules`); for what is usual in a turn, no rule is looked for."""
        phase = self.phase
        if phase < COLOUR and seat in self.to_act and self.open < 0 and self.bluff:
            if action is (KEEP if phase else DRAW):
                return None
            fits = type(action) is Lay and self.hands[seat] & FITS[self.face] & action.kind
            if fits and action in PLAIN_LAYS and (not phase or action.card == self.drawn):
                return None
        check_action(action)
        return rules.breach(self, seat, action)

    def legal(self, seat: int) -> list[Action]:
        """Cards in canonical order, plain before called, then `draw` or `keep`, then a catch."""
        if seat not in self.to_act or self.phase or self.open >= 0 or not self.bluff:
            return rules.choices(self, seat)
        hand = self.hands[seat]
        if hand < OF_THREE:
            return rules.choices(self, seat)
        low, high, rest = PARTS[self.face]
        return LAYS[hand & low] + LAYS[hand & high] + LAST_LAYS[hand & rest]

    def play(self, seat: int, action: Action, note: Note | None = None) -> None:
        """Draw or lay a card, or decide what is asked besides."""
        if action is DRAW:
            return self._draw(seat, note)
        if type(action) is not Lay:
            return self._decide(seat, action, note)
        self.hands[seat] = hand = self.hands[seat] - action.bit
        self.discard.append(action.card)
        before, self.face = self.face, action.face
        if self.phase:
            self.phase, self.drawn = PLAY, -1
        else:
            if seat in self.knows:
                self._forget(seat, action)
            if self.open >= 0:
                self.open, self.let = -1, 0
        if note:
            note(LAID[seat][action])
        if not hand:
            return self._go_out(seat, action, note)
        if action.effect:
            self._act(seat, action.effect, before >> 4, note)
        else:
            self.to_act = self.order[seat]
        if hand < OF_TWO and not action.uno:
            self.open = seat
            self.watch(self.to_act[-1])
        if note:
            note(TURN_BEGAN[self.to_act[-1]])
        return None

    def _draw(self, seat: int, note: Note | None) -> None:
        """UNO-6, UNO-7: one card, which may be laid at once if it can be; the window is closed (UNO-17)."""
        deck = self.deck
        if len(deck) < 2:
            card = self.give(seat, 1, "UNO-6", note)
        else:
            card = deck.pop()
            self.hands[seat] += BIT[card]
            if note:
                note(_DREW[seat][card])
        if self.open >= 0:
            self.open, self.let = -1, 0
        if card in FITTING[self.face] and (
            card != WILD_TWO or self.bluff or not self.hands[seat] & IN_FORCE[self.face]
        ):
            self.phase, self.drawn, self.to_act = DRAWN, card, ALONE[seat]
        else:
            self.to_act = self.order[seat]
            if note:
                note(TURN_BEGAN[self.to_act[0]])

    def watch(self, awaited: int) -> None:
        """UNO-17: who may still catch, clockwise from the culprit, and then the seat that is waited for."""
        self.to_act = (*catchers(self, awaited), awaited)

    def _forget(self, holder: int, lay: Lay) -> None:
        """A card known to be held is laid. (A card just drawn never is: an equal one that was shown stays.)"""
        shown, last = self.knows[holder], False
        for knower, known in shown.items():
            if known & lay.kind:
                shown[knower] = known - lay.bit
                last = last or known == lay.bit
        if last:
            self.knows[holder] = {knower: known for knower, known in shown.items() if known}
            if not self.knows[holder]:
                del self.knows[holder]

    def _act(self, seat: int, effect: int, was: int, note: Note | None) -> None:
        """What an action card does to those who come after `seat` (UNO-9 to UNO-13)."""
        rule, hit = EFFECT_RULES[effect], self.order[seat][0]
        if effect == REVERSE:
            self.turn_to(1 - self.direction)
            self.to_act = self.order[seat]
            if note:
                note(REVERSED[self.direction])
            # Between two the other is skipped: the rulebook does not say so, but it is the custom (UNO-10).
            if self.players == 2 and not self.options.plain_reverse:
                self._skip(hit, rule, note)
        elif effect == TWO and self.bluff:
            self.phase, self.was, self.to_act = CALL, was, ALONE[hit]
        else:
            if effect != SKIP:
                self.give(hit, 1 if effect == ONE else 2, rule, note)
            self._skip(hit, rule, note)

    def _skip(self, seat: int, rule: str, note: Note | None) -> None:
        self.to_act = self.order[seat]
        if note:
            note(SKIPPED[rule][seat])

    def give(self, seat: int, count: int, rule: str, note: Note | None) -> int:
        """The seat draws up to `count` cards (UNO-8); returns the last of them, or -1."""
        drawn, deck, spent = list[int](), self.deck, len(self.discard)
        for _ in range(count):
            card = deck.pop() if len(deck) > 1 else take(deck, self.discard, self.chance, 1)
            if card is None:
                break
            drawn.append(card)
            self.hands[seat] += BIT[card]
        if note:
            note(drew(seat, drawn, rule))
            if len(self.discard) < spent:
                note(Reshuffled(spent - 1))
        return drawn[-1] if drawn else -1

    def _decide(self, seat: int, action: Action, note: Note | None) -> None:
        """Keep the card drawn (UNO-7), name a colour (UNO-12), answer (UNO-13, UNO-14), catch or not (UNO-17)."""
        if isinstance(action, Catch | Let):
            return self._watch_call(seat, action, note)
        if isinstance(action, Keep):
            self.phase, self.drawn, self.to_act = PLAY, -1, self.order[seat]
            if note:
                note(KEPT[seat])
        elif isinstance(action, Name):  # the same seat plays then
            self.phase, self.face = PLAY, face_of(WILD, action.colour)
            if note:
                note(events.Named(seat, COLOURS[action.colour]))
        elif isinstance(action, Challenge):
            self._challenge(seat, note)
        else:
            self.phase, self.was, self.late = PLAY, NO_COLOUR, 0
            self.give(seat, 2, "UNO-13", note)
            self._skip(seat, "UNO-13", note)
            if self.open >= 0:  # to accept is no choice of its own, so that the window stays open (UNO-17)
                self.watch(self.to_act[0])
        if note:
            note(TURN_BEGAN[self.to_act[-1]])
        return None

    def _challenge(self, seat: int, note: Note | None) -> None:
        """UNO-14: the guilty draws the two and the challenger plays; otherwise four, and the turn is lost.

        Guilty is who had the colour when laying; what came `late` into the hand is shown, but not counted.
        """
        accused, was = self.accused, self.was
        hand = self.hands[accused]
        guilty = bool((hand - self.late) & OF_COLOUR[was])
        self.phase, self.was, self.late, self.open, self.let = PLAY, NO_COLOUR, 0, -1, 0
        self.to_act = ALONE[seat]
        self.knows.setdefault(accused, {})[seat] = hand
        if note:
            note(events.Challenged(seat, accused, guilty, tuple(codes(hand))))
        if guilty:
            self.give(accused, 2, "UNO-14", note)
        else:
            self.give(seat, 4, "UNO-14", note)
            self._skip(seat, "UNO-14", note)

    def _watch_call(self, seat: int, action: Catch | Let, note: Note | None) -> None:
        """UNO-17: the culprit who is caught draws two, and the window is closed; or one seat less may catch."""
        if isinstance(action, Let):
            self.let |= 1 << seat
            self.watch(self.to_act[-1])
            if note:
                note(events.LetPass(seat, self.open))
            return
        culprit, self.open, self.let = self.open, -1, 0
        self.to_act = self.to_act[-1:]
        if note:
            note(events.Caught(seat, culprit))
        before = self.hands[culprit]
        self.give(culprit, 2, "UNO-17", note)
        if self.phase == CALL:
            self.late = self.hands[culprit] - before

    def _go_out(self, seat: int, lay: Lay, note: Note | None) -> None:
        """UNO-18: the round is over; a last Wild Draw Two (by option, a last Draw One) still draws."""
        if lay.effect == TWO:
            self.give(self.order[seat][0], 2, "UNO-18", note)
        elif lay.effect == ONE and self.options.last_draw_one:
            self.give(self.order[seat][0], 1, "UNO-18", note)
        left = [scoring.points(hand) for hand in self.hands]
        scoring.add_round(self.scores, left, seat, self.options.caught)
        if note:
            hands = tuple(tuple(codes(hand)) for hand in self.hands)
            note(events.RoundEnded(self.stage, seat, hands, tuple(left), tuple(self.scores)))
        self.outcome = scoring.verdict(self.scores, self.options.target, self.options.caught)
        if self.outcome:
            self.end(note)
        else:
            self.last = tuple(self.hands)
            self.dealer, self.stage = (self.dealer + 1) % self.players, self.stage + 1
            self.deal(note)

    def end(self, note: Note | None) -> None:
        """The match is over: nothing is waited for."""
        self.begin_turn(0)
        self.to_act = ()
        self.knows = {}
        if note and self.outcome:
            note(GameOver(self.outcome))

    def deal(self, note: Note | None) -> None:
        """UNO-4: a new round; an action card that is turned up acts at once (UNO-9 to UNO-12)."""
        self.hands, deck = fresh(self.players, self.chance)
        top = deck.pop()
        self.deck, self.discard, self.knows = deck, [top], {}
        self.begin_turn((self.dealer + 1) % self.players)
        if note:
            note(events.Dealt(self.stage, self.dealer, CODES[top]))
        self.face = face_of(top, top // 13)
        symbol = self.face & 15
        if top == WILD:
            self.phase = COLOUR
        elif symbol == REVERSE:
            self.turn_to(1)
            self.to_act = ALONE[self.dealer]
            if note:
                note(REVERSED[1])
        elif symbol in (ONE, SKIP):
            self._act(self.dealer, symbol, NO_COLOUR, note)
        if note:
            note(TURN_BEGAN[self.to_act[0]])

    def view(self, seat: int | None) -> View:
        """What the seat may know."""
        check_viewer(self, seat)
        return view(self, seat)

    def determinize(self, seat: int, rng: Rng) -> Uno:
        """Deal anew what the seat cannot see: the draw pile and the other hands, but for cards it was shown."""
        twin = self.copy()
        resample(twin, seat, rng)
        return twin


_DREW = DREW_ONE["UNO-6"]


def new(players: int, chance: Chance, options: Mapping[str, str], note: Note | None = None) -> Uno:
    """The first round of a match, dealt by who drew the highest number (UNO-3)."""
    state = Uno(players, Options.of(options), chance)
    state.lots, state.dealer = draw_lots(players, chance)
    state.deal(note)
    return state
