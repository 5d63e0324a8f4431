"""Flights in words: cards, colours, actions, and what every card, flight and sign is, which tips show."""

from __future__ import annotations

from web.games.flights.fires import is_city
from web.parts.html import capital, glued
from web.parts.messages import Messages
from web.parts.table_data import Wording

HIDDEN = "?"


def card_name(card: str, t: Messages) -> str:
    """A card in words: `r3`, `x4`, `u`, `d`, or `?` for one that lies face down."""
    if card[0] in "rbgyvo":
        return t("fli-city", colour=card[0], value=card[1:])
    if card[0] == "x":
        return t("fli-exchange", value=card[1:])
    return t({"u": "fli-universal", "d": "fli-deportation"}.get(card, "fli-face-down"))


def sentence(text: str) -> str:
    """The text with a capital at its beginning, where a card's name may stand."""
    return capital(text)


def card_names(cards: list[str], t: Messages) -> str:
    """Several cards in words."""
    return t.listed(card_name(card, t) for card in cards)


def colour_names(colours: list[str], t: Messages) -> str:
    """Colours in words."""
    return t.listed(t("fli-colour", colour=colour) for colour in colours)


def card_tip(card: str, t: Messages) -> str:
    """What a card does."""
    if is_city(card):
        return sentence(t("fli-tip-city", card=card_name(card, t), value=card[1:]))
    if card[0] == "x":
        return t("fli-tip-exchange", value=card[1:])
    return t({"u": "fli-tip-universal", "d": "fli-tip-deportation"}.get(card, "fli-tip-back"))


def flight_tip(flight: int, colour: str, t: Messages, *, used: bool) -> str:
    """What a flight is good for, and whether it can be laid."""
    return t("fli-tip-used-flight" if used else "fli-tip-flight", flight=flight, colour=colour)


# The notation


def _act(text: str, t: Messages) -> str:
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
    return glued("", (card_name(card, t), ", ", t("fli-flight", flight=flight)))


_CARDS = ("card", "own", "their", "hand-of", "city-of", "table", "discard", "swap")
WORDS = Wording(
    _act,
    {**dict.fromkeys(_CARDS, card_name), "colours": _colour, "out": _colour, "laid-of": _laid},
    seats=("first", "order"),
    between={"wins": " : "},
)
