"""Cards and colours of Flights in words."""

from __future__ import annotations

from web.parts.messages import Messages

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
    return text[:1].upper() + text[1:]


def card_names(cards: list[str], t: Messages) -> str:
    """Several cards in words."""
    return ", ".join(card_name(card, t) for card in cards)


def colour_names(colours: list[str], t: Messages) -> str:
    """Colours in words."""
    return ", ".join(t("fli-colour", colour=colour) for colour in colours)
