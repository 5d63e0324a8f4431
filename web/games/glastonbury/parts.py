"""What lies on the table of Glastonbury: cards and what they are called, the players' places, the reckoning."""

from __future__ import annotations

from typing import Any

from pyengine.core.events import HIDDEN
from pyengine.games.glastonbury.pieces import COLOURS, KINDS
from web.games.glastonbury.art import cauldron, foot, hat, ingredient, mark, sign
from web.parts.html import Html, el
from web.parts.messages import Messages
from web.parts.players import person
from web.parts.scene import Scene
from web.parts.zones import panel, spoken

_COLOUR_OF = {kind: COLOURS[at // 2] for at, kind in enumerate(KINDS)}
_EMPTY = "2"
"""What is printed on the cauldron card."""


def is_ingredient(card: str) -> bool:
    """True if a card's text is that of an ingredient."""
    return card[:2] in _COLOUR_OF


def number_of(card: str) -> str | None:
    """The number that is printed on a card, if there is one."""
    return card[2] if is_ingredient(card) else "0" if card == "joker" else None


def card_name(card: str, t: Messages) -> str:
    """A card by its name."""
    if not is_ingredient(card):
        return t("gla-sign", card=card)
    return t("gla-card", kind=t("gla-kind", kind=card[:2]), number=card[2])


def card_in_full(card: str, t: Messages) -> str:
    """A card by its name and its colour."""
    if not is_ingredient(card):
        return card_name(card, t)
    return t("gla-card-colour", card=card_name(card, t), colour=t("gla-colour", colour=_COLOUR_OF[card[:2]]))


def place_name(place: str, t: Messages) -> str:
    """A place of the grid: `r2c3` as people say it."""
    return t("gla-place", row=place[1], column=place[3])


def stop_name(stop: str, t: Messages) -> str:
    """A stop on the way round."""
    return t("gla-stop", value=stop)


def face(card: str) -> Html:
    """The front of a card: its number and its colour's sign in the corners, its drawing in the middle."""
    if is_ingredient(card):
        colour = _COLOUR_OF[card[:2]]
        number = el("span", {"class": "number"}, card[2])
        return _front(colour, number, mark(colour), ingredient(card[:2]))
    number = el("span", {"class": "number"}, number_of(card) or "")
    return _front(card, number, sign(card))


def _front(kind: str, *children: Html) -> Html:
    return el("span", {"class": f"card gla-face {kind}", "aria-hidden": "true"}, *children)


def seat_panel(scene: Scene, seat: int) -> Html:
    """What everybody sees of a player, and what only that player knows."""
    player, name = scene.view["players"][seat], scene.names[seat]
    own, acts = seat == scene.viewer, seat in scene.view["to_act"]
    turn = spoken(", " + scene.t("gla-to-act")) if acts else None
    title = el("h2", {"class": f"who {player['wizard']}"}, hat(player["wizard"]), el("span", None, name), turn)
    parts = [_cauldron(scene, seat), _walk(scene, seat), spell_row(scene, seat), _recipes(scene, seat)]
    kind = f"seat {'own' if own else 'their'} {player['wizard']}{' acts' if acts else ''}"
    return panel(kind, name, title, el("div", {"class": "things"}, *filter(None, parts)))


def _cauldron(scene: Scene, seat: int) -> Html:
    """The cauldron: its top card and its size; one's own can be laid on."""
    player, t = scene.view["players"][seat], scene.t
    top, count = player["top"], player["count"]
    what = card_in_full(top, t) if top else ""
    label = t("gla-cauldron", name=scene.names[seat], who=person(scene.names[seat], t), count=count, card=what)
    move = f"card-{top}" if top and is_ingredient(top) else None
    shown = el("span", {"class": "top", "data-move": move}, face(top) if top else _bare())
    size = _sizes(player)
    if seat != scene.viewer:
        return el("div", {"class": "cauldron", "role": "img", "aria-label": label}, shown, size)
    action = scene.action_to("cauldron")
    attrs = {
        "id": "cauldron",
        "class": f"cauldron{' lit' if action else ''}",
        "data-target": "cauldron",
        "data-action": action,
    }
    return el("button", attrs, spoken(label), shown, size)


def _sizes(player: dict[str, Any]) -> Html:
    """How many cards are in a cauldron, and by how much its wizard goes on."""
    count = el("span", {"class": "count"}, cauldron(), str(player["count"]))
    steps = None if player["place"] is None else el("span", {"class": "steps"}, foot(), str(player["step"]))
    return el("span", {"class": "sizes", "aria-hidden": "true"}, count, steps)


def _bare() -> Html:
    """The cauldron card itself, while nothing lies on it."""
    number = el("span", {"class": "number"}, _EMPTY)
    return _front("bare", number, cauldron())


def _walk(scene: Scene, seat: int) -> Html | None:
    """Where a wizard stands, and where its number leads it."""
    player = scene.view["players"][seat]
    if player["place"] is None:
        return None
    return el("p", {"class": "unseen"}, walk_text(player, scene.t))


def walk_text(player: dict[str, Any], t: Messages) -> str:
    """Where a wizard stands and will go, in words; under a joker at a corner it may go or stay (GLA-19)."""
    stop = stop_name(player["place"], t)
    if player["step"] == HIDDEN:
        return t("gla-may-walk", stop=stop, step="hidden", next="")
    message = "gla-may-walk" if player["top"] == "joker" and player["step"] else "gla-walk"
    return t(message, stop=stop, step=player["step"], next=stop_name(player["next"], t))


def spell_row(scene: Scene, seat: int) -> Html | None:
    """The spells beside a cauldron, with the uses that are left; used up, they lie face down."""
    spells = scene.view["players"][seat]["spells"]
    if not spells:
        return None
    items = [_spell(spell, scene.t) for spell in spells]
    label = scene.t("gla-spells", name=scene.names[seat], who=person(scene.names[seat], scene.t))
    return el("ul", {"class": "spells", "aria-label": label, "role": "list"}, *items)


def _spell(spell: str, t: Messages) -> Html:
    card, left = spell_and_uses(spell)
    label = t("gla-spell", spell=card_name(card, t), left=left)
    uses = el("span", {"class": "uses", "aria-hidden": "true"}, f"{left}×") if card in ("appear", "move") else None
    kind = f"spell {card}{'' if left else ' spent'}"
    return el("li", {"class": kind}, sign(card), uses, spoken(label))


def spell_and_uses(spell: str) -> tuple[str, int]:
    """A spell beside a cauldron: which it is, and how often it can still be used."""
    return (spell[:-1], int(spell[-1])) if spell[-1].isdigit() else (spell, 0)


def _recipes(scene: Scene, seat: int) -> Html | None:
    """The recipes: read by their owner, two backs for the others. At the end the reckoning has them."""
    recipes, t = scene.view["players"][seat]["recipes"], scene.t
    if recipes is None or scene.view["outcome"]:
        return None
    if recipes == [HIDDEN, HIDDEN]:
        backs = [el("span", {"class": "recipe back", "aria-hidden": "true"}, letter) for letter in "AB"]
        label = t("gla-recipes-hidden", name=scene.names[seat])
        return el("div", {"class": "recipes", "role": "img", "aria-label": label}, *backs)
    wanted, look = recipes
    lines = [] if wanted == "-" else [el("li", {"class": f"recipe {wanted}"}, mark(wanted), _most(wanted, t))]
    lines += [] if look == "-" else [el("li", {"class": "recipe"}, t("gla-recipe-look", look=look))]
    return el("ul", {"class": "recipes", "aria-label": t("gla-recipes-own"), "role": "list"}, *lines)


def _most(wanted: str, t: Messages) -> str:
    return t("gla-recipe-most", colour=t("gla-colour-plural", colour=wanted))


def looked_at(scene: Scene) -> Html | None:
    """What the viewer sees of the own cauldron through the Eyeball, at this moment only."""
    seen = [event for event in scene.events if event["type"] == "looked" and HIDDEN not in event["cards"]]
    if not seen:
        return None
    t, cards = scene.t, seen[-1]["cards"]
    items = [el("li", None, spoken(card_in_full(card, t)), face(card)) for card in cards]
    title = el("h2", None, sign("eye"), t("gla-look-title", count=len(cards)))
    shown = el("ol", {"class": "seen"}, *items)
    return el("section", {"class": "look", "id": "look", "role": "status"}, title, shown, el("p", None, t("gla-look")))


def reckoning(scene: Scene) -> Html | None:
    """At the end, how everybody's points come about."""
    outcome = scene.view["outcome"]
    if outcome is None:
        return None
    seats = [seat for level in outcome["ranking"] for seat in level]
    return panel("reckoning", scene.t("gla-reckoning"), *(_account(scene, seat) for seat in seats))


def _account(scene: Scene, seat: int) -> Html:
    player, t = scene.view["players"][seat], scene.t
    points = scene.view["outcome"]["scores"][seat]
    total = el("strong", {"class": "total"}, t("gla-points", count=abs(points), points=signed(points).strip("+")))
    title = el("h2", {"class": f"who {player['wizard']}"}, hat(player["wizard"]), el("span", None, scene.names[seat]))
    items = [_kind_account(player, kind, points, t) for kind, points in player["kinds"].items()]
    items += [
        el("li", {"class": "recipe"}, name, el("b", None, signed(points)))
        for name, points in zip(_recipe_names(player, t), player["recipe_points"], strict=False)
    ]
    return el("div", {"class": "account"}, title, total, el("ul", {"role": "list"}, *items))


def _recipe_names(player: dict[str, Any], t: Messages) -> list[str]:
    if player["recipes"] is None:
        return []
    wanted, look = player["recipes"]
    most = "–" if wanted == "-" else _most(wanted, t)
    return [most, "–" if look == "-" else t("gla-recipe-look", look=look)]


def _kind_account(player: dict[str, Any], kind: str, points: int, t: Messages) -> Html:
    numbers = sorted(card[2] for card in player["cauldron"] if card[:2] == kind)
    numbers += ["0"] * player["jokers"].count(kind)
    colour = _COLOUR_OF[kind]
    double = " double" if colour == player["wizard"] else ""
    shown = el("span", {"class": "numbers"}, " ".join(numbers))
    name = spoken(f"{t('gla-kind', kind=kind)}: ")
    return el("li", {"class": f"{colour}{double}"}, name, ingredient(kind), shown, el("b", None, signed(points)))


def signed(points: int) -> str:
    """Points with their sign."""
    return f"+{points}" if points > 0 else f"−{-points}" if points < 0 else "0"
