"""The players round the table of UNO: who they are, what they hold, what they may call, how the match stands."""

from __future__ import annotations

from typing import Any

from web.games.uno.art import dealt, face
from web.games.uno.moves import last_to_draw, last_to_lay
from web.games.uno.say import HIDDEN, card_name, is_dealt, parts, seat_to_act, seat_words
from web.parts.html import Html, el
from web.parts.scene import Scene
from web.parts.zones import card_back, panel, spoken

SINGLE = 1
"""With so many cards somebody may have forgotten the call."""


def others(scene: Scene, own: int) -> Html:
    """The other seats in the order of the table: from the left hand, round the far side, to the right hand."""
    count = len(scene.view["players"])
    seats = [_seat(scene, (own + step) % count) for step in range(1, count)]
    side = 0 if len(seats) < 3 else 1 if len(seats) < 6 else 2
    far = len(seats) - side
    return el(
        "div",
        {"class": f"uno-others of-{len(seats)} goes-{scene.view['direction']}", "data-zone": "others"},
        el("div", {"class": "flank left"}, *seats[:side]),
        el("div", {"class": "far"}, *seats[side:far]),
        el("div", {"class": "flank right"}, *seats[far:]),
    )


def _seat(scene: Scene, seat: int) -> Html:
    """Somebody else: name, cards, score, and the way to catch whoever has one card left."""
    comes_next = scene.view["next"] == seat and is_dealt(scene)
    acts = " acts" if seat_to_act(scene) == seat else " next" if comes_next else ""
    return panel(
        f"uno-seat{acts}", seat_words(scene, seat), name_line(scene, seat), fan(scene, seat), _catch(scene, seat)
    )


def name_line(scene: Scene, seat: int) -> Html:
    """The line with the name; the panel's label says the same."""
    view, t = scene.view, scene.t
    player = view["players"][seat]
    dealer = view["dealer"] == seat and is_dealt(scene)
    plays = el("span", {"class": "plays"}, t("uno-plays")) if seat_to_act(scene) == seat else None
    facts = el(
        "p",
        {"class": "facts", "aria-hidden": "true"},
        plays,
        el("span", {"class": "points"}, t("uno-points", score=player["score"])),
        el("span", {"class": "deals"}, dealt(), t("uno-deals")) if dealer else None,
    )
    count = el("span", {"class": "count", "aria-hidden": "true"}, str(player["count"]))
    return el("div", {"class": "who"}, el("h2", None, el("span", {"class": "name"}, scene.names[seat]), count), facts)


def fan(scene: Scene, seat: int) -> Html:
    """Somebody's cards from behind, but for those that the viewer was shown."""
    hand, t = scene.view["players"][seat]["hand"], scene.t
    shown = [code for code in hand if code != HIDDEN]
    label = t("uno-fan", count=len(hand))
    if shown:
        names = ", ".join(card_name(code, t) for code in shown)
        label = t("uno-known", name=scene.names[seat], cards=names)
    cards = [_fanned(scene, seat, at) for at in range(len(hand))]
    return el("div", {"class": "fan seen" if shown else "fan", "role": "img", "aria-label": label}, *cards)


def _fanned(scene: Scene, seat: int, at: int) -> Html:
    hand = scene.view["players"][seat]["hand"]
    card = card_back("uno") if hand[at] == HIDDEN else face(*parts(hand[at]))
    move = None
    if at == len(hand) - 1:
        move = None if last_to_lay(scene) == seat else f"out-{seat}"
    elif at == 0 and last_to_draw(scene) == seat:
        move = "drawn"
    return el("span", {"class": "fanned", "data-move": move}, card)


def _catch(scene: Scene, seat: int) -> Html | None:
    """UNO's watchfulness is the players' own: the button is the same whether the call was forgotten or not."""
    if scene.viewer is None or scene.view["players"][seat]["count"] != SINGLE or scene.view["outcome"]:
        return None
    action = f"catch>{seat + 1}"
    attrs = {"id": f"catch-{seat + 1}", "class": "button quiet", action_attribute(action, scene.legal): action}
    label = scene.t("uno-catch-name", name=scene.names[seat])
    return el("button", attrs, spoken(label), el("span", {"aria-hidden": "true"}, scene.t("uno-catch")))


def action_attribute(action: str, legal: tuple[str, ...]) -> str:
    """The attribute of a direct action: legal now, or refused."""
    return "data-action" if action in legal else "data-try"


def callers(scene: Scene) -> Html | None:
    """What other people at this device may call: asked whenever somebody has one card, again to give nothing away."""
    people = [seat for seat, kind in enumerate(scene.seats) if kind == "human" and seat != scene.viewer]
    singles = [seat for seat, player in enumerate(scene.view["players"]) if player["count"] == SINGLE]
    calls = [button for seat in people for button in _calls(scene, seat, singles)]
    if scene.viewer is None or not calls or scene.view["outcome"]:
        return None
    head = el("p", None, scene.t("uno-callers"))
    return el("div", {"class": "callers", "data-zone": "callers"}, head, *filter(None, calls))


def _calls(scene: Scene, seat: int, singles: list[int]) -> list[Html | None]:
    t, name = scene.t, scene.names[seat]
    catches = [
        _caller(scene, seat, f"catch>{one + 1}", t("uno-caller", name=name, culprit=scene.names[one]))
        for one in singles
        if one != seat
    ]
    return [*catches, _caller(scene, seat, "let", t("uno-caller-let", name=name))] if catches else []


def _caller(scene: Scene, seat: int, action: str, label: str) -> Html | None:
    """A button that speaks for `seat`; none where only the viewer can do it."""
    calls = (seat, action) in scene.callers
    if not calls and action in scene.legal:
        return None
    ident = f"call-{seat + 1}-{action.replace('>', '-')}"
    attrs = {"id": ident, "class": "button quiet", "data-action" if calls else "data-try": action, "data-seat": seat}
    return el("button", attrs, label)


def scores(scene: Scene) -> Html:
    """Who has how much of what is played for, and what was left in the round before."""
    view, t = scene.view, scene.t
    heads = [t("uno-player"), t("uno-score"), *([t("uno-last-round")] if view["last"] else [])]
    head = el("tr", None, *(el("th", {"scope": "col"}, text) for text in heads))
    rows = [_score(scene, seat) for seat in range(len(view["players"]))]
    caption = el("caption", None, t("uno-scores"))
    return el("table", {"class": "scores"}, caption, el("thead", None, head), el("tbody", None, *rows))


def stage(scene: Scene) -> str:
    """Which round it is, and what is played for."""
    view = scene.view
    return scene.t("uno-round", round=view["round"], target=view["target"], scoring=view["scoring"])


def _score(scene: Scene, seat: int) -> Html:
    view, name = scene.view, scene.names[seat]
    score = view["players"][seat]["score"]
    bar = el("progress", {"max": view["target"], "value": min(score, view["target"]), "aria-hidden": "true"})
    cells = [el("td", None, el("span", {"class": "sum"}, str(score)), bar)]
    if view["last"]:
        cells.append(_left(scene, view["last"][seat]))
    return el("tr", None, el("th", {"scope": "row"}, name), *cells)


def _left(scene: Scene, last: dict[str, Any]) -> Html:
    """What somebody was left with."""
    t = scene.t
    if not last["hand"]:
        return el("td", {"class": "out"}, t("uno-out"))
    cards = [el("span", {"class": "small", "title": card_name(code, t)}, face(*parts(code))) for code in last["hand"]]
    names = ", ".join(card_name(code, t) for code in last["hand"])
    shown = el("span", {"class": "leftover", "role": "img", "aria-label": names}, *cards)
    return el("td", {"class": "left"}, el("span", {"class": "sum"}, str(last["points"])), shown)
