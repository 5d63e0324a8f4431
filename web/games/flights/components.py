"""What is in the box of Flights, drawn small: cities and other cards, flights, the first-turn card."""

from __future__ import annotations

import re

from web.games.flights.art import back, card, lead, ticket
from web.games.flights.say import card_name
from web.parts.component import sample
from web.parts.html import Html, el
from web.parts.messages import Messages

_CARD = re.compile(r"[rbgyvo][1-6]|x[1-6]|u|d")
_FLIGHT = re.compile(r"flight:(?:[a-z]+)?([1-6])")


def component(code: str, t: Messages) -> Html | None:
    """A card as in the notation, `flight:3` (a colour may stand before the number), `first` or `back`; else None."""
    flight = _FLIGHT.fullmatch(code)
    if flight:
        shown = el("span", {"class": "fl-ticket"}, ticket(int(flight[1])))
        return sample(t("fli-flight", flight=flight[1]), shown)
    if code == "first":
        return sample(t("rules-part-first"), lead())
    if code == "back":
        return sample(t("rules-part-back"), back())
    if not _CARD.fullmatch(code):
        return None
    name = card_name(code, t)
    return sample(name[:1].upper() + name[1:], card(code))
