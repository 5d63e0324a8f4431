"""Flights in words."""

from __future__ import annotations

from web.games.flights.say import card_name
from web.parts.messages import Messages
from web.parts.table_data import Wording


def _act(text: str, t: Messages) -> str:
    """An action."""
    what, _, to = text.partition(">")
    if what == "take":
        return t("fli-act-take", card=card_name(to, t))
    if to.isdigit():
        return t("fli-act-lay", card=card_name(what, t), flight=to)
    return t("fli-act-swap", own=card_name(what, t), other=card_name(to, t))


def _colour(colour: str, t: Messages) -> str:
    return t("fli-colour", colour=colour)


def _laid(text: str, t: Messages) -> str:
    """A card with its flight: `r3>2`."""
    card, _, flight = text.partition(">")
    return f"{card_name(card, t)}, {t('fli-flight', flight=flight)}"


_CARDS = ("card", "own", "their", "hand-of", "city-of", "table", "discard", "swap")
WORDS = Wording(
    _act,
    {**dict.fromkeys(_CARDS, card_name), "colours": _colour, "out": _colour, "laid-of": _laid},
    seats=("first", "order"),
    between={"wins": " : "},
)
