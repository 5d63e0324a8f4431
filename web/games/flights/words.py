"""Flights in words."""

from __future__ import annotations

from collections.abc import Mapping

from web.games.flights.say import card_name
from web.parts.messages import Messages
from web.parts.table import Words


def act(text: str, t: Messages) -> str:
    """An action."""
    what, _, to = text.partition(">")
    if what == "take":
        return t("rules-act-fli-take", card=card_name(to, t))
    if to.isdigit():
        return t("rules-act-fli-lay", card=card_name(what, t), flight=to)
    return t("rules-act-fli-swap", own=card_name(what, t), other=card_name(to, t))


_CARDS = ("card", "own", "their", "hand-of", "city-of", "table")
VALUES: Mapping[str, Words] = {
    **dict.fromkeys(_CARDS, card_name),
    "out": lambda colour, t: t("fli-colour", colour=colour),
}
