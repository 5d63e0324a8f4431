"""What may be laid where: F2F-5 to F2F-13 and F2F-21. Every question of legality ends in `misfit`."""

from __future__ import annotations

from pyengine.core.errors import Breach
from pyengine.games.face_to_face.pieces import BACK, BASES, MINIMUM, NUMBERS, PILE_INDEX, PLAYS_OF, EndTurn, Play
from pyengine.games.face_to_face.state import FaceToFaceState

_RULES = ("F2F-8", "F2F-9", "F2F-12", "F2F-12")
"""By pile, what it takes to fit there."""


def misfit(pile: int, card: int, top: int) -> str | None:
    """The rule by which a card does not fit on a pile with this top, or None where it fits.

    On a bare base card every number fits, but no gift.
    """
    if pile == 0:
        fits = card > top or card == top - BACK
    elif pile == 1:
        fits = card < top or card == top + BACK
    else:
        fits = card < top if pile == 2 else card > top
    if fits:
        return None
    return "F2F-13" if card == top or top in BASES else _RULES[pile]


FITS = [
    [sum(1 << card for card in NUMBERS if misfit(pile, card, top) is None) for top in range(61)] for pile in range(4)
]
"""By pile and top, the numbers that fit, as bits."""
_PILES = [[bytes([(fits >> card & 1) << pile for card in range(60)]) for fits in FITS[pile]] for pile in range(4)]
"""By pile and top, for each number the set that holds this pile where it fits, and otherwise nothing."""


def breach(state: FaceToFaceState, seat: int, action: object) -> Breach | None:
    """The rule that forbids the action to the seat now."""
    if not_due := state.why_not_due(seat, "F2F-5"):
        return not_due
    if isinstance(action, EndTurn):
        return Breach("F2F-6", {"laid": state.laid, "minimum": MINIMUM}) if state.laid < MINIMUM else None
    return breach_of_play(state, action) if isinstance(action, Play) else Breach("F2F-5")


def breach_of_play(state: FaceToFaceState, play: Play) -> Breach | None:
    """The rule that forbids this card on this pile to the seat that is to act."""
    card, pile = play.card, PILE_INDEX.get(play.pile)
    if card not in state.hands[state.seat]:
        return Breach("F2F-3", {"card": card})
    if pile is None:
        return Breach("F2F-7", {"card": card})
    if pile > 1 and state.given:
        return Breach("F2F-11", {"card": card})
    top = state.tops()[pile]
    if rule := misfit(pile, card, top):
        return Breach(rule, {"card": card, "top": top})
    if state.laid + 1 < MINIMUM:  # with this card laid there, one more of the hand has to fit somewhere
        rest = state.hand_bits(state.seat) ^ (1 << card)
        if not rest & fitting_after(fitting(state), card, pile):
            return Breach("F2F-21", {"card": card, "minimum": MINIMUM})
    return None


def fitting(state: FaceToFaceState) -> list[int]:
    """By pile, the numbers that fit there now, as bits; no gift after a gift (F2F-11)."""
    fits = [FITS[pile][top] for pile, top in enumerate(state.tops())]
    return [*fits[:2], 0, 0] if state.given else fits


def fitting_after(fits: list[int], card: int, pile: int) -> int:
    """The numbers that fit anywhere once `card` lies on `pile`; after a gift only the own piles are left."""
    if pile == 0:
        return FITS[0][card] | fits[1] | fits[2] | fits[3]
    if pile == 1:
        return fits[0] | FITS[1][card] | fits[2] | fits[3]
    return fits[0] | fits[1]


def legal_piles(state: FaceToFaceState) -> list[int]:
    """For each card in the hand of the seat to act the piles where `breach_of_play` lets it be laid, as bits."""
    tops, hand = state.tops(), state.hands[state.seat]
    up, down = _PILES[0][tops[0]], _PILES[1][tops[1]]
    if state.given:
        found = [up[card] | down[card] for card in hand]
    else:
        their_up, their_down = _PILES[2][tops[2]], _PILES[3][tops[3]]
        found = [up[card] | down[card] | their_up[card] | their_down[card] for card in hand]
    if state.laid + 1 >= MINIMUM or _leave_another(found):
        return found
    fits, bits = fitting(state), state.hand_bits(state.seat)
    return [
        sum([1 << at for at in range(4) if piles >> at & 1 and fitting_after(fits, card, at) & (bits ^ (1 << card))])
        for card, piles in zip(hand, found, strict=True)
    ]


_OTHERS = tuple([bool(piles & 14) | bool(piles & 13) << 8 | bool(piles & 3) << 16 for piles in range(16)])
"""By the piles where a card fits, whether it still fits anywhere after another on the first pile, on the second, and on
any of the others: three counts, 8 bits apart.
"""


def _leave_another(piles: list[int]) -> bool:
    """True if of the cards that fit on these piles there are two for each kind of play, so that each play leaves one.

    If not, there may still be one: a card that fits only once the other is laid (F2F-21).
    """
    counts = sum([_OTHERS[each] for each in piles])
    return bool(counts & 0xFE) and bool(counts & 0xFE00) and bool(counts & 0xFE0000)


def legal_plays(state: FaceToFaceState) -> list[Play]:
    """The plays that `breach_of_play` lets through, by card, then pile."""
    found = list[Play]()
    for card, piles in zip(state.hands[state.seat], legal_piles(state), strict=True):
        found += PLAYS_OF[card][piles]
    return found


def stuck(state: FaceToFaceState) -> bool:
    """True if the seat to act cannot lay the minimum (F2F-19, tested over ordered pairs: F2F-20)."""
    return state.laid < MINIMUM and not any(legal_piles(state))
