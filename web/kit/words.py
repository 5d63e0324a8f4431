"""Cards, zones, values and moves in words: known names in the reader's language, others as their author wrote them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from pyengine.core.events import HIDDEN
from pyengine.kit.cards import RANKS, SUITS, Card, Pack
from pyengine.kit.moves import Act, Move, seats
from web.kit.shape import Shape
from web.parts.messages import Messages

JOKER = "joker"
SIGNS = {"c": "♣", "d": "♦", "h": "♥", "s": "♠"}


def is_french(card: Card) -> bool:
    """True for a card of an ordinary pack."""
    traits = vars(card)
    return traits.get("rank") == JOKER or (traits.get("rank") in RANKS and traits.get("suit") in SUITS)


def plainly(name: str) -> str:
    """A name as its author wrote it, as words."""
    return name.replace("_", " ").replace("-", " ").strip()


def capital(text: str) -> str:
    """A text that begins with a capital."""
    return text[:1].upper() + text[1:]


def part_name(name: str, t: Messages) -> str:
    """What a zone or a value is called."""
    message = f"kit-name-{name}"
    return t(message) if message in t else plainly(name)


def card_name(code: str, pack: Pack, t: Messages) -> str:
    """What a card is called."""
    card = pack.by_code.get(code)
    if code == HIDDEN or card is None:
        return t("kit-hidden-card")
    if not is_french(card):
        return code_name(card, t)
    if card.rank == JOKER:
        return t("kit-joker")
    return t("kit-card", rank=card.rank, suit=card.suit)


def code_name(card: Card, t: Messages) -> str:
    """A card of an author's own: by its traits where they tell it, else by its code."""
    traits = {name: value for name, value in vars(card).items() if name not in ("index", "code")}
    said = [suit_name(value, t) if name == "suit" else plainly(str(value)) for name, value in traits.items()]
    return " ".join(filter(None, said)) or plainly(card.code)


def suit_name(suit: str, t: Messages) -> str:
    """What a suit is called."""
    return t("kit-suit", suit=suit) if suit in SUITS else plainly(suit)


def listed(words: Sequence[str]) -> str:
    """Several things in a row."""
    return ", ".join(words)


def cards_words(codes: Iterable[str], pack: Pack, t: Messages) -> str:
    """Several cards in words."""
    return listed([card_name(code, pack, t) for code in codes])


def value_words(shape: Shape, blank: str, value: str, t: Messages) -> str:
    """What fills a blank, or what a value is, in words."""
    suits = {str(vars(card).get("suit", "")) for card in shape.definition.pack.kinds if is_french(card)}
    if value in suits - {""}:
        return suit_name(value, t)
    if blank == "rank" and value in RANKS:
        return t("kit-rank", rank=value)
    return plainly(value)


def move_name(move: Move, t: Messages) -> str:
    """What a move is called, on a button: "Draw"."""
    for name in (f"kit-move-{move.name}", f"kit-move-{move.name.partition('_')[0]}"):
        if name in t:
            return t(name)
    return capital(plainly(move.name))


def act_words(shape: Shape, act: Act, t: Messages) -> str:
    """An action in words: what the move is called, and what fills its blanks."""
    move, pack = shape.move_of(act), shape.definition.pack
    said = []
    for (name, kind), value in zip(move.blanks, act.args, strict=True):
        if isinstance(value, Card):
            said.append(card_name(value.code, pack, t))
        elif isinstance(value, tuple):
            said.append(cards_words((card.code for card in value), pack, t))
        elif kind is seats:
            said.append(t("player-number", number=value + 1))
        else:
            said.append(value_words(shape, name, str(value), t))
    called = move_name(move, t)
    return t("kit-act", move=called, what=listed(said)) if said else called
