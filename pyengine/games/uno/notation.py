"""Actions and facts of UNO as text.

Actions: `b7>discard` lays a card, `wild>red` and `wild+2>blue` name the colour, `!` at the end calls UNO;
`draw`, `keep`, `colour>red`, `challenge`, `accept`, `catch>2` (that seat), `let`.
"""

from __future__ import annotations

from pyengine.core.errors import NotationError
from pyengine.core.state import Action
from pyengine.games.uno.pieces import (
    ACCEPT,
    CALLED,
    CARD_OF,
    CATCHES,
    CHALLENGE,
    CODES,
    COLOURS,
    DRAW,
    KEEP,
    LET,
    NAMES,
    PLAIN,
    WILD,
    Catch,
    Lay,
    Name,
)
from pyengine.games.uno.position import DECK_PILE, DISCARD, HAND, KNOWS, SCALARS, SCHEMA, SCORES
from pyengine.games.uno.scoring import points
from pyengine.games.uno.state import UnoState


def _lay_text(lay: Lay) -> str:
    target = COLOURS[lay.colour] if lay.card >= WILD else "discard"
    return f"{CODES[lay.card]}>{target}{'!' if lay.uno else ''}"


_WORDS: dict[Action, str] = {DRAW: "draw", KEEP: "keep", CHALLENGE: "challenge", ACCEPT: "accept", LET: "let"}
_ACTIONS: dict[str, Action] = {
    **{word: action for action, word in _WORDS.items()},
    **{f"colour>{COLOURS[name.colour]}": name for name in NAMES},
    **{f"catch>{catch.culprit + 1}": catch for catch in CATCHES},
    **{_lay_text(lay): lay for lays in (*PLAIN, *CALLED) for lay in lays},
}


def parse(text: str) -> Action:
    """Action text → action; raises `NotationError`."""
    found = _ACTIONS.get(text)
    if found is not None:
        return found
    source, arrow, target = text.partition(">")
    if not arrow:
        raise NotationError(text, 1, 1, "action")
    if source not in CARD_OF and source not in ("colour", "catch"):
        raise NotationError(source, 1, 1, "card")
    coloured = source in CARD_OF and CARD_OF[source] < WILD
    expected = "seat" if source == "catch" else "discard" if coloured else "colour"
    raise NotationError(target, 1, len(source) + 2, expected)


def write_action(action: Action) -> str:
    """Action → its text."""
    if isinstance(action, Lay):
        return _lay_text(action)
    if isinstance(action, Name):
        return f"colour>{COLOURS[action.colour]}"
    return f"catch>{action.culprit + 1}" if isinstance(action, Catch) else _WORDS[action]


def facts(state: UnoState, own: int) -> dict[str, str]:  # noqa: ARG001
    """Every item of the position in short, sizes, and what the hands count; seats are numbered."""
    found = SCHEMA.facts(state, *SCALARS, HAND, SCORES, KNOWS) | SCHEMA.sizes(state, HAND, DECK_PILE, DISCARD)
    found["top"] = CODES[state.discard[-1]]
    for seat, hand in enumerate(state.hands):
        found[f"points {seat + 1}"], found[f"score {seat + 1}"] = str(points(hand)), str(state.scores[seat])
    return found
