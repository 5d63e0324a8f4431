"""Actions and facts of Nizam as text.

Action: `R>row1-left` discards a ruby and moves the card at the left end of row 1 to the other end; `RRS>col2-top`
does it for any three cards; `draw`, `activate`, `pass`.
"""

from __future__ import annotations

from pyengine.core.state import Action
from pyengine.games.nizam import scoring
from pyengine.games.nizam.pieces import WORDS
from pyengine.games.nizam.state import NizamState
from pyengine.gems.field import Shift, gems_of, letters, line_facts, read_shift, write_shift


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
    for seat, hand in enumerate(state.hands):
        found[f"score {seat + 1}"] = str(state.scores[seat])
        found[f"hand {seat + 1}"] = " ".join(letters(gems_of(hand))) or "-"
        found[f"hand-size {seat + 1}"] = str(sum(hand))
    found["scores"] = " ".join(map(str, state.scores))
    found["deck-size"], found["discard-size"] = str(len(state.deck)), str(len(state.discard))
    found["runouts"], found["shifts"] = str(state.runouts), str(state.shifts)
    found["changed"] = " ".join(scoring.names(changed)) or "-"
    found["untouched"] = " ".join(scoring.names(scoring.kept(state.untouched))) or "-"
    found["gain"] = str(scoring.points(changed))
    return found
