"""A sound way to play Pearl of the East from a view alone: hoard cards until two shifts bring tasks."""

from __future__ import annotations

from functools import lru_cache
from math import exp
from typing import TYPE_CHECKING

from pyengine.core.lines import (
    CHANGED,
    CODES,
    END,
    END_CELLS,
    LINES,
    PEARL,
    PRICE,
    SHIFTS,
    Shift,
    hand_of,
    paid,
    run,
    runs,
    shift,
)
from pyengine.core.state import Action, Rng, State, View
from pyengine.games.pearl import scoring
from pyengine.games.pearl.pieces import DRAW, PROVE, TASK, Complete, Draw, Prove, members
from pyengine.games.pearl.rules import forbidden, unfinished

if TYPE_CHECKING:
    from pyengine.games.pearl.state import Pearl

_TASK = 5.0
"""What a completed task is worth, in cards."""
_COMFORT = 12
"""With so many cards in the hand, a further one is worth half."""
_AHEAD = 2
"""How many shifts are looked ahead, the one in question included."""
_SWING = 8
"""The lead, in cards, that makes a win about three times as likely."""
_NEVER = -99.0
_LINES = range(len(LINES))


def heuristic(view: View, action: Action) -> float:
    """How good the action looks, in cards: the tasks that the turn comes to, less the cards it still costs."""
    if isinstance(action, Shift):
        return _plan(view)[END[action.end]] - _pity(view, action.payment)
    if isinstance(action, Complete):
        return 0.0 if action.kind in view["proved"] else 1.0  # the pearl's first: what lies on top forbids
    if isinstance(action, Draw):
        return _draw(len(view["players"][view["seat"]]["hand"]))
    return _worth(_field(view), _wanted(view)) if isinstance(action, Prove) else 0.0


def policy(state: State, seat: int, rng: Rng) -> Action:
    """One shift that brings a task; else the end of the turn, by a proof or by a draw."""
    game: Pearl = state  # type: ignore[assignment]
    if game.phase == TASK:
        return rng.choice(game.legal(seat))
    field, hand = game.field, game.hands[seat]
    wanted = unfinished(game, seat) & ~forbidden(game, seat)
    best: Action = PROVE if game.shifts else DRAW
    highest = _worth(field, wanted) if game.shifts else _draw(sum(hand)) * bool(game.deck or game.discard)
    if wanted and sum(hand):
        stays = _stays(runs(field))
        for end, cell in enumerate(END_CELLS):
            gem = field[cell]
            if gem < PEARL and hand[gem]:
                worth = _last(field, stays[end >> 1], wanted, end) - 1
                if worth > highest:
                    best, highest = SHIFTS[end][gem], worth
    return best if highest > 0 or game.shifts else rng.choice(game.legal(seat))


def appraise(state: State) -> list[float]:
    """Who is likely to win, by the tasks completed and the cards in the hands."""
    game: Pearl = state  # type: ignore[assignment]
    leads = [_TASK * len(done) + sum(hand) for done, hand in zip(game.done, game.hands, strict=True)]
    weights = [exp((lead - max(leads)) / _SWING) for lead in leads]
    return [weight / sum(weights) for weight in weights]


def _draw(hand: int) -> float:
    """What a draw is worth to one who holds so many cards."""
    return PRICE * _COMFORT / (_COMFORT + hand)


def _pity(view: View, payment: str) -> float:
    """Between payments of three: keep the kinds of which the hand holds few."""
    if len(payment) == 1:
        return 0.0
    hand: list[str] = view["players"][view["seat"]]["hand"]
    return 0.01 * sum(1 / hand.count(kind) for kind in payment)


def _field(view: View) -> list[int]:
    return [CODES[letter] for letter in view["field"]]


def _wanted(view: View) -> int:
    """The kinds that the seat may complete, once they are proved."""
    mine = view["players"][view["seat"]]
    return members(CODES[kind] for kind in mine["open"] if kind not in mine["forbidden"])


def _worth(field: list[int], wanted: int) -> float:
    """What proving would bring with this field: every wanted kind, but only one by the pearl."""
    return _of(scoring.plain(field), scoring.by_pearl(field), wanted)


def _of(plain: int, by_pearl: int, wanted: int) -> float:
    return _TASK * ((plain & wanted).bit_count() + bool(by_pearl & wanted & ~plain))


def _plan(view: View) -> tuple[float, ...]:
    hand = view["players"][view["seat"]]["hand"]
    return _plans("".join(view["field"]), "".join(hand), _wanted(view))


@lru_cache(maxsize=64)
def _plans(field: str, hand: str, wanted: int) -> tuple[float, ...]:
    """For each end, what the best turn that goes on with a shift there brings."""
    gems, counts = [CODES[letter] for letter in field], hand_of(CODES[letter] for letter in hand)
    return tuple(_after(gems, counts, wanted, end) for end in range(len(END)))


def _after(field: list[int], hand: list[int], wanted: int, end: int) -> float:
    """The best net gain once the line is shifted from this end."""
    left = paid(hand, field[END_CELLS[end]])
    if left is None:
        return _NEVER
    field = field[:]
    shift(field, end)
    spent = sum(hand) - sum(left)
    return _best(field, left, wanted, _AHEAD - spent) - spent


def _best(field: list[int], hand: list[int], wanted: int, ahead: int) -> float:
    """The best net gain from here: to prove, or to shift once more for one card."""
    best = _worth(field, wanted)
    if ahead > 0 and wanted:
        stays = _stays(runs(field))
        for end, cell in enumerate(END_CELLS):
            gem = field[cell]
            if gem < PEARL and hand[gem]:
                best = max(best, _last(field, stays[end >> 1], wanted, end) - 1)
    return best


def _stays(now: list[int]) -> list[int]:
    """For each line the kinds that are proved by lines which a shift of it cannot change."""
    return [members(code >> 3 for at, code in enumerate(now) if code and at not in CHANGED[line]) for line in _LINES]


def _last(field: list[int], plain: int, wanted: int, end: int) -> float:
    """What proving brings after this one shift; `plain` is what the lines that it does not change prove."""
    field = field[:]
    shift(field, end)
    for line in CHANGED[end >> 1]:
        code = run(field, line)
        if code:
            plain |= 1 << (code >> 3)
    return _of(plain, scoring.by_pearl(field), wanted)
