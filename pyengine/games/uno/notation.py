"""Actions and facts of UNO as text.

Actions: `b7>discard` lays a card, `wild>red` and `wild+2>blue` name the colour, `!` at the end calls UNO;
`draw`, `keep`, `colour>red`, `challenge`, `accept`, `catch>2` (that seat), `let`.
"""

from __future__ import annotations

from pyengine.core.errors import NotationError
from pyengine.core.state import Action
from pyengine.games.uno import pieces
from pyengine.games.uno.position import DECK_PILE, DISCARD, HAND, KNOWS, SCALARS, SCHEMA, SCORES
from pyengine.games.uno.scoring import points
from pyengine.games.uno.state import UnoState


def _lay_text(lay: pieces.Lay) -> str:
    target = pieces.COLOURS[lay.colour] if lay.card >= pieces.WILD else "discard"
    return f"{pieces.CODES[lay.card]}>{target}{'!' if lay.uno else ''}"


_WORDS: dict[Action, str] = {
    pieces.DRAW: "draw",
    pieces.KEEP: "keep",
    pieces.CHALLENGE: "challenge",
    pieces.ACCEPT: "accept",
    pieces.LET: "let",
}
_ACTIONS: dict[str, Action] = {
    **{word: action for action, word in _WORDS.items()},
    **{f"colour>{pieces.COLOURS[name.colour]}": name for name in pieces.NAMES},
    **{f"catch>{catch.culprit + 1}": catch for catch in pieces.CATCHES},
    **{_lay_text(lay): lay for lays in (*pieces.PLAIN, *pieces.CALLED) for lay in lays},
}


def parse(text: str) -> Action:
    """Action text → action; raises `NotationError`."""
    found = _ACTIONS.get(text)
    if found is not None:
        return found
    source, arrow, target = text.partition(">")
    if not arrow:
        raise NotationError(text, 1, 1, "action")
    if source not in pieces.CARD_OF and source not in ("colour", "catch"):
        raise NotationError(source, 1, 1, "card")
    coloured = source in pieces.CARD_OF and pieces.CARD_OF[source] < pieces.WILD
    expected = "seat" if source == "catch" else "discard" if coloured else "colour"
    raise NotationError(target, 1, len(source) + 2, expected)


def write_action(action: Action) -> str:
    """Action → its text."""
    if isinstance(action, pieces.Lay):
        return _lay_text(action)
    if isinstance(action, pieces.Name):
        return f"colour>{pieces.COLOURS[action.colour]}"
    return f"catch>{action.culprit + 1}" if isinstance(action, pieces.Catch) else _WORDS[action]


def facts(state: UnoState, own: int) -> dict[str, str]:  # noqa: ARG001
    """Every item of the position in short, sizes, and what the hands count; seats are numbered."""
    found = SCHEMA.facts(state, *SCALARS, HAND, SCORES, KNOWS) | SCHEMA.sizes(state, HAND, DECK_PILE, DISCARD)
    found["top"] = pieces.CODES[state.discard[-1]]
    for seat, hand in enumerate(state.hands):
        found[f"points {seat + 1}"], found[f"score {seat + 1}"] = str(points(hand)), str(state.scores[seat])
    return found
