"""A heuristic for UNO: shed points, keep Wilds, call, catch, and slow down whoever is nearly out."""

from __future__ import annotations

from math import sqrt

from pyengine.core.events import HIDDEN
from pyengine.core.linear import softmax
from pyengine.core.state import Action, Rng, View
from pyengine.games.uno.game import Uno
from pyengine.games.uno.pieces import (
    ACCEPT,
    BESIDES,
    BIT,
    CALLED,
    CARD_OF,
    CATCHES,
    CHALLENGE,
    COLOUR,
    COLOURS,
    DECK,
    DRAW,
    DRAWN,
    FIELD,
    IN_FORCE,
    NAMES,
    OF_COLOUR,
    OF_THREE,
    OF_TWO,
    ONE,
    PLAIN,
    REVERSE,
    SKIP,
    TWO,
    VALUES,
    WILD,
    WILD_TWO,
    Catch,
    Challenge,
    Keep,
    Lay,
    Let,
    Name,
    size,
)
from pyengine.games.uno.rules import may_catch
from pyengine.games.uno.scoring import points
from pyengine.games.uno.view import known

_LAY = 10.0
"""What a card less is worth, against the points and colours that decide between cards."""
_WILD_KEPT = 6.0
_CALL = 3.0
_BLUFF = 8.0
_LIES = 0.3
"""How often a player who could follow the colour is taken to lay a Wild Draw Two all the same."""
_BY_EFFECT = {ONE: 1.5, SKIP: 1.0, REVERSE: 1.0, TWO: 3.0}
_COLOURED = (1 << 52) - 1


def heuristic(view: View, action: Action) -> float:
    """How good the action looks; a card laid is worth about ten."""
    if isinstance(action, Lay):
        return _lay(view, action)
    if isinstance(action, Challenge):
        return _challenge(view)
    if isinstance(action, Name):
        hand = [CARD_OF[code] for code in view["players"][view["seat"]]["hand"]]
        return float(sum(card // 13 == action.colour for card in hand if card < WILD))
    if isinstance(action, Keep):
        return _LAY - 2.0
    if isinstance(action, Catch | Let):
        return 1000.0 if isinstance(action, Catch) else -1000.0
    return 0.0


def _lay(view: View, lay: Lay) -> float:
    players, seat = view["players"], view["seat"]
    hand = [CARD_OF[code] for code in players[seat]["hand"]]
    if len(hand) == 1:
        return 100.0
    worth: float = _LAY + VALUES[lay.card] / 20 + (_CALL if lay.uno else 0.0)
    worth += 0.5 * sum(card // 13 == lay.colour for card in hand if card < WILD and card != lay.card)
    if lay.effect == REVERSE and len(players) > 2:
        worth += 0.5
    elif lay.effect:  # the next player is held up, which brings more, the fewer cards are left there
        worth += 4.0 / max(1, players[view["next"]]["count"]) + _BY_EFFECT[lay.effect]
    if lay.card >= WILD and min([player["count"] for other, player in enumerate(players) if other != seat]) > 2:
        worth -= _WILD_KEPT
    if lay.effect == TWO and view["bluff"]:
        colour = COLOURS.index(view["colour"])
        if any(card // 13 == colour for card in hand if card < WILD):  # that would be a bluff (UNO-13)
            worth -= _BLUFF
    return worth


def _challenge(view: View) -> float:
    """Two cards and a turn saved against two cards more, by how likely the accused lied: had a card of the colour that
    was in force, as far as can be told from all the cards not seen, and did not lay it.
    """
    accused = view["players"][view["accused"]]["hand"]
    colour = OF_COLOUR[COLOURS.index(view["was"])]
    if any(code != HIDDEN and BIT[CARD_OF[code]] & colour for code in accused):
        return 5.0
    seen = [CARD_OF[code] for code in view["discard"]]
    seen += [CARD_OF[code] for player in view["players"] for code in player["hand"] if code != HIDDEN]
    unseen = len(DECK) - len(seen)
    others = unseen - 13 + sum(bool(BIT[card] & colour) for card in seen)
    missing = 1.0
    for drawn in range(accused.count(HIDDEN) - view["late"]):
        missing *= max(0, others - drawn) / (unseen - drawn)
    could = min(1.0 - missing, 0.99)
    guilty = could * _LIES / (could * _LIES + 1 - could)
    return guilty * 5.0 - (1 - guilty) * 2.0


def policy(state: Uno, seat: int, rng: Rng) -> Action:  # noqa: ARG001 - every policy is given a source of chance
    """The dearest card that follows; a Wild where none does; the call and the catch never forgotten."""
    hand, face = state.hands[seat], state.face
    if state.open >= 0 and may_catch(state, seat):
        return CATCHES[state.open]
    if phase := state.phase:
        if phase == DRAWN:
            return _best(hand, state.drawn)
        if phase == COLOUR:
            return NAMES[_colour(hand)]
        return CHALLENGE if known(state, state.accused, seat) & OF_COLOUR[state.was] else ACCEPT
    fits = hand & IN_FORCE[face] or hand & BESIDES[face]
    coloured = fits & _COLOURED
    if coloured:
        return (CALLED if OF_TWO <= hand < OF_THREE else PLAIN)[coloured.bit_length() - 1][0]
    return _best(hand, WILD if fits & FIELD[WILD] else WILD_TWO) if fits else DRAW


def _best(hand: int, card: int) -> Lay:
    """The card laid with the call that is due, and the colour of most cards."""
    lays = (CALLED if OF_TWO <= hand < OF_THREE else PLAIN)[card]
    return lays[0] if card < WILD else lays[_colour(hand)]


def _colour(hand: int) -> int:
    counts = [(hand & hue).bit_count() for hue in OF_COLOUR[:4]]
    return counts.index(max(counts))


_CARD_LEFT = 11.0
"""What a card counts on the average (UNO-19)."""


def evaluate(state: Uno) -> list[float]:
    """Who is likely to win the match: the scores as this round may leave them, as a race to the target."""
    target, caught, players = state.options.target, state.options.caught, state.players
    scores = [float(score) for score in state.scores]
    if len(state.discard) > 1:  # a fresh deal says nothing yet; then fewer cards make it likelier to win the round
        odds = softmax([-0.4 * size(hand) for hand in state.hands])
        left = [points(hand) for hand in state.hands]
        pot = sum(left)
        for seat, (value, odd) in enumerate(zip(left, odds, strict=True)):
            scores[seat] += value * (1 - odd) if caught else (pot - value) * odd
    step = 4 * _CARD_LEFT * (1 if caught else players - 1)
    scale = (-2.0 if caught else 2.0) / sqrt(step * (max(0.0, target - max(scores)) + step))
    return softmax([scale * score for score in scores])
