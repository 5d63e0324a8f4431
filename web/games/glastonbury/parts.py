"""The cards of Glastonbury: their names, their faces, and what they tell of themselves."""

from __future__ import annotations

from pyengine.games.glastonbury.pieces import COLOURS, KINDS
from web.games.glastonbury.art import cauldron, ingredient, mark, sign
from web.parts.html import Html, el
from web.parts.messages import Messages

_COLOUR_OF = {kind: COLOURS[at // 2] for at, kind in enumerate(KINDS)}
_EMPTY = "2"
"""What is printed on the cauldron card."""


def is_ingredient(card: str) -> bool:
    """True if a card's text is that of an ingredient."""
    return card[:2] in _COLOUR_OF


def colour_of(card: str) -> str:
    """The colour of an ingredient or of a kind."""
    return _COLOUR_OF[card[:2]]


def number_of(card: str) -> str | None:
    """The number that is printed on a card, if there is one."""
    return card[2] if is_ingredient(card) else "0" if card == "joker" else None


# --- names


def card_name(card: str, t: Messages) -> str:
    """A card by its name."""
    if not is_ingredient(card):
        return t("gla-sign", card=card)
    return t("gla-card", kind=t("gla-kind", kind=card[:2]), number=card[2])


def card_in_full(card: str, t: Messages) -> str:
    """A card by its name and its colour."""
    if not is_ingredient(card):
        return card_name(card, t)
    return t("gla-card-colour", card=card_name(card, t), colour=t("gla-colour", colour=colour_of(card)))


def the_card(card: str, t: Messages) -> str:
    """A card that somebody takes or throws, as it stands in a sentence: `the 3 of rose hips`."""
    if not is_ingredient(card):
        return t("gla-the-sign", card=card)
    return t("gla-the-card", of=t("gla-of-kind", kind=card[:2]), number=card[2])


def place_name(place: str, t: Messages) -> str:
    """A place of the grid: `r2c3` as people say it."""
    return t("gla-place", row=place[1], column=place[3])


def stop_name(stop: str, t: Messages) -> str:
    """A stop on the way round."""
    return t("gla-stop", value=stop)


def axis_of(stop: str) -> str:
    """What a stop faces: a `row`, a `column`, or nothing at a `corner`."""
    if not stop[1].isdigit():
        return "corner"
    return "column" if stop[0] in "ns" else "row"


def card_tip(card: str, wizard: str | None, t: Messages) -> str:
    """What a card does and counts, to the owner of this wizard."""
    if not is_ingredient(card):
        return t("gla-tip-sign", card=card)
    own = "yes" if colour_of(card) == wizard else "no"
    return t("gla-tip-card", card=card_in_full(card, t), number=int(card[2]), own=own)


# --- faces


def face(card: str) -> Html:
    """The front of a card: its number and its colour's sign in the corners, its drawing in the middle."""
    if is_ingredient(card):
        colour = colour_of(card)
        number = el("span", {"class": "number"}, card[2])
        return _front(colour, number, mark(colour), ingredient(card[:2]))
    number = el("span", {"class": "number"}, number_of(card) or "")
    return _front(card, number, sign(card))


def bare() -> Html:
    """The cauldron card itself, while nothing lies on it."""
    return _front("bare", el("span", {"class": "number"}, _EMPTY), cauldron())


def _front(kind: str, *children: Html) -> Html:
    return el("span", {"class": f"card gla-face {kind}", "aria-hidden": "true"}, *children)


def card_move(card: str, place: str) -> str:
    """A card's `data-move` name; only face-up cards that exist once have one."""
    return f"card-{card}" if is_ingredient(card) else f"card-{card}-{place}"


def top_move(top: str | None) -> str | None:
    """The `data-move` name of a cauldron's top card."""
    return f"card-{top}" if top and is_ingredient(top) else None
