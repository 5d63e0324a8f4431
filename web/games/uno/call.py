"""The choice of a card together with the call of UNO: `b7` is chosen without it, `b7!` with it, `!` the call alone."""

from __future__ import annotations

from web.games.uno.words import HIDDEN, seat_to_act
from web.parts.table import Scene

CALL = "!"
"""The source that the call is, and how an action with it ends."""
LAYING = ("play", "drawn")
"""The phases in which the hand is looked through for what fits."""


def card_of(chosen: str | None) -> str | None:
    """The card of a choice, without the call."""
    return (chosen or "").removesuffix(CALL) or None


def is_called(chosen: str | None) -> bool:
    """True if a choice has the call."""
    return bool(chosen) and str(chosen).endswith(CALL)


def is_on_turn(scene: Scene) -> bool:
    """True if the game waits for the viewer."""
    return scene.viewer is not None and seat_to_act(scene) == scene.viewer


def may_call(scene: Scene) -> bool:
    """True if a card can be laid with the call now."""
    return any(text.endswith(CALL) for text in scene.legal)


def lays(scene: Scene, code: str) -> list[str]:
    """The legal ways to lay a card; once the call is chosen, those with it."""
    found = [text for text in scene.legal if text.partition(">")[0] == code]
    called = [text for text in found if text.endswith(CALL)]
    return called if is_called(scene.chosen) and called else found


def picked(scene: Scene) -> str | None:
    """The card that a place is looked for now: the chosen one if it fits, or one just drawn that has several ways."""
    card, drawn = card_of(scene.chosen), scene.view["drawn"]
    if card is not None or drawn in (None, HIDDEN) or not is_on_turn(scene):
        return card if card and lays(scene, card) else None
    return str(drawn) if len(lays(scene, drawn)) > 1 else None
