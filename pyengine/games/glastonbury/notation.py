"""Actions and facts of Glastonbury as text.

Actions: `start>nw` (choose a corner); `r2c3>cauldron`, `r2c3>spells`, `r2c3>cast`, `r2c3>aside` (take the card of
row 2, column 3); `appear`, `move` (use a kept spell); `walk` (move by the number under a joker); `pass`.
"""

from __future__ import annotations

from collections.abc import Iterable

from pyengine.core.errors import NotationError
from pyengine.core.state import Action
from pyengine.games.glastonbury import pieces, rules, scoring
from pyengine.games.glastonbury.state import GlastonburyState
from pyengine.games.glastonbury.view import line

_WORDS: dict[str, Action] = {**pieces.USES_OF, "pass": pieces.PASS, "walk": pieces.WALK}


def parse(text: str) -> Action:
    """Action text → action; raises `NotationError`."""
    if text in _WORDS:
        return _WORDS[text]
    source, arrow, target = text.partition(">")
    if not arrow:
        raise NotationError(text, 1, 1, "action")
    if source == "start":
        if target not in pieces.STARTS:
            raise NotationError(target, 1, len(source) + 2, "corner")
        return pieces.STARTS[target]
    if pieces.PLACE_INDEX.get(source) not in pieces.OPEN:
        raise NotationError(source, 1, 1, "place")
    if target not in pieces.TO:
        raise NotationError(target, 1, len(source) + 2, "cauldron, spells, cast or aside")
    return pieces.TAKES[pieces.PLACE_INDEX[source], target]


def words(texts: Iterable[str]) -> str:
    """These words, or `-` for none."""
    return " ".join(texts) or "-"


def write_action(action: Action) -> str:
    """Action → its text."""
    if isinstance(action, pieces.Take):
        return f"{action.place}>{action.to}"
    if isinstance(action, pieces.Start):
        return f"start>{action.corner}"
    if isinstance(action, pieces.Use):
        return action.spell
    return "walk" if isinstance(action, pieces.Walk) else "pass"


def facts(state: GlastonburyState, own: int) -> dict[str, str]:  # noqa: ARG001
    """The grid by place, and each seat's wizard, cauldron, spells, and points as they would be now."""
    found = {f"at {pieces.PLACES[place]}": pieces.GRID_TEXTS[state.grid[place]] for place in pieces.OPEN}
    found["deck-size"] = str(len(state.deck))
    found["aside"] = words(pieces.CARD_TEXTS[card] for card in state.aside)
    found["using"] = pieces.USING[state.using]
    found["phase"] = "start" if pieces.GAP in state.places else "turn"
    found["line"] = words(pieces.PLACES[place] for place in line(state))
    for seat, cauldron in enumerate(state.cauldrons):
        stop, jokers = state.places[seat], scoring.jokers(state, seat)
        of_seat = {
            "wizard": pieces.STOPS[stop] if stop != pieces.GAP else "-",
            "step": str(rules.steps(cauldron, stop)),
            "top": pieces.CARD_TEXTS[cauldron[-1]] if cauldron else "empty",
            "cauldron": words(pieces.CARD_TEXTS[card] for card in cauldron),
            "cauldron-size": str(len(cauldron)),
            "spells": words(pieces.SPELL_TEXTS[spell] for spell in state.spells[seat]),
            "score": str(scoring.score(state, seat)),
            "jokers": words(pieces.KINDS[kind] for kind in jokers),
            "recipe-points": str(scoring.recipe_points(state, seat)),
        }
        found |= {f"{name} {seat + 1}": fact for name, fact in of_seat.items()}
        points = scoring.kind_points(cauldron, state.colours[seat], jokers)
        found |= {f"worth {seat + 1} {kind}": str(value) for kind, value in zip(pieces.KINDS, points, strict=True)}
    return found
