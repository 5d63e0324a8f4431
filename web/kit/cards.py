"""A card as somebody sees it, in the hand or on the table."""

from __future__ import annotations

from pyengine.core.events import HIDDEN
from pyengine.kit.cards import Card
from web.kit import french, plain
from web.kit.shape import Shape
from web.kit.wording import JOKER, is_french
from web.parts.html import Html, el
from web.parts.messages import Messages


def front(card: Card, shape: Shape, t: Messages) -> Html:
    """The front of a card."""
    if not is_french(card):
        return plain.face(card, shape.definition.pack)
    return french.joker(t("kit-index", rank=JOKER)) if card.rank == JOKER else french.face(card.rank, card.suit, t)


def back() -> Html:
    """The back of a card."""
    return el("span", {"class": "card back kit-back", "aria-hidden": "true"})


def gone() -> Html:
    """An empty place."""
    return el("span", {"class": "card gone", "aria-hidden": "true"})


def drawn(code: str | None, shape: Shape, t: Messages) -> Html:
    """A card by its code: its front, its back, or an empty place."""
    if code is None:
        return gone()
    card = shape.definition.pack.by_code.get(code)
    return back() if code == HIDDEN or card is None else front(card, shape, t)


def travelling(code: str | None, shape: Shape) -> str | None:
    """The name under which a card is followed as it moves; none for one of which there are several."""
    card = shape.definition.pack.by_code.get(code or "")
    if card is None or shape.definition.pack.counts[card.index] > 1:
        return None
    return f"card-{code}"
