"""Actions and facts of Pearl of the East as text.

Action: `R>row1-left` discards a ruby and moves the card at the left end of row 1 to the other end; `RRS>col2-top`
does it for any three cards; `R>done` completes the ruby's task; `draw`, `prove`, `pass`; `end` completes no more.
"""

from __future__ import annotations

from pyengine.core.errors import NotationError
from pyengine.core.state import Action
from pyengine.games.pearl import rules
from pyengine.games.pearl.pieces import COMPLETE, WORDS, Complete, kinds_in
from pyengine.games.pearl.position import DONE, GEMS, PHASE, SCHEMA, SHIFTS, STANDS_FOR, TURN
from pyengine.games.pearl.state import PearlState
from pyengine.gems.field import CODES, PEARL, Shift, line_facts, read_shift, write_cards, write_shift


def parse(text: str) -> Action:
    """Action text → action; raises `NotationError`."""
    if text in WORDS:
        return WORDS[text]
    kind, _, place = text.partition(">")
    if place != "done":
        return read_shift(text)
    if CODES.get(kind, PEARL) >= PEARL:
        raise NotationError(kind, 1, 1, "gem")
    return COMPLETE[CODES[kind]]


def write_action(action: Action) -> str:
    """Action → its text."""
    if isinstance(action, Shift):
        return write_shift(action)
    if isinstance(action, Complete):
        return f"{action.kind}>done"
    return next(word for word, named in WORDS.items() if named == action)


def facts(state: PearlState, own: int) -> dict[str, str]:  # noqa: ARG001
    """Field, lines, tasks, hands and sizes; seats have their numbers, whoever asks."""
    found = line_facts(state.field)
    found |= SCHEMA.facts(state, TURN, SHIFTS, PHASE, STANDS_FOR, DONE, GEMS.hand)
    found |= SCHEMA.sizes(state, DONE, GEMS.hand, GEMS.deck, GEMS.discard)
    found["provable"] = write_cards(kinds_in(rules.completable(state)))
    found["forbidden"] = write_cards(kinds_in(rules.forbidden(state, state.seat)))
    open_tasks = [write_cards(kinds_in(rules.unfinished(state, seat))) for seat in range(state.players)]
    return found | {f"open {seat}": kinds for seat, kinds in enumerate(open_tasks, 1)}
