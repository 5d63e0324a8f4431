"""A heuristic for Pearl of the East from a view alone: hoard cards until two shifts bring tasks.

Searches hold a task back in one case only: between two players, while the own top keeps the opponent from its last
task. To cover that top is to let the opponent win, unless all that is left can be completed in the same turn. A view
does not tell which task is the last, and to guess does not pay (measured); so a greedy bot completes what it can.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from pyengine.core.linear import softmax
from pyengine.core.state import Action, Rng, View
from pyengine.core.strategy import Stop, Turn, never
from pyengine.games.pearl import scoring
from pyengine.games.pearl.game import Pearl
from pyengine.games.pearl.pieces import (
    COMPLETE,
    DRAW,
    END_TURN,
    PROVE,
    TASK,
    Complete,
    Draw,
    End,
    Prove,
    kinds_in,
    members,
)
from pyengine.games.pearl.prospect import TASK_WORTH, Prospect, goal, looking, value
from pyengine.games.pearl.rules import breach_of_end, completable, unfinished
from pyengine.gems.beam import best_turns, by_value
from pyengine.gems.field import CODES, EMPTY, END_CELLS, PEARL, PRICE, SHIFTS, hand_of, score_shifts

_COMFORT = 12
"""With so many cards in the hand, a further one is worth half."""
_SWING = 8
"""The lead, in cards, that makes a win about three times as likely."""
_FEW = 2
"""So many tasks can be hoped for in one turn: who has more left holds nothing back."""
_PATIENCE = 120
"""After so many turns nothing is held back any more: where there is no bound, a stand-off would never end."""
_BARRED = 3.0
"""What it costs, in cards, to be barred from all that one has left to do."""
_NEVER = -99.0
# With as many turns as in other games level 3 was no better here than level 2 (53 % of 16 games).
_WIDER = 2
"""So many turns are looked at for each one side by side: shifts bring nothing here but at the end, and hide it."""


def heuristic(view: View, action: Action) -> float:
    """How good the action looks, in cards: the tasks that the turn comes to, less the cards it still costs."""
    return score_actions(view, [action])[0]


def score_actions(view: View, actions: Sequence[Action]) -> list[float]:
    """How good each of these actions looks."""
    return score_shifts(view, actions, _plan, _otherwise)


def _otherwise(view: View, action: Action) -> float:
    if isinstance(action, Complete):
        return 0.0 if action.kind in view["proved"] else 1.0  # the pearl's first: what lies on top forbids
    if isinstance(action, Draw):
        return _draw(len(view["players"][view["seat"]]["hand"]))
    if isinstance(action, End):
        return -1.0
    if isinstance(action, Prove):
        return TASK_WORTH * Prospect.of([CODES[letter] for letter in view["field"]]).tasks(_wanted(view))
    return 0.0


def policy(state: Pearl, seat: int, rng: Rng) -> Action:
    """One shift that brings a task; else the end of the turn, by a proof or by a draw."""
    if state.phase == TASK:
        kinds = completable(state)
        plain = scoring.plain(state.field) & kinds
        if plain.bit_count() + (plain != kinds) < _needed(state, seat) and breach_of_end(state) is None:
            return END_TURN
        # What the opponents need most comes to lie on top, where it bars them.
        left = [unfinished(state, other) for other in range(state.players) if other != seat]
        bars = {kind: sum([1 / of.bit_count() for of in left if of >> kind & 1]) for kind in kinds_in(kinds)}
        first = [kind for kind in bars if plain >> kind & 1]
        if plain != kinds:  # one kind by the pearl
            first.append(max([kind for kind in bars if not plain >> kind & 1], key=bars.__getitem__))
        return COMPLETE[min(first, key=bars.__getitem__)]
    now, hand, need = Prospect.of(state.field), state.hands[seat], _needed(state, seat)
    wanted = scoring.possible(state.done, seat)
    best: Action = PROVE if state.shifts else DRAW
    highest = value(now.tasks(wanted), need) if state.shifts else _draw(sum(hand)) * bool(state.deck or state.discard)
    if wanted:
        for end, gem, tasks in now.all_tasks(hand, wanted):
            if tasks >= need and TASK_WORTH * tasks - 1 > highest:
                best, highest = SHIFTS[end][gem], TASK_WORTH * tasks - 1
    return best if highest > 0 or state.shifts else rng.choice(state.legal(seat))


def turns(state: Pearl, seat: int, breadth: int, stop: Stop = never) -> list[Turn]:
    """The turns that bring most tasks for their cards, a draw or the end of the turn among them."""
    wanted = scoring.possible(state.done, seat)
    if state.phase == TASK or not wanted:
        return []
    now, hand, need = Prospect.of(state.field), state.hands[seat], _needed(state, seat)
    found = best_turns(now, hand, looking(goal(wanted, need)), 1.0, _WIDER * breadth, stop=stop)
    if stop():
        return []
    plans: list[tuple[float, tuple[Action, ...]]] = [(worth, (*shifts, PROVE)) for worth, shifts in found]
    if state.shifts:
        plans.append((now.worth(wanted, need), (PROVE,)))
    elif state.deck or state.discard:
        plans.append((_draw(sum(hand)), (DRAW,)))
    return by_value(plans)


def evaluate(state: Pearl) -> list[float]:
    """Who is likely to win, by the tasks completed, the cards in the hands, and who is barred from all that is left."""
    leads = []
    for seat, (done, hand) in enumerate(zip(state.done, state.hands, strict=True)):
        barred = not scoring.possible(state.done, seat)
        leads.append(TASK_WORTH * len(done) + sum(hand) - _BARRED * barred)
    return softmax(leads, _SWING)


def _needed(state: Pearl, seat: int) -> int:
    """How many tasks a turn has to bring before one of them is completed; everybody has seen the opponent's tasks."""
    left, done = unfinished(state, seat), state.done[seat]
    if state.players > 2 or state.turn > _PATIENCE or not done or unfinished(state, 1 - seat) != 1 << done[-1]:
        return 1
    return left.bit_count() if left.bit_count() <= _FEW and left == scoring.possible(state.done, seat) else 1


def _draw(hand: int) -> float:
    """What a draw is worth to one who holds so many cards."""
    return PRICE * _COMFORT / (_COMFORT + hand)


def _wanted(view: View) -> int:
    """The kinds that the seat may complete, once they are proved."""
    mine = view["players"][view["seat"]]
    return members(CODES[kind] for kind in mine["open"] if kind not in mine["forbidden"])


def _plan(view: View) -> tuple[float, ...]:
    hand = view["players"][view["seat"]]["hand"]
    return _plans("".join(view["field"]), "".join(hand), _wanted(view))


@lru_cache(maxsize=64)
def _plans(field: str, hand: str, wanted: int) -> tuple[float, ...]:
    """For each end, what the best turn that goes on with a shift there brings: to prove, or to shift once more for one
    card. Only after a shift that cost one card is a second one thought of.
    """
    now, counts = Prospect.of([CODES[letter] for letter in field]), hand_of(CODES[letter] for letter in hand)
    found = list[float]()
    for end, cell in enumerate(END_CELLS):
        gem, best = now.field[cell], TASK_WORTH * now.tasks_after(end, wanted)
        if gem < PEARL and counts[gem]:
            left = counts[:]
            left[gem] -= 1
            more = now.shifted(end).all_tasks(left, wanted) if wanted else ()
            found.append(max([best, *(TASK_WORTH * tasks - 1 for _, _, tasks in more)]) - 1)
        else:
            found.append(_NEVER if gem == EMPTY or len(hand) < PRICE else best - PRICE)
    return tuple(found)
