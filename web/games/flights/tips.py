"""What every card, flight and sign of Flights is, in a sentence: shown on hover, focus and a long press."""

from __future__ import annotations

from web.games.flights.fires import is_city
from web.games.flights.say import card_name, sentence
from web.parts.messages import Messages


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
