"""The end of Glastonbury: who won, what decided it, and how everybody's points come about."""

from __future__ import annotations

from typing import Any

from web.games.glastonbury.art import hat
from web.games.glastonbury.cauldrons import most, points_text, signed
from web.games.glastonbury.parts import card_name, colour_of, face
from web.parts.html import Html, el, glued
from web.parts.messages import Messages
from web.parts.players import person
from web.parts.table import Scene
from web.parts.table_data import Result, SeatResult
from web.parts.zones import spoken


def result(scene: Scene) -> Result:
    """The ranking, with each cauldron laid open."""
    outcome, t = scene.view["outcome"], scene.t
    order = [seat for group in outcome["ranking"] for seat in group]
    scores = {seat: points_text(outcome["scores"][seat], t) for seat in order}
    rows = tuple(SeatResult(seat, scores[seat], shown=_account(scene, seat)) for seat in order)
    winners = tuple(outcome["ranking"][0])
    name = scene.names[scene.view["ended"]]
    stranded = scene.view["outcome"]["reason"] == "GLA-22"
    ended = scene.t("gla-ended", name=name, who=person(name, scene.t), how="orange" if stranded else "last")
    return Result(winners, glued("", (ended, " ", _decisive(scene, winners))), rows, counted=t("gla-counted"))


def _decisive(scene: Scene, winners: tuple[int, ...]) -> str:
    """What brought the winner most: a recipe, or a set; for several winners that they share."""
    t = scene.t
    if len(winners) > 1:
        return t("gla-decided-shared")
    player, name = scene.view["players"][winners[0]], scene.names[winners[0]]
    said = {"name": name, "who": person(name, t)}
    sets = {kind: points for kind, points in player["kinds"].items() if points > 0}
    best = max(sets, key=lambda kind: sets[kind], default="")
    recipes = sum(player["recipe_points"])
    if recipes > sets.get(best, 0):
        return t("gla-decided-recipes", **said, points=recipes)
    if not best:
        return t("gla-decided-least", **said)
    count = sum(card[:2] == best for card in player["cauldron"]) + player["jokers"].count(best)
    return t("gla-decided-set", **said, set=t("gla-set-of", kind=best), count=count, points=sets[best])


def _account(scene: Scene, seat: int) -> Html:
    """Kind by kind, then the recipes."""
    player, t = scene.view["players"][seat], scene.t
    kinds = [_kind_account(player, kind, points, t) for kind, points in player["kinds"].items()]
    recipes = [
        _item("recipe", el("span", None, name), points)
        for name, points in zip(_recipe_names(player, t), player["recipe_points"], strict=False)
    ]
    worn = el("span", {"class": f"worn {player['wizard']}"}, hat(player["wizard"]))
    return el("span", {"class": "account", "role": "list"}, worn, *kinds, *recipes)


def _recipe_names(player: dict[str, Any], t: Messages) -> list[str]:
    if player["recipes"] is None:
        return []
    wanted, look = player["recipes"]
    return ["–" if wanted == "-" else most(wanted, t), "–" if look == "-" else t("gla-recipe-look", look=look)]


def _kind_account(player: dict[str, Any], kind: str, points: int, t: Messages) -> Html:
    """The cards of a kind, its jokers among them, as small cards, and what they bring."""
    cards = sorted(card for card in player["cauldron"] if card[:2] == kind)
    cards += ["joker"] * player["jokers"].count(kind)
    colour, name = colour_of(kind), t("gla-kind", kind=kind)
    double = el("span", {"class": "double"}, "×2") if colour == player["wizard"] else None
    said = spoken(glued("", (t.listed(card_name(card, t) for card in cards), " ")))
    shown = el("span", {"class": "small-cards"}, said, *(face(card) for card in cards), double)
    return _item(colour, shown, points, name)


def _item(kind: str, shown: Html, points: int, tip: str | None = None) -> Html:
    """What is counted, and after a sign of equality what it brings: so no number is taken for a card."""
    attrs = {"class": f"item {kind}", "role": "listitem", "data-tip": tip}
    return el("span", attrs, shown, el("b", None, f"= {signed(points)}".replace("+", "")))
