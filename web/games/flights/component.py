"""Small pictures of what is in the box of Flights, each with its name, for the rulebook's list of components."""

from __future__ import annotations

from web.games.flights import art
from web.games.flights.say import card_name
from web.parts.html import Html, el
from web.parts.messages import Messages

_VALUES = "123456"
_CARDS = frozenset([*(kind + value for kind in (*art.COLOURS, "x") for value in _VALUES), "u", "d"])
_SETS = {name: letter for letter, name in art.COLOURS.items() if name not in ("violet", "orange")}
"""The four colours of the flights (FLI-1), and the letters that cities have for them."""


def component(code: str, t: Messages) -> Html | None:
    """A card (`r3`, `x4`, `u`, `d`), a flight (`flight:red3`) or the first-turn card (`first`); None for others."""
    if code == "first":
        return _named(t("fli-first-card"), art.lead())
    if code in _CARDS:
        return _named(card_name(code, t), art.card(code))
    kind, _, flight = code.partition(":")
    colour, value = flight[:-1], flight[-1:]
    if kind != "flight" or colour not in _SETS or value not in _VALUES:
        return None
    ticket = el("span", {"class": f"fl-ticket coloured {colour}"}, art.ticket(int(value)))
    return _named(t("fli-flight-of", flight=value, colour=t("fli-colour", colour=_SETS[colour])), ticket)


def _named(name: str, picture: Html) -> Html:
    return el("span", {"class": "fl-part", "role": "img", "aria-label": name}, picture)
