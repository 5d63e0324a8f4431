"""Actions and facts of Pearl of the East as text.

Action: `R>row1-left` discards a ruby and moves the card at the left end of row 1 to the other end; `RRS>col2-top`
does it for any three cards; `R>done` completes the ruby's task; `draw`, `prove`, `pass`.
"""

from __future__ import annotations

from pyengine.core.errors import NotationError
from pyengine.core.state import Action
from pyengine.games.pearl import rules
from pyengine.games.pearl.pieces import COMPLETE, PHASES, WORDS, Complete, kinds_in
from pyengine.games.pearl.state import PearlState
from pyengine.gems.field import CODES, PEARL, Shift, gems_of, letters, line_facts, read_shift, write_cards, write_shift


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
    for seat, hand in enumerate(state.hands):
        found |= _of_seat(state, seat, hand)
    found["turn"], found["shifts"], found["phase"] = str(state.turn), str(state.shifts), PHASES[state.phase]
    found["pearl"] = "-" if state.pearl == PEARL else letters([state.pearl])[0]
    found["provable"] = write_cards(kinds_in(rules.completable(state)))
    found["forbidden"] = write_cards(kinds_in(rules.forbidden(state, state.seat)))
    found["deck-size"], found["discard-size"] = str(len(state.deck)), str(len(state.discard))
    return found


def _of_seat(state: PearlState, seat: int, hand: list[int]) -> dict[str, str]:
    number = seat + 1
    return {
        f"done {number}": write_cards(state.done[seat]),
        f"done-size {number}": str(len(state.done[seat])),
        f"open {number}": write_cards(kinds_in(rules.unfinished(state, seat))),
        f"hand {number}": write_cards(gems_of(hand)),
        f"hand-size {number}": str(sum(hand)),
    }
