"""A sound way to play Face to Face: small gaps, backwards tricks, gifts that refill the hand."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pyengine.core.chances import chances
from pyengine.core.state import Action, Rng, State, View
from pyengine.games.face_to_face.pieces import END_TURN, HAND, MINIMUM, PILE_INDEX, Play
from pyengine.games.face_to_face.rules import legal_plays

if TYPE_CHECKING:
    from pyengine.games.face_to_face.state import FaceToFace

_CHEAP = 2
"""Steps of a pile that are worth paying for a card less, when nothing forces it."""
_REFILL = 4
"""What one more card drawn after a gift is worth, in steps of a pile."""
_HELP = 0.7
"""What a step given to the opponent costs, in steps of a pile of one's own."""


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
    return -_HELP * rise - _refill(hand, draw)


def _refill(hand: int, draw: int) -> int:
    """What the cards drawn after a gift are worth beyond those drawn anyway."""
    return _REFILL * (min(HAND - hand + 1, draw) - MINIMUM)


def policy(state: State, seat: int, rng: Rng) -> Action:  # noqa: ARG001 - every policy is given a source of chance
    """The cheapest play; the end of the turn as soon as only dear ones are left."""
    game: FaceToFace = state  # type: ignore[assignment]
    hand, draw = len(game.hands[seat]), len(game.draws[seat])
    tops = game.tops()
    best: Action = END_TURN
    lowest = 1000.0 if game.laid < MINIMUM or not draw else _CHEAP + 0.5
    help_back = _refill(hand, draw)
    for play in legal_plays(game):
        pile, card = PILE_INDEX[play.pile], play.card
        rise = tops[pile] - card if pile & 1 else card - tops[pile]
        price = rise if pile < 2 else -_HELP * rise - help_back
        if price < lowest:
            best, lowest = play, price
    return best


def appraise(state: State) -> list[float]:
    """Who is likely to win, from the cards left and the room on the piles."""
    game: FaceToFace = state  # type: ignore[assignment]
    return chances([_lead(game, 0), _lead(game, 1)])


def _lead(state: FaceToFace, seat: int) -> float:
    """Room on the own piles, in steps, less what the cards left will need: a logistic fit to games of the policy."""
    tops = state.tops()
    up, down = tops[:2] if seat == state.seat else tops[2:]
    left = len(state.hands[seat]) + len(state.draws[seat])
    return 0.017 * (60 - up + down - 1) - 0.044 * left
