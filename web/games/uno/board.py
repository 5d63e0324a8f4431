"""The table of UNO: two to ten players round one discard pile.

A coloured card goes to the target `discard`; a Wild goes to the colour that is named, in the prompt. With two cards in
the hand the call is a source of its own (see `call`).
"""

from __future__ import annotations

from pyengine.games.uno.pieces import CODES
from web.games.uno import art
from web.games.uno.art import face, sign, turning
from web.games.uno.call import is_on_turn, lays, picked
from web.games.uno.hand import own_hand
from web.games.uno.moves import last_to_draw, move_name_of_top
from web.games.uno.people import callers, others
from web.games.uno.prompt import prompt
from web.games.uno.words import HIDDEN, SINGLE, card_name, colour_name, is_dealt, is_wild, parts, turn_order
from web.parts.html import Html, el, glued
from web.parts.icons import cards as card_icon
from web.parts.messages import Messages
from web.parts.players import own_name
from web.parts.table import Scene, Table
from web.parts.table_data import Count, Prompt, Stack
from web.parts.zones import card_back, control, panel, sample, spoken

DECK = (Stack([*((1, code) for code in CODES[:52]), (2, "wild"), (2, "wild+2")], 63, 88),)
"""All 56 cards (UNO-1)."""


class Draws(Table):
    """The players, the piles, the hand, and the turn."""

    def cover(self) -> Html:
        """Four cards, one of each colour."""
        return art.cover()

    def component(self, code: str, t: Messages) -> Html | None:
        """A card as in the notation, or `back`."""
        if code == "back":
            return sample(t("rules-part-back"), card_back("uno"))
        return sample(card_name(code, t), face(*parts(code))) if code in CODES else None

    def board(self, scene: Scene) -> Html:
        """The other players and the piles; a spectator sees everybody from behind."""
        colour = "none" if not is_dealt(scene) else scene.view["colour"] or "none"
        piles = el("div", {"class": "piles", "data-zone": "piles"}, _deck(scene), _mat(scene, colour))
        t, direction = scene.t, scene.view["direction"]
        seats = turn_order(scene)
        goes = el("span", {"class": "goes"}, turning(direction), el("span", None, t("uno-way", direction=direction)))
        way = el("p", {"class": "way"}, goes, _order(scene, seats) if seats else None)
        centre = panel(f"centre {colour}", scene.t("uno-discard-caption"), piles, way)
        return el("div", {"class": "uno-board"}, others(scene), centre, callers(scene))

    def tally(self, scene: Scene, seat: int) -> tuple[Count, ...]:
        """The score, and how many cards a seat holds; the last one is pointed out."""
        player, t = scene.view["players"][seat], scene.t
        held = t("uno-fan", count=player["count"])
        return (
            Count(str(player["score"]), t("uno-points", score=player["score"])),
            Count(str(player["count"]), held, card_icon(), warning=player["count"] == SINGLE),
        )

    def headline(self, scene: Scene) -> str:
        """Which round it is, and what is played for."""
        view = scene.view
        return scene.t("uno-headline", round=view["round"], target=view["target"]) if is_dealt(scene) else ""

    def hand(self, scene: Scene) -> Html | None:
        """The cards by colour."""
        return own_hand(scene)

    def prompt(self, scene: Scene) -> Prompt | None:
        """What to do now, with drawing and keeping, the call, and the colours of a Wild."""
        return prompt(scene)


def _deck(scene: Scene) -> Html:
    """The draw pile; a click on it draws, as the button of the prompt does."""
    size, legal, t = scene.view["deck"], "draw" in scene.legal, scene.t
    top = card_back("uno") if size else el("span", {"class": "card gone", "aria-hidden": "true"})
    moving = {"class": "top", "data-move": None if last_to_draw(scene) is not None else "drawn"}
    count = el("span", {"class": "count"}, str(size))
    caption = el("span", {"class": "caption", "aria-hidden": "true"}, t("uno-draw-pile"), count)
    attrs = {
        "id": "pile-deck",
        "data-part": "deck",
        "class": f"pile deck{' lit' if legal else ''}",
        "data-also" if legal else "data-try": "draw",
        "data-tip": glued(" ", filter(None, (t("uno-tip-deck"), scene.why("draw")))),
    }
    return control(scene, attrs, spoken(t("uno-deck", count=size)), el("span", moving, top), caption)


def _mat(scene: Scene, colour: str) -> Html:
    """The discard; round it the colour in force, with its sign and its name."""
    name = colour_name(colour, scene.t)
    mark = sign(colour) if colour != "none" else None
    words = spoken(scene.t("uno-in-force", colour=name))
    shown = el("p", {"class": "force"}, words, mark, el("span", {"class": "name", "aria-hidden": "true"}, name))
    return el("div", {"class": f"mat {colour}"}, None if colour == "none" else shown, _discard(scene))


def _discard(scene: Scene) -> Html:
    """The discard pile as the place to lay a coloured card on."""
    view, t = scene.view, scene.t
    dealt = is_dealt(scene)
    top = face(*parts(view["top"])) if dealt else el("span", {"class": "card gone", "aria-hidden": "true"})
    name = t("uno-discard", top=card_name(view["top"], t)) if dealt else t("uno-discard-empty")
    card = picked(scene)
    action = f"{card}>discard" if card and f"{card}>discard" in scene.legal else None
    if action and card:
        name = t("uno-lay-here", pile=name, card=card_name(card, t))
    attrs = {
        "id": "pile-discard",
        "class": f"pile discard{' lit' if action else ''}",
        "data-target": "discard",
        "data-action": action,
        "data-also": None if action else _drawn_way(scene),
        "data-tip": t("uno-tip", kind=parts(view["top"])[1]) if dealt else None,
    }
    shown = el("span", {"class": "top", "data-move": move_name_of_top(scene)}, top)
    caption = el("span", {"class": "caption", "aria-hidden": "true"}, t("uno-discard-caption"))
    return control(scene, attrs, spoken(name), shown, caption)


def _drawn_way(scene: Scene) -> str | None:
    """A card just drawn that has one way is laid by a click on the pile, too."""
    drawn = scene.view["drawn"]
    if drawn in (None, HIDDEN) or is_wild(drawn) or not is_on_turn(scene):
        return None
    ways = lays(scene, drawn)
    return ways[0] if len(ways) == 1 else None


def _order(scene: Scene, seats: list[int]) -> Html:
    """The names in the order of their turns, an arrow from each to the next."""
    names = [scene.names[seat] for seat in seats]
    arrow = el("span", {"class": "arrow"}, "→")
    now, *rest = [own_name(name) for name in names]
    more = () if len(seats) == len(scene.names) else (arrow, "…")
    chain = el("span", {"aria-hidden": "true"}, now, *(part for name in rest for part in (arrow, name)), *more)
    return el("span", {"class": "turns"}, spoken(scene.t("uno-order", names=glued(", ", names))), chain)
