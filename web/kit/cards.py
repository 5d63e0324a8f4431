"""The cards: an ordinary pack of our own drawing, and a plain card for any other."""

from __future__ import annotations

from pyengine.core.events import HIDDEN
from pyengine.kit.cards import Card, Pack
from web.kit import french, plain
from web.kit.words import JOKER, is_french
from web.parts.html import Html, el
from web.parts.messages import Messages

def front(card: Card, pack: Pack, t: Messages) -> Html:
    """The front of a card."""
    if not is_french(card):
        return plain.face(card, pack)
    return french.joker(t("kit-index-joker")) if card.rank == JOKER else french.face(card.rank, card.suit, t)


def back() -> Html:
    """The back of a card."""
    return el("span", {"class": "card back kit", "aria-hidden": "true"})


def gone() -> Html:
    """An empty place."""
    return el("span", {"class": "card gone", "aria-hidden": "true"})


def drawn(code: str | None, pack: Pack, t: Messages) -> Html:
    """A card as somebody sees it: its front, its back, or an empty place."""
    if code is None:
        return gone()
    card = pack.by_code.get(code)
    return back() if code == HIDDEN or card is None else front(card, pack, t)
