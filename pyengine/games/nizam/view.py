"""What a seat of Nizam may know: the field, the discard, the scores, all sizes, and its own hand (NIZ-2, NIZ-3)."""

from __future__ import annotations

from typing import Any

from pyengine.core.events import HIDDEN
from pyengine.core.state import View
from pyengine.games.nizam import rules, scoring
from pyengine.games.nizam.pieces import POINTS, SOLO_LIMIT
from pyengine.games.nizam.state import NizamState
from pyengine.gems.field import KINDS, LINES, gems_of, letters, run_cells


def view(state: NizamState, seat: int | None) -> View:
    """The view of a seat, or of a spectator (None).

    `changed` are the runs that would score if the field were activated now, `gain` what they would bring;
    `draw` is how many cards action A would bring, 0 where it is not open; `discard` has its top at the end.
    """
    changed = scoring.changed(state.field, state.untouched)
    players = [
        {"score": score, "hand": letters(gems_of(hand)) if owner == seat else [HIDDEN] * sum(hand)}
        for owner, (score, hand) in enumerate(zip(state.scores, state.hands, strict=True))
    ]
    return {
        "game": "nizam",
        "seat": seat,
        "to_act": list(state.to_act),
        "shifts": state.shifts,
        "field": letters(state.field),
        "untouched": [_run(state, line, code) for line, code in scoring.kept(state.untouched)],
        "changed": [_run(state, line, code) for line, code in changed],
        "gain": scoring.points(changed),
        "draw": rules.drawable(state),
        "limit": SOLO_LIMIT if state.players == 1 else None,
        "deck": len(state.deck),
        "discard": letters(state.discard),
        "runouts": state.runouts,
        "players": players,
        "outcome": state.outcome.to_json() if state.outcome else None,
    }


def _run(state: NizamState, line: int, code: int) -> dict[str, Any]:
    length = code & 7
    return {
        "line": LINES[line],
        "kind": KINDS[code >> 3],
        "length": length,
        "points": POINTS[length],
        "cells": list(run_cells(state.field, line)),
    }
