"""Actions and facts of Glastonbury as text.

Actions: `start>nw` (choose a corner); `r2c3>cauldron`, `r2c3>spells`, `r2c3>cast`, `r2c3>aside` (take the card of
row 2, column 3); `appear`, `move` (use a kept spell); `walk` (move by the number under a joker); `pass`.
"""

from __future__ import annotations

from collections.abc import Iterable

from pyengine.core.errors import NotationError
from pyengine.core.state import Action
from pyengine.games.glastonbury import rules, scoring
from pyengine.games.glastonbury.pieces import (
    CARD_TEXTS,
    GAP,
    GRID_TEXTS,
    KINDS,
    OPEN,
    PASS,
    PLACE_INDEX,
    PLACES,
    SPELL_TEXTS,
    STARTS,
    STOPS,
    TAKES,
    TO,
    USES_OF,
    USING,
    WALK,
    Start,
    Take,
    Use,
    Walk,
)
from pyengine.games.glastonbury.state import GlastonburyState
from pyengine.games.glastonbury.view import line

_WORDS: dict[str, Action] = {**USES_OF, "pass": PASS, "walk": WALK}


def parse(text: str) -> Action:
    """Action text → action; raises `NotationError`."""
    if text in _WORDS:
        return _WORDS[text]
    source, arrow, target = text.partition(">")
    if not arrow:
        raise NotationError(text, 1, 1, "action")
    if source == "start":
        if target not in STARTS:
            raise NotationError(target, 1, len(source) + 2, "corner")
        return STARTS[target]
    if PLACE_INDEX.get(source) not in OPEN:
        raise NotationError(source, 1, 1, "place")
    if target not in TO:
        raise NotationError(target, 1, len(source) + 2, "cauldron, spells, cast or aside")
    return TAKES[PLACE_INDEX[source], target]


def words(texts: Iterable[str]) -> str:
    """These words, or `-` for none."""
    return " ".join(texts) or "-"


def write_action(action: Action) -> str:
    """Action → its text."""
    if isinstance(action, Take):
        return f"{action.place}>{action.to}"
    if isinstance(action, Start):
        return f"start>{action.corner}"
    if isinstance(action, Use):
        return action.spell
    return "walk" if isinstance(action, Walk) else "pass"


def facts(state: GlastonburyState, own: int) -> dict[str, str]:  # noqa: ARG001
    """The grid by place, and each seat's wizard, cauldron, spells, and points as they would be now."""
    found = {f"at {PLACES[place]}": GRID_TEXTS[state.grid[place]] for place in OPEN}
    found["deck-size"] = str(len(state.deck))
    found["aside"] = words(CARD_TEXTS[card] for card in state.aside)
    found["using"] = USING[state.using]
    found["phase"] = "start" if GAP in state.places else "turn"
    found["line"] = words(PLACES[place] for place in line(state))
    for seat, cauldron in enumerate(state.cauldrons):
        stop, jokers = state.places[seat], scoring.jokers(state, seat)
        of_seat = {
            "wizard": STOPS[stop] if stop != GAP else "-",
            "step": str(rules.steps(cauldron, stop)),
            "top": CARD_TEXTS[cauldron[-1]] if cauldron else "empty",
            "cauldron": words(CARD_TEXTS[card] for card in cauldron),
            "cauldron-size": str(len(cauldron)),
            "spells": words(SPELL_TEXTS[spell] for spell in state.spells[seat]),
            "score": str(scoring.score(state, seat)),
            "jokers": words(KINDS[kind] for kind in jokers),
            "recipe-points": str(scoring.recipe_points(state, seat)),
        }
        found |= {f"{name} {seat + 1}": fact for name, fact in of_seat.items()}
        points = scoring.kind_points(cauldron, state.colours[seat], jokers)
        found |= {f"worth {seat + 1} {kind}": str(value) for kind, value in zip(KINDS, points, strict=True)}
    return found
