"""Cards, zones, values and moves in words: by the author's own sentences, else by known names in the reader's language,
else as the author wrote the name.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from pyengine.core.events import HIDDEN
from pyengine.kit.cards import RANKS, SUITS, Card
from pyengine.kit.moves import Act, Move, seats
from pyengine.kit.texts import EMPTY
from pyengine.kit.words import message_name
from web.kit.shape import Shape
from web.parts.html import capital
from web.parts.messages import Messages

JOKER = "joker"
OWNERS = ("owner", "player", "seat")
"""Traits that say whose a card is: nothing that is printed on it, or said."""
_GAP = "…"


def own_name_of(game_id: str, name: str) -> str:
    """The ID of an author's message on the page."""
    return f"{game_id}-own-{name}"


def own(shape: Shape, t: Messages, *about: str, **values: object) -> str | None:
    """An author's own sentence; None where there is none, or where it asks for what is not known now.

    An author's sentences are about others: one that names the player is none for the reader.
    """
    if values.get("player") in ("", t("you")):
        del values["player"]
    message = own_name_of(shape.definition.id, message_name(*about))
    if message not in t:
        return None
    try:
        return t(message, **values)
    except KeyError:
        return None


def is_french(card: Card) -> bool:
    """True for a card of an ordinary pack."""
    traits = vars(card)
    return traits.get("rank") == JOKER or (traits.get("rank") in RANKS and traits.get("suit") in SUITS)


def plainly(name: str) -> str:
    """A name as its author wrote it, as words."""
    return name.replace("_", " ").replace("-", " ").strip()


def part_name(name: str, shape: Shape, t: Messages, player: str = "", count: int = 0) -> str:
    """What a zone, a value or dice are called, with a capital."""
    kind = "zone" if hasattr(shape.spec(name), "places") else "value"
    said = own(shape, t, kind, name, player=player, count=count)
    message = f"kit-name-{message_name(name)}"
    return capital(said or (t(message) if message in t else plainly(name)))


def card_name(code: str, shape: Shape, t: Messages) -> str:
    """What a card is called."""
    card = shape.definition.pack.by_code.get(code)
    if code == HIDDEN or card is None:
        return t("kit-hidden-card")
    said = own(shape, t, "card", code)
    if said:
        return said
    if not is_french(card):
        return _by_traits(card, shape, t)
    return t("kit-joker") if card.rank == JOKER else t("kit-card", rank=card.rank, suit=card.suit)


def _by_traits(card: Card, shape: Shape, t: Messages) -> str:
    """A card of an author's own: by its words and numbers, with a code that is a word in front."""
    traits = {name: value for name, value in vars(card).items() if name not in ("index", "code", *OWNERS)}
    said = [word_name(str(value), shape, t) for value in traits.values()]
    code = plainly(card.code)
    told = any(word and word in code for word in said)
    return " ".join(filter(None, [code if is_word(code) and not told else "", *said])) or code


def is_word(code: str) -> bool:
    """True for a code that is a name rather than an abbreviation."""
    return len(code) > 3 and code[:4].isalpha()


def word_name(word: str, shape: Shape, t: Messages) -> str:
    """What a word of the game is called: a suit, or what the author says."""
    said = own(shape, t, "word", word)
    if said:
        return said
    suits = {str(vars(card).get("suit", "")) for card in shape.definition.pack.kinds}
    return t("kit-suit", suit=word) if word in SUITS and word in suits else plainly(word)


def cards_words(codes: Iterable[str], shape: Shape, t: Messages) -> str:
    """Several cards in words; of those that nobody sees how many."""
    listed = list(codes)
    known = [card_name(code, shape, t) for code in listed if code != HIDDEN]
    unseen = len(listed) - len(known)
    return t.listed([*known, *([t("kit-cards", count=unseen)] if unseen else [])])


def value_words(blank: str, value: str, shape: Shape, t: Messages) -> str:
    """What fills a blank, or what a value is, in words."""
    if blank == "rank" and value in RANKS:
        return own(shape, t, "word", value) or t("kit-rank", rank=value)
    return word_name(value, shape, t)


def move_verb(move: Move, messages: str, t: Messages) -> str:
    """The known verb of a move, for messages that begin so: by its text, else its name or the start of it; or empty."""
    text = move.pattern.partition("{")[0].rstrip(":>=<-+ ")
    for name in (text, message_name(move.name), move.name.partition("_")[0]):
        if name and f"{messages}-{name}" in t:
            return name
    return ""


def move_name(move: Move, shape: Shape, t: Messages) -> str:
    """What a move is called, on a button: "Draw". Of an author's sentence it is what stands before the first blank."""
    said = (own(shape, t, "move", move.name, **_gaps(move)) or "").partition(_GAP)[0].rstrip(" :")
    verb = move_verb(move, "kit-move", t)
    return capital(said or (t(f"kit-move-{verb}") if verb else plainly(move.name)))


def _gaps(move: Move) -> dict[str, str]:
    """Where nothing fills the blanks yet."""
    return {name: _GAP for name, _ in move.blanks}


def blank_words(move: Move, act: Act, shape: Shape, t: Messages) -> dict[str, str]:
    """What fills the blanks of an action, in words."""
    said = {}
    for (name, kind), value in zip(move.blanks, act.args, strict=True):
        if isinstance(value, Card):
            said[name] = card_name(value.code, shape, t)
        elif isinstance(value, tuple):
            said[name] = cards_words((card.code for card in value), shape, t)
        elif kind is seats:
            said[name] = t("player-number", number=value + 1)
        else:
            said[name] = value_words(name, str(value), shape, t)
    return said


def act_words(shape: Shape, act: Act, t: Messages) -> str:
    """An action in words: what the move is called, and what fills its blanks."""
    move = shape.move_of(act)
    said = blank_words(move, act, shape, t)
    of_author = own(shape, t, "move", move.name, **said)
    if of_author and (not said or of_author != own(shape, t, "move", move.name, **_gaps(move))):
        return of_author
    called = move_name(move, shape, t)
    return t("kit-act", move=called, what=", ".join(said.values())) if said else called


def fact_said(name: str, values: Sequence[str], own_seat: int, shape: Shape, t: Messages) -> str | None:
    """A fact of a position as an example asks for it (`points 1 90`, `deck-size 41`), for the reader at a seat; None
    for what it is in every game, such as whose turn it is.
    """
    word, *seats_named = name.split()
    part = word.removesuffix("-size")
    if part != "phase" and part not in shape.definition.slots:
        return None
    seat = seats_named[0] if seats_named else ""
    who = "nobody" if not seat else "you" if seat == str(own_seat + 1) else "other"
    player = t("player-number", number=int(seat)) if who == "other" else ""
    place = t("kit-phase") if part == "phase" else part_name(part, shape, t, player)
    if player and player in place:  # the author's own name for it says whose it is
        who = "nobody"
    said = t.listed(_value_said(value, shape, t) for value in values)
    return t("kit-fact", place=place, who=who, seat=seat, value=said, of="size" if part != word else "itself")


def _value_said(value: str, shape: Shape, t: Messages) -> str:
    """One value of a fact: a card, a number or a word of the game; nothing where nothing is."""
    if value == EMPTY:
        return t("rules-is-none")
    return card_name(value, shape, t) if value in shape.definition.pack.by_code else word_name(value, shape, t)
