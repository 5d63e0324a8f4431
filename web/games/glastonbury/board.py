"""The table of Glastonbury: the market with the way round it, one's own place, and what is in the box."""

from __future__ import annotations

from pyengine.games.glastonbury.pieces import CARD_TEXTS, COLOURS, COPIES
from web.games.glastonbury import art
from web.games.glastonbury.art import cauldron, flag, hat, mark, tor
from web.games.glastonbury.cauldrons import own_place, tally
from web.games.glastonbury.market import market
from web.games.glastonbury.parts import card_in_full, face
from web.games.glastonbury.prompt import prompt
from web.games.glastonbury.story import moment
from web.parts.html import Html, el, join
from web.parts.messages import Messages
from web.parts.table import Scene, Table
from web.parts.table_data import Count, Prompt, Stack
from web.parts.zones import sample

_WIZARDS = COLOURS[:4]
_WISHES = {"fewest": "−", "fours": "4 −", "spells": "✦ −", "ones": "1 +", "end": ""}
"""What is drawn on the recipes that are not for a colour."""

_COLOURS_OF_RECIPES = COLOURS[4:]
_WIDE, _HIGH = 44, 48.4
DECK = (
    Stack([*zip(COPIES, CARD_TEXTS, strict=True)], _WIDE, _HIGH),
    Stack(
        [
            (4, "corner"),
            *((1, f"cauldron:{colour}") for colour in _WIZARDS),
            *((1, f"recipe:{wish}") for wish in (*_COLOURS_OF_RECIPES, *_WISHES)),
            (4, "scoring"),
            *((1, f"wizard:{colour}") for colour in _WIZARDS),
        ],
        _WIDE,
        _HIGH,
        None,
    ),
)
"""The market's cards, and what has no back: corners, cauldrons, recipes, hints, wizards (GLA-1)."""


class Draws(Table):
    """The market, the players, one's own place, the turn, and what is in the box."""

    def cover(self) -> Html:
        """A cauldron over the market's cards."""
        return art.cover()

    def component(self, code: str, t: Messages) -> Html | None:
        """A card of the market as in the notation, `corner`, `cauldron:red`, `wizard:red`, `recipe:orange`,
        `recipe:end`, `scoring` or `back`.
        """
        if code in CARD_TEXTS:
            return sample(card_in_full(code, t), face(code))
        what, _, colour = code.partition(":")
        if what in ("cauldron", "wizard"):
            return _owned(what, colour, t) if colour in _WIZARDS else None
        if what == "recipe":
            return _recipe(colour, t)
        if code == "corner":
            return sample(t("rules-part-corner"), el("span", {"class": "card gla-face gla-corner"}, tor()))
        if code == "scoring":
            lines = [el("span", {"class": "line"}, text) for text in ("1 −", "2", "3", "4 +")]
            return sample(t("rules-part-scoring"), el("span", {"class": "card gla-face gla-scoring"}, *lines))
        return sample(t("rules-part-back"), el("span", {"class": "card back"})) if code == "back" else None

    def score_lines(self, t: Messages) -> list[str]:
        """A line for each colour of ingredients, and one for the recipes."""
        return [*(t("gla-colour", colour=colour) for colour in COLOURS), t("gla-recipes-own")]

    def board(self, scene: Scene) -> Html:
        """The market, and in words what has just changed there."""
        return join(market(scene), moment(scene))

    def hand(self, scene: Scene) -> Html:
        """One's own place, which has the deck too."""
        return own_place(scene)

    def prompt(self, scene: Scene) -> Prompt | None:
        """What to do now, and the way to take nothing."""
        return prompt(scene)

    def tally(self, scene: Scene, seat: int) -> tuple[Count, ...]:
        """A wizard's hat, the top of its cauldron, its cards and spells."""
        return tally(scene, seat)

    def headline(self, scene: Scene) -> str:
        """How long the deck will last."""
        return scene.t("gla-headline", count=scene.view["deck"])


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
