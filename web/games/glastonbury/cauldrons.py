"""The players' places in Glastonbury: the row of players, and one's own cauldron, spells and recipes."""

from __future__ import annotations

from typing import Any

from pyengine.core.events import HIDDEN
from web.games.glastonbury.art import cauldron, foot, hat, mark, sign
from web.games.glastonbury.parts import bare, card_in_full, card_name, card_tip, face, stop_name, top_move
from web.parts.html import Html, el, glued
from web.parts.messages import Messages
from web.parts.players import person
from web.parts.table import Scene
from web.parts.table_data import Count
from web.parts.zones import control, doing, panel, spoken

KEPT = {"appear": "a", "move": "m"}
"""The spells that are kept, each with its key."""


# --- the row of players: what everybody sees


def tally(scene: Scene, seat: int) -> tuple[Count, ...]:
    """A wizard's hat, at the end with its points; then the top of its cauldron, its cards and spells.

    The viewer's own top and spells lie at one's own place; its colour is there in words.
    """
    player, t = scene.view["players"][seat], scene.t
    size = Count(str(player["count"]), t("gla-cards", count=player["count"]), cauldron())
    if seat == scene.viewer:
        return (_wizard(scene, seat), size)
    top = () if scene.view["outcome"] else (Count("", player_text(scene, seat), _top(player)),)
    spells = [_kept(player, spell, t) for spell in KEPT if has_spell(player, spell)]
    taken = len(player["spells"])
    if taken and player["recipes"] is not None:  # where recipes count them, also how many there are in all
        spells.append(Count(f"✦{taken}", t("gla-spells-taken", count=taken)))
    return (_wizard(scene, seat), *top, size, *spells)


def _wizard(scene: Scene, seat: int) -> Count:
    """The hat, with the viewer's colour in words; at the end with the points."""
    outcome, t = scene.view["outcome"], scene.t
    colour = scene.view["players"][seat]["wizard"]
    worn = el("span", {"class": f"worn {colour}"}, hat(colour))
    if outcome:
        points = outcome["scores"][seat]
        return Count(signed(points).strip("+"), points_text(points, t), worn)
    shown = t("gla-wizard-colour", colour=colour) if seat == scene.viewer else ""
    return Count(shown, wizard_text(scene, seat), worn)


def wizard_text(scene: Scene, seat: int) -> str:
    """Whose colour a player has, and that it counts double."""
    t, name, colour = scene.t, scene.names[seat], scene.view["players"][seat]["wizard"]
    cards = t("gla-colour-plural", colour=colour)
    return t("gla-wizard", name=name, who=person(name, t), colour=t("gla-wizard-colour", colour=colour), cards=cards)


def _top(player: dict[str, Any]) -> Html:
    """The top card of a cauldron, as it lies there."""
    top = player["top"]
    return el("span", {"class": "top", "data-move": top_move(top)}, face(top) if top else bare())


def _kept(player: dict[str, Any], spell: str, t: Messages) -> Count:
    left = uses_of(player, spell)
    label = t("gla-spell", spell=card_name(spell, t), left=left)
    icon = el("span", {"class": f"kept {spell}"}, sign(spell))
    return Count(str(left), f"{label}. {card_tip(spell, None, t)}", icon)


def has_spell(player: dict[str, Any], spell: str) -> bool:
    """True if such a spell lies beside the cauldron, used up or not."""
    return any(kept.startswith(spell) for kept in player["spells"])


def uses_of(player: dict[str, Any], spell: str) -> int:
    """How often the kept spells of this name can still be used, all together."""
    return sum(int(kept[-1]) for kept in player["spells"] if kept.startswith(spell))


def player_text(scene: Scene, seat: int) -> str:
    """A cauldron and its wizard's way, in words."""
    t, player = scene.t, scene.view["players"][seat]
    label = _cauldron_text(scene, seat)
    return label if player["place"] is None else glued("", (label, ". ", walk_text(player, t)))


def _cauldron_text(scene: Scene, seat: int) -> str:
    t, player, name = scene.t, scene.view["players"][seat], scene.names[seat]
    what = card_in_full(player["top"], t) if player["top"] else ""
    return t("gla-cauldron", name=name, who=person(name, t), count=player["count"], card=what)


def walk_text(player: dict[str, Any], t: Messages) -> str:
    """Where a wizard stands and will go, in words; under a joker at a corner it may go or stay (GLA-19)."""
    stop = stop_name(player["place"], t)
    if player["step"] == HIDDEN:
        return t("gla-may-walk", stop=stop, step="hidden", next="")
    message = "gla-may-walk" if player["top"] == "joker" and player["step"] else "gla-walk"
    return t(message, stop=stop, step=player["step"], next=stop_name(player["next"], t))


# --- one's own place


def own_place(scene: Scene) -> Html:
    """One's own cauldron, spells and recipes, the deck and what was laid aside; for a spectator the last two."""
    if scene.viewer is None:
        return el("div", {"class": "gla-place watched"}, _store(scene))
    if (look := looked_at(scene)) is not None:
        return look
    ways = [text for text in scene.legal if text.startswith(f"{scene.chosen}>")]
    target = ways[0].partition(">")[2] if len(ways) == 1 else None
    player, name = scene.view["players"][scene.viewer], scene.names[scene.viewer]
    parts = (_cauldron(scene, scene.viewer), _spells(scene, player), _recipes(scene, player), _store(scene))
    shown = panel(f"own-place {player['wizard']}", name, *parts)
    return el("div", {"class": "gla-place", "data-target": target}, shown)


def _cauldron(scene: Scene, seat: int) -> Html:
    """The cauldron: its top card and its size; it can be laid on."""
    player, t = scene.view["players"][seat], scene.t
    top = player["top"]
    shown = el("span", {"class": "top", "data-move": top_move(top)}, face(top) if top else bare())
    action = scene.action_to("cauldron")
    tip = card_tip(top, player["wizard"], t) if top else t("gla-tip-empty")
    walk = (walk_text(player, t),) if player["place"] else ()
    attrs = {
        "id": "cauldron",
        "class": f"cauldron{' lit' if action else ''}",
        "data-target": "cauldron",
        "data-action": action,
        "data-tip": glued("\n", (tip, glued("", (t("gla-cards", count=player["count"]), ".")), *walk)),
    }
    count = el("span", {"class": "count"}, cauldron(), str(player["count"]))
    steps = None if player["place"] is None else el("span", {"class": "steps"}, foot(), str(player["step"]))
    sizes = el("span", {"class": "sizes", "aria-hidden": "true"}, count, steps)
    return control(scene, attrs, spoken(_cauldron_text(scene, seat)), shown, sizes)


def _spells(scene: Scene, player: dict[str, Any]) -> Html | None:
    """The spells beside the cauldron: a click uses one; used up, they lie face down."""
    if not player["spells"]:
        return None
    t, name = scene.t, scene.names[scene.viewer or 0]
    items = [el("li", None, _spell_button(scene, player, spell)) for spell in KEPT if has_spell(player, spell)]
    for spell in player["spells"]:
        if not spell[-1].isdigit():  # cast at once: a spell that is kept has the uses that are left after its name
            told = t("gla-spell", spell=card_name(spell, t), left=0)
            items.append(el("li", {"class": f"spell {spell} spent", "data-tip": told}, sign(spell), spoken(told)))
    label = t("gla-spells", name=name, who=person(name, t))
    return el("ul", {"class": "spells", "aria-label": label, "role": "list", "data-zone": "spells"}, *items)


def _spell_button(scene: Scene, player: dict[str, Any], spell: str) -> Html:
    """A kept spell with the uses that are left; where it can't be used now it is dimmed, and says why."""
    t, left = scene.t, uses_of(player, spell)
    legal = spell in scene.legal
    leads = scene.view["move"] if legal and spell == "move" else None
    to = stop_name(leads, t) if leads not in (None, HIDDEN) else "none"
    label = t("gla-use", spell=card_name(spell, t), left=left, to=to)
    attrs = {
        "id": f"do-{spell}",
        "class": f"spell {spell}{'' if left else ' spent'}{' ready' if legal else ''}",
        **doing(scene, spell, f"{card_tip(spell, None, t)}{f' {label}.' if legal else ''}"),
        "data-key": KEPT[spell],
        "aria-keyshortcuts": KEPT[spell].upper(),
    }
    uses = el("span", {"class": "uses", "aria-hidden": "true"}, f"{left}×")
    return control(scene, attrs, sign(spell), uses, spoken(label))


def _recipes(scene: Scene, player: dict[str, Any]) -> Html | None:
    """One's own recipes. At the end the reckoning has everybody's."""
    recipes, t = player["recipes"], scene.t
    if recipes is None or scene.view["outcome"]:
        return None
    wanted, look = recipes
    rate = 2 if len(scene.view["players"]) == 4 else 1
    lines = [] if wanted == "-" else [_recipe(wanted, mark(wanted), most(wanted, t), t("gla-tip-most", count=rate))]
    lines += [] if look == "-" else [_recipe("wish", None, t("gla-recipe-look", look=look), t("gla-tip-look"))]
    return el("ul", {"class": "recipes", "aria-label": t("gla-recipes-own"), "role": "list"}, *lines)


def _recipe(kind: str, drawn: Html | None, text: str, tip: str) -> Html:
    return el("li", {"class": f"recipe {kind}", "data-tip": tip}, drawn, text)


def most(wanted: str, t: Messages) -> str:
    """The recipe for most cards of a colour, in words."""
    return t("gla-recipe-most", colour=t("gla-colour-plural", colour=wanted))


def points_text(points: int, t: Messages) -> str:
    """Points in words."""
    return t("gla-points", count=abs(points), points=signed(points).strip("+"))


def signed(points: int) -> str:
    """Points with their sign."""
    return f"+{points}" if points > 0 else f"−{-points}" if points < 0 else "0"


# --- the Eyeball, the deck, and what was laid aside


def look_words(scene: Scene) -> list[str]:
    """The same in words."""
    t = scene.t
    seen = [event["cards"] for event in scene.events if event["type"] == "looked" and HIDDEN not in event["cards"]]
    named = [t.listed(card_in_full(card, t) for card in cards) for cards in seen[-1:]]
    return [glued("", (t("gla-look-title", count=len(seen[-1])), ": ", cards, ".")) for cards in named]


def looked_at(scene: Scene) -> Html | None:
    """What the viewer sees of the own cauldron through the Eyeball, at this moment only."""
    seen = [event for event in scene.events if event["type"] == "looked" and HIDDEN not in event["cards"]]
    if not seen:
        return None
    t, cards = scene.t, seen[-1]["cards"]
    items = [el("li", None, spoken(card_in_full(card, t)), face(card)) for card in cards]
    title = el("h2", None, sign("eye"), t("gla-look-title", count=len(cards)))
    return el("section", {"class": "look", "id": "look", "role": "status"}, title, el("ol", {"class": "seen"}, *items))


def _store(scene: Scene) -> Html:
    """The deck, and the place to discard an unwanted last card."""
    view, t = scene.view, scene.t
    back = el("span", {"class": "card back gla-back" if view["deck"] else "card gone", "aria-hidden": "true"})
    size = el("span", {"class": "count", "aria-hidden": "true"}, str(view["deck"]))
    label, notes = t("gla-deck", count=view["deck"]), [t("gla-end-outer" if view["outer_lines"] else "gla-end-inner")]
    notes += [t("gla-out", colour=t("gla-colour-plural", colour=view["out"]))] if view["out"] else []
    tip = glued(" ", (f"{label}.", *notes))
    attrs = {"class": "deck", "role": "img", "aria-label": label, "data-tip": tip, "data-part": "deck"}
    return panel("store", t("gla-store"), el("div", attrs, back, size), _aside(scene))


def _aside(scene: Scene) -> Html:
    """The place to discard an unwanted last card."""
    count, t = scene.view["aside"], scene.t
    action = scene.action_to("aside")
    spot = el("span", {"class": "card gone", "aria-hidden": "true"}, t("gla-aside-short"))
    size = el("span", {"class": "count", "aria-hidden": "true"}, str(count))
    label = t("gla-aside", count=count)
    tip = {"data-tip": glued(". ", (label, t("gla-tip-aside")))}
    if scene.viewer is None:
        return el("div", {"class": "laid-aside", "role": "img", "aria-label": label, **tip}, spot, size)
    attrs = {
        "id": "aside",
        "class": f"laid-aside{' lit' if action else ''}",
        "data-target": "aside",
        "data-action": action,
        **tip,
    }
    return control(scene, attrs, spoken(label), spot, size)
