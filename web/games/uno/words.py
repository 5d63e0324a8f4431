"""UNO in words."""

from __future__ import annotations

from collections.abc import Mapping

from web.games.uno.say import card_name
from web.parts.messages import Messages
from web.parts.table import Words


def act(text: str, t: Messages) -> str:
    """An action."""
    what, arrow, to = text.partition(">")
    if not arrow:
        return t(f"rules-act-uno-{text}")
    if what == "catch":
        return t("rules-act-uno-catch", name=t("player-number", number=int(to)))
    call = "yes" if to.endswith("!") else "no"
    to = to.removesuffix("!")
    if what == "colour":
        return t("rules-act-uno-colour", colour=_colour(to, t))
    colour = "none" if to == "discard" else _colour(to, t)
    return t("rules-act-uno-lay", card=card_name(what, t), colour=colour, call=call)


def _colour(colour: str, t: Messages) -> str:
    return t("uno-colour", colour=colour)


VALUES: Mapping[str, Words] = {**dict.fromkeys(("card", "hand-of", "top", "drawn"), card_name), "colour": _colour}
