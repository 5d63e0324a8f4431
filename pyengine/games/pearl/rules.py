"""What a turn may be, and which tasks may be completed: PRL-4 to PRL-12. Every question of legality ends here."""

from __future__ import annotations

from pyengine.core.errors import Breach
from pyengine.games.pearl import scoring
from pyengine.games.pearl.pieces import ALL, COMPLETE, TASK, Complete, Draw, End, Pass, Prove, members
from pyengine.games.pearl.state import PearlState
from pyengine.gems.field import CODES, END, END_CELLS, LETTERS, PEARL, Shift, can_shift, fault


def breach(state: PearlState, seat: int, action: object) -> Breach | None:
    """The rule that forbids the action to the seat now."""
    if not_due := state.why_not_due(seat, "PRL-3"):
        return not_due
    if isinstance(action, Complete) and action in COMPLETE:
        return _breach_of_completion(state, action)
    if state.phase != TASK:
        return _breach_of_turn(state, action)
    return breach_of_end(state) if isinstance(action, End) else Breach("PRL-11")


def breach_of_end(state: PearlState) -> Breach | None:
    """PRL-11: what could still be completed may be held back, unless the option says otherwise."""
    return Breach("PRL-11", {"completing": "all"}) if state.obliged else None


def _breach_of_turn(state: PearlState, action: object) -> Breach | None:
    """PRL-4: shift, then prove, or draw; only who can do nothing passes."""
    if isinstance(action, Shift):
        return _breach_of_shift(state, action)
    if isinstance(action, Draw):
        return breach_of_draw(state)
    if isinstance(action, Prove):
        return None if state.shifts else Breach("PRL-4", {"shifts": 0})
    if isinstance(action, End):  # that would end the tasks, and they have not begun
        return Breach("PRL-4", {"shifts": state.shifts})
    if not isinstance(action, Pass):
        return Breach("PRL-4")
    able = state.shifts or breach_of_draw(state) is None or can_shift(state.field, state.hands[state.seat])
    return Breach("PRL-4", {"shifts": state.shifts}) if able else None


def breach_of_draw(state: PearlState) -> Breach | None:
    """PRL-4: a draw is a turn of its own; PRL-12: there must be something to draw."""
    if state.shifts:
        return Breach("PRL-4", {"shifts": state.shifts})
    return None if state.deck or state.discard else Breach("PRL-12", {"deck": 0})


def _breach_of_shift(state: PearlState, wanted: Shift) -> Breach | None:
    """PRL-4: a card of the end card's kind, or any three when the hand has none; PRL-5: three for the pearl."""
    if fault(state.field, state.hands[state.seat], wanted) is None:
        return None
    gem = state.field[END_CELLS[END[wanted.end]]] if wanted.end in END else PEARL
    facts = {"end": wanted.end, "payment": wanted.payment, "kind": LETTERS[gem]}
    return Breach("PRL-5" if gem == PEARL else "PRL-4", facts)


def _breach_of_completion(state: PearlState, wanted: Complete) -> Breach | None:
    """PRL-6: after shifting, and only what is proved; PRL-1, PRL-7 and PRL-10 stand in the way.

    While lines are still shifted, what no shift would change is told first.
    """
    kind, facts = 1 << CODES[wanted.kind], {"kind": wanted.kind}
    if not kind & unfinished(state, state.seat):
        return Breach("PRL-1", facts)
    barred = kind & forbidden(state, state.seat)
    if state.phase != TASK:
        return Breach("PRL-10" if barred else "PRL-6", facts)
    if not kind & (scoring.plain(state.field) | scoring.by_pearl(state.field)):
        return Breach("PRL-6", facts)
    if barred:
        return Breach("PRL-10", facts)
    return None if kind & completable(state) else Breach("PRL-7", facts | {"pearl": LETTERS[state.pearl]})


def unfinished(state: PearlState, seat: int) -> int:
    """The kinds whose tasks the seat has not completed (PRL-1)."""
    return ALL ^ members(state.done[seat])


def forbidden(state: PearlState, seat: int) -> int:
    """The kinds that lie on top of the opponents' completed decks (PRL-10)."""
    return scoring.opposed(state.done, seat)


def completable(state: PearlState) -> int:
    """The kinds that the seat to act could complete now: proved, unfinished, not forbidden (PRL-6, PRL-10).

    Once the pearl was needed for a kind, which is finished then, it proves no other this turn (PRL-7).
    """
    proved = scoring.plain(state.field)
    if state.pearl == PEARL:
        proved |= scoring.by_pearl(state.field)
    return proved & scoring.possible(state.done, state.seat)
