"""What is in the box of Flights, drawn small: cities and other cards, flights, the first-turn card."""

from __future__ import annotations

import re

from pyengine.games.flights.pieces import COPIES, TEXT
from web.games.flights.art import COLOURS, back, card, lead, ticket
from web.games.flights.say import card_name
from web.parts.component import sample
from web.parts.html import Html, el
from web.parts.messages import Messages
from web.parts.table_data import Stack

_CARD = re.compile(r"[rbgyvo][1-6]|x[1-6]|u|d")
_SETS = {name: letter for letter, name in COLOURS.items() if name not in ("violet", "orange")}
"""The four colours of the flights (FLI-1), and the letters that cities have for them."""
_FLIGHT = re.compile(rf"flight:({'|'.join(_SETS)})?([1-6])")

DECK = (
    Stack([*zip(COPIES, TEXT, strict=True)], 63, 88),
    Stack(
        [*((1, f"flight:{colour}{number}") for colour in _SETS for number in range(1, 7)), (1, "first")], 63, 44, None
    ),
)
"""The cards with backs, and the flights and the first-turn card (FLI-1)."""


def component(code: str, t: Messages) -> Html | None:
    """A card as in the notation, `flight:3`, `flight:red3` for a player's colour, `first` or `back`; else None."""
    flight = _FLIGHT.fullmatch(code)
    if flight:
        return _flight(flight[1], flight[2], t)
    if code == "first":
        return sample(t("rules-part-first"), lead())
    if code == "back":
        return sample(t("rules-part-back"), back())
    if not _CARD.fullmatch(code):
        return None
    return sample(card_name(code, t), card(code))


def _flight(colour: str | None, number: str, t: Messages) -> Html:
    """A flight, with the colour of its player if it has one."""
    name = t("fli-flight", flight=number)
    if colour:
        name = f"{name}, {t('fli-colour', colour=_SETS[colour])}"
    shown = el("span", {"class": f"fl-ticket {colour}" if colour else "fl-ticket"}, ticket(int(number)))
    return sample(name, shown)
