"""The middle of the table of Flights: deck and discard, and what was laid, by whom, in the order of picking."""

from __future__ import annotations

from collections import Counter
from typing import Any

from web.games.flights import art
from web.games.flights.fires import burnt_by
from web.games.flights.goal import ends_game, wins_match
from web.games.flights.seat import fire_words, move_of
from web.games.flights.words import card_name, card_tip, colour_names, flight_tip
from web.parts.faces import face
from web.parts.html import Html, el, glued
from web.parts.players import own_name, person
from web.parts.table import Scene
from web.parts.zones import control, doing, panel, spoken

_MOST_SEEN = 3
"""How many cards of the discard can be seen."""


def middle(scene: Scene) -> Html:
    """Deck, the exchange that is being resolved, what was laid, discard."""
    turned = " turned" if any(event["type"] == "turned" for event in scene.events) else ""
    laid = [_bid(scene, seat, taken) for seat, taken in _sequence(scene)]
    label = scene.t("fli-table")
    attrs = {"class": f"fl-bids of-{len(laid)}", "role": "list", "aria-label": label, "data-zone": "table"}
    bids = el("ul", attrs, *laid)
    row = el("div", {"class": "fl-row"}, _deck(scene), _exchange(scene), bids, _discard(scene))
    ends = el("p", {"class": "fl-goal"}, ends_game(scene), " ", el("span", None, wins_match(scene)))
    return panel(f"fl-middle fl-{scene.view['phase']}{turned}", label, row, ends)


# Deck and discard.


def _deck(scene: Scene) -> Html:
    size = scene.view["deck"]
    label = scene.t("fli-deck", count=size)
    attrs = {"class": "fl-heap", "role": "img", "aria-label": label, "data-tip": label, "data-part": "deck"}
    heap = el("div", attrs, art.back() if size else _gap(), _count(size))
    return el("div", {"class": "fl-stock"}, heap, _out(scene))


def _out(scene: Scene) -> Html | None:
    """The colours that are not in the game."""
    out, t = scene.view["out"], scene.t
    if not out:
        return None
    label = t("fli-out", colours=colour_names(out, t))
    signs = [el("span", {"class": "gone-colour"}, art.sign(colour)) for colour in out]
    return el("p", {"class": "out", "role": "img", "aria-label": label, "data-tip": label}, *signs)


def _discard(scene: Scene) -> Html:
    cards, t = scene.view["discard"], scene.t
    label = t("fli-discard", count=len(cards), top=card_name(cards[-1], t) if cards else "–")
    seen = [el("span", {"data-move": move_of(card)}, art.card(card)) for card in cards[-_MOST_SEEN:]]
    fan = el("span", {"class": "fl-fan"}, *(seen or [_gap()]))
    attrs = {"class": "fl-heap discard", "role": "img", "aria-label": label, "data-tip": label, "data-part": "discard"}
    return el("div", {"class": "fl-stock"}, el("div", attrs, fan, _count(len(cards))))


def _count(number: int) -> Html:
    return el("span", {"class": "count", "aria-hidden": "true"}, str(number))


def _gap() -> Html:
    return el("span", {"class": "card gone", "aria-hidden": "true"})


def _exchange(scene: Scene) -> Html | None:
    """The exchange that is being resolved."""
    card = scene.view["swap"]
    if card is None:
        return None
    attrs = {"class": "resolving", "data-move": move_of(card), "data-tip": card_tip(card, scene.t)}
    return el("div", attrs, spoken(card_name(card, scene.t)), art.card(card))


# What was laid.


def _sequence(scene: Scene) -> list[tuple[int, bool]]:
    """The seats as their bids lie, and whether the card there is gone.

    While cards are laid: clockwise from the first-turn card; then those who have picked before those still to pick.
    """
    view = scene.view
    count, left = len(view["players"]), Counter(view["table"])
    clockwise = [(view["first"] + step) % count for step in range(count)]
    if view["phase"] == "lay":
        return [(seat, False) for seat in clockwise]
    picked = [seat for seat in clockwise if view["players"][seat]["laid"] and seat not in view["order"]]
    picked.sort(key=lambda seat: -int(view["players"][seat]["laid"]["flight"]))
    found = []
    for seat in picked + view["order"]:
        card = view["players"][seat]["laid"]["card"]
        found.append((seat, not left[card]))
        left[card] -= 1 if left[card] else 0
    return found


def _bid(scene: Scene, seat: int, taken: bool) -> Html:
    """What a seat laid: card, flight, whose it is, and when they pick."""
    view = scene.view
    laid = view["players"][seat]["laid"]
    now = view["phase"] != "lay" and view["order"][0] == seat
    picked = view["phase"] != "lay" and seat not in view["order"]
    whose = face(scene.faces[seat] if scene.faces else "")
    name = el("span", {"class": "whose"}, whose, own_name(scene.names[seat]))
    kind = "now" if now else "picked" if picked else "waits"
    text = _laying(scene, seat) if scene.view["phase"] == "lay" else _picking(scene, seat)
    when = el("span", {"class": "when"}, text) if text else None
    return el(
        "li",
        {"class": f"fl-bid {kind}"},
        _laid_card(scene, seat, taken),
        _laid_flight(scene, seat, laid),
        name,
        when,
    )


def _laid_card(scene: Scene, seat: int, taken: bool) -> Html:
    laid = scene.view["players"][seat]["laid"]
    if laid is None or taken:
        return el("span", {"class": "fl-spot"}, spoken(scene.t("fli-taken" if taken else "fli-nothing-laid")), _gap())
    card, t = laid["card"], scene.t
    name = card_name(card, t)
    if scene.view["phase"] == "lay" or scene.viewer is None:
        move = f"hand-{seat}" if card == "?" else move_of(card)
        stays = t("fli-tip-laid") if seat == scene.viewer else ""
        tip = glued(" ", filter(None, (card_tip(card, t), stays)))
        attrs = {"class": "fl-spot", "data-move": move, "data-tip": tip}
        return el("span", attrs, spoken(name), art.card(card))
    action, t = f"take>{card}", scene.t
    legal = action in scene.legal
    fire = fire_words(scene, action) if legal else ""
    label = glued(". ", filter(None, (t("fli-take", card=name), fire))) if legal else name
    attrs = {
        "id": f"laid-{seat}",
        "class": f"fl-spot{' lit' if legal else ' off' if scene.acts else ''}",
        **doing(scene, action, f"{card_tip(card, t)} {fire}".rstrip()),
        "data-move": move_of(card),
    }
    gone = [city for cities in burnt_by(scene.view, action).values() for city in cities] if fire else []
    flame = {"class": "would-burn", "aria-hidden": "true"}
    burns = el("span", flame, art.flame(), *map(art.chip, gone)) if fire else None
    return control(scene, attrs, spoken(label), art.card(card), burns)


def _laid_flight(scene: Scene, seat: int, laid: dict[str, Any] | None) -> Html:
    t, colour = scene.t, scene.view["players"][seat]["colour"]
    if laid is None:
        return el("span", {"class": "fl-ticket none", "aria-hidden": "true"})
    if laid["flight"] == "?":
        return el("span", {"class": f"fl-ticket used {colour}"}, spoken(t("fli-face-down-flight")), art.plane())
    flight = int(laid["flight"])
    attrs = {"class": f"fl-ticket {colour}", "data-tip": flight_tip(flight, colour, t, used=False)}
    return el("span", attrs, spoken(t("fli-flight", flight=flight)), art.ticket(flight))


def _laying(scene: Scene, seat: int) -> str:
    if seat in scene.view["to_act"]:
        return scene.t("fli-still-choosing", who=person(scene.names[seat], scene.t))
    return scene.t("fli-has-laid") if scene.view["players"][seat]["laid"] else ""


def _picking(scene: Scene, seat: int) -> str:
    order, t = scene.view["order"], scene.t
    if seat not in order:
        return t("fli-has-picked")
    if seat == order[0]:
        return t("fli-picks-now", who=person(scene.names[seat], t))
    return t("fli-picks-later", place=order.index(seat) + 1)
