"""The cards of UNO, drawn small for the rulebook."""

from __future__ import annotations

import re

from pyengine.games.uno.pieces import CODES
from web.games.uno.art import face
from web.games.uno.say import card_name, parts
from web.parts.component import sample
from web.parts.html import Html
from web.parts.messages import Messages
from web.parts.table_data import Stack
from web.parts.zones import card_back

_CARD = re.compile(r"[bgry]([0-9]|\+1|rev|skip)|wild(\+2)?")

DECK = (Stack([*((1, code) for code in CODES[:52]), (2, "wild"), (2, "wild+2")], 63, 88),)
"""All 56 cards (UNO-1)."""


def component(code: str, t: Messages) -> Html | None:
    """A card as in the notation, or `back`; None for anything else."""
    if code == "back":
        return sample(t("rules-part-back"), card_back("uno"))
    if not _CARD.fullmatch(code):
        return None
    return sample(card_name(code, t), face(*parts(code)))
