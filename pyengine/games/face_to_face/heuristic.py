"""A heuristic for Face to Face: small gaps, backwards tricks, gifts that refill the hand."""

from __future__ import annotations

from collections.abc import Iterator
from heapq import nlargest
from typing import NamedTuple

from pyengine.core.linear import Linear, softmax
from pyengine.core.state import Action, Rng, View
from pyengine.core.strategy import MOST_TURNS, Stop, Turn, never
from pyengine.games.face_to_face.features import QUANTITIES, steps_from
from pyengine.games.face_to_face.game import FaceToFace
from pyengine.games.face_to_face.pieces import BASES, END_TURN, HAND, MINIMUM, NUMBERS, PILE_INDEX, PLAYS, Play
from pyengine.games.face_to_face.rules import FITS, legal_plays
from pyengine.games.face_to_face.weights import WEIGHTS

_CHEAP = 2
"""Steps of a pile that are worth paying for a card less, when nothing forces it."""
CHEAPEST_END = _CHEAP + 0.5
"""A turn ends rather than by a play of this price."""
_REFILL = 4
"""What one more card drawn after a gift is worth, in steps of a pile."""
HELP = 0.7
"""What a step given to the opponent costs, in steps of a pile of one's own."""
_NARROWER = 4
"""One of so many turns side by side is looked at with each number of cards laid: eight find nearly all there is."""
_ALL = 1000
"""More than a turn has ends with one number of cards laid."""


def heuristic(view: View, action: Action) -> float:
    """How good the action looks, in steps of a pile: the fewer steps it costs, the better."""
    mine = view["players"][view["seat"]]
    if not isinstance(action, Play):
        return float(-_CHEAP) if mine["draw"] else -100.0
    pile = PILE_INDEX[action.pile]
    target = view["players"][view["seat"] if pile < 2 else 1 - view["seat"]]["up" if pile % 2 == 0 else "down"]
    return -cost(pile, action.card, target["top"], len(mine["hand"]), mine["draw"])


def cost(pile: int, card: int, top: int, hand: int, draw: int) -> float:
    """The steps that a card costs on a pile; a gift's help to the opponent less the worth of a fuller hand."""
    rise = card - top if pile % 2 == 0 else top - card
    if pile < 2:
        return rise
    return -HELP * rise - refill(hand, draw)


def refill(hand: int, draw: int) -> int:
    """What the cards drawn after a gift are worth beyond those drawn anyway."""
    return _REFILL * (min(HAND - hand + 1, draw) - MINIMUM)


def policy(state: FaceToFace, seat: int, rng: Rng) -> Action:  # noqa: ARG001 - every policy is given a source of chance
    """The cheapest play; the end of the turn as soon as only dear ones are left."""
    hand, draw = len(state.hands[seat]), len(state.draws[seat])
    tops = state.tops()
    best: Action = END_TURN
    lowest = 1000.0 if state.laid < MINIMUM or not draw else CHEAPEST_END
    help_back = refill(hand, draw)
    for play in legal_plays(state):
        pile, card = PILE_INDEX[play.pile], play.card
        rise = tops[pile] - card if pile & 1 else card - tops[pile]
        price = rise if pile < 2 else -HELP * rise - help_back
        if price < lowest:
            best, lowest = play, price
    return best


def evaluate(state: FaceToFace) -> list[float]:
    """Who is likely to win, from the cards left and the room on the piles."""
    return softmax([_lead(state, 0), _lead(state, 1)])


def _lead(state: FaceToFace, seat: int) -> float:
    tops = state.tops()
    up, down = tops[:2] if seat == state.seat else tops[2:]
    return lead(up, down, len(state.hands[seat]) + len(state.draws[seat]))


def lead(up: int, down: int, left: int) -> float:
    """Room on the own piles, in steps, less what the cards left will need: a logistic fit to games of the policy."""
    return 0.017 * (60 - up + down - 1) - 0.044 * left


REFINED = Linear(QUANTITIES, WEIGHTS)
"""A closer look, and a slower one: at who is to act too, and at how the hands suit the piles."""


class End(NamedTuple):
    """The tops of the piles as the seat to act sees them, and the cards left in its hand, as bits."""

    up: int
    down: int
    their_up: int
    their_down: int
    kept: int


Steps = dict[End, tuple[float, tuple[End, Play] | None]]
"""What each end is worth, and how it is reached: from which other one, by which play; the beginning from none."""


def turns(state: FaceToFace, seat: int, breadth: int, stop: Stop = never) -> list[Turn]:
    """The ways to go on to the end of the turn that look best, the best first; `breadth` of them at most.

    The last cards are laid where they can be, however narrow the look.
    """
    evaluator = TurnEvaluator(state, seat)
    steps = _steps(evaluator, max(1, breadth // _NARROWER) if state.draws[seat] else _ALL, stop)
    if stop():
        return []
    least = MINIMUM - state.laid
    ends = {end: worth for end, (worth, _) in steps.items() if (evaluator.now.kept ^ end.kept).bit_count() >= least}
    if not state.draws[seat] and (last := next((end for end in ends if not end.kept), None)):
        return [Turn(_plays(steps, last))]
    best = nlargest(min(breadth, MOST_TURNS), ends, key=ends.__getitem__)
    return [Turn((*_plays(steps, end), END_TURN), ends[end]) for end in best]


def _steps(evaluator: TurnEvaluator, width: int, stop: Stop) -> Steps:
    """What this turn can come to, looked for card by card: of all ends with one card more, the `width` best go on."""
    now = evaluator.now
    steps: Steps = {now: (evaluator.worth(now), None)}
    beam = [now]
    while beam and not stop():
        found = list[End]()
        for end in beam:
            may_give = not evaluator.given and end[2:4] == now[2:4]
            for card, pile, reached in _nexts(end, may_give):
                if reached not in steps:
                    steps[reached] = evaluator.worth(reached), (end, PLAYS[card, pile])
                    found.append(reached)
        beam = nlargest(width, found, key=lambda end: steps[end][0])
    return steps


def _nexts(end: End, may_give: bool) -> Iterator[tuple[int, int, End]]:
    """What one card more comes to: the card, the pile, and the end; by pile, the highest card first."""
    for pile, top in enumerate(end[: 4 if may_give else 2]):
        fits = end.kept & FITS[pile][top]
        while fits:
            card = fits.bit_length() - 1
            fits ^= 1 << card
            reached = [*end[:4], end.kept ^ 1 << card]
            reached[pile] = card
            yield card, pile, End._make(reached)


def _plays(steps: Steps, end: End) -> tuple[Play, ...]:
    plays = list[Play]()
    while step := steps[end][1]:
        end, play = step
        plays.append(play)
    return tuple(reversed(plays))


class TurnEvaluator:
    """Tells what the ends of one turn are worth, in steps of a pile; holds what is the same for all of them.

    The weights were found by the cross-entropy method (R. Y. Rubinstein, Methodology and Computing in Applied
    Probability 1, 1999) in games against the greedy bot and against weights found before.
    """

    LAID, LAID_LATE = 0.9, 0.7
    """What a card laid is worth at the beginning of a game, and how much more towards its end."""
    DRAWN, DRAWN_LATE = 1.6, 2.3
    """The same for a card drawn."""
    GIFT = 3.7
    """What a gift is worth beside the cards that are drawn for it."""
    HELP, HELP_TIGHT = 0.45, 0.6
    """What a step given to the opponent costs, and how much more when the opponent has no room left."""
    FAR, FAR_LATE = 0.1, 0.12
    """What a step costs by which a card kept is away from the pile that is nearer to it."""
    NEXT = 0.35
    """The same once more for the card that is nearest."""
    PAIR = 2.4
    """What two cards kept are worth that are ten apart: one takes a pile back that the other was laid on."""
    TRICK = 0.9
    """What a card is worth that is still to be drawn and takes a pile back."""
    ROOM_LATE = 0.7
    """How much more a step of an own pile is worth towards the end of a game."""
    NOTHING_NEAR = 15
    """Where no card is kept, the next one counts as this far."""

    def __init__(self, state: FaceToFace, seat: int) -> None:
        self.now = now = End(*state.tops(), state.hand_bits(seat))
        self.hand = now.kept.bit_count()
        self.given = bool(state.given)
        self.draw = len(state.draws[seat])
        self.to_come = sum([1 << card for card in state.draws[seat]])
        self.tight = 1 - (now.their_down - now.their_up) / (BASES[1] - BASES[0])

    def worth(self, end: End) -> float:
        """What the seat has of it."""
        kept = end.kept.bit_count()
        help_given = self.now.their_up - end.their_up + end.their_down - self.now.their_down
        given = self.given or help_given > 0
        drawn = min(HAND - kept if given else MINIMUM, self.draw)
        late = 1 - (kept + self.draw) / len(NUMBERS)
        steps_of, cards, nearest, away = steps_from(end.up, end.down), end.kept, self.NOTHING_NEAR, 0
        while cards:
            card = cards.bit_length() - 1
            cards ^= 1 << card
            steps = steps_of[card]
            nearest = min(nearest, steps)
            if steps > 0:
                away += steps
        return (
            (end.down - end.up) * (1 + self.ROOM_LATE * late)
            + (self.hand - kept) * (self.LAID + self.LAID_LATE * late)
            + drawn * (self.DRAWN + self.DRAWN_LATE * late)
            + self.GIFT * given
            - help_given * (self.HELP + self.HELP_TIGHT * self.tight)
            + self.PAIR * (end.kept & end.kept >> 10).bit_count()
            + self.TRICK * ((self.to_come << 10 >> end.up & 1) + (self.to_come >> end.down + 10 & 1))
            - ((self.FAR + self.FAR_LATE * late) * away + self.NEXT * nearest)
        )
