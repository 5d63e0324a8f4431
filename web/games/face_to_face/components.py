"""What is in the box of Face to Face, drawn small: numbers and base cards of both sets."""

from __future__ import annotations

from web.games.face_to_face.board import base_card, number_card
from web.parts.component import sample
from web.parts.html import Html
from web.parts.messages import Messages
from web.parts.table_data import Stack
from web.parts.zones import card_back

_NUMBERS = [str(number) for number in range(2, 60)]
DECK = tuple(
    Stack([(1, f"{suit}:{card}") for card in ("up", "down", *_NUMBERS)], 63, 88, f"{suit}:back")
    for suit in ("silver", "gold")
)
"""Both sets of 58 numbers, and the base cards (F2F-1)."""


def component(code: str, t: Messages) -> Html | None:
    """A number, `up` or `down` for a base card, or `back`, in silver, or with `gold:` before it; None for others."""
    suit, colon, card = code.rpartition(":")
    suit = suit if colon else "silver"
    if suit not in ("silver", "gold"):
        return None
    if card in ("up", "down"):
        return sample(t("rules-part-base", set=suit, pile=card), base_card(suit, card))
    if card == "back":
        return sample(t("rules-part-back"), card_back(suit))
    return (
        sample(t("rules-part-number", set=suit, card=card), number_card(int(card), suit)) if card in _NUMBERS else None
    )
