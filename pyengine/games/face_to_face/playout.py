"""Playouts of Face to Face as `policy` plays, on hands that are sets of bits: the same as on states, only quicker."""

from __future__ import annotations

from collections.abc import Sequence

from pyengine.core.linear import softmax
from pyengine.games.face_to_face.features import amounts
from pyengine.games.face_to_face.game import FaceToFace
from pyengine.games.face_to_face.heuristic import CHEAPEST_END, HELP, REFINED, lead, refill
from pyengine.games.face_to_face.pieces import BACK, BASES, HAND, MINIMUM
from pyengine.games.face_to_face.rules import FITS, fitting_after

_BELOW = [(1 << top) - 1 for top in range(BASES[1] + 1)]
"""By a top, the numbers below it, as bits."""
_END, _NO_PLAY = (CHEAPEST_END, 0, -1), (1000.0, 0, -1)
"""The end of the turn, in place of dear plays, and where there is nothing else."""

Choice = tuple[float, int, int]
"""A price, the card, and the pile (see `pieces`), -1 for the end of the turn; the smallest is played."""


class Side:
    """A player: the tops of the own piles, the hand as bits, and the draw pile, of which so many cards are left."""

    __slots__ = ("down", "draw", "hand", "left", "up")

    def __init__(self, up: int, down: int, hand: int, draw: Sequence[int]) -> None:
        self.up, self.down = up, down
        self.hand = hand
        self.draw, self.left = draw, len(draw)


class Playout:
    """A game that goes on from a state, which stays as it is. `winner` is None while it goes on."""

    __slots__ = ("choice", "given", "laid", "other", "own", "seat", "winner")

    def __init__(self, state: FaceToFace) -> None:
        up, down, their_up, their_down = state.tops()
        seat = state.seat
        self.seat, self.laid, self.given = seat, state.laid, state.given
        self.own = Side(up, down, state.hand_bits(seat), state.draws[seat])
        self.other = Side(their_up, their_down, state.hand_bits(1 - seat), state.draws[1 - seat])
        self.winner = state.outcome.winners[0] if state.outcome else None
        self.choice: Choice | None = None

    def run(self, decisions: int) -> None:
        """Play so many decisions, or to the end of the game."""
        while decisions and self.winner is None:
            decisions -= 1
            _, card, pile = self.choice or cheapest(self)
            self.choice = None
            if pile < 0:
                self._end_turn()
                continue
            own = target = self.own
            own.hand ^= 1 << card
            self.laid += 1
            if pile > 1:
                target, self.given = self.other, 1
            if pile & 1:
                target.down = card
            else:
                target.up = card
            if not own.hand and not own.left:
                self.winner = self.seat

    def _end_turn(self) -> None:
        own = self.own
        due = min(HAND - own.hand.bit_count() if self.given else MINIMUM, own.left)
        for at in range(own.left - due, own.left):
            own.hand |= 1 << own.draw[at]
        own.left -= due
        self.own, self.other, self.seat = self.other, own, 1 - self.seat
        self.laid = self.given = 0
        self.choice = cheapest(self)
        if self.choice[2] < 0:
            self.winner = 1 - self.seat


def playout(state: FaceToFace, decisions: int, refined: bool) -> list[float]:
    """The chances of both seats after so many decisions of `policy`, by `REFINED` or by `evaluate`; at the end of the
    game its payoffs.
    """
    game = Playout(state)
    game.run(decisions)
    if game.winner is not None:
        return [1.0 - game.winner, float(game.winner)]
    own = game.own
    sides = (game.other, own) if game.seat else (own, game.other)
    if not refined:
        return softmax([lead(side.up, side.down, side.hand.bit_count() + side.left) for side in sides])
    seen = [amounts(side.up, side.down, side.hand, side.left, side is own) for side in sides]
    return softmax([REFINED.lead(each) for each in seen])


def cheapest(game: Playout) -> Choice:
    """The cheapest play; of several the lowest card, and of its piles the first."""
    own = game.own
    best = min(_END if game.laid >= MINIMUM and own.left else _NO_PLAY, _on_own(own))
    if not game.given:
        best = min(best, _on_theirs(own, game.other))
    if game.laid or best[2] < 0 or _leaves_another(game, best[1], best[2]):
        return best
    # Every first play of a turn that leaves another (F2F-21), with its price.
    hand, tops = game.own.hand, (game.own.up, game.own.down, game.other.up, game.other.down)
    back, found = refill(hand.bit_count(), game.own.left), list[Choice]()
    for pile, top in enumerate(tops):
        fits = hand & FITS[pile][top]
        while fits:
            card = fits.bit_length() - 1
            fits ^= 1 << card
            rise = top - card if pile & 1 else card - top
            if _leaves_another(game, card, pile):
                found.append((rise if pile < 2 else -HELP * rise - back, card, pile))
    return min(found, default=_NO_PLAY)


def _on_own(own: Side) -> Choice:
    """The cheapest card on an own pile."""
    hand, up, down = own.hand, own.up, own.down
    best = _NO_PLAY
    if up > BACK and hand >> up - BACK & 1:
        best = (-BACK, up - BACK, 0)
    elif above := hand >> up + 1:
        rise = (above & -above).bit_length()
        best = (rise, up + rise, 0)
    if hand >> down + BACK & 1:
        return min(best, (-BACK, down + BACK, 1))
    if below := hand & _BELOW[down]:
        card = below.bit_length() - 1
        return min(best, (down - card, card, 1))
    return best


def _on_theirs(own: Side, other: Side) -> Choice:
    """The cheapest gift."""
    hand, up, down = own.hand, other.up, other.down
    best, back = _NO_PLAY, refill(hand.bit_count(), own.left)
    if below := hand & _BELOW[up]:
        card = below.bit_length() - 1
        best = (-HELP * (card - up) - back, card, 2)
    if down < BASES[1] and (above := hand >> down + 1):
        rise = (above & -above).bit_length()
        best = min(best, (HELP * rise - back, down + rise, 3))
    return best


def _leaves_another(game: Playout, card: int, pile: int) -> bool:
    """True if one more card could be laid after this one, the first of a turn (F2F-21)."""
    own, other = game.own, game.other
    fits = [FITS[0][own.up], FITS[1][own.down], FITS[2][other.up], FITS[3][other.down]]
    return bool(fitting_after(fits, card, pile) & (own.hand ^ 1 << card))
