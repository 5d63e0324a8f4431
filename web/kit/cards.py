"""The cards: an ordinary pack of our own drawing, and a plain card for any other."""

from __future__ import annotations

from pyengine.core.events import HIDDEN
from pyengine.kit.cards import Card, Pack
from web.kit.words import JOKER, SIGNS, is_french, plainly
from web.parts.html import Html, el
from web.parts.messages import Messages

HIDDEN_ATTRS = {"aria-hidden": "true", "focusable": "false"}


def index_of(rank: str, t: Messages) -> str:
    """What stands in the corner of a card."""
    return t("kit-index", rank=rank)


def front(card: Card, t: Messages) -> Html:
    """The front of a card."""
    if not is_french(card):
        return _plain(card)
    if card.rank == JOKER:
        return el("span", {"class": "card front joker", "aria-hidden": "true"}, el("span", {"class": "index"}, "★"))
    index = el("span", {"class": "index"}, index_of(card.rank, t), el("span", None, SIGNS[card.suit]))
    return el("span", {"class": f"card front suit-{card.suit}", "aria-hidden": "true"}, index)


def _plain(card: Card) -> Html:
    return el("span", {"class": "card front plain", "aria-hidden": "true"}, plainly(card.code))


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
    return back() if code == HIDDEN or card is None else front(card, t)
