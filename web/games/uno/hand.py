"""The viewer's hand: a click plays a card that has one way, and chooses one that has several."""

from __future__ import annotations

from collections import Counter

from web.games.uno.art import COLOURS, face
from web.games.uno.call import LAYING, is_on_turn, lays, picked
from web.games.uno.moves import as_name, move_name_in_hand
from web.games.uno.words import card_name, parts
from web.parts.html import Html, el
from web.parts.table import Scene
from web.parts.zones import control, doing, spoken

_MANY = 7
_CROWD = 12
"""With more kinds of cards than so many, the cards of a hand lie closer to one another."""


def own_hand(scene: Scene) -> Html | None:
    """The cards by colour; equal ones lie on one another."""
    if scene.viewer is None:
        return None
    cards = Counter(scene.view["players"][scene.viewer]["hand"])
    groups = [[code for code in cards if parts(code)[0] == colour] for colour in (*COLOURS, None)]
    items = [
        el("li", {"class": "suit"}, *(_held(scene, code, cards[code]) for code in group)) for group in groups if group
    ]
    close = " crowd" if len(cards) > _CROWD else " many" if len(cards) > _MANY else ""
    label = scene.t("uno-your-hand", count=cards.total())
    return el("ul", {"class": f"hand{close}", "data-zone": "hand", "aria-label": label, "role": "list"}, *items)


def _held(scene: Scene, code: str, count: int) -> Html:
    """A card of the hand: it acts at once, is chosen, or says why it cannot be laid."""
    ways = lays(scene, code)
    drawn = is_on_turn(scene) and scene.view["drawn"] == code
    kind = " fits" if ways else " idle" if is_on_turn(scene) and scene.view["phase"] in LAYING else " rests"
    attrs = {
        "id": f"hand-{as_name(code)}",
        "class": f"held{kind}{' pair' if count > 1 else ''}",
        "data-source": code,
        **_does(scene, code, ways),
        "data-move": move_name_in_hand(scene, code),
        "aria-pressed": "true" if picked(scene) == code else "false",
    }
    badge = el("span", {"class": "badge", "aria-hidden": "true"}, scene.t("uno-drawn")) if drawn else None
    yes = {True: "yes", False: "no"}
    name = scene.t("uno-held", card=card_name(code, scene.t), count=count, drawn=yes[drawn], fits=yes[bool(ways)])
    return control(scene, attrs, spoken(name), *[face(*parts(code))] * count, badge)


def _does(scene: Scene, code: str, ways: list[str]) -> dict[str, str | None]:
    """What a click does; of a card that cannot be laid, why not."""
    if not ways:
        return doing(scene, f"{code}>{'discard' if parts(code)[0] else COLOURS[0]}")
    about = scene.t("uno-tip", kind=parts(code)[1])
    return {"data-action": ways[0] if len(ways) == 1 else None, "data-tip": about}
