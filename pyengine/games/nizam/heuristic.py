"""A sound way to play Nizam from a view alone: look two shifts ahead, and spend cards only where they pay."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import exp
from typing import TYPE_CHECKING

from pyengine.core.lines import (
    CHANGED,
    CODES,
    EMPTY,
    END,
    END_CELLS,
    LINES,
    SHIFTS,
    Shift,
    hand_of,
    keep_untouched,
    paid,
    run,
    runs,
    shift,
)
from pyengine.core.state import Action, Rng, State, View
from pyengine.games.nizam import scoring
from pyengine.games.nizam.pieces import ACTIVATE, DRAW, Activate, Draw
from pyengine.games.nizam.rules import drawable

if TYPE_CHECKING:
    from pyengine.games.nizam.state import Nizam

_CARD = 0.67
"""What a card in the hand is worth, in points."""
_AHEAD = 2
"""How many shifts are looked ahead, the one in question included."""
_SWING = 8
"""The lead, in points, that makes a win about three times as likely."""
_NEVER = -99.0
_LINES = range(len(LINES))


def heuristic(view: View, action: Action) -> float:
    """How good the action looks, in points: what the turn comes to, less the cards it still costs."""
    if isinstance(action, Shift):
        return _plan(view)[END[action.end]] - _pity(view, action.payment)
    if isinstance(action, Draw):
        return _card(view) * float(view["draw"])
    return float(view["gain"]) if isinstance(action, Activate) else 0.0


def policy(state: State, seat: int, rng: Rng) -> Action:
    """One shift that pays; else the end of the turn, by activation or by a draw."""
    game: Nizam = state  # type: ignore[assignment]
    field, hand, kept = game.field, game.hands[seat], game.untouched
    now = runs(field)
    best: Action = ACTIVATE if game.shifts else DRAW
    highest = float(_gain(now, kept)) if game.shifts else _CARD * drawable(game)
    for end, cell in enumerate(END_CELLS):
        gem = field[cell]
        if gem != EMPTY and hand[gem]:
            worth = _last(field, now, kept, end) - _CARD
            if worth > highest:
                best, highest = SHIFTS[end][gem], worth
    return best if highest > 0 or game.shifts else rng.choice(game.legal(seat))


def appraise(state: State) -> list[float]:
    """Who is likely to win, by the points and the cards in the hands."""
    game: Nizam = state  # type: ignore[assignment]
    leads = [score + _CARD * sum(hand) for score, hand in zip(game.scores, game.hands, strict=True)]
    weights = [exp((lead - max(leads)) / _SWING) for lead in leads]
    return [weight / sum(weights) for weight in weights]


def _card(view: View) -> float:
    """The worth of a card; it falls when the last cards of the game are near."""
    seats = len(view["players"])
    left: int = view["deck"] + (len(view["discard"]) if view["runouts"] + 1 < seats else 0)
    return _CARD * min(1.0, left / (4 * seats))


def _pity(view: View, payment: str) -> float:
    """Between payments of three: keep the kinds of which the hand holds few."""
    if len(payment) == 1:
        return 0.0
    hand: list[str] = view["players"][view["seat"]]["hand"]
    return 0.01 * sum(1 / hand.count(kind) for kind in payment)


def _plan(view: View) -> tuple[float, ...]:
    untouched = [0] * len(LINES)
    for found in view["untouched"]:
        untouched[LINES.index(found["line"])] = CODES[found["kind"]] << 3 | found["length"]
    hand = view["players"][view["seat"]]["hand"]
    return _plans("".join(view["field"]), "".join(hand), tuple(untouched), round(_card(view), 2))


@lru_cache(maxsize=64)
def _plans(field: str, hand: str, untouched: tuple[int, ...], card: float) -> tuple[float, ...]:
    """For each end, what the best turn that goes on with a shift there brings."""
    gems, counts = [CODES[letter] for letter in field], hand_of(CODES[letter] for letter in hand)
    return tuple(_after(gems, counts, untouched, end, card) for end in range(len(END)))


def _after(field: list[int], hand: list[int], untouched: Sequence[int], end: int, card: float) -> float:
    """The best net gain once the line is shifted from this end."""
    left = paid(hand, field[END_CELLS[end]])
    if left is None:
        return _NEVER
    field, kept = field[:], list(untouched)
    shift(field, end)
    keep_untouched(field, kept)
    spent = sum(hand) - sum(left)
    return _best(field, left, kept, card, _AHEAD - spent) - spent * card


def _best(field: list[int], hand: list[int], kept: list[int], card: float, ahead: int) -> float:
    """The best net gain from here: to activate, or to shift once more for one card."""
    now = runs(field)
    best = float(_gain(now, kept))
    if ahead > 0:
        for end, cell in enumerate(END_CELLS):
            gem = field[cell]
            if gem != EMPTY and hand[gem]:
                best = max(best, _last(field, now, kept, end) - card)
    return best


def _last(field: list[int], now: list[int], kept: list[int], end: int) -> int:
    """What activation brings after this one shift; 0 when no line that it changes has a run then."""
    field = field[:]
    shift(field, end)
    lines = CHANGED[end >> 1]
    codes = [run(field, line) for line in lines]
    if not any(codes):
        return 0
    then, still = now[:], kept[:]
    for line, code in zip(lines, codes, strict=True):
        then[line] = code
        if still[line] != code:
            still[line] = 0
    return _gain(then, still)


def _gain(now: list[int], kept: list[int]) -> int:
    return scoring.points([(line, now[line]) for line in _LINES if now[line] and now[line] != kept[line]])
