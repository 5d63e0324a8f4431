"""What may be laid where: F2F-5 to F2F-13 and F2F-21. Every question of legality ends here."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pyengine.core.errors import Breach
from pyengine.games.face_to_face.pieces import MINIMUM, PILE_INDEX, EndTurn, Play

if TYPE_CHECKING:
    from pyengine.games.face_to_face.state import FaceToFace


def breach(state: FaceToFace, seat: int, action: object) -> Breach | None:
    """The rule that forbids the action to the seat now."""
    if state.outcome is not None:
        return Breach(state.outcome.reason)
    if seat != state.seat:
        return Breach("F2F-5", {"seat": seat + 1, "to_act": state.seat + 1})
    if isinstance(action, EndTurn):
        return _breach_of_end(state)
    if isinstance(action, Play):
        return breach_of_play(state, action)
    return Breach("F2F-5")


def _breach_of_end(state: FaceToFace) -> Breach | None:
    if state.laid < MINIMUM:
        return Breach("F2F-6", {"laid": state.laid, "minimum": MINIMUM})
    return None


def breach_of_play(state: FaceToFace, play: Play) -> Breach | None:
    """The rule that forbids this card on this pile to the seat that is to act."""
    card, pile = play.card, PILE_INDEX.get(play.pile)
    hand = state.hands[state.seat]
    if card not in hand:
        return Breach("F2F-3", {"card": card})
    if pile is None:
        return Breach("F2F-7", {"card": card})
    if pile > 1 and state.given:
        return Breach("F2F-11", {"card": card})
    top = state.top(pile)
    rule = misfit(pile, card, top)
    if rule is not None:
        return Breach(rule, {"card": card, "top": top})
    if state.laid + 1 < MINIMUM and not _leaves_another(state, card, pile):
        return Breach("F2F-21", {"card": card, "minimum": MINIMUM})
    return None


def misfit(pile: int, card: int, top: int) -> str | None:
    """The rule by which a card does not fit on a pile with this top, or None where it fits."""
    if card == top:
        return "F2F-13"
    if pile == 0:
        return None if card > top or card == top - 10 else "F2F-8"
    if pile == 1:
        return None if card < top or card == top + 10 else "F2F-9"
    if pile == 2:
        return None if card < top else ("F2F-13" if top == 1 else "F2F-12")
    return None if card > top else ("F2F-13" if top == 60 else "F2F-12")


def _leaves_another(state: FaceToFace, card: int, pile: int) -> bool:
    """Whether, with this card laid there, one more of the hand could be laid (F2F-21)."""
    tops = [state.top(other) for other in range(4)]
    tops[pile] = card
    open_piles = range(2 if pile > 1 or state.given else 4)
    hand = state.hands[state.seat]
    return any(misfit(to, other, tops[to]) is None for other in hand if other != card for to in open_piles)


def stuck(state: FaceToFace) -> bool:
    """Whether the seat to act cannot lay the minimum (F2F-19, tested over ordered pairs: F2F-20)."""
    return state.laid < MINIMUM and not any(breach_of_play(state, play) is None for play in state.plays())
