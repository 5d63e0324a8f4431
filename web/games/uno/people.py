"""The players round the table of UNO: what they hold, and what may be called out about them."""

from __future__ import annotations

from web.games.uno.art import dealt, face
from web.games.uno.moves import last_to_draw, last_to_lay
from web.games.uno.words import HIDDEN, SINGLE, card_name, is_dealt, parts, seat_to_act, seat_words
from web.parts.faces import face as portrait
from web.parts.html import Html, el
from web.parts.players import others as other_seats
from web.parts.players import own_name
from web.parts.table import Scene
from web.parts.zones import card_back, control, panel, spoken


def others(scene: Scene) -> Html:
    """The other seats in the order of the table: from the left hand, round the far side, to the right hand."""
    seats = [_seat(scene, seat) for seat in other_seats(scene)]
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
    """Somebody else: name, cards, and beside a last card the way to catch them."""
    comes_next = scene.view["next"] == seat and is_dealt(scene)
    acts = " acts" if seat_to_act(scene) == seat else " next" if comes_next else ""
    held = el("div", {"class": "holds"}, fan(scene, seat), _catch(scene, seat))
    dealer = scene.view["dealer"] == seat and is_dealt(scene)
    mark = el("span", {"class": "deals", "data-tip": scene.t("uno-deals")}, dealt()) if dealer else None
    name = own_name(scene.names[seat])
    after = el("span", {"class": "follows"}, scene.t("uno-next")) if acts == " next" else None
    line = el("h2", {"class": "who"}, portrait(scene.faces[seat]) if scene.faces else None, name, mark, after)
    return panel(f"uno-seat{acts}", seat_words(scene, seat), line, held)


def fan(scene: Scene, seat: int) -> Html:
    """Somebody's cards from behind, but for those that the viewer was shown."""
    hand, t = scene.view["players"][seat]["hand"], scene.t
    shown = [code for code in hand if code != HIDDEN]
    label = t("uno-fan", count=len(hand))
    if shown:
        names = t.listed(card_name(code, t) for code in shown)
        label = t("uno-known", name=scene.names[seat], cards=names)
    cards = [_fanned(scene, seat, at) for at in range(len(hand))]
    attrs = {"class": "fan seen" if shown else "fan", "role": "img", "aria-label": label, "data-tip": label}
    return el("div", attrs, *cards)


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
    label = scene.t("uno-catch-name", name=scene.names[seat])
    attrs = {
        "id": f"catch-{seat + 1}",
        "class": "button quiet",
        action_attribute(action, scene.legal): action,
        "data-tip": scene.t("uno-catch-tip", name=scene.names[seat]),
    }
    return control(scene, attrs, spoken(label), el("span", {"aria-hidden": "true"}, scene.t("uno-catch")))


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
        _caller(
            scene,
            seat,
            f"catch>{one + 1}",
            t("uno-caller", name=name, culprit=scene.names[one]),
            t("uno-catch-tip", name=scene.names[one]),
        )
        for one in singles
        if one != seat
    ]
    let = _caller(scene, seat, "let", t("uno-caller-let", name=name), t("uno-let-tip"))
    return [*catches, let] if catches else []


def _caller(scene: Scene, seat: int, action: str, label: str, tip: str) -> Html | None:
    """A button that speaks for `seat`; none where only the viewer can do it."""
    calls = (seat, action) in scene.callers
    if not calls and action in scene.legal:
        return None
    ident = f"call-{seat + 1}-{action.replace('>', '-')}"
    attrs = {"id": ident, "class": "button quiet", "data-action" if calls else "data-try": action, "data-seat": seat}
    return control(scene, {**attrs, "data-tip": tip}, label)
