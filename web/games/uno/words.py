"""UNO in words: cards, colours, seats and actions."""

from __future__ import annotations

from web.parts.messages import Messages
from web.parts.table import Scene
from web.parts.table_data import Wording

HIDDEN = "?"
SINGLE = 1
"""With so many cards somebody may have forgotten the call."""
SMALL = 4
"""A table of so many players at most is small: its whole order of turns is told."""
_COLOURS = {"b": "blue", "g": "green", "r": "red", "y": "yellow"}
_KINDS = {"+1": "one", "rev": "reverse", "skip": "skip", "wild": "wild", "wild+2": "two"}


def parts(code: str) -> tuple[str | None, str, str]:
    """A card's colour (None for a Wild), kind and number, from its text."""
    if code in _KINDS:
        return None, _KINDS[code], ""
    sign = code[1:]
    return _COLOURS[code[0]], _KINDS.get(sign, "number"), sign


def is_wild(code: str | None) -> bool:
    """True for a card whose colour is named when it is laid."""
    return code is not None and parts(code)[0] is None


def card_name(code: str, t: Messages) -> str:
    """What a card is called."""
    colour, kind, number = parts(code)
    return t("uno-card", colour=colour or "none", kind=kind, number=number)


def colour_name(colour: str, t: Messages) -> str:
    """What a colour is called."""
    return t("uno-colour", colour=colour)


def seat_words(scene: Scene, seat: int) -> str:
    """A player in words: how many cards, the score, who deals, who is waited for."""
    view, t = scene.view, scene.t
    player = view["players"][seat]
    return t(
        "uno-seat",
        name=scene.names[seat],
        count=player["count"],
        score=player["score"],
        deals="yes" if view["dealer"] == seat and is_dealt(scene) else "no",
        acts="yes" if seat_to_act(scene) == seat else "no",
    )


def seat_to_act(scene: Scene) -> int | None:
    """The seat that is waited for: the view names it last, after those who may still catch somebody."""
    to_act = scene.view["to_act"]
    return int(to_act[-1]) if to_act else None


def turn_order(scene: Scene) -> list[int]:
    """Whose turn it is and who follows, as play goes now: all of a small table, of a large one the first."""
    first, count = seat_to_act(scene), len(scene.view["players"])
    if first is None:
        return []
    step = 1 if scene.view["direction"] == "left" else -1
    return [(first + step * at) % count for at in range(count if count <= SMALL else SMALL - 1)]


def is_dealt(scene: Scene) -> bool:
    """True if there is a deal; the board that stands before the engine has started has none."""
    return bool(scene.view["to_act"]) or scene.view["outcome"] is not None


def _act(text: str, t: Messages) -> str:
    what, arrow, to = text.partition(">")
    if not arrow:
        return t(f"uno-act-{text}")
    if what == "catch":
        return t("uno-act-catch", name=t("player-number", number=int(to)))
    call = "yes" if to.endswith("!") else "no"
    to = to.removesuffix("!")
    if what == "colour":
        return t("uno-act-colour", colour=colour_name(to, t))
    colour = "none" if to == "discard" else colour_name(to, t)
    return t("uno-act-lay", card=card_name(what, t), colour=colour, call=call)


_CARDS = ("card", "hand-of", "knows-of", "late", "top", "drawn")
WORDS = Wording(
    _act,
    {**dict.fromkeys(_CARDS, card_name), **dict.fromkeys(("colour", "was"), colour_name)},
    seats=("dealer", "open", "let"),
)
