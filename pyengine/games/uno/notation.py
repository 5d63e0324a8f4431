"""Actions and facts of UNO as text.

Actions: `b7>discard` lays a card, `wild>red` and `wild+2>blue` name the colour, `!` at the end calls UNO;
`draw`, `keep`, `colour>red`, `challenge`, `accept`, `catch>2` (that seat), `let`.
"""

from __future__ import annotations

from pyengine.core.errors import NotationError
from pyengine.core.state import Action
from pyengine.games.uno.game import Uno
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
    codes,
    size,
)
from pyengine.games.uno.position import SCALARS, SCHEMA
from pyengine.games.uno.scoring import points


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


def facts(state: Uno, own: int) -> dict[str, str]:  # noqa: ARG001
    """Every item of the position in short, sizes, and what the hands count; seats are numbered."""
    found = SCHEMA.facts(state, *SCALARS) | {
        "top": CODES[state.discard[-1]],
        "deck-size": str(len(state.deck)),
        "discard-size": str(len(state.discard)),
        "scores": " ".join(map(str, state.scores)),
    }
    for at, hand in enumerate(state.hands, 1):
        found[f"hand {at}"] = " ".join(codes(hand)) or "-"
        found[f"hand-size {at}"] = str(size(hand))
        found[f"points {at}"] = str(points(hand))
        found[f"score {at}"] = str(state.scores[at - 1])
    for knower, holder, shown in state.shown():
        found[f"knows {knower + 1} {holder + 1}"] = " ".join(codes(shown))
    return found
