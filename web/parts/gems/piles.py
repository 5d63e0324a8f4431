"""The hand of gems, the others' hands, the deck and the discard."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from pyengine.gems.field import END, KINDS
from web.parts.gems import words
from web.parts.gems.art import gem as drawn
from web.parts.gems.moves import coming, drawn_by, draws_next, last_payment_names, payment_name
from web.parts.gems.tiles import EMPTY, Picture, tile, tile_back
from web.parts.gems.turn import gathered
from web.parts.html import Html, el
from web.parts.icons import cards as card_icon
from web.parts.table import Scene
from web.parts.table_data import Count
from web.parts.zones import control, hand, spoken

_MOST = 3
"""How many cards of a pile or of a hidden hand are drawn."""


def sources(cards: Sequence[str]) -> list[str]:
    """A source for each card: the cards of a kind are numbered."""
    return [f"{card}.{cards[: at + 1].count(card)}" for at, card in enumerate(cards)]


def hand_of_gems(scene: Scene, label: str) -> Html | None:
    """The viewer's hand; None for a spectator."""
    if scene.viewer is None:
        return None
    cards = scene.view["players"][scene.viewer]["hand"]
    shifts = (text.partition(">") for text in scene.legal)
    payable = {letter for payment, _, end in shifts if end in END for letter in payment}
    chosen, drew = gathered(scene), Counter(drawn_by(scene.viewer, scene.events))
    arriving = Counter(coming(scene, scene.viewer))
    held = []
    for at, (card, source) in enumerate(zip(cards, sources(cards), strict=True)):
        new = cards[at + 1 :].count(card) < drew[card]
        attrs = {
            "id": f"hand-{source}",
            "class": f"held{'' if card in payable else ' idle'}{' new' if new else ''}",
            "data-source": source,
            "data-move": _move_name_in_hand(scene, cards, at, arriving),
            "data-tip": scene.t("gem-tip-held", gem=words.titled(card, scene.t)),
            "aria-pressed": "true" if source in chosen else "false",
        }
        held.append(control(scene, attrs, spoken(words.gem(card, scene.t)), tile(card)))
    return hand(label, held, "hand")


def _move_name_in_hand(scene: Scene, cards: Sequence[str], at: int, arriving: Counter[str]) -> str:
    """Cards that come from the deck are named for that; the others for the next payment, the last of a kind first."""
    card, seat = cards[at], scene.viewer
    last = cards[at + 1 :].count(card)
    if last < arriving[card]:
        before = sum(count for kind, count in arriving.items() if KINDS.find(kind) < KINDS.find(card))
        return f"drawn-{seat}-{before + last}"
    return payment_name(scene.view["shifts"] + 1, card, last)


def hand_count(scene: Scene, seat: int, label: str) -> Count:
    """How many cards somebody holds; the others' are backs, from which cards travel."""
    size = len(scene.view["players"][seat]["hand"])
    if seat == scene.viewer:
        return Count(str(size), label, card_icon())
    drew, shown = len(coming(scene, seat)), min(size, _MOST)
    names = [payment_name(scene.view["shifts"] + 1, seat, at) for at in range(shown)]
    names[shown - min(drew, shown) :] = [f"drawn-{seat}-{at}" for at in range(min(drew, shown))]
    backs = el("span", {"class": "backs", "aria-hidden": "true"}, *(tile_back({"data-move": name}) for name in names))
    return Count(str(size), label, backs)


def deck(scene: Scene, label: str) -> Html:
    """The deck, its top cards named for the seat that may draw them."""
    size = scene.view["deck"]
    drawer = next((seat for seat in scene.view["to_act"] if draws_next(scene, seat)), None)
    moves = [None if drawer is None else f"drawn-{drawer}-{at}" for at in range(min(size, _MOST))]
    return _heap("deck", label, [tile_back({"data-move": move}) for move in moves], size)


def discard(scene: Scene, label: str, picture: Picture = drawn) -> Html:
    """The discard with its last three cards; paid cards and cards that left the field move here."""
    cards = scene.view["discard"][-_MOST:]
    paid = last_payment_names(scene)[-len(cards) :] if cards else []
    names = (None,) * (len(cards) - len(paid)) + tuple(paid)
    top = [tile(card, picture, {"data-move": name}) for card, name in zip(cards, names, strict=True)]
    gone = [place for event in scene.events if event["type"] == "activated" for place in event["cells"]]
    ghosts = [el("span", {"class": "tile gone", "data-move": f"goes-{place}"}) for place in dict.fromkeys(gone)]
    return _heap("discard", label, [*top, *ghosts], len(scene.view["discard"]))


def _heap(kind: str, label: str, cards: list[Html], size: int) -> Html:
    pack = el("span", {"class": "pack"}, *(cards or [tile(EMPTY)]))
    count = el("span", {"class": "count", "aria-hidden": "true"}, str(size))
    attrs = {"class": f"heap {kind}", "role": "img", "aria-label": label, "data-tip": label, "data-part": kind}
    return el("div", attrs, pack, count)
