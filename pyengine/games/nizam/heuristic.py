"""A heuristic for Nizam from a view alone: look two shifts ahead, and spend cards only where they pay."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from pyengine.core.linear import softmax
from pyengine.core.state import Action, Rng, View
from pyengine.core.strategy import Stop, Turn, never
from pyengine.games.nizam.game import Nizam
from pyengine.games.nizam.pieces import ACTIVATE, DRAW, Activate, Draw
from pyengine.games.nizam.prospect import Prospect, look
from pyengine.games.nizam.rules import drawable
from pyengine.gems.beam import best_turns, by_value
from pyengine.gems.field import CODES, EMPTY, END_CELLS, LINES, PRICE, SHIFTS, hand_of, score_shifts

_CARD = 0.67
"""What a card in the hand is worth, in points."""
_KEPT = 1.3
"""What a card is worth, in points, to one who plans whole turns: it makes the good ones longer."""
_LATE = 8
"""Cards a seat that are still to come when those in the hand begin to lose their worth."""
_SWING = 8
"""The lead, in points, that makes a win about three times as likely."""
_NEVER = -99.0


def heuristic(view: View, action: Action) -> float:
    """How good the action looks, in points: what the turn comes to, less the cards it still costs."""
    return score_actions(view, [action])[0]


def score_actions(view: View, actions: Sequence[Action]) -> list[float]:
    """How good each of these actions looks."""
    return score_shifts(view, actions, _plan, _otherwise)


def _otherwise(view: View, action: Action) -> float:
    if isinstance(action, Draw):
        return _card(view) * float(view["draw"])
    return float(view["gain"]) if isinstance(action, Activate) else 0.0


def policy(state: Nizam, seat: int, rng: Rng) -> Action:
    """One shift that pays; else the end of the turn, by activation or by a draw."""
    now = Prospect.of(state.field, state.untouched)
    best: Action = ACTIVATE if state.shifts else DRAW
    highest = float(now.gain()) if state.shifts else _CARD * drawable(state)
    for end, gem, gain in now.gains(state.hands[seat]):
        if gain - _CARD > highest:
            best, highest = SHIFTS[end][gem], gain - _CARD
    return best if highest > 0 or state.shifts else rng.choice(state.legal(seat))


def turns(state: Nizam, seat: int, breadth: int, stop: Stop = never) -> list[Turn]:
    """The turns that bring most points for their cards, a draw or the end of the turn among them."""
    return planned(state, seat, breadth, _KEPT * time_left(state), stop)


def planned(state: Nizam, seat: int, breadth: int, card: float, stop: Stop = never) -> list[Turn]:
    """The same to one to whom a card is worth so many points."""
    now = Prospect.of(state.field, state.untouched)
    found = best_turns(now, state.hands[seat], look, card, breadth, stop=stop)
    if stop():
        return []
    plans: list[tuple[float, tuple[Action, ...]]] = [(worth, (*shifts, ACTIVATE)) for worth, shifts in found]
    if state.shifts:
        plans.append((now.gain(), (ACTIVATE,)))
    elif drawable(state):
        plans.append((card * drawable(state), (DRAW,)))
    return by_value(plans)


def evaluate(state: Nizam) -> list[float]:
    """Who is likely to win, by the points and the cards in the hands."""
    card = _KEPT * time_left(state)
    return softmax([score + card * sum(hand) for score, hand in zip(state.scores, state.hands, strict=True)], _SWING)


def _card(view: View) -> float:
    return _CARD * _time(view["deck"], len(view["discard"]), view["runouts"], len(view["players"]))


def time_left(state: Nizam) -> float:
    """The part of its worth that a card still has."""
    return _time(len(state.deck), len(state.discard), state.runouts, state.players)


def _time(deck: int, discard: int, runouts: int, seats: int) -> float:
    """The part of its worth that a card still has: it falls when the last cards of the game are near."""
    left = deck + (discard if runouts + 1 < seats else 0)
    return min(1.0, left / (_LATE * seats))


def _plan(view: View) -> tuple[float, ...]:
    untouched = [0] * len(LINES)
    for found in view["untouched"]:
        untouched[LINES.index(found["line"])] = CODES[found["kind"]] << 3 | found["length"]
    hand = view["players"][view["seat"]]["hand"]
    return _plans("".join(view["field"]), "".join(hand), tuple(untouched), round(_card(view), 2))


@lru_cache(maxsize=64)
def _plans(field: str, hand: str, untouched: tuple[int, ...], card: float) -> tuple[float, ...]:
    """For each end, what the best turn that goes on with a shift there brings: to activate, or to shift once more for
    one card. Only after a shift that cost one card is a second one thought of.
    """
    now, counts = Prospect.of([CODES[letter] for letter in field], untouched), hand_of(CODES[gem] for gem in hand)
    found = list[float]()
    for end, cell in enumerate(END_CELLS):
        gem = now.field[cell]
        if gem == EMPTY or (not counts[gem] and len(hand) < PRICE):
            found.append(_NEVER)
        elif counts[gem]:
            after, left = now.shifted(end), counts[:]
            left[gem] -= 1
            found.append(max([float(after.gain()), *(gain - card for _, _, gain in after.gains(left))]) - card)
        else:
            found.append(now.shifted(end).gain() - PRICE * card)
    return tuple(found)
