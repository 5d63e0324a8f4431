"""What is in the box of Glastonbury, drawn small: market cards, cauldrons, wizards, recipes."""

from __future__ import annotations

from pyengine.games.glastonbury.pieces import CARD_TEXTS, COLOURS
from web.games.glastonbury.art import cauldron, flag, hat, mark, tor
from web.games.glastonbury.parts import card_in_full, face
from web.parts.component import sample
from web.parts.html import Html, el
from web.parts.messages import Messages

_WIZARDS = COLOURS[:4]
_WISHES = {"fewest": "−", "fours": "4 −", "spells": "✦ −", "ones": "1 +", "end": ""}
"""What is drawn on the recipes that are not for a colour."""


def component(code: str, t: Messages) -> Html | None:
    """A card of the market as in the notation, `corner`, `cauldron:red`, `wizard:red`, `recipe:orange`,
    `recipe:end`, `scoring` or `back`; None for anything else.
    """
    if code in CARD_TEXTS:
        return sample(card_in_full(code, t), face(code))
    what, _, colour = code.partition(":")
    if what in ("cauldron", "wizard"):
        return _owned(what, colour, t) if colour in _WIZARDS else None
    if what == "recipe":
        return _recipe(colour, t)
    return _plain(code, t)


def _owned(what: str, colour: str, t: Messages) -> Html:
    name = t(f"rules-part-{what}", colour=t("gla-colour", colour=colour))
    if what == "wizard":
        return sample(name, el("span", {"class": f"gla-piece {colour}"}, hat(colour)))
    number = el("span", {"class": "number"}, "2")
    shown = el("span", {"class": f"card gla-face bare of-wizard {colour}"}, number, mark(colour), cauldron())
    return sample(name, shown)


def _recipe(wish: str, t: Messages) -> Html | None:
    """A recipe for most cards of a colour, or of the other kind (`_WISHES`)."""
    if wish in COLOURS:
        name = t("gla-recipe-most", colour=t("gla-colour-plural", colour=wish))
        return _recipe_card(name, wish, "+", mark(wish))
    if wish not in _WISHES:
        return None
    return _recipe_card(t("gla-recipe-look", look=wish), "bare", _WISHES[wish], flag() if wish == "end" else None)


def _recipe_card(name: str, kind: str, text: str, sign: Html | None) -> Html:
    words = el("span", {"class": "number", "aria-hidden": "true"}, text)
    return sample(name, el("span", {"class": f"card gla-face gla-recipe {kind}"}, words, sign))


def _plain(code: str, t: Messages) -> Html | None:
    if code == "corner":
        return sample(t("rules-part-corner"), el("span", {"class": "card gla-face gla-corner"}, tor()))
    if code == "scoring":
        lines = [el("span", {"class": "line"}, text) for text in ("1 −", "2", "3", "4 +")]
        return sample(t("rules-part-scoring"), el("span", {"class": "card gla-face gla-scoring"}, *lines))
    return sample(t("rules-part-back"), el("span", {"class": "card back"})) if code == "back" else None
