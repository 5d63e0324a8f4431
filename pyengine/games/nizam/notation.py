"""Actions and facts of Nizam as text.

Action: `R>row1-left` discards a ruby and moves the card at the left end of row 1 to the other end; `RRS>col2-top`
does it for any three cards; `draw`, `activate`, `pass`.
"""

from __future__ import annotations

from pyengine.core.state import Action
from pyengine.games.nizam import scoring
from pyengine.games.nizam.pieces import WORDS
from pyengine.games.nizam.position import GEMS, RUNOUTS, SCHEMA, SCORES, SHIFTS, UNTOUCHED
from pyengine.games.nizam.state import NizamState
from pyengine.gems.field import Shift, line_facts, read_shift, write_shift


def parse(text: str) -> Action:
    """Action text → action; raises `NotationError`."""
    return WORDS[text] if text in WORDS else read_shift(text)


def write_action(action: Action) -> str:
    """Action → its text."""
    if isinstance(action, Shift):
        return write_shift(action)
    return next(word for word, named in WORDS.items() if named == action)


def facts(state: NizamState, own: int) -> dict[str, str]:  # noqa: ARG001
    """Field, lines, runs, hands, scores and sizes; seats have their numbers, whoever asks."""
    changed = scoring.changed(state.field, state.untouched)
    found = line_facts(state.field)
    found |= SCHEMA.facts(state, GEMS.hand, SCORES, RUNOUTS, SHIFTS, UNTOUCHED)
    found |= SCHEMA.sizes(state, GEMS.hand, GEMS.deck, GEMS.discard)
    found |= {f"score {seat}": str(score) for seat, score in enumerate(state.scores, 1)}
    found["changed"] = " ".join(scoring.names(changed)) or "-"
    found["gain"] = str(scoring.points(changed))
    return found
