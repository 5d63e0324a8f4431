"""What a turn may be: NIZ-4 to NIZ-9, NIZ-18 and NIZ-19. Every question of legality ends here."""

from __future__ import annotations

from pyengine.core.errors import Breach
from pyengine.games.nizam.pieces import HAND, SOLO_LIMIT, Activate, Draw, Pass
from pyengine.games.nizam.state import NizamState
from pyengine.gems.field import END, END_CELLS, LETTERS, Shift, can_shift, fault


def breach(state: NizamState, seat: int, action: object) -> Breach | None:
    """The rule that forbids the action to the seat now.

    NIZ-7: a shift comes before the activation; NIZ-18: only who can do nothing passes.
    """
    if not_due := state.why_not_due(seat, "NIZ-3"):
        return not_due
    if isinstance(action, Shift):
        return _breach_of_shift(state, action)
    if isinstance(action, Draw):
        return breach_of_draw(state)
    if isinstance(action, Activate):
        return None if state.shifts else Breach("NIZ-7", {"shifts": 0})
    if not isinstance(action, Pass):
        return Breach("NIZ-4")
    able = state.shifts or breach_of_draw(state) is None or can_shift(state.field, state.hands[seat])
    return Breach("NIZ-18") if able else None


def breach_of_draw(state: NizamState) -> Breach | None:
    """NIZ-4: a draw is a turn of its own; NIZ-19: not beyond the limit; NIZ-15: not where there is nothing."""
    if state.shifts:
        return Breach("NIZ-4", {"shifts": state.shifts})
    if room(state) <= 0:
        return Breach("NIZ-19", {"limit": SOLO_LIMIT})
    return None if state.deck or state.discard else Breach("NIZ-15", {"deck": 0})


def room(state: NizamState) -> int:
    """How many cards a draw may bring: three (NIZ-5), and a single player no more than to the limit (NIZ-19)."""
    return HAND if state.players > 1 else min(HAND, SOLO_LIMIT - sum(state.hands[0]))


def drawable(state: NizamState) -> int:
    """How many cards a draw would bring now; the last time the deck runs out, there is no more (NIZ-16)."""
    if breach_of_draw(state):
        return 0
    renewed = state.runouts + bool(state.deck) < state.players
    return min(room(state), len(state.deck) + (len(state.discard) if renewed else 0))


def _breach_of_shift(state: NizamState, wanted: Shift) -> Breach | None:
    """NIZ-6: a card of the end card's kind; NIZ-8: or any three, when the hand has none."""
    found = fault(state.field, state.hands[state.seat], wanted)
    if found is None:
        return None
    single = found in ("empty", "kind") or (found == "lacking" and len(wanted.payment) == 1)
    facts = {"end": wanted.end, "payment": wanted.payment}
    if found != "empty":
        facts["kind"] = LETTERS[state.field[END_CELLS[END[wanted.end]]]]
    return Breach("NIZ-6" if single else "NIZ-8", facts)
