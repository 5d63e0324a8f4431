"""UNO in words."""

from __future__ import annotations

from web.games.uno.say import card_name
from web.parts.messages import Messages
from web.parts.table_data import Wording


def _act(text: str, t: Messages) -> str:
    """An action."""
    what, arrow, to = text.partition(">")
    if not arrow:
        return t(f"uno-act-{text}")
    if what == "catch":
        return t("uno-act-catch", name=t("player-number", number=int(to)))
    call = "yes" if to.endswith("!") else "no"
    to = to.removesuffix("!")
    if what == "colour":
        return t("uno-act-colour", colour=_colour(to, t))
    colour = "none" if to == "discard" else _colour(to, t)
    return t("uno-act-lay", card=card_name(what, t), colour=colour, call=call)


def _colour(colour: str, t: Messages) -> str:
    return t("uno-colour", colour=colour)


_CARDS = ("card", "hand-of", "knows-of", "late", "top", "drawn")
WORDS = Wording(
    _act,
    {**dict.fromkeys(_CARDS, card_name), **dict.fromkeys(("colour", "was"), _colour)},
    seats=("dealer", "open", "let"),
)
