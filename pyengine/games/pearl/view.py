"""What a seat of Pearl of the East may know: the field, the discard, all sizes, the tops of completed decks (PRL-1)."""

from __future__ import annotations

from typing import Any

from pyengine.core.events import HIDDEN
from pyengine.core.state import View
from pyengine.games.pearl import rules, scoring
from pyengine.games.pearl.pieces import PHASES, kinds_in
from pyengine.games.pearl.state import PearlState
from pyengine.gems.field import LETTERS, PEARL, gems_of, letters


def view(state: PearlState, seat: int | None) -> View:
    """The view of a seat, or of a spectator (None).

    `proved` are the kinds that a line proves without the pearl, `proved_by_pearl` those that one proves with it, the
    pearl standing for that kind; `pearl` is the kind it stands for this turn. `provable` are the kinds that the seat
    to act could complete if it proved now, and only that seat's view has them; `completing` says whether it has to
    (PRL-11). Of a player `done` is what is completed, from the bottom up, whose top all see, `open` the tasks left, and
    `forbidden` what opponents' tops forbid (PRL-10).
    """
    mine = seat == state.seat and state.outcome is None
    players = list[dict[str, Any]]()
    for owner, hand in enumerate(state.hands):
        visible, done = owner == seat, letters(state.done[owner])
        left = letters(kinds_in(rules.unfinished(state, owner)))
        players.append(
            {
                "hand": letters(gems_of(hand)) if visible else [HIDDEN] * sum(hand),
                "done": done if visible else [HIDDEN] * (len(done) - 1) + done[-1:],
                "open": left if visible else [HIDDEN] * len(left),
                "forbidden": letters(kinds_in(rules.forbidden(state, owner))),
            }
        )
    return {
        "game": "pearl",
        "seat": seat,
        "to_act": list(state.to_act),
        "turn": state.turn,
        "bound": state.bound or None,
        "completing": "all" if state.obliged else "choice",
        "phase": PHASES[state.phase],
        "shifts": state.shifts,
        "pearl": None if state.pearl == PEARL else LETTERS[state.pearl],
        "field": letters(state.field),
        "proved": letters(kinds_in(scoring.plain(state.field))),
        "proved_by_pearl": letters(kinds_in(scoring.by_pearl(state.field))),
        "provable": letters(kinds_in(rules.completable(state))) if mine else [],
        "deck": len(state.deck),
        "discard": letters(state.discard),
        "players": players,
        "outcome": state.outcome.to_json() if state.outcome else None,
    }
